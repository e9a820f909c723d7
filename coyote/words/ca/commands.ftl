# El que la línia d’ordres escriu al voltant de fets i recomptes.
replay-game = { $edition }, { $seats } seients: { $names }
replay-through = Tal com ho ha vist { $name }; «tu» és { $name }.
replay-standing = Coiots: { $standing }
replay-in-progress = La partida no s’ha acabat. Toca a { $name }.
replay-waits = La partida no s’ha acabat. Ara toca a qui reparteix.
replay-error = { $file }, línia { $line }: { $message } [{ $code }]
replay-error-file = { $message } [{ $code }]
simulate-summary = { $games ->
    [one] Una partida de { $edition } amb { $seats } seients, llavor { $seed }:
   *[other] { $games } partides de { $edition } amb { $seats } seients, llavor { $seed }:
}
simulate-rounds = rondes per partida
simulate-moves = jugades per partida
simulate-calls = crides encertades
simulate-wins = victòries per seient
editions-seats = de { $least } a { $most } seients
editions-seats-more = i de { $least } a { $most } amb dues capses però una sola baralla
editions-deck = { $size } cartes: { $cards }
editions-order = ordre del recompte: { $order }
editions-out-at = fora amb { $out_at } coiots
editions-least = número mínim: { $least }
editions-least-none = es pot obrir una ronda amb qualsevol número enter
editions-coins = monedes: { $coins }
editions-specials = accions especials: { $specials }
editions-rulings = Decisions que cada taula pot canviar (primer, el valor per defecte):
serve-open = Coyote és obert a { $address }
serve-end = Ctrl-C l’atura. Les taules es queden i continuen en la pròxima arrencada.
serve-port = No es pot obrir { $host }, port { $port }: { $reason }. Potser Coyote ja està en marxa? Si no, tria un altre port amb --port.
serve-host = Coyote no pot escoltar a { $host }: { $reason }. Tria amb --host una adreça d’aquest ordinador, o 0.0.0.0 per a totes.
serve-unfit = { $value } no serveix després de { $option }: hauria de ser com ara { $example }.
error-file = No es pot llegir { $file }: { $reason }
error-write = { $file } no es pot escriure: { $reason }
error-extra = { $command } necessita l’extra [{ $extra }], perquè { $package } no hi és instal·lat: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } aguanta el { $chance } de les vegades.
odds-best = fins a { $number } aguanta almenys el { $chance } de les vegades
editions-any = qualsevol taula pot tenir de 2 a 12 seients i acordar d’1 a 99 coiots
backup-done = { $tables ->
    [one] Una taula és
   *[other] { $tables } taules són
} a { $file }. Només tu el pots llegir: conté les llavors de les partides en curs.
restore-done = { $tables ->
    [one] Una taula és
   *[other] { $tables } taules són
} a { $database }. Engega el servidor amb --database { $database }
doctor-fine = { $tables ->
    [0] Encara no hi ha cap taula.
    [one] Una taula està bé.
   *[other] { $tables } taules estan bé.
}
doctor-healthy = Tot està bé.
doctor-database = La base de dades diu: { $said }
doctor-older = { $database } és d’un Coyote més antic. Engega el servidor un cop per posar-la al dia i torna a executar «{ $coyote } doctor».
doctor-log-empty = La taula { $table } no té registre: un servidor es va aturar mentre l’obria. Ningú no s’hi pot haver assegut.
doctor-rows-unreadable = Taula { $table }: la base de dades no en pot llegir el registre. Restaura-la d’una còpia.
doctor-log-broken = Taula { $table }: l’entrada { $seq } falta o ja no és la que es va escriure. Restaura-la d’una còpia.
doctor-deed-unreadable = Taula { $table }: l’entrada { $seq } no s’entén. És d’un Coyote més nou?
doctor-replay-fails = Taula { $table }: el registre és sencer, però no es pot tornar a jugar. Avisa’ns, si us plau.
doctor-seed-missing = Taula { $table }: falta la llavor de l’entrada { $seq }; la partida no pot continuar. Restaura-la d’una còpia.
doctor-seed-differs = Taula { $table }: la llavor de l’entrada { $seq } no és la promesa; la partida no pot continuar. Restaura-la d’una còpia.
serve-home = No hi ha carpeta personal per a la base de dades ({ $reason }). Digues on desar-la amb --database FITXER
