# Lo que se comparte en la mesa: animales, avisos, quien mira, un móvil para todos, enlaces y la primera partida guiada.

animal = Tu animal
animal-gone = { $animal } (ocupado)
animal-coyote = Coyote
animal-roadrunner = Correcaminos
animal-puma = Puma
animal-lizard = Lagartija
animal-ram = Carnero
animal-bat = Murciélago
animal-ringtail = Cacomixtle
animal-snake = Serpiente
animal-armadillo = Armadillo
animal-toad = Sapo
table-animal-unknown = Aquí nadie puede ser «{ $animal }». Elige entre estos: { $animals }.
table-animal-taken = Alguien ya es ese animal. Elige otro.
event-picked = { $name } ahora es otro animal.
event-picked-you = Ahora eres otro animal.
name-becomes = En la mesa te llamarás { $name }.
name-needs-letters = Un nombre necesita letras o cifras.
nudge = Dar un toque a { $name }
table-not-slow = Solo se puede dar un toque a { $name } en su turno, cada { $seconds } segundos.
event-nudged = { $name } da un toque a { $target }.
event-nudged-you = Das un toque a { $target }.
event-nudged-at-you = { $name } te da un toque: te toca.
watchers =
    { $number ->
        [one] { $number } persona mira
       *[other] { $number } personas miran
    }
call-me = Avísame cuando me toque
call-me-about = Si miras otra página, tu navegador te dice que los demás esperan.
call-me-no = No, gracias
call-turn = Te toca, junto al fuego
call-turn-about = Los demás te esperan.
home-pass = Un móvil para todos
home-pass-about = Pasadlo; nadie ve su carta
pass-about = Todos jugáis en este móvil. Quien lo tiene ve las cartas de los demás, nunca la suya. Pasadlo y decid quién sois antes de que muestre nada.
pass-player = Jugador { $number }
pass-add = Un jugador más
pass-remove = Quitar
pass-hand = Dale el móvil a { $name }
pass-hand-about = Ahora nadie más mira. La pantalla no muestra nada hasta que { $name } confirme.
pass-iam = Soy { $name }
pass-done = Listo
pass-again = Jugar otra vez
pass-end = Terminar aquí
pass-names-alike = Cada jugador necesita un nombre propio.
setting-heads-handed = Un móvil que se pasa
table-handed-public = Una mesa con un móvil para todos no puede ser pública.
preview-table = Un asiento junto al fuego: ven a jugar a Coyote
preview-names = Junto al fuego: { $names }.
preview-free = Asientos ocupados: { $taken } de { $seats }.
preview-playing = Hay una partida en marcha; puedes mirar.
preview-replay = Una partida terminada de Coyote
preview-replay-about = Mírala jugada a jugada, con los ojos de quien quieras.
preview-picture = Animales alrededor de un fuego de noche, cada uno con un número en la cabeza que no ve
guide = Un consejo para tu primera partida
guide-see = Las cartas que ves suman { $sum }. La tuya no la conoces.
guide-open = Empieza con un número al que todas las cartas juntas lleguen seguro. Quien va después tiene que subir o gritar.
guide-enough = Va { $number } y tú ya ves { $sum }: subir un poco es bastante seguro.
guide-missing = Va { $number }. Tú ves { $sum }: tu carta tendría que aportar { $missing }. Si lo dudas, grita «¡Coyote!».
guide-off = Sin más consejos
install = Instalar Coyote
install-about = Su propio icono, a un toque.
