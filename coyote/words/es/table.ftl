# Junto al fuego: el corro, la mano, monedas y acciones especiales, el final entre bots.

ring-clockwise = Se juega en el sentido de las agujas del reloj.
ring-other-way = Se juega en el otro sentido.

card-ask = Lo que lleva { $name }
card-ask-middle = La carta del centro
card-about-positive = { $card }: suma { $card } al total.
card-about-negative = −{ $card }: resta { $card } del total.
card-about-zero = Un cero no suma nada al total.
card-about-special = { $card } { $about }
card-about-own = Tu propia carta: todos la ven menos tú.
card-about-hidden = Una carta que no ves desde aquí.
card-first = Carta nueva. { $about }
seat-piece = { $piece }: aún sin usar.
seat-piece-spent = { $piece }: ya no en esta ronda.

play-prepare = Prepara tu número
play-prepare-late = Los demás ya han pasado de ese número.
play-guess-sure-title = ¿Lo tienes claro?
play-guess-sure = Dices que tu carta es: { $card }. Si fallas, te llevas un coyote. No se puede deshacer.
play-guess-go = Sí: { $card }
play-guess-back = Otra carta
play-power-sure-title = ¿Usar ahora?
play-power-sure = No se puede deshacer.
play-power-go = Sí: { $power }
play-powers-wait = Se usan cuando te toca.
play-piece-ready = a tu disposición
play-piece-spent = ya no en esta ronda
deck-specials = Qué hacen las cartas especiales
rules-here = Las reglas de esta mesa
rules-here-read = Leer aquí las reglas
leave-sure = ¿Dejar esta partida? Un bot juega por ti; puedes volver con el mismo enlace.
leave-sure-out = ¿Dejar esta mesa? Estás fuera, así que nadie te espera; puedes volver con el mismo enlace.
leave-go = Sí, salir
leave-stay = Quedarme
out-to-the-end = Al final
out-to-the-end-about = Solo quedan bots: acaban en un momento.
out-new-game = Partida nueva
out-new-game-sure = ¿Irte a una mesa nueva con las mismas reglas? Aquí los demás siguen sin ti.

settings-theme-system = Como el sistema
setting-box = ¿Qué caja tienes?
setting-box-none = ¿Ninguna? Elige la primera: es la más fácil para empezar.
setting-clock-sum = Cada turno tiene { $turn } segundos. Quien necesita más gasta su reserva: { $bank } segundos para toda la partida.
setting-turn-each = { $seconds ->
    [one] { $seconds } segundo por turno
   *[other] { $seconds } segundos por turno
}
headband-how = Cómo funciona
headband-how-wear = Cada cual se pone el móvil en la frente: enseña su carta a los demás.
headband-how-say = Los números se dicen en voz alta, por turnos.
headband-how-type = Quien baje antes el móvil escribe el número, o se hace en la pantalla de la mesa: basta una persona.
headband-dead = El móvil de { $name } se ha apagado, así que nadie ve esa carta. La ronda sigue: decid los números en voz alta y escribidlos por { $name }; la carta cuenta igual.

table-not-only-bots = Aún quedan personas en la partida, y solo los bots se dan prisa.

## Lo que se comparte en la mesa: animales, avisos, quien mira, un móvil para todos, enlaces y la primera partida guiada.

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

## Ojos: la carta del centro, mirar, señalar y la carta Coyote; sucesos, rechazos, pantallas y reglas.

event-dealt-middle = En el centro hay una carta boca abajo.
event-peeked = { $name } cierra un ojo y mira: la carta del centro es { $card }.
event-peeked-you = Cierras un ojo y miras: la carta del centro es { $card }.
event-peeked-hidden = { $name } cierra un ojo y mira la carta del centro.
event-peeked-hidden-you = Cierras un ojo y miras la carta del centro.
event-card-laid = { $name } usa la carta Coyote y pone { $card } boca abajo en el centro.
event-card-laid-you = Usas la carta Coyote y pones { $card } boca abajo en el centro.
event-card-laid-hidden = { $name } usa la carta Coyote y pone otra carta boca abajo en el centro.
event-card-laid-hidden-you = Usas la carta Coyote y pones otra carta boca abajo en el centro.
event-pointed = { $name } señala a { $target }.
event-pointed-you = Señalas a { $target }.
event-pointed-at-you = { $name } te señala a ti.
event-pointed-hidden = { $name } ya ha decidido quién ganará.
event-pointed-hidden-you = Ya has decidido quién ganará.
event-eye-opened = { $name } abre un ojo.
event-eye-opened-you = Abres un ojo.
event-eye-closed = { $name } cierra un ojo.
event-eye-closed-you = Cierras un ojo.
event-eye-given-up-open = { $name } entrega un ojo abierto.
event-eye-given-up-open-you = Entregas un ojo abierto.
event-eye-given-up-closed = { $name } entrega un ojo cerrado.
event-eye-given-up-closed-you = Entregas un ojo cerrado.
event-coyote-card-taken = { $name } recibe la carta Coyote.
event-coyote-card-taken-you = Recibes la carta Coyote.
event-eyes-lost = { $coyotes ->
    [one] { $name } pierde un ojo.
   *[other] { $name } pierde { $coyotes } ojos.
}
event-eyes-lost-you = { $coyotes ->
    [one] Pierdes un ojo.
   *[other] Pierdes { $coyotes } ojos.
}
event-reshuffled-always = Se barajan todas las cartas para la ronda siguiente.
event-shown-middle = el centro

option-trickster = los demás señalan a quien ganará, y quien pierde recibe la carta Coyote
option-out_at-eyes = con cuántos ojos se empieza
setting-trickster = Trickster
setting-out-at-eyes = Ojos al empezar
edition-heidelbaer_2020 = Ojos, 2020
edition-heidelbaer_2020-about = 17 cartas, una de ellas boca abajo en el centro; tus vidas son ojos con los que puedes mirarla.

refusal-no-trickster-in-edition = La edición { $edition } no tiene la variante Trickster: deja desactivada la opción trickster.
refusal-must-raise = Después de mirar tienes que decir un número más alto.
refusal-no-open-eye = No tienes ningún ojo abierto para mirar.
refusal-peek-known = En el centro ya no hay nada que puedas mirar.
refusal-first-turn = En tu primer turno de la ronda no: di un número.
refusal-turn-begun = Solo al empezar tu turno: ahora di un número.
refusal-raise-no-room = { $farthest } no se puede subir, así que mirar no sirve de nada: grita «¡Coyote!».
refusal-no-coyote-card = No tienes la carta Coyote.
refusal-coyote-card-used = La carta Coyote ya se ha usado en esta ronda.
refusal-must-point = Primero señala a quien ganará.
refusal-point-aside = Señala a quien gritó o a quien dijo el número.
refusal-must-give-up = Primero di qué ojo entregas: uno abierto o uno cerrado.
refusal-not-now = Eso solo se hace después de un grito, y solo si te toca.
table-phones-face-down = En esta edición alguien mira una carta a solas, pero un móvil en la frente enseña sus cartas a todos los demás. Juégala en pantallas.

play-peek = Mirar
play-lay = Carta Coyote
move-withdraw = Retirarse
move-point = Señalar
play-look-about = Se mira antes de decir el número: después tienes que subir.
play-point-title = ¿Quién ganará?
play-point-about = Si aciertas, abres un ojo; si no, cierras uno. Nadie ve lo que eliges hasta que todos hayan señalado.
play-point-caller = { $name }, que gritó
play-point-declarer = { $name }, que dijo { $number }
play-give-title = ¿Qué ojo entregas?
play-give-open = Uno abierto
play-give-closed = Uno cerrado
play-out-at-eyes = { $number ->
    [one] Un ojo por persona
   *[other] { $number } ojos por persona
}
seat-eyes = Ojos abiertos: { $open }; cerrados: { $closed }.
seat-coyote-card = Tiene la carta Coyote.
seat-pointed = Ya ha señalado.
middle-down = Una carta boca abajo en el centro.
middle-yours = En el centro, vista por ti: { $card }.
middle-looked = Vista por { $names }.
show-middle = Centro

learn-round-loser-stays = Quien perdió empieza la ronda siguiente; si ha quedado fuera, empieza quien está a su izquierda.
learn-eyes-title = Los ojos y la carta del centro
learn-eyes-deal = Antes de cada ronda se barajan todas las cartas. Otra carta queda boca abajo en el centro; también cuenta.
learn-eyes-count = Después de un grito se muestran y se cuentan todas las cartas, también la del centro. Si el total llega al número, entrega un ojo quien gritó; si no, quien lo dijo. Quien gana abre un ojo cerrado, si tiene alguno.
learn-eyes-lives = Cada cual tiene { $eyes } ojos, { $open } de ellos abiertos. Quien pierde entrega uno, abierto o cerrado. Quien ya no tiene ninguno está fuera, y gana quien quede al final.
learn-eyes-peek = Al empezar tu turno puedes cerrar un ojo abierto y mirar a solas la carta del centro. Después tienes que subir. Quien empieza no puede hacerlo en su primer turno.
learn-trickster-title = Trickster
learn-trickster = Si la mesa quiere: cada cual empieza con { $open } ojo abierto.
learn-trickster-point = Antes del recuento, todos los demás señalan a quien creen que ganará. Quien acierta abre un ojo; quien falla cierra uno.
learn-trickster-card = Quien pierde recibe la carta Coyote. Una vez en la ronda siguiente, pero no en su primer turno, al empezar su turno puede robar la primera carta del mazo, mirarla a solas y ponerla boca abajo en el centro, donde cuenta y nadie puede mirarla. Después tiene que subir.
count-middle-hint = No olvides la carta del centro.
