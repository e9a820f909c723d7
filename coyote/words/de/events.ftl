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
