"""What was measured, against what it should be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Figure:
    """Hold one figure: what was measured, how it came out, the target and whether it is met (None: no target)."""

    what: str
    value: str
    target: str = ""
    met: bool | None = None

    @property
    def verdict(self) -> str:
        """Return the verdict in a word."""
        return "" if self.met is None else "met" if self.met else "MISSED"


def at_most(what: str, value: float, limit: float, form: str = "{:.2f} ×") -> Figure:
    """Return a figure that should not pass a limit."""
    return Figure(what, form.format(value), f"≤ {form.format(limit)}", value <= limit)


def at_least(what: str, value: float, limit: float, form: str = "{:,.0f}/s") -> Figure:
    """Return a figure that should reach a limit."""
    return Figure(what, form.format(value), f"≥ {form.format(limit)}", value >= limit)


def shown(what: str, value: float, form: str) -> Figure:
    """Return a figure without a target."""
    return Figure(what, form.format(value))


def table(figures: Sequence[Figure]) -> str:
    """Return the figures as a table."""
    rows = [("measured", "value", "target", ""), *((f.what, f.value, f.target, f.verdict) for f in figures)]
    wide = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = [
        f"{what:<{wide[0]}}  {value:>{wide[1]}}  {target:>{wide[2]}}  {verdict}".rstrip()
        for what, value, target, verdict in rows
    ]
    return "\n".join([lines[0], "-" * max(map(len, lines)), *lines[1:]])


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Return how many times as long ours took: the quotient of the medians of the rounds."""
    return median(ours) / median(theirs)


def percentile(times: Sequence[float], part: float) -> float:
    """Return the value that this part (0 to 1) of the times does not pass."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
