# Cada opción en una línea; donde los reglamentos callan, decide el valor por defecto.
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
