# Come si chiamano le carte. Tra parentesi la sigla che si scrive.

card-number = { $card }
card-mystery = mistero (?)
card-discard = ladro
card-flip = specchio
card-cancel = eclissi
card-double = eco
card-night = notte
card-typed = { $name } ({ $token })
card-mystery-begins = Il mistero (?)
card-discard-begins = Il ladro
card-flip-begins = Lo specchio
card-cancel-begins = L’eclissi
card-double-begins = L’eco
card-night-begins = La notte

## Il conteggio, passo per passo. $cards sono le carte toccate da una carta speciale, $sum quanto valgono tutte dopo il passo.

count-cards = Carte: { $cards }
count-start = Tutti i numeri insieme: { $sum }
count-mystery = Il mistero (?) gira { $cards }: { $sum }
count-mystery-none = Il mistero (?) non trova carte da girare e vale 0: { $sum }
count-discard = Il ladro se ne va e si porta via { $cards }: { $sum }
count-discard-none = Il ladro non trova carte verdi da portare via: { $sum }
count-flip = Lo specchio porta in negativo { $cards }: { $sum }
count-flip-none = Lo specchio non trova carte verdi da portare in negativo: { $sum }
count-cancel = L’eclissi azzera { $cards }: { $sum }
count-cancel-none = L’eclissi non trova carte verdi: { $sum }
count-double = L’eco raddoppia { $cards }: { $sum }
count-double-none = L’eco non trova niente da raddoppiare: { $sum }
count-night = La notte vale 0: { $sum }
count-total = Totale: { $total }
count-reshuffle = È uscita la notte: dopo questa mano si rimescolano tutte le carte.

## Parole che dipendono da cosa c’è nella scatola: la risposta propria di un’opzione, e cosa fa una carta dove ne manca un’altra.

value-nothing-empty_pile = resta vuota
value-nothing-no_green = non succede niente
value-round-masks_per = una volta per mano
learn-card-double-without-flip = fa valere doppio ogni carta verde.

## Da dove viene quello che sappiamo di una scatola, e quanto è certo.

sources-title = Da dove lo sappiamo
source-line = { $parts }: { $origin } ({ $certainty })
part-seats = numero di giocatori
part-deck = le carte
part-count = il conteggio
part-numbers = che cosa si può dire
part-lives = quando si è fuori
part-starter = chi comincia la mano successiva
part-powers = le regole in più
part-coins = quante monete per tipo
origin-booklet = secondo il regolamento
origin-reconstruction = nostra ricostruzione
origin-owners = secondo chi ha il gioco e i negozi
origin-program = secondo un altro programma
origin-as-2003 = non si sa, quindi come nella scatola del 2003
certainty-sure = certo
certainty-likely = probabile
certainty-guess = un’ipotesi

## Ogni opzione in una riga; dove i regolamenti tacciono vale il valore predefinito.

option-coins = otto monete sul tavolo, ognuna buona per un trucco a ogni mano
option-specials = ognuno ha { $piece ->
    [mask] una maschera
    [twig] un rametto
   *[token] un gettone
} per un’azione speciale a ogni mano
option-out_at = con quanti coyote si è fuori
option-least_number = il numero minimo per aprire una mano
option-highest_number = il numero più alto che si può dire
option-feathers = con quante piume si gioca
option-deck = un mazzo tutto tuo, scritto CARDxCOUNT …
option-coin_counts = quante monete di ogni tipo, scritto COINxCOUNT …
option-mystery_special = una carta speciale girata da un mistero ha effetto, oppure non fa niente
option-mystery_chain = un mistero girato da un mistero gira un’altra carta
option-empty_pile = se la pila finisce a metà mano si rifà con gli scarti, oppure resta vuota
option-turned_cards = le carte girate da un mistero vanno negli scarti, oppure tornano nella pila
option-night_reshuffle = la notte fa rimescolare comunque sia uscita, oppure solo se è stata contata o sostituita
option-no_green = { $cards }: senza carte verdi non succede niente, oppure l’effetto va alla carta rossa più alta, o a quella col numero più alto, anche uno 0
option-ties = se più carte hanno il valore più alto, l’effetto ne tocca una sola, oppure tutte
option-discard_first = il ladro agisce prima dello specchio
option-starter_out = se chi dovrebbe cominciare è fuori, comincia chi viene dopo, oppure chi viene prima
option-opening_skip = chi comincia può usare la moneta salto
option-call_after_skip = si può chiamare «Coyote!» anche se nel frattempo qualcuno non ha detto niente
option-back_to_declarer = quando il turno torna a chi ha detto il numero, deve rilanciare, oppure la mano finisce
option-sit_out = chi indovina si ritira fino alla fine della mano
option-call_after_coin = si può chiamare «Coyote!» nello stesso turno dopo una moneta
option-agree_makes = chi accetta fa suo il numero, oppure lo passa soltanto
option-double_lasts = il raddoppio dura un turno, oppure tutta la mano
option-again_on_agreed = si può dire «cambialo» di un numero che qualcuno ha accettato
option-specials_with_two = si possono usare { $piece ->
    [mask] le maschere
    [twig] i rametti
   *[token] le azioni speciali
} quando si resta in due
option-doubles = l’eco raddoppia le carte verdi, oppure tutto il totale, anche le rosse
option-masks_per = { $piece ->
    [mask] una maschera
    [twig] un rametto
   *[token] un gettone
} si usa una volta per mano, oppure una volta per partita
