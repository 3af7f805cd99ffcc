"""The rolls: tests of control, and the Whoa! table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from bot.commands import Ask, Cog, Outcome, Rolling, command, group, opt
from cogs.mordheim import spoken
from rules.mordheim import asked
from rules.mordheim.check import check, check_chances
from rules.mordheim.exempt import BECAUSE, Because
from rules.mordheim.leadership import FROM, From
from rules.mordheim.links import settled
from rules.mordheim.pieces import Mount, Rider
from rules.mordheim.whoa import whoa


@dataclass(frozen=True, kw_only=True, slots=True)
class MountCheck(Rolling):
    """Options of `/mount check`."""

    mount: str | None = opt(piece=Mount)
    because: str | None = opt(choices=BECAUSE)
    ld_from: str | None = opt(choices=FROM)
    ld: int | None = opt(low=1, high=12)
    initiative: int | None = opt(low=1, high=10)
    species: str | None = opt(complete=spoken.suggest_species)
    modifier: int = opt(0, low=-9, high=9)


@dataclass(frozen=True, kw_only=True, slots=True)
class WhoaOptions(Rolling):
    """Options of `/whoa`."""

    mount: str | None = opt(piece=Mount)
    modifier: int = opt(0, low=-9, high=9)
    unhorser: bool = opt(False)
    attacker: str | None = opt(piece=Rider)
    rolls: int = opt(1, low=1, high=20)
    result: str | None = opt(choices=("unhorsed",))
    species: str | None = opt(complete=spoken.suggest_species)


class Rolls(Cog):
    """Roll for control (M2, M5, M8, M15, M26) and on the Whoa! table (M13–M15, M21)."""

    mount = group("mount")

    @mount.command("check", MountCheck)
    def check(self, ask: Ask, o: MountCheck) -> Outcome:
        """Test control of a mount and follow a failure to its end."""
        case = asked.check_case(
            ask.battle,
            self._mount(ask, o.mount, o.species),
            cast(Because | None, o.because),
            ld=o.ld,
            initiative=o.initiative,
            ld_from=cast(From | None, o.ld_from),
            modifier=o.modifier,
        )
        outcome = check(ask.dice, case)
        return replace(outcome, chances=check_chances(case, outcome))

    @command("whoa", WhoaOptions)
    def whoa(self, ask: Ask, o: WhoaOptions) -> Outcome:
        """Roll on the Whoa! table for a mounted warrior."""
        mount = self._mount(ask, o.mount, o.species)
        attacker = ask.battle.find(Rider, o.attacker) if o.attacker is not None else None
        case = asked.whoa_case(
            ask.battle,
            mount,
            attacker,
            rolls=o.rolls,
            modifier=o.modifier,
            unhorser=o.unhorser,
            forced=o.result == "unhorsed",
        )
        return ask.roll(whoa, case)

    def _mount(self, ask: Ask, name: str | None, species: str | None) -> Mount:
        """Return the mount that is named, else the one that bare options describe."""
        if name is not None:
            return settled(ask.battle, ask.acting(Mount, name))
        return asked.described(spoken.species(self.bot.words, species) if species is not None else None)
