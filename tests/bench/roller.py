"""One dice engine, alone in its process: rolls a second with its breakdown, and what comes out. Prints JSON.

Run by `notation.py` as a script, once with this project's Python and once with that of an environment that holds d20:
it must import nothing of either before it knows which one it is.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

SUM = "+".join(["1d6", "3"] * 25)
TIMED = ("1d20+5", "4d6kh3", "100d6", "1000d6", "10d20rr<5", "2d20kl1+3", SUM)
SAMPLED = ("1d20+5", "4d6kh3", "2d20kl1+3", "10d6", "3d6rr<3")
SECONDS = 0.12  # for each expression and mode in a round
SAMPLES = 6_000  # for each expression in a round

Once = Callable[[str], Any]


def hola() -> tuple[Once, Once, Callable[[], None]]:
    """Return ours: roll with breakdown, roll for its value, forget what was read."""
    from rules.core.dice import SystemRandom
    from rules.core.notation import breakdown, parse, roll, term, tokens

    faces = SystemRandom().faces
    caches = [
        parse,
        *(vars(module)[name] for module, name in ((tokens, "_words"), (tokens, "_plain"), (term, "_faces"))),
    ]

    def shown(text: str) -> str:
        return "; ".join([breakdown(result) for result in roll(parse(text), faces)])

    def value(text: str) -> Any:
        return roll(parse(text), faces)[0].value

    def forget() -> None:
        for cache in caches:
            cache.cache_clear()

    return shown, value, forget


def avrae() -> tuple[Once, Once, Callable[[], None]]:
    """Return theirs."""
    import d20  # type: ignore[import-not-found]  # lives in an environment of its own

    roller = d20.Roller()
    return lambda text: str(roller.roll(text)), lambda text: roller.roll(text).total, roller._parse_cache.clear


def rate(shown: Once, text: str, forget: Callable[[], None] | None) -> float:
    """Return rolls a second with their breakdown."""
    shown(text)
    rolls = 0
    begun = time.process_time()  # of this process alone: others on the machine do not count
    while True:
        for _ in range(20):
            if forget is not None:
                forget()
            shown(text)
        rolls += 20
        took = time.process_time() - begun
        if took > SECONDS:
            return rolls / took


def main(engine: str) -> None:
    """Measure one round of an engine."""
    shown, value, forget = hola() if engine == "hola" else avrae()
    rates = {text: (rate(shown, text, None), rate(shown, text, forget)) for text in TIMED}
    samples = {text: Counter(value(text) for _ in range(SAMPLES)) for text in SAMPLED}
    json.dump({"rates": rates, "samples": samples, "shown": {text: shown(text) for text in TIMED}}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1])
