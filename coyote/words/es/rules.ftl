# Cómo se llaman las cartas. Entre paréntesis, lo que se escribe.

card-number = { $card }
card-mystery = misterio (?)
card-discard = ladrón
card-flip = espejo
card-cancel = eclipse
card-double = eco
card-night = noche
card-typed = { $name } ({ $token })
card-mystery-begins = El misterio (?)
card-discard-begins = El ladrón
card-flip-begins = El espejo
card-cancel-begins = El eclipse
card-double-begins = El eco
card-night-begins = La noche

## El recuento, paso a paso. $cards son las cartas a las que afecta una carta especial, $sum lo que valen todas tras el paso.

count-cards = Cartas: { $cards }
count-start = Todos los números juntos: { $sum }
count-mystery = El misterio (?) destapa { $cards }: { $sum }
count-mystery-none = El misterio (?) no encuentra ninguna carta que destapar y vale 0: { $sum }
count-discard = El ladrón se va y se lleva { $cards }: { $sum }
count-discard-none = El ladrón no encuentra ninguna carta verde que llevarse: { $sum }
count-flip = El espejo pasa { $cards } a negativo: { $sum }
count-flip-none = El espejo no encuentra ninguna carta verde que pasar a negativo: { $sum }
count-cancel = El eclipse deja { $cards } en 0: { $sum }
count-cancel-none = El eclipse no encuentra ninguna carta verde: { $sum }
count-double = El eco dobla { $cards }: { $sum }
count-double-none = El eco no encuentra nada que doblar: { $sum }
count-night = La noche vale 0: { $sum }
count-total = Total: { $total }
count-reshuffle = Ha salido la noche: después de esta ronda se vuelven a barajar todas las cartas.

## Palabras que dependen de lo que hay en la caja: la respuesta propia de una opción, y qué hace una carta cuando falta otra.

value-nothing-empty_pile = se queda vacío
value-nothing-no_green = no pasa nada
value-round-masks_per = una vez por ronda
learn-card-double-without-flip = hace que cada carta verde cuente el doble.

## De dónde sale lo que sabemos de una caja y lo seguro que es.

sources-title = De dónde lo sabemos
source-line = { $parts }: { $origin } ({ $certainty })
part-seats = número de jugadores
part-deck = las cartas
part-count = el recuento
part-numbers = lo que se puede decir
part-lives = cuándo te quedas fuera
part-starter = quién empieza la ronda siguiente
part-powers = las reglas añadidas
part-coins = cuántas monedas hay de cada clase
origin-booklet = según el reglamento
origin-reconstruction = nuestra reconstrucción
origin-owners = según dueños y tiendas
origin-program = según otro programa
origin-as-2003 = no se sabe, así que como en la caja de 2003
certainty-sure = seguro
certainty-likely = probable
certainty-guess = una suposición

## Cada opción en una línea; donde los reglamentos callan, decide el valor por defecto.

option-coins = ocho monedas en la mesa, cada una sirve para un truco por ronda
option-specials = cada cual tiene { $piece ->
    [mask] una máscara
    [twig] una ramita
   *[token] una ficha
} para una acción especial por ronda
option-out_at = con cuántos coyotes te quedas fuera
option-least_number = el número mínimo para abrir una ronda
option-highest_number = el número más alto que se puede decir
option-feathers = con cuántas plumas se juega
option-deck = una baraja a tu gusto, escrita CARDxCOUNT …
option-coin_counts = cuántas monedas de cada tipo, escrito COINxCOUNT …
option-mystery_special = una carta especial destapada por un misterio tiene efecto, o no hace nada
option-mystery_chain = un misterio destapado por un misterio destapa una carta más
option-empty_pile = si el mazo se acaba a media ronda se rehace con los descartes, o se queda vacío
option-turned_cards = las cartas destapadas por un misterio van a los descartes, o vuelven al mazo
option-night_reshuffle = la noche hace barajar salga como salga, o solo si se ha contado o cambiado
option-no_green = { $cards }: sin cartas verdes no pasa nada, o el efecto es para la carta roja más alta, o para la de número más alto, también un 0
option-ties = si empatan varias cartas como las más altas, el efecto es para una sola, o para todas
option-discard_first = el ladrón actúa antes que el espejo
option-starter_out = si quien debería empezar está fuera, empieza quien va después, o quien va antes
option-opening_skip = quien empieza puede usar la moneda de salto
option-call_after_skip = se puede gritar «¡Coyote!» aunque entretanto alguien no haya dicho nada
option-back_to_declarer = cuando el turno vuelve a quien dijo el número, tiene que subirlo, o la ronda termina
option-sit_out = quien acierta se retira hasta el final de la ronda
option-call_after_coin = se puede gritar «¡Coyote!» en el mismo turno después de una moneda
option-agree_makes = quien acepta hace suyo el número, o solo lo pasa
option-double_lasts = si alguien dobla, vale un turno, o toda la ronda
option-again_on_agreed = se puede decir «cámbialo» de un número que alguien ha aceptado
option-specials_with_two = se pueden usar { $piece ->
    [mask] máscaras
    [twig] ramitas
   *[token] acciones especiales
} cuando solo quedan dos jugadores
option-doubles = el eco dobla las cartas verdes, o todo el total, también las rojas
option-masks_per = { $piece ->
    [mask] una máscara
    [twig] una ramita
   *[token] una ficha
} se usa una vez por ronda, o una vez por partida
