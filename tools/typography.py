"""Put French no-break spaces where they belong in the French word files: `make fmt` runs it."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "bot" / "locales" / "fr"
NBSP = "\u00a0"
RULES = (
    (r" +(?=[;:!?%»](?!\w))", NBSP),
    (r"(?<=«) +", NBSP),
    (r"(?<=\d) (?=(?:ps|cm|h)\b)", NBSP),
    (r"(?<=\}) (?=(?:ps|cm|h)\b)", NBSP),
)


def spaced(text: str) -> str:
    """Return the text of a word file with its no-break spaces; comments and code between back-ticks stay."""
    return "".join(line if line.startswith("#") else _line(line) for line in text.splitlines(keepends=True))


def _line(line: str) -> str:
    parts = line.split("`")
    for index in range(0, len(parts), 2):
        for pattern, space in RULES:
            parts[index] = re.sub(pattern, space, parts[index])
    return "`".join(parts)


if __name__ == "__main__":
    for file in sorted(FOLDER.glob("*.ftl")):
        old = file.read_text(encoding="utf-8")
        if (new := spaced(old)) != old:
            file.write_text(new, encoding="utf-8")
            print(f"{file.name}: no-break spaces set")
