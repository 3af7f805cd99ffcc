"""Print what pip must install for a set of packages: `run`, or `run` with an extra of pyproject.toml."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def requirements(extra: str) -> list[str]:
    """Return the requirements of the project with those of an extra (`run` stands for none).

    Raises `KeyError` when pyproject.toml has no such extra.
    """
    text = (Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    added = [] if extra == "run" else project["optional-dependencies"][extra]
    return [*project["dependencies"], *added]


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1])))
