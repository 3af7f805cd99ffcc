"""Slash commands: options in, rule, outcome out. Each module here with a `setup` is loaded."""
