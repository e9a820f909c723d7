# Lo que la línea de comandos escribe en torno a sucesos y recuentos.

replay-game = { $edition }, { $seats } asientos: { $names }
replay-through = Con los ojos de { $name }; «tú» es { $name }.
replay-standing = Coyotes: { $standing }
replay-in-progress = La partida no ha terminado. Le toca a { $name }.
replay-waits = La partida no ha terminado. Ahora le toca a quien reparte.
replay-error = { $file }, línea { $line }: { $message } [{ $code }]
replay-error-file = { $message } [{ $code }]
simulate-summary = { $games ->
    [one] Una partida de { $edition } con { $seats } asientos, semilla { $seed }:
   *[other] { $games } partidas de { $edition } con { $seats } asientos, semilla { $seed }:
}
simulate-rounds = rondas por partida
simulate-moves = jugadas por partida
simulate-calls = gritos acertados
simulate-wins = victorias por asiento
editions-seats = de { $least } a { $most } asientos
editions-seats-more = y de { $least } a { $most } con dos cajas pero una sola baraja
editions-deck = { $size } cartas: { $cards }
editions-order = orden del recuento: { $order }
editions-out-at = fuera con { $out_at } coyotes
editions-least = número mínimo: { $least }
editions-least-none = se puede abrir una ronda con cualquier número entero
editions-coins = monedas: { $coins }
editions-specials = acciones especiales: { $specials }
editions-rulings = Decisiones que cada mesa puede cambiar (primero, el valor por defecto):
serve-open = Coyote está abierto en { $address }
serve-end = Ctrl-C lo cierra. Las mesas se quedan y siguen en el próximo arranque.
serve-port = No se puede abrir { $host }, puerto { $port }: { $reason }. ¿Quizá Coyote ya está en marcha? Si no, elige otro puerto con --port.
serve-host = Coyote no puede escuchar en { $host }: { $reason }. Elige con --host una dirección de este equipo, o 0.0.0.0 para todas.
serve-unfit = { $value } no sirve después de { $option }: debería parecerse a { $example }.
error-file = No se puede leer { $file }: { $reason }
error-write = { $file } no se puede escribir: { $reason }
error-extra = { $command } necesita el extra [{ $extra }], porque { $package } no está instalado aquí: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } aguanta el { $chance } de las veces.
odds-best = hasta { $number } aguanta al menos el { $chance } de las veces
editions-any = cualquier mesa puede tener de 2 a 12 asientos y acordar de 1 a 99 coyotes
backup-done = { $tables ->
    [one] Una mesa está
   *[other] { $tables } mesas están
} en { $file }. Solo tú puedes leerlo: contiene las semillas de las partidas en curso.
restore-done = { $tables ->
    [one] Una mesa está
   *[other] { $tables } mesas están
} en { $database }. Arranca el servidor con --database { $database }
doctor-fine = { $tables ->
    [0] Todavía no hay ninguna mesa.
    [one] Una mesa está bien.
   *[other] { $tables } mesas están bien.
}
doctor-healthy = Todo está bien.
doctor-database = La base de datos dice: { $said }
doctor-older = { $database } es de un Coyote más antiguo. Arranca el servidor una vez para ponerla al día y vuelve a ejecutar «{ $coyote } doctor».
doctor-log-empty = La mesa { $table } no tiene registro: un servidor se cortó al abrirla. Nadie puede haberse sentado.
doctor-rows-unreadable = Mesa { $table }: la base de datos no puede leer su registro. Restáurala de una copia.
doctor-log-broken = Mesa { $table }: la entrada { $seq } falta o ya no es la que se escribió. Restáurala de una copia.
doctor-deed-unreadable = Mesa { $table }: la entrada { $seq } no se entiende. ¿Es de un Coyote más reciente?
doctor-replay-fails = Mesa { $table }: su registro está entero, pero no se puede repetir. Avísanos, por favor.
doctor-seed-missing = Mesa { $table }: falta la semilla de la entrada { $seq }; la partida no puede seguir. Restáurala de una copia.
doctor-seed-differs = Mesa { $table }: la semilla de la entrada { $seq } no es la prometida; la partida no puede seguir. Restáurala de una copia.
serve-home = No hay carpeta personal para la base de datos ({ $reason }). Di dónde guardarla con --database FILE

## Lo que dice `coyote --help`. Cada orden, con la primera frase de su ayuda.

help-title = Coyote, el juego de faroles de Spartaco Albertarelli.
help-about = Cada cual lleva un número en la cabeza y ve todos menos el suyo. Sube el número o grita «¡Coyote!».
help-example-serve = jugar: abre la página
help-example-play = jugar aquí, en el terminal, contra bots
help-example-score = contar una ronda
help-example-replay = comprobar un registro y contarlo
help-extra = La página necesita un complemento: { $command }
help-uvx = Sin instalar nada: { $command }
help-checkout = Desde el código: { $command }, y así con cada orden
help-usage = Uso:
help-options = Opciones
help-commands = Órdenes
help-version = Muestra la versión.
help-this = Muestra esta ayuda.
help-more = Más sobre una orden: { $command }
help-command-serve = Ofrece la página y sus mesas.
help-command-backup = Copia una base de datos en FILE, incluso mientras un servidor la usa.
help-command-restore = Devuelve la copia de FILE a una base de datos todavía vacía.
help-command-doctor = Lee una base de datos entera y dice qué mesas están bien y qué les pasa a las demás.
help-command-play = Jugar en este terminal: contra bots o en una mesa nueva de un servidor.
help-command-join = Sentarse o mirar en una mesa de un servidor, en este terminal.
help-command-watch = Ver una partida terminada como una película, con los ojos de quien quieras.
help-command-score = Cuenta una ronda paso a paso.
help-command-replay = Comprueba registros según las reglas y los cuenta.
help-command-review = Repasa una partida, con lo que cada cual podía saber.
help-command-verify = Comprueba que el reparto fue limpio: que nadie eligió las cartas.
help-command-odds = Qué probabilidad tiene cada total para quien ve estas cartas y no la suya.
help-command-simulate = Juega partidas enteras al azar.
help-command-arena = Hace jugar a los bots entre sí y muestra quién gana.
help-command-league = Lleva una liga de bots en una carpeta: encuentros, puntuaciones y una página.
help-command-bot = Comprueba tu propio bot y lo sienta a una mesa.
help-command-mcp = Hace jugar a un asistente: un servidor MCP por la entrada y la salida estándar.
help-command-editions = Enumera las ediciones con sus barajas, asientos y opciones.

## La ayuda de cada orden, y qué falla en sus argumentos.

manual-database = Un archivo SQLite, o postgresql://…  [por defecto: un archivo en tu carpeta personal]
manual-lang = Idioma de la salida; si no, el de COYOTE_LANG o LANG si lo hablamos, y si tampoco, inglés.
manual-json = Escribe un objeto JSON.
manual-option = Cualquier opción de la mesa (véase `editions`).
manual-full-screen = Llena la pantalla, o habla en líneas sencillas, para lectores de pantalla y scripts.  [por defecto: lo que el terminal sepa hacer]
manual-seats = Cuántos juegan.
manual-edition = La edición que se juega; si no, kidult_2003.
manual-turn-ms = El tiempo de un programa para una jugada.
manual-bank-ms = Su reserva además de ese tiempo, para toda la partida.
manual-memory-mb = Memoria para cada programa.
manual-workers = Cuántos procesos; si no, uno por núcleo. No cambia ningún resultado.
manual-dask = Usa los workers de un planificador de Dask, tcp://…. No cambia ningún resultado.
manual-serve-1 = En un portátil no hace falta ninguna opción: todo se guarda en un archivo SQLite, y solo entra este ordenador. Cada jugada confirmada está en el disco: termínalo con Ctrl-C o mátalo, y las mesas siguen en el próximo arranque.
manual-serve-2 = Con --lan, los amigos de la sala escanean un código. Con PostgreSQL, tantos procesos como quieras comparten una base de datos; los despierta Redis, o el propio PostgreSQL. Detrás de un proxy que hable HTTPS, un WebSocket solo entra desde una --origin de la lista, escrita exactamente así. Con --turn, las cámaras y los micrófonos funcionan también donde los navegadores no se alcanzan; fuera no se contacta nada que --stun o --turn no nombre.
manual-serve-3 = El servidor solo responde con sus propios nombres: los de este ordenador y los de las --origin. Un proxy tiene que pasar los WebSockets (Upgrade, Connection) y el Host. /api/health dice que el proceso está vivo, /api/ready si conviene mandarle gente (503 mientras se vacía), y /metrics cuenta para Prometheus, si pregunta desde este ordenador. SIGTERM lo vacía: las conexiones se cierran con 1012, los clientes vuelven solos, y otros procesos se hacen cargo de los relojes en diez segundos.
manual-serve-host = La dirección en la que escucha.
manual-serve-port = El puerto; 0 toma uno libre.
manual-serve-lan = Deja entrar a los móviles de la misma red: muestra la dirección y un código QR.
manual-serve-open = Abre la página en un navegador.  [por defecto: en un terminal]
manual-serve-redis = redis://… para despertar a otros procesos; sin él lo hacen las notificaciones de PostgreSQL.
manual-serve-origin = Otra dirección de la página, por ejemplo https://coyote.example
manual-serve-proxy = Se fía del X-Forwarded-For de este proxy y de ningún otro.
manual-serve-open-metrics = Muestra /metrics a todo el mundo, no solo a este ordenador.
manual-serve-keep-days = Cuántos días se guardan las mesas inactivas.
manual-serve-journal-level = Cuánto cuenta el diario.
manual-serve-stun = Los navegadores con cámara o micrófono encendidos preguntan su dirección a este servidor STUN.
manual-serve-turn = Los navegadores que no se alcanzan se conectan a través de este servidor TURN.
manual-serve-turn-secret = El archivo con el secreto que el servidor TURN comparte con este.
manual-backup-1 = La copia es un archivo SQLite, venga de la base de datos que venga, y solo puede leerla su dueño, porque contiene las semillas de partidas en curso. Copiar coyote.db a mano no basta: las últimas jugadas están en el archivo -wal de al lado.
manual-restore-1 = Nunca se sobrescribe nada: aparta antes un coyote.db dañado (y los archivos -wal y -shm de al lado). Una copia de SQLite puede restaurarse en PostgreSQL, y al revés. Enlaces y claves siguen como estaban.
manual-doctor-1 = Cada registro se comprueba entrada por entrada y se vuelve a jugar, y cada semilla se compara con aquello a lo que el servidor se comprometió. No se cambia nada, y el servidor puede estar en marcha. Termina con estado 1 si algo va mal.
manual-play-1 = Sin opciones, un breve diálogo pregunta a qué jugar. La partida se guarda como registro cuando acaba o la dejas, y --resume sigue con una que dejaste. Con --server la mesa se abre allí, y se muestran su enlace y su código QR.
manual-play-2 = En líneas sencillas, escribe un número para decirlo, "coyote" para gritar, y "help" para lo demás.
manual-play-edition = Qué edición se juega.
manual-play-seats = Cuántos juegan, contándote a ti.
manual-play-mind = Quién juega contra ti; repítelo para cada asiento.
manual-play-name = Cómo te llamas.
manual-play-seed = Reparte otra vez las mismas cartas: misma semilla y mismas jugadas, misma partida.
manual-play-save = Dónde guardar la partida.  [por defecto: en tu carpeta personal]
manual-play-resume = Sigue con una partida que dejaste; sin FILE, la última.
manual-play-server = Abre allí una mesa a la que pueden unirse tus amigos.
manual-join-1 = Una conexión perdida vuelve sola, y quien se va vuelve al mismo asiento con la misma orden: la clave se guarda en tu carpeta personal. Con otro --name vienes como otra persona.
manual-join-server = Dónde está la mesa, si das un código.
manual-join-name = Cómo te llamas allí.  [por defecto: como la última vez]
manual-join-watch = Solo mirar, aunque haya un asiento libre.
manual-watch-1 = FILE es un registro; una URL es el enlace de una repetición en un servidor. En líneas sencillas, Intro muestra la jugada siguiente; "eyes NAME" mira con los ojos de otra persona.
manual-watch-seat = Con los ojos de este jugador; si no, como quien mira.
manual-score-1 = Las cartas son números enteros y las palabras ?, discard, flip, cancel, double, night (el ? entre comillas). Sin --edition vale cualquier tipo de carta, y se cuenta en un orden que sirve para todas las ediciones. Por cada ?, la carta que destapó se nombra después de --pile.
manual-score-2 = Con --json y sin cartas, cada línea de la entrada estándar es una ronda, con el mazo desde arriba detrás de una barra; cada línea de la salida es un objeto con total, reshuffle y steps, o con error y la carta culpable. Con cartas se escribe un solo objeto.
manual-score-edition = Solo admite las cartas de esta edición, y cuenta en su orden.
manual-score-json = Escribe JSON; sin cartas, lee rondas de la entrada estándar.
manual-score-pile = El mazo desde arriba, para destapar con `?`; `none` si estaba vacío.
manual-replay-1 = FILE - es la entrada estándar. Termina con estado 1 si se rechaza algún registro; el error nombra la línea, un código estable y qué se esperaba.
manual-replay-seat = Cuenta solo lo que vio este jugador.
manual-replay-json = Un objeto JSON por cada registro.
manual-replay-many = Un texto contiene muchos registros, separados por líneas `---`; sin FILE vale -.
manual-review-1 = ¿Qué probabilidad tenía cada número y cada grito para quien lo hizo, y quién ganó qué premio? FILE es un registro, - es la entrada estándar. La probabilidad de que un número aguante, o de que un grito acierte, es exacta, y sale de lo que ese jugador veía en ese momento. Las rondas sin acabar se dejan fuera.
manual-verify-1 = FILE es la prueba de una partida, - es la entrada estándar; una URL es donde un servidor guarda la partida, como el enlace de su repetición. Se comprueba cada compromiso, se vuelve a barajar desde las semillas, y cada carta de la partida se compara con el resultado; docs/fair-deal.md dice qué demuestra eso y qué no. Termina con estado 1 si algo va mal.
manual-odds-edition = La edición; si no, la primera que tiene una baraja así (véase `editions`).
manual-odds-feathers = El tamaño de la baraja, en ediciones que tienen varios.
manual-odds-see = Lo que ves en las otras cabezas.
manual-odds-open = Lo que está boca arriba en la mesa y cuenta.
manual-odds-middle = Lo que has visto de las cartas boca abajo del centro.
manual-odds-discards = Lo que hay en los descartes.
manual-odds-declared = El número en juego.
manual-odds-json = Escribe enteros exactos en un objeto JSON.
manual-simulate-1 = Las jugadas se sortean por igual entre las permitidas; un número supera al anterior en poco.
manual-simulate-edition = La edición que se juega.
manual-simulate-games = Cuántas partidas.
manual-simulate-seed = Misma semilla, mismas partidas, byte a byte.
manual-simulate-coins = Con monedas, en ediciones que las tienen.
manual-simulate-specials = Con acciones especiales, en ediciones que las tienen.
manual-simulate-out-at = Con cuántos coyotes se queda uno fuera; si no, los que diga la edición.
manual-simulate-record = Escribe allí cada registro, separados por líneas `---`; - es la salida estándar.
manual-arena-1 = Cada grupo de bots que llena la mesa juega con las mismas cartas todas las rotaciones de los asientos. Un BOT es uno de los nuestros, o la ruta de un programa en cualquier lenguaje (docs/bots.md). Los programas se ejecutan con tus permisos: ejecuta los de desconocidos en un contenedor.
manual-arena-games = Al menos este número de partidas; se completa cada rotación.
manual-arena-seed = Misma semilla, mismo resultado.
manual-arena-against = Un asiento para BOT, los demás para estos (puede repetirse).
manual-arena-attack = Hace que ataque una mesa llena de BOT alguien que sabe cómo juega; sin saltos, o sin leer a los demás.
manual-arena-rollouts = Con --attack: intentos de cada jugada.
manual-arena-bits = Mide qué dicen los números de cada BOT a quienes escuchan sobre sus propias cartas.
manual-arena-exploit = Entrena a un aprendiz nuevo contra una mesa de lobos, y mide cuánto gana.
manual-arena-head-start = Con --exploit: el aprendiz empieza ya como lobo.
manual-arena-lessons = Con --exploit: cuánto se entrena.
manual-arena-json = Lo escribe todo en un objeto JSON.
manual-arena-plot = Dibuja una imagen, .png o .svg.
help-command-league-init = Empieza una liga en FOLDER.
manual-league-init-seed = Misma semilla, misma tabla; si no, una que nadie puede adivinar.
help-command-league-add = Inscribe a BOT, uno de los nuestros o la ruta de un programa.
manual-league-add-name = Cómo se llama en la liga; si no, como el bot o el archivo.
help-command-league-run = Juega encuentros y escribe la tabla. Páralo cuando quieras: no se pierde ningún encuentro acabado.
manual-league-run-games = Hasta que todos hayan jugado este número de partidas.
manual-league-run-sprt = Comprueba si NEW es más fuerte que OLD, y para cuando está claro.
manual-league-run-gain = Con --sprt: en qué tanto por ciento.
manual-league-run-error = Con --sprt: con qué frecuencia puede equivocarse.
help-command-league-table = Muestra la tabla, y escribe table.csv, table.json e index.html.
manual-league-table-json = Muestra la tabla como JSON.
manual-bot-1 = Un bot es un programa en cualquier lenguaje que lee y escribe líneas de JSON; docs/bots.md explica cómo escribir uno en diez minutos.
help-command-bot-check = Recorre el protocolo con PROGRAM, y explica lo que dice.
help-command-bot-sit = Hace jugar a PROGRAM en la mesa que hay detrás de LINK, donde se admiten bots de fuera.
manual-bot-sit-server = Dónde está la mesa, si LINK es solo su código.
manual-bot-sit-name = Cómo se llama el bot en la mesa; si no, como su archivo.
manual-bot-sit-games = Se levanta tras este número de partidas; si no, nunca.
manual-mcp-1 = El asistente se sienta como un invitado marcado como bot, donde se admiten bots de fuera; ve lo que se enseña a su asiento y nada más.
manual-mcp-2 = Esto va en la configuración del asistente:
manual-editions-json = Una lista JSON de todas las ediciones.

# Lo que dice click de los argumentos.
click-default = por defecto: { $default }
click-required = obligatoria
click-aborted = ¡Interrumpido!
click-error = Error: { $message }
click-try = Para ver la ayuda: «{ $command } { $option }».
click-invalid = Valor no válido: { $message }
click-invalid-for = Valor no válido para { $param_hint }: { $message }
click-missing-argument = Falta el argumento
click-missing-option = Falta la opción
click-missing-command = Falta una orden.
click-choose = Elige entre: { $choices }
click-no-option = No existe la opción { $name }.
click-no-command = No existe la orden { $name }.
click-meant = ¿Querías decir { $possibility }?
click-meant-one-of = (¿Querías decir alguno de estos: { $possibilities }?)
click-extra = Sobran argumentos: { $args }
click-takes-none = La opción { $name } no lleva valor.
click-takes-one = La opción { $name } necesita un valor.
click-takes = La opción { $name } necesita { $nargs } valores.
click-not-that = { $value } no es { $choice }.
click-not-one-of = { $value } no está entre { $choices }.
click-not-a-number = { $value } no es un número.
click-out-of-range = { $value } no está en el intervalo { $range }.
click-no-file = { $filename } no existe.
click-is-file = { $filename } es un archivo.
click-is-folder = { $filename } es una carpeta.
click-unreadable = { $filename } no se puede leer.
click-unwritable = { $filename } no se puede escribir.

# Lo que dice una orden de sus propios argumentos.
usage-cards = Da las cartas que hay que contar; o solo --json, para leer rondas de la entrada estándar.
usage-file = Da un FILE, o - para la entrada estándar.
usage-option = --option { $pair }: escribe NAME=VALUE, y cada nombre una sola vez.
usage-both = { $flag } y { $option } no pueden ir juntos.
usage-workers = --workers es para este ordenador, --dask para un clúster: da solo uno.
usage-against = --against vale para un solo BOT.
usage-exploit = --exploit solo funciona contra el lobo: arena wolf --exploit.
usage-attack = --attack vale para un solo BOT: arena wolf --attack.
usage-plot = --plot escribe .png o .svg.
usage-minds = --attack y --bits necesitan bots que digan con qué frecuencia hacen cada jugada, y ni monedas ni acciones especiales.
usage-rulings = --exploit solo aprende el recuento habitual: elige una edición y opciones sin otras interpretaciones.

## La arena.

arena-summary = { $games ->
    [one] Una partida de { $edition } con { $seats } asientos, semilla { $seed }:
   *[other] { $games } partidas de { $edition } con { $seats } asientos, semilla { $seed }:
}
arena-legend = Victorias por asiento con su intervalo del 99 % (justo: { $fair }) y puntuaciones.
arena-unknown = No hay ningún bot «{ $name }». Hay: { $names }. Un bot tuyo se indica con su ruta: ./{ $name }
arena-plot-title = { $games ->
    [one] Una partida de { $edition }, { $seats } asientos
   *[other] { $games } partidas de { $edition }, { $seats } asientos
}
arena-plot-axis = victorias por asiento; línea gruesa 95 %, línea fina 99 %
arena-plot-fair = justo: { $fair }
arena-stand-ins = { $name }: jugadas hechas por otro bot: { $moves } de { $all } ({ $why }).
arena-mostly = { $name } no hizo por sí mismo la mayoría de sus jugadas: este resultado es del otro bot.
arena-attack = El ataque gana { $points } puntos más que la parte justa (seguro al 95 %: de { $low } a { $high }).
arena-bits = Bits abiertos sobre la carta de quien escucha, antes y después del primer número, y lo que revela cada jugada posterior; { $rounds } rondas:
