### Words of the host: dice, refusals, buttons, options shared by several games.

## Units and directions
inches = { $n }"
clock = { $n ->
        [1] ↗ 1 o’clock
        [2] ↗ 2 o’clock
        [3] → 3 o’clock
        [4] ↘ 4 o’clock
        [5] ↘ 5 o’clock
        [6] ↓ 6 o’clock
        [7] ↙ 7 o’clock
        [8] ↙ 8 o’clock
        [9] ← 9 o’clock
        [10] ↖ 10 o’clock
        [11] ↖ 11 o’clock
       *[12] ↑ 12 o’clock
    }
direction = { $hour ->
        [1] ↗ 1 o’clock
        [2] ↗ 2 o’clock
        [3] → 3 o’clock
        [4] ↘ 4 o’clock
        [5] ↘ 5 o’clock
        [6] ↓ 6 o’clock
        [7] ↙ 7 o’clock
        [8] ↙ 8 o’clock
        [9] ← 9 o’clock
        [10] ↖ 10 o’clock
        [11] ↖ 11 o’clock
       *[12] ↑ 12 o’clock
    }

## Dice lines
step-kept = rolled earlier this turn, kept
step-successes = { $count ->
        [0] = **0** at { $need }+
        [one] = **1** at { $need }+
       *[other] = **{ $count }** at { $need }+
    }
step-against = against { $target } ({ $source })
step-needs = needs { $target }+ ({ $source })
steps-more = *… and { $count ->
        [one] one more roll
       *[other] { $count } more rolls
    }: see Details*
steps-cut = *… the other dice: see Details*

## Embeds
do-now = Do now
footer-no = no. { $no }
footer-typed = dice typed by { $name }
lost-reply = ↩ This was applied earlier, but the answer never reached you.
undone-by = Undone by { $name }
reconstructed = The source lost these numbers: the bands are reconstructed.
secret-roll = Secret roll: only you and the GMs see it.
battle-opened = A battle has just been opened in this channel; `/battle end` closes it.
dice-sealed = 🎲 Dice sealed: `{ $commitment }`
dice-unsealed = 🎲 The seal of the dice is opened, anybody can check them: `{ $seed }`
nothing-applied = Nothing was rolled, nothing was changed.

## Buttons
button-undo = Undo
button-undo-no = Undo no. { $no }
button-new-turn = New turn
menu-next = What next?
button-again = Again
button-details = Details
button-reveal = Reveal
button-show-all = Show to all
button-type-rest = Type the rest
button-next = Next turn
button-log = Log
button-status = Status
button-stale = This button no longer leads anywhere
button-stale-hint = What it belonged to is gone, or is not yours to see. Type the command again.
form-dice-title = Real dice
form-dice-label = Values, in the order they are needed
form-dice-hint = 5 2 11

## Typed dice
dice-missing = { $count ->
        [one] One die is missing
       *[other] { $count } dice are missing
    }
dice-after = After `{ $dice }` comes
dice-none-yet = First comes
dice-next = { $after }: { $dice } ({ $why }). Type { $missing ->
        [one] one more value
       *[other] { $missing } more values
    }
dice-left = { $count ->
        [one] One die too many
       *[other] { $count } dice too many
    }
dice-left-why = only { $used ->
        [0] no die was
        [one] one die was
       *[other] { $used } dice were
    } needed; left over: `{ $left }`
dice-impossible = A die cannot show that
dice-impossible-why = value no. { $position } is { $value }, but the die is a D{ $sides } ({ $why })
dice-unreadable = These dice cannot be read
dice-unreadable-why = value no. { $position } is `{ $what }`, which is no whole number
dice-unreadable-hint = Type the values with spaces or commas between them: `5 2 11`.

## Names and pieces
name-refused = This name cannot be used
name-empty = a name needs at least one visible letter, figure or sign
name-long = it has { $length } characters, { $longest } at most are allowed
name-comma = a name holds no comma, because commas separate names in lists
name-taken = The name { $name } is taken
name-taken-why = { $what } is already called { $name }; every piece of a battle has a name of its own, whatever its case and accents
piece-unknown = There is no { $name } here
piece-near = Did you mean: { $names }?
piece-ambiguous = { $name } fits several pieces
piece-ambiguous-why = it could be { $names }; type more of the name
piece-other-kind = { $name } is something else
piece-other-kind-why = { $name } is { $what }; the command wants { $wanted }
not-yours = { $name } is not yours
not-yours-edit = only its owner ({ $owner }) and the GMs may change it
not-yours-roll = in this battle only its owner ({ $owner }) and the GMs roll for it
side-unknown = There is no side { $name }
side-unknown-why = the sides of this battle are { $names }

## Where no battle is
no-battle = There is no battle here
no-battle-private = pieces belong to a battle, and battles are fought in a server’s channels
no-battle-private-hint = Here you can roll with bare numbers, for instance `/rout ld:7`.
no-battle-thread-ended = the battle of this thread has ended
no-battle-thread-ended-hint = `/battle start` opens a new one here.

## Troubles
battle-changed = The battle has just changed
battle-changed-why = somebody acted at the same moment; look at the battle and give the command again
store-trouble = The battle cannot be saved at the moment
store-full = the disk is full; the GM who hosts the bot must make room
store-read-only = the database cannot be written: it is read-only
store-locked = another program holds the database; try again in a moment
store-corrupt = the database is damaged; the GM who hosts the bot must restore a backup
store-other = the database does not answer
saved-unshown = Applied as no. { $no }, but it cannot be shown
saved-unshown-why = A fault of the bot’s keeps it from being worded; the log holds it, and `/battle undo` takes it back.
fault = Something went wrong
fault-why = an unexpected fault happened; the host finds it in his log under { $number }

## Options shared by several commands
option-dice = Real dice typed in the order needed: 5 2 11
option-secret = Only you and the GMs see the result
option-note = Free text shown with the roll
option-name = Name, 40 characters at most
option-side = Its side
option-owner = Whose it is
option-ld = Leadership
option-cl = Cool
option-movement = Movement
option-modifier = Modifier to the roll’s target or score
option-traits = Traits, separated by commas
option-skills = Skills, separated by commas
option-toughness = Toughness
option-damage = Damage points
option-save = Save on a D6 (none: leave out)
option-weapons = Weapons, separated by commas
option-initiative = Initiative
option-attacks = Attacks
option-models = How many models
option-points = How many points
option-special = Special damage: now or later
option-enemy = The enemy
option-against = Against whom or what
option-handler = Handler
option-kind = Kind
option-section = Section, from 1
option-sections = How many sections

choice-yes = yes
choice-no = no
choice-none = none
choice-now = now
choice-later = later
choice-fr = français
choice-en = English

setting-rolls = who may roll for a piece
    .v-everyone = everybody at the table
    .v-owners = its owner and the GMs
