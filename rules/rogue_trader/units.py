"""The units of Rogue Trader: profile, losses of the turn, conditions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Literal

from rules.core.names import fold
from rules.core.pieces import BattleState, Piece
from rules.core.words import Line, say

FRENZY, FEAR = "frenzy", "causes fear"
TRAITS = (FRENZY, FEAR)
Test = Literal["confusion", "frenzy", "fear-charging", "fear-charged", "fear-weapons", "hate"]
ORDER = ("confusion", "frenzy", "fear-charging", "fear-charged", "fear-weapons", "hate", "rout")  # P1; then rout tests
Because = Literal["", "lost-combat", "losses", "breaking-off", "fear", "gm"]
Rally = Literal["", "next", "now"]
Stationary = Literal["", "held", "stopped", "afraid", "slow", "set"]


@dataclass(frozen=True, slots=True)
class Called:
    """Note a test that a unit is called to: which, for what reason (a rout test), because of whom (a unit's id).

    An empty `test` is a plain test of Cool, which is never noted.
    """

    test: Test | Literal["rout", ""]
    because: Because = ""
    enemy: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit(Piece):
    """Hold a unit of troops.

    `size` counts its models now (None unknown, 0 destroyed), `start` those at the start of the turn, `losses` what
    shooting and psychic attack took of it this turn. `movement` is in inches. `hates` names units or sides.

    `fresh` means that no turn of its own has begun since it routed, `rally` that its rally turn comes next or is now,
    `chase` whom it must pursue at once, `stationary` why it may not move this turn. `hating` holds the ids,
    `hating_named` the names of those it hates at present. `engaged` holds the ids of those it fights, who hold its own.
    `left_now` means that it left the table since its own turn last began. `tried` lists what may be done once a turn
    and was, `due` the tests not yet taken.
    """

    KIND: ClassVar[str] = "unit"

    size: int | None = None
    start: int | None = None
    ld: int | None = None
    cl: int | None = None
    leader_ld: int | None = None
    leader_cl: int | None = None
    leader_lost: bool = False
    movement: Fraction | None = None
    traits: tuple[str, ...] = ()
    hates: tuple[str, ...] = ()
    losses: int = 0
    routed: bool = False
    fresh: bool = False
    rally: Rally = ""
    pursuing: bool = False
    chase: tuple[int, ...] = ()
    stationary: Stationary = ""
    frenzied: bool = False
    confused: bool = False
    hating: tuple[int, ...] = ()
    hating_named: tuple[str, ...] = ()
    engaged: tuple[int, ...] = ()
    no_reserve: bool = False
    off_table: bool = False
    left_now: bool = False
    tried: tuple[str, ...] = ()
    due: tuple[Called, ...] = ()

    @property
    def destroyed(self) -> bool:
        """Tell whether no model is left."""
        return self.size == 0

    @property
    def playing(self) -> bool:
        """Tell whether it is on the table with a model left."""
        return not (self.off_table or self.destroyed)

    @property
    def leader(self) -> bool:
        """Tell whether it has a leader now."""
        return not self.leader_lost and (self.leader_ld is not None or self.leader_cl is not None)

    @property
    def leadership(self) -> tuple[int | None, Line]:
        """Return the Ld to test on and whose it is: the leader's, even when lower, else the troops' (R2)."""
        if self.leader and self.leader_ld is not None:
            return self.leader_ld, say("src-r-leader-ld")
        return self.ld, say("src-r-troops-ld")

    @property
    def cool(self) -> tuple[int | None, Line]:
        """Return the Cl to test on and whose it is: the leader's, else the troops' (P1)."""
        if self.leader and self.leader_cl is not None:
            return self.leader_cl, say("src-r-leader-cl")
        return self.cl, say("src-r-troops-cl")

    @property
    def pace(self) -> Fraction | None:
        """Return its Movement now in inches: halved while it is confused (P2)."""
        if self.movement is None:
            return None
        return self.movement / 2 if self.confused else self.movement

    @property
    def doubled(self) -> Fraction | None:
        """Return twice its Movement now in inches: the move of the routed and the frenzied, and the charge move."""
        return None if self.pace is None else 2 * self.pace

    @property
    def in_combat(self) -> bool:
        """Tell whether it counts as in close combat: it fights somebody, or pursues (R13)."""
        return bool(self.engaged) or self.pursuing

    @property
    def is_hating(self) -> bool:
        """Tell whether it is in the grip of hate."""
        return bool(self.hating or self.hating_named)

    def hates_by_nature(self, enemy: Unit) -> bool:
        """Tell whether its profile names this enemy, or the enemy's side, as hated."""
        return named(self.hates, enemy)

    def hates_now(self, enemy: Unit) -> bool:
        """Tell whether it is in the grip of hate against this enemy."""
        return enemy.id in self.hating or named(self.hating_named, enemy)

    def calling(self, call: Called) -> tuple[Called, ...]:
        """Return the tests due to it with one more, in the order in which they are taken (P1)."""
        same = [c for c in self.due if (c.test, c.because) == (call.test, call.because)]
        return tuple(sorted((*(c for c in self.due if c not in same), call), key=lambda c: ORDER.index(c.test)))

    def called_to(self, test: str, because: str = "") -> bool:
        """Tell whether this test is due (a rout test: for this reason)."""
        return any(c.test == test and (not because or c.because == because) for c in self.due)


BARE = Unit()


def named(names: tuple[str, ...], enemy: Unit) -> bool:
    """Tell whether one of these names is the enemy's own or that of its side."""
    keys = {fold(name) for name in names}
    return bool(keys & {key for key in (fold(enemy.name), fold(enemy.side)) if key})


def prey_of(unit: Unit, units: Mapping[int, Unit]) -> tuple[Unit, ...]:
    """Return whom a unit must pursue now: those who routed from it, as long as they flee (R9)."""
    found = [units[i] for i in unit.chase if i in units]
    return tuple(prey for prey in found if prey.routed and not prey.destroyed)


def has_turn(unit: Unit, state: BattleState) -> bool:
    """Tell whether this is a turn of the unit's owner: its side's, or any when its side is none of the battle's."""
    sides = {fold(side) for side in state.sides}
    side = fold(unit.side)
    return not state.side or side not in sides or side == fold(state.side)
