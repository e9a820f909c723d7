# Ogni opzione in una riga; dove i regolamenti tacciono vale il valore predefinito.
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
