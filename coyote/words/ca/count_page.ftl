# Comptar amb la capsa de debò a taula.
count-page-title = Compta una ronda
count-page-about = Jugues amb la capsa de debò? Toca el que portava cadascú i mira el recompte pas a pas.
count-page-edition = La teva capsa
count-page-size = Plomes
count-page-number = El número dit (si vols)
count-page-worn = Als caps
count-page-none = Toca les cartes d’aquí sota, una per persona.
count-page-remove = Torna { $card } a lloc
count-page-turned = Girada pel misteri
count-page-turn = Tria què ha girat el misteri
count-page-turn-now = Ara toca la carta que s’ha girat.
count-page-count = Compta
count-page-clear = Torna a començar
count-page-deck = Què hi ha a la capsa
count-page-add = Afegeix { $card }, { $left ->
    [one] en queda { $left }
   *[other] en queden { $left }
}
count-page-steps = El recompte, pas a pas
count-page-back = Enrere
count-page-next = Pas següent
count-page-end = Fins al final
count-page-more = Ens pensàvem que en una capsa n’hi ha { $count } ({ $card }). A la teva n’hi ha més?
count-page-more-yes = Sí, afegeix-la
count-page-more-no = No
count-page-turn-missing = Quina carta ha girat el misteri? Toca-la a sota.
count-page-turn-none = No quedava cap carta
