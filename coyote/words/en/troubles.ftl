# What is wrong with a database, and what to do about it. The ids are "trouble-" and the stable code.
trouble-store-closed = The database { $database } is being closed: the server is ending. Start it again.
trouble-database-unreachable = The database { $database } cannot be reached. If it is a file, does its folder exist, and may you open it? If it is a server, is it running, and is the address right?
trouble-database-busy = The database { $database } is busy with somebody else’s work. End the other program, or try again in a moment.
trouble-disk-full = The disk that holds { $database } is full. Make room, then start again: nothing is lost.
trouble-commit-unknown = The connection to { $database } was lost in the middle of a write. Start again: what was acknowledged is there.
trouble-disk-failed = The disk that holds { $database } failed. Look at the disk first; then run “{ $coyote } doctor” to see which tables are fine.
trouble-database-replaced = The file { $database } was moved, deleted or replaced while the server was running. Put it back, or restore a backup with “{ $coyote } restore”.
trouble-database-read-only = { $database } can be read but not written. Give this user the right to write to the file and its folder, or choose another place with --database.
trouble-database-refused = The database { $database } refused us. Check the user, the password, the name of the database and its schema, and that the user may create tables.
trouble-database-in-use = Another Coyote server is using { $database }. End that one, or choose another file with --database.
trouble-not-a-database = { $database } is not a database. Choose another file with --database; this one was not touched.
trouble-database-foreign = { $database } belongs to another program. Choose another file with --database; this one was not touched.
trouble-database-damaged = The file { $database } is damaged. Run “{ $coyote } doctor” to see which tables are fine, and restore your last backup with “{ $coyote } restore”.
trouble-database-not-empty = There is something in { $database } already, and nothing is ever written over. Choose a new file or an empty database.
trouble-log-broken = The log of a table in { $database } is not what was written. Run “{ $coyote } doctor” to see which tables are fine.
trouble-database-newer = { $database } was written by a newer Coyote. Update this one: pip install --upgrade coyote-game
trouble-sqlite-too-old = The SQLite of this Python is older than 3.35. Use a newer Python, or PostgreSQL with --database postgresql://…
