# Wat de pagina zegt, scherm voor scherm.
#
# Eén woord voor elk ding; tests/every/forbidden_words.py weigert de andere. Je zegt je en jij.
#   kaart, veer · getal · zeggen · verhogen · ‘Coyote!’ roepen (de roep) · standhouden · totaal · telling
#   coyote (die krijg je) · eruit liggen · roedel · ronde · potje (spel is Coyote zelf) · beurt, zet · plaats · tafel · spelleider (host)
#   stapel, aflegstapel · deck · munt · speciale kaart (in het deck) · speciale actie (aan tafel) · fiche, masker, takje · bot
#   open, gesloten · niet meedoen (sit out) · belofte (commitment) · extra tijd (bank)
#   telefoon op je voorhoofd · startwaarde (seed) · bewijs (fairness record) · verslag (record) · logboek (log) · doos · editie · bluf · prijs (award)
#   Een kans: ‘in 62% van de gevallen’, zonder spatie. Aanhalingstekens: ‘…’.

# Op elke pagina
app-skip = Naar de inhoud
app-name = Coyote
app-about = Een blufspel bij het vuur: iedereen ziet je kaart, behalve jij.
app-not-loaded = Dit deel van de pagina is niet geladen. Controleer je verbinding en probeer het opnieuw.
app-log = Wat er gebeurde
list-more = { $list }, { $item }
list-last = { $list } en { $item }
settings = Instellingen
settings-mute = Geluid uit
settings-language = Taal
settings-theme = Kleuren
settings-theme-night = Nacht
settings-theme-dusk = Schemering (licht)
settings-theme-contrast = Hoog contrast
settings-still = Zonder beweging
settings-forget = Vergeet mij…
forget-title = Zullen we je vergeten?
forget-about = Je bijnaam en je sleutel worden gewist en je verlaat elke tafel; in een potje speelt een bot verder. Dit kun je niet terugdraaien. Afgelopen potjes houden de bijnaam waaronder je speelde.
forget-go = Ja, vergeet mij
forget-done = Klaar: we weten niet meer wie je bent.
go-home = Terug naar het begin
lost-title = Alleen maar zand
lost-text = Hier is geen pagina.
try-again = Opnieuw proberen
close = Sluiten
cancel = Annuleren
leave = Tafel verlaten
your-name = Je naam
nicknames = Poema Hagedis Gordeldier Pad Vleermuis Ram Raaf Krekel Das Gekko Valk Cicade
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}

# Begin
home-title = Iedereen ziet je kaart, behalve jij.
home-about = Zeg een getal dat alle kaarten samen kunnen halen, telkens een beetje hoger. Of roep ‘Coyote!’ als iemand te ver gaat.
home-play = Nu spelen
home-play-busy = Het vuur wordt aangestoken…
home-play-about = Jij en drie bots, zonder account, meteen.
home-ways = Meer manieren om te spelen
home-new = Nieuwe tafel
home-new-about = Voor vrienden, met een link om te sturen
home-join = Meedoen met een code
home-join-about = Iemand heeft je een code voorgelezen
home-public = Openbare tafels
home-public-about = Schuif aan bij onbekenden
home-learn = Leren
home-learn-about = In twee minuten, al spelend
home-count = Tellen
home-count-about = Heb je de echte doos? Tik de kaarten aan
home-replay = Potje terugkijken
home-replay-about = Een afgelopen potje, door de ogen van wie je wilt
home-credit = Coyote is een spel van Spartaco Albertarelli. Deze pagina hoort niet bij hem of bij een uitgever; tekst en tekeningen zijn van onszelf.

# Edities
edition-oliphante_2010 = Veren, 2010
edition-oliphante_2010-about = 30 veren; elk getal mag een ronde openen, ook een negatief.
edition-devir_2021 = Veren, 2021
edition-devir_2021-about = Hetzelfde spel met 30 of 49 veren, voor tafels tot twaalf spelers.
edition-kidult_2003 = Kaarten, 2003
edition-kidult_2003-about = 36 kaarten met nullen en een eclips; wie verliest, begint de volgende ronde.
edition-japan_2015 = Kaarten, 2015 (Japan)
edition-japan_2015-about = De 36 kaarten van 2003, tot tien spelers. De echo verdubbelt het hele totaal, ook de rode kaarten; wie wil, speelt met maskers.
edition-powwow_2006 = Veren, 2006
edition-powwow_2006-about = 36 veren, drie tot acht spelers. Ook negatieve getallen mogen, en iedereen heeft een takje om een getal te ontwijken.

# Een nieuwe tafel
new-title = Nieuwe tafel
new-go = Steek het vuur aan
setting-edition = Wat spelen jullie?
setting-seats = Plaatsen
setting-seats-about = hoeveel er kunnen zitten
setting-out-at = Eruit bij zoveel coyotes
setting-heads = Waar zijn jullie?
setting-heads-screens = Ieder achter een eigen scherm
setting-heads-screens-about = Je ziet de kaarten van de anderen op je scherm. Voor vrienden ver weg, en voor bots.
setting-heads-phones = Telefoons op het voorhoofd, in één kamer
setting-heads-phones-about = Houd je telefoon op je voorhoofd: hij laat de anderen je kaart zien. Getallen zeg je hardop.
setting-coins = Munten
setting-specials = Speciale acties
setting-turn = Tijd per beurt
setting-turn-none = Geen klok
setting-turn-about = als die om is, speelt een bot voor je
setting-bank = Extra tijd
setting-bank-about = voor iedereen, voor het hele potje
setting-programs = Bots van elders
setting-programs-about = Programma’s die anderen schreven mogen gaan zitten; je ziet dat het bots zijn.
setting-public = Openbare tafel
setting-public-about = Iedereen kan de tafel vinden en aanschuiven.
setting-public-clock = Onbekenden wachten niet eeuwig: een openbare tafel heeft een klok.
setting-public-not-phones = Niet met telefoons op het voorhoofd: wie de tafel vindt, zou zetten kunnen invoeren.
setting-deck = Het deck: { $cards } kaarten
setting-house-rules = Huisregels
value-on = ja
value-off = nee
value-acts = werkt
value-nothing = doet niets
value-discards = wordt aangevuld
value-discard = naar de aflegstapel
value-pile = terug in de stapel
value-shown = hoe hij ook te zien was
value-counted = alleen meegeteld of geruild
value-highest = de hoogste rode kaart
value-any = het hoogste getal
value-one = één daarvan
value-all = allemaal
value-next = de volgende
value-previous = de vorige
value-raise = die moet verhogen
value-ends = de ronde eindigt
value-declarer = neemt het getal over
value-passer = geeft het alleen door
value-turn = één beurt
value-round = de hele ronde
value-greens = de groene kaarten
value-total = het hele totaal
value-game = één keer per potje

# Meedoen
join-title = Aanschuiven
join-code = De code van de tafel
join-hint = Twee woorden zoals sira-goga. Een link mag ook.
join-go = Naar de tafel
public-title = Openbare tafels
public-none = Er is nu geen openbare tafel. Maak er een, dan vinden anderen hem.
public-seats = { $taken } van { $seats } plaatsen bezet
public-open = wacht
public-playing = speelt
public-over = tussen twee potjes
dead-link-title = Dit vuur is uit
dead-link-text = Hier is geen tafel meer, of de link is niet compleet. Vraag er nog eens om, of maak zelf een tafel.
gone-title = We komen er niet door
trouble-unreachable = De server is niet te bereiken. Controleer je verbinding; misschien is hij zo weer terug.
trouble-not-understood = De server begreep deze pagina niet. Laad de pagina alsjeblieft opnieuw.
trouble-unknown = Dat ging niet ({ $code }). Probeer het alsjeblieft opnieuw.

# De verbinding
connection-connecting = Verbinden…
connection-lost = De verbinding is weg.
connection-lost-about = We blijven het proberen.

# Voor het potje
lobby-title = Rond het vuur
lobby-seats = { $taken } van { $seats } plaatsen bezet
lobby-you = jij
lobby-host = spelleider
lobby-program = bot van elders
lobby-free = vrije plaats
lobby-bot = Welke bot
lobby-add-bot = Bot toevoegen
lobby-remove-bot = Weghalen
lobby-remove = De deur wijzen
lobby-pass-host = Spelleider maken
lobby-lock = Tafel op slot
lobby-unlock = Tafel van slot
lobby-locked = Op slot: er komt niemand meer bij
lobby-unlocked = Open voor iedereen met de link of de code
lobby-faces-open = Wie toekijkt, kan iedereen zien en horen die iets aan heeft
lobby-faces-closed = Wie toekijkt, ziet en hoort niemand
lobby-open-faces = Laat ze meekijken
lobby-close-faces = Niet meer laten meekijken
knock = Vragen om hier getallen in te voeren
knock-about = Alleen wie aan tafel zit, kan invoeren wat er gezegd wordt, en schermen die de spelleider binnenlaat.
knock-waits = Dit scherm wacht als { $name } tot de spelleider het binnenlaat.
let-in = { $name } binnenlaten
turn-away = { $name } wegsturen
let-in-about = { $name } klopt aan en wil invoeren wat er gezegd wordt.
lobby-setting = Wat er gespeeld wordt
lobby-change = Wijzigen
lobby-change-go = Toepassen
lobby-start = Beginnen
lobby-wait = { $name } begint het potje als iedereen er is.
sit-down = Ga zitten
sit-back = Terug naar je plaats
watch-full = Alle plaatsen zijn bezet. Je kunt toekijken.
watch-playing = Er is een potje bezig. Je kijkt toe.
watch-stop = Niet meer kijken
share-title = Nodig je vrienden uit
share-code = Code
share-copy = Link kopiëren
share-copied = Gekopieerd
share-send = Sturen
share-qr = QR-code
share-qr-label = QR-code met de link naar deze tafel

# Het potje
play-title = Coyote, ronde { $round }
play-hand = Jouw zet
play-round = Ronde { $round }
play-said = Gezegd in deze ronde
said-entered = ingevoerd door { $name }
play-no-number = nog geen getal
play-stands = { $name } zei { $number }.
play-doubled = Bij een roep krijgt de verliezer er nu twee
play-dealing = De kaarten worden geschud…
play-your-turn = Je bent aan de beurt.
play-your-turn-short = Jouw beurt
play-waits = { $name } denkt na…
stand-in = Laat een bot spelen voor { $name }
stand-in-about = { $name } heeft een minuut niets gedaan. Een bot kan zolang spelen.
stand-in-together = Dat moeten jullie allemaal willen.
stand-in-wished = De anderen moeten nog instemmen.
asleep-you = Je hebt lang niets gedaan: een bot speelt voor je.
asleep-back = Ik ben er weer
play-you-are-out = Je ligt eruit. Kijk wie de roedel gaat leiden.
play-number = Jouw getal
play-less = één minder
play-sign = teken omwisselen
play-say = Zeg { $number }
play-coyote = Coyote!
play-number-unreadable = Typ een geheel getal.
play-number-unless = Zeg een ander getal dan { $number }.
play-number-low = Zeg { $least } of meer.
coach = Kansencoach
coach-off = uit
coach-after = na elke ronde
coach-live = tijdens het spelen
coach-about = Na elke ronde: wat elk getal en elke roep waard was. Ook tijdens het spelen, als je alleen met bots speelt.
coach-round = Ronde { $round }: hoe waarschijnlijk was het?
coach-number = { $number } houdt in { $chance } van de gevallen stand.
coach-call = Een roep klopt in { $chance } van de gevallen.
play-coins = Munten
piece-token = Speciale acties
piece-mask = Maskers
piece-twig = Takjes
play-with = erbij: { $special } { $target }
play-without = zonder
play-guess-title = Wat staat er op je hoofd?
play-aim-title = { $special }: aan wie?
play-coins-left = { $number ->
    [one] { $number } munt
   *[other] { $number } munten
}
play-deck = Deck · nog { $pile }
play-table = Tafel
play-out-at = { $number ->
    [one] Eén coyote en je ligt eruit
   *[other] { $number } coyotes en je ligt eruit
}
play-time = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}
play-bank = + { $seconds } extra
deck-title = Het deck
deck-about = Kaarten die nog gesloten liggen: { $pile }. Doorgestreepte soorten zijn allemaal afgelegd.
deck-gone = { $number } weg
leave-game = Potje verlaten
leave-game-about = Een bot speelt voor je verder. Met dezelfde link kun je terug naar je plaats.
seat-out = Ligt eruit.
seat-hidden = De kaart is van hieraf niet te zien.
seat-own-hidden = Je eigen kaart zie je niet.
seat-wears = Draagt { $card }.
seat-also = En { $card }.
seat-replaced = Telt niet mee: { $card }.
seat-coyotes = Coyotes: { $number } van { $most }.
seat-turn = Aan de beurt.
seat-camera = Camera aan.
seat-microphone = Microfoon aan.
seat-muted = Microfoon uit.
seat-speaking = Praat nu.
seat-away = even weg
seat-left = weg, een bot speelt
seat-asleep = slaapt, een bot speelt
coin-extra = Extra kaart
coin-extra-about = Er komt nog een kaart open voor je te liggen die meetelt. Zeg daarna een getal.
coin-reverse = Omkeren
coin-reverse-about = De speelrichting keert om voor de rest van de ronde. Zeg daarna een getal.
coin-skip = Overslaan
coin-skip-about = Je zegt niets; de beurt gaat verder.
coin-exchange = Ruilen
coin-exchange-about = Je krijgt ongezien een nieuwe kaart; de oude telt niet meer, maar als het de nacht is, wordt er toch opnieuw geschud. Zeg daarna een getal.
coin-guess = Raden
coin-guess-about = Noem je eigen kaart. Goed: hij ligt open en telt mee, en je hoeft deze ronde niet meer mee te doen en bent veilig, of je blijft en zegt een getal. Fout: je krijgt een coyote, de ronde eindigt zonder telling en jij begint de volgende.
special-agree = Instemmen
special-agree-about = Het genoemde getal wordt het jouwe. Wie direct na je komt, mag niet meteen ook instemmen, later wel.
special-double = Verdubbelen
special-double-about = Met je getal: als de volgende roept, krijgt de verliezer twee coyotes.
special-reverse = Omkeren
special-reverse-about = Met je getal: de speelrichting keert om voor de rest van de ronde.
special-more = Nog een kaart
special-more-about = Met je getal: iemand anders draagt een kaart extra, en ze tellen allebei. Maar één keer per ronde voor de hele tafel.
special-again = Verander het
special-again-about = Wie het getal zei, moet het veranderen: hoger of lager, niet hetzelfde, maar boven het getal ervoor of, als het het eerste was, niet onder het laagste getal. Daarna ben jij weer aan de beurt.
special-next = Doorgeven
special-next-about = Met je getal: jij kiest wie er na je speelt, en vandaar gaat het verder.
special-dodge = Ontwijken
special-dodge-about = In plaats van een getal: de speelrichting keert om, en de andere buur van wie het getal zei, moet antwoorden. Niet met nog maar twee spelers.
reactions = Laat je horen
reaction-howl = Huilen
reaction-yip = Keffen
reaction-growl = Grommen
reaction-laugh = Lachen
reaction-gulp = Slikken
reaction-stare = Staren
reaction-paw = Poot
reaction-sleep = Gapen

# Telefoons op het voorhoofd
headband-turn = { $name }, zeg je getal hardop.
headband-wear = Op je voorhoofd
headband-wear-about = Over drie seconden zien de anderen je kaart. Tik twee keer om ‘Coyote!’ te roepen.
headband-lift = Op je voorhoofd, en niet spieken.
headband-hide = Verbergen
headband-enter = Wat zegt { $name }?

# Na het potje
after-rematch = Nog een potje
after-arrange = Plaatsen en regels
after-wait = { $name } kan nog een potje beginnen.
after-replay = Terugkijken, met kansen
after-share = Deel dit potje
after-keep = Om te bewaren
after-record = Het potje als tekst
after-fairness = Bewijs van de kaarten
after-fairness-about = Het bewijs laat zien dat niemand de kaarten heeft uitgekozen. Je browser kan het hier nagaan, en elk ander programma ook.
after-verify = Kaarten controleren
after-checking = Alles wordt nog eens geschud…
after-fair = { $seeds ->
    [0] De kaarten kwamen zoals ze verzegeld waren. Wel gaf alleen de server een startwaarde.
    [one] De kaarten kwamen zoals ze verzegeld waren, en { $seeds } startwaarde van de spelers besliste mee met die van de server.
   *[other] De kaarten kwamen zoals ze verzegeld waren, en { $seeds } startwaarden van de spelers beslisten mee met die van de server.
}
after-not-checked = Deze browser kan het hier niet nagaan: bewaar het bewijs en controleer het met coyote verify.
seen-same = { $decks ->
    [one] De beloften, startwaarden en zegels die deze pagina tijdens het potje zag, zijn dezelfde.
   *[other] De beloften, startwaarden en zegels die deze pagina tijdens het potje zag, zijn dezelfde, in { $seen } van { $decks } decks.
}
seen-nothing = Deze pagina was niet bij het potje en kan het bewijs dus met niets vergelijken.
seen-own-used = { $decks ->
    [one] Je startwaarde is gebruikt.
   *[other] Je startwaarden zijn gebruikt, in { $decks } decks.
}
seen-own-missing = Je startwaarde ontbreekt in deze decks: { $decks }. Die kwam te laat, of de server liet hem vallen.
seen-fallen = Weggevallen startwaarden (en in welke decks): { $who }. Ze waren beloofd; daarna was die persoon weg, of de server liet ze vallen.
seen-differs = Dit is niet wat de pagina tijdens het potje zag! Bewaar het bewijs en laat het zien aan wie met je speelde.
seen-other-game = Het is het bewijs van een ander potje.
seen-other-deck = Deck { $deck } is gespeeld en staat niet in het bewijs.
seen-other-server = Deck { $deck }: de server had iets anders beloofd.
seen-other-commit = Deck { $deck }: { $name } had iets anders beloofd.
seen-other-seed = Deck { $deck }: { $name } had een andere startwaarde gegeven.
seen-other-root = Deck { $deck }: het was in een andere volgorde verzegeld.

# Wat er verder aan tafel gebeurde
event-sat = { $name } gaat zitten.
event-sat-bot = { $name }, een bot, gaat zitten.
event-left = { $name } is weggegaan.
event-removed = { $name } is de deur gewezen.
event-away = { $name } is even weg.
event-back = { $name } is terug.
event-host-passed = { $name } is nu spelleider.
event-locked = De tafel is op slot: er komt niemand meer bij.
event-unlocked = De tafel is weer open.
event-faces-opened = Wie toekijkt, kan nu iedereen zien en horen die een camera of microfoon aan heeft.
event-faces-closed = Wie toekijkt, ziet en hoort nu niemand meer.
event-knocked = { $name } klopt aan.
event-let-in = { $name } mag binnenkomen.
event-turned-away = { $name } mag niet binnenkomen.
event-setting-changed = De regels van deze tafel zijn veranderd.
event-started = Er begint een nieuw potje.
event-stood-in-stand-in = Een bot speelt voor { $name }.
event-stood-in-clock = De tijd van { $name } is om: een bot speelt.
event-entered = { $by } voert in wat { $name } zei.
event-wished = { $name } wil dat een bot voor { $target } speelt.
event-slept = { $name } slaapt: een bot speelt verder.
event-hurried = { $name } wil het einde zien: de bots haasten zich.
event-woke = { $name } is weer wakker.
event-reacted-howl = { $name } huilt naar de maan.
event-reacted-yip = { $name } keft.
event-reacted-growl = { $name } gromt.
event-reacted-laugh = { $name } lacht.
event-reacted-gulp = { $name } slikt.
event-reacted-stare = { $name } staart iedereen aan.
event-reacted-paw = { $name } tilt een poot op.
event-reacted-sleep = { $name } gaapt.
value-may = als die wil
play-withdraw-title = Goed geraden!
play-withdraw-about = Doe niet meer mee, dan kan je deze ronde niets gebeuren; of blijf en zeg een getal.
play-withdraw = Ik doe niet mee
seat-withdrawn = Doet niet mee, is veilig.
lobby-first = Wie de eerste ronde begint
lobby-first-drawn = door loting
setting-least-number = Laagste getal
setting-least-none = elk getal
setting-least-number-about = het laagste dat een ronde mag openen; leeg: elk getal
setting-coins-not-two = Met twee spelers gebruik je geen munten: zo staat het in de regels.
setting-coin-counts = Hoeveel munten van elke soort
setting-deck-about = Pas het aan je eigen doos aan.
setting-deck-reconstructed = Het boekje noemt geen waarden en geen aantallen: dit is onze reconstructie. Pas die aan je eigen doos aan.
setting-house-rules-about = Hier staat alleen wat aan deze tafel iets uitmaakt.
counts-of = Aantal: { $name }
counts-less = Eén minder: { $name }
counts-more = Eén meer: { $name }
counts-other = Een ander getal
counts-add = Toevoegen
counts-usual = Zoals in de doos

## Tellen met de echte doos op tafel.

count-page-title = Een ronde tellen
count-page-about = Speel je met de echte doos? Tik aan wat iedereen droeg en zie stap voor stap hoe er geteld wordt.
count-page-edition = Jouw doos
count-page-size = Veren
count-page-number = Het genoemde getal (als je wilt)
count-page-worn = Op de hoofden
count-page-none = Tik hieronder de kaarten aan, één per persoon.
count-page-remove = { $card } terugleggen
count-page-turned = Omgedraaid door het raadsel
count-page-turn = Kies wat het raadsel omdraaide
count-page-turn-now = Tik nu de omgedraaide kaart aan.
count-page-count = Tellen
count-page-clear = Opnieuw beginnen
count-page-deck = Wat er in de doos zit
count-page-add = { $card } toevoegen, nog { $left }
count-page-steps = De telling, stap voor stap
count-page-back = Terug
count-page-next = Volgende stap
count-page-end = Naar het eind
count-page-more = We dachten dat deze kaart ({ $card }) { $count } keer in een doos zit. Zit hij vaker in die van jou?
count-page-more-yes = Ja, erbij
count-page-more-no = Nee
count-page-turn-missing = Wat draaide het raadsel om? Tik het hieronder aan.
count-page-turn-none = Er was geen kaart meer

## Het vuur van de dag: één tafel per dag, voor iedereen dezelfde

home-daily = Het vuur van de dag
home-daily-about = Voor iedereen dezelfde kaarten, één keer per dag
daily-about = Eén tafel per dag: iedereen krijgt dezelfde kaarten en dezelfde bots, en dezelfde zetten krijgen dezelfde antwoorden. Je hebt één poging.
daily-against = Vandaag speel je tegen { $names }.
daily-go = Vuur aansteken
daily-back = Terug naar je vuur
daily-begun = { $games ->
    [0] Nog niemand heeft het vuur van vandaag aangestoken.
    [one] Vandaag is er { $games } vuur aangestoken.
   *[other] Vandaag zijn er { $games } vuren aangestoken.
}
daily-rounds = { $rounds ->
    [one] Je hield het { $rounds } ronde vol.
   *[other] Je hield het { $rounds } rondes vol.
}
daily-hits = { $hits ->
    [one] Je kreeg een coyote in ronde { $list }.
   *[other] Je kreeg een coyote in de rondes { $list }.
}
daily-no-hits = Je kreeg geen enkele coyote.
daily-share = Uitslag delen
daily-text = Coyote · Het vuur van de dag, { $day }
daily-how = Zo ging het bij iedereen
daily-how-yesterday = Het vuur van gisteren
daily-nobody = Niemand heeft het uitgespeeld.
daily-bar = Plek { $place }: { $games }
daily-mean = Gemiddeld hielden ze het { $rounds } rondes vol.
daily-hidden = Hoe het bij de anderen ging, zie je als je eigen potje is afgelopen.
daily-next = Het volgende vuur brandt vanaf { $time }.
daily-proof = Kaarten controleren
daily-proof-about = De server kiest de startwaarde van een dag op de dag ervoor en maakt een belofte bekend. Een uur na het einde van de dag geeft hij de startwaarde prijs, en je browser kan nagaan of het de beloofde is.
daily-commit-tomorrow = Belofte voor morgen
daily-commit-today = Belofte voor vandaag
daily-commit-yesterday = Belofte voor gisteren
daily-seed = De startwaarde van gisteren
daily-seed-later = De startwaarde van gisteren wordt om { $time } bekendgemaakt.
daily-verify = Startwaarde van gisteren nagaan
daily-fits = De startwaarde past bij de belofte.
daily-seen = Deze browser zag dezelfde belofte al eerder.
daily-not-seen = Deze browser had de belofte nog niet eerder gezien.
daily-differs = De startwaarde past niet bij de belofte die deze browser zag: vertrouw die kaarten niet.
daily-late = De belofte is op de dag zelf gedaan, niet op de dag ervoor.
daily-others = Zo ging het bij de anderen
server-day-not-over = De kaarten van het vuur van de dag worden bewezen als de dag voorbij is: kijk morgen weer.
server-fire-not-played = Dit potje is bij het vuur van vandaag gespeeld en je zou je eigen kaarten zien. Speel eerst dat van jou, of kijk morgen weer.

## Wat de server van een gast onthoudt: mijn potjes, vooruitgang, ladder en verhuizen naar een ander apparaat.

memory-games = Mijn potjes
memory-finished = Afgelopen
memory-back = Terug naar de tafel
memory-with = met { $names }
memory-won = Gewonnen
memory-place = Plek { $place } van { $seats }
memory-replay = Nog eens bekijken
progress-title = Jouw vooruitgang
progress-about = Blijft op deze server en nergens anders. ‘Vergeet mij’ bij de instellingen wist het.
progress-none = Nog niets: hier telt het eerste potje dat je uitspeelt.
progress-games = { $number ->
    [one] potje
   *[other] potjes
}
progress-wins = { $number ->
   *[other] gewonnen
}
progress-right = { $number ->
   *[other] terecht geroepen
}
progress-held = { $number ->
   *[other] goed gebluft
}
progress-streak = { $number ->
   *[other] op rij gewonnen
}
progress-longest = langste reeks
progress-best = Je brutaalste geslaagde bluf: { $number }, met een kans van { $chance }.
progress-pending = Sommige potjes zijn nog niet geteld. Kijk zo nog eens.
progress-feats = Heldendaden
progress-new-feat = Nieuw: { $feat }
progress-of = { $have } van { $need }
feat-first-howl = Eerste gehuil
feat-first-howl-about = Win een potje.
feat-regular = Thuis bij het vuur
feat-regular-about = Speel tien potjes uit.
feat-pack-leader = Aan kop van de roedel
feat-pack-leader-about = Win tien potjes.
feat-three-moons = Drie manen
feat-three-moons-about = Win drie potjes op rij.
feat-keen-ear = Scherp gehoor
feat-keen-ear-about = Roep 25 keer terecht.
feat-stone-face = Stenen gezicht
feat-stone-face-about = Kom 25 keer weg met een bluf.
feat-moonshot = Greep naar de maan
feat-moonshot-about = Kom weg met een bluf die minder dan 10% kans had.
feat-decorated = Prijzenregen
feat-decorated-about = Win vier verschillende prijzen.
ladder-title = Tegen wie speel je?
ladder-about = Win, en de volgende keer komen er sterkere bots zitten. Je mag ook kiezen.
ladder-rung = Drie bots: { $name }
ladder-here = jouw trede
ladder-beaten = verslagen
move-title = Verder op een ander apparaat
move-about = Je naam, je potjes en je vooruitgang verhuizen daarheen, en dit apparaat vergeet ze. De code werkt één keer, { $minutes } minuten lang.
move-make = Laat een code zien
move-code = Code
move-how = Richt de camera van het andere apparaat op het plaatje, of open daar { $address } en typ de code.
move-qr = QR-code waarmee je verhuist naar het apparaat dat hem leest
move-in-title = Verhuizen van een ander apparaat
move-in-about = Typ de code die het andere apparaat laat zien. Wie hier tot nu toe speelde, blijft achter: dit apparaat kent die niet meer.
move-in-code = De code van het andere apparaat
move-in-go = Hier verder
move-in-done = Je bent weer { $name }.
server-guest-moved = Je bent naar een ander apparaat verhuisd. Hier kun je opnieuw beginnen.
server-move-unknown = Met deze code verhuist niemand, of niet meer. Laat het andere apparaat een nieuwe tonen.
home-progress = Jouw vooruitgang
home-progress-about = Winst, heldendaden, ander apparaat
memory-more = Meer tonen
