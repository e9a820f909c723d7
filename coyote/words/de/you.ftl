# Was geschah, der Person erzählt, der es geschah. Die Namen sind die der Ereignisse, mit „-you“, wenn du es getan hast, und
# „-at-you“, wenn du das Ziel ($target) bist.
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
event-coin-turned-extra-you = Du drehst die Zusatzmünze um.
event-coin-turned-reverse-you = Du drehst die Wendemünze um: Die Spielrichtung wechselt.
event-coin-turned-skip-you = Du drehst die Passmünze um und sagst nichts an.
event-coin-turned-exchange-you = Du drehst die Tauschmünze um.
event-coin-turned-guess-you = Du drehst die Ratemünze um.
event-extra-laid-you = Offen vor dir liegt { $card }. Diese Karte zählt mit.
event-exchanged-hidden-you = Du trägst eine neue Karte, die du nicht siehst. Die alte zählt nicht mehr.
event-more-worn-hidden-you = Du trägst noch eine Karte, die du nicht siehst. Beide zählen.
event-guessed-right-you = Du rätst { $guess } und liegst richtig.
event-guessed-wrong-you = Du rätst { $guess }, aber es ist { $card }.
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
