"""A fighter of De Bello Gallico: his profile, his wounds, what he stands for on the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import ClassVar, Literal

from rules.core.names import fold
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say

Result = Literal["win", "tie", "loss"]
Blow = Literal["none", "wound", "out"]
Defended = Literal["no", "attacker", "against"]

WOUNDED, OUT = 1, 2  # wounds of a man; any wound puts a dog out (G11)
SLOWED = 2  # cm that a wound takes from Movement on foot (G1)
LONGEST_SKILL = 40

NOTHING = ("-", "–", "none", "aucune", "aucun")  # a list typed so is empty

AUTOMATIC = ("tough", "elite warrior", "peerless defender", "frenzy")  # skills that the rolls know (G10)
SKILLS = (*AUTOMATIC, "violent blow", "multiple shot", "shoulder brother", "tactician", "lightning charge")

_TYPED = {skill: skill for skill in SKILLS} | {
    "coriace": "tough",
    "guerrier d'elite": "elite warrior",
    "elite": "elite warrior",
    "defenseur hors pair": "peerless defender",
    "frenesie": "frenzy",
    "coup violent": "violent blow",
    "tir multiple": "multiple shot",
    "frere d'epaule": "shoulder brother",
    "tacticien": "tactician",
    "tacticien hors pair": "tactician",
    "charge eclair": "lightning charge",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Clash:
    """Hold what a fight came to, so that what was decided after its rolls can be settled anew.

    Places are 0 for the lone fighter, then those against him as listed: `ids`, their wounds `before` and `after`, how
    many `fights` each had by then, whose line holds (`lines`), who `recoiled`, who is `blocked`. `struck` is the place
    that the lone winner struck, 0 for nobody. `hits` are the blows on the lone loser, in order. It holds for `turn`.
    """

    result: Result
    score: int
    turn: int = 1
    hits: tuple[Blow, ...] = ()
    ids: tuple[int, ...] = ()
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    fights: tuple[int, ...] = ()
    lines: tuple[bool, ...] = ()
    recoiled: tuple[int, ...] = ()
    blocked: tuple[int, ...] = ()
    defended: Defended = "no"
    struck: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Fighter(Piece):
    """Hold a fighter, or a war dog. The profile is that of an unhurt one; `movement` in cm; None where not given.

    `handler` is the master of a dog, `target` the enemy that the dog stays on (G11). `fights` counts the fights so far,
    `clash` is the last one that was fought alone. `recovering` means that a recovery test is still to come (G14).
    """

    KIND: ClassVar[str] = "fighter"

    combat: int | None = None
    shooting: int | None = None
    defence: int | None = None
    discipline: int | None = None
    movement: Fraction | None = None
    protection: str = ""
    skills: tuple[str, ...] = ()
    dog: bool = False
    handler: int = 0
    target: int = 0
    formation: bool = False
    camouflaged: bool = False
    frenzied: bool = False
    wounds: int = 0
    fights: int = 0
    clash: Clash | None = None
    recovering: bool = False

    @property
    def wounded(self) -> bool:
        """Tell whether a wound is borne (G1)."""
        return self.wounds == WOUNDED

    @property
    def out(self) -> bool:
        """Tell whether the fighter is out of action."""
        return self.wounds >= OUT

    @property
    def weakened(self) -> bool:
        """Tell whether the effects of a wound count: frenzy ignores them (G10)."""
        return self.wounded and not self.frenzied

    @property
    def pace(self) -> Fraction | None:
        """Return the Movement on foot as it is now, in cm."""
        if self.movement is None or not self.weakened:
            return self.movement
        return max(Fraction(0), self.movement - SLOWED)

    def has(self, skill: str) -> bool:
        """Tell whether the fighter has a skill."""
        return skill in self.skills

    def hurt(self, blow: Blow) -> Fighter:
        """Return the fighter after a blow (G1); tough turns the first out of action into a wound, dogs bear none."""
        if blow == "none" or self.out:
            return self
        if self.dog:
            return replace(self, wounds=OUT)
        if blow == "out" and not (self.has("tough") and not self.wounds):
            return replace(self, wounds=OUT)
        return replace(self, wounds=self.wounds + 1)


def skills_of(typed: str | None) -> tuple[str, ...]:
    """Return the skills of a comma list: known ones by their key, others as typed (they have no automatic effect).

    Raises `Refused` on one of more than 40 characters.
    """
    items = [" ".join(item.split()) for item in (typed or "").split(",") if item.strip() and fold(item) not in NOTHING]
    long = [item for item in items if len(item) > LONGEST_SKILL]
    if long:
        reasons = (Reason(say("g-skill-long-why", name=Name(item), longest=LONGEST_SKILL)) for item in long)
        raise Refused(say("g-skill-long"), *reasons)
    return tuple(dict.fromkeys(_TYPED.get(fold(item.replace("’", "'")), item) for item in items))


def skill_word(skill: str) -> Line | Name:
    """Return the word for a known skill, or a player's own text."""
    return say(f"g-skill-{skill.replace(' ', '-')}") if skill in SKILLS else Name(skill)
