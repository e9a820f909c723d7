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

## El que diu `coyote --help`. Cada ordre, amb la primera frase de la seva ajuda.

help-title = Coyote, el joc de farols de Spartaco Albertarelli.
help-about = Tothom porta un número al cap i veu tots els altres, però no el seu. Apuja’l o crida «Coyote!»
help-example-serve = jugar: obre la pàgina
help-example-play = jugar aquí, al terminal, contra bots
help-example-score = comptar una ronda
help-example-replay = comprovar un registre i explicar-lo
help-extra = La pàgina necessita un complement: { $command }
help-uvx = Sense instal·lar res: { $command }
help-checkout = Des del codi: { $command }, i així amb cada ordre
help-usage = Ús:
help-options = Opcions
help-commands = Ordres
help-version = Mostra la versió.
help-this = Mostra aquesta ajuda.
help-more = Més sobre una ordre: { $command }
help-command-serve = Ofereix la pàgina i les seves taules.
help-command-backup = Copia una base de dades a FILE, fins i tot mentre un servidor la fa servir.
help-command-restore = Restaura la còpia FILE en una base de dades encara buida.
help-command-doctor = Llegeix tota una base de dades i diu quines taules estan bé i què els passa a les altres.
help-command-play = Jugar en aquest terminal: contra bots o en una taula nova d’un servidor.
help-command-join = Seure o mirar en una taula d’un servidor, en aquest terminal.
help-command-watch = Veure una partida acabada com una pel·lícula, amb els ulls de qui vulguis.
help-command-score = Compta una ronda pas a pas.
help-command-replay = Comprova registres segons les regles i els explica.
help-command-review = Repassa una partida, amb el que cadascú podia saber.
help-command-verify = Comprova que el repartiment va ser net: que ningú no va triar les cartes.
help-command-odds = Quina probabilitat té cada total per a qui veu aquestes cartes i no la seva.
help-command-simulate = Juga partides senceres a l’atzar.
help-command-arena = Fa jugar els bots entre ells i mostra qui guanya.
help-command-league = Porta una lliga de bots en una carpeta: enfrontaments, puntuacions i una pàgina.
help-command-bot = Comprova el teu propi bot i l’asseu a una taula.
help-command-mcp = Fa jugar un assistent: un servidor MCP per l’entrada i la sortida estàndard.
help-command-editions = Enumera les edicions amb les seves baralles, seients i opcions.

## L’ajuda de cada ordre, i què no va bé en els seus arguments.

manual-database = Un fitxer SQLite, o postgresql://…  [per defecte: un fitxer a la teva carpeta personal]
manual-lang = Llengua de la sortida; per defecte, la de COYOTE_LANG o LANG si la parlem; si no, anglès.
manual-json = Escriu un objecte JSON.
manual-option = Qualsevol opció de la taula (consulta `editions`).
manual-full-screen = Omple la pantalla, o parla en línies senzilles, per a lectors de pantalla i scripts.  [per defecte: el que el terminal sàpiga fer]
manual-seats = Quants jugadors.
manual-edition = L’edició que es juga; per defecte, kidult_2003.
manual-turn-ms = El temps d’un programa per a una jugada.
manual-bank-ms = La seva reserva a més d’aquest temps, per a tota la partida.
manual-memory-mb = Memòria per a cada programa.
manual-workers = Quants processos; per defecte, un per nucli. No canvia cap resultat.
manual-dask = Fa servir els workers d’un planificador de Dask, tcp://…. No canvia cap resultat.
manual-serve-1 = En un portàtil no cal cap opció: tot es desa en un fitxer SQLite, i només hi entra aquest ordinador. Cada jugada confirmada és al disc: atura el servidor amb Ctrl-C o mata’l, i les taules continuen a la propera arrencada.
manual-serve-2 = Amb --lan, els amics de la sala escanegen un codi. Amb PostgreSQL, tants processos com vulguis comparteixen una base de dades; els desperta Redis, o el mateix PostgreSQL. Darrere d’un servidor intermediari que parli HTTPS, un WebSocket només entra des d’una --origin de la llista, escrita exactament així. Amb --turn, les càmeres i els micròfons funcionen també on els navegadors no poden connectar-se entre ells; no es contacta res de fora, tret del que indiquin --stun o --turn.
manual-serve-3 = El servidor només respon amb els seus propis noms: els d’aquest ordinador i els de les --origin. Un servidor intermediari ha de passar els WebSockets (Upgrade, Connection) i el Host. /api/health diu que el procés és viu, /api/ready si cal enviar-hi gent (503 mentre es buida), i /metrics compta per a Prometheus, si pregunta des d’aquest ordinador. SIGTERM el buida: les connexions es tanquen amb 1012, els clients tornen sols, i altres processos es fan càrrec dels rellotges en deu segons.
manual-serve-host = L’adreça on escolta.
manual-serve-port = El port; 0 n’agafa un de lliure.
manual-serve-lan = Deixa entrar els mòbils de la mateixa xarxa: mostra l’adreça i un codi QR.
manual-serve-open = Obre la pàgina en un navegador.  [per defecte: en un terminal]
manual-serve-redis = redis://… per despertar altres processos; sense, ho fan les notificacions de PostgreSQL.
manual-serve-origin = Una altra adreça de la pàgina, per exemple https://coyote.example
manual-serve-proxy = Es refia de l’X-Forwarded-For d’aquest servidor intermediari i de cap altre.
manual-serve-open-metrics = Mostra /metrics a tothom, no només a aquest ordinador.
manual-serve-keep-days = Quants dies es guarden les taules inactives.
manual-serve-journal-level = Quant explica el diari.
manual-serve-stun = Els navegadors amb càmera o micròfon engegats pregunten la seva adreça a aquest servidor STUN.
manual-serve-turn = Els navegadors que no poden connectar-se entre ells ho fan a través d’aquest servidor TURN.
manual-serve-turn-secret = El fitxer amb el secret que el servidor TURN comparteix amb aquest.
manual-backup-1 = La còpia és un fitxer SQLite, vingui de la base de dades que vingui, i només la pot llegir qui n’és propietari, perquè conté les llavors de partides en curs. No n’hi ha prou de copiar coyote.db a mà: les últimes jugades són al fitxer -wal del costat.
manual-restore-1 = Mai no se sobreescriu res: aparta abans un coyote.db malmès (i els fitxers -wal i -shm del costat). Una còpia de SQLite es pot restaurar a PostgreSQL, i a l’inrevés. Els enllaços i les claus continuen com estaven.
manual-doctor-1 = Cada registre es comprova entrada per entrada i es torna a jugar, i cada llavor es compara amb allò a què el servidor es va comprometre. No es canvia res, i el servidor pot estar en marxa. Acaba amb estat 1 si alguna cosa va malament.
manual-play-1 = Sense opcions, un breu diàleg pregunta a què jugar. La partida es desa com a registre quan s’acaba o la deixes, i --resume continua una que vas deixar. Amb --server la taula s’obre allà, i se’n mostren l’enllaç i el codi QR.
manual-play-2 = En línies senzilles, escriu un número per dir-lo, "coyote" per cridar, i "help" per a la resta.
manual-play-edition = Quina edició es juga.
manual-play-seats = Quants juguen, comptant-te a tu.
manual-play-mind = Qui juga contra tu; repeteix-ho per a cada seient.
manual-play-name = Com et dius.
manual-play-seed = Reparteix altra vegada les mateixes cartes: mateixa llavor i mateixes jugades, mateixa partida.
manual-play-save = On desar la partida.  [per defecte: a la teva carpeta personal]
manual-play-resume = Continua una partida que vas deixar; sense FILE, l’última.
manual-play-server = Obre allà una taula on poden venir els amics.
manual-join-1 = Una connexió perduda torna sola, i qui se’n va torna al mateix seient amb la mateixa ordre: la clau es desa a la teva carpeta personal. Amb un altre --name véns com una altra persona.
manual-join-server = On és la taula, si dones un codi.
manual-join-name = Com et dius allà.  [per defecte: com l’última vegada]
manual-join-watch = Només mirar, encara que hi hagi un seient lliure.
manual-watch-1 = FILE és un registre; un URL és l’enllaç d’una repetició en un servidor. En línies senzilles, Retorn mostra la jugada següent; "eyes NAME" mira amb els ulls d’algú altre.
manual-watch-seat = Amb els ulls d’aquest jugador; si no, com qui mira.
manual-score-1 = Les cartes són números enters i les paraules ?, discard, flip, cancel, double, night (el ? entre cometes). Sense --edition val qualsevol mena de carta, i es compta en un ordre que serveix per a totes les edicions. Per cada ?, la carta que ha girat s’indica després de --pile.
manual-score-2 = Amb --json i sense cartes, cada línia de l’entrada estàndard és una ronda, amb la pila des de dalt darrere d’una barra; cada línia de la sortida és un objecte amb total, reshuffle i steps, o amb error i la carta culpable. Amb cartes s’escriu un sol objecte.
manual-score-edition = Només admet les cartes d’aquesta edició, i compta en el seu ordre.
manual-score-json = Escriu JSON; sense cartes, llegeix rondes de l’entrada estàndard.
manual-score-pile = La pila des de dalt, per girar amb `?`; `none` si era buida.
manual-replay-1 = FILE - és l’entrada estàndard. Acaba amb estat 1 si es rebutja algun registre; l’error indica la línia, un codi estable i què s’esperava.
manual-replay-seat = Explica només el que va veure aquest jugador.
manual-replay-json = Un objecte JSON per a cada registre.
manual-replay-many = Un text conté molts registres, separats per línies `---`; sense FILE val -.
manual-review-1 = Quina probabilitat tenia cada número i cada crida per a qui els va fer, i qui va guanyar quin premi? FILE és un registre, - és l’entrada estàndard. La probabilitat que un número aguanti, o que una crida encerti, és exacta, i surt del que aquell jugador veia en aquell moment. Les rondes sense acabar queden fora.
manual-verify-1 = FILE és la prova d’una partida, - és l’entrada estàndard; un URL és on un servidor guarda la partida, com l’enllaç de la seva repetició. Es comprova cada compromís, es torna a barrejar des de les llavors, i cada carta de la partida es compara amb el resultat; docs/fair-deal.md diu què demostra això i què no. Acaba amb estat 1 si alguna cosa va malament.
manual-odds-edition = L’edició; per defecte, la primera que té una baralla així (consulta `editions`).
manual-odds-feathers = La mida de la baralla, en edicions que en tenen diverses.
manual-odds-see = El que veus als altres caps.
manual-odds-open = El que és de cara amunt a la taula i compta.
manual-odds-middle = El que has vist de les cartes tapades del mig.
manual-odds-discards = El que hi ha als descarts.
manual-odds-declared = El número en joc.
manual-odds-json = Escriu enters exactes en un objecte JSON.
manual-simulate-1 = Les jugades se sortegen per igual entre les permeses; un número supera l’anterior de poc.
manual-simulate-edition = L’edició que es juga.
manual-simulate-games = Quantes partides.
manual-simulate-seed = Mateixa llavor, mateixes partides, byte a byte.
manual-simulate-coins = Amb monedes, en edicions que en tenen.
manual-simulate-specials = Amb accions especials, en edicions que en tenen.
manual-simulate-out-at = Amb quants coiots es queda fora; per defecte, els que digui l’edició.
manual-simulate-record = Hi escriu cada registre, separats per línies `---`; - és la sortida estàndard.
manual-arena-1 = Cada grup de bots que omple la taula juga amb les mateixes cartes totes les rotacions dels seients. Un BOT és un dels nostres, o el camí d’un programa en qualsevol llenguatge (docs/bots.md). Els programes s’executen amb els teus permisos: executa els de desconeguts en un contenidor.
manual-arena-games = Almenys tantes partides; es completa cada rotació.
manual-arena-seed = Mateixa llavor, mateix resultat.
manual-arena-against = Un seient per a BOT, els altres per a aquests (es pot repetir).
manual-arena-attack = Fa que ataqui una taula plena de BOT algú que sap com juga; sense salts, o sense llegir els altres.
manual-arena-rollouts = Amb --attack: intents de cada jugada.
manual-arena-bits = Mesura què diuen els números de cada BOT a qui els sent sobre les seves pròpies cartes.
manual-arena-exploit = Entrena un aprenent nou contra una taula de llops, i mesura quant guanya.
manual-arena-head-start = Amb --exploit: l’aprenent comença ja com a llop.
manual-arena-lessons = Amb --exploit: quant s’entrena.
manual-arena-json = Ho escriu tot en un objecte JSON.
manual-arena-plot = Dibuixa una imatge, .png o .svg.
help-command-league-init = Comença una lliga a FOLDER.
manual-league-init-seed = Mateixa llavor, mateixa classificació; per defecte, una que ningú no pot endevinar.
help-command-league-add = Inscriu BOT, un dels nostres o el camí d’un programa.
manual-league-add-name = Com es diu a la lliga; per defecte, com el bot o el fitxer.
help-command-league-run = Juga enfrontaments i escriu la classificació. Atura-ho quan vulguis: no es perd cap enfrontament acabat.
manual-league-run-games = Fins que tothom hagi jugat tantes partides.
manual-league-run-sprt = Comprova si NEW és més fort que OLD, i s’atura quan és clar.
manual-league-run-gain = Amb --sprt: en quin tant per cent.
manual-league-run-error = Amb --sprt: quantes vegades es pot equivocar.
help-command-league-table = Mostra la classificació, i escriu table.csv, table.json i index.html.
manual-league-table-json = Mostra la classificació com a JSON.
manual-bot-1 = Un bot és un programa en qualsevol llenguatge que llegeix i escriu línies de JSON; docs/bots.md explica com escriure’n un en deu minuts.
help-command-bot-check = Recorre el protocol amb PROGRAM, i explica el que diu.
help-command-bot-sit = Fa jugar PROGRAM a la taula que hi ha darrere de LINK, on s’admeten bots de fora.
manual-bot-sit-server = On és la taula, si LINK és només el seu codi.
manual-bot-sit-name = Com es diu el bot a la taula; per defecte, com el seu fitxer.
manual-bot-sit-games = S’aixeca després de tantes partides; per defecte, mai.
manual-mcp-1 = L’assistent s’asseu com un convidat marcat com a bot, on s’admeten bots de fora; veu el que s’ensenya al seu seient i res més.
manual-mcp-2 = Això va a la configuració de l’assistent:
manual-editions-json = Una llista JSON de totes les edicions.

# El que diu click dels arguments.
click-default = per defecte: { $default }
click-required = obligatòria
click-aborted = Interromput!
click-error = Error: { $message }
click-try = Per veure l’ajuda: «{ $command } { $option }».
click-invalid = Valor no vàlid: { $message }
click-invalid-for = Valor no vàlid per a { $param_hint }: { $message }
click-missing-argument = Falta l’argument
click-missing-option = Falta l’opció
click-missing-command = Falta una ordre.
click-choose = Tria entre: { $choices }
click-no-option = No existeix l’opció { $name }.
click-no-command = No existeix l’ordre { $name }.
click-meant = Volies dir { $possibility }?
click-meant-one-of = (Volies dir algun d’aquests: { $possibilities }?)
click-extra = Sobren arguments: { $args }
click-takes-none = L’opció { $name } no porta valor.
click-takes-one = L’opció { $name } necessita un valor.
click-takes = L’opció { $name } necessita { $nargs } valors.
click-not-that = { $value } no és { $choice }.
click-not-one-of = { $value } no és cap d’aquests valors: { $choices }.
click-not-a-number = { $value } no és un número.
click-out-of-range = { $value } no és dins l’interval { $range }.
click-no-file = { $filename } no existeix.
click-is-file = { $filename } és un fitxer.
click-is-folder = { $filename } és una carpeta.
click-unreadable = { $filename } no es pot llegir.
click-unwritable = { $filename } no es pot escriure.

# El que diu una ordre dels seus propis arguments.
usage-cards = Dona les cartes que s’han de comptar; o només --json, per llegir rondes de l’entrada estàndard.
usage-file = Dona un FILE, o - per a l’entrada estàndard.
usage-option = --option { $pair }: escriu NAME=VALUE, i cada nom una sola vegada.
usage-both = { $flag } i { $option } no poden anar junts.
usage-workers = --workers és per a aquest ordinador, --dask per a un clúster: dona’n només un.
usage-against = --against val per a un sol BOT.
usage-exploit = --exploit només funciona contra el llop: arena wolf --exploit.
usage-attack = --attack val per a un sol BOT: arena wolf --attack.
usage-plot = --plot escriu .png o .svg.
usage-minds = --attack i --bits necessiten bots que diguin amb quina freqüència fan cada jugada, i ni monedes ni accions especials.
usage-rulings = --exploit només aprèn el recompte habitual: tria una edició i opcions sense altres interpretacions.

## L’arena.

arena-summary = { $games ->
    [one] Una partida de { $edition } amb { $seats } seients, llavor { $seed }:
   *[other] { $games } partides de { $edition } amb { $seats } seients, llavor { $seed }:
}
arena-legend = Victòries per seient amb l’interval del 99 % (just: { $fair }) i puntuacions.
arena-unknown = No hi ha cap bot «{ $name }». Hi ha: { $names }. Un bot teu s’indica amb el seu camí: ./{ $name }
arena-plot-title = { $games ->
    [one] Una partida de { $edition }, { $seats } seients
   *[other] { $games } partides de { $edition }, { $seats } seients
}
arena-plot-axis = victòries per seient; línia gruixuda 95 %, línia fina 99 %
arena-plot-fair = just: { $fair }
arena-stand-ins = { $name }: jugades fetes per un altre bot: { $moves } de { $all } ({ $why }).
arena-mostly = { $name } no ha fet ell mateix la majoria de les seves jugades: aquest resultat és de l’altre bot.
arena-attack = L’atac guanya { $points } punts més que la part justa (segur al 95 %: de { $low } a { $high }).
arena-bits = Bits oberts sobre la carta de qui escolta, abans i després del primer número, i el que revela cada jugada posterior; { $rounds } rondes:
