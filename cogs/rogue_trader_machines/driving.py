"""Commands of what vehicles do and suffer: `/vehicle move`, `damage`, `drift`, `board`."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bot.commands import Ask, Cog, Options, Outcome, Rolling, group, opt
from cogs.rogue_trader_machines.shared import special_table
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.rogue_trader.boarding import HUMAN, BoardCase, board
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.drift import DriftCase, drift
from rules.rogue_trader.driving import MoveCase, move
from rules.rogue_trader.hits import DamageCase, damage
from rules.rogue_trader.machine_turns import plays
from rules.rogue_trader.vehicles import Vehicle

FASTEST = 200  # inches per turn
MOST = 999  # points


@dataclass(frozen=True, kw_only=True, slots=True)
class MoveOptions(Rolling):
    """Options of `/vehicle move`."""

    vehicle: str = opt(required=True, piece=Vehicle)
    speed: Fraction | None = opt(low=0, high=FASTEST)
    turned: bool | None = opt()
    air: bool | None = opt()


@dataclass(frozen=True, kw_only=True, slots=True)
class DamageOptions(Rolling):
    """Options of `/vehicle damage`."""

    vehicle: str = opt(required=True, piece=Vehicle)
    points: int = opt(0, low=0, high=MOST)
    special: str = opt("now", choices=("now", "later"))


@dataclass(frozen=True, kw_only=True, slots=True)
class DriftOptions(Rolling):
    """Options of `/vehicle drift`."""

    vehicle: str | None = opt(piece=(Vehicle, Dreadnought))
    speed: Fraction | None = opt(low=0, high=FASTEST)


@dataclass(frozen=True, kw_only=True, slots=True)
class BoardOptions(Options):
    """Options of `/vehicle board`."""

    vehicle: str | None = opt(piece=Vehicle)
    speed: Fraction | None = opt(low=0, high=FASTEST)
    open: bool | None = opt()
    models: int | None = opt(low=1, high=99)
    movement: Fraction | None = opt(low=0, high=99)
    leaving: bool = opt(False)


class Driving(Cog):
    """What vehicles do and suffer."""

    vehicle = group("vehicle")

    @vehicle.command("move", MoveOptions)
    def move(self, ask: Ask, o: MoveOptions) -> Outcome:
        """Move a vehicle: speed checked, control rolled for above the maximum."""
        vehicle = ask.acting(Vehicle, o.vehicle)
        return ask.roll(move, MoveCase(vehicle=vehicle, speed=o.speed, turned=o.turned, air=o.air))

    @vehicle.command("damage", DamageOptions)
    def damage(self, ask: Ask, o: DamageOptions) -> Outcome:
        """Damage a vehicle, or roll what is due of it."""
        vehicle = ask.acting(Vehicle, o.vehicle)
        table = special_table(ask, vehicle)
        case = DamageCase(machine=vehicle, points=o.points, later=o.special == "later", table=table)
        return ask.roll(damage, case)

    @vehicle.command("drift", DriftOptions)
    def drift(self, ask: Ask, o: DriftOptions) -> Outcome:
        """Roll where a vehicle out of control goes."""
        table = ask.table("drift-direction")
        if o.vehicle is None:
            if o.speed is None:
                raise Refused(say("refused-v-drift-what"), Reason(say("no-v-vehicle-or-speed")))
            return ask.roll(drift, DriftCase(machine=Vehicle(speed=o.speed), table=table))
        machine = ask.acting((Vehicle, Dreadnought), o.vehicle)
        own = plays(machine, ask.battle.state.side, ask.battle.sides)
        return ask.roll(drift, DriftCase(machine=machine, table=table, own=own))

    @vehicle.command("board", BoardOptions)
    def board(self, ask: Ask, o: BoardOptions) -> Outcome:
        """Let models board or leave a vehicle."""
        vehicle = ask.acting(Vehicle, o.vehicle) if o.vehicle else Vehicle(open=bool(o.open))
        if o.vehicle is None and o.speed is None:
            raise Refused(say("refused-v-board-what"), Reason(say("no-v-vehicle-or-speed")))
        case = BoardCase(
            vehicle=vehicle,
            speed=vehicle.speed if o.speed is None else o.speed,
            movement=HUMAN if o.movement is None else o.movement,
            models=o.models,
            leaving=o.leaving,
        )
        return ask.told(board(ask.dice, case))
