# O que aconteceu na mesa, uma frase por acontecimento. $name é quem joga.

event-starter-named = { $name } vai começar.
event-dealt = Rodada { $round }. { $name } começa.
event-dealt-wears = { $name } tem { $card } na cabeça.
event-dealt-hidden = { $name } tem na cabeça uma carta que não dá para ver.
event-declared = { $name } diz { $number }.
event-declared-double = { $name } diz { $number } e dobra: se alguém gritar “Coyote!” agora, quem perder leva dois coiotes.
event-declared-reverse = { $name } diz { $number } e inverte o sentido do jogo.
event-declared-more = { $name } diz { $number } e dá mais uma carta a { $target }.
event-declared-next = { $name } diz { $number } e escolhe { $target } para jogar em seguida.
event-changed = { $name } muda o número para { $number }.
event-agreed = { $name } concorda com { $number }.
event-asked-again = { $name } diz “mude”: { $target } precisa mudar { $number }.
event-dodged = { $name } se esquiva de { $number }: o sentido do jogo se inverte, e { $target } tem de responder.
event-coin-turned-extra = { $name } vira a moeda extra.
event-coin-turned-reverse = { $name } vira a moeda de inversão: o sentido do jogo se inverte.
event-coin-turned-skip = { $name } vira a moeda de salto e não diz nada.
event-coin-turned-exchange = { $name } vira a moeda de troca.
event-coin-turned-guess = { $name } vira a moeda de palpite.
event-extra-laid = Aberta diante de { $name }: { $card }. Essa carta também conta.
event-exchanged = Agora { $name } tem { $card } na cabeça. A carta de antes já não conta.
event-exchanged-hidden = { $name } põe uma carta nova sem ver. A de antes já não conta.
event-more-worn = { $name } tem também { $card }. As duas contam.
event-more-worn-hidden = { $name } põe mais uma carta sem ver. As duas contam.
event-guessed-right = { $name } dá o palpite { $guess } e acerta: a carta fica aberta e continua contando.
event-guessed-wrong = { $name } dá o palpite { $guess }, mas é { $card }.
event-refilled = O monte acabou: o descarte é embaralhado e vira o novo monte.
event-called = { $name } grita “Coyote!” para { $target }, que disse { $number }.
event-shown = As cartas: { $cards }.
event-shown-replaced = Não contam: { $cards }.
event-turned-over = O mistério vira { $card }.
event-counted-holds = O total é { $total }: { $number } se confirma.
event-counted-fails = O total é { $total }: { $number } era demais.
event-nobody-paid = A rodada acaba sem grito. Ninguém leva coiotes.
event-coyotes-taken = { $coyotes ->
    [1] { $name } leva um coiote.
   *[other] { $name } leva { $coyotes } coiotes.
}
event-went-out = { $name } está fora.
event-next-starts = { $name } começa a próxima rodada.
event-won = { $name } lidera a alcateia!
event-withdrew = { $name } fica de fora até o fim da rodada, a salvo.
event-reshuffled-night = A noite apareceu: todas as cartas são embaralhadas em um novo monte.
event-reshuffled-few = Restam poucas cartas para todos: todas são embaralhadas em um novo monte.

## O que aconteceu, contado a quem aconteceu. Os ids são os dos acontecimentos, com “-you” se foi você quem fez e “-at-you” se vai
## para você ($target).

event-starter-named-you = Você vai começar.
event-dealt-you = Rodada { $round }. Você começa.
event-dealt-wears-you = Você tem { $card } na cabeça.
event-dealt-hidden-you = Você tem na cabeça uma carta que não pode ver.
event-declared-you = Você diz { $number }.
event-declared-double-you = Você diz { $number } e dobra: se alguém gritar “Coyote!” agora, quem perder leva dois coiotes.
event-declared-reverse-you = Você diz { $number } e inverte o sentido do jogo.
event-declared-more-you = Você diz { $number } e dá mais uma carta a { $target }.
event-declared-more-at-you = { $name } diz { $number } e dá mais uma carta a você.
event-declared-next-you = Você diz { $number } e escolhe { $target } para jogar em seguida.
event-declared-next-at-you = { $name } diz { $number } e escolhe você para jogar em seguida.
event-changed-you = Você muda o número para { $number }.
event-agreed-you = Você concorda com { $number }.
event-asked-again-you = Você diz “mude”: { $target } precisa mudar { $number }.
event-asked-again-at-you = { $name } diz “mude”: você precisa mudar { $number }.
event-dodged-you = Você se esquiva de { $number }: o sentido do jogo se inverte, e { $target } tem de responder.
event-dodged-at-you = { $name } se esquiva de { $number }: o sentido do jogo se inverte, e você tem de responder.
event-coin-turned-extra-you = Você vira a moeda extra.
event-coin-turned-reverse-you = Você vira a moeda de inversão: o sentido do jogo se inverte.
event-coin-turned-skip-you = Você vira a moeda de salto e não diz nada.
event-coin-turned-exchange-you = Você vira a moeda de troca.
event-coin-turned-guess-you = Você vira a moeda de palpite.
event-extra-laid-you = Aberta diante de você: { $card }. Essa carta também conta.
event-exchanged-hidden-you = Você põe uma carta nova sem ver. A de antes já não conta.
event-more-worn-hidden-you = Você põe mais uma carta sem ver. As duas contam.
event-guessed-right-you = Você dá o palpite { $guess } e acerta: a carta fica aberta e continua contando.
event-guessed-wrong-you = Você dá o palpite { $guess }, mas é { $card }.
event-withdrew-you = Você fica de fora até o fim da rodada, a salvo.
event-called-you = Você grita “Coyote!” para { $target }, que disse { $number }.
event-called-at-you = { $name } grita “Coyote!” para você, que disse { $number }.
event-coyotes-taken-you = { $coyotes ->
    [1] Você leva um coiote.
   *[other] Você leva { $coyotes } coiotes.
}
event-went-out-you = Você está fora.
event-next-starts-you = Você começa a próxima rodada.
event-won-you = Você lidera a alcateia!
event-sat-you = Você se senta.
event-left-you = Você saiu.
event-removed-you = Tiraram você da mesa.
event-away-you = Você se ausentou.
event-back-you = Você voltou.
event-host-passed-you = Agora você organiza a mesa.
event-stood-in-stand-in-you = Um bot joga por você.
event-stood-in-clock-you = Seu tempo acabou: um bot joga por você.
event-entered-you = { $by } registra o que você disse.
event-wished-you = Você gostaria que um bot jogasse por { $target }.
event-wished-at-you = { $name } gostaria que um bot jogasse por você.
event-slept-you = Você caiu no sono: um bot continua.
event-hurried-you = Os bots se apressam até o fim.
event-woke-you = Você acordou.
event-reacted-howl-you = Você uiva.
event-reacted-yip-you = Você gane.
event-reacted-growl-you = Você rosna.
event-reacted-laugh-you = Você ri.
event-reacted-gulp-you = Você engole em seco.
event-reacted-stare-you = Você encara todo mundo.
event-reacted-paw-you = Você levanta uma pata.
event-reacted-sleep-you = Você boceja.
play-stands-you = Você disse { $number }.
headband-enter-you = O que você diz?
show-coyotes-you = Você: { $count } de { $of } coiotes
