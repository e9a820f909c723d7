# O que aconteceu, contado a quem aconteceu. Os ids são os dos acontecimentos, com “-you” se foi você quem fez e “-at-you” se vai
# para você ($target).
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
event-coin-turned-extra-you = Você vira a moeda extra.
event-coin-turned-reverse-you = Você vira a moeda de inversão: o sentido do jogo se inverte.
event-coin-turned-skip-you = Você vira a moeda de salto e não diz nada.
event-coin-turned-exchange-you = Você vira a moeda de troca.
event-coin-turned-guess-you = Você vira a moeda de palpite.
event-extra-laid-you = Aberta diante de você: { $card }. Essa carta também conta.
event-exchanged-hidden-you = Você põe uma carta nova sem ver. A de antes já não conta.
event-more-worn-hidden-you = Você põe mais uma carta sem ver. As duas contam.
event-guessed-right-you = Você dá o palpite { $guess } e acerta.
event-guessed-wrong-you = Você dá o palpite { $guess }, mas é { $card }.
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
event-removed-you = Fizeram você sair.
event-away-you = Você se ausentou.
event-back-you = Você voltou.
event-host-passed-you = Agora você organiza a mesa.
event-stood-in-stand-in-you = Um bot joga por você.
event-stood-in-clock-you = Seu tempo acabou: um bot joga por você.
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
