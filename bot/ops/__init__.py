"""What a host runs beside the bot: doctor, backup, restore, check, verify, forget."""
