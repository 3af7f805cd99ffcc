### Dice for everything else: notation, odds, statistics, sealed dice, reminders and help.

## Rolling
cmd-roll = Roll dice: 2d6+3, d66, 4d6kh3, 8d6>=5…
    .expression = What to roll (a D6 if you say nothing)
    .label = What these dice are for
option-expression = Dice in notation
option-label = What these dice are for
menu-roll = Roll the dice

n-why = { $what }
n-line = { $text }
n-total = { $what }: { $total }
n-passed = { $what }: passed
n-failed = { $what }: failed
n-hits = { $what }: { $count ->
        [0] no success
        [one] 1 success
       *[other] { $count } successes
    }
n-several = { $what }: { $totals }
n-many = { $what }: { $count } results
n-totals = Results: { $totals }
n-capped = Dice followed by … should have been thrown once more: a chain stops at its limit.
n-never = No die of { $dice } shows { $need }: behind dice, a threshold counts them. To compare their sum: `{ $total }`.
odds-n-passed = Passed
odds-n-failed = Failed

n-example-1 = { $text } — two dice and a modifier
n-example-2 = { $text } — tens and units
n-example-3 = { $text } — keep the three highest
n-example-4 = { $text } — keep the lowest
n-example-5 = { $text } — count the dice of 5 or more
n-example-6 = { $text } — the sum must be 7 at most
n-example-7 = { $text } — 12 is needed, modifier included
n-example-8 = { $text } — six times
n-example-9 = { $text } — every 6 adds a die
n-example-10 = { $text } — reroll ones
n-example-11 = { $text } — a hundred-sided die
n-example-12 = { $text } — Fate dice: −, blank, +

## What cannot be rolled
n-refused = This expression cannot be rolled
n-found = “{ $found }” makes no sense here
n-ends = the expression ends too soon
n-pointer = ```
    { $text }
    { $mark }
    ```
n-expected = Possible here: { $kinds }.
n-expects-operator = an operation (`+ - * / // %`) or a threshold (`>=`)
n-expects-end = the end of the expression
n-expects-dice = dice (`2d6`)
n-expects-number = a number
n-expects-bracket = a bracket
n-expects-faces = a number of faces, `%` or `F`
n-expects-condition = a condition (`1`, `<3`)
n-expects-whole = a whole number
n-expects-closing = `)`
n-hint-words = Free text goes in `label` or `note`, or in square brackets: `2d6[fire]`.
n-limit-dice = that makes { $found } dice; { $limit } at most, rerolled dice and repeats included
n-limit-faces = a die of { $found } faces; { $limit } at most
n-limit-repeats = { $found } repeats; { $limit } at most
n-limit-characters = { $found } characters; { $limit } at most
n-limit-depth = more than { $limit } brackets within each other
n-limit-value = a number may pass { $limit }
n-limit-chain = { $found } dice that may be thrown again and again; there is room for { $limit }
n-no-dice = there must be one die at least
n-no-faces = a die has one face at least
n-explode-all = every face would add a die, without end
n-reroll-all = every face would be rerolled, without end
n-keep-none = none of the { $count } dice would be left
n-clip-outside = { $value } is not on the die, which goes from { $low } to { $high }
n-clip-crossed = the minimum { $least } is above the maximum { $most }
n-twice = that is already said for these dice
n-repeat-none = zero times is no roll
n-divides-by-zero = the divisor goes from { $low } to { $high }: it may be zero

## Odds
cmd-odds = The exact odds, with a picture
    .expression = Dice in notation, or a test or table of a game
    .target = What is needed: <=7, >=12, 6
n-odds = Odds: { $what }
n-odds-mean = Mean { $mean }, standard deviation { $spread }
n-odds-range = From { $low } to { $high }
n-odds-mode = From { $low } to { $high }; most often { $count ->
        [one] { $modes }
       *[other] { $modes }
    } ({ $chance })
n-odds-target = { $op } { $value }: **{ $chance }**
n-odds-ways = { $op } { $value }: **{ $chance }** ({ $ways } in { $total })
n-odds-caption = { $op } { $value }: { $chance }
n-odds-line = { CAP($what) }: **{ $chance }**
n-odds-beyond = Past { $limit } dice × faces the detail is not computed.
n-odds-one = One expression at a time
n-odds-one-why = this one holds { $count }, separated by `;`
n-target-refused = This target cannot be read
n-target-hint = For example `<=7`, `>=12` or `6`.
n-tested = { $name } ({ $values })
n-tested-plain = { $name }
n-table = table: { $name }
n-table-dice = { $name } ({ $dice })
value-ld = Ld { $n }
value-cl = Cl { $n }
value-command = command { $n }
value-combat = Combat { $n }
value-defence = Defence { $n }
value-enemy_combat = enemy Combat { $n }
value-shooting = Shooting { $n }
value-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
value-speed = speed { $n }
value-toughness = Toughness { $n }
value-other = the other’s Toughness { $n }
value-damage = { $n } points of damage
tested-whoa = Whoa!
tested-mount-check = control test of a mount
tested-rout = rout test
tested-rally = rally test
tested-pursuit-decline = declining to pursue
tested-pursuit-return = return from pursuit
tested-psychology = psychology test
tested-special-damage = special damage to a vehicle
tested-dreadnought-damage = special damage to a dreadnought
tested-drift = vehicle out of control
tested-collision = collision
tested-building-hit = hits on a building
tested-breach = breaching a wall
tested-evade = evade
tested-counter-charge = counter-charge
tested-fight = fight
tested-shoot = shot
tested-slip = slipping away
table-whoa = Whoa!
table-whoa-mount = What does the mount do?
table-whoa-crushed = Is the rider crushed?
table-whoa-crippled = Is the mount lost?
table-vehicle-special = special damage to a vehicle
table-dreadnought-special = special damage to a dreadnought
table-drift-direction = direction of a vehicle out of control

## Statistics
cmd-stats = What the dice showed in this battle
    .person = The dice of one person alone
    .since = Since when: a turn (3) or a span of time (2 h)
option-since = Since when
n-since-turn = since turn { $n }
n-since-hours = { $n ->
        [one] since an hour ago
       *[other] since { $n } hours ago
    }
n-since-refused = Since when?
n-since-why = “{ $typed }” is neither a turn nor a span of time
n-since-hint = For example `3` (the turn), `30 min`, `2 h` or `1 d`.
n-stats = The dice of the battle
n-stats-what = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }.
n-stats-hidden = { $count ->
        [one] One secret roll is not counted.
       *[other] { $count } secret rolls are not counted.
    }
n-stats-picture = The picture shows the D{ $sides } rolled; the lines, what to expect.
n-stats-caption = { $count } × D{ $sides }
n-stats-all = Everybody
n-stats-person = { $name }
n-stats-die = { $count } × D{ $sides }: mean { $mean } (expected { $expected }); { $verdict }
n-stats-die-typed = { $count } × D{ $sides } typed ✍: mean { $mean } (expected { $expected }); { $verdict }
n-stats-more = { $count ->
        [one] and one other kind of die
       *[other] and { $count } other kinds of dice
    }
n-stats-luck = tests: { $passed } of { $taken } passed, { $expected } to be expected; { $verdict }
n-stats-none = No dice to count
n-stats-none-why = nothing was rolled here that you may see
n-fit-few = too few to tell
n-fit-usual = χ² { $value }, nothing unusual
n-fit-uncommon = χ² { $value }, uneven: fair dice do this less than once in twenty
n-fit-rare = χ² { $value }, very uneven: fair dice do this less than once in a thousand
n-luck-even = neither lucky nor unlucky
n-luck-lucky = lucky
n-luck-unlucky = unlucky
n-luck-very-lucky = very lucky
n-luck-very-unlucky = very unlucky

## Reminders of rules
cmd-rule = A rule in short, by its number or by words
    .rule = A number (M15) or words (isolated mount)
option-rule = Number or words
n-rules = Rules
n-rules-how = `/rule M15` shows a rule, `/rule isolated` looks for words.
n-rule-game = { $name }: { $rules }
n-rule-listed = { $number } — { $title }
n-rule-found = Rules for { $words }
n-rule-more = { $count ->
        [one] … and one more: add a word.
       *[other] … and { $count } more: add a word.
    }
n-rule-unknown = No rule for { $words }
n-rule-unknown-why = all the words must be in the rule, whatever their accents
n-rule-near = Perhaps: { $titles }.
game-mordheim = Mordheim
game-rogue_trader = Rogue Trader
game-warmaster = Warmaster Medieval
game-gallico = De Bello Gallico

## Help
cmd-help = How to use Holà
    .topic = A topic or a command
option-topic = A topic or a command
n-help = Holà in short
n-help-first = Type `/`: Discord shows the commands and their options. `/whoa`, `/rout ld:7` or `/roll 2d6` work anywhere, with nothing set up.
n-help-topics = Topics
n-help-topic = `/help { $topic }` — { $title }
n-help-commands = Commands
n-help-line = `/{ $name }` — { $about }
n-help-more = `/help` with the whole name shows the options.
n-help-command = /{ $name }
n-help-about = { $about }
n-help-options = Options
n-help-option = `{ $name }` — { $about }
n-help-unknown = No help on { $topic }
n-help-near = Perhaps: { $topics }.
help-start = Register what is to be remembered: `/mount add`, `/unit add`, `/vehicle add`, `/regiment add`, `/fighter add`. The first command opens the battle of the channel; `/battle start` gives it a name and sides. `/battle status` shows everything, `/battle next` passes the turn and offers the tests now due. Everybody rolls for everything, unless the GM decides otherwise (`/battle settings`).
    .title = First steps
help-notation = `2d6+3` a sum; `d66` tens and units; `d%`; `4dF`. `4d6kh3` keeps the 3 highest (`kl` the lowest, `dh` and `dl` drop). `4d6r1` rerolls ones, `ro1` only once. `3d6!` adds a die for each 6. `mi2` and `ma5` bound each die. `8d6>=5` counts dice; `1d20+5>=12` or `(2d6)<=7` compares the sum. `+ - * / // %`, brackets, `[label]`, `6x(3d6)`, several with `;`. The parts apply in this order, wherever they are written: rerolls, added dice, bounds, kept dice, threshold.
    .title = Dice notation
help-typed = The option `dice` takes the results of real dice, in the order in which they are needed: `5 2 11`. If some are missing, the answer says which comes next, and nothing is applied. On a D10, 0 is 10; a D66 is two D6, the tens first; a Fate die is 1, 2 or 3 for −, blank and +. Rerolled and added dice come after those of their throw. `/me dice:typed` opens a form behind each button.
    .title = Rolling real dice
help-secret = `secret` shows the result to you and the GMs alone. What it changes reads `?` elsewhere until you press Reveal. Other people’s statistics do not count it.
    .title = Secret rolls
help-undo = The button Undo or `/battle undo` takes an entry back and restores exactly what was before, unless a later entry depends on it: that one has to go first. `/battle log` shows the numbers.
    .title = Undo
help-seal = When a battle opens, the digest of a secret seed is published; all dice follow from it, and the seed is published at the end. With the file of `/battle export` anybody can recompute every die: `python -m bot verify FILE`. The short digests below the messages chain the entries: one that is dropped or altered shows. Who hosts the bot knows the seed and could foresee a die: play where you trust the host.
    .title = Sealed dice
help-private = Holà does not read your messages. It keeps battles until they are deleted, single rolls for thirty days, and of you your language and how you like your dice. `/battle export` gives you all it knows of a battle.
    .title = What Holà keeps

## Sealed dice: checking a file
seal-holds = Everything fits: the dice are those that the seed makes.
seal-counts = Entries: { $entries }; single rolls: { $throws }; dice recomputed: { $dice }; dice typed by hand: { $typed }.
seal-compare = To be compared with the channel: the digest published at the opening, { $commitment }; the one at the foot of the last message, { $digest }.
seal-closed = The battle is not over: its seed is not yet published.
seal-closed-why = Check a file exported after `/battle end`.
seal-broken = Something does not fit.
seal-none = the file holds no seal
seal-wrong-seed = the seed is not the one whose digest was published
seal-unreadable = the file does not read like a battle: { $what }
seal-missing = entry no. { $no } is missing
seal-entry = entry no. { $no }
seal-throw = single roll `/{ $command }` ({ $interaction })
seal-die = { $where }, throw { $position } ({ $dice }): the file says { $shown }, the seed makes { $computed }
seal-digest = entry no. { $no }: the message carried the digest { $shown }, the file makes { $computed }
seal-last-differs = the last digest was { $found }, the file makes { $computed }: something is missing at the end
