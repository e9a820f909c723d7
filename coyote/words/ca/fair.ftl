# El que diu `verify`. Una època va d’una barreja de totes les cartes a la següent.
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
