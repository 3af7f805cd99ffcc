"""Rider and mount always agree: after any dice, any commands in any order, any undo that the journal would allow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.core.battle import Battle, merge, written
from rules.core.dice import Rolled
from rules.core.outcome import Change, Outcome, Put
from rules.core.refusal import Refused
from rules.core.words import say
from rules.mordheim import GAME, asked, edits, handling, roster, species
from rules.mordheim.check import check
from rules.mordheim.exempt import BECAUSE, Because
from rules.mordheim.links import keeper
from rules.mordheim.pieces import Mount, Rider
from rules.mordheim.whoa import whoa
from tests.rules.mordheim.scene import agree, mount, scene, seen

MOUNTS, RIDERS = ("Tonnerre", "Foudre", "Mule"), ("Ulrich", "Otto", "Greta")
KINDS = ("horse", "warhorse", "nightmare", "mule")


class Faces:
    """Give the faces that hypothesis chose, then ones."""

    def __init__(self, faces: list[int]) -> None:
        self._faces = faces

    def faces(self, count: int, sides: int) -> list[int]:
        """Return the next faces, each brought within the die."""
        taken, self._faces = self._faces[:count], self._faces[count:]
        return [(face - 1) % sides + 1 for face in taken] + [1] * (count - len(taken))


CONDITIONS = st.sampled_from(GAME.conditions)
Pieces = dict[str, dict[str, Any]]
THROWS = st.lists(st.integers(1, 12), max_size=10)


@settings(deadline=None)  # the machine may be busy
@given(
    faces=THROWS,
    kind=st.sampled_from(KINDS),
    rolls=st.integers(1, 3),
    modifier=st.integers(-6, 6),
    unhorser=st.booleans(),
    forced=st.booleans(),
    ride=st.booleans(),
)
def test_after_any_dice_of_the_whoa_table(
    faces: list[int], kind: str, rolls: int, modifier: int, unhorser: bool, forced: bool, ride: bool
) -> None:
    pieces: Pieces = {"Tonnerre": {"species": kind}, "Ulrich": {"ride": [kind] if ride else []}}
    battle = scene(pieces)
    case = asked.whoa_case(battle, mount(battle), rolls=rolls, modifier=modifier, unhorser=unhorser, forced=forced)
    seen(battle, whoa(Rolled(Faces(faces)), case))


@settings(deadline=None)
@given(faces=THROWS, kind=st.sampled_from(KINDS), because=st.sampled_from(BECAUSE), bolting=st.booleans())
def test_after_any_dice_of_a_test_of_control(faces: list[int], kind: str, because: Because, bolting: bool) -> None:
    condition = because if because in ("isolated", "uncontrollable", "bolting") else "ridden"
    skilled = {"ride": [kind], "skills": ["trick riding"]} if because == "trick" else {}
    chosen = {"bolting": "test-each-turn"} if bolting else {}
    battle = scene({"Tonnerre": {"species": kind, "condition": condition}, "Ulrich": skilled}, settings=chosen)
    try:
        outcome = check(Rolled(Faces(faces)), asked.check_case(battle, mount(battle), because))
    except Refused:
        assert kind == "nightmare"
        return
    seen(battle, outcome)


class Table(RuleBasedStateMachine):
    """Play at random with three mounts and three riders of two sides, and undo at random as the journal allows."""

    def __init__(self) -> None:
        super().__init__()
        self.battle = scene()
        self.log: list[tuple[frozenset[str], tuple[Change, ...]] | None] = []

    @initialize(bolting=st.booleans())
    def start(self, bolting: bool) -> None:
        """Set the pieces up: one pair in the saddle, the others apart."""
        chosen = {"bolting": "test-each-turn"} if bolting else {}
        handler = {"handler": ["horse", "mule"], "ride": ["horse"], "skills": ["athletic mount", "trick riding"]}
        pieces: Pieces = {
            "Tonnerre": {"side": "A"},
            "Ulrich": {"side": "A"},
            "Otto": {"side": "A", "ld": 8, **handler},
            "Greta": {"side": "B", "ld": 9, "leader": True, "ride": ["horse"]},
            "Foudre": {"species": "warhorse", "side": "B"},
            "Mule": {"species": "mule", "side": "A"},
        }
        self.battle = scene(pieces, settings=chosen, sides=("A", "B"))

    def keep(self, outcome: Outcome) -> None:
        """Write down an entry: what it read, what it changed; then forget what was read."""
        changes = merge(outcome.changes)
        after = seen(self.battle, outcome)
        reads = frozenset(self.battle.reads)
        if changes:
            self.log.append((reads, changes))
        self.battle = after

    def attempt(self, run: Callable[..., Outcome], *args: object) -> None:
        """Run a command; a refusal changes nothing."""
        try:
            outcome = run(*args)
        except Refused:
            self.battle.reads.clear()
            return
        self.keep(outcome)

    def has(self, *names: str) -> bool:
        """Tell whether all these pieces are still in the battle."""
        here = {piece.name for piece in self.battle.all()}
        return here.issuperset(names)

    @rule(which=st.sampled_from(MOUNTS), faces=THROWS, forced=st.booleans())
    def whoa(self, which: str, faces: list[int], forced: bool) -> None:
        """Roll on the Whoa! table."""
        if self.has(which):
            case = asked.whoa_case(self.battle, mount(self.battle, which), forced=forced)
            self.attempt(whoa, Rolled(Faces(faces)), case)

    @rule(which=st.sampled_from(MOUNTS), because=st.sampled_from(BECAUSE), faces=THROWS)
    def check(self, which: str, because: Because, faces: list[int]) -> None:
        """Test control."""
        if self.has(which):
            case = asked.check_case(self.battle, mount(self.battle, which), because)
            self.attempt(check, Rolled(Faces(faces)), case)

    @rule(which=st.sampled_from(MOUNTS), who=st.sampled_from(RIDERS), how=st.sampled_from(["ride", "lead", "release"]))
    def handle(self, which: str, who: str, how: str) -> None:
        """Ride, lead or release."""
        if not self.has(which, who):
            return
        one, other = mount(self.battle, which), self.battle.find(Rider, who)
        if how == "release":
            self.attempt(handling.release, one, other)
        else:
            self.attempt(getattr(handling, how), self.battle, one, other)

    @rule(which=st.sampled_from(MOUNTS), lead=st.booleans())
    def dismount(self, which: str, lead: bool) -> None:
        """Let whoever rides it down."""
        who = keeper(self.battle, mount(self.battle, which)) if self.has(which) else None
        if who is not None:
            self.attempt(handling.dismount, mount(self.battle, which), who, lead)

    @rule(who=st.sampled_from(RIDERS), now=st.sampled_from(edits.NOW))
    def hurt(self, who: str, now: edits.Now) -> None:
        """Let a warrior recover or be hurt."""
        if self.has(who):
            before = self.battle.find(Rider, who)
            self.attempt(edits.edit_rider, self.battle, before, before, now)

    @rule(which=st.sampled_from(MOUNTS), off=st.booleans())
    def leave(self, which: str, off: bool) -> None:
        """Let a mount leave the table or come back."""
        if self.has(which):
            before = mount(self.battle, which)
            self.attempt(lambda: edits.edit_mount(self.battle, before, before, forced=False, gm=False, off_table=off))

    @rule(
        which=st.sampled_from(MOUNTS + RIDERS),
        condition=st.sampled_from(GAME.conditions),
        on=st.booleans(),
        data=st.data(),
    )
    def set(self, which: str, condition: object, on: bool, data: st.DataObject) -> None:
        """Set a condition by the GM's hand."""
        found = next(c for c in GAME.conditions if c is condition)
        if not self.has(which):
            return
        piece = self.battle.find((Mount, Rider), which)
        if not isinstance(piece, found.kind):
            return
        others = [p for p in self.battle.all() if isinstance(p, Rider if isinstance(piece, Mount) else Mount)]
        if found.value == "piece" and on and not others:
            return
        value = data.draw(st.sampled_from(others)) if found.value == "piece" and on else on or None
        self.attempt(lambda: Outcome(say("b-set-done"), changes=found.set(self.battle, piece, value)))

    @rule(which=st.sampled_from(MOUNTS + RIDERS))
    def remove(self, which: str) -> None:
        """Take a piece out of the battle."""
        if self.has(which):
            piece = self.battle.find((Mount, Rider), which)
            assert isinstance(piece, Mount | Rider)
            self.attempt(edits.remove, self.battle, piece)

    @rule(which=st.sampled_from(MOUNTS), kind=st.sampled_from(KINDS), who=st.sampled_from((*RIDERS, "")))
    def add(self, which: str, kind: str, who: str) -> None:
        """Bring a removed mount back as a new one, with or without a rider, who may be new too."""
        if self.has(which):
            return
        name = self.battle.free(which)
        new = replace(species.of(kind), id=self.battle.new_id(), name=name, side="A")
        before = self.battle.find(Rider, who) if who and self.has(who) else None
        rider = before or (Rider(id=self.battle.new_id(), name=self.battle.free(who), side="A") if who else None)
        self.attempt(lambda: roster.add_mount(self.battle, new, rider, before, forced=False, gm=False))

    @rule()
    def next_turn(self) -> None:
        """Pass the turn."""
        side = self.battle.state.side
        closed = GAME.close(self.battle, side)
        between = self.battle.after(closed)
        other = "B" if side == "A" else "A"
        self.keep(Outcome(say("b-turn"), changes=(*closed, *GAME.begin(between, other))))

    @precondition(lambda self: any(self.log))
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        """Undo an entry, unless a later one still in force read or wrote what it wrote."""
        at = data.draw(st.sampled_from([i for i, entry in enumerate(self.log) if entry]))
        entry = self.log[at]
        assert entry is not None
        keys = written(entry[1])
        for later in self.log[at + 1 :]:
            if later and keys & (later[0] | written(later[1])):
                return
        self.battle = self.battle.after(Put(c.after, c.before) for c in entry[1] if isinstance(c, Put))
        self.log[at] = None

    @invariant()
    def nobody_contradicts(self) -> None:
        """Compare riders with mounts."""
        assert agree(self.battle) == []


TestAgreement = Table.TestCase
TestAgreement.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)


def test_undoing_a_dismount_is_refused_once_its_rider_sits_elsewhere() -> None:
    """The journal refuses it because the later entry wrote the same rider: so nobody can ride two mounts."""
    battle = scene({"Foudre": {"species": "horse"}})
    ulrich = battle.find(Rider, "Ulrich")
    first = handling.dismount(mount(battle), ulrich, False)
    after = battle.after(first.changes)
    second = handling.ride(after, mount(after, "Foudre"), after.find(Rider, "Ulrich"))
    assert written(first.changes) & (after.reads | written(second.changes))


@pytest.mark.parametrize("again", ["Tonnerre", "Foudre"])
def test_undoing_a_release_is_refused_once_the_leader_holds_another(again: str) -> None:
    """What he led last is read when he leads again: so nobody leads two animals by an undo."""
    battle = scene({"Tonnerre": {"condition": "led"}, "Foudre": {"species": "horse"}})
    first = handling.release(mount(battle), battle.find(Rider, "Ulrich"))
    after: Battle = battle.after(first.changes)
    second = handling.lead(after, mount(after, again), after.find(Rider, "Ulrich"))
    assert written(first.changes) & (after.reads | written(second.changes))
