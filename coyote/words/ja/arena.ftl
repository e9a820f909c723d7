# `coyote arena` の出力。
arena-summary = { $edition }、{ $seats }席、シード{ $seed }、{ $games }ゲーム：
arena-legend = 1席あたりの勝率と99%区間（均等なら{ $fair }）、レーティング。
arena-unknown = 「{ $name }」というボットはいません。選べるのは：{ $names }。自分のボットはパスで指定します：./{ $name }
arena-plot-title = { $edition }、{ $seats }席、{ $games }ゲーム
arena-plot-axis = 1席あたりの勝率（太線95%、細線99%）
arena-plot-fair = 均等：{ $fair }
arena-stand-ins = { $name }：別のボットが代わりに動いた手番は{ $all }回のうち{ $moves }回（{ $why }）。
arena-mostly = { $name }は、ほとんどの手番で自分では動いていません。この結果は、代わりに動いたボットのものです。
arena-attack = 攻撃側の勝率は、均等な割合より{ $points }ポイント高くなりました（95%信頼区間：{ $low }～{ $high }）。
arena-bits = 聞き手自身のカードについて残る情報量（ビット）：最初の数の前 → 後、以降の一手ごとに漏れる量。{ $rounds }ラウンド：
