# What the program says to its host: doctor, backup, restore, check, verify, forget. No Markdown here, but in /privacy.

ops-help-doctor = say what is right and wrong with this installation; the exit status tells
ops-help-backup = copy the battles, also while the bot runs
ops-help-restore = put a copy in the place of the battles, after checking it; the old file is kept
ops-help-check = check everything that is kept, also while the bot runs; nothing is changed
ops-help-verify = check the dice of an exported battle against its seal
ops-help-forget = put a pseudonym in the place of a person, everywhere
ops-arg-file = a file
ops-arg-live = only look whether the bot runs and Discord answers it
ops-arg-user = the person’s Discord id

ops-item = - { $what }
ops-no-file = There is no file { $file }.
ops-backup-done = Copied to { $file } ({ $size } KB).
ops-backup-exists = { $file } is there already: nothing is overwritten. Choose another name.
ops-backup-failed = { $file } could not be written: { $reason } ({ $detail }). No copy was made.
ops-restore-running = A bot runs on these battles (process { $process }): stop it first. Nothing was changed.
ops-restore-locked = Another program has the battles open: stop it first. Nothing was changed.
ops-restore-unsound = { $file } is damaged and was not put in place:
ops-restore-failed = { $file } cannot be used: { $reason } ({ $detail }). Nothing was changed.
ops-restore-done = { $database } is now what { $file } holds. Start the bot.
ops-restore-kept = The old file is kept as { $file }.
ops-check-sound = { $database } is sound: { $battles ->
    [one] one battle
   *[other] { $battles } battles
    }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
    }.
ops-check-battle = Battle { $battle }:
ops-check-wrong = { $database } is not sound. Keep the file, and put a copy in its place: python -m bot restore FILE.
ops-verify-unreadable = { $file } is no exported battle: { $why }
ops-forget-nobody = Nothing is kept of { $user }.
ops-forget-done = Done. What is left is kept under the name { $name }: { $entries ->
    [one] one entry
   *[other] { $entries } entries
    } of the log, { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
    }, { $throws ->
    [one] one throw
   *[other] { $throws } throws
    }.
ops-forget-copies = Copies made before today still name this person until they are dropped: those in { $folder }, those that you made, files that players exported, and the messages on Discord.
ops-metrics-missing = HOLA_METRICS_PORT is set, and the package for it is missing. “make run” installs it; by hand: pip install prometheus-client.
ops-metrics-port = HOLA_METRICS_PORT: { $host } port { $port } cannot be opened ({ $why }). Choose another port.

doctor-good = ✓ { $what }
doctor-note = • { $what }
doctor-bad = ✗ { $what }
doctor-well = All is well.
doctor-wrong = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
    }
doctor-python = Python { $found } ({ $wanted } or newer is needed).
doctor-package = { $name }: { $found }, and { $wanted } is needed. “make run” installs it.
doctor-package-missing = not installed
doctor-packages = { $count } packages, all in the versions that are needed.
doctor-token = DISCORD_TOKEN: read from { $source }; it has the shape of a token.
doctor-no-token = There is no DISCORD_TOKEN: Holà plays offline, in your browser.
doctor-setting = { $name }: read from { $source }.
doctor-defaults = All other settings have their default value.
doctor-not-writable = { $file } cannot be written: check who may write the file and its folder.
doctor-no-database = { $file } is not there yet; it can be made.
doctor-database = { $file } can be written; its format is { $version }.
doctor-older = { $file } has the format { $found }; the next start brings it to { $known }.
doctor-room = { $room } MB are free in { $folder }.
doctor-clock = The clock of this machine shows { $shown }, which cannot be: set it right.
doctor-clock-behind = The clock of this machine shows { $shown }, and somebody played at { $played }: set it right.
doctor-clock-well = The clock shows { $shown }.
doctor-drift = The clock differs from Discord’s by { $seconds } s.
doctor-live = Discord last answered the bot { $seconds } s ago (process { $process }).
doctor-live-none = No bot runs here, or Discord never answered it: there is no { $file }.
doctor-live-future = The bot’s last sign of life is { $seconds } s in the future: the clock was set back, or the bot hangs.
doctor-application = Discord knows the token: { $name }, application { $id }.
doctor-no-server = The bot is in no server yet: invite it (README.md gives the address).
doctor-rights = The bot has all that it may use in { $count ->
    [one] its server
   *[other] its { $count } servers
    }.
doctor-rights-lack = In { $server } the bot lacks: { $missing }. Commands are answered all the same; invite it again to give them.
doctor-rights-more = It lacks something in { $count } more servers.
doctor-commands = Discord has the { $count } commands of this program.
doctor-commands-none = Discord has no commands of this bot: run “make sync”.
doctor-commands-stale = { $count ->
    [one] One command is
   *[other] { $count } commands are
    } not what Discord has ({ $names }): run “make sync”.
doctor-commands-twice = A server has copies of the commands, which are listed twice there: run “make sync”.

check-at-state = the state
check-at-meta = what the host keeps with it
check-at-piece = piece { $id } ({ $name })
check-at-entry = entry { $no }
check-at-throw = throw { $id }
check-at-seal = the export
check-file = The file: { $why }
check-open = Channel { $channel } has { $count } open battles.
check-twice = Interaction { $interaction } was applied twice.
check-server = The settings of server { $server } cannot be read.
check-roster = Roster { $name }: { $why }
check-unreadable = { $where } cannot be read: { $why }
check-ended = It is ended by its row and open by its state, or the other way round.
check-columns = { $where }: its row is not what it says itself.
check-next-id = { $where }: its id is not below the next one, { $next }.
check-numbers = The log has { $found } entries and should have { $told }, numbered without a gap.
check-writes = { $where }: the keys that it wrote are not those of its changes.
check-undo = Entry { $no } undoes { $target }, which it cannot.
check-undone = Entry { $no } is marked as undone by { $found } instead of { $right }.
check-images = Entry { $no } replaces something else than what was there.
check-state = The state is not what the log leads to.
check-pieces = The log leads to other pieces than those that are there: { $ids }.
check-revealed = Entry { $no } is revealed and was never secret.
check-digest = The chain of digests ends with { $last }, and the battle says { $found }.

seal-redacted = { $count ->
    [one] In one entry the person was replaced by a pseudonym: its dice were checked, the rest of it cannot be.
   *[other] In { $count } entries the person was replaced by a pseudonym: their dice were checked, the rest of them cannot be.
    }

cmd-privacy = What is kept of you, for how long and why
privacy-title = What Holà keeps
privacy-what-title = Of you
privacy-battles = Battles: your Discord id and name with each command of yours, its options, its dice, the pieces that you own, your notes. They make the log, undo and the proof of the dice. Kept with the battle until the server removes it, or 30 days after the bot left.
privacy-throws = Rolls outside a battle: the same, for 30 days; they serve the buttons and the statistics.
privacy-choices = What you chose with `/me`, until you are forgotten.
privacy-not-title = Never
privacy-not = Messages, lists of members, e-mail addresses, what is typed outside commands: Holà does not even ask Discord for them.
privacy-rights-title = What you can do
privacy-see = See: `/battle log person:@you`, and a GM can give you `/battle export`.
privacy-forget = Be forgotten: ask who runs this bot. A pseudonym takes your place, so that the others keep their battle and their dice stay verifiable. Notes that you wrote are removed.
privacy-copies = Copies of the database are kept for some days ({ $days } by default), then dropped.
