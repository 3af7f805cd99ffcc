"""The pieces of Mordheim's riding rules: a mount, and a rider (also a handler or a leader on foot)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import ClassVar, Literal

from rules.core.names import fold
from rules.core.pieces import Piece
from rules.core.words import Arg, Line, Name, say

MountCondition = Literal[
    "ridden", "led", "isolated", "waiting", "uncontrollable", "bolting", "off the table", "out of action", "dead"
]
RiderCondition = Literal["on foot", "mounted", "disoriented", "stunned", "out of action"]

TRAITS = ("trained", "slow", "stupid", "stubborn", "never tests")
SKILLS: dict[str, str] = {  # value in `skills` → its rule
    "horse archer": "M19",
    "commander": "M20",
    "combat master": "M21",
    "evade": "M22",
    "combat riding": "M23",
    "running dismount": "M24",
    "athletic mount": "M25",
    "trick riding": "M26",
}
GONE: tuple[MountCondition, ...] = ("off the table", "out of action", "dead")
HELD: tuple[MountCondition, ...] = ("ridden", "led", "waiting")  # conditions that need somebody


@dataclass(frozen=True, slots=True, kw_only=True)
class Mount(Piece):
    """Hold a riding animal. Movement in inches; `ld` and `movement` 0 mean unknown; `attacks` 0 means none (M10).

    `by` is the one link between the two kinds of piece: the rider who rides, leads or is awaited, or (in every other
    condition) who did so last and may catch it. 0: nobody. `tested`: no test or run is due before its side's
    next turn; `calmed`: it calmed down this turn and takes no M5 test (M8).
    """

    KIND: ClassVar[str] = "mount"

    species: str = "horse"
    movement: Fraction = Fraction(8)
    ld: int = 5
    attacks: int = 0
    barding: bool = False
    traits: tuple[str, ...] = ()
    condition: MountCondition = "isolated"
    by: int = 0
    tested: bool = False
    calmed: bool = False

    def has(self, trait: str) -> bool:
        """Tell whether the animal has a trait."""
        return trait in self.traits

    def held(self, condition: MountCondition, rider: Rider) -> bool:
        """Tell whether the mount is ridden, led or waiting, by or for this rider."""
        return self.condition == condition and self.by == rider.id != 0

    @property
    def rating(self) -> int:
        """Return what the mount adds to the warband rating (M16): 3, or 5 with an attack; a dead one nothing."""
        return 0 if self.condition == "dead" else 5 if self.attacks else 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Rider(Piece):
    """Hold a warrior who rides, leads, handles animals or commands. Movement in inches; `ld` 0 means unknown.

    `disoriented` counts the ends of his own turns until the rearing is over (M15). `hidden`: shots at him are at −1
    (M26). `changes` counts how often he mounted or dismounted this turn at the cost of half his Movement (M4).
    `injuries` are the rolls on the serious injuries table still to make after a battle (M15).
    """

    KIND: ClassVar[str] = "rider"

    gender: Literal["", "m", "f"] = ""
    ld: int = 0
    initiative: int = 3
    movement: Fraction = Fraction(4)
    experience: int = 0
    leader: bool = False
    hired: bool = False
    henchman: bool = False
    ride: tuple[str, ...] = ()
    handler: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    condition: RiderCondition = "on foot"
    disoriented: int = 0
    hidden: bool = False
    changes: int = 0
    injuries: int = 0

    @property
    def called(self) -> Name | Line:
        """Return the name to show, with the gender that French agrees with."""
        return Name(self.name, self.gender) if self.name else say("bare-rider")

    @property
    def words(self) -> dict[str, Arg]:
        """Return the arguments `rider` and `rider-gender` (`m`, `f`, `none`; « le cavalier » is masculine)."""
        return {"rider": self.called, "rider-gender": self.gender or ("none" if self.name else "m")}

    @property
    def rides(self) -> bool:
        """Tell whether he is in the saddle."""
        return self.condition in ("mounted", "disoriented")

    def can_ride(self, mount: Mount) -> bool:
        """Tell whether he has Ride for this species (M18)."""
        return knows(self.ride, mount.species)

    def handles(self, species: str) -> bool:
        """Tell whether he is a Beast Handler of this species (M17)."""
        return knows(self.handler, species)

    def uses(self, skill: str, mount: Mount) -> bool:
        """Tell whether he may use a riding skill with this mount: M19–M26 need Ride for it."""
        return skill in self.skills and self.can_ride(mount)

    def stands(self, condition: RiderCondition) -> Rider:
        """Return the rider in another condition, without what only the saddle or the rearing gave him.

        Out of action he owes an injury roll; back from there by hand, he does not.
        """
        owed = (condition == "out of action") - (self.condition == "out of action")
        injuries = max(0, self.injuries + owed)
        return replace(self, condition=condition, disoriented=0, hidden=False, injuries=injuries)


def knows(species: tuple[str, ...], one: str) -> bool:
    """Tell whether a species is among those learnt, without case or accents."""
    return fold(one) in map(fold, species)


def slug(text: str) -> str:
    """Return a condition, trait, skill or species as part of a key."""
    return text.replace(" ", "-")


BARE = Mount(condition="ridden")  # what a bare `/whoa` speaks of
ANYONE = Rider(condition="mounted")
