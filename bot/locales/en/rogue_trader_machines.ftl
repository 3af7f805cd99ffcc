### Rogue Trader: vehicles, dreadnoughts, buildings (V, D, B).

kind-vehicle = a vehicle
bare-vehicle = the vehicle
kind-dreadnought = a dreadnought
bare-dreadnought = the dreadnought
kind-building = a building
bare-building = the building
bare-building-hut = the hut
bare-building-plastic = the plastic shelter
bare-building-building = the building
bare-building-tower = the tower
bare-building-wall = the wall
bare-building-barricade = the barricade
v-bare-a = vehicle A
v-bare-b = vehicle B
v-bare-scenery = the scenery
v-bare-creature = the creature
v-side = one side
v-who = { $name }
d-pilot = the pilot of { $name }

## Commands
cmd-vehicle = Rogue Trader’s vehicles
cmd-vehicle-add = Add a vehicle with its profile
cmd-vehicle-edit = Change a vehicle
    .name = Its new name
    .weapons = Its weapons (all work again); - for none
    .auto = Ad, Aa, Af; - for none
cmd-vehicle-remove = Remove a vehicle from the battle
cmd-vehicle-show = A vehicle’s card: profile, state, what it must do
cmd-vehicle-list = The vehicles and their state
    .side = Of one side only
cmd-vehicle-move = Move a vehicle: speed checked (V2, V11)
    .speed = Inches this turn; left out: as before
cmd-vehicle-damage = Damage a vehicle, or roll what is due (V7–V9)
    .points = Damage points after saves; 0 rolls what is due
cmd-vehicle-drift = Where a vehicle out of control goes (V10)
    .vehicle = Which vehicle or dreadnought
    .speed = Without a vehicle: its speed last turn
cmd-vehicle-board = Board or leave a vehicle (V3, V4)
    .speed = Its speed this turn; left out: the present one
    .open = Without a vehicle: it is open
    .models = How many; left out: how many may pass
    .movement = Movement of who boards; left out: 4
cmd-dreadnought = Rogue Trader’s dreadnoughts
cmd-dreadnought-add = Add a dreadnought with its profile
cmd-dreadnought-edit = Change a dreadnought, or put a pilot in
    .name = Its new name
    .weapons = Its weapons (all work again); - for none
cmd-dreadnought-remove = Remove a dreadnought from the battle
cmd-dreadnought-show = A dreadnought’s card
cmd-dreadnought-list = The dreadnoughts and their state
    .side = Of one side only
cmd-dreadnought-damage = Damage a dreadnought, or roll what is due
    .points = Damage points after saves; 0 rolls what is due
cmd-dreadnought-move = The D6" move without coordination (D3)
cmd-dreadnought-leave = The pilot leaves the armour (D4)
cmd-collide = A collision and all that follows (V12, V13)
    .a = Who rams: a vehicle or a dreadnought
    .b = What is hit: vehicle, dreadnought, building
    .against = What is hit; left out: as B is
    .toughness_a = Toughness of A
    .toughness_b = Toughness of B; scenery: 10 if left out
    .section = Which section of the building, from 1
cmd-building = Buildings, walls and doors of Rogue Trader
cmd-building-add = Add a building, by its kind or its numbers
    .damage = Damage points of each section
    .save = Save on a D6, 0 for none
cmd-building-edit = Change a building
    .name = Its new name
    .damage = Damage points of each section
    .save = Save on a D6, 0 for none
cmd-building-remove = Remove a building from the battle
cmd-building-show = A building’s card, section by section
cmd-building-list = The buildings and their state
    .side = Of one side only
cmd-building-hit = Hits on a building, and its collapse (B2, B3)
    .points = Damage points before its save
    .models = Models inside or on top
    .kind = Without a building: its kind
cmd-building-breach = Breach a wall, or destroy a door (B4, B5)
    .points = Damage points before its save
    .save = The wall’s save, 0 for none, if the GM sets another

option-vehicle = Which vehicle
option-dreadnought = Which dreadnought
option-building = Which building
option-max_speed = Maximum speed on the ground
option-acceleration = Acceleration on the ground
option-speed = Its speed now, in inches per turn
option-crew = How many aboard
option-crew_save = Their own save, 0 for none
option-ejectors = Save of the ejector seats, 0 for none
option-turrets = How many turrets
option-weapon_points = Weapon points it may carry
option-equipment = Equipment points it may carry
option-open = Open, not closed
option-trr = Turn radius ratio
option-antigrav = Antigrav or hovering: ignores its TRR
option-air_max = Maximum speed in the air
option-air_min = Minimum speed in the air
option-air_acceleration = Acceleration in the air
option-auto = Auto-systems: Ad, Aa, Af
option-turned = It turned this turn
option-air = In the air
option-leaving = They leave it, not board it
option-ws = Weapon Skill
option-bs = Ballistic Skill
option-strength = Strength
option-pilot = The pilot’s name, or his unit’s
option-pilot_save = The pilot’s own save, 0 for none
option-int = Intelligence
option-wp = Willpower
option-a = Who rams
option-b = What is hit
option-toughness_a = Toughness of A
option-toughness_b = Toughness of B
option-speed_a = Speed of A; left out: its present one
option-speed_b = Speed of B; left out: its present one
option-angle = How they meet, for two vehicles
option-saves = Use saves; left out: as the battle is set
option-wall = What is in the way
option-before = Points that the door has lost already
option-model_save = Their armour save, 0 for none
option-vehicles = How many vehicles inside

choice-against-vehicle = a vehicle or dreadnought
choice-against-scenery = scenery, a building
choice-against-creature = a creature
choice-angle-head-on = head-on: speeds added
choice-angle-rear = same way: the difference
choice-angle-side = into the side: A’s speed alone
choice-kind-hut = mud, straw or light wooden hut
choice-kind-plastic = plastic shelter
choice-kind-building = wood, stone or concrete building
choice-kind-tower = stone or concrete tower, emplacement
choice-kind-wall = free-standing wall, 4" long
choice-kind-barricade = barricade, 4" long
choice-wall-partition = light partition, barricade
choice-wall-hut = wall of a hut
choice-wall-standard = wall: plastic, wood, brick, stone, bulkhead
choice-wall-reinforced = reinforced wall, rock
choice-wall-door-light-wood = door: light wood
choice-wall-door-plastic = door: plastic
choice-wall-door-glass = door: toughened glass
choice-wall-door-thin-steel = door: thin steel
choice-wall-door-wood = door: solid wood
choice-wall-door-thick-steel = door: thick steel
choice-wall-door-reinforced = door: reinforced steel
wall-partition = the partition
wall-hut = the wall of the hut
wall-standard = the wall
wall-reinforced = the reinforced wall
wall-door-light-wood = the light wooden door
wall-door-plastic = the plastic door
wall-door-glass = the glass door
wall-door-thin-steel = the thin steel door
wall-door-wood = the wooden door
wall-door-thick-steel = the thick steel door
wall-door-reinforced = the reinforced door

setting-collision = the difference of Toughness in a collision
    .v-dice = more or fewer D4
    .v-points = points on or off the total
setting-collision_saves = saves in a collision
    .v-on = used
    .v-off = not used

## Cards and lists
v-card-vehicle = Vehicle: { $name }
v-card-dreadnought = Dreadnought: { $name }
v-card-building = Building: { $name }
v-card-now = State
v-card-calm = in good order
v-card-must = To do
v-card-side = Side: { $side }
v-card-speed = Speed now { $speed }"
v-card-ground = Ground: { $parts }
v-card-air = Air: { $parts }
v-card-max = maximum { $n }"
v-card-pull = acceleration { $n }"
v-card-least = minimum { $n }"
v-card-antigrav = Antigrav or hovering: turns freely
v-card-trr = Turn radius: speed × { $trr }
v-card-join = { $a } · { $b }
v-card-body = { $parts }
v-card-toughness = Toughness { $n }
v-card-damage = Damage { $left }/{ $damage }
v-card-save = save { $save }+
v-card-no-save = no save
v-card-tally = { $points ->
        [one] One point lost this turn
       *[other] { $points } points lost this turn
    }
v-card-open = Open
v-card-closed = Closed
v-card-crew = Aboard: { $count }, without a save
v-card-crew-save = Aboard: { $count }, save { $save }+
v-card-ejectors = Ejector seats: save { $save }+
v-card-turrets = Turrets working: { $left }/{ $count }
v-card-weapons = Weapons: { $weapons }
v-card-weapon-points = Weapon points: { $points }
v-card-equipment = Equipment points: { $points }
v-card-autos = Auto-systems: { $autos }
v-card-autos-locked = Auto-systems, locked: { $autos }
v-card-profile = { $parts }
v-card-m = M { $n }
v-card-ws = WS { $n }
v-card-bs = BS { $n }
v-card-s = S { $n }
v-card-i = I { $n }
v-card-a = A { $n }
v-card-ld = Ld { $n }
v-card-int = Int { $n }
v-card-cl = Cl { $n }
v-card-wp = WP { $n }
v-card-to-hit = To hit: { $to_hit }
v-card-pilot = Pilot: { $pilot }
v-card-pilot-save = Pilot: { $pilot }, save { $save }+
v-card-mind = Pilot’s { $parts }
v-card-kind-hut = Hut of mud, straw or light wood
v-card-kind-plastic = Plastic shelter
v-card-kind-building = Building of wood, stone or concrete
v-card-kind-tower = Tower or emplacement
v-card-kind-wall = Free-standing wall
v-card-kind-barricade = Barricade
v-card-section-damage = Damage { $damage } a section
v-card-section = Section { $section }: { $left }/{ $damage }
v-list-vehicle = Vehicles: { $count }
v-list-dreadnought = Dreadnoughts: { $count }
v-list-building = Buildings: { $count }
v-list-no-vehicle = No vehicle yet: `/vehicle add`.
v-list-no-dreadnought = No dreadnought yet: `/dreadnought add`.
v-list-no-building = No building yet: `/building add`.
v-weapon = { $name }
v-weapon-heavy = { $name } (heavy)
v-weapon-super-heavy = { $name } (super-heavy)
v-weapon-right = { $weapon } (right arm)
v-weapon-left = { $weapon } (left arm)
v-weapon-lost = { $weapon } ✗
v-auto-ad = Ad: drives by voice
v-auto-aa = Aa: works one weapon
v-auto-af = Af: works doors and equipment
verdict-v-added = { $name } joins the battle
verdict-v-edited = { $name } is changed
verdict-v-removed = { $name } is out of the battle

## Conditions, obligations, what is due
cond-v-destroyed = destroyed
cond-v-burning = burning smell: halted for good
cond-v-system = system error: halted for good
cond-v-jam = jammed
cond-v-control = out of control for good
cond-v-adrift = out of control
cond-v-adrift-next = out of control next turn
cond-v-power = { $count ->
        [one] power loss
       *[other] power loss ×{ $count }
    }
cond-v-damage = { $left }/{ $damage } Damage
cond-v-weapons = weapons lost: { $names }
cond-v-turrets = dead turrets: { $numbers }
cond-d-right-arm = right arm dead
cond-d-left-arm = left arm dead
cond-d-coordination = no coordination
cond-d-berserk = berserk
cond-d-confused = pilot confused
cond-d-empty = nobody inside
cond-b-collapsed = collapsed
cond-b-collapsed-sections = sections collapsed: { $numbers }
cond-b-damage = { $left }/{ $damage } Damage
cond-b-damage-section = section { $section }: { $left }/{ $damage }
must-v-special = special damage to roll ({ $points ->
        [one] one point
       *[other] { $points } points
    })
must-v-smoulder = D6: explodes on a 6
must-v-jam = repeats its last turn: { $speed }"
must-d-jam = repeats its last turn
must-v-drift = drift to roll before all moves
must-v-drifted = drift rolled: moves before all others
must-v-stalled = immobile as long as it is out of control
must-d-confused = −1 to hit, no psychic powers, Movement halved (P2)
must-d-move = moves D6"
due-v-special = { $name }: special damage ({ $points ->
        [one] one point
       *[other] { $points } points
    })
due-v-smoulder = { $name }: does it explode?
due-v-drift = { $name }: drift
due-d-confused = { $name }: the pilot’s confusion
due-d-move = { $name }: D6" move
next-v-special = { $name }: special damage
next-v-drift = { $name }: drift
next-v-scenery = { $name } hits rock (T 10)

## Rolls
why-v-special = special damage to { $name }?
why-v-row = which special damage to { $name }
mod-v-points = { $points } points this turn
why-v-turret = which turret of { $name }
why-v-weapon = which weapon of { $name }
why-v-halt = { $name } rolls on before it halts
why-v-crew = crew of { $name }, seat by seat
why-v-ejectors = ejector seats of { $name }, seat by seat
why-v-smoulder = does { $name } explode?
why-v-overspeed = control at { $speed }", maximum { $top }"
src-v-straight = keeps control
src-v-turned = keeps control; it turned
src-v-loose = keeps control; it was out of control
why-v-faster = acceleration
why-v-slower = deceleration
why-v-direction = direction
why-v-pool = damage to { $who }
mod-v-toughness = difference of Toughness
why-v-saves = saves of { $who }, one a point
why-d-ejector = ejector seat of { $pilot }
why-d-pilot = save of { $pilot }
src-d-cl = the pilot’s Cl
why-d-arm = which arm of { $name }
why-d-initiative = Initiative that { $name } loses
why-d-move = move without coordination
why-d-leave = points lost by leaving
mod-d-leave = always
why-d-personal = which characteristic
why-b-models = armour saves of those inside
why-b-strength = Strength of the hit on { $which ->
        [0] the vehicle
       *[other] vehicle { $which }
    }
why-b-wounds = wounds of { $which ->
        [0] the vehicle
       *[other] vehicle { $which }
    }
why-b-trapped = is { $which ->
        [0] the vehicle
       *[other] vehicle { $which }
    } trapped?

## Rows
row-special-none = nothing special
row-special-special = special damage
row-smoulder-on = it smoulders on
row-smoulder-bang = it explodes
row-vehicle-special-auxiliary = auxiliary power lost
row-vehicle-special-control-brief = temporary loss of control
row-vehicle-special-power = power loss
row-vehicle-special-jam = mechanical jam
row-vehicle-special-weapon = weapon lost
row-vehicle-special-system = system error
row-vehicle-special-control = loss of control
row-vehicle-special-burning = burning smell
row-vehicle-special-bang = BANG!
row-dreadnought-special-arm = arm
row-dreadnought-special-coordination = loss of coordination
row-dreadnought-special-power = power loss
row-dreadnought-special-jam = mechanical jam
row-dreadnought-special-weapon = weapon lost
row-dreadnought-special-system = system error
row-dreadnought-special-berserk = berserk
row-dreadnought-special-burning = burning smell
row-dreadnought-special-bang = BANG!
row-drift-direction-left = left
row-drift-direction-straight = straight on
row-drift-direction-right = right
row-wall-toughness-partition = light partition, barricade
row-wall-toughness-hut = wall of a hut
row-wall-toughness-standard = ordinary wall
row-wall-toughness-reinforced = reinforced wall, rock
row-arm-right = the right one
row-arm-left = the left one
row-trapped-free = free
row-trapped-trapped = trapped
row-personal-ld = Leadership
row-personal-int = Intelligence
row-personal-cl = Cool
row-personal-wp = Willpower
personal-ld = Leadership
personal-int = Intelligence
personal-cl = Cool
personal-wp = Willpower

## Remarks
remark-v-always-special = { $name }: { $points } points this turn, special damage for certain, no D6
remark-v-always-bang = { $name }: { $points } points this turn, it explodes for certain, no D10
remark-v-stands-auxiliary = no BANG! yet, this turn’s row stands: auxiliary power lost
remark-v-stands-control-brief = no BANG! yet, this turn’s row stands: temporary loss of control
remark-v-stands-power = no BANG! yet, this turn’s row stands: power loss
remark-v-stands-jam = no BANG! yet, this turn’s row stands: mechanical jam
remark-v-stands-weapon = no BANG! yet, this turn’s row stands: weapon lost
remark-v-stands-system = no BANG! yet, this turn’s row stands: system error
remark-v-stands-control = no BANG! yet, this turn’s row stands: loss of control
remark-v-stands-burning = no BANG! yet, this turn’s row stands: burning smell
remark-v-stands-arm = no BANG! yet, this turn’s row stands: arm
remark-v-stands-coordination = no BANG! yet, this turn’s row stands: loss of coordination
remark-v-stands-berserk = no BANG! yet, this turn’s row stands: berserk
remark-v-earlier = { $points ->
        [one] for the one point of an earlier turn
       *[other] for the { $points } points of an earlier turn
    }
remark-v-halted = it has halted already, nothing is left to stop
remark-v-no-save = { $count ->
        [one] nobody aboard has a save: no die
       *[other] none of the { $count } aboard has a save: no dice
    }
remark-v-no-overspeed = above its maximum, but { $name } has no control left to lose: no die
remark-v-no-pool = { $who }: no dice, no damage
remark-v-left = { $name }: { $left } of { $damage } Damage points left.
remark-v-aboard = Aboard { $name } now: { $count }.
remark-v-bare = Bare numbers have no Damage points and no save: nothing more is rolled. Register the vehicles (`/vehicle add`) for special damage and destruction.
remark-v-no-damage = Where no Damage points are stated, points are counted and nothing more is rolled: `/vehicle edit`.
remark-d-no-ejector = no ejector seat: his own save does not help
remark-d-no-save = neither ejector seat nor save: no die
remark-d-other-arm-right = the left arm is dead already: the right one, no die
remark-d-other-arm-left = the right arm is dead already: the left one, no die
remark-d-initiative-0 = Initiative is 0 already: no D4
remark-d-nothing-lost = nothing lost: no characteristic to draw
remark-b-no-save = { $count ->
        [one] no armour save: no die
       *[other] no armour saves: no dice
    }
remark-b-left = { CAP($name) }: { $left } of { $damage } Damage points left.
remark-b-left-section = { CAP($name) }, section { $section }: { $left } of { $damage } Damage points left.
remark-b-toughness = Toughness { $toughness }; hits are automatic.
remark-b-door = Toughness { $toughness }, Damage { $damage }.

## Damage
verdict-v-unharmed = { $name } is unharmed
verdict-v-hurt = { $points ->
        [one] { $name } loses one Damage point
       *[other] { $name } loses { $points } Damage points
    }
verdict-v-calm = No special damage to { $name }
verdict-v-waiting = { $points ->
        [one] { $name } loses one Damage point, special damage put off
       *[other] { $name } loses { $points } Damage points, special damage put off
    }
verdict-v-smoulders = { $name } smoulders on
verdict-v-auxiliary = { $name } loses auxiliary power
verdict-v-control-brief = { $name } will be out of control next turn
verdict-v-power = { $name } loses power
verdict-v-jam = { $name } jams
verdict-v-weapon = { $name } loses a weapon
verdict-v-arm = { $name } loses the use of an arm
verdict-v-coordination = { $name } loses coordination
verdict-v-system = System error: { $name } halts for good
verdict-v-control = { $name } is out of control for good
verdict-v-berserk = { $name } goes berserk
verdict-v-burning = Burning smell: { $name } halts for good
verdict-v-destroyed = { $name } is destroyed
verdict-v-bang = BANG! { $name } explodes
todo-v-destroyed = { $name } is a wreck: its weapons and gear are lost.
todo-v-bang = { $name } is a wreck: its weapons and gear are lost.
todo-d-destroyed = { $name } is a wreck: its weapons and gear are lost.
todo-d-bang = { $name } is a wreck: its weapons and gear are lost.
todo-v-all-dead = { $count ->
        [one] { $name }: the one aboard is dead.
       *[other] { $name }: all { $count } aboard are dead.
    }
todo-v-driver-out-destroyed = { $name }: the one aboard lives. Place the model beside the wreck.
todo-v-driver-out-bang = { $name }: the one aboard lives. Place the model touching the wreck; it may move in its next turn.
todo-v-out-destroyed = { $name }: { $count ->
        [one] one lives, seat { $seats }
       *[other] { $count } live, seats { $seats }
    }; { $dead ->
        [0] nobody dies
        [one] one dies
       *[other] { $dead } die
    }. Place survivors beside the wreck.
todo-v-out-bang = { $name }: { $count ->
        [one] one lives, seat { $seats }
       *[other] { $count } live, seats { $seats }
    }; { $dead ->
        [0] nobody dies
        [one] one dies
       *[other] { $dead } die
    }. Place survivors touching the wreck; they may move in their next turn.
todo-v-waiting = { $name }: the special damage roll waits ({ $points ->
        [one] one point
       *[other] { $points } points
    } so far); it is rolled for the whole turn’s total, at the latest when the turn passes.
todo-v-adrift-next = { $name } is out of control in its owner’s next turn: roll its drift before all other moves.
todo-v-adrift-good = { $name } is out of control from now on: in each of its owner’s turns roll its drift before all other moves.
todo-v-no-turret = { $name } has no working turret: no effect.
todo-v-turret-only = The turret of { $name } stops working.
todo-v-turret = Turret { $turret } of { $name } stops working.
todo-v-power = Maximum speed and acceleration of { $name } are halved.
todo-v-power-ground = { $name } on the ground: maximum { $top }", acceleration { $pull }" from now on.
todo-v-power-air = { $name } in the air: maximum { $top }", acceleration { $pull }" from now on.
todo-v-jam = { $name } repeats its last turn from now on: { $speed }" straight on; automatic weapons that fired go on firing the same way.
todo-v-jam-turning = { $name } repeats its last turn from now on: { $speed }" and the same turn; automatic weapons that fired go on firing the same way.
todo-v-jam-still = { $name } repeats its last turn from now on: it does not move; automatic weapons that fired go on firing the same way.
todo-v-weapon = { $name } loses { $weapon }: destroyed.
todo-v-no-weapon = { $name } has no weapon left to lose.
todo-v-halt = Move { $name } { $distance }" straight on; there it stops for good.
todo-v-autos-locked = Automatic systems of { $name } lock: { $autos }.
todo-v-burning = At the start of each of its owner’s turns roll a D6 for { $name }: on a 6 it explodes.
todo-v-smoulders = { $name } holds together for now; roll again at the start of its owner’s next turn.

## Dreadnoughts
todo-d-pilot-dead = { $pilot } dies.
todo-d-pilot-out = { $pilot } lives. Place the model beside the wreck.
todo-d-arm-right = The right arm of { $name } stops working, with the weapons built into it.
todo-d-arm-left = The left arm of { $name } stops working, with the weapons built into it.
todo-d-arm-right-weapons = The right arm of { $name } stops working, with what is built into it: { $weapons }.
todo-d-arm-left-weapons = The left arm of { $name } stops working, with what is built into it: { $weapons }.
todo-d-no-arm = Both arms of { $name } are dead already: no effect.
todo-d-coordination = { $name } is at { $to_hit } to hit and moves D6" each turn from now on.
todo-d-power-move = Movement of { $name }: { $movement }" from now on.
todo-d-power-half = Movement of { $name } is halved.
todo-d-power-fight = { $name } is at { $to_hit } to hit, Initiative { $initiative }.
todo-d-power-slower = { $name } is at { $to_hit } to hit, Initiative −{ $lost } (never below 0).
todo-d-jam = { $name } repeats its last turn from now on: same move, same shots.
todo-d-confused = { $pilot } is confused, without a test: −1 to hit, no psychic powers, Movement halved; tests at the start of each own turn until passed (P2).
verdict-d-comes-to = { $pilot } recovers from confusion
verdict-d-still-confused = { $pilot } stays confused
todo-d-comes-to = The confusion is over; { $pilot } acts normally again.
todo-d-still-confused = −1 to hit, no psychic powers, Movement halved; { $pilot } tests again at the start of the next turn.
todo-d-halt = { $name } halts at once and for good; its automatic systems lock.
todo-d-berserk = From now on { $name } moves and fires at random: the GM says how.
verdict-d-move = { $name } moves { $distance }"
todo-d-move = Move { $name } { $distance }" this turn; { $to_hit } to hit.
verdict-d-left = { $pilot } leaves { $name } unscathed
verdict-d-left-loses = { $points ->
        [one] { $pilot } leaves { $name } and loses one point of { $what }
       *[other] { $pilot } leaves { $name } and loses { $points } points of { $what }
    }
todo-d-beside = Place { $pilot } beside the armour.
todo-d-loses = Note for { $pilot }: { $what } −{ $points }, never below 0.
todo-d-loses-to = { $what } of { $pilot }: { $value } → { $left }.

## Moving, boarding
verdict-v-moved = { $name } moves { $speed }"
verdict-v-overspeed = { $name } moves { $speed }" and loses control
verdict-v-falls = { $name } drops out of the air
todo-v-move = Move { $name } { $speed }".
todo-v-stands = { $name } stands still.
todo-v-radius = Turn on a radius of { $radius }" ({ $speed } × { $trr }), distance measured on the inside of the curve.
todo-v-radius-unknown = Turn on a radius of { $speed }" × its TRR, distance measured on the inside of the curve.
todo-v-turns-freely = { $name } turns freely: no radius.
todo-v-boarding = Boarding or leaving at this speed: an automatic Strength { $strength } hit, no armour save.
todo-v-falls = At { $speed }", below its minimum of { $least }", { $name } falls like a stone: the GM says with what result.
verdict-v-board = { $count ->
        [0] Nobody more boards { $name } this turn
        [one] One model boards { $name }
       *[other] { $count } models board { $name }
    }
verdict-v-board-most = { $count ->
        [0] Nobody more may board { $name } this turn
        [one] One model a turn may board { $name }
       *[other] { $count } models a turn may board { $name }
    }
verdict-v-board-any = Any number may board { $name }
verdict-v-leave = { $count ->
        [0] Nobody more leaves { $name } this turn
        [one] One model leaves { $name }
       *[other] { $count } models leave { $name }
    }
verdict-v-leave-most = { $count ->
        [0] Nobody more may leave { $name } this turn
        [one] One model a turn may leave { $name }
       *[other] { $count } models a turn may leave { $name }
    }
verdict-v-leave-any = Any number may leave { $name }
todo-v-half-move = Each model’s own movement is halved: { $movement }". The vehicle’s is not.
todo-v-boarding-hit = The vehicle moves { $speed }": each model takes an automatic Strength { $strength } hit, no armour save.
todo-v-door = { $count ->
        [one] At Movement { $movement }, one model a turn passes the door; the GM adjusts for its width.
       *[other] At Movement { $movement }, { $count } models a turn pass the door; the GM adjusts for its width.
    }
todo-v-no-door = It is open: no limit.
todo-v-wait = { $count ->
        [one] One model waits for the next turn.
       *[other] { $count } models wait for the next turn.
    }

## Drift
verdict-v-drift-left = { $name } drifts left at { $speed }"
verdict-v-drift-straight = { $name } drifts straight on at { $speed }"
verdict-v-drift-right = { $name } drifts right at { $speed }"
verdict-v-drift-stopped = { $name } drifts to a stop
todo-v-map-left = `{ $before }" → { $after }"  ↰  r { $after }"`
todo-v-map-straight = `{ $before }" → { $after }"  ↑`
todo-v-map-right = `{ $before }" → { $after }"  ↱  r { $after }"`
todo-v-map-stopped = `{ $before }" → 0"  ■`
todo-v-drift-left = Move { $name } { $speed }", turning left on a radius of { $speed }".
todo-v-drift-straight = Move { $name } { $speed }" straight on.
todo-v-drift-right = Move { $name } { $speed }", turning right on a radius of { $speed }".
todo-v-drift-first = Before all other models; whatever it runs into is resolved at once (`/collide`).
todo-v-drift-first-ahead = In its owner’s next turn, before all other models; whatever it runs into is resolved at once (`/collide`).
todo-v-adrift-again = Above its maximum, { $name } stays out of control for one more turn.
todo-v-stalled = { $name } stops and stays immobile as long as it is out of control.

## Collisions
verdict-v-collide = { CAP($a) }: { $became_a } · { CAP($b) }: { $became_b }
fate-v-unharmed = unharmed
v-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
fate-v-hurt = { $points }
fate-v-auxiliary = { $points }, auxiliary power lost
fate-v-control-brief = { $points }, temporary loss of control
fate-v-power = { $points }, power loss
fate-v-jam = { $points }, mechanical jam
fate-v-weapon = { $points }, weapon lost
fate-v-arm = { $points }, arm dead
fate-v-coordination = { $points }, coordination lost
fate-v-system = { $points }, system error
fate-v-control = { $points }, loss of control
fate-v-berserk = { $points }, berserk
fate-v-burning = { $points }, burning smell
fate-v-destroyed = { $points }, destroyed
fate-v-bang = { $points }, BANG!
fate-b-unharmed = unharmed
fate-b-damaged = { $points }
fate-b-collapsed = { $points }, collapses
todo-v-takes-scenery = { $points ->
        [one] Take one point off { $name }, if it has Damage points.
       *[other] Take { $points } points off { $name }, if it has Damage points.
    }
todo-v-takes-creature = { $points ->
        [one] { $name } takes one point of damage.
       *[other] { $name } takes { $points } points of damage.
    }
todo-b-inside = Inside or on top: each model dies unless it makes its armour save; each vehicle takes a Strength D10 hit, D6 wounds, and is trapped on a D6 of 6.

## Buildings
verdict-b-unharmed = { $name } is unharmed
verdict-b-unharmed-section = { $name }: section { $section } is unharmed
verdict-b-damaged = { $points ->
        [one] { $name } loses one Damage point
       *[other] { $name } loses { $points } Damage points
    }
verdict-b-damaged-section = { $points ->
        [one] { $name }: section { $section } loses one Damage point
       *[other] { $name }: section { $section } loses { $points } Damage points
    }
verdict-b-collapsed = { $name } collapses
verdict-b-collapsed-section = { $name }: section { $section } collapses
todo-b-collapse = { $name } is a ruin.
todo-b-collapse-section = Section { $section } of { $name } is a ruin.
todo-b-above = Sections above stand unless the GM says otherwise.
todo-b-models = { $dead ->
        [0] Inside or on top: nobody dies
        [one] Inside or on top: one model dies, whatever its Wounds
       *[other] Inside or on top: { $dead } models die, whatever their Wounds
    }; { $alive ->
        [0] none is saved.
        [one] one is saved.
       *[other] { $alive } are saved.
    }
todo-b-vehicle-free = { $which ->
        [0] Vehicle
       *[other] Vehicle { $which }
    } inside: Strength { $strength } hit, { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }; not trapped.
todo-b-vehicle-trapped = { $which ->
        [0] Vehicle
       *[other] Vehicle { $which }
    } inside: Strength { $strength } hit, { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }; trapped in the rubble.
verdict-b-breached = { $wall } is breached
verdict-b-holds = { $wall } holds
todo-b-hole = One man-sized model a turn may pass the hole. The building itself takes no damage.
todo-b-no-hole = No hole: every point was saved.
verdict-b-door-down = { $wall } is destroyed
verdict-b-door-holds = { $left ->
        [one] { $wall } holds: one point left
       *[other] { $wall } holds: { $left } points left
    }
todo-b-door-down = The way is free: models per turn by their Movement (V4).
todo-b-door-holds = { $lost ->
        [one] Note one point lost; type it as `before` next time.
       *[other] Note { $lost } points lost; type them as `before` next time.
    }

## Refusals
refused-v-weapons = These weapons cannot be carried
no-v-weapon-name = { $name }: a weapon’s name has 1 to { $longest } characters
no-v-weapons-many = there are { $count } weapons, { $most } at most are allowed
no-v-super-heavy = only one super-heavy weapon may be carried
no-v-weapon-points = the weapons take { $points } points, it carries { $most } (basic 1, heavy 2, super-heavy 6)
refused-v-autos = There is no such auto-system
no-v-auto = { $names }: only Ad (drive), Aa (aim) and Af (doors, equipment) exist
refused-v-edit = { $name } stays as it is
no-v-change = nothing new was given
refused-v-set = { $name } has no such number
no-v-place = { $number } was given, the highest is { $most }
refused-v-damage = { $name } takes no damage roll
no-v-wreck = { $name } is a wreck
no-v-damage = its Damage points are not known: give them with `edit`
no-v-later = no points were given: there is nothing to put off
no-v-due = nothing is due: no special damage waits, and nothing burns at the start of this turn
refused-v-move = { $name } does not move so
no-v-stopped = { $name } has halted for good (system error)
no-v-jammed-straight = jammed, it repeats its last turn: { $speed }", straight on, on the ground
no-v-jammed-turning = jammed, it repeats its last turn: { $speed }", turning, on the ground
no-v-jammed-straight-air = jammed, it repeats its last turn: { $speed }", straight on, in the air
no-v-jammed-turning-air = jammed, it repeats its last turn: { $speed }", turning, in the air
no-v-loose = { $name } is out of control: nobody steers it
hint-v-wreck = A wreck is hit as scenery: `against:scenery` with its Toughness as `toughness_b`.
hint-v-drift = Roll its drift: `/vehicle drift`.
no-v-flier = it has no speed in the air
no-v-faster = it reaches { $most }" at most: it began the turn at { $start }" and speeds up by { $pull }"
no-v-slower = it slows to { $least }" at least: it began the turn at { $start }" and brakes by { $brake }"
no-v-double = { $most }" is the most: twice its maximum of { $top }"
no-v-take-off = it takes off at { $least }" at least
refused-v-drift = { $name } does not drift
refused-v-drift-what = What drifts?
no-v-vehicle-or-speed = name a vehicle, or give a bare speed
no-v-drift-jammed = jammed, it repeats its last turn instead
no-v-steered = it is under control
no-v-stalled = a drift stopped it: it stays immobile as long as it is out of control
no-v-drifted-now = its drift of this turn is rolled already
no-v-drifted-ahead = its drift of the next turn is rolled already
refused-v-board = Nobody passes the door of { $name }
refused-v-board-what = Which vehicle?
no-v-aboard = { $count ->
        [0] nobody is aboard { $name }
        [one] only one is aboard { $name }
       *[other] only { $count } are aboard { $name }
    }
refused-v-collide = { $a } and { $b } do not collide
refused-v-collide-what = This collision cannot be worked out yet
no-v-toughness-a = the Toughness of A is missing: `toughness_a`, or a registered vehicle as `a`
no-v-toughness-b = the Toughness of B is missing: `toughness_b`, or a registered piece as `b`
no-v-toughness = the Toughness of { $name } is not known: type it here, or give it with `edit`
no-v-speed-a = the speed of A is missing: `speed_a`
no-v-not-vehicle = { $name } is hit as a vehicle
no-v-not-scenery = { $name } is hit as scenery
no-v-itself = { $name } cannot ram itself
no-v-speed-scenery = scenery does not move: leave `speed_b` out
no-v-speed-creature = only the vehicle’s speed counts against a creature: leave `speed_b` out
no-v-same-speed = both go { $speed }" the same way: they never meet
no-v-nobody-moves = neither of them moves
no-v-rammer-still = { $a } stands still
refused-d-move = { $name } takes no D6" move
no-d-jammed = jammed, it repeats its last turn
no-d-berserk = berserk, it moves as the GM says
no-d-clumsy = it has its coordination: it moves without a roll
no-d-clumsy-movement = it has its coordination: it moves { $movement }" without a roll
no-d-walked = its move of this turn is rolled already
refused-d-leave = Nobody leaves { $name }
no-d-empty = nobody is inside
no-d-cl = give `cl`, or note it: `/dreadnought edit`
no-d-other-test = for { $name } only the pilot’s confusion is tested like this; for another test give `cl` and name no unit
no-d-pilot-unit = the pilot, { $pilot }, is a unit of the battle: name it
no-d-not-confused = { $pilot } is not confused
no-d-retest = { $pilot } tests again only at the start of the next turn
refused-b-add = What is it built of?
no-b-kind = give its `kind`, or both `toughness` and `damage`
refused-b-hit = { $name } takes no hit
refused-b-hit-what = What is hit?
no-b-building-or-kind = name a building, or give a `kind`
no-b-section = { $count ->
        [one] { $name } has one section, no section { $section }
       *[other] { $name } has { $count } sections, no section { $section }
    }
no-b-which-section = { $name } has { $count } sections: say which `section`
no-b-ruin = { $name } lies in ruins already
no-b-ruin-section = section { $section } of { $name } lies in ruins already

## Odds
odds-v-unharmed = unharmed
odds-v-hurt = nothing special
odds-v-waiting = put off
odds-v-smoulders = smoulders on
odds-v-auxiliary = auxiliary power lost
odds-v-control-brief = temporary loss of control
odds-v-power = power loss
odds-v-jam = mechanical jam
odds-v-weapon = weapon lost
odds-v-arm = arm
odds-v-coordination = loss of coordination
odds-v-system = system error
odds-v-control = loss of control
odds-v-berserk = berserk
odds-v-burning = burning smell
odds-v-destroyed = destroyed
odds-v-bang = BANG!
odds-v-moved = control kept
odds-v-overspeed = control lost
odds-v-falls = falls
odds-v-boards = board
odds-v-leaves = leave
odds-v-drift-left = to the left
odds-v-drift-straight = straight on
odds-v-drift-right = to the right
odds-v-drift-stopped = stopped
odds-d-moves = moves
odds-d-loses = loses points
odds-d-unscathed = loses nothing
odds-b-unharmed = unharmed
odds-b-damaged = damaged
odds-b-collapsed = collapses
odds-b-breached = breached
odds-b-holds = holds
odds-b-door-down = destroyed
odds-b-door-holds = holds

## Reminders
rule-V1 = Speeds, TRR, crew, Toughness, Damage, save, equipment and weapon points (basic 1, heavy 2, super-heavy 6, one at most), turrets, open or closed, ejector seats, auto-systems.
    .title = A vehicle’s profile
rule-V2 = A turn speeds up by the acceleration at most and brakes by twice that. Twice the maximum is the limit; below its air minimum a flier falls. Radius of a turn: speed × TRR, measured inside; antigrav and hovering ignore it.
    .title = Speed and turns
rule-V3 = Models board or leave at any point of the vehicle’s move; their own movement is halved, the vehicle’s is not. Above 10" each takes an automatic hit, no armour save, of Strength speed − 10.
    .title = Boarding and leaving
rule-V4 = One door, models a turn by Movement: 3½ and more 4, from 2½ 3, from 1½ 2, less 1. Open vehicles have no limit; the GM adjusts for width.
    .title = Models through a door
rule-V5 = Driving takes one hand: a pistol or grenade meanwhile is −1 to hit. The pilot fires built-in forward guns freely, the crew any built-in weapon. From a vehicle only short range, at any point of its move; from a closed one through ports or hatches.
    .title = Driving and shooting
rule-V6 = Hits on a closed vehicle strike the vehicle. On an open one the firer picks crew or passengers at short range; at long range it is random. Size and speed modify the roll as usual.
    .title = What is hit
rule-V7 = Each point not saved counts. At 0 left the vehicle, its weapons and gear are lost; everyone aboard dies on a failed, unmodified D6 save of his own (no save: dead), with ejector seats on theirs.
    .title = Damage and destruction
rule-V8 = For each turn with n points in all: D6 + n − 1, special damage on 6 or more; then D10 + n − 1 on V9. One die each; later points of the turn read them again. 6 points are always special, 12 always destroy.
    .title = Special damage roll
rule-V9 = † D10 + n − 1. 1–2 auxiliary power (a turret), 3–4 out of control next turn, 5–6 power halved, 7 jam, 8 a weapon, 9 system error, 10 out of control, 11 burning, 12+ BANG! The source keeps only 9 and 12; the rest is reconstructed.
    .title = Special damage of vehicles
rule-V10 = † Before all other moves: last speed + D10 − D10, not below 0 (then it stays still); D6 1–2 left, 3–4 straight, 5–6 right, radius equal to the speed. The three ways are known, their numbers are reconstructed.
    .title = Out of control
rule-V11 = Above its maximum: D6, out of control next turn on 6; on 5+ if it also turned; on 4+ if it was out of control. The best number alone counts.
    .title = Overspeed
rule-V12 = D4 to each side: speed ÷ 5, rounded up, + the other’s Toughness − its own. Two vehicles: combined speed. Rock: T 10. Setting `collision` reads the difference as points, `collision_saves` grants saves.
    .title = Collisions
rule-V13 = Whoever hit a vehicle or something solid is out of control in its owner’s next turn, unless immobilised or destroyed. Creatures do not cause it.
    .title = After a collision
rule-V14 = Ad drives by voice and avoids danger, Aa works one weapon, Af works doors and equipment: each stands in for one of the crew. A system error locks them all.
    .title = Auto-systems
rule-D1 = A creature’s profile with Damage for Wounds. At 0 it is destroyed, and only an ejector seat helps the pilot. Battle armour: M WS BS S T Damage I 6, A 3; four basic weapons, two heavy, or one heavy and two basic.
    .title = Dreadnoughts
rule-D2 = As for vehicles: D6 + n − 1, 6 or more is special, then D10 + n − 1 on D3.
    .title = Special damage roll
rule-D3 = † 1–2 arm, 3–4 coordination (−1 to hit, D6" moves), 5–6 power (Movement halved, −1 to hit, Initiative −D4), 7 jam, 8 weapon and pilot confused, 9 system error, 10 berserk, 11 burning, 12+ BANG! The source keeps only 9; the rest is reconstructed.
    .title = Special damage of dreadnoughts
rule-D4 = Who leaves the armour of his own will loses D4 − 1 points of Ld, Int, Cl or WP, drawn at random.
    .title = Leaving the armour
rule-B1 = Sections of about 4" × 4", one level each: hut T7 Damage 2, plastic T8/3, wood, stone or concrete T8/5, tower T8/10 or more, wall 4" T8/5, barricade 4" T6/5.
    .title = Buildings
rule-B2 = Brick, stone, concrete and the like save on 5+, one D6 a point; huts, barricades and plastic do not. The GM may set another.
    .title = Saves of buildings
rule-B3 = At 0 a section collapses. Inside or on top: armour save or dead, whatever the Wounds; vehicles: Strength D10 hit, D6 wounds, trapped on a 6.
    .title = Collapse
rule-B4 = † With the right equipment, hits on an inner wall are automatic; one point left makes a hole for one man a turn and does not harm the building. Toughness (reconstructed): partition 6, hut 7, ordinary wall 8, reinforced or rock 10.
    .title = Breaching a wall
rule-B5 = Doors T6; Damage: light wood 1, plastic and glass 2, thin steel 3, wood 4, thick steel 5, reinforced 10. One or two of open, close, lock, unlock halve the move, three or four use it up.
    .title = Doors
rule-B6 = A blast in a section hits everyone and everything there. From outside through an opening: deviation as usual, then a roll to hit the opening, none from so near that nobody could miss. Between sections only grenades, to an adjoining one.
    .title = Blasts indoors
rule-B7 = All enemies in a section fight; charging in blind is allowed. In the first round the defender has heavy cover: if he wins, attackers are thrown out and he may pursue; if they win, they are in and the cover is gone.
    .title = Fighting indoors
rule-B8 = From one section to an adjoining one a turn; a blocked way usually costs a turn. A unit’s sections must adjoin: a gap is closed next turn, or the unit counts as split.
    .title = Movement indoors
rule-B9 = Models shooting from a building are in cover; from a roof only against those below, not against fliers or anyone higher. Whether a window allows the shot is the GM’s call.
    .title = Shooting out
