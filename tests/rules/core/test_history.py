"""Undo as a pure question: whatever is done and taken back, the state is that of what remains."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rules.core.history import Mark, blockers, inverse, stands
from rules.core.outcome import PutBattle
from rules.core.pieces import BattleState

KEYS = ("p:1", "p:2", "p:3", "s:rolls", "b")


class Log:
    """Play commands on named values: each writes a mix of what it reads, so that its result depends on them."""

    def __init__(self) -> None:
        self.state = dict.fromkeys(KEYS, 0)
        self.marks: list[Mark] = []
        self.images: dict[int, dict[str, tuple[int, int]]] = {}

    def do(self, reads: frozenset[str], writes: frozenset[str]) -> None:
        no = len(self.marks) + 1
        before = {key: self.state[key] for key in writes}
        apply(self.state, no, reads, writes)
        self.images[no] = {key: (before[key], self.state[key]) for key in writes}
        self.marks.append(Mark(no, None, reads | writes, writes))

    def undo(self, no: int) -> bool:
        if not stands(self.marks, no) or blockers(self.marks, no):
            return False
        new = len(self.marks) + 1
        images = {}
        for key, (before, after) in self.images[no].items():
            assert self.state[key] == after, "an undo never meets another image than the one it replaces"
            self.state[key] = before
            images[key] = (after, before)
        self.images[new] = images
        self.marks.append(Mark(new, no, frozenset(), frozenset(images)))
        return True

    def replayed(self) -> dict[str, int]:
        state = dict.fromkeys(KEYS, 0)
        for mark in self.marks:
            if mark.undoes is None and stands(self.marks, mark.no):
                apply(state, mark.no, mark.reads - mark.writes, mark.writes)
        return state


def apply(state: dict[str, int], no: int, reads: frozenset[str], writes: frozenset[str]) -> None:
    mixed = hash((no, *(state[key] for key in sorted(reads | writes))))
    for key in writes:
        state[key] = hash((mixed, key))


keys = st.frozensets(st.sampled_from(KEYS), max_size=3)
actions = st.lists(
    st.one_of(
        st.tuples(st.just("do"), keys, st.frozensets(st.sampled_from(KEYS), min_size=1, max_size=2)),
        st.tuples(st.just("undo"), st.integers(1, 25)),
    ),
    max_size=25,
)


@given(actions)
def test_any_commands_and_allowed_undos_leave_what_the_remaining_commands_give(played: list[tuple]) -> None:
    log = Log()
    for action in played:
        if action[0] == "do":
            log.do(action[1], action[2])
        elif action[1] <= len(log.marks):
            log.undo(action[1])
    assert log.state == log.replayed()


def test_an_undo_can_be_undone_and_that_undone_again() -> None:
    log = Log()
    log.do(frozenset(), frozenset({"p:1"}))
    done = dict(log.state)
    assert log.undo(1)
    assert log.state["p:1"] == 0
    assert log.undo(2)
    assert log.state == done
    assert not log.undo(2)
    assert log.undo(3)
    assert log.state["p:1"] == 0


def test_a_later_entry_that_only_read_the_piece_blocks() -> None:
    log = Log()
    log.do(frozenset(), frozenset({"p:1"}))
    log.do(frozenset({"p:1"}), frozenset({"p:2"}))
    assert blockers(log.marks, 1) == [2]
    assert blockers(log.marks, 2) == []


def test_a_later_entry_on_other_pieces_does_not_block() -> None:
    log = Log()
    log.do(frozenset(), frozenset({"p:1"}))
    log.do(frozenset(), frozenset({"p:2"}))
    assert blockers(log.marks, 1) == []


def test_what_was_done_and_undone_since_does_not_block() -> None:
    log = Log()
    log.do(frozenset(), frozenset({"p:1"}))
    log.do(frozenset(), frozenset({"p:1"}))
    assert blockers(log.marks, 1) == [2]
    assert log.undo(2)
    assert blockers(log.marks, 1) == []


def test_a_redo_counts_as_later_than_what_came_before_it() -> None:
    log = Log()
    log.do(frozenset(), frozenset({"p:1"}))  # 1
    assert log.undo(1)  # 2
    log.do(frozenset(), frozenset({"p:2"}))  # 3
    assert log.undo(2)  # 4: 1 stands again
    log.do(frozenset({"p:1"}), frozenset({"p:3"}))  # 5 reads it
    assert blockers(log.marks, 4) == [5]
    assert blockers(log.marks, 1) == [5]


def test_a_redo_that_was_undone_at_its_root_no_longer_stands() -> None:
    """5 undone by 6, 6 by 7, then 5 again by 8: of the undos only 8 is left to undo."""
    log = Log()
    log.do(frozenset(), frozenset({"p:1"}))
    assert log.undo(1)
    assert log.undo(2)
    assert log.undo(1)
    assert [no for no in (1, 2, 3, 4) if stands(log.marks, no)] == [4]
    assert not log.undo(3)
    assert log.undo(4)
    assert stands(log.marks, 1)


def test_undo_of_the_battles_state_leaves_what_was_set_since() -> None:
    start = BattleState()
    turned = replace(start, turn=2)
    now = replace(turned, settings=(("terrain", "dense"),), language="fr")
    (back,) = inverse((PutBattle(start, turned),), now)
    assert back == PutBattle(now, replace(now, turn=1))
    was = replace(start, settings=(("terrain", "dense"),))
    (back,) = inverse((PutBattle(was, start),), replace(start, settings=(("rolls", "owners"),)))
    assert isinstance(back, PutBattle)
    assert back.after.settings == (("rolls", "owners"), ("terrain", "dense"))


def test_long_chains_of_undo_take_no_recursion() -> None:
    marks = [Mark(1, None, frozenset(), frozenset({"p:1"}))]
    marks += [Mark(no, no - 1, frozenset(), frozenset({"p:1"})) for no in range(2, 5001)]
    assert stands(marks, 1) is False
    assert stands(marks, 5000) is True
