# サーバーが覚えていること：自分のゲーム、成績、はしご、ほかの端末への引っ越し。
memory-games = あなたのゲーム
memory-finished = 終わったゲーム
memory-back = テーブルに戻る
memory-with = 相手：{ $names }
memory-won = 勝ち
memory-place = { $seats }人中{ $place }位
memory-replay = もう一度見る
progress-title = あなたの成績
progress-about = このサーバーだけに残ります。設定の「情報を消す」で消えます。
progress-none = まだありません。最後まで遊んだゲームがここに数えられます。
progress-games = { $number ->
   *[other] ゲーム
}
progress-wins = { $number ->
   *[other] 勝ち
}
progress-right = { $number ->
   *[other] 当たった「コヨーテ！」
}
progress-held = { $number ->
   *[other] 通ったブラフ
}
progress-streak = { $number ->
   *[other] 現在の連勝
}
progress-longest = 最多連勝
progress-best = 通ったなかで一番大胆なブラフ：{ $number }（確率は{ $chance }）。
progress-pending = まだ数えているゲームがあります。少ししてからもう一度見てください。
progress-feats = 実績
progress-new-feat = 新しい実績：{ $feat }
progress-of = { $have } / { $need }
feat-first-howl = はじめての遠吠え
feat-first-howl-about = ゲームに1回勝つ。
feat-regular = たき火の常連
feat-regular-about = ゲームを10回最後まで遊ぶ。
feat-pack-leader = 群れのリーダー
feat-pack-leader-about = ゲームに10回勝つ。
feat-three-moons = 三つの月
feat-three-moons-about = 3連勝する。
feat-keen-ear = するどい耳
feat-keen-ear-about = 「コヨーテ！」を25回当てる。
feat-stone-face = 石の顔
feat-stone-face-about = ブラフを25回通す。
feat-moonshot = 月まで届け
feat-moonshot-about = 確率10%未満のブラフを通す。
feat-decorated = 賞コレクター
feat-decorated-about = 違う賞を4つもらう。
ladder-title = だれと勝負しますか？
ladder-about = 勝つと、次はもっと強いボットが座ります。自分で選んでもかまいません。
ladder-rung = ボット3匹：{ $name }
ladder-here = 今ここ
ladder-beaten = クリア
move-title = ほかの端末で続ける
move-about = 名前、ゲーム、成績がもう1台に引き継がれ、この端末からは消えます。コードは1回だけ、{ $minutes }分のあいだ使えます。
move-make = コードを出す
move-code = コード
move-how = もう1台のカメラで画像を読み取るか、そちらで { $address } を開いてコードを入れてください。
move-qr = 読み取った端末に引き継ぐQRコード
move-in-title = ほかの端末から引き継ぐ
move-in-about = もう1台に出ているコードを入れてください。この端末でこれまで遊んでいた人のデータは消えます。
move-in-code = もう1台のコード
move-in-go = ここで続ける
move-in-done = おかえりなさい、{ $name }さん。
server-guest-moved = ほかの端末に引き継がれました。ここでは新しく始められます。
server-move-unknown = このコードでは引き継げません。期限が切れたのかもしれません。もう1台で新しいコードを出してください。
home-progress = あなたの成績
home-progress-about = 勝ち、実績、ほかの端末
memory-more = もっと見る
