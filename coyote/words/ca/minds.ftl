# Ments: qui són i per què han jugat així.
mind-cub = un cadell que juga com una criatura
mind-tortoise = una tortuga prudent que es refia de la mitjana
mind-fox = una guineu agosarada que fa farols
mind-owl = un mussol que sap les probabilitats
mind-hare = una llebre que llegeix els altres
mind-wolf = un llop que ha guiat la llopada en milions de rondes
reason-call = He cridat perquè { $number } només s’aguantava amb un { $chance }.
reason-safe = { $number } era segur: s’aguantava amb un { $chance }.
reason-likely = { $number } era probable: s’aguantava amb un { $chance }.
reason-bluff = { $number } era un farol: amb prou feines s’aguantava amb un { $chance }.
reason-coin = El número cremava, així que he fet servir una moneda ({ $coin }).
reason-special = El número cremava, així que he fet servir un especial ({ $special }).
reason-withdraw = Havia encertat la meva carta, així que he deixat que els altres s’ho fessin.
