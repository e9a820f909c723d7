# What the page says, screen by screen.
#
# One word for each thing; tests/every/forbidden_words.py rejects the others.
#   card, feather · number (what is said) · say · raise · call “Coyote!” (a call) · hold · total · count
#   coyote (what the loser takes) · out · pack · round · game · turn · seat · table · host · bot
#   pile, discards · deck · coin · special · token, mask, twig · headband · seed · box
#   A chance reads “holds 62% of the time”, never “holds with 62%”. Quotation marks: “…”.

# On every page
app-skip = Skip to the content
app-name = Coyote
app-about = A bluffing game by the fire: everybody sees your card but you.
app-not-loaded = This part of the page did not load. Check the network and try again.
app-log = What happened
list-more = { $list }, { $item }
list-last = { $list } and { $item }
settings = Settings
settings-mute = Mute
settings-language = Language
settings-theme = Colours
settings-theme-night = Night
settings-theme-dusk = Dusk (light)
settings-theme-contrast = High contrast
settings-still = No motion
settings-forget = Forget me…
forget-title = Shall we forget you?
forget-about = Your nickname and your key are deleted, and you leave every table; in a game a bot plays on. This cannot be undone. Finished games keep the nickname you played under.
forget-go = Yes, forget me
forget-done = Done: we no longer know who you are.
go-home = Back to the start
lost-title = Nothing but sand
lost-text = There is no page here.
try-again = Try again
close = Close
cancel = Cancel
leave = Leave the table
your-name = Your name
nicknames = Roadrunner Puma Lizard Ringtail Armadillo Toad Bat Ram Raven Cricket Badger Gecko
seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

# Home
home-title = Everyone sees your card but you.
home-about = Say a number that all cards together can reach, a little higher each time. Or shout Coyote! at the one who went too far.
home-play = Play now
home-play-busy = The fire is being lit…
home-play-about = You and three bots, no account, right away.
home-ways = More ways to play
home-new = New table
home-new-about = For friends, with a link to send
home-join = Join with a code
home-join-about = Somebody read you a code
home-public = Public tables
home-public-about = Sit down with strangers
home-learn = Learn
home-learn-about = Two minutes, by playing
home-count = Count
home-count-about = Got the real box? Tap the cards
home-replay = Watch a replay
home-replay-about = A finished game, through anybody’s eyes
home-credit = Coyote is a game by Spartaco Albertarelli. This page is not affiliated with him or any publisher; its words and pictures are its own.

# Editions
edition-oliphante_2010 = Feathers, 2010
edition-oliphante_2010-about = 30 feathers; any number may open a round, even a negative one.
edition-devir_2021 = Feathers, 2021
edition-devir_2021-about = The same with 30 or 49 feathers, for tables of up to twelve.
edition-kidult_2003 = Cards, 2003
edition-kidult_2003-about = 36 cards with noughts and an eclipse; whoever loses starts the next round.
edition-japan_2015 = Cards, 2015 (Japan)
edition-japan_2015-about = The 36 cards of 2003 for up to ten players. The echo doubles the whole total, red cards too; masks are optional.
edition-powwow_2006 = Feathers, 2006
edition-powwow_2006-about = 36 feathers for three to eight players. Negative numbers may be said, and everybody has a twig to get round a number.

# A new table
new-title = New table
new-go = Light the fire
setting-edition = What do you play?
setting-seats = Seats
setting-seats-about = how many can sit down
setting-out-at = Coyotes until you are out
setting-heads = Where are you?
setting-heads-screens = Everybody at their own screen
setting-heads-screens-about = You see the others’ cards on your screen. For friends far away, and for bots.
setting-heads-phones = Phones as headbands, in one room
setting-heads-phones-about = Hold your phone to your forehead: it shows your card to the others. Numbers are spoken aloud.
setting-coins = Coins
setting-specials = Specials
setting-turn = Time for a turn
setting-turn-none = No clock
setting-turn-about = when it is up, a bot moves for you
setting-bank = Reserve
setting-bank-about = extra time for everybody, for the whole game
setting-programs = Bots from elsewhere
setting-programs-about = Programs that people wrote themselves may sit down; they are marked as bots.
setting-public = Public table
setting-public-about = Anybody can find it and sit down.
setting-public-clock = Strangers do not wait for ever: a public table has a clock.
setting-public-not-phones = Not with phones as headbands: anybody who finds the table could enter moves.
setting-deck = The deck: { $cards } cards
setting-house-rules = House rules
value-on = yes
value-off = no
value-acts = acts
value-nothing = does nothing
value-discards = is refilled
value-discard = are discarded
value-pile = go back into the pile
value-shown = however it was shown
value-counted = only when counted or exchanged
value-highest = the highest red card
value-any = the highest number card
value-one = one of them
value-all = all of them
value-next = the next player
value-previous = the previous player
value-raise = they must raise
value-ends = the round ends
value-declarer = becomes the declarer
value-passer = only passes it on
value-turn = one turn
value-round = the whole round
value-greens = the green cards
value-total = the whole total
value-game = once in the whole game

# Joining
join-title = Join a table
join-code = The code of the table
join-hint = Two words like sira-goga. A link works, too.
join-go = Go there
public-title = Public tables
public-none = No public table is open at the moment. Make one, and others will find it.
public-seats = { $taken } of { $seats } seats
public-open = waiting
public-playing = playing
public-over = between games
dead-link-title = This fire has gone out
dead-link-text = There is no table here any more, or the link is not complete. Ask for it once more, or make a table of your own.
gone-title = We cannot get through
trouble-unreachable = The server is out of reach. Check the network; it may also be back in a moment.
trouble-not-understood = The server did not understand this page. Reload it, please.
trouble-unknown = That did not work ({ $code }). Please try again.

# The line
connection-connecting = Connecting…
connection-lost = The connection is lost.
connection-lost-about = We keep trying to reconnect.

# Before a game
lobby-title = Round the fire
lobby-seats = { $taken } of { $seats } seats are taken
lobby-you = you
lobby-host = host
lobby-program = a bot from elsewhere
lobby-free = free seat
lobby-bot = Which bot
lobby-add-bot = Add a bot
lobby-remove-bot = Remove
lobby-remove = Show the door
lobby-pass-host = Make host
lobby-lock = Lock the table
lobby-unlock = Unlock the table
lobby-locked = Locked: nobody new comes in
lobby-unlocked = Open to everybody with the link or the code
lobby-faces-open = People who watch may see and hear whoever has something on
lobby-faces-closed = People who watch see and hear nobody
lobby-open-faces = Let them see and hear
lobby-close-faces = No longer let them
knock = Ask to enter numbers here
knock-about = Only those who sit at the table, and screens that the host lets in, can enter what is said.
knock-waits = The host is being asked to let this screen in, as { $name }.
let-in = Let { $name } in
turn-away = Turn { $name } away
let-in-about = { $name } is knocking and would like to enter what is said.
lobby-setting = What is played
lobby-change = Change
lobby-change-go = Apply
lobby-start = Start
lobby-wait = { $name } starts the game when everybody is here.
sit-down = Sit down
sit-back = Back to your seat
watch-full = All seats are taken. You can watch.
watch-playing = A game is being played. You are watching.
watch-stop = Stop watching
share-title = Invite your friends
share-code = Code
share-copy = Copy the link
share-copied = Copied
share-send = Send
share-qr = QR code
share-qr-label = QR code with the link to this table

# The game
play-title = Coyote, round { $round }
play-hand = Your move
play-round = Round { $round }
play-said = Said in this round
said-entered = entered by { $name }
play-no-number = no number yet
play-stands = { $name } said { $number }.
play-doubled = If Coyote is called now, the loser takes two
play-dealing = The cards are being shuffled…
play-your-turn = It is your turn.
play-your-turn-short = Your turn
play-waits = { $name } is thinking…
stand-in = Let a bot play for { $name }
stand-in-about = { $name } has not stirred for a minute. A bot can play until they are back.
stand-in-together = All of you who are here must agree.
stand-in-wished = Waiting for the others to agree.
asleep-you = You have been silent for a while: a bot is playing for you.
asleep-back = I’m back
play-you-are-out = You are out. Watch who leads the pack.
play-number = Your number
play-less = one less
play-sign = change the sign
play-say = Say { $number }
play-coyote = Coyote!
play-number-unreadable = Type a whole number.
play-number-unless = Say a number other than { $number }.
play-number-low = Say { $least } or more.
coach = Odds coach
coach-off = off
coach-after = after each round
coach-live = live
coach-about = After each round: what everybody’s numbers and calls were worth. Also live, when you play against bots only.
coach-round = Round { $round }: how likely was it?
coach-number = { $number } holds { $chance } of the time.
coach-call = A call is right { $chance } of the time.
play-coins = Coins
piece-token = Specials
piece-mask = Masks
piece-twig = Twigs
play-with = with { $special } { $target }
play-without = without it
play-guess-title = What is on your head?
play-aim-title = { $special }: for whom?
play-coins-left = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
play-deck = Deck · { $pile } left
play-table = Table
play-out-at = { $number ->
    [one] One coyote and you are out
   *[other] { $number } coyotes and you are out
}
play-time = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
play-bank = + { $seconds } in reserve
deck-title = The deck
deck-about = Cards still face down: { $pile }. Kinds that are crossed out have all been discarded.
deck-gone = { $number } gone
leave-game = Leave the game
leave-game-about = A bot plays on for you. You can come back to your seat with the same link.
seat-out = Out.
seat-hidden = The card cannot be seen from here.
seat-own-hidden = You cannot see your card.
seat-wears = Wears { $card }.
seat-also = And { $card }.
seat-replaced = Not counting: { $card }.
seat-coyotes = Coyotes: { $number } of { $most }.
seat-turn = To move.
seat-camera = Camera on.
seat-microphone = Microphone on.
seat-muted = Microphone off.
seat-speaking = Speaking.
seat-away = away
seat-left = left, a bot plays
seat-asleep = asleep, a bot plays
coin-extra = Extra
coin-extra-about = One more card lies open before you and counts. Then say a number.
coin-reverse = Reverse
coin-reverse-about = The order of play turns round for the rest of the round. Then say a number.
coin-skip = Skip
coin-skip-about = The turn passes on; you say nothing.
coin-exchange = Exchange
coin-exchange-about = You get a new card unseen; the old one no longer counts, but if it is the night, the cards are still reshuffled. Then say a number.
coin-guess = Guess
coin-guess-about = Name your own card. Right: it lies open and counts, and you may sit out this round, safe, or stay and say a number. Wrong: you take a coyote, the round ends without a count, and you start the next.
special-agree = Agree
special-agree-about = Make the number that stands your own. The next player may not agree in turn, but may do so later.
special-double = Double
special-double-about = With your number: if the next player calls, the loser takes two coyotes.
special-reverse = Reverse
special-reverse-about = With your number: the order of play turns round for the rest of the round.
special-more = More
special-more-about = With your number: somebody else wears one card more, and both count. Only once a round for the whole table.
special-again = Again
special-again-about = Whoever said the number must change it: higher or lower, not the same, but above the number before it or, if it was the first, not below the lowest number. Then it is your turn again.
special-next = Next
special-next-about = With your number: you choose who plays next, and the order goes on from there.
special-dodge = Dodge
special-dodge-about = Instead of a number: the order of play turns round, and the other neighbour of whoever said the number must answer it. Not with two players left.
reactions = Make a noise
reaction-howl = Howl
reaction-yip = Yip
reaction-growl = Growl
reaction-laugh = Laugh
reaction-gulp = Gulp
reaction-stare = Stare
reaction-paw = Paw
reaction-sleep = Yawn

# Phones as headbands
headband-turn = { $name }, say your number aloud.
headband-wear = Put it on your forehead
headband-wear-about = Three seconds, then the others see your card. Tap twice to call Coyote!
headband-lift = Up to your forehead, and no peeking.
headband-hide = Hide
headband-enter = What does { $name } say?

# After a game
after-rematch = Another game
after-arrange = Seats and rules
after-wait = { $name } can start another game.
after-replay = Replay and odds
after-share = Share this game
after-keep = To keep
after-record = The game as text
after-fairness = Proof of the deal
after-fairness-about = The proof shows that nobody chose the cards. Your browser can check it here, and so can any other program.
after-verify = Check the deal
after-checking = Shuffling it all once more…
after-fair = { $seeds ->
    [0] The cards came as they were sealed. Nobody but the server gave a seed, though.
    [one] The cards came as they were sealed, and { $seeds } seed from a player decided together with the server’s.
   *[other] The cards came as they were sealed, and { $seeds } seeds from players decided together with the server’s.
}
after-not-checked = This browser cannot check it here: keep the proof and check it with coyote verify.
seen-same = { $decks ->
    [one] The commitments, seeds and seals that this page saw in play are the same.
   *[other] The commitments, seeds and seals that this page saw in play are the same, in { $seen } of { $decks } decks.
}
seen-nothing = This page did not see the game being played, so it has nothing to compare the proof with.
seen-own-used = { $decks ->
    [one] Your seed was used.
   *[other] Your seeds were used, in { $decks } decks.
}
seen-own-missing = Your seed is missing from these decks: { $decks }. It came too late, or the server dropped it.
seen-fallen = Seeds that were dropped (and from which decks): { $who }. They had committed to one; then they were gone, or the server dropped it.
seen-differs = This is not what the page saw in play! Keep the proof, and show it to those who played with you.
seen-other-game = It is the proof of another game.
seen-other-deck = Deck { $deck } was played, and is not in the proof.
seen-other-server = Deck { $deck }: the server had made another commitment.
seen-other-commit = Deck { $deck }: { $name } had made another commitment.
seen-other-seed = Deck { $deck }: { $name } had given another seed.
seen-other-root = Deck { $deck }: it was sealed in another order.

# What happened at the table besides the game
event-sat = { $name } sits down.
event-sat-bot = { $name }, a bot, sits down.
event-left = { $name } has left.
event-removed = { $name } was shown the door.
event-away = { $name } is away.
event-back = { $name } is back.
event-host-passed = { $name } is the host now.
event-locked = The table is locked: nobody new comes in.
event-unlocked = The table is open again.
event-faces-opened = Whoever watches may now see and hear those who have a camera or a microphone on.
event-faces-closed = Whoever watches no longer sees or hears anybody.
event-knocked = { $name } is knocking.
event-let-in = { $name } was let in.
event-turned-away = { $name } was turned away.
event-setting-changed = The rules of this table have changed.
event-started = A new game begins.
event-stood-in-stand-in = A bot moves for { $name }.
event-stood-in-clock = { $name }’s time is up: a bot moves.
event-entered = { $by } enters what { $name } said.
event-wished = { $name } would like a bot to play for { $target }.
event-slept = { $name } is asleep: a bot plays on.
event-hurried = { $name } wants to see the end: the bots hurry.
event-woke = { $name } is awake again.
event-reacted-howl = { $name } howls.
event-reacted-yip = { $name } yips.
event-reacted-growl = { $name } growls.
event-reacted-laugh = { $name } laughs.
event-reacted-gulp = { $name } gulps.
event-reacted-stare = { $name } stares.
event-reacted-paw = { $name } lifts a paw.
event-reacted-sleep = { $name } yawns.
value-may = if they like
play-withdraw-title = You guessed right!
play-withdraw-about = Sit out, and nothing can happen to you in this round; or stay and say a number.
play-withdraw = Sit out
seat-withdrawn = Sits out, safe.
lobby-first = Who starts the first round
lobby-first-drawn = drawn by lot
setting-least-number = Lowest number
setting-least-none = any number
setting-least-number-about = the lowest that may open a round; leave it empty for any number
setting-coins-not-two = With two players coins are not used: the rules say so.
setting-coin-counts = How many coins of each kind
setting-deck-about = Change it to match your own box.
setting-deck-reconstructed = The booklet prints neither values nor counts: this is our reconstruction. Change it to match your own box.
setting-house-rules-about = Only what can matter at this table is listed.
counts-of = How many: { $name }
counts-less = One less: { $name }
counts-more = One more: { $name }
counts-other = Another number
counts-add = Add
counts-usual = As in the box

## The page that counts the cards of a real box.

count-page-title = Count a hand
count-page-about = Playing with the real box? Tap what everybody wore, and see how the count goes, step by step.
count-page-edition = Your box
count-page-size = Feathers
count-page-number = The number that was said (if you like)
count-page-worn = On the heads
count-page-none = Tap the cards below, one for each player.
count-page-remove = Put back { $card }
count-page-turned = Turned over by the mystery
count-page-turn = Choose what the mystery turned over
count-page-turn-now = Now tap the card that was turned over.
count-page-count = Count
count-page-clear = Start again
count-page-deck = What is in the box
count-page-add = Add { $card }, { $left } left
count-page-steps = The count, step by step
count-page-back = Back
count-page-next = Next step
count-page-end = To the end
count-page-more = We thought that a box has { $count } of this card ({ $card }). Does yours have more?
count-page-more-yes = Yes, add it
count-page-more-no = No
count-page-turn-missing = What did the mystery turn over? Tap it below.
count-page-turn-none = No card was left

## The daily fire: one table a day, the same for everybody

home-daily = Daily fire
home-daily-about = The same cards for everybody, once a day
daily-about = One table a day: everybody gets the same cards and the same bots, and the same moves get the same answers. You have one attempt.
daily-against = Today you play against { $names }.
daily-go = Light the fire
daily-back = Back to your fire
daily-begun = { $games ->
    [0] Nobody has lit today’s fire yet.
    [one] { $games } fire has been lit today.
   *[other] { $games } fires have been lit today.
}
daily-rounds = { $rounds ->
    [one] You lasted { $rounds } round.
   *[other] You lasted { $rounds } rounds.
}
daily-hits = { $hits ->
    [one] You took a coyote in round { $list }.
   *[other] You took a coyote in rounds { $list }.
}
daily-no-hits = You took no coyote.
daily-share = Share the result
daily-text = Coyote · Daily fire of { $day }
daily-how = How everybody did
daily-how-yesterday = Yesterday’s fire
daily-nobody = Nobody has finished it.
daily-bar = Place { $place }: { $games }
daily-mean = They lasted { $rounds } rounds on average.
daily-hidden = You will see how the others did when your own game is over.
daily-next = The next fire will be lit on { $time }.
daily-proof = Check the deal
daily-proof-about = The server chooses the seed of a day the day before, and publishes a commitment to it. An hour after the day is over it reveals the seed, and your browser can check that it is the one that was promised.
daily-commit-tomorrow = Commitment for tomorrow
daily-commit-today = Commitment for today
daily-commit-yesterday = Commitment for yesterday
daily-seed = Yesterday’s seed
daily-seed-later = Yesterday’s seed will be revealed at { $time }.
daily-verify = Check yesterday’s seed
daily-fits = The seed fits the commitment.
daily-seen = This browser saw the same commitment before.
daily-not-seen = This browser had not seen the commitment before.
daily-differs = The seed does not fit the commitment that this browser saw: do not trust that deal.
daily-late = The commitment was made on the day itself, not the day before.
daily-others = How the others did
server-day-not-over = The cards of the daily fire are proved when the day is over: look again tomorrow.
server-fire-not-played = This game was played at today’s fire, and you would see your own cards. Play yours first, or look again tomorrow.

## What the server remembers of a guest: my games, progress, the ladder, and moving to another device.

memory-games = My games
memory-finished = Finished
memory-back = Back to the table
memory-with = with { $names }
memory-won = Won
memory-place = Place { $place } of { $seats }
memory-replay = Watch again
progress-title = Your progress
progress-about = Kept on this server and nowhere else. “Forget me” in the settings deletes it.
progress-none = Nothing yet: the first game that you play to its end is counted here.
progress-games = { $number ->
    [one] game
   *[other] games
}
progress-wins = { $number ->
    [one] win
   *[other] wins
}
progress-right = { $number ->
    [one] right call
   *[other] right calls
}
progress-held = { $number ->
    [one] bluff that held
   *[other] bluffs that held
}
progress-streak = { $number ->
    [one] win in a row
   *[other] wins in a row
}
progress-longest = most wins in a row
progress-best = Your boldest bluff that held: { $number }, with a chance of { $chance }.
progress-pending = Some games are still being counted. Look again in a moment.
progress-feats = Feats
progress-new-feat = New: { $feat }
progress-of = { $have } of { $need }
feat-first-howl = First howl
feat-first-howl-about = Win a game.
feat-regular = At home by the fire
feat-regular-about = Play ten games to the end.
feat-pack-leader = Leader of the pack
feat-pack-leader-about = Win ten games.
feat-three-moons = Three moons
feat-three-moons-about = Win three games in a row.
feat-keen-ear = Keen ear
feat-keen-ear-about = Get 25 calls right.
feat-stone-face = Face of stone
feat-stone-face-about = Get away with 25 bluffs.
feat-moonshot = Shot at the moon
feat-moonshot-about = Get away with a bluff that had a chance below 10%.
feat-decorated = Decorated
feat-decorated-about = Earn four different awards.
ladder-title = Who do you play against?
ladder-about = Win, and stronger bots sit down next time. You may also choose.
ladder-rung = Three bots: { $name }
ladder-here = your rung
ladder-beaten = beaten
move-title = Move to another device
move-about = Your nickname, your games and your progress move there, and this device forgets them. The code works once, for { $minutes } minutes.
move-make = Show me a code
move-code = Code
move-how = Point the other device’s camera at the picture, or open { $address } there and type the code.
move-qr = QR code that moves you to the device that scans it
move-in-title = Move here from another device
move-in-about = Type the code that the other device shows. Whoever has played on this device stays behind: it no longer knows them.
move-in-code = The code from the other device
move-in-go = Go on here
move-in-done = You are { $name } again.
server-guest-moved = You have moved to another device. Here you can begin anew.
server-move-unknown = This code does not work, or no longer does. Let the other device show you a new one.
home-progress = Your progress
home-progress-about = Wins, feats, and another device
memory-more = Show more
