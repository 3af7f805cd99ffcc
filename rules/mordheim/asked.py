"""From the pieces of a battle to the case of a rule: who rides, whose turn it is, whose value is tested."""

from __future__ import annotations

from rules.core.battle import Battle
from rules.core.refusal import Reason
from rules.core.words import say
from rules.mordheim import species
from rules.mordheim.check import CheckCase
from rules.mordheim.exempt import Because, default
from rules.mordheim.leadership import From, Whose, mount_leadership, rider_leadership
from rules.mordheim.links import mount_of, rider_of
from rules.mordheim.pieces import Mount, Rider
from rules.mordheim.turns import own_turn
from rules.mordheim.whoa import Pair, WhoaCase


def pair_of(battle: Battle, mount: Mount) -> Pair:
    """Return a mount with whoever rides it or last did, and whether it is their own turn."""
    return Pair(
        mount=mount,
        rider=rider_of(battle, mount),
        own_turn=own_turn(battle, mount),
        tests_bolting=battle.setting("bolting") == "test-each-turn",
    )


def whoa_case(
    battle: Battle,
    mount: Mount,
    attacker: Rider | None = None,
    *,
    rolls: int = 1,
    modifier: int = 0,
    unhorser: bool = False,
    forced: bool = False,
) -> WhoaCase:
    """Return the case of a `/whoa` for a mount of the battle, or for one that bare options describe."""
    return WhoaCase(
        pair=pair_of(battle, mount) if mount.id else Pair(mount=mount),
        attacker=attacker,
        attacker_mount=mount_of(battle, attacker) if attacker else None,
        rolls=rolls,
        modifier=modifier,
        unhorser=unhorser,
        forced=forced,
    )


def check_case(
    battle: Battle,
    mount: Mount,
    because: Because | None = None,
    *,
    ld: int | None = None,
    initiative: int | None = None,
    ld_from: From | None = None,
    modifier: int = 0,
) -> CheckCase:
    """Return the case of a `/mount check`; without `because`, the test that the mount's condition calls for."""
    pair = pair_of(battle, mount) if mount.id else Pair(mount=mount)
    why = because or default(mount)
    known = battle if mount.id else None
    if why == "trick":
        whose = _initiative(pair.rider, initiative, ld_from)
    elif why in ("hit", "combat"):
        whose = rider_leadership(known, pair.rider, ld_from, ld)
    elif why == "bolting" and not pair.tests_bolting:
        whose = Whose(0, say("src-m-own", mount=mount.called))
    else:
        whose = mount_leadership(known, mount, ld_from, ld)
    return CheckCase(because=why, pair=pair, whose=whose, modifier=modifier)


def _initiative(rider: Rider, given: int | None, ld_from: From | None) -> Whose:
    reasons = (Reason(say("no-m-trick-ld"), "M26"),) if ld_from else ()
    value = rider.initiative if given is None else given
    return Whose(value, say("src-m-initiative", rider=rider.called), None, reasons)


def described(typed_species: str | None) -> Mount:
    """Return the mount that bare options describe: its species' profile, else one without any trait."""
    return species.of(typed_species) if typed_species else Mount(condition="ridden", ld=0)
