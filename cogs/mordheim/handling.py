"""Mount, dismount, lead, release."""

from __future__ import annotations

from dataclasses import dataclass

from bot.commands import Ask, Cog, Options, Outcome, group, opt
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.mordheim import handling
from rules.mordheim.links import keeper, settled
from rules.mordheim.pieces import Mount, Rider


@dataclass(frozen=True, kw_only=True, slots=True)
class Handled(Options):
    """Options that name a mount, and who handles it."""

    mount: str = opt(piece=Mount, required=True)
    rider: str | None = opt(piece=Rider)


@dataclass(frozen=True, kw_only=True, slots=True)
class Dismounted(Handled):
    """Options of `/mount dismount`."""

    lead: bool = opt(False)


class Handling(Cog):
    """Move riders and mounts between their conditions (M3, M4, M24, M25)."""

    mount = group("mount")

    @mount.command("ride", Handled)
    def ride(self, ask: Ask, o: Handled) -> Outcome:
        """Put a rider in the saddle; a stunned one has recovered."""
        mount, rider = _pair(ask, o)
        return handling.ride(ask.battle, mount, rider)

    @mount.command("dismount", Dismounted)
    def dismount(self, ask: Ask, o: Dismounted) -> Outcome:
        """Let a rider down, beside his mount or with the bridle in his hand."""
        mount, rider = _pair(ask, o)
        return handling.dismount(mount, rider, o.lead)

    @mount.command("lead", Handled)
    def lead(self, ask: Ask, o: Handled) -> Outcome:
        """Let a warrior on foot take a mount by the bridle."""
        mount, rider = _pair(ask, o)
        return handling.lead(ask.battle, mount, rider)

    @mount.command("release", Handled)
    def release(self, ask: Ask, o: Handled) -> Outcome:
        """Let go of a mount."""
        mount, rider = _pair(ask, o)
        return handling.release(mount, rider)


def _pair(ask: Ask, o: Handled) -> tuple[Mount, Rider]:
    """Return the mount and who handles it: named, or who had it last; raise `Refused` when nobody had it yet."""
    mount = settled(ask.battle, ask.acting(Mount, o.mount))
    if o.rider is not None:
        return mount, ask.battle.find(Rider, o.rider)
    had = keeper(ask.battle, mount)
    if had is None:
        raise Refused(say("refused-m-who"), Reason(say("no-m-who", mount=mount.called)))
    return mount, had
