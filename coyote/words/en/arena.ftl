# What `coyote arena` prints.
arena-summary = { $games ->
    [one] One game of { $edition } with { $seats } seats, seed { $seed }:
   *[other] { $games } games of { $edition } with { $seats } seats, seed { $seed }:
}
arena-legend = Wins a seat with their 99 % interval (fair: { $fair }), and ratings.
arena-unknown = There is no bot “{ $name }”. There are: { $names }.
arena-plot-title = { $games ->
    [one] One game of { $edition }, { $seats } seats
   *[other] { $games } games of { $edition }, { $seats } seats
}
arena-plot-axis = wins a seat; thick line 95 %, thin line 99 % sure
arena-plot-fair = fair: { $fair }
