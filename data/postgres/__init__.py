"""The store on PostgreSQL, for a bot that outgrew one machine: imported only when it is used, as it needs asyncpg."""
