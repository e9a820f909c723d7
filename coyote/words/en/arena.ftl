# What `coyote arena` prints.
arena-summary = { $games ->
    [one] One game of { $edition } with { $seats } seats, seed { $seed }:
   *[other] { $games } games of { $edition } with { $seats } seats, seed { $seed }:
}
arena-legend = Wins per seat with their 99% interval (fair: { $fair }), and ratings.
arena-unknown = There is no bot “{ $name }”. There are: { $names }. A bot of your own is given by its path: ./{ $name }
arena-plot-title = { $games ->
    [one] One game of { $edition }, { $seats } seats
   *[other] { $games } games of { $edition }, { $seats } seats
}
arena-plot-axis = wins per seat; thick line 95% sure, thin line 99%
arena-plot-fair = fair: { $fair }
arena-stand-ins = { $name }: moves made by a stand-in: { $moves } of { $all } ({ $why }).
arena-mostly = { $name } did not make most of its moves itself: this result is the stand-in’s.
arena-attack = The attack wins { $points } points more than a fair share (95% sure: { $low } to { $high }).
arena-bits = Bits open about a listener’s card before and after the first number, and what each later move gives away; { $rounds } rounds:
