# Contar con la caja de verdad en la mesa.
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
