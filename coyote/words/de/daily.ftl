# Das Tagesfeuer: ein Tisch am Tag, für alle der gleiche

home-daily = Tagesfeuer
home-daily-about = Für alle die gleichen Karten, einmal am Tag
daily-about = Ein Tisch am Tag: Alle bekommen die gleichen Karten und die gleichen Bots, und auf die gleichen Züge folgen die gleichen Antworten. Du hast einen Versuch.
daily-against = Heute spielst du gegen { $names }.
daily-go = Feuer anzünden
daily-back = Zurück zu deinem Feuer
daily-begun = { $games ->
    [0] Noch hat niemand das heutige Feuer angezündet.
    [one] Heute wurde { $games } Feuer angezündet.
   *[other] Heute wurden { $games } Feuer angezündet.
}
daily-rounds = { $rounds ->
    [one] Du hast { $rounds } Runde durchgehalten.
   *[other] Du hast { $rounds } Runden durchgehalten.
}
daily-hits = { $hits ->
    [one] In Runde { $list } hast du einen Kojoten genommen.
   *[other] In den Runden { $list } hast du einen Kojoten genommen.
}
daily-no-hits = Du hast keinen Kojoten genommen.
daily-share = Ergebnis teilen
daily-text = Coyote · Tagesfeuer vom { $day }
daily-how = So lief es bei allen
daily-how-yesterday = Das Feuer von gestern
daily-nobody = Niemand hat es zu Ende gespielt.
daily-bar = Platz { $place }: { $games }
daily-mean = Im Schnitt haben sie { $rounds } Runden durchgehalten.
daily-hidden = Wie es bei den anderen lief, siehst du, wenn deine eigene Partie zu Ende ist.
daily-next = Das nächste Feuer gibt es ab { $time }.
daily-proof = Karten prüfen
daily-proof-about = Der Server wählt den Startwert eines Tages am Tag davor und veröffentlicht eine Festlegung. Eine Stunde nach dem Ende des Tages nennt er den Startwert, und dein Browser kann prüfen, ob es der versprochene ist.
daily-commit-tomorrow = Festlegung für morgen
daily-commit-today = Festlegung für heute
daily-commit-yesterday = Festlegung für gestern
daily-seed = Der Startwert von gestern
daily-seed-later = Der Startwert von gestern wird um { $time } genannt.
daily-verify = Startwert von gestern prüfen
daily-fits = Der Startwert passt zur Festlegung.
daily-seen = Dieser Browser hat dieselbe Festlegung schon vorher gesehen.
daily-not-seen = Dieser Browser hatte die Festlegung vorher nicht gesehen.
daily-differs = Der Startwert passt nicht zur Festlegung, die dieser Browser gesehen hat: Trau diesen Karten nicht.
daily-late = Die Festlegung entstand erst am Tag selbst, nicht am Tag davor.
daily-others = So lief es bei den anderen
server-day-not-over = Die Karten des Tagesfeuers werden bewiesen, wenn der Tag vorbei ist: Schau morgen wieder vorbei.
server-fire-not-played = Diese Partie wurde am heutigen Tagesfeuer gespielt, und du würdest deine eigenen Karten sehen. Spiel erst deine, oder schau morgen wieder vorbei.
