### The campaign: rosters, entry in bulk, the report at the end, the story, calls.

cmd-roster = Warbands kept between battles
cmd-roster-save = Save pieces of a battle to a roster
    .roster = Its name; a new one is made
    .side = This side of the battle
    .pieces = These pieces, separated by commas
    .battle = Number or name of another battle
cmd-roster-bring = Bring a roster into the battle here
    .roster = Which roster
    .side = On this side; each piece’s own if left out
cmd-roster-show = Show a roster, or a piece of it
    .roster = Which roster
    .piece = This piece, with what befell it
    .page = Which page
cmd-roster-list = The rosters of this server
    .page = Which page
cmd-roster-remove = Remove a roster, or a piece of it
    .roster = Which roster
    .piece = Only this piece
cmd-roster-rename = Give a roster another name
    .roster = Which roster
    .name = Its new name

option-roster = Roster
option-pieces = Pieces

## What lasts
mark-m-dead = struck off the roster
mark-m-injuries = { $count ->
        [one] a serious injury roll still to make
       *[other] { $count } serious injury rolls still to make
    }
mark-r-destroyed = destroyed
mark-r-leader = its leader is lost
mark-d-weakened = { $pilot } has lost { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { $what }
mark-g-recovering = a recovery test still to take (G14)

## What a battle cost
toll-m-off = { $mount } (ran off the table, recovered)
toll-m-injuries = { CAP($rider) }: { $count ->
        [one] one roll
       *[other] { $count } rolls
    } on the serious injuries table (M15).
toll-r-off = { $unit } (fled off the table)
toll-r-routed = { $unit } (routed)
toll-r-models = { $unit } ({ $fallen ->
        [one] 1 model lost
       *[other] { $fallen } models lost
    }, { $left } left)
toll-marked = { $name } ({ $marks })
toll-d-weakened = { CAP($mark) } (D4).
toll-g-recovery = Recovery test for { $who } (G14).
no-m-crowded-roster = the roster brings { $count } mounts on one side, and { $most } at most are allowed in dense terrain

## Rosters
roster-none-here = There are no rosters here
roster-private = rosters belong to a server
roster-unknown = There is no roster { $roster }
roster-there-are = There are: { $names }.
roster-none-hint = No roster yet: `/roster save` makes one from the pieces of a battle.
roster-bears = { $name } ({ $marks })
roster-not-brought = { $roster } is not brought
roster-all-here = every piece of it that can fight is in this battle already
roster-nobody = it holds no piece that can fight
roster-other-game = this battle is fought with { $here }, the roster holds { $there }
roster-side = the battle has no side { $side }: its sides are { $names }
roster-side-hint = Say on which side it fights: `/roster bring` with `side`.
roster-marked = From earlier battles: { $names }.
roster-left = Left at home for good: { $names }.
roster-here = { $count ->
        [one] One piece was here already.
       *[other] { $count } pieces were here already.
    }
roster-forced = Brought by a GM although { $why } ({ $rule }).
roster-brought = { $roster } joins the battle: { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
roster-names = { $names }.
roster-not-saved = Nothing was saved to { $roster }
roster-no-pieces = no piece was named, and none here is yours or the roster’s: say `side` or `pieces`
roster-not-yours = { $name } is not yours
roster-secret = a secret roll has changed { $name }: reveal it first, or save after the battle
roster-one-game = a roster holds pieces of one game: here { $here }, there { $there }
roster-name-taken = the roster has another piece called { $name }
roster-conflict = { $name } was changed in two battles at once: the roster has { $there } ({ $where }), this battle has { $here }
roster-conflict-hint = What the roster has is kept. To keep what this battle has, save it under another roster’s name, or remove the piece from the roster first.
roster-elsewhere = saved from another battle
roster-same = { $count ->
        [one] One piece is as the roster has it.
       *[other] { $count } pieces are as the roster has them.
    }
roster-saved = { $roster }: { $count ->
        [0] nothing new to save
        [one] one piece saved
       *[other] { $count } pieces saved
    }
roster-next-show = Show the roster
roster-removed = { $roster } is removed
roster-removed-stays = What stands in battles stays there.
roster-piece-removed = { $name } is removed from { $roster }
roster-renamed = { $old } is now called { $new }
roster-taken = this server has a roster called { $name }
roster-title = { $roster }
roster-owner = { $count ->
        [one] One piece
       *[other] { $count } pieces
    }, kept by { $owner }.
roster-there = Ready
roster-gone = Lost
roster-events = What befell them
roster-bearing = From earlier battles
roster-out = {" "}— now in { $where }
roster-piece = **{ $name }**{ $side }: { $what }{ $where }
roster-piece-marked = **{ $name }**{ $side }: { $marks }{ $where }
roster-event = { $name }: { $what } ({ $battle }, turn { $turn }, no. { $no }, { $when }){ $dice }
roster-list = Rosters of this server
roster-line = **{ $roster }**: { $count ->
        [one] one piece
       *[other] { $count } pieces
    } ({ $kinds }), kept by { $owner }, saved { $when }
roster-empty = empty

## Entry in bulk
cmd-battle-paste = Add many pieces: a form, or a file
    .file = CSV, JSON or plain lines; a form if left out
cmd-battle-copy = Add numbered copies of a piece
    .piece = Which piece
    .count = How many copies
    .name = Another name, to be numbered
option-count = How many
form-paste-title = Many pieces
form-paste-label = One piece a line
form-paste-hint = unit Bridge guard x3 size 10 ld 7 leader 8
button-correct = Correct
paste-refused = Nothing was added
paste-empty = there is no line in it
paste-hint = One piece a line: kind, name, then options as in its `add` command: `unit Bridge guard x3 size 10 ld 7`. `x3` makes three, numbered; a name that holds the word of an option goes in quotes.
paste-many = { $most } pieces at most at a time
paste-line = line { $place }: { $why }
paste-why = { $title } ({ $reasons })
paste-more = … and { $count ->
        [one] one more line
       *[other] { $count } more lines
    }
paste-no-name = no name
paste-kind = { $word } is no kind of piece: there are { $known }
paste-twice = `{ $option }` comes twice
paste-option = { $word } is no option of it; there are { $known }
paste-option-near = { $word } is no option of it; did you mean { $near }?
paste-no-value = `{ $option }` has no value
paste-number = `{ $option }` takes a number, not { $text }
paste-bounds = `{ $option }` goes from { $low } to { $high }, not { $text }
paste-flag = `{ $option }` is yes or no, not { $text }
paste-choice = `{ $option }` cannot be { $text }: it is { $known }
paste-user = `{ $option }` takes a person’s mention, not { $text }
paste-long = `{ $option }` is longer than { $most } characters
paste-copies = { $text } is no number of copies from 1 to { $most }
paste-json = it is no list of pieces
paste-large = the file is too large: { $most } kB at most
paste-added = { $count ->
        [one] One piece added
       *[other] { $count } pieces added
    }
paste-counted = { $count } × { $kind }
paste-names = { $kinds }: { $names }.
paste-others = { $count } more
copy-refused = { $name } is not copied

## The report
cmd-battle-report = What the battle came to, as a picture too
    .battle = Number or name; this channel’s if left out
report = Report on the battle
report-named = { $name }: the report
report-ended = Ended in turn { $turn }.
report-open = Still being fought, in turn { $turn }.
report-of = { $side }
report-no-side = No side
report-head = **{ $side }**
report-lost = Lost for good ({ $count }): { $names }
report-out = Out of action ({ $count }): { $names }
report-marked = Marked ({ $count }): { $names }
report-whole = Unharmed ({ $count }): { $names }
report-unknown = ? ({ $count }): { $names }
report-lost-short = { $count } lost
report-out-short = { $count } out
report-marked-short = { $count } marked
report-whole-short = { $count } unharmed
report-rating = Rating of the mounts: { $before } before, { $now } now (M16)
report-rating-short = Rating { $before } → { $now }
report-dice = { $count } × D{ $sides }: mean { $mean } (expected { $expected })
report-luck = Tests: { $passed } of { $taken } passed, { $expected } expected: { $verdict }
report-luck-short = Tests: { $passed } of { $taken } ({ $expected } expected)
report-after = After the battle
b-end-keep = `/roster save` keeps the pieces for the next battle.
b-next-report = Report with picture

## The story
cmd-battle-story = The battle told turn by turn, as a file
    .battle = Number or name; this channel’s if left out
    .language = Language of the account
story-told = The story of the battle
story-what = { $entries ->
        [one] One entry of the log
       *[other] { $entries } entries of the log
    }, told turn by turn.
story-nothing = Nothing has happened yet.
story-sides = { $sides }; { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, { $first } to { $last }
story-head = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, { $first } to { $last }
story-forces = Who fought
story-piece = { $name } ({ $what })
story-pieces = { $pieces }.
story-secret = Something happened that stays secret for now.
story-end = What it came to

## Calls
call = { $people }: yours to choose.
option-pings = Calls
choice-on = on
choice-off = off
me-pings-on = You are called when the game waits for your choice, and at no other time.
me-pings-off = You are never called; `/me pings:on` calls you when the game waits for your choice.
