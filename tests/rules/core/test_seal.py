"""Sealed dice: fixed by the seed, fair, in one run through an interaction, and checked die by die afterwards."""

from __future__ import annotations

import copy
import hashlib
import hmac
from typing import Any

import pytest

from rules.core.rolls import Remark, Roll, Step
from rules.core.seal import Seal, SealedSource, dice_of, digest, new_seal, payload
from rules.core.seal_check import verify
from rules.core.stats import chi_square
from rules.core.words import say

SEAL = Seal("00112233", bytes(range(32)))
WHY = say("why")


def source(interaction: int = 1) -> SealedSource:
    return SEAL.source(interaction)


def stream(interaction: int, size: int) -> bytes:
    """Return the bytes of an interaction, straight from the description of the format."""
    blocks = [
        hmac.new(SEAL.seed, f"{SEAL.battle}|{interaction}|{n}".encode(), hashlib.sha256) for n in range(size // 32 + 1)
    ]
    return b"".join(block.digest() for block in blocks)[:size]


def test_dice_are_the_bytes_of_the_blocks_in_order():
    raw = stream(7, 200)
    expected = [byte % 6 + 1 for byte in raw if byte < 252][:150]
    assert source(7).faces(150, 6) == expected


def test_large_dice_take_two_bytes_the_high_one_first():
    raw = stream(7, 60)
    pairs = [raw[i] * 256 + raw[i + 1] for i in range(0, 60, 2)]
    expected = [value % 1000 + 1 for value in pairs if value < 65_000]
    assert source(7).faces(20, 1000) == expected[:20]
    assert source(7).faces(1, 256) == [raw[0] + 1]
    assert source(7).faces(1, 257) == [(raw[0] * 256 + raw[1]) % 257 + 1]


def test_one_position_runs_through_all_dice_of_an_interaction():
    mixed = source(3)
    taken = mixed.faces(3, 6) + mixed.faces(2, 20) + mixed.faces(1, 300) + mixed.faces(40, 6)
    raw = iter(stream(3, 400))

    def die(sides: int, width: int = 1) -> int:
        while True:
            value = int.from_bytes(bytes(next(raw) for _ in range(width)), "big")
            if value < 256**width // sides * sides:
                return value % sides + 1

    assert taken == [die(6) for _ in range(3)] + [die(20), die(20), die(300, 2)] + [die(6) for _ in range(40)]


def test_dice_asked_for_together_or_one_by_one_are_the_same():
    together, alone = source(), source()
    assert together.faces(100, 10) == [alone.faces(1, 10)[0] for _ in range(100)]


def test_other_interactions_battles_and_seeds_have_other_dice():
    first = source(1).faces(40, 6)
    assert first == source(1).faces(40, 6)
    assert first != source(2).faces(40, 6)
    assert first != Seal("other", SEAL.seed).source(1).faces(40, 6)
    assert first != Seal(SEAL.battle, bytes(32)).source(1).faces(40, 6)


def test_interaction_and_block_cannot_be_confused():
    assert Seal("a|1", SEAL.seed).source(2).faces(20, 6) != Seal("a", SEAL.seed).source(12).faces(20, 6)


def test_new_seals_differ_and_publish_nothing_of_the_seed():
    one, two = new_seal(), new_seal()
    assert one.battle != two.battle
    assert one.seed != two.seed
    assert len(one.seed) == 32
    assert one.commitment == hashlib.sha256(one.seed).hexdigest()
    assert Seal.of(one.meta()) == one
    assert Seal.of({key: value for key, value in one.meta().items() if key != "seed"}) is None


# ------------------------------------------------------------------ fairness, with a fixed seed

SIDES = [2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 30, 100, 255, 256, 257, 300, 1000]


@pytest.mark.parametrize("sides", SIDES)
def test_every_face_comes_as_often_as_it_should(sides):
    thrown = source(sides).faces(40 * sides + 20_000, sides)
    assert min(thrown) == 1
    assert max(thrown) == sides
    counts = [0] * sides
    for face in thrown:
        counts[face - 1] += 1
    assert 0.001 < chi_square(counts, [1] * sides).chance < 0.999


@pytest.mark.parametrize("sides", [2, 4, 6, 10, 12, 20])
def test_a_die_does_not_depend_on_the_one_before(sides):
    thrown = source(1000 + sides).faces(60_000, sides)
    counts = [0] * sides**2
    for one, two in zip(thrown[::2], thrown[1::2], strict=True):
        counts[(one - 1) * sides + two - 1] += 1
    assert 0.001 < chi_square(counts, [1] * sides**2).chance < 0.999


def test_first_dice_of_neighbouring_interactions_are_independent():
    firsts = [source(interaction).faces(1, 6)[0] for interaction in range(20_000)]
    counts = [0] * 36
    for one, two in zip(firsts[::2], firsts[1::2], strict=True):
        counts[(one - 1) * 6 + two - 1] += 1
    assert 0.001 < chi_square(counts, [1] * 36).chance < 0.999


# ------------------------------------------------------------------ checking an export


def roll(interaction_source: SealedSource, count: int, sides: int) -> dict[str, Any]:
    return {"@": "roll", "rule": "", "count": count, "sides": sides, "faces": interaction_source.faces(count, sides)}


def typed(sides: int, *faces: int) -> dict[str, Any]:
    return {"@": "roll", "count": len(faces), "sides": sides, "faces": list(faces), "typed": len(faces)}


def entry(no: int, interaction: int, seq: int, *steps: dict[str, Any], undoes: int | None = None) -> dict[str, Any]:
    outcome: dict[str, Any] = {"verdict": "x", "klass": "held", "steps": list(steps)}
    return {
        "no": no,
        "interaction": interaction,
        "seq": seq,
        "actor": 9,
        "command": "whoa",
        "undoes": undoes,
        "outcome": outcome,
    }


def exported() -> dict[str, Any]:
    """Return a battle of four entries: two of one interaction, one typed, one undo; and a loose throw."""
    batch, later, loose = SEAL.source(10), SEAL.source(11), SEAL.source(12)
    read = {"@": "read", "table": "whoa", "row": "3"}
    first = roll(batch, 1, 6)
    kept = {**first, "kept": True}
    entries = [
        entry(1, 10, 0, first, read, roll(batch, 3, 6), roll(batch, 1, 12)),
        entry(2, 10, 1, kept, roll(batch, 2, 6)),
        entry(3, 20, 0, typed(6, 4, 4)),
        entry(4, 11, 0, roll(later, 2, 300), undoes=2),
    ]
    last = SEAL.commitment
    for made in entries:
        throws = " ".join(
            f"{r['count']}D{r['sides']}={','.join(map(str, r['faces']))}" + ("~2" if r.get("typed") else "")
            for r in made["outcome"]["steps"]
            if r["@"] == "roll" and not r.get("kept")
        )
        line = f"{made['no']}|{made['interaction']}|{made['seq']}|9|whoa|held|{made['undoes'] or 0}|{throws}"
        last = digest(SEAL, last, line, made["interaction"], made["seq"])
        made["digest"] = last[:8]
    throw = {
        "interaction": 12,
        "command": "roll",
        "created": 5.0,
        "outcome": {"verdict": "x", "steps": [roll(loose, 4, 6)]},
    }
    refused = {"interaction": 13, "command": "rout", "created": 6.0, "outcome": None}
    meta = {**SEAL.meta(), "digest": last}
    return {"meta": meta, "entries": list(reversed(entries)), "throws": [throw, refused]}


def test_a_true_export_holds():
    report = verify(exported())
    assert report.fault is None
    assert report.holds
    assert report.commitment == SEAL.commitment
    assert (report.entries, report.throws, report.dice, report.typed) == (4, 1, 5 + 2 + 2 + 4, 2)
    assert [line.key for line in report.lines] == ["seal-holds", "seal-counts", "seal-compare"]


def changed(path: str, value: Any) -> dict[str, Any]:
    data: Any = copy.deepcopy(exported())
    data["entries"].reverse()
    place = data
    *parts, last = path.split("/")
    for part in parts:
        place = place[int(part)] if isinstance(place, list) else place[part]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return data  # type: ignore[no-any-return]


def other(face: int) -> int:
    return face % 6 + 1


TRUE = exported()
FIRST = TRUE["entries"][-1]["outcome"]["steps"][2]["faces"][1]
MISFITS = [
    ("entries/0/outcome/steps/2/faces/1", other(FIRST), "seal-die"),
    ("entries/1/outcome/steps/1/count", 3, "seal-die"),
    ("entries/3/outcome/steps/0/sides", 299, "seal-die"),
    ("entries/2/outcome/steps/0/faces/0", 6, "seal-digest"),
    ("entries/2/outcome/steps/0/typed", 0, "seal-die"),
    ("entries/0/outcome/klass", "routed", "seal-digest"),
    ("entries/3/undoes", 1, "seal-digest"),
    ("entries/1/actor", 8, "seal-digest"),
    ("entries/1/interaction", 11, "seal-die"),
    ("throws/0/outcome/steps/0/faces/3", 0, "seal-die"),
    ("meta/seed", "00" * 32, "seal-wrong-seed"),
    ("meta/digest", "00" * 32, "seal-last-differs"),
    ("meta/seal", "", "seal-none"),
    ("meta", {}, "seal-none"),
    ("meta", None, "seal-unreadable"),
    ("entries/0/outcome", [], "seal-unreadable"),
    ("entries/0/outcome/steps/0", {}, "seal-unreadable"),
]


@pytest.mark.parametrize(("path", "value", "key"), MISFITS, ids=[f"{path} {key}" for path, _, key in MISFITS])
def test_the_first_thing_that_does_not_fit_is_named(path, value, key):
    report = verify(changed(path, value))
    assert report.fault is not None
    assert report.fault.key == key
    assert not report.holds


def test_a_false_die_is_named_with_what_it_should_show():
    fault = verify(changed("entries/0/outcome/steps/2/faces/1", other(FIRST))).fault
    assert fault is not None
    args = dict(fault.args)
    assert args["where"] == say("seal-entry", no=1)
    assert (args["position"], args["dice"]) == (2, "3D6")
    right = TRUE["entries"][-1]["outcome"]["steps"][2]["faces"]
    assert args["computed"] == " ".join(map(str, right))


@pytest.mark.parametrize("no", [1, 2, 3, 4])
def test_a_dropped_entry_shows(no):
    data = exported()
    data["entries"] = [made for made in data["entries"] if made["no"] != no]
    fault = verify(data).fault
    assert fault is not None
    assert fault.key == ("seal-last-differs" if no == 4 else "seal-missing")


def test_dropped_and_renumbered_entries_show():
    data = exported()
    data["entries"] = [made for made in data["entries"] if made["no"] != 3]
    data["entries"][0]["no"] = 3
    fault = verify(data).fault
    assert fault is not None
    assert fault.key == "seal-digest"


def test_nothing_is_checked_while_the_seed_is_kept():
    data = exported()
    del data["meta"]["seed"]
    report = verify(data)
    assert not report.open
    assert not report.holds
    assert report.fault is None
    assert report.lines[0].key == "seal-closed"


def test_what_was_played_before_the_seal_is_left_alone():
    data = changed("entries/0/outcome/steps/2/faces/1", other(FIRST))
    data["entries"] = data["entries"][:2]
    data["throws"] = []
    del data["meta"]["digest"]
    for made in data["entries"]:
        made.pop("digest")
    assert verify(data).fault is not None
    data["meta"]["sealed_from"] = 3
    assert verify(data).fault is None
    data["throws"] = changed("throws/0/outcome/steps/0/faces/3", 0)["throws"]
    assert verify(data).fault is not None
    data["meta"]["sealed_at"] = 5.5
    assert verify(data).fault is None


def test_payload_is_made_of_what_fell():
    steps: list[Step] = [
        Roll("M15", WHY, 2, 6, faces=(4, 2)),
        Remark(WHY),
        Roll("M15", WHY, 1, 12, faces=(7,), kept=True),
        Roll("", WHY, 1, 20, faces=(11,), typed=1),
    ]
    assert dice_of(steps) == "2D6=4,2 1D20=11~1"
    line = payload(
        no=3, interaction=5, seq=0, actor=9, command="mount check", klass="held", undoes=None, dice=dice_of(steps)
    )
    assert line == "3|5|0|9|mount check|held|0|2D6=4,2 1D20=11~1"


def test_a_secret_roll_cannot_be_guessed_from_digests():
    """Trying every result of a secret die against the next digest leads nowhere without the seed."""
    tried = {hashlib.sha256(f"{SEAL.commitment}|{payload_of(face)}".encode()).hexdigest() for face in range(1, 7)} | {
        digest(Seal(SEAL.battle, bytes(32)), SEAL.commitment, payload_of(face), 5, 0) for face in range(1, 7)
    }
    assert digest(SEAL, SEAL.commitment, payload_of(4), 5, 0) not in tried
    assert digest(SEAL, SEAL.commitment, payload_of(4), 5, 0) != digest(SEAL, SEAL.commitment, payload_of(4), 5, 1)


def payload_of(face: int) -> str:
    return payload(no=1, interaction=5, seq=0, actor=9, command="rout", klass="held", undoes=None, dice=f"1D6={face}")
