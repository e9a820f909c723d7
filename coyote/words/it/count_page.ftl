# Contare con la scatola vera sul tavolo.
count-page-title = Conta una mano
count-page-about = Giochi con la scatola vera? Tocca quello che ciascuno aveva in testa e guarda il conteggio, passo per passo.
count-page-edition = La tua scatola
count-page-size = Piume
count-page-number = Il numero detto (se vuoi)
count-page-worn = Sulle teste
count-page-none = Tocca le carte qui sotto, una per ciascuno.
count-page-remove = Rimetti a posto { $card }
count-page-turned = Girata dal mistero
count-page-turn = Scegli che cosa ha girato il mistero
count-page-turn-now = Ora tocca la carta che è stata girata.
count-page-count = Conta
count-page-clear = Ricomincia
count-page-deck = Che cosa c’è nella scatola
count-page-add = Aggiungi { $card }, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
count-page-steps = Il conteggio, passo per passo
count-page-back = Indietro
count-page-next = Passo seguente
count-page-end = Alla fine
count-page-more = Pensavamo che una scatola ne contenesse { $count } ({ $card }). La tua ne ha di più?
count-page-more-yes = Sì, aggiungila
count-page-more-no = No
count-page-turn-missing = Che cosa ha girato il mistero? Toccala qui sotto.
count-page-turn-none = Non c’erano più carte
