# Was `verify` sagt. Eine Epoche reicht von einem Mischen aller Karten bis zum nächsten.
fair-epochs = Epochen, von einem Mischen aller Karten bis zum nächsten: { $number }
fair-shuffles = Nachgerechnete Mischungen: { $number }
fair-cards = Ausgeteilte, gezogene und aufgedeckte Karten, alle wie gemischt: { $number }
fair-seeds = Startwerte der Mitspielenden, alle wie festgelegt: { $number }
fair-without = Plätze ohne Startwert, Epoche für Epoche: { $number }
fair-withheld = { $number ->
    [one] Einer davon hatte sich auf einen Startwert festgelegt und ihn nicht gezeigt: Jemand ist gegangen, oder der Server hat ihn fallen lassen.
   *[other] { $number } davon hatten sich auf einen Startwert festgelegt und ihn nicht gezeigt: Sie sind gegangen, oder der Server hat sie fallen lassen.
}
fair-alone = { $number ->
    [one] In einer Epoche hat niemand einen Startwert gegeben: Dort hätte der Server die Karten aussuchen können.
   *[other] In { $number } Epochen hat niemand einen Startwert gegeben: Dort hätte der Server die Karten aussuchen können.
}
fair-not-over = Die Partie ist noch nicht zu Ende. Geprüft ist, was bisher ausgeteilt wurde.
fair-good = Partie { $game } wurde so ausgeteilt, wie ihre Startwerte es bestimmt hatten.
fair-wrong = { $file } beweist nicht, dass fair ausgeteilt wurde. Heb die Datei auf und zeig sie denen, die mit dir gespielt haben.
fair-next = Hol den Beweis der Partie noch einmal von dem Server, der ausgeteilt hat, und gib ihn unverändert an; oder - für die Standardeingabe.
unfair-not-json = Das ist kein JSON (Zeile { $line }).
unfair-malformed = Das ist kein Beweis: Bei { $where } müsste { $expected } stehen.
unfair-record-refused = Die Regeln lehnen Zeile { $line } der Partie ab: { $reason }
unfair-record-rewritten = Die Partie ist nicht so aufgeschrieben, wie der Server sie schreibt.
unfair-deck-differs = Das ist nicht das Deck dieses Tisches.
unfair-epochs-number = Es sind { $epochs } Epochen, aber die Partie hat { $expected }.
unfair-shuffles-number = Epoche { $epoch } hat { $shuffles } Mischungen, aber in der Partie sind es { $expected }.
unfair-seats-differ = Epoche { $epoch }: Nicht jeder Platz ist genau einmal, der Reihe nach, mit oder ohne Startwert aufgeführt.
unfair-server-commit-differs = Epoche { $epoch }: Der Startwert des Servers ist nicht der, auf den er sich festgelegt hatte.
unfair-commit-missing = Epoche { $epoch }: { $name } hat einen Startwert ohne vorherige Festlegung gegeben.
unfair-commit-differs = Epoche { $epoch }: Der Startwert von { $name } ist nicht der festgelegte.
unfair-commit-copied = Epoche { $epoch }: { $name } hat dieselbe Festlegung wie { $other }; ein Startwert zählt also doppelt.
unfair-seed-copied = Epoche { $epoch }: { $name } hat denselben Startwert wie { $other }; ein Startwert zählt also doppelt.
unfair-cards-differ = Epoche { $epoch }, Mischung { $shuffle }: Gemischt wurden andere Karten, als im Stapel lagen.
unfair-root-differs = Epoche { $epoch }, Mischung { $shuffle }: Die Startwerte ergeben eine andere Reihenfolge als die versiegelte.
unfair-starter-differs = { $name } hat angefangen, aber ausgelost war { $expected }.
unfair-deal-differs = Runde { $round }: Vom Stapel kam { $card }, aber oben lag { $expected } (Epoche { $epoch }, Mischung { $shuffle }, Stelle { $position }).
