"""Results told outside their own answer: lost replies, marks on undone ones."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.embeds import Frame, Writer
from bot.page import outcome_reply
from bot.reply import Reply
from bot.sealing import short
from data.records import Entry, Shown

if TYPE_CHECKING:
    from bot.client import Hola

log = logging.getLogger(__name__)


def retell(writer: Writer, entry: Entry) -> Reply:
    """Return an entry's result to be shown again, said to be so."""
    secret = entry.secret and not entry.revealed
    frame = Frame(no=entry.no, note=entry.note, secret=secret, lost=True, digest=short(entry.digest))
    return outcome_reply(writer, entry.told, frame, entry=entry.id)


async def announce_lost(bot: Hola) -> None:
    """Tell in their channels the results never shown before a crash; secret ones wait for their roller."""
    for entry in await bot.store.unshown():
        if entry.secret and not entry.revealed:
            continue
        snapshot = await bot.store.load_battle(entry.battle, bot.nobody)
        if not bot.serves(snapshot.place.guild):
            continue  # another process is there: it tells, and may be just about to
        reply = retell(Writer(bot.words, snapshot.state.language or "en"), entry)
        channel = bot.get_partial_messageable(entry.channel or snapshot.channel)
        try:
            message = await channel.send(embeds=reply.embeds, view=reply.view or discord.utils.MISSING)
        except discord.HTTPException as error:
            log.info("entry %s is told before its author's next command instead: %s", entry.id, error)
        else:
            bot.store.shown(Shown(entry.id, message.channel.id, message.id))


async def mark(bot: Hola, entry: Entry, locale: str, undone_by: str) -> None:
    """Mark the message of a result as undone by somebody, or take the mark off, where it can be edited.

    A result that shares its message with others (`seq` from 1) has its own embed replaced and no other.
    """
    if entry.channel is None or entry.message is None or (entry.secret and not entry.revealed):
        return
    frame = Frame(no=entry.no, note=entry.note, undone_by=undone_by, digest=short(entry.digest))
    writer = Writer(bot.words, locale)
    reply = outcome_reply(writer, entry.told, frame, entry=entry.id)
    message = bot.get_partial_messageable(entry.channel).get_partial_message(entry.message)
    try:
        if not entry.seq:
            await message.edit(embeds=reply.embeds, view=reply.view)
            return
        number = writer.number(entry.no)
        shown = (await message.fetch()).embeds
        embeds = [reply.embeds[0] if number in (e.footer.text or "").split(" · ") else e for e in shown]
        await message.edit(embeds=embeds)
    except discord.HTTPException as error:
        log.info("could not mark the message of entry %s: %s", entry.id, error)
