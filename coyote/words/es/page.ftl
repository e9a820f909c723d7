# Lo que dice la página, pantalla por pantalla.
#
# Una palabra para cada cosa; tests/every/forbidden_words.py rechaza las demás. Se trata de tú.
#   carta, pluma · número · decir · subir · gritar «¡Coyote!» (el grito) · aguantar · total · recuento
#   coyote (se lleva) · fuera · guiar a la manada · ronda · partida · turno, jugada · asiento · mesa · organizar (host) · bot
#   mazo (boca abajo), descartes · baraja (todas) · moneda (extra, inversión, salto, cambio, adivinanza) · acción especial · ficha, máscara, ramita
#   móvil · semilla (seed) · prueba (fairness record) · registro (record, log) · caja · doblar · situación (del entrenamiento)
#   Una probabilidad: «aguanta el 62 % de las veces», con espacio duro. Comillas: «…». Puntos suspensivos pegados a la palabra.

# En todas las páginas
app-skip = Ir al contenido
app-name = Coyote
app-about = Un juego de faroles junto al fuego: todos ven tu carta, menos tú.
app-not-loaded = Esta parte de la página no se ha cargado. Revisa la red y vuelve a probar.
app-log = Lo que ha pasado
list-more = { $list }, { $item }
list-last = { $list } y { $item }
settings = Ajustes
settings-mute = Sin sonido
settings-language = Idioma
settings-theme = Colores
settings-theme-night = Noche
settings-theme-dusk = Atardecer (claro)
settings-theme-contrast = Alto contraste
settings-still = Sin movimiento
settings-forget = Olvídame…
forget-title = ¿Te olvidamos?
forget-about = Se borran tu nombre y tu clave, y dejas todas las mesas; si estás jugando, sigue un bot. No se puede deshacer. Las partidas acabadas conservan el nombre con el que jugaste.
forget-go = Sí, olvídame
forget-done = Hecho: ya no sabemos quién eres.
go-home = Volver al inicio
lost-title = Solo arena
lost-text = Aquí no hay ninguna página.
try-again = Volver a probar
close = Cerrar
cancel = Cancelar
leave = Dejar la mesa
your-name = Tu nombre
nicknames = Puma Lagartija Armadillo Sapo Murciélago Carnero Cuervo Grillo Tejón Geco Halcón Cigarra
seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}

# Inicio
home-title = Todos ven tu carta, menos tú.
home-about = Di un número que puedan alcanzar todas las cartas juntas, cada vez un poco más alto. O grítale «¡Coyote!» a quien se haya pasado.
home-play = Jugar ya
home-play-busy = Encendemos el fuego…
home-play-about = Tú y tres bots, sin cuenta, ahora mismo.
home-ways = Otras formas de jugar
home-new = Mesa nueva
home-new-about = Para amigos, con un enlace que enviar
home-join = Entrar con un código
home-join-about = Alguien te ha leído un código
home-public = Mesas públicas
home-public-about = Siéntate con desconocidos
home-learn = Aprender a jugar
home-learn-about = En dos minutos, jugando
home-count = Contar
home-count-about = ¿Tienes la caja de verdad? Toca las cartas
home-replay = Ver una partida
home-replay-about = Una partida acabada, con los ojos de quien quieras
home-credit = Coyote es un juego de Spartaco Albertarelli. Esta página no está vinculada a él ni a ninguna editorial; sus textos y dibujos son propios.

# Ediciones
edition-oliphante_2010 = Plumas, 2010
edition-oliphante_2010-about = 30 plumas; se puede abrir con cualquier número, también negativo.
edition-devir_2021 = Plumas, 2021
edition-devir_2021-about = El mismo juego con 30 o 49 plumas, para mesas de hasta doce.
edition-kidult_2003 = Cartas, 2003
edition-kidult_2003-about = 36 cartas con ceros y un eclipse; quien pierde empieza la ronda siguiente.
edition-japan_2015 = Cartas, 2015 (Japón)
edition-japan_2015-about = Las 36 cartas de 2003, hasta diez jugadores. El eco dobla todo el total, también las cartas rojas; quien quiera, con máscaras.
edition-powwow_2006 = Plumas, 2006
edition-powwow_2006-about = 36 plumas, de tres a ocho jugadores. Se pueden decir números negativos, y cada cual tiene una ramita para esquivar un número.

# Una mesa nueva
new-title = Mesa nueva
new-go = Encender el fuego
setting-edition = ¿A qué jugáis?
setting-seats = Asientos
setting-seats-about = cuántos se pueden sentar
setting-out-at = Fuera con cuántos coyotes
setting-heads = ¿Dónde estáis?
setting-heads-screens = Cada cual en su pantalla
setting-heads-screens-about = Ves las cartas de los demás en tu pantalla. Para amigos lejanos y para bots.
setting-heads-phones = Móviles en la frente, en la misma sala
setting-heads-phones-about = Ponte el móvil en la frente: enseña tu carta a los demás. Los números se dicen en voz alta.
setting-coins = Monedas
setting-specials = Acciones especiales
setting-turn = Tiempo por turno
setting-turn-none = Sin reloj
setting-turn-about = cuando se acaba, un bot juega por ti
setting-bank = Reserva
setting-bank-about = tiempo extra para cada cual, para toda la partida
setting-programs = Bots de fuera
setting-programs-about = Pueden sentarse programas escritos por otros; se ve que son bots.
setting-public = Mesa pública
setting-public-about = Cualquiera puede encontrarla y sentarse.
setting-public-clock = Los desconocidos no esperan para siempre: una mesa pública tiene reloj.
setting-public-not-phones = No con los móviles en la frente: quien encuentre la mesa podría introducir jugadas.
setting-deck = La baraja: { $cards } cartas
setting-house-rules = Reglas de la casa
value-on = sí
value-off = no
value-acts = tiene efecto
value-nothing = no hace nada
value-discards = se rehace con los descartes
value-discard = van a los descartes
value-pile = vuelven al mazo
value-shown = salga como salga
value-counted = solo contada o cambiada
value-highest = la carta roja más alta
value-any = la de número más alto
value-one = solo una
value-all = todas
value-next = quien va después
value-previous = quien va antes
value-raise = tiene que subirlo
value-ends = la ronda termina
value-declarer = hace suyo el número
value-passer = solo lo pasa
value-turn = un turno
value-round = toda la ronda
value-greens = las cartas verdes
value-total = todo el total
value-game = una vez por partida

# Entrar
join-title = Entrar en una mesa
join-code = El código de la mesa
join-hint = Dos palabras como sira-goga. También vale un enlace.
join-go = Ir
public-title = Mesas públicas
public-none = Ahora no hay ninguna mesa pública. Abre una y otros la encontrarán.
public-seats = { $taken } de { $seats } asientos ocupados
public-open = esperando
public-playing = jugando
public-over = entre partidas
dead-link-title = Este fuego se ha apagado
dead-link-text = Aquí ya no hay mesa, o el enlace no está completo. Pídelo otra vez, o abre tu propia mesa.
gone-title = No conseguimos conectar
trouble-unreachable = El servidor no responde. Revisa la red; quizá vuelva en un momento.
trouble-not-understood = El servidor no ha entendido esta página. Vuelve a cargarla, por favor.
trouble-unknown = No ha funcionado ({ $code }). Vuelve a probar, por favor.

# La línea
connection-connecting = Conectando…
connection-lost = Se ha cortado la conexión.
connection-lost-about = Seguimos intentándolo.

# Antes de la partida
lobby-title = Alrededor del fuego
lobby-seats = { $taken } de { $seats } asientos ocupados
lobby-you = tú
lobby-host = organiza
lobby-program = bot de fuera
lobby-free = asiento libre
lobby-bot = Qué bot
lobby-add-bot = Añadir un bot
lobby-remove-bot = Quitar
lobby-remove = Hacer salir
lobby-pass-host = Ceder la mesa
lobby-lock = Cerrar la mesa
lobby-unlock = Abrir la mesa
lobby-locked = Cerrada: no entra nadie más
lobby-unlocked = Abierta a quien tenga el enlace o el código
lobby-faces-open = Quienes miran pueden ver y oír a quien tenga algo encendido
lobby-faces-closed = Quienes miran no ven ni oyen a nadie
lobby-open-faces = Dejar que vean y oigan
lobby-close-faces = Ya no dejar
knock = Pedir permiso para introducir números
knock-about = Lo que se dice solo puede introducirlo quien está sentado a la mesa, y las pantallas que deje entrar quien organiza.
knock-waits = Se le ha pedido a quien organiza que deje entrar esta pantalla, como { $name }.
let-in = Dejar entrar a { $name }
turn-away = No dejar entrar a { $name }
let-in-about = { $name } llama a la puerta y querría introducir lo que se dice.
lobby-setting = A qué se juega
lobby-change = Cambiar
lobby-change-go = Aplicar
lobby-start = Empezar
lobby-wait = { $name } empezará la partida cuando estéis todos.
sit-down = Sentarse
sit-back = Volver a tu asiento
watch-full = Todos los asientos están ocupados. Puedes mirar.
watch-playing = Hay una partida en marcha. Tú miras.
watch-stop = Dejar de mirar
share-title = Invita a tus amigos
share-code = Código
share-copy = Copiar el enlace
share-copied = Copiado
share-send = Enviar
share-qr = Código QR
share-qr-label = Código QR con el enlace a esta mesa

# La partida
play-title = Coyote, ronda { $round }
play-hand = Tu jugada
play-round = Ronda { $round }
play-said = Dicho en esta ronda
said-entered = introducido por { $name }
play-no-number = aún no hay número
play-stands = { $name } ha dicho { $number }.
play-doubled = Si ahora alguien grita «¡Coyote!», quien pierda se lleva dos
play-dealing = Se barajan las cartas…
play-your-turn = Te toca.
play-your-turn-short = Te toca
play-waits = { $name } piensa…
stand-in = Que un bot juegue por { $name }
stand-in-about = { $name } lleva un minuto sin moverse. Un bot puede jugar hasta que vuelva.
stand-in-together = Hace falta que lo queráis todos los que estáis aquí.
stand-in-wished = Se espera a los demás.
asleep-you = Llevas mucho sin hacer nada: un bot juega por ti.
asleep-back = He vuelto
play-you-are-out = Estás fuera. Mira quién acaba guiando a la manada.
play-number = Tu número
play-less = uno menos
play-sign = cambiar el signo
play-say = Decir { $number }
play-coyote = ¡Coyote!
play-number-unreadable = Escribe un número entero.
play-number-unless = Di un número distinto de { $number }.
play-number-low = Di { $least } o más.
coach = Consejero de probabilidades
coach-off = no
coach-after = después de cada ronda
coach-live = durante el juego
coach-about = Después de cada ronda: lo que valían los números y los gritos de todos. También durante el juego, si juegas solo con bots.
coach-round = Ronda { $round }: ¿qué probabilidad tenía?
coach-number = { $number } aguanta el { $chance } de las veces.
coach-call = Un grito acierta el { $chance } de las veces.
play-coins = Monedas
piece-token = Acciones especiales
piece-mask = Máscaras
piece-twig = Ramitas
play-with = con «{ $special }» { $target }
play-without = sin eso
play-guess-title = ¿Qué llevas en la cabeza?
play-aim-title = { $special }: ¿a quién?
play-coins-left = { $number ->
    [one] { $number } moneda
   *[other] { $number } monedas
}
play-deck = Baraja · { $pile ->
    [one] queda { $pile }
   *[other] quedan { $pile }
}
play-table = Mesa
play-out-at = { $number ->
    [one] Un coyote y estás fuera
   *[other] { $number } coyotes y estás fuera
}
play-time = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
play-bank = + { $seconds } de reserva
deck-title = La baraja
deck-about = Cartas aún boca abajo: { $pile }. Las cartas tachadas ya están todas descartadas.
deck-gone = descartes: { $number }
leave-game = Dejar la partida
leave-game-about = Un bot sigue jugando por ti. Con el mismo enlace puedes volver a tu asiento.
seat-out = Fuera.
seat-hidden = Desde aquí no se ve la carta.
seat-own-hidden = Tu carta no la ves.
seat-wears = Lleva { $card }.
seat-also = Y { $card }.
seat-replaced = No cuenta: { $card }.
seat-coyotes = Coyotes: { $number } de { $most }.
seat-turn = Le toca.
seat-camera = Cámara encendida.
seat-microphone = Micrófono encendido.
seat-muted = Micrófono apagado.
seat-speaking = Está hablando.
seat-away = no está
seat-left = se fue, juega un bot
seat-asleep = duerme, juega un bot
coin-extra = Extra
coin-extra-about = Otra carta, boca arriba delante de ti, que también cuenta. Luego di un número.
coin-reverse = Inversión
coin-reverse-about = Cambia el sentido del juego hasta el final de la ronda. Luego di un número.
coin-skip = Salto
coin-skip-about = No dices nada; el turno pasa.
coin-exchange = Cambio
coin-exchange-about = Una carta nueva, sin verla; la de antes ya no cuenta, pero si es la noche se baraja igualmente. Luego di un número.
coin-guess = Adivinanza
coin-guess-about = Di cuál es tu carta. Si aciertas, queda boca arriba y cuenta, y puedes retirarte de la ronda, a salvo, o seguir y decir un número. Si fallas, te llevas un coyote, la ronda acaba sin contar y empiezas la siguiente.
special-agree = Aceptar
special-agree-about = El número en juego pasa a ser tuyo. Quien va justo después no puede hacer lo mismo enseguida, pero sí más adelante.
special-double = Doblar
special-double-about = Con tu número: si quien sigue grita, quien pierda se lleva dos coyotes.
special-reverse = Invertir
special-reverse-about = Con tu número: cambia el sentido del juego hasta el final de la ronda.
special-more = Otra carta
special-more-about = Con tu número: otra persona lleva una carta más, y cuentan las dos. Solo una vez por ronda en toda la mesa.
special-again = Cámbialo
special-again-about = Quien dijo el número tiene que cambiarlo: más alto o más bajo, no el mismo, pero por encima del anterior o, si era el primero, no por debajo del número mínimo. Luego te toca otra vez a ti.
special-next = Dar el turno
special-next-about = Con tu número: eliges quién juega después de ti, y el orden sigue desde ahí.
special-dodge = Esquivar
special-dodge-about = En vez de un número: cambia el sentido del juego, y al número responde quien está al otro lado de quien lo dijo. No cuando solo quedan dos jugadores.
reactions = Hacer un ruido
reaction-howl = Aullar
reaction-yip = Gañir
reaction-growl = Gruñir
reaction-laugh = Reír
reaction-gulp = Tragar saliva
reaction-stare = Mirar fijamente
reaction-paw = Pata
reaction-sleep = Bostezar

# Móviles en la frente
headband-turn = { $name }, di tu número en voz alta.
headband-wear = Póntelo en la frente
headband-wear-about = En tres segundos los demás ven tu carta. Toca dos veces para gritar «¡Coyote!».
headband-lift = A la frente, y sin espiar.
headband-hide = Ocultar
headband-enter = ¿Qué dice { $name }?

# Después de la partida
after-rematch = Otra partida
after-arrange = Asientos y reglas
after-wait = { $name } puede empezar otra partida.
after-replay = Repetición y probabilidades
after-share = Compartir esta partida
after-keep = Para guardar
after-record = La partida como texto
after-fairness = Prueba del reparto
after-fairness-about = La prueba muestra que nadie eligió las cartas. Tu navegador puede comprobarla aquí, y cualquier otro programa también.
after-verify = Comprobar el reparto
after-checking = Lo barajamos todo otra vez…
after-fair = { $seeds ->
    [0] Las cartas salieron tal como estaban selladas. Pero solo el servidor dio una semilla.
    [one] Las cartas salieron tal como estaban selladas, y { $seeds } semilla de los jugadores decidió junto con la del servidor.
   *[other] Las cartas salieron tal como estaban selladas, y { $seeds } semillas de los jugadores decidieron junto con la del servidor.
}
after-not-checked = Este navegador no puede comprobarla aquí: guarda la prueba y compruébala con coyote verify.
seen-same = { $decks ->
    [one] Los compromisos, las semillas y los sellos que esta página vio durante la partida son los mismos.
   *[other] Los compromisos, las semillas y los sellos que esta página vio durante la partida son los mismos, en { $seen } de { $decks } barajas.
}
seen-nothing = Esta página no vio jugar la partida, así que no tiene con qué comparar la prueba.
seen-own-used = { $decks ->
    [one] Tu semilla se usó.
   *[other] Tus semillas se usaron, en { $decks } barajas.
}
seen-own-missing = Tu semilla falta en estas barajas: { $decks }. Llegó demasiado tarde, o el servidor la dejó fuera.
seen-fallen = Semillas que quedaron fuera (y de qué barajas): { $who }. Se habían comprometido con una; luego ya no estaban, o el servidor la dejó fuera.
seen-differs = ¡Esto no es lo que la página vio durante la partida! Guarda la prueba y enséñasela a quienes jugaron contigo.
seen-other-game = Es la prueba de otra partida.
seen-other-deck = La baraja { $deck } se jugó y no está en la prueba.
seen-other-server = Baraja { $deck }: el servidor se había comprometido con otra cosa.
seen-other-commit = Baraja { $deck }: { $name } se había comprometido con otra cosa.
seen-other-seed = Baraja { $deck }: { $name } había dado otra semilla.
seen-other-root = Baraja { $deck }: estaba sellada en otro orden.

# Qué más ha pasado en la mesa
event-sat = { $name } se sienta.
event-sat-bot = { $name }, un bot, se sienta.
event-left = { $name } se ha ido.
event-removed = Han hecho salir a { $name }.
event-away = { $name } no está.
event-back = { $name } ha vuelto.
event-host-passed = Ahora organiza { $name }.
event-locked = La mesa está cerrada: no entra nadie más.
event-unlocked = La mesa vuelve a estar abierta.
event-faces-opened = Ahora quienes miran pueden ver y oír a quien tenga la cámara o el micrófono encendidos.
event-faces-closed = Quienes miran ya no ven ni oyen a nadie.
event-knocked = { $name } llama a la puerta.
event-let-in = { $name } puede entrar.
event-turned-away = { $name } no puede entrar.
event-setting-changed = Las reglas de esta mesa han cambiado.
event-started = Empieza una partida nueva.
event-stood-in-stand-in = Un bot juega por { $name }.
event-stood-in-clock = A { $name } se le ha acabado el tiempo: juega un bot.
event-entered = { $by } introduce lo que ha dicho { $name }.
event-wished = { $name } querría que un bot jugara por { $target }.
event-slept = { $name } duerme: sigue un bot.
event-hurried = { $name } quiere ver el final: los bots se dan prisa.
event-woke = { $name } ya no duerme.
event-reacted-howl = { $name } aúlla.
event-reacted-yip = { $name } gañe.
event-reacted-growl = { $name } gruñe.
event-reacted-laugh = { $name } se ríe.
event-reacted-gulp = { $name } traga saliva.
event-reacted-stare = { $name } mira fijamente.
event-reacted-paw = { $name } levanta una pata.
event-reacted-sleep = { $name } bosteza.
value-may = si quiere
play-withdraw-title = ¡Has acertado!
play-withdraw-about = Retírate, y en esta ronda ya no corres peligro; o sigue y di un número.
play-withdraw = Me retiro
seat-withdrawn = Fuera de la ronda, a salvo.
lobby-first = Quién empieza la primera ronda
lobby-first-drawn = por sorteo
setting-least-number = Número mínimo
setting-least-none = cualquiera
setting-least-number-about = el menor con el que se puede abrir; vacío: cualquier número
setting-coins-not-two = Con dos jugadores las monedas no se usan: lo dice el reglamento.
setting-coin-counts = Cuántas monedas de cada tipo
setting-deck-about = Cámbiala para que coincida con tu caja.
setting-deck-reconstructed = El reglamento no indica ni los valores ni las cantidades: esta es nuestra reconstrucción. Cámbiala para que coincida con tu caja.
setting-house-rules-about = Solo aparece lo que puede importar en esta mesa.
counts-of = Cuántas: { $name }
counts-less = Una menos: { $name }
counts-more = Una más: { $name }
counts-other = Otro número
counts-add = Añadir
counts-usual = Como en la caja

## Contar con la caja de verdad en la mesa.

count-page-title = Contar una ronda
count-page-about = ¿Juegas con la caja de verdad? Toca lo que llevaba cada cual y mira el recuento paso a paso.
count-page-edition = Tu caja
count-page-size = Plumas
count-page-number = El número dicho (si quieres)
count-page-worn = En las cabezas
count-page-none = Toca las cartas de abajo, una por persona.
count-page-remove = Devolver { $card }
count-page-turned = Destapada por el misterio
count-page-turn = Elegir lo que destapó el misterio
count-page-turn-now = Toca ahora la carta que se destapó.
count-page-count = Contar
count-page-clear = Empezar de nuevo
count-page-deck = Lo que hay en la caja
count-page-add = Añadir { $card }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
count-page-steps = El recuento, paso a paso
count-page-back = Atrás
count-page-next = Paso siguiente
count-page-end = Hasta el final
count-page-more = Creíamos que en una caja hay { $count } ({ $card }). ¿En la tuya hay más?
count-page-more-yes = Sí, añádela
count-page-more-no = No
count-page-turn-missing = ¿Qué carta destapó el misterio? Tócala abajo.
count-page-turn-none = No quedaba ninguna carta

## El fuego del día: una mesa al día, igual para todo el mundo

home-daily = El fuego del día
home-daily-about = Las mismas cartas para todos, una vez al día
daily-about = Una mesa al día: todo el mundo tiene las mismas cartas y los mismos bots, y las mismas jugadas reciben las mismas respuestas. Tienes un solo intento.
daily-against = Hoy juegas contra { $names }.
daily-go = Encender el fuego
daily-back = Volver a tu fuego
daily-begun = { $games ->
    [0] Nadie ha encendido todavía el fuego de hoy.
    [one] Hoy se ha encendido { $games } fuego.
   *[other] Hoy se han encendido { $games } fuegos.
}
daily-rounds = { $rounds ->
    [one] Has aguantado { $rounds } ronda.
   *[other] Has aguantado { $rounds } rondas.
}
daily-hits = { $hits ->
    [one] Te llevaste un coyote en la ronda { $list }.
   *[other] Te llevaste un coyote en las rondas { $list }.
}
daily-no-hits = No te llevaste ningún coyote.
daily-share = Compartir el resultado
daily-text = Coyote · El fuego del día, { $day }
daily-how = Cómo les fue a los demás
daily-how-yesterday = El fuego de ayer
daily-nobody = Nadie lo ha terminado.
daily-bar = { $place }.º: { $games }
daily-mean = De media aguantaron { $rounds } rondas.
daily-hidden = Verás cómo les fue a los demás cuando termine tu partida.
daily-next = El próximo fuego se enciende el { $time }.
daily-proof = Comprobar el reparto
daily-proof-about = El servidor elige la semilla de un día el día anterior y publica un compromiso. Una hora después de acabar el día revela la semilla, y tu navegador puede comprobar que es la prometida.
daily-commit-tomorrow = Compromiso para mañana
daily-commit-today = Compromiso para hoy
daily-commit-yesterday = Compromiso para ayer
daily-seed = La semilla de ayer
daily-seed-later = Hora a la que se revela la semilla de ayer: { $time }.
daily-verify = Comprobar la semilla de ayer
daily-fits = La semilla corresponde al compromiso.
daily-seen = Este navegador ya había visto el mismo compromiso.
daily-not-seen = Este navegador aún no había visto el compromiso.
daily-differs = La semilla no corresponde al compromiso que vio este navegador: no te fíes de ese reparto.
daily-late = El compromiso se hizo el mismo día, no el día anterior.
daily-others = Cómo les fue a los demás
server-day-not-over = Las cartas del fuego del día se prueban cuando acaba el día: vuelve mañana.
server-fire-not-played = Esta partida es del fuego de hoy y verías tus propias cartas. Juega antes la tuya, o vuelve mañana.

## Lo que el servidor recuerda de un invitado: mis partidas, el progreso, la escalera y el paso a otro dispositivo.

memory-games = Mis partidas
memory-finished = Terminadas
memory-back = Volver a la mesa
memory-with = con { $names }
memory-won = Ganada
memory-place = { $place }.º de { $seats }
memory-replay = Ver otra vez
progress-title = Tu progreso
progress-about = Se guarda en este servidor y en ningún otro sitio. «Olvídame», en los ajustes, lo borra.
progress-none = Aún nada: aquí cuenta la primera partida que juegues hasta el final.
progress-games = { $number ->
    [one] partida
   *[other] partidas
}
progress-wins = { $number ->
    [one] victoria
   *[other] victorias
}
progress-right = { $number ->
    [one] grito acertado
   *[other] gritos acertados
}
progress-held = { $number ->
    [one] farol que coló
   *[other] faroles que colaron
}
progress-streak = { $number ->
    [one] victoria seguida
   *[other] victorias seguidas
}
progress-longest = récord de victorias seguidas
progress-best = Tu farol más atrevido que coló: { $number }, con una probabilidad del { $chance }.
progress-pending = Algunas partidas aún no están contadas. Vuelve a mirar dentro de un momento.
progress-feats = Hazañas
progress-new-feat = Nueva: { $feat }
progress-of = { $have } de { $need }
feat-first-howl = Primer aullido
feat-first-howl-about = Gana una partida.
feat-regular = Como en casa junto al fuego
feat-regular-about = Juega diez partidas hasta el final.
feat-pack-leader = Guía de la manada
feat-pack-leader-about = Gana diez partidas.
feat-three-moons = Tres lunas
feat-three-moons-about = Gana tres partidas seguidas.
feat-keen-ear = Oído fino
feat-keen-ear-about = Acierta con 25 gritos.
feat-stone-face = Cara de piedra
feat-stone-face-about = Cuela 25 faroles.
feat-moonshot = A por la luna
feat-moonshot-about = Cuela un farol con menos del 10 % de probabilidad.
feat-decorated = Lluvia de premios
feat-decorated-about = Gana cuatro premios distintos.
ladder-title = ¿Contra quién juegas?
ladder-about = Gana, y la próxima vez se sentarán bots más fuertes. También puedes elegir.
ladder-rung = Tres bots: { $name }
ladder-here = tu peldaño
ladder-beaten = superado
move-title = Seguir en otro dispositivo
move-about = Tu nombre, tus partidas y tu progreso se van allí, y este dispositivo los olvida. El código vale una sola vez, durante { $minutes } minutos.
move-make = Enséñame un código
move-code = Código
move-how = Enfoca la imagen con el otro dispositivo, o abre allí { $address } y escribe el código.
move-qr = Código QR que te lleva al dispositivo que lo lee
move-in-title = Traer mi progreso de otro dispositivo
move-in-about = Escribe el código que muestra el otro dispositivo. Este dispositivo olvidará a quien jugaba aquí hasta ahora.
move-in-code = El código del otro dispositivo
move-in-go = Seguir aquí
move-in-done = Vuelves a ser { $name }.
server-guest-moved = Te has ido a otro dispositivo. Aquí puedes empezar de nuevo.
server-move-unknown = Este código no lleva a nadie, o ya no. Pide uno nuevo en el otro dispositivo.
home-progress = Tu progreso
home-progress-about = Victorias, hazañas y otro dispositivo
memory-more = Ver más
