# Com es diuen les cartes. Entre parèntesis, el que s’escriu.

card-number = { $card }
card-mystery = misteri (?)
card-discard = lladre
card-flip = mirall
card-cancel = eclipsi
card-double = eco
card-night = nit
card-typed = { $name } ({ $token })
card-mystery-begins = El misteri (?)
card-discard-begins = El lladre
card-flip-begins = El mirall
card-cancel-begins = L’eclipsi
card-double-begins = L’eco
card-night-begins = La nit

## El recompte, pas a pas. $cards són les cartes que toca una carta especial, $sum el que valen totes després del pas.

count-cards = Cartes: { $cards }
count-start = Tots els números junts: { $sum }
count-mystery = El misteri (?) gira { $cards }: { $sum }
count-mystery-none = El misteri (?) no troba cap carta per girar i val 0: { $sum }
count-discard = El lladre se’n va i s’endú { $cards }: { $sum }
count-discard-none = El lladre no troba cap carta verda per endur-se: { $sum }
count-flip = El mirall passa { $cards } a negatiu: { $sum }
count-flip-none = El mirall no troba cap carta verda per passar a negatiu: { $sum }
count-cancel = L’eclipsi deixa { $cards } a 0: { $sum }
count-cancel-none = L’eclipsi no troba cap carta verda: { $sum }
count-double = L’eco dobla { $cards }: { $sum }
count-double-none = L’eco no troba res per doblar: { $sum }
count-night = La nit val 0: { $sum }
count-total = Total: { $total }
count-reshuffle = Ha sortit la nit: després d’aquesta ronda es tornen a barrejar totes les cartes.

## Paraules que depenen del que hi ha a la capsa: la resposta pròpia d’una opció, i què fa una carta quan en falta una altra.

value-nothing-empty_pile = es queda buida
value-nothing-no_green = no passa res
value-round-masks_per = un cop per ronda
learn-card-double-without-flip = fa que cada carta verda compti el doble.

## D’on surt el que sabem d’una capsa i fins a quin punt és segur.

sources-title = D’on ho sabem
source-line = { $parts }: { $origin } ({ $certainty })
part-seats = nombre de jugadors
part-deck = les cartes
part-count = el recompte
part-numbers = què es pot dir
part-lives = quan es queda fora
part-starter = qui comença la ronda següent
part-powers = les regles afegides
part-coins = quantes monedes hi ha de cada mena
origin-booklet = imprès al reglament
origin-reconstruction = la nostra reconstrucció
origin-owners = segons propietaris i botigues
origin-program = tret d’un altre programa
origin-as-2003 = no se sap, i per tant com a la capsa del 2003
certainty-sure = segur
certainty-likely = probable
certainty-guess = una suposició

## Cada opció en una línia; on els reglaments callen, decideix el valor per defecte.

option-coins = vuit monedes a la taula, cadascuna serveix per a un truc per ronda
option-specials = tothom té { $piece ->
    [mask] una màscara
    [twig] una branqueta
   *[token] una fitxa
} per a una acció especial per ronda
option-out_at = amb quants coiots ets fora
option-least_number = el número mínim per obrir una ronda
option-highest_number = el número més alt que es pot dir
option-feathers = amb quantes plomes es juga
option-deck = una baralla al teu gust, escrita CARDxCOUNT …
option-coin_counts = quantes monedes de cada tipus, escrit COINxCOUNT …
option-mystery_special = una carta especial girada per un misteri té efecte, o no fa res
option-mystery_chain = un misteri girat per un misteri gira una carta més
option-empty_pile = si la pila s’acaba a mitja ronda es refà amb els descarts, o es queda buida
option-turned_cards = les cartes girades per un misteri van als descarts, o tornen a la pila
option-night_reshuffle = la nit fa barrejar surti com surti, o només si s’ha comptat o canviat
option-no_green = { $cards }: sense cartes verdes no passa res, o l’efecte és per a la carta vermella més alta, o per a la del número més alt, també un 0
option-ties = si hi ha més d’una carta més alta, l’efecte en toca una, o totes
option-discard_first = el lladre actua abans que el mirall
option-starter_out = si qui hauria de començar és fora, comença qui va després, o qui va abans
option-opening_skip = qui comença pot fer servir la moneda de salt
option-call_after_skip = es pot cridar «Coyote!» encara que entremig algú no hagi dit res
option-back_to_declarer = quan el torn torna a qui ha dit el número, l’ha d’apujar, o la ronda s’acaba
option-sit_out = qui ho encerta es retira de la ronda
option-call_after_coin = es pot cridar «Coyote!» en el mateix torn després d’una moneda
option-agree_makes = qui accepta es fa seu el número, o només el passa
option-double_lasts = doblar dura un torn, o tota la ronda
option-again_on_agreed = es pot dir «canvia’l» d’un número que algú ha acceptat
option-specials_with_two = es poden fer servir { $piece ->
    [mask] màscares
    [twig] branquetes
   *[token] accions especials
} quan només queden dos jugadors
option-doubles = l’eco dobla les cartes verdes, o tot el total, també les vermelles
option-masks_per = { $piece ->
    [mask] una màscara
    [twig] una branqueta
   *[token] una fitxa
} es fa servir un cop per ronda, o un cop per partida
