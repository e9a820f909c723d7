# The daily fire: one table a day, the same for everybody

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
