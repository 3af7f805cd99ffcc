### The battle: turns, log, undo, settings, files; what a person chose.

cmd-battle = The battle of this channel
cmd-battle-start = Open a battle here
    .name = What the battle is called
    .sides = The sides in playing order, separated by commas
    .language = The language that the channel sees
    .terrain = Open or dense terrain (Mordheim)
    .roster = Rosters that join, separated by commas
cmd-battle-next = Pass the turn; say what is due
cmd-battle-end = End the battle
cmd-battle-status = The whole state of the battle
cmd-battle-log = What happened, newest first
    .piece = Only what concerns this piece
    .person = Only what this person did
cmd-battle-undo = Undo the last entry, or a chosen one
    .entry = Number of the entry in the log
cmd-battle-settings = The battle’s settings: list them, or change one
    .setting = Which setting
    .value = Its new value
cmd-battle-set = GM: put any condition by hand
    .piece = Which piece
    .condition = Which condition; turn for the turn’s number
    .value = on, off, a number or the name of a piece
cmd-battle-table = GM: use a table of your own for lost numbers
    .file = TOML file; leave out to go back to ours
cmd-battle-export = The battle as a file
    .battle = Number or name; this channel’s if left out
cmd-battle-import = Bring a battle in from a file
    .file = File made by /battle export
cmd-me = What you chose: language, dice
    .language = Language of your private answers
    .dice = What rolling buttons do: roll, or ask for real dice
    .pings = Call me when the game waits for my choice

option-sides = Sides
option-language = Language
option-terrain = Terrain
option-page = Page
option-piece = Piece
option-person = Person
option-entry = Entry
option-setting = Setting
option-value = Value
option-condition = Condition
option-file = File
option-battle = Battle

choice-open = open: no limit to mounts
choice-dense = dense: two mounts a warband
choice-rolled = rolled by the bot
choice-typed = real dice, typed in

## Start, turns, end
b-started = The battle begins
b-started-named = { $name } begins
b-start-add = Add the pieces: `/mount add`, `/unit add`, `/vehicle add` …
b-start-first = { $side } plays first; `/battle next` passes the turn.
b-start-adopted = { $count ->
        [one] One piece was already here: it is part of the battle.
       *[other] { $count } pieces were already here: they are part of the battle.
    }
b-start-thread = This thread has a battle of its own from now on.
b-running = A battle is already being fought here
b-running-why = it was opened with `/battle start`, and a channel has one battle at a time
b-running-hint = `/battle status` shows it, `/battle end` ends it.
b-sides = These sides cannot be used
b-sides-double = { $name } is named twice
b-sides-many = there are { $count }, { $most } at most are possible
b-sides-one = one side alone fights nobody: name two or more, or none for a common turn
b-turn = Turn { $turn }
b-turn-side = Turn { $turn }: { $side } plays
b-turn-sides = Turn { $turn } · **{ $side }** plays ({ $sides })
b-due = Due now
b-due-line = { $what } ({ $rule })
b-nothing-due-title = No test is due
b-nothing-due = No test is due.
b-due-secret = 🔒 What follows from a secret roll is due too: `/battle status` shows it to those who may see it.
b-forgotten-line = ⚠ Left from the turn before: { $what } ({ $rule })
b-roll-all = { $count ->
       *[other] Roll all { $count }
    }
b-ended = The battle is over
b-ended-named = { $name } is over
b-end-count = { $pieces ->
        [one] One piece
       *[other] { $pieces } pieces
    }, ended in turn { $turn }.
b-end-export = `/battle export` keeps it as a file.
b-next-export = Export
gm-only = That is for a GM
gm-who = GMs here: who may manage the server or this channel, has the GM role, or opened the battle.
b-gm-only-end = only a GM ends a battle
b-gm-settings = only a GM changes settings
b-gm-set = only a GM sets conditions by hand
b-gm-table = only a GM replaces tables
b-gm-export = only a GM exports: the file holds secret rolls too
b-gm-import = only a GM imports a battle
no-battle-open = no battle is open in this channel
no-battle-open-hint = `/battle start` opens one, and so does the first command that adds a piece.

## Status and log
b-status = The battle
b-status-named = { $name }
b-settings = Settings: { $settings }
b-pieces = { $count ->
        [0] No pieces yet
        [one] One piece
       *[other] { $count } pieces
    }
b-of-side = {" "}· { $side }
b-piece = **{ $name }**{ $side }: { $what }, nothing to report
b-piece-is = **{ $name }**{ $side }: { $conditions }
b-then = { $before }; { $line }
b-piece-must = **{ $name }**{ $side }: { $conditions }. → { $must }
b-page = Page { $page } of { $pages }
b-page-before = ◀ Before
b-page-after = After ▶
b-log = Log of the battle
b-log-empty = Nothing has happened yet.
b-log-line = `{ $no }` { $when } { $who }: { $what }{ $dice }
b-log-undone = `{ $no }` { $when } { $who }: ~~{ $what }~~ (undone){ $dice }
b-log-secret = `{ $no }` { $when } { $who }: ?
hidden = ?
not-now = Not now

## Undo
b-undone = Undone: no. { $no }, “{ $what }”
b-redone = No. { $entry } stands again (undo no. { $undo } is undone)
b-undone-state = Every piece concerned is as it was before.
b-undo-none = There is no entry no. { $no }
b-undo-none-why = the log of this battle goes up to no. { $last }
b-undo-nothing = There is nothing to undo
b-undo-nothing-own = nothing that you did in this battle is in force
b-undo-nothing-gm = nothing that was done in this battle is in force
b-undo-refused = No. { $no } cannot be undone
b-undo-not-yours = { $who } did it; only its author and the GMs undo it
b-undo-old = it dates from turn { $turn }; after that only a GM undoes it
b-undo-already = it is already undone, by no. { $by }
b-undo-blocked = no. { $no } came later and builds on it: “{ $what }”; undo that first

## Settings and the GM’s hand
b-settings-title = Settings of the battle
b-setting-line = `{ $key }`: **{ $value }** — { $meaning }{ $rule } (or { $others })
b-setting-meaning = { $what }: { $value }
b-setting-choice = { $key } — { $meaning }
b-value-choice = { $value } — { $meaning }
b-setting-set = `{ $key }` is now `{ $value }`
b-setting-same = `{ $key }` is `{ $value }` already
b-setting-unknown = There is no setting { $name }
b-setting-which = there are { $names }
b-value-unknown = { $name } is no value for it
b-value-which = `{ $key }` can be { $names }
b-set-done = { $name }: `{ $condition }` is now `{ $value }`
b-set-same = { $name }: `{ $condition }` is { $value } already
b-set-by-hand = Set by the GM, without dice.
b-set-which = Which piece?
b-set-which-why = only `turn` can be set without naming a piece
b-set-turn = This is no turn
b-set-turn-why = { $value } is not a whole number from 1 to 999
b-set-value = This value does not fit
b-set-value-flag = `{ $condition }` is on or off, not { $value }
b-set-value-number = `{ $condition }` takes a whole number, not { $value }
b-set-value-piece = `{ $condition }` takes the name of a piece or off, not { $value }
b-condition-unknown = { $name } has no condition { $condition }
b-condition-which = it can have { $names }
b-table-replaced = This server now uses its own { $names }
b-table-remark = Rolls and odds follow it from now on.
b-table-shipped = This server uses the shipped tables again
b-table-bad = This table cannot be used
b-table-large = the file is over { $most } bytes
b-table-why = { $why }

## Files
b-exported = The battle as a file
b-exported-what = { $pieces ->
        [one] One piece
       *[other] { $pieces } pieces
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } of the log. `/battle import` reads it back, here or elsewhere.
b-export-which = this server has { $names }
b-export-unknown = There is no battle { $name }
b-export-hint = Name the battle to export an older one.
b-import-ask = Import this battle?
b-import-what = The file holds { $name }, turn { $turn }: { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
b-import-replaces = ⚠ It replaces the battle of this channel: { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
b-next-import = Import
b-imported = The battle is in
b-import-bad = This file cannot be imported
b-import-large = it is over { $most } MB
b-import-json = it is no JSON: { $why }
b-import-no-battle = it holds no battle made by `/battle export`
b-import-newer = it was made by a newer program (format { $found }, this one knows { $known })
b-import-why = at { $where }: { $why }

## A person’s own choices
me-title = What you chose
me-language = Language of your private answers: { $language }
me-language-discord = that of your Discord
me-dice = Rolling buttons: { $dice }
me-dice-rolled = the bot rolls
me-dice-typed = a form asks for real dice

## The board
board-more = … and { $count ->
        [one] one more piece
       *[other] { $count } more pieces
    }: see Status
board-quiet = { $count ->
        [one] One piece has nothing to report
       *[other] { $count } pieces have nothing to report
    }
board-refused = I may not write in this channel, so there is no board here. Everything else works; `/battle status` shows the same.
board-not-pinned = I may not pin messages here, so the board is not pinned.

## Put away
b-archived-channel = The channel of this battle was deleted: the battle is put away, and can still be exported
b-archived-year = Nobody touched this battle for a year: it is put away, and can still be exported

setting-language = language of what the channel sees
    .v-fr = French
    .v-en = English
setting-gm_role = whoever has this role is a GM in this battle
    .v-off = no role
    .v-role = { $role }
setting-server_language = language of new battles on this server
    .v-off = Discord’s, or that of who opens the battle
    .v-fr = French
    .v-en = English
setting-server_gm_role = whoever has this role is a GM in every battle of this server
    .v-off = no role
    .v-role = { $role }
b-role-unknown = There is no role { $name } on this server
b-role-which = type a role’s name or mention, or `off`
