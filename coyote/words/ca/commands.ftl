# El que la línia d’ordres escriu al voltant de fets i recomptes.
replay-game = { $edition }, { $seats } llocs: { $names }
replay-through = Tal com ho ha vist { $name }.
replay-standing = Coiots: { $standing }
replay-in-progress = La partida no s’ha acabat. Li toca a { $name }.
replay-waits = La partida no s’ha acabat. Ara li toca a qui reparteix.
replay-error = { $file }, línia { $line }: { $message } [{ $code }]
replay-error-file = { $message } [{ $code }]
simulate-summary = { $games ->
    [one] Una partida amb { $edition }, { $seats } llocs, llavor { $seed }:
   *[other] { $games } partides amb { $edition }, { $seats } llocs, llavor { $seed }:
}
simulate-rounds = rondes per partida
simulate-moves = jugades per partida
simulate-calls = crides encertades
simulate-wins = victòries per lloc
editions-seats = de { $least } a { $most } llocs
editions-seats-more = i de { $least } a { $most } segons el reglament
editions-deck = { $size } cartes: { $cards }
editions-order = ordre del recompte: { $order }
editions-out-at = fora amb { $out_at } coiots
editions-least = número mínim: { $least }
editions-least-none = es pot obrir una ronda amb qualsevol número enter
editions-coins = monedes: { $coins }
editions-specials = especials: { $specials }
editions-rulings = Decisions que cada taula pot canviar (primer, el valor per defecte):
serve-open = Coyote és obert a { $address }
serve-end = Ctrl-C el tanca. Les taules es queden i continuen en la pròxima arrencada.
serve-port = Ningú no pot entrar per { $host }, port { $port }: { $reason }. Potser Coyote ja està en marxa? Si no, tria’n un altre amb --port.
serve-trouble = Les taules no es poden desar a { $database } [{ $trouble }]. La base de dades està en marxa, i aquest programa hi pot escriure?
serve-unfit = { $value } no serveix després de { $option }: hauria de ser com ara { $example }.
error-file = No es pot llegir { $file }: { $reason }
error-write = { $file } no es pot escriure: { $reason }
error-extra = { $command } necessita l’extra [{ $extra }], perquè { $package } no hi és instal·lat: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } s’aguanta amb un { $chance }.
odds-best = fins a { $number } s’aguanta amb un { $chance } com a mínim
editions-any = qualsevol taula pot tenir de 2 a 12 seients i acordar d’1 a 99 coiots
