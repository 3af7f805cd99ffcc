"""Who asks, where, with what rights, and in which language to answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.i18n import locale_of
from data.records import Actor, Person, Place, Snapshot


class Roles(Mapping[int, str]):
    """Give the names of a server's roles by id, read only when somebody asks."""

    def __init__(self, guild: discord.Guild | None) -> None:
        self._guild = guild

    def __getitem__(self, role: int) -> str:
        found = self._guild.get_role(role) if self._guild is not None else None
        if found is None:
            raise KeyError(role)
        return found.name

    def __iter__(self) -> Iterator[int]:
        return (role.id for role in self._guild.roles) if self._guild is not None else iter(())

    def __len__(self) -> int:
        return len(self._guild.roles) if self._guild is not None else 0


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """Return where an interaction happens; a forum post stands for itself, a thread names its parent."""
    channel = interaction.channel
    parent = None
    if isinstance(channel, discord.Thread) and not isinstance(channel.parent, discord.ForumChannel):
        parent = channel.parent_id
    return Place(interaction.channel_id or 0, interaction.guild_id, parent)


def actor_of(interaction: discord.Interaction[Any], snapshot: Snapshot) -> Actor:
    """Return who acts: a GM has Manage Server or Manage Channels here, the GM role, or opened the battle."""
    user = interaction.user
    gm = snapshot.battle is not None and snapshot.starter == user.id
    if not gm and interaction.guild_id is not None:
        rights = interaction.permissions
        gm = rights.manage_guild or rights.manage_channels or _plays_gm(user, snapshot)
    return Actor(user.id, user.display_name, gm)


def _plays_gm(user: discord.User | discord.Member, snapshot: Snapshot) -> bool:
    """Tell whether somebody holds the role that makes a GM of this battle or server."""
    roles = {dict(snapshot.state.settings).get("gm_role"), snapshot.server.settings.get("gm_role")} - {None, ""}
    if not roles:
        return False
    held = {str(role) for role in getattr(user, "_roles", ())} or {str(r.id) for r in getattr(user, "roles", ())}
    return bool(roles & held)


def reader_locale(interaction: discord.Interaction[Any], person: Person) -> str:
    """Return the language of private answers: what `/me` says, else that of the person's Discord."""
    return person.language or locale_of(interaction.locale)


def public_locale(interaction: discord.Interaction[Any], snapshot: Snapshot) -> str:
    """Return the language of what the channel sees.

    The battle's, chosen or settled; else the server's choice; else the server's own if it is a Community server (others
    always report `en-US`); else that of the person.
    """
    if snapshot.state.language:
        return snapshot.state.language
    chosen = snapshot.server.settings.get("language")
    if chosen:
        return chosen
    guild = interaction.guild
    if guild is not None and "COMMUNITY" in guild.features and interaction.guild_locale is not None:
        return locale_of(interaction.guild_locale)
    return reader_locale(interaction, snapshot.person)
