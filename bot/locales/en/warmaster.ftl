### Warmaster Medieval: reactive moves (W).

## Regiments
kind-regiment = a regiment
bare-regiment = the regiment
bare-w-charger = the charger
w-type-unknown = of unknown type
w-type-infantry = infantry
w-type-cavalry = cavalry
w-type-artillery = artillery
w-type-machine = machine
w-trait-pikes = pikemen
w-trait-mounted-knights = mounted knights
w-trait-fanatics = fanatics
w-trait-skirmishers = skirmishers
w-trait-missile = missile weapons
w-trait-unknown = There is an unknown trait
w-trait-unknown-why = { $name } is no trait
w-trait-known = The traits are { $traits }.
w-knights-on-foot = Mounted knights have a mount
w-knights-on-foot-why = the type given is { $type }; mounted knights are cavalry

w-card-title = { $who }
w-card-side = Side: { $side }
w-card-type = Type: { $type }
w-card-traits = Traits: { $traits }
w-card-movement = Movement: { $n } cm
w-card-now = State
w-card-ready = nothing keeps it from reacting
w-list = Regiments
w-list-empty = `/regiment add` adds one.
w-edit-same = Nothing to change for { $who }
verdict-w-added = { CAP($who) } joins the battle
verdict-w-edited = { CAP($who) }: profile updated
verdict-w-removed = { CAP($who) } leaves the battle
cond-w-engaged = in combat
cond-w-confused = confused
cond-w-reacted = has tried to react this turn

## Roll
why-w11-evade = evade
why-w11-counter-charge = counter-charge
src-w-command = nearest character’s command
mod-w-evade = evade
mod-w-counter-charge = counter-charge
mod-w-mounted-skirmishers = mounted skirmishers
mod-w-distance = character { $distance } cm away
mod-w-stands = { $count ->
        [one] one stand lost
       *[other] { $count } stands lost
    }
mod-w-dense = dense terrain
mod-w-enemy-near = enemy within { $distance } cm
mod-w-typed = modifier given
w-natural-12 = A natural 12 always fails
w-charger-unknown = The speed of { $charger } is unknown: if faster, no reaction is allowed
w-charge-far = The charge starts { $distance } cm away and the Movement is { $movement } cm: check that it is possible
w-near-off = The enemy within { $distance } cm does not count: `enemy_near` is `off`

## Refusals
w-refused-evade = { CAP($who) } cannot evade
w-refused-counter-charge = { CAP($who) } cannot counter-charge
w-no-command = The command value is missing
w-no-command-why = the reaction is allowed; give the value of the nearest friendly character with `command`
w-no-self = a regiment does not charge itself
w-no-friend = { $charger } is of the same side, { $side }
w-no-1 = only infantry and cavalry react, this is: { $type }
w-no-2 = { $traits } never evade
w-no-3 = skirmishers counter-charge other skirmishers only, and { $charger } does not have that trait
w-no-4 = { $charger } was not in sight at the start of the charge
w-no-5-faster = the charger is faster: Movement { $theirs } cm against { $ours } cm
w-no-5-cavalry = infantry never reacts to cavalry, and the charger is cavalry
w-no-6 = the charge starts { $distance } cm away, more than { $least } cm is needed
w-no-7-engaged = no order is possible: the regiment is in combat
w-no-7-confused = no order is possible: the regiment is confused
w-no-8 = this turn’s reaction has been tried already
w-no-10 = it is not the target of the charge

## Results
verdict-w-evades = { CAP($who) } evades the charge
verdict-w-counter-charges = { CAP($who) } counter-charges
verdict-w-fails-evade = { CAP($who) } does not evade, the charge goes on
verdict-w-fails-counter-charge = { CAP($who) } does not counter-charge, the charge goes on
odds-w-evades = evades
odds-w-counter-charges = counter-charges
odds-w-fails = no reaction

## To do
todo-w-charge-on = Go on with the charge against { $who } as usual.
todo-w-stand-missile = { CAP($who) } may still shoot at { $charger } with its missile weapons, as usual.
todo-w-stand-if = With missile weapons, { $who } may still shoot at { $charger }, as usual.
todo-w-wait = Do not move { $charger } yet: the evade comes first.
todo-w-shoot-missile = { CAP($who) } may first shoot at { $charger }, if in range.
todo-w-shoot-if = With missile weapons, { $who } may first shoot at { $charger }, if in range.
todo-w-drive-back = Work out at once the drive back and confusion that these shots cause.
todo-w-evade = Move { $who } straight away from { $charger }, up to full pace, and stop at least { $clear } cm from any enemy.
todo-w-evade-cm = Move { $who } straight away from { $charger }, up to { $pace } cm, and stop at least { $clear } cm from any enemy.
todo-w-charger-ends = { CAP($charger) } ends its move as if ordered: a plain move, or a charge on whom it can reach. More orders may follow, unless confused.
todo-w-charger-stopped = If the shots drove it back or confused it, its move ends there; the evade happens all the same.
todo-w-half-way = Move one stand of { $charger } towards the nearest stand of { $who } and stop half way: { $half } cm.
todo-w-line-up = Line up the other stands of { $charger } on it.
todo-w-counter-charge = Move { $who } as in a normal charge, into contact: { $half } cm.
todo-w-both-charge = In the combat, both sides have the charge bonus and all that goes with it. Nobody shoots at the charge.

## Setting
setting-enemy_near = an enemy within 20 cm troubles the order to react
    .v-off = no
    .v-on = yes, −1 to command

## Rules
rule-W1 = Only infantry and cavalry react to a charge; not artillery, war wagons or other machines.
    .title = Who reacts
rule-W2 = Pikemen, mounted knights and fanatics never evade.
    .title = Who does not evade
rule-W3 = Skirmishers counter-charge skirmishers only.
    .title = Skirmishers’ counter-charge
rule-W4 = The charger must be in sight at the start of its charge, for an evade as for a counter-charge.
    .title = See it coming
rule-W5 = No reaction to a faster charger (equal speed is fine); infantry never reacts to cavalry.
    .title = Speed
rule-W6 = The charge must start more than 10 cm away.
    .title = Distance
rule-W7 = Only a unit that could be given an order reacts: not in combat, not confused.
    .title = Able to take an order
rule-W8 = One attempt per unit and turn, failed or not.
    .title = One attempt
rule-W9 = The reaction is worked out once the charge is known to be possible, before any contact and before shots at the charge.
    .title = When
rule-W10 = Only the target of the charge reacts, not other units touched on the way.
    .title = The target alone
rule-W11 = Command test of the nearest friendly character, 2D6. Evade: −1 (skirmishers 0, mounted skirmishers +1). Counter-charge: −2 (mounted knights and fanatics 0). −1 for each 20 cm beyond the first 20, for each stand lost, in dense terrain. A natural 12 fails.
    .title = The roll
rule-W12 = Failed, a blunder included: no reaction, the charge goes on. The unit may still shoot with missile weapons.
    .title = Failure
rule-W13 = Counter-charge: a stand of the charger stops half way to the nearest target stand, the rest line up; then the other unit charges in turn.
    .title = Meet half way
rule-W14 = A counter-charge is a normal charge out of sequence: both units have the benefits of charging.
    .title = Two charges
rule-W15 = An evade follows the usual rules, but before the charger moves; missile troops may shoot first, if in range.
    .title = Evading
rule-W16 = These shots drive back and confuse as usual, before the evaders move.
    .title = Shots at the charge
rule-W17 = Then the charger ends its move as if ordered, a plain move or another charge. Driven back or confused it stops there; confused it takes no more orders.
    .title = What the charger does next

## Commands
cmd-regiment = Warmaster regiments
cmd-regiment-add = Add a regiment
    .name = Its name
    .type = Its type; infantry if nothing says otherwise
    .traits = Traits: pikes, skirmishers, missile …
    .movement = Movement in cm (infantry 20, cavalry 30)
cmd-regiment-edit = Change a regiment
    .regiment = Which one
    .name = New name
    .type = Its type
    .traits = All its traits
    .movement = Movement in cm
    .engaged = Is in combat
    .confused = Is confused
cmd-regiment-remove = Remove a regiment
    .regiment = Which one
cmd-regiment-show = Show a regiment
    .regiment = Which one
cmd-regiment-list = List the regiments
cmd-react = Answer a charge: counter-charge or evade
    .move = How
    .distance = Where the charge starts, in cm
    .command = Value of the nearest friendly character
    .regiment = Who is charged
    .charger = Who charges
    .type = Type of the unit charged
    .traits = Traits of the unit charged
    .movement = Movement of the unit charged, in cm
    .charger_type = Type of the charger
    .charger_traits = Traits of the charger
    .charger_movement = Movement of the charger, in cm
    .visible = The charge is seen from its start
    .engaged = The unit charged is already in combat
    .confused = The unit charged is confused
    .reacted = It has already tried to react this turn
    .target = It is the target of the charge
    .character_distance = From the character to the unit, in cm
    .stands_lost = Stands lost
    .dense = It is in dense terrain
    .enemy_near = Another enemy is within 20 cm
    .modifier = Modifier to the command value
option-move = Reaction
option-distance = Distance
option-command = Command value
option-regiment = Regiment
option-charger = Who charges
option-type = Type
option-charger_type = Type of the charger
option-charger_traits = Traits of the charger
option-charger_movement = Movement of the charger
option-visible = In sight
option-confused = Confused
option-reacted = Has tried to react
option-target = Target
option-character_distance = Distance of the character
option-stands_lost = Stands lost
option-dense = Dense terrain
option-enemy_near = Enemy near
choice-infantry = infantry
choice-cavalry = cavalry
choice-artillery = artillery
choice-machine = machine
choice-evade = evade
choice-counter-charge = counter-charge
