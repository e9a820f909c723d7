# O que diz `verify`. Uma época vai de um embaralhamento de todas as cartas até o seguinte.
fair-epochs = Épocas, de um embaralhamento de todas as cartas até o seguinte: { $number }
fair-shuffles = Embaralhamentos refeitos: { $number }
fair-cards = Cartas dadas, compradas e viradas, todas como embaralhadas: { $number }
fair-seeds = Sementes de quem jogou, todas como prometidas: { $number }
fair-without = Lugares sem semente, época por época: { $number }
fair-withheld = { $number ->
    [1] Um deles prometeu uma semente e não a mostrou: a pessoa saiu, ou o servidor a deixou de fora.
   *[other] { $number } deles prometeram uma semente e não a mostraram: as pessoas saíram, ou o servidor as deixou de fora.
}
fair-alone = { $number ->
    [1] Em uma época ninguém deu semente: ali o servidor poderia ter escolhido as cartas.
   *[other] Em { $number } épocas ninguém deu semente: ali o servidor poderia ter escolhido as cartas.
}
fair-not-over = O jogo não acabou. O que foi dado até agora está conferido.
fair-good = As cartas do jogo { $game } são as que suas sementes decidiram.
fair-wrong = { $file } não prova que as cartas foram dadas de forma justa. Guarde o arquivo e mostre a quem jogou com você.
fair-next = Baixe de novo a prova do jogo do servidor que deu as cartas e passe-a sem mudar nada; ou - para a entrada padrão.
unfair-not-json = Isto não é JSON (linha { $line }).
unfair-malformed = Isto não é uma prova: em { $where } deveria haver { $expected }.
unfair-record-refused = As regras recusam a linha { $line } do jogo: { $reason }
unfair-record-rewritten = O registro do jogo não está na forma em que o servidor o escreve.
unfair-deck-differs = O baralho não é o desta mesa.
unfair-epochs-number = Épocas no arquivo: { $epochs }; no jogo: { $expected }.
unfair-shuffles-number = Época { $epoch }: embaralhamentos no arquivo: { $shuffles }; no jogo: { $expected }.
unfair-seats-differ = Época { $epoch }: nem todos os lugares aparecem uma vez, em ordem, com semente ou sem.
unfair-server-commit-differs = Época { $epoch }: a semente do servidor não é a que ele prometeu.
unfair-commit-missing = Época { $epoch }: { $name } deu uma semente sem ter prometido antes.
unfair-commit-differs = Época { $epoch }: a semente de { $name } não é a prometida.
unfair-commit-copied = Época { $epoch }: { $name } fez a mesma promessa que { $other }; uma semente conta duas vezes.
unfair-seed-copied = Época { $epoch }: { $name } deu a mesma semente que { $other }; uma semente conta duas vezes.
unfair-cards-differ = Época { $epoch }, embaralhamento { $shuffle }: as cartas embaralhadas não são as que estavam no monte.
unfair-root-differs = Época { $epoch }, embaralhamento { $shuffle }: as sementes dão uma ordem diferente da que foi selada.
unfair-starter-differs = { $name } começou, mas o sorteio tinha escolhido { $expected }.
unfair-deal-differs = Rodada { $round }: do monte saiu { $card }, mas em cima estava { $expected } (época { $epoch }, embaralhamento { $shuffle }, posição { $position }).
