# Menti: chi sono e perché hanno giocato così.
mind-cub = un cucciolo che gioca come un bambino
mind-tortoise = una tartaruga prudente che si fida della media
mind-fox = una volpe audace che bluffa
mind-owl = un gufo che conosce le probabilità
mind-hare = una lepre che legge gli altri
mind-wolf = un lupo che ha guidato il branco in milioni di mani
reason-call = Ho chiamato perché { $number } reggeva solo al { $chance }.
reason-safe = { $number } era sicuro: reggeva al { $chance }.
reason-likely = { $number } era probabile: reggeva al { $chance }.
reason-bluff = { $number } era un bluff: reggeva appena al { $chance }.
reason-coin = Il numero scottava, così ho usato una moneta ({ $coin }).
reason-special = Il numero scottava, così ho usato uno speciale ({ $special }).
reason-withdraw = Avevo indovinato la mia carta, così ho lasciato che se la vedessero gli altri.
