# Esprits : qui ils sont et pourquoi ils ont joué ainsi.
mind-cub = un petit qui joue comme un enfant
mind-tortoise = une tortue prudente qui se fie à la moyenne
mind-fox = un renard hardi qui bluffe
mind-owl = un hibou qui connaît les chances
mind-hare = un lièvre qui lit les autres
mind-wolf = un loup qui a mené la meute pendant des millions de manches
reason-call = J’ai crié parce que { $number } ne tenait qu’à { $chance }.
reason-safe = { $number } était sûr : il tenait à { $chance }.
reason-likely = { $number } était probable : il tenait à { $chance }.
reason-bluff = { $number } était un bluff : il ne tenait qu’à { $chance }.
reason-coin = Le nombre brûlait, alors j’ai pris une pièce ({ $coin }).
reason-special = Le nombre brûlait, alors j’ai pris une action spéciale ({ $special }).
reason-withdraw = J’avais deviné ma carte, alors j’ai laissé les autres se débrouiller.
