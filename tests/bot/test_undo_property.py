"""Any commands of any game, and any undos that are allowed, leave the state that the remaining commands give."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot import create_bot
from bot.client import Hola
from bot.commands import Ask, Outcome
from bot.options import build
from data.records import Actor, Place, Snapshot
from rules.core.battle import Battle, merge, written
from rules.core.dice import Rolled
from rules.core.game import all_settings
from rules.core.history import Mark, blockers, inverse, later, stands
from rules.core.outcome import Change, PutBattle
from rules.core.pieces import BattleState
from rules.core.refusal import Refused
from rules.core.seal import SealedSource
from rules.core.turns import disturbs

GM = Actor(1, "GM", gm=True)
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("mount add", {"name": "Tonnerre", "rider": "Ulrich", "species": "horse", "rider_ld": 7}),
    ("mount add", {"name": "Éclair", "rider": "Otto", "species": "warhorse", "rider_ld": 8}),
    ("whoa", {"mount": "Tonnerre"}),
    ("whoa", {"mount": "Éclair", "rolls": 2}),
    ("mount check", {"mount": "Tonnerre", "because": "hit"}),
    ("mount ride", {"mount": "Tonnerre", "rider": "Ulrich"}),
    ("mount dismount", {"mount": "Éclair"}),
    ("mount remove", {"mount": "Tonnerre"}),
    ("unit add", {"name": "Garde", "size": 10, "ld": 7, "movement": 4}),
    ("unit add", {"name": "Orques", "size": 20, "ld": 6, "movement": 4}),
    ("unit engage", {"unit": "Garde", "enemy": "Orques"}),
    ("unit losses", {"unit": "Garde", "models": 4, "cause": "shooting"}),
    ("rout", {"unit": "Garde", "because": "lost-combat"}),
    ("rally", {"unit": "Garde"}),
    ("unit remove", {"unit": "Orques"}),
    ("vehicle add", {"name": "Camion", "toughness": 6, "damage": 20, "max_speed": 20, "speed": 12}),
    ("vehicle add", {"name": "Jeep", "toughness": 5, "damage": 60, "max_speed": 30, "speed": 10}),
    ("collide", {"a": "Camion", "b": "Jeep"}),
    ("vehicle damage", {"vehicle": "Jeep", "points": 2}),
    ("regiment add", {"name": "Piquiers", "type": "infantry"}),
    ("regiment add", {"name": "Chevaliers", "type": "cavalry", "traits": "mounted knights"}),
    (
        "react",
        {"move": "counter-charge", "command": 8, "regiment": "Piquiers", "charger_type": "infantry", "distance": 15},
    ),
    ("fighter add", {"name": "Vercix", "combat": 4, "defence": 12}),
    ("fighter add", {"name": "Titus", "combat": 5, "defence": 13}),
    ("skirmish fight", {"attacker": "Vercix", "against": "Titus"}),
    ("battle next", {}),
    ("battle settings", {"setting": "terrain", "value": "dense"}),
    ("battle settings", {"setting": "terrain", "value": "open"}),
)


@cache
def bot() -> Hola:
    """Return a bot with every cog, on no Discord."""
    return asyncio.run(_made())


async def _made() -> Hola:
    made = create_bot()
    await made.load_cogs()
    return made


@dataclass
class Played:
    """Play commands on one battle; dice depend on the number of the entry alone, so that a replay rolls the same."""

    state: BattleState = field(default_factory=BattleState)
    pieces: tuple[Any, ...] = ()
    next_id: int = 1
    marks: list[Mark] = field(default_factory=list)
    done: dict[int, tuple[str, dict[str, Any]]] = field(default_factory=dict)
    images: dict[int, tuple[Change, ...]] = field(default_factory=dict)
    ids: dict[int, int] = field(default_factory=dict)

    def ask(self, no: int, next_id: int) -> Ask:
        battle = Battle(self.state, self.pieces, settings=all_settings(), next_id=next_id)
        place = Place(1, 1)
        snapshot = Snapshot(
            place=place, battle=1, channel=1, version=1, entries=no, next_id=next_id, starter=1,
            state=self.state, pieces=self.pieces,
        )  # fmt: skip
        source = SealedSource(b"seed", "battle", no)
        return Ask(battle, GM, Rolled(source), place, snapshot, bot().store, source, seal=None)

    def do(self, command: str, options: dict[str, Any], no: int, next_id: int) -> bool:
        ask = self.ask(no, next_id)
        spec = bot().specs[command]
        try:
            outcome = spec.run(ask, build(spec.options, options))
            if asyncio.iscoroutine(outcome):
                outcome = asyncio.run(outcome)
        except Refused:
            return False
        assert isinstance(outcome, Outcome)
        changes = merge(outcome.changes)
        self._put(changes)
        self.marks.append(Mark(no, None, frozenset(ask.battle.reads), frozenset(written(changes))))
        self.images[no], self.done[no], self.ids[no] = changes, (command, options), next_id
        self.next_id = max(self.next_id, ask.battle.next_id)
        return True

    def undo(self, target: int, no: int) -> bool:
        if target not in {mark.no for mark in self.marks}:
            return False
        if not stands(self.marks, target) or blockers(self.marks, target):
            return False
        changes = inverse(self.images[target], self.state)
        battle = Battle(self.state, self.pieces, settings=all_settings())
        turns = [c for mark in later(self.marks, target) for c in self.images[mark.no] if isinstance(c, PutBattle)]
        if any(disturbs(battle, changes, turn) for turn in turns if turn.before.turn != turn.after.turn):
            return False
        for change in changes:
            self._meets(change)
        self._put(changes)
        self.images[no] = changes
        self.marks.append(Mark(no, target, frozenset(), frozenset(written(changes))))
        return True

    def _meets(self, change: Change) -> None:
        """Fail when an undo would replace another image than the one it knows: something would be lost."""
        piece_id = getattr(change, "piece", None)
        if piece_id is not None:
            now = next((piece for piece in self.pieces if piece.id == piece_id), None)
            assert now == change.before  # type: ignore[union-attr]

    def _put(self, changes: tuple[Change, ...]) -> None:
        battle = Battle(self.state, self.pieces, settings=all_settings()).after(changes)
        self.state, self.pieces = battle.state, tuple(sorted(battle.all(), key=lambda piece: piece.id))

    def replayed(self) -> Played:
        fresh = Played()
        for mark in self.marks:
            if mark.undoes is None and stands(self.marks, mark.no):
                command, options = self.done[mark.no]
                assert fresh.do(command, options, mark.no, self.ids[mark.no]), f"{command} is refused when replayed"
        return fresh


actions = st.lists(
    st.one_of(
        st.tuples(st.just("do"), st.integers(0, len(COMMANDS) - 1)),
        st.tuples(st.just("do"), st.integers(0, len(COMMANDS) - 1)),
        st.tuples(st.just("undo"), st.integers(1, 40)),
    ),
    min_size=5,
    max_size=40,
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(actions)
def test_commands_and_allowed_undos_leave_what_the_remaining_commands_give(played: list[tuple[str, int]]) -> None:
    table = Played()
    for command, options in COMMANDS[:2] + COMMANDS[8:10] + COMMANDS[15:17]:
        table.do(command, options, len(table.images) + 1, table.next_id)
    for kind, which in played:
        no = max(table.images, default=0) + 1
        if kind == "do":
            command, options = COMMANDS[which]
            table.do(command, options, no, table.next_id)
        else:
            table.undo(which, no)
    again = table.replayed()
    assert again.pieces == table.pieces
    assert again.state == table.state


def test_every_command_of_the_property_can_be_played() -> None:
    """The property is worth nothing where everything is refused."""
    table = Played()
    refused = []
    order = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 15, 16, 18, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 14, 7]
    assert sorted(order) == list(range(len(COMMANDS)))
    for index in order:
        command, options = COMMANDS[index]
        if not table.do(command, options, len(table.images) + 1, table.next_id):
            refused.append(command)
    assert set(refused) <= {"rally", "rout", "mount ride", "mount check", "mount dismount"}
