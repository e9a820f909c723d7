# What the command line prints around events and counts.
replay-game = { $edition }, { $seats } seats: { $names }
replay-through = As { $name } saw it.
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
editions-seats-more = and { $least } to { $most } as the booklet says
editions-deck = { $size } cards: { $cards }
editions-order = order of the count: { $order }
editions-out-at = out at { $out_at } coyotes
editions-least = least number: { $least }
editions-least-none = any whole number may open a round
editions-coins = coins: { $coins }
editions-specials = specials: { $specials }
editions-rulings = Rulings that any table may change (default first):
serve-open = Coyote is open at { $address }
serve-end = Ctrl-C ends it. The tables stay, and go on at the next start.
serve-port = Nobody can be let in at { $host }, port { $port }: { $reason }. Perhaps Coyote is running already? Else choose another one with --port.
serve-trouble = The tables cannot be kept in { $database } [{ $trouble }]. Is the database running, and may this program write there?
serve-unfit = { $value } does not fit after { $option }: it should look like { $example }.
error-file = { $file } cannot be read: { $reason }
error-write = { $file } cannot be written: { $reason }
error-extra = { $command } needs the extra [{ $extra }], because { $package } is not installed here: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } holds with { $chance }.
odds-best = { $number } or less holds with at least { $chance }
editions-any = any table may have 2 to 12 seats and agree on 1 to 99 coyotes
