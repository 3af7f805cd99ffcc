"""The host: knows Discord, knows no game."""

from bot.client import create_bot

__all__ = ["create_bot"]
