# Wat de opdrachtregel rond gebeurtenissen en tellingen laat zien.
replay-game = { $edition }, { $seats } plaatsen: { $names }
replay-through = Zoals { $name } het zag; ‘je’ is { $name }.
replay-standing = Coyotes: { $standing }
replay-in-progress = Het potje is nog niet afgelopen. { $name } is aan de beurt.
replay-waits = Het potje is nog niet afgelopen. De deler is aan de beurt.
replay-error = { $file }, regel { $line }: { $message } [{ $code }]
replay-error-file = { $message } [{ $code }]
simulate-summary = { $games ->
    [one] Eén potje { $edition } met { $seats } plaatsen, startwaarde { $seed }:
   *[other] { $games } potjes { $edition } met { $seats } plaatsen, startwaarde { $seed }:
}
simulate-rounds = rondes per potje
simulate-moves = zetten per potje
simulate-calls = terecht geroepen
simulate-wins = winst per plaats
editions-seats = { $least } tot { $most } plaatsen
editions-seats-more = en { $least } tot { $most } met twee dozen en slechts één deck
editions-deck = { $size } kaarten: { $cards }
editions-order = volgorde van de telling: { $order }
editions-out-at = eruit bij { $out_at } coyotes
editions-least = laagste getal: { $least }
editions-least-none = elk geheel getal mag een ronde openen
editions-coins = munten: { $coins }
editions-specials = speciale acties: { $specials }
editions-rulings = Keuzes die elke tafel anders mag maken (standaard eerst):
serve-open = Coyote staat open op { $address }
serve-end = Met Ctrl-C stopt het. De tafels blijven en gaan de volgende keer verder.
serve-port = { $host }, poort { $port }, kan niet open: { $reason }. Draait Coyote misschien al? Kies anders een andere poort met --port.
serve-host = Coyote kan niet luisteren op { $host }: { $reason }. Kies met --host een adres van deze computer, of 0.0.0.0 voor alle.
serve-unfit = { $value } past niet na { $option }: het moet eruitzien als { $example }.
error-file = { $file } is niet te lezen: { $reason }
error-write = { $file } is niet te schrijven: { $reason }
error-extra = { $command } heeft de extra [{ $extra }] nodig, want { $package } is hier niet geïnstalleerd: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } houdt in { $chance } van de gevallen stand.
odds-best = { $number } of lager houdt in minstens { $chance } van de gevallen stand
editions-any = elke tafel mag 2 tot 12 plaatsen hebben en 1 tot 99 coyotes afspreken
backup-done = { $tables ->
    [one] Eén tafel staat
   *[other] { $tables } tafels staan
} in { $file }. Alleen jij kunt het lezen: de startwaarden van lopende potjes staan erin.
restore-done = { $tables ->
    [one] Eén tafel staat
   *[other] { $tables } tafels staan
} in { $database }. Start de server met --database { $database }
doctor-fine = { $tables ->
    [0] Er is nog geen tafel.
    [one] Eén tafel is in orde.
   *[other] { $tables } tafels zijn in orde.
}
doctor-healthy = Alles is in orde.
doctor-database = De database zegt: { $said }
doctor-older = { $database } is van een oudere Coyote. Start de server één keer om hem bij te werken en voer ‘{ $coyote } doctor’ daarna opnieuw uit.
doctor-log-empty = Tafel { $table } heeft geen logboek: een server is gestopt terwijl hij de tafel opende. Er kan niemand gezeten hebben.
doctor-rows-unreadable = Tafel { $table }: de database kan het logboek niet lezen. Zet het terug uit een back-up.
doctor-log-broken = Tafel { $table }: regel { $seq } ontbreekt of is niet wat er geschreven is. Zet hem terug uit een back-up.
doctor-deed-unreadable = Tafel { $table }: regel { $seq } is niet te begrijpen. Komt die van een nieuwere Coyote?
doctor-replay-fails = Tafel { $table }: het logboek is compleet, maar kan niet worden nagespeeld. Meld dit alsjeblieft.
doctor-seed-missing = Tafel { $table }: de startwaarde bij regel { $seq } ontbreekt; het potje kan niet verder. Zet hem terug uit een back-up.
doctor-seed-differs = Tafel { $table }: de startwaarde bij regel { $seq } is niet de beloofde; het potje kan niet verder. Zet hem terug uit een back-up.
serve-home = Er is geen thuismap voor de database ({ $reason }). Zeg met --database BESTAND waar hij moet komen
