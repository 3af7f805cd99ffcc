"""Dice notation against Avrae's d20: rolls a second, breakdown included, in one run on the same machine.

d20 lives in an environment of its own, made here. Rounds of both are interleaved, each in a fresh process; the figures
are quotients of medians. Ours rolls with the system's randomness taken in bulk, theirs with its own. What comes out of
both is compared, with each other and with the exact odds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from rules.core.distribution import distribution
from rules.core.notation import parse
from rules.core.stats import chi_square, upper_gamma
from tests.bench import roller
from tests.bench.report import Figure, shown, table

ROOT = Path(__file__).parents[2]
THEIRS = "d20==1.1.2"
ROUNDS = 5
MANY = ("100d6", "1000d6")  # where we should be five times as fast, elsewhere twice
UNLIKELY = 1e-4  # chance below which two distributions are not called the same


def measure(folder: Path = ROOT / "build" / "bench") -> list[Figure]:
    """Return the figures; d20's environment is made in the folder, once."""
    python = environment(folder / "d20")
    rounds: dict[str, list[dict[str, Any]]] = {"hola": [], "avrae": []}
    for number in range(ROUNDS):
        for engine in ("hola", "avrae") if number % 2 else ("avrae", "hola"):
            rounds[engine].append(one_round(python if engine == "avrae" else Path(sys.executable), engine))
    return [*speed(rounds["hola"], rounds["avrae"]), *sameness(rounds["hola"], rounds["avrae"])]


def environment(folder: Path) -> Path:
    """Return the Python of an environment that holds d20 and nothing of ours."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not (folder / "ready").exists():
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", THEIRS], check=True)
        (folder / "ready").touch()
    return python


def one_round(python: Path, engine: str) -> dict[str, Any]:
    """Return what one process of an engine measured."""
    env = {**os.environ, "PYTHONPATH": str(ROOT) if engine == "hola" else ""}
    ran = subprocess.run([python, roller.__file__, engine], env=env, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def speed(ours: Sequence[Mapping[str, Any]], theirs: Sequence[Mapping[str, Any]]) -> list[Figure]:
    """Return how many times as many rolls a second ours makes, with the caches of both, and without."""
    figures = []
    for text in roller.TIMED:
        name = text if len(text) < 20 else "a sum of 50 terms"
        for mode, caches in enumerate(("", ", nothing cached")):
            mine, other = (median(r["rates"][text][mode] for r in rounds) for rounds in (ours, theirs))
            wanted = 5 if text in MANY else 2
            value = f"{mine / other:.1f} × ({mine:,.0f}/s, d20 {other:,.0f}/s)"
            figures.append(Figure(f"{name}{caches}", value, f"≥ {wanted} ×", mine >= wanted * other))
    return figures


def sameness(ours: Sequence[Mapping[str, Any]], theirs: Sequence[Mapping[str, Any]]) -> list[Figure]:
    """Return how likely it is that fair dice of equal rules differ as much as the samples do."""
    figures = []
    for text in roller.SAMPLED:
        mine, other = gathered(ours, text), gathered(theirs, text)
        expression = parse(text)
        exact = distribution(expression.items[0].node, expression.room).weights
        weights = {int(value): weight for value, weight in exact.items()}
        for name, counts in (("ours", mine), ("d20's", other)):
            figures.append(agreement(f"{text}: {name} against the exact odds", against(counts, weights)))
        figures.append(agreement(f"{text}: ours against d20's", between(mine, other)))
    return figures


def agreement(what: str, chance: float) -> Figure:
    """Return a figure for the chance that equal dice differ so."""
    return Figure(what, f"p = {chance:.3f}", f"≥ {UNLIKELY}", chance >= UNLIKELY)


def gathered(rounds: Sequence[Mapping[str, Any]], text: str) -> Counter[int]:
    """Return the samples of all rounds."""
    counts: Counter[int] = Counter()
    for one in rounds:
        counts.update({int(value): count for value, count in one["samples"][text].items()})
    return counts


def against(counts: Counter[int], weights: Mapping[int, int]) -> float:
    """Return the chance of at least this difference from exact weights; what should hardly come is put together."""
    if set(counts) - set(weights):
        return 0.0
    total, whole = counts.total(), sum(weights.values())
    groups: list[list[int]] = [[0, 0]]
    for value, weight in weights.items():
        groups[-1][0] += counts[value]
        groups[-1][1] += weight
        if groups[-1][1] * total >= 10 * whole:
            groups.append([0, 0])
    tail = groups.pop()
    groups[-1][0] += tail[0]
    groups[-1][1] += tail[1]
    return chi_square([group[0] for group in groups], [group[1] for group in groups]).chance


def between(a: Counter[int], b: Counter[int]) -> float:
    """Return the chance of at least this difference between two samples of one distribution."""
    both = a + b
    value, freedom, rare = 0.0, -1, [0, 0]
    cells = []
    for result, count in sorted(both.items()):
        if count < 20:
            rare = [rare[0] + a[result], rare[1] + b[result]]
        else:
            cells.append((a[result], b[result]))
    if sum(rare) >= 20:
        cells.append((rare[0], rare[1]))
    for mine, other in cells:
        freedom += 1
        for count, total in ((mine, a.total()), (other, b.total())):
            expected = (mine + other) * total / both.total()
            value += (count - expected) ** 2 / expected
    return upper_gamma(freedom / 2, value / 2)


def main() -> None:
    """Print the table."""
    print(table([shown("rounds of each, interleaved", ROUNDS, "{:.0f}"), *measure()]))


if __name__ == "__main__":
    main()
