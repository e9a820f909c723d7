# What the command line prints around events and counts.
replay-game = { $edition }, { $seats } seats: { $names }
replay-through = As { $name } saw it; “you” is { $name }.
replay-standing = Coyotes: { $standing }
replay-in-progress = The game is not over. { $name } is to move.
replay-waits = The game is not over. The Dealer is next.
replay-error = { $file }, line { $line }: { $message } [{ $code }]
replay-error-file = { $message } [{ $code }]
simulate-summary = { $games ->
    [one] One game of { $edition } with { $seats } seats, seed { $seed }:
   *[other] { $games } games of { $edition } with { $seats } seats, seed { $seed }:
}
simulate-rounds = rounds a game
simulate-moves = moves a game
simulate-calls = calls that were right
simulate-wins = wins by seat
editions-seats = seats { $least } to { $most }
editions-seats-more = and { $least } to { $most } with two boxes but one deck
editions-deck = { $size } cards: { $cards }
editions-order = order of the count: { $order }
editions-out-at = out at { $out_at } coyotes
editions-least = lowest number: { $least }
editions-least-none = any whole number may open a round
editions-coins = coins: { $coins }
editions-specials = specials: { $specials }
editions-rulings = Rulings that any table may change (default first):
serve-open = Coyote is open at { $address }
serve-end = Ctrl-C ends it. The tables stay, and go on at the next start.
serve-port = Coyote cannot open { $host }, port { $port }: { $reason }. Perhaps it is running already? If not, choose another port with --port.
serve-host = Coyote cannot listen on { $host }: { $reason }. Choose an address of this machine with --host, or 0.0.0.0 for all of them.
serve-unfit = { $value } does not fit after { $option }: it should look like { $example }.
error-file = { $file } cannot be read: { $reason }
error-write = { $file } cannot be written: { $reason }
error-extra = { $command } needs the extra [{ $extra }], because { $package } is not installed here: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } holds { $chance } of the time.
odds-best = { $number } or less holds at least { $chance } of the time
editions-any = any table may have 2 to 12 seats and agree on 1 to 99 coyotes
backup-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $file }. Only you can read it: it holds the seeds of running games.
restore-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $database }. Start the server with --database { $database }
doctor-fine = { $tables ->
    [0] There are no tables yet.
    [one] One table is fine.
   *[other] { $tables } tables are fine.
}
doctor-healthy = Everything is fine.
doctor-database = The database says: { $said }
doctor-older = { $database } was written by an older Coyote. Start the server once to bring it up to date, then run “{ $coyote } doctor” again.
doctor-log-empty = Table { $table } has no log: a server was killed while it was being opened. Nobody can have sat there.
doctor-rows-unreadable = Table { $table }: the database cannot read its log. Restore it from a backup.
doctor-log-broken = Table { $table }: entry { $seq } is missing or not what was written. Restore it from a backup.
doctor-deed-unreadable = Table { $table }: entry { $seq } cannot be understood. Was it written by a newer Coyote?
doctor-replay-fails = Table { $table }: its log is whole, but cannot be played again. Please report this.
doctor-seed-missing = Table { $table }: the seed for entry { $seq } is missing; its game cannot go on. Restore it from a backup.
doctor-seed-differs = Table { $table }: the seed for entry { $seq } is not the one that was promised; its game cannot go on. Restore it from a backup.
serve-home = There is no home folder for the database ({ $reason }). Say where to keep it with --database FILE
