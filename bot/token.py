"""The shape of a bot's token: what is wrong with one is told before Discord is asked."""

from __future__ import annotations

import base64
import binascii
import re

from rules.core.words import Line, say


def token_fault(token: str) -> Line | None:
    """Return what is wrong with the shape of a bot's token, None when it looks like one.

    A token has three parts between dots; the first is the bot's id (digits) in base64.
    """
    parts = token.split(".")
    if re.fullmatch(r"\d{15,21}", token):
        return say("console-token-id")
    if re.fullmatch(r"[0-9a-f]{64}", token):
        return say("console-token-key")
    if len(parts) == 1 and re.fullmatch(r"[\w-]{32}", token):
        return say("console-token-client-secret")
    if len(parts) != 3:
        return say("console-token-parts", parts=len(parts))
    if not re.fullmatch(r"[\w-]+", "".join(parts), flags=re.ASCII):
        return say("console-token-characters")
    if not _id_of(parts[0]) or len(parts[1]) < 5 or len(parts[2]) < 27:
        return say("console-token-cut")
    return None


def _id_of(part: str) -> str:
    """Return the bot's id that the first part of a token holds, empty when it holds none."""
    try:
        text = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return ""
    return text if text.isdecimal() and len(text) >= 17 else ""
