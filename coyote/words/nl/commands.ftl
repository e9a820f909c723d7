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

## Wat `coyote --help` zegt. Elke opdracht met de eerste zin van zijn eigen hulp.

help-title = Coyote, het blufspel van Spartaco Albertarelli.
help-about = Iedereen draagt een getal op het hoofd en ziet alle getallen behalve het eigen. Verhoog, of roep ‘Coyote!’
help-example-serve = spelen: opent de pagina
help-example-play = hier in de terminal tegen bots spelen
help-example-score = een hand tellen
help-example-replay = een verslag controleren en vertellen
help-extra = De pagina heeft een extra nodig: { $command }
help-uvx = Zonder te installeren: { $command }
help-checkout = Vanuit de broncode: { $command }, en zo voor elke opdracht
help-usage = Gebruik:
help-options = Opties
help-commands = Opdrachten
help-version = Toont de versie.
help-this = Toont deze hulp.
help-more = Meer over een opdracht: { $command }
help-command-serve = Biedt de pagina met de tafels aan.
help-command-backup = Kopieert een database naar FILE, ook terwijl een server hem gebruikt.
help-command-restore = Zet de back-up in FILE terug in een database die nog leeg is.
help-command-doctor = Leest een hele database en zegt welke tafels in orde zijn en wat er met de andere is.
help-command-play = Spelen in deze terminal: tegen bots of aan een nieuwe tafel op een server.
help-command-join = Aanschuiven of toekijken aan een tafel op een server, in deze terminal.
help-command-watch = Een afgelopen potje bekijken als film, door ieders ogen.
help-command-score = Telt een hand stap voor stap.
help-command-replay = Controleert verslagen volgens de regels en vertelt ze.
help-command-review = Kijkt terug op een potje, met wat iedereen kon weten.
help-command-verify = Controleert of er eerlijk is gedeeld: dat niemand de kaarten heeft gekozen.
help-command-odds = Hoe waarschijnlijk elk totaal is voor wie deze kaarten ziet en de eigen niet.
help-command-simulate = Speelt hele potjes met willekeurige zetten.
help-command-arena = Laat bots tegen elkaar spelen en toont wie wint.
help-command-league = Houdt een competitie van bots bij in een map: wedstrijden, scores en een pagina.
help-command-bot = Controleert je eigen bot en laat hem aan een tafel plaatsnemen.
help-command-mcp = Laat een assistent meespelen: een MCP-server via standaardin- en -uitvoer.
help-command-editions = Toont de edities met hun decks, plaatsen en opties.

## De hulp bij elke opdracht, en wat er mis is met de argumenten.

manual-database = Een SQLite-bestand, of postgresql://…  [standaard: een bestand in je thuismap]
manual-lang = Taal van de uitvoer; anders die van COYOTE_LANG of LANG als we die spreken, en anders Engels.
manual-json = Schrijft één JSON-object.
manual-option = Een optie van de tafel (zie `editions`).
manual-full-screen = Vult het scherm, of praat in gewone regels, voor schermlezers en scripts.  [standaard: wat de terminal kan]
manual-seats = Hoeveel spelers.
manual-edition = Welke editie gespeeld wordt; anders kidult_2003.
manual-turn-ms = De tijd van een programma voor een zet.
manual-bank-ms = Zijn extra tijd, voor een heel potje.
manual-memory-mb = Geheugen voor elk programma.
manual-workers = Hoeveel processen, anders één per kern. Verandert geen uitslag.
manual-dask = Gebruikt de workers van een Dask-scheduler, tcp://…. Verandert geen uitslag.
manual-serve-1 = Op een laptop is geen optie nodig: alles staat in één SQLite-bestand, en alleen deze computer komt erin. Elke bevestigde zet staat op de schijf: stop de server met Ctrl-C of breek hem af, en bij de volgende start gaan de tafels verder.
manual-serve-2 = Met --lan scannen vrienden in de kamer een code. Met PostgreSQL delen zoveel processen als je wilt één database; Redis wekt ze, of PostgreSQL zelf. Achter een proxy die HTTPS spreekt, komt een WebSocket alleen binnen vanaf een --origin uit de lijst, precies zo geschreven. Met --turn werken camera’s en microfoons ook waar browsers elkaar niet bereiken; naar buiten wordt alleen contact gezocht met wat --stun of --turn noemt.
manual-serve-3 = De server antwoordt alleen onder zijn eigen namen: die van deze computer en die van de --origin. Een proxy moet WebSockets (Upgrade, Connection) en de naam van de server doorgeven. /api/health zegt dat het proces leeft, /api/ready of er mensen heen kunnen (503 terwijl hij leegloopt), en /metrics telt voor Prometheus, als die vanaf deze computer vraagt. SIGTERM laat hem leeglopen: verbindingen sluiten met 1012, clients komen vanzelf terug, en andere processen nemen de klokken binnen tien seconden over.
manual-serve-host = Het adres om op te luisteren.
manual-serve-port = De poort; 0 neemt een vrije.
manual-serve-lan = Laat telefoons op hetzelfde netwerk binnen: toont het adres en een QR-code.
manual-serve-open = Opent de pagina in een browser.  [standaard: in een terminal]
manual-serve-redis = redis://… om andere processen te wekken; zonder doen meldingen van PostgreSQL dat.
manual-serve-origin = Nog een adres van de pagina, bijvoorbeeld https://coyote.example
manual-serve-proxy = Vertrouwt X-Forwarded-For van deze proxy en van geen andere.
manual-serve-open-metrics = Toont /metrics aan iedereen, niet alleen aan deze computer.
manual-serve-keep-days = Hoeveel dagen stille tafels bewaard blijven.
manual-serve-journal-level = Hoeveel het journaal vertelt.
manual-serve-stun = Browsers met camera of microfoon aan vragen deze STUN-server naar hun adres.
manual-serve-turn = Browsers die elkaar niet bereiken, maken verbinding via deze TURN-server.
manual-serve-turn-secret = Het bestand met het geheim dat de TURN-server met deze server deelt.
manual-backup-1 = De back-up is één SQLite-bestand, uit welke database ook, en alleen de eigenaar kan hem lezen, want er staan startwaarden van lopende potjes in. coyote.db met de hand kopiëren is niet genoeg: de nieuwste zetten staan in het -wal-bestand ernaast.
manual-restore-1 = Er wordt nooit iets overschreven: haal een beschadigde coyote.db (en de bestanden -wal en -shm ernaast) eerst weg. Een back-up van SQLite kan in PostgreSQL worden teruggezet, en andersom. Links en sleutels blijven zoals ze waren.
manual-doctor-1 = Elk logboek wordt regel voor regel gecontroleerd en nagespeeld, en elke startwaarde vergeleken met wat de server had beloofd. Er verandert niets, en de server mag draaien. Eindigt met status 1 als er iets mis is.
manual-play-1 = Zonder opties vraagt een korte dialoog wat je wilt spelen. Het potje wordt als verslag bewaard als het klaar is of als je weggaat, en --resume gaat verder met een potje dat je hebt verlaten. Met --server wordt de tafel daar geopend, en zie je de link en de QR-code.
manual-play-2 = In gewone regels typ je een getal om het te zeggen, ‘coyote’ om te roepen, en ‘help’ voor de rest.
manual-play-edition = Welke editie gespeeld wordt.
manual-play-seats = Met hoeveel je speelt, jezelf meegeteld.
manual-play-mind = Wie tegen je speelt; herhaal het voor elke plaats.
manual-play-name = Hoe je heet.
manual-play-seed = Deelt dezelfde kaarten nog eens: dezelfde startwaarde en zetten geven hetzelfde potje.
manual-play-save = Waar het potje bewaard wordt.  [standaard: in je thuismap]
manual-play-resume = Gaat verder met een verlaten potje; zonder FILE het laatste.
manual-play-server = Opent daar een tafel waar vrienden kunnen aanschuiven.
manual-join-1 = Een verbroken verbinding komt vanzelf terug, en wie weggaat komt met dezelfde opdracht op dezelfde plaats terug: de sleutel daarvoor staat in je thuismap. Met een andere --name kom je als iemand anders.
manual-join-server = Waar de tafel is, als je een code geeft.
manual-join-name = Hoe je daar heet.  [standaard: zoals de vorige keer]
manual-join-watch = Alleen kijken, ook als er een plaats vrij is.
manual-watch-1 = FILE is een verslag; een URL is de link van een herhaling op een server. In gewone regels toont Enter de volgende zet; ‘eyes NAME’ kijkt door de ogen van iemand anders.
manual-watch-seat = Door de ogen van deze speler; zonder, als toeschouwer.
manual-score-1 = Kaarten zijn hele getallen en de woorden ?, discard, flip, cancel, double, night (zet het ? tussen aanhalingstekens). Zonder --edition mag elke soort kaart, en wordt er geteld in een volgorde die bij alle edities past. Voor elk ? staat de kaart die werd omgedraaid achter --pile.
manual-score-2 = Met --json en zonder kaarten is elke regel van de standaardinvoer een hand, met na een streep de stapel van boven af; elke regel van de uitvoer is een object met total, reshuffle en steps, of met error en de kaart waaraan het ligt. Met kaarten komt er één zo’n object.
manual-score-edition = Neemt alleen kaarten van deze editie aan, en telt in de volgorde daarvan.
manual-score-json = Schrijft JSON; zonder kaarten komen de handen van de standaardinvoer.
manual-score-pile = De stapel van boven af, om om te draaien voor `?`; `none` als hij leeg was.
manual-replay-1 = FILE - is de standaardinvoer. Eindigt met status 1 als een verslag wordt geweigerd; de fout noemt de regel, een vaste code en wat er verwacht werd.
manual-replay-seat = Vertelt alleen wat deze speler zag.
manual-replay-json = Eén JSON-object voor elk verslag.
manual-replay-many = Een tekst bevat veel verslagen, gescheiden door regels `---`; zonder FILE geldt -.
manual-review-1 = Hoe waarschijnlijk was elk getal en elke roep voor wie het deed, en wie verdiende welke prijs? FILE is een verslag, - is de standaardinvoer. De kans dat een getal standhoudt, of dat een roep klopt, is exact, en volgt uit wat die speler op dat moment zag. Rondes die niet klaar zijn, blijven buiten beschouwing.
manual-verify-1 = FILE is het bewijs van een potje, - is de standaardinvoer; een URL is waar een server het potje bewaart, zoals de link van de herhaling. Elke belofte wordt gecontroleerd, elke schudbeurt uit de startwaarden overgedaan, en elke kaart van het potje met de uitkomst vergeleken; docs/fair-deal.md zegt wat dat bewijst en wat niet. Eindigt met status 1 als er iets mis is.
manual-odds-edition = De editie; anders de eerste met zo’n deck (zie `editions`).
manual-odds-feathers = Hoe groot het deck is, in edities met meer dan één.
manual-odds-see = Wat je op de andere hoofden ziet.
manual-odds-open = Wat open op tafel ligt en meetelt.
manual-odds-middle = Wat je van de gesloten kaarten in het midden hebt gezien.
manual-odds-discards = Wat op de aflegstapel ligt.
manual-odds-declared = Het getal dat geldt.
manual-odds-json = Schrijft exacte hele getallen als één JSON-object.
manual-simulate-1 = Zetten worden met gelijke kans uit de toegestane getrokken; een getal ligt hooguit iets boven het vorige.
manual-simulate-edition = Welke editie gespeeld wordt.
manual-simulate-games = Hoeveel potjes.
manual-simulate-seed = Dezelfde startwaarde, dezelfde potjes, byte voor byte.
manual-simulate-coins = Met munten, in edities die ze hebben.
manual-simulate-specials = Met speciale acties, in edities die ze hebben.
manual-simulate-out-at = Met hoeveel coyotes je eruit ligt; anders zoveel als de editie zegt.
manual-simulate-record = Schrijft elk verslag daarheen, gescheiden door regels `---`; - is de standaarduitvoer.
manual-arena-1 = Elke groep bots die de tafel vult, speelt met dezelfde kaarten elke rotatie van de plaatsen. Een BOT is een ingebouwde bot, of het pad van een programma in welke taal ook (docs/bots.md). Programma’s draaien met jouw rechten: draai die van vreemden in een container.
manual-arena-games = Minstens zoveel potjes; elke rotatie wordt afgemaakt.
manual-arena-seed = Dezelfde startwaarde, dezelfde uitslag.
manual-arena-against = Eén plaats voor BOT, de andere voor deze (mag herhaald worden).
manual-arena-attack = Laat iemand die weet hoe BOT speelt een tafel vol ervan aanvallen; zonder sprongen, of zonder de anderen te lezen.
manual-arena-rollouts = Met --attack: pogingen per zet.
manual-arena-bits = Meet wat de getallen van elke BOT luisteraars over hun eigen kaart vertellen.
manual-arena-exploit = Traint een nieuwe leerling tegen een tafel wolven, en meet hoeveel die wint.
manual-arena-head-start = Met --exploit: de leerling begint zelf als wolf.
manual-arena-lessons = Met --exploit: hoe lang er getraind wordt.
manual-arena-json = Schrijft alles als één JSON-object.
manual-arena-plot = Tekent een plaatje, .png of .svg.
help-command-league-init = Begint een competitie in FOLDER.
manual-league-init-seed = Dezelfde startwaarde, dezelfde stand; anders een die niemand kan raden.
help-command-league-add = Schrijft BOT in, een ingebouwde bot of het pad van een programma.
manual-league-add-name = Hoe hij in de competitie heet; anders zoals de bot of het bestand.
help-command-league-run = Speelt wedstrijden en schrijft de stand. Stop wanneer je wilt: geen gespeelde wedstrijd gaat verloren.
manual-league-run-games = Tot iedereen zoveel potjes heeft gespeeld.
manual-league-run-sprt = Toetst of NEW sterker is dan OLD, en stopt zodra dat duidelijk is.
manual-league-run-gain = Met --sprt: met hoeveel procent.
manual-league-run-error = Met --sprt: hoe vaak het oordeel fout mag zijn.
help-command-league-table = Toont de stand, en schrijft table.csv, table.json en index.html.
manual-league-table-json = Toont de stand als JSON.
manual-bot-1 = Een bot is een programma in welke taal ook dat regels JSON leest en schrijft; docs/bots.md vertelt hoe je er in tien minuten een schrijft.
help-command-bot-check = Loopt met PROGRAM het protocol door, en legt uit wat het zegt.
help-command-bot-sit = Laat PROGRAM meespelen aan de tafel achter LINK, waar bots van elders mogen.
manual-bot-sit-server = Waar de tafel is, als LINK alleen de code is.
manual-bot-sit-name = Hoe de bot aan tafel heet; anders zoals zijn bestand.
manual-bot-sit-games = Staat na zoveel potjes op; anders nooit.
manual-mcp-1 = De assistent gaat zitten als een gast die als bot gemarkeerd is, waar bots van elders mogen; hij ziet wat zijn plaats te zien krijgt en verder niets.
manual-mcp-2 = Dit komt in de configuratie van de assistent:
manual-editions-json = Eén JSON-lijst van alle edities.

# Wat click over argumenten zegt.
click-default = standaard: { $default }
click-required = verplicht
click-aborted = Afgebroken!
click-error = Fout: { $message }
click-try = Hulp krijg je met ‘{ $command } { $option }’.
click-invalid = Ongeldige waarde: { $message }
click-invalid-for = Ongeldige waarde voor { $param_hint }: { $message }
click-missing-argument = Dit argument ontbreekt:
click-missing-option = Deze optie ontbreekt:
click-missing-command = Er ontbreekt een opdracht.
click-choose = Kies uit: { $choices }
click-no-option = De optie { $name } bestaat niet.
click-no-command = De opdracht { $name } bestaat niet.
click-meant = Bedoelde je { $possibility }?
click-meant-one-of = (Bedoelde je een van deze: { $possibilities }?)
click-extra = Te veel argumenten: { $args }
click-takes-none = De optie { $name } krijgt geen waarde.
click-takes-one = De optie { $name } heeft een waarde nodig.
click-takes = De optie { $name } heeft { $nargs } waarden nodig.
click-not-that = { $value } is niet { $choice }.
click-not-one-of = { $value } hoort niet bij { $choices }.
click-not-a-number = { $value } is geen getal.
click-out-of-range = { $value } ligt niet in het bereik { $range }.
click-no-file = { $filename } bestaat niet.
click-is-file = { $filename } is een bestand.
click-is-folder = { $filename } is een map.
click-unreadable = { $filename } kan niet gelezen worden.
click-unwritable = { $filename } kan niet geschreven worden.

# Wat een opdracht over zijn eigen argumenten zegt.
usage-cards = Geef de kaarten die geteld moeten worden; of alleen --json, dan komen de handen van de standaardinvoer.
usage-file = Geef een FILE, of - voor de standaardinvoer.
usage-option = --option { $pair }: schrijf NAME=VALUE, en elke naam één keer.
usage-both = { $flag } en { $option } gaan niet samen.
usage-workers = --workers is voor deze computer, --dask voor een cluster: geef er één van.
usage-against = --against geldt voor één BOT.
usage-exploit = --exploit werkt alleen tegen de wolf: arena wolf --exploit.
usage-attack = --attack geldt voor één BOT: arena wolf --attack.
usage-plot = --plot schrijft .png of .svg.
usage-minds = --attack en --bits hebben bots nodig die zeggen hoe vaak ze elke zet doen, en geen munten of speciale acties.
usage-rulings = --exploit leert alleen de gewone telling: kies een editie en opties zonder andere uitleg van de regels.

## Wat `coyote arena` laat zien.

arena-summary = { $games ->
    [one] Eén potje { $edition } met { $seats } plaatsen, startwaarde { $seed }:
   *[other] { $games } potjes { $edition } met { $seats } plaatsen, startwaarde { $seed }:
}
arena-legend = Winst per plaats met 99%-interval (eerlijk: { $fair }) en ratings.
arena-unknown = Er is geen bot ‘{ $name }’. Wel: { $names }. Een eigen bot geef je op met zijn pad: ./{ $name }
arena-plot-title = { $games ->
    [one] Eén potje { $edition }, { $seats } plaatsen
   *[other] { $games } potjes { $edition }, { $seats } plaatsen
}
arena-plot-axis = winst per plaats; dikke lijn 95%, dunne lijn 99%
arena-plot-fair = eerlijk: { $fair }
arena-stand-ins = { $name }: zetten die een andere bot moest doen: { $moves } van de { $all } ({ $why }).
arena-mostly = { $name } heeft de meeste zetten niet zelf gedaan: dit resultaat is dat van de andere bot.
arena-attack = De aanval wint { $points } punten meer dan een eerlijk deel (95% zeker: { $low } tot { $high }).
arena-bits = Bits die open zijn over de kaart van een luisteraar, voor en na het eerste getal, en wat elke latere zet verraadt; { $rounds } rondes:
