"""How fast and how large: measured against a bare discord.py bot, in one run on the same machine."""
