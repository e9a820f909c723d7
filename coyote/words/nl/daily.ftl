# Het vuur van de dag: één tafel per dag, voor iedereen dezelfde

home-daily = Het vuur van de dag
home-daily-about = Voor iedereen dezelfde kaarten, één keer per dag
daily-about = Eén tafel per dag: iedereen krijgt dezelfde kaarten en dezelfde bots, en dezelfde zetten krijgen dezelfde antwoorden. Je hebt één poging.
daily-against = Vandaag speel je tegen { $names }.
daily-go = Vuur aansteken
daily-back = Terug naar je vuur
daily-begun = { $games ->
    [0] Nog niemand heeft het vuur van vandaag aangestoken.
    [one] Vandaag is er { $games } vuur aangestoken.
   *[other] Vandaag zijn er { $games } vuren aangestoken.
}
daily-rounds = { $rounds ->
    [one] Je hield het { $rounds } ronde vol.
   *[other] Je hield het { $rounds } rondes vol.
}
daily-hits = { $hits ->
    [one] Je kreeg een coyote in ronde { $list }.
   *[other] Je kreeg een coyote in de rondes { $list }.
}
daily-no-hits = Je kreeg geen enkele coyote.
daily-share = Uitslag delen
daily-text = Coyote · Het vuur van de dag, { $day }
daily-how = Zo ging het bij iedereen
daily-how-yesterday = Het vuur van gisteren
daily-nobody = Niemand heeft het uitgespeeld.
daily-bar = Plek { $place }: { $games }
daily-mean = Gemiddeld hielden ze het { $rounds } rondes vol.
daily-hidden = Hoe het bij de anderen ging, zie je als je eigen potje is afgelopen.
daily-next = Het volgende vuur brandt vanaf { $time }.
daily-proof = Kaarten controleren
daily-proof-about = De server kiest de startwaarde van een dag op de dag ervoor en maakt een belofte bekend. Een uur na het einde van de dag geeft hij de startwaarde prijs, en je browser kan nagaan of het de beloofde is.
daily-commit-tomorrow = Belofte voor morgen
daily-commit-today = Belofte voor vandaag
daily-commit-yesterday = Belofte voor gisteren
daily-seed = De startwaarde van gisteren
daily-seed-later = De startwaarde van gisteren wordt om { $time } bekendgemaakt.
daily-verify = Startwaarde van gisteren nagaan
daily-fits = De startwaarde past bij de belofte.
daily-seen = Deze browser zag dezelfde belofte al eerder.
daily-not-seen = Deze browser had de belofte nog niet eerder gezien.
daily-differs = De startwaarde past niet bij de belofte die deze browser zag: vertrouw die kaarten niet.
daily-late = De belofte is op de dag zelf gedaan, niet op de dag ervoor.
daily-others = Zo ging het bij de anderen
server-day-not-over = De kaarten van het vuur van de dag worden bewezen als de dag voorbij is: kijk morgen weer.
server-fire-not-played = Dit potje is bij het vuur van vandaag gespeeld en je zou je eigen kaarten zien. Speel eerst dat van jou, of kijk morgen weer.
