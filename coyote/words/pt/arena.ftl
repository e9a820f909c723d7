# O que `coyote arena` mostra.
arena-summary = { $games ->
    [1] Um jogo de { $edition } com { $seats } lugares, semente { $seed }:
   *[other] { $games } jogos de { $edition } com { $seats } lugares, semente { $seed }:
}
arena-legend = Vitórias por lugar com intervalo de 99% (justo: { $fair }) e pontuações.
arena-unknown = Não existe o bot “{ $name }”. Existem: { $names }. Um bot seu é indicado pelo caminho: ./{ $name }
arena-plot-title = { $games ->
    [1] Um jogo de { $edition }, { $seats } lugares
   *[other] { $games } jogos de { $edition }, { $seats } lugares
}
arena-plot-axis = vitórias por lugar; linha grossa 95%, linha fina 99%
arena-plot-fair = justo: { $fair }
arena-stand-ins = { $name }: jogadas feitas por outro bot: { $moves } de { $all } ({ $why }).
arena-mostly = { $name } não fez por conta própria a maior parte das suas jogadas: este resultado é do outro bot.
arena-attack = O ataque ganha { $points } pontos acima da parte justa (95% de certeza: de { $low } a { $high }).
arena-bits = Bits em aberto sobre a carta de quem ouve, antes e depois do primeiro número, e o que cada jogada seguinte revela; { $rounds } rodadas:
