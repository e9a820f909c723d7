# Dieci situazioni: l’allenamento.

home-hands = Dieci situazioni
home-hands-about = Due minuti: rilanciare o chiamare?
hands-about = Dieci situazioni da partite vere. Quanto può fare il totale? E tu, rilanci o chiami? Giudicano le probabilità esatte.
hands-go = Comincia
hands-level = Livello { $level }
hands-place = Situazione { $place } di { $of }
hands-see = Vedi { $cards }. La tua carta è nascosta.
hands-total = Vicino a quale numero sarà il totale, secondo te?
hands-move = C’è { $number }. Dici { $next }, o chiami?
hands-middle = Una volta su due il totale è { $middle } o più.
hands-odds = { $next } regge con probabilità { $hold }; una chiamata è giusta con probabilità { $call }.
hands-curve = I totali con cui dovevi fare i conti
hands-curve-call = In verde: i totali sotto { $number }, con cui è giusto chiamare.
hands-curve-say = In verde: i totali che arrivano a { $number }.
hands-good = Ben valutato.
hands-close = Quasi indifferente: una vale l’altra.
hands-poor = Era meglio l’altra scelta.
hands-next = Avanti
hands-result = Punti: { $points } su { $of }
hands-up = Era troppo facile per te: le prossime dieci sono più difficili.
hands-down = Le prossime dieci sono un po’ più facili.
hands-stay = Le prossime dieci sono altrettanto difficili.
hands-again = Altre dieci
