# Mentes: quiénes son y por qué jugaron así.
mind-cub = un cachorro que juega como un niño
mind-tortoise = una tortuga prudente que confía en la media
mind-fox = un zorro atrevido que farolea
mind-owl = un búho que conoce las probabilidades
mind-hare = una liebre que lee a los demás
mind-wolf = un lobo que ha guiado a la manada en millones de rondas
reason-call = Canté porque { $number } solo se sostenía con un { $chance }.
reason-safe = { $number } era seguro: se sostenía con un { $chance }.
reason-likely = { $number } era probable: se sostenía con un { $chance }.
reason-bluff = { $number } era un farol: apenas se sostenía con un { $chance }.
reason-coin = El número quemaba, así que usé una moneda ({ $coin }).
reason-special = El número quemaba, así que usé un especial ({ $special }).
reason-withdraw = Había acertado mi carta, así que dejé que los demás se apañaran.
