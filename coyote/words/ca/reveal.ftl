# La revelació: què es diu entre carta i carta, com ha acabat i què valia cada jugada. $chance és com de probable semblava un número.

show-you = Tu
show-yours = I ara, la teva carta…
show-the-last = I ara, la carta de { $name }…
show-the-middle = I ara, la carta del mig…
show-sum = { $sum } = { $total }, i s’ha dit { $number }.
show-sum-alone = { $total }, i s’ha dit { $number }.
show-exact = Exactament { $total }!
show-near = Un de més!
show-huge = Quin farol: { $gap } de més!
show-last-life = Un coiot més i { $name } queda fora.
show-last-life-you = Un coiot més i quedes fora.
show-last-eye = A { $name } li queda un ull.
show-last-eye-you = Et queda un ull.
show-now = { $card }, ara { $value }
show-gone = { $card }, retirada
show-dark = { $card }, ara val 0
show-stay = Toca la pantalla per quedar-te aquí.
show-again = Última ronda
verdict-safe-held = { $number } semblava segur ({ $chance }), i ho era.
verdict-safe-failed = { $number } semblava segur ({ $chance }): mala sort.
verdict-safe-passed = { $number } semblava segur ({ $chance }) i era massa, però ningú no ha cridat.
verdict-fair-held = { $number } era una bona aposta ({ $chance }), i ha aguantat.
verdict-fair-failed = { $number } era una bona aposta ({ $chance }), i no ha aguantat.
verdict-fair-passed = { $number } era una bona aposta ({ $chance }) i era massa, però ningú no ha cridat.
verdict-bluff-held = { $number } era un farol ({ $chance }), i tot i així ha aguantat.
verdict-bluff-failed = { $number } era un farol ({ $chance }), i l’han descobert.
verdict-bluff-passed = { $number } era un farol ({ $chance }), i ningú no l’ha descobert.
verdict-call-good-right = Cridar semblava encertat ({ $chance }), i ho era.
verdict-call-good-wrong = Cridar semblava encertat ({ $chance }): mala sort, { $number } ha aguantat.
verdict-call-bold-right = Cridar era atrevit ({ $chance }), i era encertat.
verdict-call-bold-wrong = Cridar era temerari ({ $chance }): { $number } ha aguantat.
settings-pace = Ritme del recompte
settings-pace-calm = tranquil
settings-pace-normal = normal
settings-pace-fast = ràpid

## El que diu el destapament.

show-title = El recompte de la ronda { $round }
show-number = Dit
show-total = Total
show-pile = de la pila
show-coyotes = { $name }: { $count } de { $of } coiots
show-on = Continua
show-skip = Salta

## El final d’una partida: el turó, la imatge per compartir i la repetició que avança sola.

end-hill = { $name } udola a la lluna dalt d’un turó, per damunt dels altres.
end-places = La llopada
end-picture = Comparteix la imatge
end-picture-saved = La imatge s’ha desat.
end-more = Més
replay-page-play = Reprodueix
replay-page-pause = Pausa
replay-page-keys = Tecles: ← i → per a un pas, Re Pàg i Av Pàg per a una ronda, espai per reproduir o aturar.
replay-page-yours = { $name } (tu)

## Què es mira després d’una partida: cada jugada amb la seva probabilitat, els premis, i quant s’ha atrevit cadascú.
## Cada premi té un nom i una línia que diu per què; $chance és com era de probable per a qui va jugar.

award-boldest-bluff = El farol més atrevit
award-boldest-bluff-why = { $name } va dir { $number } (probabilitat: { $chance }), i va colar.
award-best-call = La millor crida
award-best-call-why = { $name } va cridar «Coyote!» davant el { $number } de { $other } i tenia raó (probabilitat: { $chance }).
award-luckiest-escape = S’ha salvat pels pèls
award-luckiest-escape-why = El { $number } de { $name } era massa alt, i { $other } ho va deixar passar: cridar hauria encertat el { $chance } de les vegades.
award-steadiest-nerve = Nervis d’acer
award-steadiest-nerve-why = { $name } va fer { $bluffs } farols i no n’hi van descobrir mai cap.
award-false-alarm = Falsa alarma
award-false-alarm-why = { $name } va cridar «Coyote!» davant el { $number } de { $other } (probabilitat: { $chance }). El número aguantava.
award-hard-luck = Mala sort
award-hard-luck-why = { $name } va dir { $number }, que aguantava el { $chance } de les vegades. { $other } va cridar, i no va aguantar.
review-caption = Què es va dir, com era de probable per a qui ho va dir (que el número aguanti, que la crida encerti), i el total.
review-round = Ronda { $round }
review-held = total { $total }, aguanta
review-too-high = total { $total }, massa alt
review-right = total { $total }, encerta
review-wrong = total { $total }, falla
review-awards = Premis
review-award = { $award }: { $why }
review-nobody = Aquesta vegada ningú no se n’ha guanyat cap.
review-bravery = Qui s’ha atrevit a què
dared-declarations = números
dared-mean-chance = segurs
dared-bluffs = farols
dared-caught = descoberts
dared-calls = crides
dared-right = encertades

## Premis que anomenen qui llegeix

award-boldest-bluff-why-you = Vas dir { $number } (probabilitat: { $chance }), i va colar.
award-best-call-why-you = Vas cridar «Coyote!» davant el { $number } de { $other } i tenies raó (probabilitat: { $chance }).
award-best-call-why-at-you = { $name } va cridar «Coyote!» davant el teu { $number } i tenia raó (probabilitat: { $chance }).
award-luckiest-escape-why-you = El teu { $number } era massa alt, i { $other } ho va deixar passar: cridar hauria encertat el { $chance } de les vegades.
award-luckiest-escape-why-at-you = El { $number } de { $name } era massa alt, i tu ho vas deixar passar: cridar hauria encertat el { $chance } de les vegades.
award-steadiest-nerve-why-you = Vas fer { $bluffs } farols i no te’n van descobrir mai cap.
award-false-alarm-why-you = Vas cridar «Coyote!» davant el { $number } de { $other } (probabilitat: { $chance }). El número aguantava.
award-false-alarm-why-at-you = { $name } va cridar «Coyote!» davant el teu { $number } (probabilitat: { $chance }). El número aguantava.
award-hard-luck-why-you = Vas dir { $number }, que aguantava el { $chance } de les vegades. { $other } va cridar, i no va aguantar.
award-hard-luck-why-at-you = { $name } va dir { $number }, que aguantava el { $chance } de les vegades. Tu vas cridar, i no va aguantar.

## Una partida acabada, vista amb els ulls de qualsevol.

replay-page-title = Reviu una partida
replay-page-about = Tota partida acabada es pot tornar a mirar jugada a jugada, amb els ulls de qualsevol que fos a taula.
replay-page-which = L’enllaç o el nom de la partida
replay-page-open = Mira-la
replay-page-none = Aquesta partida no es pot mostrar
replay-page-eyes = Amb els ulls de qui?
replay-page-watcher = De ningú: només mirar
replay-page-hidden = Una carta que aquests ulls no veuen
replay-page-begin = La partida és a punt de començar.
replay-page-place = Jugada { $place } de { $of }
replay-page-back = Jugada anterior
replay-page-next = Jugada següent
replay-page-round-back = Ronda anterior
replay-page-round-next = Ronda següent
replay-page-go = Mostra aquella jugada
replay-page-seat = Nom
replay-page-chance-number = Pel que { $name } podia saber, { $number } aguanta el { $chance } de les vegades.
replay-page-chance-number-you = Pel que podies saber, { $number } aguanta el { $chance } de les vegades.
replay-page-chance-call = Pel que { $name } podia saber, cridar davant el { $number } encerta el { $chance } de les vegades.
replay-page-chance-call-you = Pel que podies saber, cridar davant el { $number } encerta el { $chance } de les vegades.
replay-page-later = es diu després del recompte
replay-page-curve = Els totals amb què { $name } havia de comptar
replay-page-curve-holds = { $number } s’assoleix el { $chance } de les vegades
replay-page-total = total { $total }
replay-page-no-spoilers = Qui guanya, i qui s’ha guanyat un premi, es veu al final.
replay-page-to-end = Vés al final
replay-page-share = Comparteix aquest moment
replay-page-copied = Enllaç copiat.

## El que diu `verify`. Una època va d’una barreja de totes les cartes a la següent.

fair-epochs = Èpoques, d’una barreja de totes les cartes a la següent: { $number }
fair-shuffles = Barreges refetes: { $number }
fair-cards = Cartes repartides, robades i girades, totes segons la barreja: { $number }
fair-seeds = Llavors de jugadors, totes segons el compromís: { $number }
fair-without = Seients sense llavor, època per època: { $number }
fair-withheld = { $number ->
    [one] Un d’ells s’havia compromès amb una llavor i no l’ha ensenyada: el jugador ha marxat, o el servidor l’ha descartada.
   *[other] { $number } d’ells s’havien compromès amb una llavor i no l’han ensenyada: els jugadors han marxat, o el servidor les ha descartades.
}
fair-alone = { $number ->
    [one] En una època cap jugador no ha donat cap llavor: allà el servidor hauria pogut triar les cartes.
   *[other] En { $number } èpoques cap jugador no ha donat cap llavor: allà el servidor hauria pogut triar les cartes.
}
fair-not-over = La partida no s’ha acabat. S’ha comprovat el que s’ha repartit fins ara.
fair-good = Les cartes de la partida { $game } són les que van decidir les seves llavors.
fair-wrong = { $file } no demostra un repartiment net. Guarda el fitxer i ensenya’l a qui ha jugat amb tu.
fair-next = Baixa un altre cop la prova de la partida del servidor que ha repartit i passa-la tal com és; o - per a l’entrada estàndard.
unfair-not-json = Això no és JSON (línia { $line }).
unfair-malformed = Això no és cap prova: a { $where } hi hauria d’haver { $expected }.
unfair-record-refused = Les regles rebutgen la línia { $line } de la partida: { $reason }
unfair-record-rewritten = La partida no està anotada en la forma en què l’escriu el servidor.
unfair-deck-differs = La baralla no és la d’aquesta taula.
unfair-epochs-number = Hi ha { $epochs } èpoques, però la partida en té { $expected }.
unfair-shuffles-number = L’època { $epoch } té { $shuffles } barreges, però a la partida n’hi ha { $expected }.
unfair-seats-differ = Època { $epoch }: no tots els seients hi figuren un cop, en ordre, amb llavor o sense.
unfair-server-commit-differs = Època { $epoch }: la llavor del servidor no és aquella amb què s’havia compromès.
unfair-commit-missing = Època { $epoch }: { $name } ha donat una llavor sense haver-s’hi compromès abans.
unfair-commit-differs = Època { $epoch }: la llavor de { $name } no és la del compromís.
unfair-commit-copied = Època { $epoch }: { $name } té el mateix compromís que { $other }, de manera que una llavor compta dues vegades.
unfair-seed-copied = Època { $epoch }: { $name } ha donat la mateixa llavor que { $other }, de manera que una llavor compta dues vegades.
unfair-cards-differ = Època { $epoch }, barreja { $shuffle }: no s’han barrejat les cartes que hi havia a la pila.
unfair-root-differs = Època { $epoch }, barreja { $shuffle }: les llavors donen un ordre diferent del que es va segellar.
unfair-starter-differs = Ha començat { $name }, però el sorteig havia designat { $expected }.
unfair-deal-differs = Ronda { $round }: de la pila ha sortit { $card }, però a sobre hi havia { $expected } (època { $epoch }, barreja { $shuffle }, posició { $position }).
