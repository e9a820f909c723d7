# Vora el foc: la rotllana, la mà, monedes i accions especials, el final entre bots.
ring-clockwise = Es juga en el sentit de les agulles del rellotge.
ring-other-way = Es juga en l’altre sentit.

card-ask = El que porta { $name }
card-ask-middle = La carta del mig
card-about-positive = { $card }: suma { $card } al total.
card-about-negative = −{ $card }: resta { $card } del total.
card-about-zero = Un zero no suma res al total.
card-about-special = { $card } { $about }
card-about-own = La teva carta: la veu tothom menys tu.
card-about-hidden = Una carta que no veus des d’aquí.
card-first = Carta nova. { $about }
seat-piece = { $piece }: encara sense fer servir.
seat-piece-spent = { $piece }: ja no en queda cap per a aquesta ronda.

play-prepare = Prepara el teu número
play-prepare-late = Els altres ja han passat d’aquest número.
play-guess-sure-title = Ho tens clar?
play-guess-sure = Dius que la teva carta és: { $card }. Si falles, t’endús un coiot. No es pot desfer.
play-guess-go = Sí: { $card }
play-guess-back = Una altra carta
play-power-sure-title = Ho fas servir ara?
play-power-sure = No es pot desfer.
play-power-go = Sí: { $power }
play-powers-wait = Les pots fer servir quan sigui el teu torn.
play-piece-ready = a la teva disposició
play-piece-spent = ja no en queda cap per a aquesta ronda
deck-specials = Què fan les cartes especials
rules-here = Les regles d’aquesta taula
rules-here-read = Llegeix aquí les regles
leave-sure = Vols deixar aquesta partida? Un bot juga per tu; pots tornar amb el mateix enllaç.
leave-sure-out = Vols deixar aquesta taula? Ets fora i ningú no t’espera; pots tornar amb el mateix enllaç.
leave-go = Sí, marxo
leave-stay = M’hi quedo
out-to-the-end = Fins al final
out-to-the-end-about = Només queden bots: acaben en un moment.
out-new-game = Partida nova
out-new-game-sure = Vols anar a una taula nova amb les mateixes regles? Aquí els altres continuen sense tu.

settings-theme-system = Com el sistema
setting-box = Quina capsa tens?
setting-box-none = Cap? Tria la primera: és la més fàcil per començar.
setting-clock-sum = Cada torn té { $turn } segons. Qui en necessita més gasta la seva reserva: { $bank } segons per a tota la partida.
setting-turn-each = { $seconds ->
    [one] { $seconds } segon per torn
   *[other] { $seconds } segons per torn
}
headband-how = Com funciona
headband-how-wear = Cadascú es posa el mòbil al front: ensenya la seva carta als altres.
headband-how-say = Els números es diuen en veu alta, per torns.
headband-how-type = Qui abaixi primer el mòbil escriu el número, o es fa a la pantalla de la taula: n’hi ha prou amb una persona.
headband-dead = El mòbil de { $name } s’ha apagat, així que ningú no veu aquesta carta. La ronda continua: digueu els números en veu alta i escriviu-los per { $name }; la carta compta igual.

table-not-only-bots = Encara queden persones a la partida, i només els bots s’afanyen.
