# Gegner: wer sie sind und warum sie so gespielt haben.
mind-cub = ein Welpe, der wie ein Kind spielt
mind-tortoise = eine vorsichtige Schildkröte, die dem Durchschnitt traut
mind-fox = ein kühner Fuchs, der blufft
mind-owl = eine Eule, die die Chancen kennt
mind-hare = ein Hase, der die anderen liest
mind-wolf = ein Wolf, der das Rudel in Millionen Runden angeführt hat
reason-call = Ich habe gerufen, weil { $number } nur mit { $chance } hielt.
reason-safe = { $number } war sicher: Es hielt mit { $chance }.
reason-likely = { $number } war wahrscheinlich: Es hielt mit { $chance }.
reason-bluff = { $number } war ein Bluff: Es hielt nur mit { $chance }.
reason-coin = Die Zahl war heiß, also nahm ich eine Münze ({ $coin }).
reason-special = Die Zahl war heiß, also nahm ich eine Sonderaktion ({ $special }).
reason-withdraw = Ich hatte meine Karte erraten und habe das den anderen überlassen.
