# What the server remembers of a guest: my games, progress, the ladder, and moving to another device.
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
