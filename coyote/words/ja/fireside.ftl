# たき火のまわり：輪、手元、コインと仮面、ボットだけの終わり。
ring-clockwise = 手番は時計回りに進みます。
ring-other-way = 手番は反時計回りに進みます。

card-ask = { $name }さんのカードについて
card-ask-middle = 中央のカードについて
card-about-positive = { $card }：合計に{ $card }を足します。
card-about-negative = −{ $card }：合計から{ $card }を引きます。
card-about-zero = 0：合計は変わりません。
card-about-special = { $card }{ $about }
card-about-own = 自分のカード：あなた以外の全員に見えています。
card-about-hidden = ここからは見えないカードです。
card-first = はじめてのカードです。{ $about }
seat-piece = { $piece }：まだ使っていません。
seat-piece-spent = { $piece }：このラウンドで使いました。

play-prepare = 数を用意する
play-prepare-late = ほかの人がその数を超えました。
play-guess-sure-title = これでいいですか？
play-guess-sure = 自分のカードは「{ $card }」だと言います。外れたらコヨーテを1匹引き取ります。取り消せません。
play-guess-go = はい、{ $card }
play-guess-back = 別のカード
play-power-sure-title = 今使いますか？
play-power-sure = 取り消せません。
play-power-go = はい、{ $power }
play-powers-wait = 自分の手番で使えます。
play-piece-ready = まだ使えます
play-piece-spent = このラウンドではもう使いました
deck-specials = 特殊カードのはたらき
rules-here = このテーブルのルール
rules-here-read = ここでルールを読む
leave-sure = このゲームを離れますか？ ボットが代わりに続けます。同じリンクで戻れます。
leave-sure-out = このテーブルを離れますか？ 脱落しているので、だれも待たせません。同じリンクで戻れます。
leave-go = 離れる
leave-stay = 残る
out-to-the-end = 結末まで
out-to-the-end-about = 残りはボットだけです。すぐに終わります。
out-new-game = 新しいゲーム
out-new-game-sure = 同じルールの新しいテーブルに移りますか？ ここではほかの人がそのまま続けます。

settings-theme-system = システムに合わせる
setting-box = どの箱を持っていますか？
setting-box-none = なければ、一番上をどうぞ。はじめての人に一番向いています。
setting-clock-sum = 1手番は{ $turn }秒です。それより長くかかると、持ち時間（ゲーム全体で{ $bank }秒）から減ります。
setting-turn-each = 1手番{ $seconds }秒
headband-how = 遊び方
headband-how-wear = 全員がスマホをおでこに当てます。カードはほかの人だけに見えます。
headband-how-say = 数は順番に声に出して言います。
headband-how-type = 最初にスマホを下ろした人か、テーブルの画面で数を入力します。入力は1人で十分です。
headband-dead = { $name }さんのスマホがつながりません。そのカードはだれにも見えませんが、ラウンドは続けられます。数を声に出して言い、{ $name }さんの代わりに入力してください。カードはそのまま数えます。

table-not-only-bots = まだ人がゲームに残っています。急げるのはボットだけです。
