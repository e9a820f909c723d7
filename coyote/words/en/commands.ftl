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

## What `coyote --help` says. Each command is told by the first sentence of its own help.

help-title = Coyote, Spartaco Albertarelli’s bluffing game.
help-about = Everyone wears a number on their head and sees all but their own. Raise the number, or shout Coyote!
help-example-serve = play: opens the page
help-example-play = play here, in the terminal, against bots
help-example-score = count a hand
help-example-replay = check a record and tell it
help-extra = The page needs an extra: { $command }
help-uvx = Without installing: { $command }
help-checkout = From a checkout: { $command }, and so on for every command
help-usage = Usage:
help-options = Options
help-commands = Commands
help-version = Show the version and exit.
help-this = Show this message and exit.
help-more = More about a command: { $command }
help-command-serve = Serve the page and its tables.
help-command-backup = Copy a database into FILE, also while a server is using it.
help-command-restore = Put the backup in FILE into a database that holds nothing yet.
help-command-doctor = Read a whole database and say which tables are fine, and what is wrong with the others.
help-command-play = Play in this terminal: against bots, or at a new table on a server.
help-command-join = Sit down or watch at a table on a server, in this terminal.
help-command-watch = Watch a finished game as a film, through any player's eyes.
help-command-score = Count a hand step by step.
help-command-replay = Check game records against the rules, and tell them.
help-command-review = Look at a game again, with what everybody could know.
help-command-verify = Check that a game was dealt fairly: that nobody chose the cards.
help-command-odds = How likely each total is, for somebody who sees these cards and not their own.
help-command-simulate = Play whole games with random moves.
help-command-arena = Let bots play each other, and see who wins.
help-command-league = Keep a league of bots in a folder: matches, ratings and a page.
help-command-bot = Check a bot of your own, and let it sit at a table.
help-command-mcp = Let an assistant play: an MCP server over standard input and output.
help-command-editions = List the editions with their decks, seats and options.

## The help of each command, as its docstring and options say it, and what is wrong with its arguments.

manual-database = An SQLite file, or postgresql://…  [default: a file in your home]
manual-lang = Language of the output; by default that of COYOTE_LANG or LANG if we speak it, else English.
manual-json = Write one JSON object.
manual-option = Any option of the table (see `editions`).
manual-full-screen = Fill the screen, or speak in plain lines, for screen readers and scripts.  [default: as the terminal can]
manual-seats = How many players.
manual-edition = The edition to play; by default kidult_2003.
manual-turn-ms = A program's time for a move.
manual-bank-ms = Its spare time, for a whole game.
manual-memory-mb = Memory for each program.
manual-workers = How many processes, by default one for each core. Changes no result.
manual-dask = Use the workers of a Dask scheduler, tcp://…. Changes no result.
manual-serve-1 = On a laptop no option is needed: everything is kept in one SQLite file, and only this machine gets in. Every acknowledged move is on the disk: end it with Ctrl-C or kill it, and the tables go on at the next start.
manual-serve-2 = With --lan, friends in the room scan a code. With PostgreSQL, as many processes as you like share one database; Redis wakes them, or PostgreSQL itself does. Behind a proxy that speaks HTTPS, a WebSocket is let in only from an --origin in the list, exactly as written. With --turn, cameras and microphones also work where browsers cannot reach each other; nothing outside is contacted unless --stun or --turn names it.
manual-serve-3 = The server answers only under its own names: this machine's, and those of the origins. A proxy must pass WebSockets on (Upgrade, Connection) and the Host. /api/health says that the process is alive, /api/ready whether to send people there (503 while it drains), and /metrics counts for Prometheus, if it asks from this machine. SIGTERM drains: lines are closed with 1012, clients come back by themselves, and other processes take over the clocks within ten seconds.
manual-serve-host = The address to listen on.
manual-serve-port = The port; 0 takes a free one.
manual-serve-lan = Let phones on the same network in: prints the address and a QR code for them.
manual-serve-open = Open the page in a browser.  [default: in a terminal]
manual-serve-redis = redis://… to wake other processes; without it PostgreSQL's notifications do.
manual-serve-origin = Another address of the page, e.g. https://coyote.example
manual-serve-proxy = Trust X-Forwarded-For from this proxy and no other.
manual-serve-open-metrics = Show /metrics to everybody, not only to this machine.
manual-serve-keep-days = How many days quiet tables are kept.
manual-serve-journal-level = How much the journal tells.
manual-serve-stun = Tell browsers with a camera or microphone on to ask this STUN server for their address.
manual-serve-turn = Let browsers that cannot reach each other connect through this TURN server.
manual-serve-turn-secret = The file with the secret that the TURN server shares with this one.
manual-backup-1 = The backup is one SQLite file whichever database it came from, and only its owner can read it, since it holds the seeds of running games. Copying coyote.db by hand is not enough: the newest moves are in the -wal file beside it.
manual-restore-1 = Nothing is ever written over: move a damaged coyote.db (and the -wal and -shm files beside it) away first. A backup of SQLite can be restored into PostgreSQL, and the other way round. Links and tokens stay as they were.
manual-doctor-1 = Every log is checked entry by entry and played again, and every seed is compared with what the server committed to. Nothing is changed, and the server may be running. Ends with status 1 if anything is wrong.
manual-play-1 = Without options a short dialogue asks what to play. The game is kept as a record when it is over or left, and --resume goes on with one that was left. With --server the table is opened there, and its link and QR code are shown.
manual-play-2 = In plain lines type a number to say it, "coyote" to call, and "help" for the rest.
manual-play-edition = Which edition to play.
manual-play-seats = How many play, with you.
manual-play-mind = Who plays against you; give it again for each seat.
manual-play-name = What you are called.
manual-play-seed = Deal the same cards again: the same seed and moves make the same game.
manual-play-save = Where to keep the game.  [default: in your home]
manual-play-resume = Go on with a game that was left; without a FILE, the last one.
manual-play-server = Open a table there, for friends to join.
manual-join-1 = A lost connection comes back by itself, and whoever leaves comes back to the same seat with the same command: the key to it is kept in your home. With another --name you come as somebody else.
manual-join-server = Where the table is, if a code is given.
manual-join-name = What you are called there.  [default: as last time]
manual-join-watch = Only watch, even if there is a free seat.
manual-watch-1 = FILE is a record; a URL is the link of a replay on a server. In plain lines Enter shows the next move; "eyes NAME" looks through somebody else's eyes.
manual-watch-seat = Through this player's eyes; without it, as somebody who watches.
manual-score-1 = Cards are whole numbers and the words ?, discard, flip, cancel, double, night (quote the ?). Without --edition every kind of card is accepted, and counted in an order that suits all editions. For each ? the card that it turned over is named after --pile.
manual-score-2 = With --json and no cards, each line of standard input is a hand, with the pile from the top after a bar; each line of output is an object with total, reshuffle and steps, or with error and the card to blame. With cards, one such object is written.
manual-score-edition = Accept only the cards of this edition, and count in its order.
manual-score-json = Write JSON; with no cards, read hands from standard input.
manual-score-pile = The pile from the top, for `?` to turn over; `none` if it was empty.
manual-replay-1 = FILE - is standard input. Ends with status 1 if any record is refused; the error names the line, a stable code, and what was expected.
manual-replay-seat = Tell only what this player saw.
manual-replay-json = One JSON object for each record.
manual-replay-many = A text holds many records, separated by lines `---`; - if no FILE is given.
manual-review-1 = How likely was every number and every call to the one who made it, and who earned which award? FILE is a record, - is standard input. The chance that a number holds, or that a call is right, is exact, and follows from what that player saw at that moment. Rounds that are not over are left out.
manual-verify-1 = FILE is the fairness record of a game, - is standard input; a URL is where a server keeps the game, such as the link of its replay. Every commitment is checked, every shuffle is done again from the seeds, and every card of the game is compared with the result; docs/fair-deal.md says what that proves and what it does not. Ends with status 1 if anything is wrong.
manual-odds-edition = The edition; by default the first one that has such a deck (see `editions`).
manual-odds-feathers = The size of the deck, in editions that have several.
manual-odds-see = What you see on the other heads.
manual-odds-open = What lies face up on the table and counts.
manual-odds-middle = What you have seen of the cards face down in the middle.
manual-odds-discards = What lies on the discard pile.
manual-odds-declared = The number that stands.
manual-odds-json = Write exact integers as one JSON object.
manual-simulate-1 = Moves are drawn uniformly from those that are legal; a declaration is at most a few above the last one.
manual-simulate-edition = The edition to play.
manual-simulate-games = How many games.
manual-simulate-seed = The same seed gives the same games, byte for byte.
manual-simulate-coins = Play with coins, in editions that have them.
manual-simulate-specials = Play with specials, in editions that have them.
manual-simulate-out-at = How many coyotes put a player out; by default the edition's number.
manual-simulate-record = Write every record there, separated by lines `---`; - is standard output.
manual-arena-1 = Every group of bots that fills the table plays every rotation of the seats with the same cards. A BOT is a mind, or the path of a program in any language (docs/bots.md). Programs run with your rights: run those of strangers in a container.
manual-arena-games = At least this many; every rotation is completed.
manual-arena-seed = The same seed gives the same result.
manual-arena-against = One seat for BOT, the others for these (may be repeated).
manual-arena-attack = Let somebody attack a table full of BOT who knows how it plays; without jumps, or without reading the others.
manual-arena-rollouts = With --attack: tries of each move.
manual-arena-bits = Measure what the numbers of each BOT tell listeners about their own cards.
manual-arena-exploit = Train a fresh learner against a table of wolves, and see how much it wins.
manual-arena-head-start = With --exploit: the learner starts as a wolf itself.
manual-arena-lessons = With --exploit: how long to train.
manual-arena-json = Write everything as one JSON object.
manual-arena-plot = Draw a picture, .png or .svg.
help-command-league-init = Begin a league in FOLDER.
manual-league-init-seed = The same seed gives the same table; by default one that nobody can guess.
help-command-league-add = Enter BOT, a mind or the path of a program.
manual-league-add-name = What it is called in the league; by default as its mind or file.
help-command-league-run = Play matches, and write the table. Stop it whenever you like: no finished match is lost.
manual-league-run-games = Until everybody has played this many games.
manual-league-run-sprt = Test whether NEW is stronger than OLD, and stop when that is clear.
manual-league-run-gain = With --sprt: by how many percent.
manual-league-run-error = With --sprt: how often it may be wrong.
help-command-league-table = Print the table, and write table.csv, table.json and index.html.
manual-league-table-json = Print the table as JSON.
manual-bot-1 = A bot is a program in any language that reads and writes lines of JSON; docs/bots.md tells how to write one in ten minutes.
help-command-bot-check = Walk through the protocol with PROGRAM, and explain what it says.
help-command-bot-sit = Let PROGRAM play at the table behind LINK, where the host has allowed bots from elsewhere.
manual-bot-sit-server = Where the table is, if LINK is only its code.
manual-bot-sit-name = What the bot is called at the table; by default as its file.
manual-bot-sit-games = Stand up after this many games; by default, never.
manual-mcp-1 = The assistant sits down as a guest that is marked as a bot, where the host allows bots from elsewhere; it sees what its seat is told and nothing else.
manual-mcp-2 = This goes into the assistant's configuration:
manual-editions-json = One JSON list of all editions.

# What click says of arguments. Its English is click's own.
click-default = default: { $default }
click-required = required
click-aborted = Aborted!
click-error = Error: { $message }
click-try = Try '{ $command } { $option }' for help.
click-invalid = Invalid value: { $message }
click-invalid-for = Invalid value for { $param_hint }: { $message }
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-command = Missing command.
click-choose = Choose from: { $choices }
click-no-option = No such option: { $name }.
click-no-command = No such command: { $name }.
click-meant = Did you mean { $possibility }?
click-meant-one-of = (Did you mean one of: { $possibilities }?)
click-extra = Unexpected extra arguments: { $args }
click-takes-none = Option { $name } does not take a value.
click-takes-one = Option { $name } requires a value.
click-takes = Option { $name } requires { $nargs } values.
click-not-that = { $value } is not { $choice }.
click-not-one-of = { $value } is not one of { $choices }.
click-not-a-number = { $value } is not a number.
click-out-of-range = { $value } is not in the range { $range }.
click-no-file = { $filename } does not exist.
click-is-file = { $filename } is a file.
click-is-folder = { $filename } is a folder.
click-unreadable = { $filename } cannot be read.
click-unwritable = { $filename } cannot be written.

# What a command says of its own arguments.
usage-cards = Give the cards to count; or --json alone, to read hands from standard input.
usage-file = Give a FILE to replay, or - for standard input.
usage-option = --option { $pair }: write NAME=VALUE, and each name once.
usage-both = { $flag } and { $option } cannot both be given.
usage-workers = --workers is for this machine, --dask for a cluster: give one of them.
usage-against = --against is for one BOT.
usage-exploit = --exploit works against the wolf only: arena wolf --exploit.
usage-attack = --attack is for one BOT: arena wolf --attack.
usage-plot = --plot writes .png or .svg.
usage-minds = --attack and --bits need minds that tell how often they make each move, and no powers.
usage-rulings = --exploit learns the usual count only: choose an edition and options without other rulings.

## What `coyote arena` prints.

arena-summary = { $games ->
    [one] One game of { $edition } with { $seats } seats, seed { $seed }:
   *[other] { $games } games of { $edition } with { $seats } seats, seed { $seed }:
}
arena-legend = Wins per seat with their 99% interval (fair: { $fair }), and ratings.
arena-unknown = There is no bot “{ $name }”. There are: { $names }. A bot of your own is given by its path: ./{ $name }
arena-plot-title = { $games ->
    [one] One game of { $edition }, { $seats } seats
   *[other] { $games } games of { $edition }, { $seats } seats
}
arena-plot-axis = wins per seat; thick line 95% sure, thin line 99%
arena-plot-fair = fair: { $fair }
arena-stand-ins = { $name }: moves made by a stand-in: { $moves } of { $all } ({ $why }).
arena-mostly = { $name } did not make most of its moves itself: this result is the stand-in’s.
arena-attack = The attack wins { $points } points more than a fair share (95% sure: { $low } to { $high }).
arena-bits = Bits open about a listener’s card before and after the first number, and what each later move gives away; { $rounds } rounds:
