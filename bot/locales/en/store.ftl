# PostgreSQL, shards, and the move from one store to the other. No Markdown here, but in what Discord shows.

console-expected-shard-count = a whole number from 1 to 16384: how many shards there are in all
console-expected-shard-ids = the shards of this process, such as 0,1 or 0-3, each below SHARD_COUNT
console-expected-shard-count-too = SHARD_COUNT as well: how many shards there are in all
console-postgres-missing = HOLA_DATABASE is the address of a PostgreSQL database, and the package for it is missing. “make run” installs it; by hand: pip install 'asyncpg>=0.30,<0.33'.
console-unavailable-away = it does not answer, or let nobody in; check that PostgreSQL runs, the address, the name and the password
store-away = the database does not answer; if it had taken your command already, the result is told before your next one

console-help-extras = print the sets of packages that the settings need: “offline”, “postgres”, “metrics”
ops-help-move = copy the battles from the file into a PostgreSQL database, checked row by row
ops-arg-to = the address of the database: postgresql://name@host/database
ops-arg-from = the file (default: the one of HOLA_DATABASE)
ops-file-only = “{ $command }” is for a file, and HOLA_DATABASE is the address of a PostgreSQL database. Copies of it are made with pg_dump: docs/scaling.md.
ops-check-wrong-there = { $database } is not sound. Keep it, and bring back a copy made with pg_dump into an empty database: docs/scaling.md.
ops-move-no-url = { $given } is no address of a PostgreSQL database. Expected: postgresql://name@host/database
ops-move-table = { $table }: { $rows ->
    [one] one row
   *[other] { $rows } rows
    }
ops-move-rows = the table { $table } is not empty
ops-move-bot = a bot runs on it
ops-move-occupied = { $database } holds something else ({ $what }) and was not touched. Choose an empty database.
ops-move-failed = The move into { $database } was stopped: { $reason } ({ $detail }). The file is as it was. Run the same command again: it goes on where it stopped.
ops-move-done = { $database } now holds what { $file } holds: { $rows ->
    [one] one row
   *[other] { $rows } rows
    }, each compared. Write the address that you gave into HOLA_DATABASE and start the bot. The file stays as it is; do not let a bot write to it any more.

doctor-postgres = PostgreSQL { $server } answers at { $database } (tables of version { $version }).
doctor-postgres-empty = PostgreSQL { $server } answers at { $database }; the tables are made at the first start.
doctor-postgres-unsafe = PostgreSQL does not wait for its disk (fsync is off): a power cut can take back what was played. Set fsync = on.
doctor-postgres-clock = The clocks of this machine and of PostgreSQL’s are { $seconds } seconds apart.
