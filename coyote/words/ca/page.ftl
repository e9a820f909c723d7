# Què diu la pàgina, pantalla per pantalla.
#
# Una paraula per a cada cosa; tests/every/forbidden_words.py rebutja les altres. Es tracta de tu.
#   carta, ploma · número · dir · apujar · cridar «Coyote!» (la crida) · aguantar · total · recompte
#   coiot (s’endú; Coyote és només el joc i la crida) · fora · guiar la llopada · ronda · partida · torn, jugada · seient · taula
#   organitzar (host) · bot · pila (tapada), descarts · baralla (totes) · acció especial · fitxa, màscara, branqueta
#   moneda (extra, inversió, salt, canvi, endevinalla) · portar (una carta) · mòbil · llavor (seed) · prova (fairness record)
#   ull (s’obre, es tanca, se sacrifica) · nom · fita (feat) · capsa
#   Una probabilitat: «aguanta el 62 % de les vegades». Cometes: «…». Punts suspensius enganxats a la paraula.

# A totes les pàgines
app-skip = Vés al contingut
app-name = Coyote
app-about = Un joc de farols vora el foc: tothom veu la teva carta, menys tu.
app-not-loaded = Aquesta part de la pàgina no s’ha carregat. Revisa la xarxa i torna-ho a provar.
app-log = Què ha passat
list-more = { $list }, { $item }
list-last = { $list } i { $item }
settings = Preferències
settings-mute = Sense so
settings-language = Llengua
settings-theme = Colors
settings-theme-night = Nit
settings-theme-dusk = Capvespre (clar)
settings-theme-contrast = Contrast alt
settings-still = Sense moviment
settings-forget = Oblida’m…
forget-title = T’oblidem?
forget-about = S’esborren el teu nom i la teva clau, i deixes totes les taules; en una partida continua un bot. No es pot desfer. Les partides acabades conserven el nom amb què has jugat.
forget-go = Sí, oblida’m
forget-done = Fet: ja no sabem qui ets.
go-home = Torna a l’inici
lost-title = Només sorra
lost-text = Aquí no hi ha cap pàgina.
try-again = Torna-ho a provar
close = Tanca
cancel = Cancel·la
leave = Deixa la taula
your-name = El teu nom
nicknames = Puma Sargantana Armadillo Gripau Ratpenat Marrà Corb Grill Teixó Dragó Falcó Xot
seconds = { $seconds ->
    [one] { $seconds } segon
   *[other] { $seconds } segons
}

# Inici
home-title = Tothom veu la teva carta, menys tu.
home-about = Digues un número que totes les cartes juntes puguin assolir, cada cop una mica més alt. O crida «Coyote!» a qui s’hagi passat.
home-play = Juga ara
home-play-busy = Encenem el foc…
home-play-about = Tu i tres bots, sense compte, ara mateix.
home-ways = Altres maneres de jugar
home-new = Taula nova
home-new-about = Per a amics, amb un enllaç per enviar
home-join = Entra amb un codi
home-join-about = Algú t’ha llegit un codi
home-public = Taules públiques
home-public-about = Seu amb desconeguts
home-learn = Aprèn a jugar
home-learn-about = En dos minuts, jugant
home-count = Compta
home-count-about = Tens la capsa de debò? Toca les cartes
home-replay = Reviu una partida
home-replay-about = Una partida acabada, amb els ulls de qui vulguis
home-credit = Coyote és un joc de Spartaco Albertarelli. Aquesta pàgina no té cap relació amb ell ni amb cap editorial; els textos i els dibuixos són propis.

# Edicions
edition-oliphante_2010 = Plomes, 2010
edition-oliphante_2010-about = 30 plomes; es pot obrir amb qualsevol número, també negatiu.
edition-devir_2021 = Plomes, 2021
edition-devir_2021-about = El mateix joc amb 30 o 49 plomes, per a taules de fins a dotze.
edition-kidult_2003 = Cartes, 2003
edition-kidult_2003-about = 36 cartes amb zeros i un eclipsi; qui perd comença la ronda següent.
edition-japan_2015 = Cartes, 2015 (Japó)
edition-japan_2015-about = Les 36 cartes del 2003, fins a deu jugadors. L’eco dobla tot el total, també les cartes vermelles; qui vulgui, amb màscares.
edition-powwow_2006 = Plomes, 2006
edition-powwow_2006-about = 36 plomes, de tres a vuit jugadors. Es poden dir números negatius, i tothom té una branqueta per esquivar un número.

# Una taula nova
new-title = Taula nova
new-go = Encén el foc
setting-edition = A què jugueu?
setting-seats = Seients
setting-seats-about = quants hi poden seure
setting-out-at = Fora amb quants coiots
setting-heads = On sou?
setting-heads-screens = Cadascú a la seva pantalla
setting-heads-screens-about = Veus les cartes dels altres a la teva pantalla. Per a amics que són lluny i per a bots.
setting-heads-phones = Mòbils al front, a la mateixa sala
setting-heads-phones-about = Posa’t el mòbil al front: ensenya la teva carta als altres. Els números es diuen en veu alta.
setting-coins = Monedes
setting-specials = Accions especials
setting-turn = Temps per torn
setting-turn-none = Sense rellotge
setting-turn-about = quan s’acaba, un bot juga per tu
setting-bank = Reserva
setting-bank-about = temps extra per a cadascú, per a tota la partida
setting-programs = Bots de fora
setting-programs-about = Hi poden seure programes escrits per altres; es veu que són bots.
setting-public = Taula pública
setting-public-about = Tothom la pot trobar i hi pot seure.
setting-public-clock = Els desconeguts no esperen per sempre: una taula pública té rellotge.
setting-public-not-phones = No amb els mòbils al front: qui trobi la taula podria introduir jugades.
setting-deck = La baralla: { $cards } cartes
setting-house-rules = Regles de la casa
value-on = sí
value-off = no
value-acts = té efecte
value-nothing = no fa res
value-discards = es refà amb els descarts
value-discard = van als descarts
value-pile = tornen a la pila
value-shown = surti com surti
value-counted = comptada o canviada
value-highest = la carta vermella més alta
value-any = la del número més alt
value-one = només una
value-all = totes
value-next = qui va després
value-previous = qui va abans
value-raise = l’ha d’apujar
value-ends = la ronda s’acaba
value-declarer = es fa seu el número
value-passer = només el passa
value-turn = un torn
value-round = tota la ronda
value-greens = les cartes verdes
value-total = tot el total
value-game = un cop per partida

# Entrar
join-title = Entra en una taula
join-code = El codi de la taula
join-hint = Dues paraules com sira-goga. També val un enllaç.
join-go = Vés-hi
public-title = Taules públiques
public-none = Ara no hi ha cap taula pública. Obre’n una i d’altres la trobaran.
public-seats = { $taken } de { $seats } seients ocupats
public-open = en espera
public-playing = en joc
public-over = entre partides
dead-link-title = Aquest foc s’ha apagat
dead-link-text = Aquí ja no hi ha cap taula, o l’enllaç no és complet. Torna’l a demanar, o obre una taula teva.
gone-title = No ens hi podem connectar
trouble-unreachable = El servidor no respon. Revisa la xarxa; potser torna d’aquí a un moment.
trouble-not-understood = El servidor no ha entès aquesta pàgina. Torna-la a carregar, si us plau.
trouble-unknown = No ha funcionat ({ $code }). Torna-ho a provar, si us plau.

# La línia
connection-connecting = S’està connectant…
connection-lost = S’ha tallat la connexió.
connection-lost-about = Continuem intentant-ho.

# Abans de la partida
lobby-title = Al voltant del foc
lobby-seats = { $taken } de { $seats } seients ocupats
lobby-you = tu
lobby-host = organitza
lobby-program = bot de fora
lobby-free = seient lliure
lobby-bot = Quin bot
lobby-add-bot = Afegeix un bot
lobby-remove-bot = Treu
lobby-remove = Fes sortir
lobby-pass-host = Cedeix l’organització
lobby-lock = Tanca la taula
lobby-unlock = Obre la taula
lobby-locked = Tancada: no hi entra ningú més
lobby-unlocked = Oberta a qui tingui l’enllaç o el codi
lobby-faces-open = Qui mira pot veure i sentir qui té alguna cosa encesa
lobby-faces-closed = Qui mira no veu ni sent ningú
lobby-open-faces = Deixa que ho vegin
lobby-close-faces = Ja no ho deixis
knock = Demana poder introduir els números aquí
knock-about = Només qui seu a la taula i les pantalles admeses poden introduir el que es diu.
knock-waits = S’ha demanat que deixin entrar aquesta pantalla, com a { $name }.
let-in = Deixa entrar { $name }
turn-away = No deixis entrar { $name }
let-in-about = { $name } truca a la porta i voldria introduir el que es diu.
lobby-setting = A què es juga
lobby-change = Canvia
lobby-change-go = Aplica
lobby-start = Comença
lobby-wait = { $name } començarà la partida quan hi sigueu tots.
sit-down = Seu
sit-back = Torna al teu seient
watch-full = Tots els seients estan ocupats. Pots mirar.
watch-playing = Hi ha una partida en marxa. Tu mires.
watch-stop = Deixa de mirar
share-title = Convida els amics
share-code = Codi
share-copy = Copia l’enllaç
share-copied = Copiat
share-send = Envia
share-qr = Codi QR
share-qr-label = Codi QR amb l’enllaç a aquesta taula

# La partida
play-title = Coyote, ronda { $round }
play-hand = La teva jugada
play-round = Ronda { $round }
play-said = Dit en aquesta ronda
said-entered = introduït per { $name }
play-no-number = encara cap número
play-stands = { $name } ha dit { $number }.
play-doubled = Si ara algú crida «Coyote!», qui perdi se n’endú dos
play-dealing = Es barregen les cartes…
play-your-turn = Et toca.
play-your-turn-short = Et toca
play-waits = { $name } s’ho pensa…
stand-in = Que un bot jugui per { $name }
stand-in-about = Fa un minut que { $name } no es mou. Un bot pot jugar fins que torni.
stand-in-together = Cal que ho vulgueu tots els que hi sou.
stand-in-wished = Falta que els altres hi estiguin d’acord.
asleep-you = Fa estona que no fas res: un bot juga per tu.
asleep-back = Ja soc aquí
play-you-are-out = Ets fora. Mira qui acaba guiant la llopada.
play-number = El teu número
play-less = un menys
play-sign = canvia el signe
play-say = Digues { $number }
play-coyote = Coyote!
play-number-unreadable = Escriu un número enter.
play-number-unless = Digues un número diferent de { $number }.
play-number-low = Digues { $least } o més.
coach = Conseller de probabilitats
coach-off = no
coach-after = després de cada ronda
coach-live = durant el joc
coach-about = Després de cada ronda: què valien els números i les crides de tothom. També durant el joc, si jugues només amb bots.
coach-round = Ronda { $round }: quina probabilitat tenia?
coach-number = { $number } aguanta el { $chance } de les vegades.
coach-call = Cridar encerta el { $chance } de les vegades.
play-coins = Monedes
piece-token = Accions especials
piece-mask = Màscares
piece-twig = Branquetes
play-with = amb «{ $special }» { $target }
play-without = sense
play-guess-title = Què portes al cap?
play-aim-title = { $special }: per a qui?
play-coins-left = { $number ->
    [one] { $number } moneda
   *[other] { $number } monedes
}
play-deck = Baralla · { $pile ->
    [one] en queda { $pile }
   *[other] en queden { $pile }
}
play-table = Taula
play-out-at = { $number ->
    [one] Un coiot i ets fora
   *[other] { $number } coiots i ets fora
}
play-time = { $seconds ->
    [one] queda { $seconds } segon
   *[other] queden { $seconds } segons
}
play-bank = + { $seconds } de reserva
deck-title = La baralla
deck-about = Cartes encara tapades: { $pile }. Els tipus ratllats estan tots descartats.
deck-gone = { $number } fora
leave-game = Deixa la partida
leave-game-about = Un bot continua jugant per tu. Amb el mateix enllaç pots tornar al teu seient.
seat-out = Fora.
seat-hidden = Des d’aquí no es veu la carta.
seat-own-hidden = La teva carta no la veus.
seat-wears = Porta { $card }.
seat-also = I { $card }.
seat-replaced = No compta: { $card }.
seat-coyotes = Coiots: { $number } de { $most }.
seat-turn = Li toca.
seat-camera = Càmera encesa.
seat-microphone = Micròfon encès.
seat-muted = Micròfon apagat.
seat-speaking = Està parlant.
seat-away = no hi és
seat-left = ha marxat, juga un bot
seat-asleep = dorm, juga un bot
coin-extra = Extra
coin-extra-about = Una altra carta, de cara amunt davant teu, que també compta. Després digues un número.
coin-reverse = Inversió
coin-reverse-about = Canvia el sentit del joc fins al final de la ronda. Després digues un número.
coin-skip = Salt
coin-skip-about = No dius res; el torn passa.
coin-exchange = Canvi
coin-exchange-about = Una carta nova, sense veure-la; la d’abans ja no compta, però si és la nit es barreja igualment. Després digues un número.
coin-guess = Endevinalla
coin-guess-about = Digues quina és la teva carta. Si l’encertes, queda de cara amunt i compta, i et pots retirar de la ronda, fora de perill, o quedar-t’hi i dir un número. Si no, t’endús un coiot, la ronda s’acaba sense comptar i comences la següent.
special-agree = Accepta
special-agree-about = El número en joc passa a ser teu. Qui va just després no pot fer el mateix tot seguit, però sí més endavant.
special-double = Dobla
special-double-about = Amb el teu número: si qui va després crida, qui perdi s’endú dos coiots.
special-reverse = Inverteix
special-reverse-about = Amb el teu número: canvia el sentit del joc fins al final de la ronda.
special-more = Una altra carta
special-more-about = Amb el teu número: algú altre porta una carta més, i compten totes dues. Només un cop per ronda a tota la taula.
special-again = Canvia’l
special-again-about = Qui ha dit el número l’ha de canviar: més alt o més baix, no el mateix, però per sobre de l’anterior o, si era el primer, no per sota del número mínim. Després et torna a tocar.
special-next = A qui toca
special-next-about = Amb el teu número: tries qui juga després de tu, i l’ordre continua des d’allà.
special-dodge = Esquiva
special-dodge-about = En lloc d’un número: canvia el sentit del joc, i al número respon qui seu a l’altra banda de qui l’ha dit. No quan només queden dos jugadors.
reactions = Fes un soroll
reaction-howl = Udola
reaction-yip = Glapeix
reaction-growl = Gruny
reaction-laugh = Riu
reaction-gulp = Empassa’t la saliva
reaction-stare = Mira fixament
reaction-paw = Pota
reaction-sleep = Badalla

# Mòbils al front
headband-turn = { $name }, digues el teu número en veu alta.
headband-wear = Posa-te’l al front
headband-wear-about = D’aquí a tres segons els altres veuen la teva carta. Toca dues vegades per cridar «Coyote!»
headband-lift = Al front, i sense espiar.
headband-hide = Amaga
headband-enter = Què diu { $name }?

# Després de la partida
after-rematch = Una altra partida
after-arrange = Seients i regles
after-wait = { $name } pot començar una altra partida.
after-replay = Mira-la, amb probabilitats
after-share = Comparteix aquesta partida
after-keep = Per guardar
after-record = La partida com a text
after-fairness = Prova del repartiment
after-fairness-about = La prova mostra que ningú no va triar les cartes. El teu navegador la pot comprovar aquí, i qualsevol altre programa també.
after-verify = Comprova el repartiment
after-checking = Ho tornem a barrejar tot…
after-fair = { $seeds ->
    [0] Les cartes han sortit com estaven segellades. Però només el servidor va donar una llavor.
    [one] Les cartes han sortit com estaven segellades, i { $seeds } llavor dels jugadors va decidir juntament amb la del servidor.
   *[other] Les cartes han sortit com estaven segellades, i { $seeds } llavors dels jugadors van decidir juntament amb la del servidor.
}
after-not-checked = Aquest navegador no la pot comprovar aquí: guarda la prova i comprova-la amb coyote verify.
seen-same = { $decks ->
    [one] Els compromisos, les llavors i els segells que aquesta pàgina va veure durant la partida són els mateixos.
   *[other] Els compromisos, les llavors i els segells que aquesta pàgina va veure durant la partida són els mateixos, en { $seen } de { $decks } baralles.
}
seen-nothing = Aquesta pàgina no va veure jugar la partida, de manera que no té res amb què comparar la prova.
seen-own-used = { $decks ->
    [one] La teva llavor s’ha fet servir.
   *[other] Les teves llavors s’han fet servir, en { $decks } baralles.
}
seen-own-missing = La teva llavor falta en aquestes baralles: { $decks }. Va arribar massa tard, o el servidor la va descartar.
seen-fallen = Llavors descartades (i en quines baralles): { $who }. S’hi havien compromès; després ja no hi eren, o el servidor la va descartar.
seen-differs = Això no és el que la pàgina va veure durant la partida! Guarda la prova i ensenya-la a qui va jugar amb tu.
seen-other-game = És la prova d’una altra partida.
seen-other-deck = La baralla { $deck } es va jugar i no és a la prova.
seen-other-server = Baralla { $deck }: el servidor s’havia compromès amb una altra cosa.
seen-other-commit = Baralla { $deck }: { $name } s’havia compromès amb una altra cosa.
seen-other-seed = Baralla { $deck }: { $name } havia donat una altra llavor.
seen-other-root = Baralla { $deck }: estava segellada en un altre ordre.

# Què més ha passat a la taula
event-sat = { $name } s’asseu.
event-sat-bot = { $name }, un bot, s’asseu.
event-left = { $name } ha marxat.
event-removed = Han fet sortir { $name }.
event-away = { $name } no hi és.
event-back = { $name } torna a ser-hi.
event-host-passed = Ara organitza { $name }.
event-locked = La taula està tancada: no hi entra ningú més.
event-unlocked = La taula torna a estar oberta.
event-faces-opened = Ara qui mira pot veure i sentir qui té la càmera o el micròfon encesos.
event-faces-closed = Qui mira ja no veu ni sent ningú.
event-knocked = { $name } truca a la porta.
event-let-in = { $name } pot entrar.
event-turned-away = { $name } no pot entrar.
event-setting-changed = Les regles d’aquesta taula han canviat.
event-started = Comença una partida nova.
event-stood-in-stand-in = Un bot juga per { $name }.
event-stood-in-clock = A { $name } se li ha acabat el temps: juga un bot.
event-entered = { $by } introdueix el que ha dit { $name }.
event-wished = { $name } voldria que un bot jugués per { $target }.
event-slept = { $name } dorm: continua un bot.
event-hurried = { $name } vol veure el final: els bots s’afanyen.
event-woke = { $name } ja no dorm.
event-reacted-howl = { $name } udola.
event-reacted-yip = { $name } glapeix.
event-reacted-growl = { $name } gruny.
event-reacted-laugh = { $name } riu.
event-reacted-gulp = { $name } s’empassa la saliva.
event-reacted-stare = { $name } mira fixament.
event-reacted-paw = { $name } aixeca una pota.
event-reacted-sleep = { $name } badalla.
value-may = si vol
play-withdraw-title = L’has encertada!
play-withdraw-about = Retira’t, i en aquesta ronda ja no corres perill; o queda-t’hi i digues un número.
play-withdraw = Em retiro
seat-withdrawn = Fora de la ronda, sense perill.
lobby-first = Qui comença la primera ronda
lobby-first-drawn = a sorts
setting-least-number = Número mínim
setting-least-none = qualsevol
setting-least-number-about = el més baix amb què es pot obrir; buit: qualsevol número
setting-coins-not-two = Amb dos jugadors les monedes no es fan servir: ho diu el reglament.
setting-coin-counts = Quantes monedes de cada mena
setting-deck-about = Canvia-la perquè coincideixi amb la teva capsa.
setting-deck-reconstructed = El reglament no indica ni els valors ni les quantitats: aquesta és la nostra reconstrucció. Canvia-la perquè coincideixi amb la teva capsa.
setting-house-rules-about = Només hi ha el que pot importar en aquesta taula.
counts-of = Quants: { $name }
counts-less = Un menys: { $name }
counts-more = Un més: { $name }
counts-other = Un altre número
counts-add = Afegeix
counts-usual = Com a la capsa

## Comptar amb la capsa de debò a taula.

count-page-title = Compta una ronda
count-page-about = Jugues amb la capsa de debò? Toca el que portava cadascú i mira el recompte pas a pas.
count-page-edition = La teva capsa
count-page-size = Plomes
count-page-number = El número dit (si vols)
count-page-worn = Als caps
count-page-none = Toca les cartes d’aquí sota, una per persona.
count-page-remove = Torna { $card } a lloc
count-page-turned = Girada pel misteri
count-page-turn = Tria què ha girat el misteri
count-page-turn-now = Ara toca la carta que s’ha girat.
count-page-count = Compta
count-page-clear = Torna a començar
count-page-deck = Què hi ha a la capsa
count-page-add = Afegeix { $card }, { $left ->
    [one] en queda { $left }
   *[other] en queden { $left }
}
count-page-steps = El recompte, pas a pas
count-page-back = Enrere
count-page-next = Pas següent
count-page-end = Fins al final
count-page-more = Ens pensàvem que en una capsa n’hi ha { $count } ({ $card }). A la teva n’hi ha més?
count-page-more-yes = Sí, afegeix-la
count-page-more-no = No
count-page-turn-missing = Quina carta ha girat el misteri? Toca-la a sota.
count-page-turn-none = No quedava cap carta

## El foc del dia: una taula al dia, igual per a tothom

home-daily = El foc del dia
home-daily-about = Les mateixes cartes per a tothom, un cop al dia
daily-about = Una taula al dia: tothom té les mateixes cartes i els mateixos bots, i les mateixes jugades reben les mateixes respostes. Tens un sol intent.
daily-against = Avui jugues contra { $names }.
daily-go = Encén el foc
daily-back = Torna al teu foc
daily-begun = { $games ->
    [0] Encara ningú no ha encès el foc d’avui.
    [one] Avui s’ha encès { $games } foc.
   *[other] Avui s’han encès { $games } focs.
}
daily-rounds = { $rounds ->
    [one] Has aguantat { $rounds } ronda.
   *[other] Has aguantat { $rounds } rondes.
}
daily-hits = { $hits ->
    [one] T’has endut un coiot a la ronda { $list }.
   *[other] T’has endut un coiot a les rondes { $list }.
}
daily-no-hits = No t’has endut cap coiot.
daily-share = Comparteix el resultat
daily-text = Coyote · El foc del dia, { $day }
daily-how = Com li ha anat a tothom
daily-how-yesterday = El foc d’ahir
daily-nobody = Ningú no l’ha acabat.
daily-bar = Posició { $place }: { $games }
daily-mean = De mitjana van aguantar { $rounds } rondes.
daily-hidden = Com els ha anat als altres ho veuràs quan s’acabi la teva partida.
daily-next = El pròxim foc s’encén el { $time }.
daily-proof = Comprova el repartiment
daily-proof-about = El servidor tria la llavor d’un dia el dia abans i publica un compromís. Una hora després d’acabar-se el dia revela la llavor, i el teu navegador pot comprovar que és la promesa.
daily-commit-tomorrow = Compromís per a demà
daily-commit-today = Compromís per a avui
daily-commit-yesterday = Compromís per a ahir
daily-seed = La llavor d’ahir
daily-seed-later = La llavor d’ahir es revela a les { $time }.
daily-verify = Comprova la llavor d’ahir
daily-fits = La llavor correspon al compromís.
daily-seen = Aquest navegador ja havia vist el mateix compromís.
daily-not-seen = Aquest navegador encara no havia vist el compromís.
daily-differs = La llavor no correspon al compromís que va veure aquest navegador: no et refiïs d’aquell repartiment.
daily-late = El compromís es va fer el mateix dia, no el dia abans.
daily-others = Com els ha anat als altres
server-day-not-over = Les cartes del foc del dia es proven quan s’acaba el dia: torna demà.
server-fire-not-played = Aquesta partida és del foc d’avui i hi veuries les teves pròpies cartes. Juga primer la teva, o torna demà.

## Què recorda el servidor d’un convidat: les meves partides, el progrés, l’escala i el pas a un altre dispositiu.

memory-games = Les meves partides
memory-finished = Acabades
memory-back = Torna a la taula
memory-with = amb { $names }
memory-won = Guanyada
memory-place = Posició { $place } de { $seats }
memory-replay = Torna-la a veure
progress-title = El teu progrés
progress-about = Es desa en aquest servidor i enlloc més. «Oblida’m», a les preferències, l’esborra.
progress-none = Encara res: aquí compta la primera partida que juguis fins al final.
progress-games = { $number ->
    [one] partida
   *[other] partides
}
progress-wins = { $number ->
    [one] victòria
   *[other] victòries
}
progress-right = { $number ->
    [one] crida encertada
   *[other] crides encertades
}
progress-held = { $number ->
    [one] farol que ha colat
   *[other] farols que han colat
}
progress-streak = { $number ->
    [one] victòria seguida
   *[other] victòries seguides
}
progress-longest = rècord de victòries seguides
progress-best = El farol més atrevit que t’ha colat: { $number }, amb una probabilitat del { $chance }.
progress-pending = Algunes partides encara no estan comptades. Torna-hi d’aquí a un moment.
progress-feats = Fites
progress-new-feat = Nova: { $feat }
progress-of = { $have } de { $need }
feat-first-howl = Primer udol
feat-first-howl-about = Guanya una partida.
feat-regular = Com a casa, vora el foc
feat-regular-about = Juga deu partides fins al final.
feat-pack-leader = Guia de la llopada
feat-pack-leader-about = Guanya deu partides.
feat-three-moons = Tres llunes
feat-three-moons-about = Guanya tres partides seguides.
feat-keen-ear = Oïda fina
feat-keen-ear-about = Encerta 25 crides.
feat-stone-face = Cara de pedra
feat-stone-face-about = Fes colar 25 farols.
feat-moonshot = Cap a la lluna
feat-moonshot-about = Fes colar un farol amb menys del 10 % de probabilitat.
feat-decorated = Pluja de premis
feat-decorated-about = Guanya quatre premis diferents.
ladder-title = Contra qui jugues?
ladder-about = Guanya, i la pròxima vegada s’hi asseuran bots més forts. També pots triar.
ladder-rung = Tres bots: { $name }
ladder-here = el teu graó
ladder-beaten = superat
move-title = Continua en un altre dispositiu
move-about = El teu nom, les teves partides i el teu progrés se’n van allà, i aquest dispositiu els oblida. El codi val una sola vegada, durant { $minutes } minuts.
move-make = Ensenya’m un codi
move-code = Codi
move-how = Enfoca la imatge amb l’altre dispositiu, o obre-hi { $address } i escriu el codi.
move-qr = Codi QR que et porta al dispositiu que el llegeix
move-in-title = Porta el progrés d’un altre dispositiu
move-in-about = Escriu el codi que mostra l’altre dispositiu. Qui jugava aquí fins ara es queda enrere: aquest dispositiu ja no el coneix.
move-in-code = El codi de l’altre dispositiu
move-in-go = Continua aquí
move-in-done = Tornes a ser { $name }.
server-guest-moved = Te n’has anat a un altre dispositiu. Aquí pots tornar a començar.
server-move-unknown = Aquest codi no porta ningú, o ja no. Demana’n un de nou a l’altre dispositiu.
home-progress = El teu progrés
home-progress-about = Victòries, fites i un altre dispositiu
memory-more = Mostra’n més
