"""What the two players do on the table after a reaction, in order (W9, W12–W17)."""

from __future__ import annotations

from fractions import Fraction

from rules.core.words import Line, Name, say
from rules.warmaster.regiment import Regiment

CLEAR = Fraction(5)  # cm between where an evader stops and any enemy (usual evade rules)


def failed_orders(one: Regiment, charger: Name | Line) -> tuple[Line, ...]:
    """Return what follows a failed attempt: the charge goes on, and may be shot at as usual (W12)."""
    shoot = _may_shoot(one)
    first = (say(f"todo-w-stand-{shoot}", who=one.called, charger=charger),) if shoot else ()
    return (say("todo-w-charge-on", who=one.called, charger=charger), *first)


def evade_orders(one: Regiment, charger: Name | Line) -> tuple[Line, ...]:
    """Return what follows an evade: shoot, drive back and confuse, evade, then the charger (W15–W17)."""
    shoot = _may_shoot(one)
    orders = [say("todo-w-wait", charger=charger)]
    if shoot:
        orders.append(say(f"todo-w-shoot-{shoot}", who=one.called, charger=charger))
        orders.append(say("todo-w-drive-back", charger=charger))
    if one.speed is None:
        orders.append(say("todo-w-evade", who=one.called, charger=charger, clear=CLEAR))
    else:
        orders.append(say("todo-w-evade-cm", who=one.called, charger=charger, clear=CLEAR, pace=one.speed))
    orders.append(say("todo-w-charger-ends", charger=charger))
    if shoot:
        orders.append(say("todo-w-charger-stopped", charger=charger))
    return tuple(orders)


def counter_charge_orders(one: Regiment, charger: Name | Line, distance: Fraction) -> tuple[Line, ...]:
    """Return what follows a counter-charge: both meet half way and both count as charging (W13, W14)."""
    half = distance / 2
    return (
        say("todo-w-half-way", charger=charger, half=half, who=one.called),
        say("todo-w-line-up", charger=charger),
        say("todo-w-counter-charge", who=one.called, half=half),
        say("todo-w-both-charge"),
    )


def _may_shoot(one: Regiment) -> str:
    """Return `missile` for one known to shoot, `if` for one only described, empty for others (W12, W15)."""
    if one.has("missile"):
        return "missile"
    return "" if one.id else "if"
