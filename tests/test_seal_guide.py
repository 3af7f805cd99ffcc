"""The checker printed in the guide to sealed dice: run by Node.js on true and on altered files."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from rules.core.seal import Seal, SealedSource, digest, payload, throw_text
from rules.core.seal_check import verify
from tests.rules.core.test_seal import MISFITS, changed, exported

ROOT = Path(__file__).parents[1]
NODE = shutil.which("node")
CHECKED = [
    path for path, _, key in MISFITS if key in ("seal-die", "seal-digest", "seal-wrong-seed", "seal-last-differs")
]


@pytest.fixture
def checker(tmp_path: Path) -> Path:
    """Return the checker as the guide prints it."""
    guide = (ROOT / "docs" / "seal.md").read_text(encoding="utf-8")
    code = re.search(r"```js\n(.*?)```", guide, re.DOTALL)
    assert code is not None
    file = tmp_path / "check.js"
    file.write_text(code[1], encoding="utf-8")
    return file


def run(checker: Path, data: Any) -> subprocess.CompletedProcess[str]:
    file = checker.with_name("battle.json")
    file.write_text(json.dumps(data, indent=1), encoding="utf-8")
    assert NODE is not None
    return subprocess.run([NODE, checker, file], capture_output=True, text=True, check=False)


def numbered(big: int) -> dict[str, Any]:
    """Return an export whose interactions have numbers as long as Discord's."""
    data: Any = exported()
    seal = Seal.of(data["meta"])
    assert seal is not None
    for kept in (*data["entries"], *data["throws"]):
        kept["interaction"] += big
    last = seal.commitment
    sources: dict[int, SealedSource] = {}
    for entry in sorted(data["entries"], key=lambda entry: int(entry["no"])):
        thrown = []
        source = sources.setdefault(entry["interaction"], seal.source(entry["interaction"]))
        for step in entry["outcome"]["steps"]:
            if step["@"] == "roll" and not step.get("kept"):
                if not step.get("typed"):
                    step["faces"] = source.faces(step["count"], step["sides"])
                thrown.append(throw_text(step["count"], step["sides"], step["faces"], step.get("typed", 0)))
        line = payload(
            **{key: entry[key] for key in ("no", "interaction", "seq", "actor", "command", "undoes")},
            klass=entry["outcome"]["klass"],
            dice=" ".join(thrown),
        )
        last = digest(seal, last, line, entry["interaction"], entry["seq"])
        entry["digest"] = last
    data["meta"]["digest"] = last
    for throw in data["throws"]:
        source = seal.source(throw["interaction"])
        for step in (throw["outcome"] or {}).get("steps", ()):
            step["faces"] = source.faces(step["count"], step["sides"])
    return data  # type: ignore[no-any-return]


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
@pytest.mark.parametrize("big", [0, 1_444_000_000_000_000_123])
def test_a_true_file_fits(checker: Path, big: int):
    data = numbered(big)
    report = verify(data)
    assert report.holds, report.fault
    ran = run(checker, data)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"{report.dice} dice" in ran.stdout
    assert report.digest in ran.stdout


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
def test_an_entry_whose_person_was_forgotten_is_taken_with_its_digest(checker: Path):
    data = numbered(0)
    forgotten = next(entry for entry in data["entries"] if entry["no"] == 2)
    forgotten["actor"] = 1
    assert run(checker, data).returncode == 1
    data["meta"]["redacted"] = [2]
    assert verify(data).redacted == 1
    assert run(checker, data).returncode == 0


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
@pytest.mark.parametrize("path", CHECKED)
def test_an_altered_file_does_not(checker: Path, path: str):
    value = next(value for at, value, _ in MISFITS if at == path)
    ran = run(checker, changed(path, value))
    assert ran.returncode == 1
    assert "does not fit" in ran.stdout


def test_the_guide_gives_a_face_that_can_be_checked_by_hand():
    """The steps of the guide, done by hand on one block."""
    seal = Seal("0011223344556677", bytes(range(32)))
    import hashlib
    import hmac

    block = hmac.new(seal.seed, b"0011223344556677|42|0", hashlib.sha256).digest()
    by_hand = [value % 6 + 1 for value in block if value < 252]
    assert seal.source(42).faces(len(by_hand), 6) == by_hand
