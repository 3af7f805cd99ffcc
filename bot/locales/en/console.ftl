# What the program says on the console: start, stop, settings, errors. No Markdown here.

console-environment = the environment
console-file = the file { $file }
console-default = the default

console-bad-setting = { $name }: read { $value } from { $source }; expected { $expected }.
console-missing-token = DISCORD_TOKEN is missing: neither the environment nor the file { $file } holds one. Expected: the bot’s token, from the page “Bot” of your application on https://discord.com/developers/applications.
console-hidden = a text of { $length } characters (not shown)
console-unreadable = The file { $file } cannot be read: { $why }. Expected: a text file in UTF-8 with lines such as HOLA_LOG_LEVEL=INFO.
console-shadowed = { $name } is set both in the environment and in { $file }: the one of the environment is used.
console-unknown-setting = { $file } sets { $name }, which is no setting of Holà and is ignored. Did you mean { $known }?

console-expected-path = the path of a file, or the address of a PostgreSQL database: postgresql://…
console-expected-file = the path of a file, and this is a folder
console-expected-hola-database = the path of a file
console-expected-hola-log-level = DEBUG, INFO, WARNING or ERROR
console-expected-hola-language = en or fr
console-expected-hola-offline-port = a whole number from 1024 to 65535

console-token-id = a bot’s token, and this is an id: the token is on the page “Bot”, behind “Reset Token”
console-token-key = a bot’s token, and this is the public key: the token is on the page “Bot”, behind “Reset Token”
console-token-client-secret = a bot’s token, and this looks like the client secret: the token is on the page “Bot”, behind “Reset Token”
console-token-parts = three parts separated by dots, and { $parts ->
    [one] there is one part
   *[other] there are { $parts }
    }
console-token-characters = only letters, digits, “-” and “_” in its three parts
console-token-cut = the whole token: the beginning or the end seems to be missing

console-about = Holà, a Discord bot for tabletop wargames.
console-help-run = start the bot: on Discord if there is a token, else offline in your browser (the default)
console-help-sync = tell Discord the commands: once, then after each change of them; needs the token
console-help-mode = print “discord” or “offline”: what “run” would do
console-help-env-file = the file of settings (default: { $file })
console-help-settings = Settings, from the environment or the file: DISCORD_TOKEN, HOLA_DATABASE, SHARD_COUNT, SHARD_IDS, HOLA_LOG_LEVEL, HOLA_LANGUAGE, HOLA_OFFLINE_PORT, HOLA_BACKUP_DAYS, HOLA_METRICS_PORT, HOLA_METRICS_HOST; .env.example explains them.

console-live = On Discord as { $name }, in { $guilds ->
    [one] one server
   *[other] { $guilds } servers
    }. Token read from { $source }; the battles are kept in { $database }. Ctrl-C stops the bot.
console-stopped = Stopped. Everything is saved.
console-synced = { $commands ->
    [one] One command
   *[other] { $commands } commands
    } told to Discord, for all servers.
console-cleaned = Old commands removed in { $guilds ->
    [one] one server
   *[other] { $guilds } servers
    }: nothing is listed twice any more.

console-refused-token = Discord refused the token read from { $source }. Make a new one (https://discord.com/developers/applications, page “Bot”, “Reset Token”), write it there, and start again.
console-no-network = Discord cannot be reached: { $why }. Check the connection of this machine, then start again.
console-discord-trouble = Discord answered with an error: { $why }. Try again in a few minutes.
console-newer-file = { $database } was written by a newer Holà (its format is { $found }, this program knows { $known }). The file was not touched. Update the program, or choose another file with HOLA_DATABASE.
console-unavailable = { $database } cannot be used: { $reason } ({ $detail }). Nothing was changed.
console-unavailable-full = the disk is full; free some room
console-unavailable-read-only = it cannot be written; check who may write the file and its folder
console-unavailable-locked = another program holds it; stop the other Holà first
console-unavailable-corrupt = it is damaged; put a copy in its place, or choose another file with HOLA_DATABASE
console-unavailable-other = the system refused
console-bad-data = A file of the program cannot be read: { $why }
console-bug = Holà stopped on an error that it did not expect: { $why }. The log above says more.

console-offline = OFFLINE MODE: this is not Discord. There is no token, so Holà plays with the same commands and the same file on a page of your own browser; nobody else sees it.
console-offline-open = Open this whole address (it is the key to the page, keep it to yourself):
console-offline-url = { $url }
console-offline-people = Choose on the page, under “{ $label }”, who you are: { $people }. Each has the language in which Holà answers.
console-offline-keep = The battles are kept in { $database } and found again at the next start. Ctrl-C stops the bot.
console-offline-live = To go live on Discord: create an application on https://discord.com/developers/applications, write DISCORD_TOKEN=… in the file { $file }, invite the bot, start again, and run “make sync” once. README.md says it step by step.
console-offline-port = Port { $port } is taken: port { $used } is used instead.
console-offline-missing = There is no token, and the packages of the offline mode are missing ({ $why }). “make run” installs them; by hand: pip install 'simcord[preview]==3.2.0'.
console-offline-clock = The clock of this machine shows { $now }, which is before { $epoch }: set it right, or battles kept here may not be found again.
console-offline-server = Holà, at home
console-offline-channel = table
console-offline-gm = GM
console-expected-hola-backup-days = a number of days from 0 (no daily copy) to 3650
console-expected-hola-metrics-port = a whole number from 1024 to 65535, or nothing
console-expected-hola-metrics-host = an address of this machine
console-unavailable-missing = it is not there; start the bot once, or choose another file with HOLA_DATABASE
