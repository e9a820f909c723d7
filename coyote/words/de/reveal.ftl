# Das Aufdecken: was zwischen den Karten gesagt wird, was herauskam und was jeder Zug wert war. $chance sagt, wie wahrscheinlich eine Zahl aussah.

show-you = Du
show-yours = Und jetzt deine eigene Karte …
show-the-last = Und jetzt die Karte von { $name } …
show-the-middle = Und jetzt die Karte in der Mitte …
show-sum = { $sum } = { $total }, und angesagt war { $number }.
show-sum-alone = { $total }, und angesagt war { $number }.
show-exact = Genau { $total }!
show-near = Um eins zu hoch!
show-huge = Was für ein Bluff: um { $gap } zu hoch!
show-last-life = Noch ein Kojote, und { $name } ist raus.
show-last-life-you = Noch ein Kojote, und du bist raus.
show-last-eye = { $name } hat noch ein Auge.
show-last-eye-you = Du hast noch ein Auge.
show-now = { $card }, jetzt { $value }
show-gone = { $card }, weggenommen
show-dark = { $card }, jetzt 0 wert
show-stay = Tipp irgendwohin, um hier zu bleiben.
show-again = Vorige Runde
verdict-safe-held = { $number } sah sicher aus ({ $chance }) und war es auch.
verdict-safe-failed = { $number } sah sicher aus ({ $chance }): Pech.
verdict-safe-passed = { $number } sah sicher aus ({ $chance }) und war zu viel, aber niemand rief.
verdict-fair-held = { $number } war einen Versuch wert ({ $chance }) und hielt.
verdict-fair-failed = { $number } war einen Versuch wert ({ $chance }), hielt aber nicht.
verdict-fair-passed = { $number } war einen Versuch wert ({ $chance }), aber zu viel; niemand rief.
verdict-bluff-held = { $number } war ein Bluff ({ $chance }) und hielt trotzdem.
verdict-bluff-failed = { $number } war ein Bluff ({ $chance }) und flog auf.
verdict-bluff-passed = { $number } war ein Bluff ({ $chance }), und niemand merkte es.
verdict-call-good-right = Der Ruf sah richtig aus ({ $chance }) und war es auch.
verdict-call-good-wrong = Der Ruf sah richtig aus ({ $chance }): Pech, { $number } hielt.
verdict-call-bold-right = Der Ruf war kühn ({ $chance }) und richtig.
verdict-call-bold-wrong = Der Ruf war vorschnell ({ $chance }): { $number } hielt.
settings-pace = Tempo der Zählung
settings-pace-calm = ruhig
settings-pace-normal = normal
settings-pace-fast = schnell

## Was beim Aufdecken gesagt wird.

show-title = Die Zählung von Runde { $round }
show-number = Angesagt
show-total = Summe
show-pile = vom Stapel
show-coyotes = { $name }: { $count } von { $of } Kojoten
show-on = Weiter
show-skip = Überspringen

## Das Ende einer Partie: der Hügel, das Bild zum Teilen und die Wiederholung, die von selbst läuft.

end-hill = { $name } heult auf einem Hügel den Mond an, über den anderen.
end-places = Das Rudel
end-picture = Bild teilen
end-picture-saved = Das Bild ist gespeichert.
end-more = Mehr
replay-page-play = Abspielen
replay-page-pause = Pause
replay-page-keys = Tasten: ← und → für einen Zug, Bild auf und Bild ab für eine Runde, Leertaste für Abspielen und Pause.
replay-page-yours = { $name } (du)

## Was man sich nach einer Partie ansieht: jeder Zug mit seiner Chance, die Preise, und wer wie viel gewagt hat.
## Jeder Preis hat einen Namen und eine Zeile, wofür; $chance ist, wie wahrscheinlich es für die Person am Zug war.

award-boldest-bluff = Der kühnste Bluff
award-boldest-bluff-why = { $name } sagte { $number } an, mit einer Chance von { $chance }, und kam damit durch.
award-best-call = Der beste Ruf
award-best-call-why = { $name } rief „Coyote!“ bei { $number } von { $other } und hatte recht, mit einer Chance von { $chance }.
award-luckiest-escape = Noch mal Glück gehabt
award-luckiest-escape-why = { $number } von { $name } war zu hoch, aber { $other } ließ es durchgehen: Ein Ruf hätte zu { $chance } gestimmt.
award-steadiest-nerve = Die stärksten Nerven
award-steadiest-nerve-why = { $name } bluffte { $bluffs } Mal und wurde nie dabei erwischt.
award-false-alarm = Falscher Alarm
award-false-alarm-why = { $name } rief „Coyote!“ bei { $number } von { $other }, mit einer Chance von { $chance }. Die Zahl hielt.
award-hard-luck = So ein Pech
award-hard-luck-why = { $name } sagte { $number } an, mit einer Chance von { $chance }. { $other } rief, und die Zahl hielt nicht.
review-caption = Was angesagt wurde, wie wahrscheinlich es aus eigener Sicht war (dass die Zahl hält, dass der Ruf stimmt), und die Summe.
review-round = Runde { $round }
review-held = Summe { $total }, hält
review-too-high = Summe { $total }, zu hoch
review-right = Summe { $total }, stimmt
review-wrong = Summe { $total }, falsch
review-awards = Preise
review-award = { $award }: { $why }
review-nobody = Diesmal hat sich niemand einen verdient.
review-bravery = Wer was gewagt hat
dared-declarations = Zahlen
dared-mean-chance = sicher
dared-bluffs = Bluffs
dared-caught = erwischt
dared-calls = Rufe
dared-right = richtig

## Preise, die dich nennen

award-boldest-bluff-why-you = Du hast { $number } angesagt, mit einer Chance von { $chance }, und bist damit durchgekommen.
award-best-call-why-you = Du hast „Coyote!“ bei { $number } von { $other } gerufen und hattest recht, mit einer Chance von { $chance }.
award-best-call-why-at-you = { $name } rief „Coyote!“ bei deiner { $number } und hatte recht, mit einer Chance von { $chance }.
award-luckiest-escape-why-you = Deine { $number } war zu hoch, aber { $other } ließ es durchgehen: Ein Ruf hätte zu { $chance } gestimmt.
award-luckiest-escape-why-at-you = { $number } von { $name } war zu hoch, aber du hast es durchgehen lassen: Ein Ruf hätte zu { $chance } gestimmt.
award-steadiest-nerve-why-you = Du hast { $bluffs } Mal geblufft und wurdest nie dabei erwischt.
award-false-alarm-why-you = Du hast „Coyote!“ bei { $number } von { $other } gerufen, mit einer Chance von { $chance }. Die Zahl hielt.
award-false-alarm-why-at-you = { $name } rief „Coyote!“ bei deiner { $number }, mit einer Chance von { $chance }. Die Zahl hielt.
award-hard-luck-why-you = Du hast { $number } angesagt, mit einer Chance von { $chance }. { $other } rief, und die Zahl hielt nicht.
award-hard-luck-why-at-you = { $name } sagte { $number } an, mit einer Chance von { $chance }. Du hast gerufen, und die Zahl hielt nicht.

## Eine gespielte Partie noch einmal, mit jedermanns Augen.

replay-page-title = Eine Partie nacherleben
replay-page-about = Jede beendete Partie lässt sich nacherleben, Zug um Zug, durch die Augen aller, die dabei waren.
replay-page-which = Der Link oder der Name der Partie
replay-page-open = Ansehen
replay-page-none = Diese Partie kann nicht gezeigt werden
replay-page-eyes = Durch wessen Augen?
replay-page-watcher = Niemandes: nur zuschauen
replay-page-hidden = Eine Karte, die diese Augen nicht sehen
replay-page-begin = Die Partie beginnt gleich.
replay-page-place = Zug { $place } von { $of }
replay-page-back = Voriger Zug
replay-page-next = Nächster Zug
replay-page-round-back = Vorige Runde
replay-page-round-next = Nächste Runde
replay-page-go = Diesen Zug zeigen
replay-page-seat = Name
replay-page-chance-number = Soweit { $name } wissen konnte: { $number } hält zu { $chance }.
replay-page-chance-number-you = Soweit du wissen konntest: { $number } hält zu { $chance }.
replay-page-chance-call = Soweit { $name } wissen konnte: Der Ruf gegen { $number } stimmt zu { $chance }.
replay-page-chance-call-you = Soweit du wissen konntest: Der Ruf gegen { $number } stimmt zu { $chance }.
replay-page-later = kommt nach der Zählung
replay-page-curve = Die Summen, mit denen { $name } rechnen musste
replay-page-curve-holds = { $number } wird zu { $chance } erreicht
replay-page-total = Summe { $total }
replay-page-no-spoilers = Wer gewinnt und wer einen Preis verdient hat, kommt zum Schluss.
replay-page-to-end = Zum Schluss
replay-page-share = Diesen Moment teilen
replay-page-copied = Der Link ist kopiert.

## Was `verify` sagt. Eine Epoche reicht von einem Mischen aller Karten bis zum nächsten.

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
