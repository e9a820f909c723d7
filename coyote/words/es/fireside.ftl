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
