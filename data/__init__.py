"""What the bot remembers: the store's promises, and their keeping on SQLite."""
