# Was am Tisch passiert ist, ein Satz pro Ereignis. $name spielt mit.

event-starter-named = { $name } wird anfangen.
event-dealt = Runde { $round }. { $name } fängt an.
event-dealt-wears = { $name } trägt { $card }.
event-dealt-hidden = { $name } trägt eine Karte, die du nicht siehst.
event-declared = { $name } sagt { $number } an.
event-declared-double = { $name } sagt { $number } an und verdoppelt: Wird jetzt „Coyote!“ gerufen, nimmt zwei Kojoten, wer verliert.
event-declared-reverse = { $name } sagt { $number } an und dreht die Spielrichtung um.
event-declared-more = { $name } sagt { $number } an und gibt { $target } noch eine Karte.
event-declared-next = { $name } sagt { $number } an und bestimmt, dass { $target } als Nächstes dran ist.
event-changed = { $name } ändert die Zahl auf { $number }.
event-agreed = { $name } stimmt { $number } zu.
event-asked-again = { $name } verlangt „Neu ansagen“: { $target } muss { $number } ändern.
event-dodged = { $name } weicht { $number } aus: Die Spielrichtung dreht sich um, und { $target } muss antworten.
event-coin-turned-extra = { $name } dreht die Zusatzmünze um.
event-coin-turned-reverse = { $name } dreht die Wendemünze um: Die Spielrichtung wechselt.
event-coin-turned-skip = { $name } dreht die Passmünze um und sagt nichts an.
event-coin-turned-exchange = { $name } dreht die Tauschmünze um.
event-coin-turned-guess = { $name } dreht die Ratemünze um.
event-extra-laid = Offen vor { $name } liegt { $card }. Diese Karte zählt mit.
event-exchanged = { $name } trägt jetzt { $card }. Die alte Karte zählt nicht mehr.
event-exchanged-hidden = { $name } trägt eine neue Karte, die du nicht siehst. Die alte zählt nicht mehr.
event-more-worn = { $name } trägt auch noch { $card }. Beide zählen.
event-more-worn-hidden = { $name } trägt noch eine Karte, die du nicht siehst. Beide zählen.
event-guessed-right = { $name } rät { $guess } und liegt richtig: Die Karte liegt offen und zählt weiter mit.
event-guessed-wrong = { $name } rät { $guess }, aber es ist { $card }.
event-refilled = Der Stapel ist leer: Der Ablagestapel wird gemischt und zum neuen Stapel.
event-called = { $name } ruft „Coyote!“: { $target } hatte { $number } angesagt.
event-shown = Die Karten: { $cards }.
event-shown-replaced = Zählen nicht: { $cards }.
event-turned-over = Das Rätsel deckt { $card } auf.
event-counted-holds = Die Summe ist { $total }: { $number } hält.
event-counted-fails = Die Summe ist { $total }: { $number } war zu viel.
event-nobody-paid = Die Runde endet ohne „Coyote!“. Niemand nimmt einen Kojoten.
event-coyotes-taken = { $coyotes ->
    [one] { $name } nimmt einen Kojoten.
   *[other] { $name } nimmt { $coyotes } Kojoten.
}
event-went-out = { $name } ist raus.
event-next-starts = { $name } fängt die nächste Runde an.
event-won = { $name } führt das Rudel an!
event-withdrew = { $name } setzt für den Rest der Runde aus und ist sicher.
event-reshuffled-night = Die Nacht war zu sehen: Alle Karten werden zu einem neuen Stapel gemischt.
event-reshuffled-few = Es sind zu wenige Karten für alle übrig: Alle Karten werden zu einem neuen Stapel gemischt.

## Was geschah, der Person erzählt, der es geschah. Die Namen sind die der Ereignisse, mit „-you“, wenn du es getan hast, und
## „-at-you“, wenn du das Ziel ($target) bist.

event-starter-named-you = Du wirst anfangen.
event-dealt-you = Runde { $round }. Du fängst an.
event-dealt-wears-you = Du trägst { $card }.
event-dealt-hidden-you = Du trägst eine Karte, die du nicht siehst.
event-declared-you = Du sagst { $number } an.
event-declared-double-you = Du sagst { $number } an und verdoppelst: Wird jetzt „Coyote!“ gerufen, nimmt zwei Kojoten, wer verliert.
event-declared-reverse-you = Du sagst { $number } an und drehst die Spielrichtung um.
event-declared-more-you = Du sagst { $number } an und gibst { $target } noch eine Karte.
event-declared-more-at-you = { $name } sagt { $number } an und gibt dir noch eine Karte.
event-declared-next-you = Du sagst { $number } an und bestimmst, dass { $target } als Nächstes dran ist.
event-declared-next-at-you = { $name } sagt { $number } an und bestimmt, dass du als Nächstes dran bist.
event-changed-you = Du änderst die Zahl auf { $number }.
event-agreed-you = Du stimmst { $number } zu.
event-asked-again-you = Du verlangst „Neu ansagen“: { $target } muss { $number } ändern.
event-asked-again-at-you = { $name } verlangt „Neu ansagen“: Du musst { $number } ändern.
event-dodged-you = Du weichst { $number } aus: Die Spielrichtung dreht sich um, und { $target } muss antworten.
event-dodged-at-you = { $name } weicht { $number } aus: Die Spielrichtung dreht sich um, und du musst antworten.
event-coin-turned-extra-you = Du drehst die Zusatzmünze um.
event-coin-turned-reverse-you = Du drehst die Wendemünze um: Die Spielrichtung wechselt.
event-coin-turned-skip-you = Du drehst die Passmünze um und sagst nichts an.
event-coin-turned-exchange-you = Du drehst die Tauschmünze um.
event-coin-turned-guess-you = Du drehst die Ratemünze um.
event-extra-laid-you = Offen vor dir liegt { $card }. Diese Karte zählt mit.
event-exchanged-hidden-you = Du trägst eine neue Karte, die du nicht siehst. Die alte zählt nicht mehr.
event-more-worn-hidden-you = Du trägst noch eine Karte, die du nicht siehst. Beide zählen.
event-guessed-right-you = Du rätst { $guess } und liegst richtig: Die Karte liegt offen und zählt weiter mit.
event-guessed-wrong-you = Du rätst { $guess }, aber es ist { $card }.
event-withdrew-you = Du setzt für den Rest der Runde aus und bist sicher.
event-called-you = Du rufst „Coyote!“: { $target } hatte { $number } angesagt.
event-called-at-you = { $name } ruft „Coyote!“: Du hattest { $number } angesagt.
event-coyotes-taken-you = { $coyotes ->
    [one] Du nimmst einen Kojoten.
   *[other] Du nimmst { $coyotes } Kojoten.
}
event-went-out-you = Du bist raus.
event-next-starts-you = Du fängst die nächste Runde an.
event-won-you = Du führst das Rudel an!
event-sat-you = Du setzt dich.
event-left-you = Du bist gegangen.
event-removed-you = Du wurdest vor die Tür gesetzt.
event-away-you = Du bist nicht da.
event-back-you = Du bist wieder da.
event-host-passed-you = Du leitest jetzt den Tisch.
event-stood-in-stand-in-you = Ein Bot zieht für dich.
event-stood-in-clock-you = Deine Zeit ist abgelaufen: Ein Bot zieht für dich.
event-entered-you = { $by } gibt ein, was du angesagt hast.
event-wished-you = Du möchtest, dass ein Bot für { $target } spielt.
event-wished-at-you = { $name } möchte, dass ein Bot für dich spielt.
event-slept-you = Du schläfst: Ein Bot spielt weiter.
event-hurried-you = Die Bots beeilen sich bis zum Ende.
event-woke-you = Du bist wieder wach.
event-reacted-howl-you = Du heulst.
event-reacted-yip-you = Du kläffst.
event-reacted-growl-you = Du knurrst.
event-reacted-laugh-you = Du lachst.
event-reacted-gulp-you = Du schluckst.
event-reacted-stare-you = Du starrst in die Runde.
event-reacted-paw-you = Du hebst eine Pfote.
event-reacted-sleep-you = Du gähnst.
play-stands-you = Du hast { $number } angesagt.
headband-enter-you = Was sagst du an?
show-coyotes-you = Du: { $count } von { $of } Kojoten
