# Ojos: la carta del centro, mirar, señalar y la carta Coyote; sucesos, rechazos, pantallas y reglas.
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
