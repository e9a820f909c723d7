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
