# Why the server does not let something in. The ids are "server-" and the stable code.
server-token-unknown = We do not know you any more: choose a nickname and come in again.
server-token-unfit = This message brings no valid token to replace the old one.
server-table-unknown = There is no such table, or it has been put away. Check the link or the code.
server-table-broken = This table is broken and cannot go on: what is kept of it does not fit together. Other tables are fine; open a new one.
server-game-unknown = There is no such game, or it is too old and has been put away.
server-not-found = There is nothing here.
server-host-unknown = This address is not one of this server’s. Whoever runs it can add it with --origin.
server-origin-unknown = Another website asked for this. Only Coyote’s own page may.
server-hello-expected = The first message must be a hello.
server-hello-late = Nobody said hello in time: connect again.
server-body-unfit = This request cannot be read: { $reason }
server-hand-unfit = These cards cannot be counted: { $reason }
server-too-fast = That was too much at once: wait a moment.
server-too-many = At most { $most } connections at once are allowed: close some.
server-too-many-tables = { $most } open tables are enough for now: play one to its end, or leave it for a while.
server-unavailable = The server cannot keep anything just now. Nothing was done; try again in a moment.
