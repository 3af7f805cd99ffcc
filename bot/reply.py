"""One interaction's replies: acknowledged in time, private when they must be, never sent twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord

log = logging.getLogger(__name__)
PATIENCE = 1.5  # seconds after which the interaction is deferred; Discord gives up at 3


class Undelivered(Exception):
    """Say that a reply could not be delivered: what it told stays noted as not shown."""


@dataclass(slots=True)
class Reply:
    """Hold what is to be sent: the journal entries that it shows, and the messages that follow it.

    `mentions` are those whom `content` calls; without it nobody is.
    """

    embeds: list[discord.Embed]
    view: discord.ui.View | None = None
    private: bool = False
    files: Sequence[discord.File] = ()
    entries: tuple[int, ...] = ()
    more: list[Reply] = field(default_factory=list)
    content: str = ""
    mentions: discord.AllowedMentions | None = None


class Answer:
    """Answer an interaction: the first reply as its response (or in place of a deferral), later ones as follow-ups."""

    def __init__(self, interaction: discord.Interaction[Any], private: bool) -> None:
        self._interaction = interaction
        self._private = private
        self._deferring: asyncio.Task[Any] | None = None
        self._used = interaction.response.is_done()
        self._timer = None if self._used else asyncio.get_running_loop().call_later(PATIENCE, self._defer)

    def cancel(self) -> None:
        """Stop the clock: nothing will be answered here."""
        if self._timer is not None:
            self._timer.cancel()

    async def send(self, reply: Reply) -> int | None:
        """Send a reply and return its message id; raise `Undelivered` when Discord did not take it."""
        self.cancel()
        kwargs: dict[str, Any] = {"embeds": reply.embeds}
        if reply.view is not None:
            kwargs["view"] = reply.view
        if reply.content:
            kwargs["content"] = reply.content
        if reply.mentions is not None:
            kwargs["allowed_mentions"] = reply.mentions
        if reply.files:
            kwargs["files"] = list(reply.files)
        try:
            return await self._send(reply, kwargs)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            raise Undelivered(str(error)) from error

    async def _send(self, reply: Reply, kwargs: dict[str, Any]) -> int | None:
        response = self._interaction.response
        if self._deferring is not None:
            await self._deferring
            self._deferring = None
            if reply.private and not self._private:
                # While it is "thinking" the next message would take its place, publicly: it is completed, then removed.
                await self._interaction.edit_original_response(content="…")
                await self._interaction.delete_original_response()
            else:
                if "files" in kwargs:
                    kwargs["attachments"] = kwargs.pop("files")
                self._used = True
                return (await self._interaction.edit_original_response(**kwargs)).id
        elif not self._used:
            self._used = True
            sent = await response.send_message(**kwargs, ephemeral=reply.private)
            return sent.message_id
        self._used = True
        message = await self._interaction.followup.send(**kwargs, ephemeral=reply.private, wait=True)
        return message.id

    def _defer(self) -> None:
        if not self._interaction.response.is_done():
            later = self._interaction.response.defer(ephemeral=self._private, thinking=True)
            self._deferring = asyncio.get_running_loop().create_task(later)
            self._deferring.add_done_callback(_quiet)


def _quiet(task: asyncio.Task[Any]) -> None:
    """Take note of a deferral that failed, so that it is not reported as forgotten; `send` sees it too."""
    if not task.cancelled() and task.exception():
        log.info("could not defer: %s", task.exception())
