# Diez situaciones: el entrenamiento.

home-hands = Diez situaciones
home-hands-about = Dos minutos: ¿subir o gritar?
hands-about = Diez situaciones de partidas reales. ¿Cuánto puede sumar el total? ¿Y tú, subes o gritas? Juzgan las probabilidades exactas.
hands-go = Empezar
hands-level = Nivel { $level }
hands-place = Situación { $place } de { $of }
hands-see = Ves { $cards }. Tu carta está oculta.
hands-total = ¿Cerca de qué número estará el total?
hands-move = Va { $number }. ¿Dices { $next } o gritas?
hands-middle = La mitad de las veces el total es { $middle } o más.
hands-odds = { $next } aguanta el { $hold } de las veces; un grito acierta el { $call } de las veces.
hands-curve = Los totales con los que tenías que contar
hands-curve-call = En verde: los totales por debajo de { $number }, con los que gritar es acertado.
hands-curve-say = En verde: los totales que llegan a { $number }.
hands-good = Bien visto.
hands-close = Casi da igual: las dos valen lo mismo.
hands-poor = La otra opción era mejor.
hands-next = Siguiente
hands-result = { $points } de { $of } puntos
hands-up = Era demasiado fácil para ti: las diez siguientes son más difíciles.
hands-down = Las diez siguientes son un poco más fáciles.
hands-stay = Las diez siguientes son igual de difíciles.
hands-again = Diez más
