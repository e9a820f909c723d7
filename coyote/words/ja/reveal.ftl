# 公開：カードの合間のことば、その結果、それぞれの手の価値。$chance はその数がどれだけ届きそうに見えたか。

show-you = あなた
show-yours = そして、あなた自身のカード…
show-the-last = そして、{ $name }さんのカード…
show-the-middle = そして、中央のカード…
show-sum = { $sum } = { $total }、宣言は{ $number }。
show-sum-alone = { $total }、宣言は{ $number }。
show-exact = ぴったり{ $total }！
show-near = 1だけ大きすぎました！
show-huge = すごいブラフ！ { $gap }も大きすぎました！
show-last-life = あと1匹コヨーテを引き取ると、{ $name }さんは脱落です。
show-last-life-you = あと1匹コヨーテを引き取ると、あなたは脱落です。
show-last-eye = { $name }さんの目は残り1つです。
show-last-eye-you = あなたの目は残り1つです。
show-now = { $card }、今は{ $value }
show-gone = { $card }、取り除かれました
show-dark = { $card }、今は0
show-stay = タップすると、このまま見られます。
show-again = 前のラウンド
verdict-safe-held = { $number }は安全に見え（{ $chance }）、そのとおりでした。
verdict-safe-failed = { $number }は安全に見えましたが（{ $chance }）、運がありませんでした。
verdict-safe-passed = { $number }は安全に見えましたが（{ $chance }）大きすぎました。でも、だれも「コヨーテ！」と言いませんでした。
verdict-fair-held = { $number }は悪くない賭けで（{ $chance }）、届きました。
verdict-fair-failed = { $number }は悪くない賭けでしたが（{ $chance }）、届きませんでした。
verdict-fair-passed = { $number }は悪くない賭けでしたが（{ $chance }）大きすぎました。でも、だれも「コヨーテ！」と言いませんでした。
verdict-bluff-held = { $number }はブラフでしたが（{ $chance }）、それでも届きました。
verdict-bluff-failed = { $number }はブラフで（{ $chance }）、見破られました。
verdict-bluff-passed = { $number }はブラフでしたが（{ $chance }）、だれも見破りませんでした。
verdict-call-good-right = 「コヨーテ！」は正しそうで（{ $chance }）、そのとおりでした。
verdict-call-good-wrong = 「コヨーテ！」は正しそうでしたが（{ $chance }）、運悪く{ $number }に届いていました。
verdict-call-bold-right = 「コヨーテ！」は大胆でしたが（{ $chance }）、当たりました。
verdict-call-bold-wrong = 「コヨーテ！」は早まりました（{ $chance }）。{ $number }に届いていました。
settings-pace = 数えるときの速さ
settings-pace-calm = ゆっくり
settings-pace-normal = ふつう
settings-pace-fast = 速い

## カードを見せるときのことば。

show-title = 第{ $round }ラウンドの集計
show-number = 宣言
show-total = 合計
show-pile = 山札から
show-coyotes = { $name }さん：コヨーテ{ $of }匹中{ $count }匹
show-on = 次へ
show-skip = スキップ

## ゲームの終わり：丘、共有する絵、ひとりでに進むリプレイ。

end-hill = { $name }さんが、みんなを見下ろす丘で月に向かって遠吠えしています。
end-places = 群れ
end-picture = 絵を共有する
end-picture-saved = 絵を保存しました。
end-more = その他
replay-page-play = 再生
replay-page-pause = 一時停止
replay-page-keys = キー：← → で1つずつ、Page Up と Page Down で1ラウンドずつ、スペースで再生と一時停止。
replay-page-yours = { $name }さん（あなた）

## ゲームのあとに見るもの：すべての一手とその確率、賞、だれがどれだけ大胆だったか。$chance は本人から見た確率。

award-boldest-bluff = 大胆ブラフ賞
award-boldest-bluff-why = { $name }さんは確率{ $chance }の{ $number }を宣言して、見破られませんでした。
award-best-call = 名コヨーテ賞
award-best-call-why = { $name }さんは{ $other }さんの{ $number }に「コヨーテ！」。確率{ $chance }で、みごと的中。
award-luckiest-escape = 命びろい賞
award-luckiest-escape-why = { $name }さんの{ $number }は大きすぎたのに、{ $other }さんが見のがしました。「コヨーテ！」が当たる確率は{ $chance }でした。
award-steadiest-nerve = 鉄の心臓賞
award-steadiest-nerve-why = { $name }さんは{ $bluffs }回もブラフをして、一度も見破られませんでした。
award-false-alarm = 早とちり賞
award-false-alarm-why = { $name }さんは{ $other }さんの{ $number }に、確率{ $chance }で「コヨーテ！」。ちゃんと届いていました。
award-hard-luck = ついてなかったで賞
award-hard-luck-why = { $name }さんは確率{ $chance }の{ $number }を宣言。{ $other }さんに「コヨーテ！」と言われ、届きませんでした。
review-caption = 宣言と、本人から見た確率（数に届く確率、「コヨーテ！」が当たる確率）、そして合計。
review-round = 第{ $round }ラウンド
review-held = 合計{ $total }、届いた
review-too-high = 合計{ $total }、大きすぎ
review-right = 合計{ $total }、的中
review-wrong = 合計{ $total }、はずれ
review-awards = 賞
review-award = { $award }：{ $why }
review-nobody = 今回はだれも受賞しませんでした。
review-bravery = 大胆さくらべ
dared-declarations = 宣言
dared-mean-chance = 確実さ
dared-bluffs = ブラフ
dared-caught = 見破られた
dared-calls = 「コヨーテ！」の回数
dared-right = 的中

## 読む人が出てくる賞

award-boldest-bluff-why-you = あなたは確率{ $chance }の{ $number }を宣言して、見破られませんでした。
award-best-call-why-you = あなたは{ $other }さんの{ $number }に「コヨーテ！」。確率{ $chance }で、みごと的中。
award-best-call-why-at-you = { $name }さんはあなたの{ $number }に「コヨーテ！」。確率{ $chance }で、みごと的中。
award-luckiest-escape-why-you = あなたの{ $number }は大きすぎたのに、{ $other }さんが見のがしました。「コヨーテ！」が当たる確率は{ $chance }でした。
award-luckiest-escape-why-at-you = { $name }さんの{ $number }は大きすぎたのに、あなたが見のがしました。「コヨーテ！」が当たる確率は{ $chance }でした。
award-steadiest-nerve-why-you = あなたは{ $bluffs }回もブラフをして、一度も見破られませんでした。
award-false-alarm-why-you = あなたは{ $other }さんの{ $number }に、確率{ $chance }で「コヨーテ！」。ちゃんと届いていました。
award-false-alarm-why-at-you = { $name }さんはあなたの{ $number }に、確率{ $chance }で「コヨーテ！」。ちゃんと届いていました。
award-hard-luck-why-you = あなたは確率{ $chance }の{ $number }を宣言。{ $other }さんに「コヨーテ！」と言われ、届きませんでした。
award-hard-luck-why-at-you = { $name }さんは確率{ $chance }の{ $number }を宣言。あなたに「コヨーテ！」と言われ、届きませんでした。

## 終わったゲームを、だれかの目でもう一度。

replay-page-title = リプレイを見る
replay-page-about = 終わったゲームは、そこにいただれの目からでも、一手ずつ見直せます。
replay-page-which = ゲームのリンクか名前
replay-page-open = 見る
replay-page-none = このゲームは表示できません
replay-page-eyes = だれの目で見る？
replay-page-watcher = 観戦者
replay-page-hidden = この目には見えないカード
replay-page-begin = まもなくゲームが始まります。
replay-page-place = { $of }手中{ $place }手目
replay-page-back = 前の手
replay-page-next = 次の手
replay-page-round-back = 前のラウンド
replay-page-round-next = 次のラウンド
replay-page-go = その手を見る
replay-page-seat = 名前
replay-page-chance-number = { $name }さんから見て、{ $number }に届く確率は{ $chance }。
replay-page-chance-number-you = あなたから見て、{ $number }に届く確率は{ $chance }。
replay-page-chance-call = { $name }さんから見て、{ $number }への「コヨーテ！」が当たる確率は{ $chance }。
replay-page-chance-call-you = あなたから見て、{ $number }への「コヨーテ！」が当たる確率は{ $chance }。
replay-page-later = 数えたあとに
replay-page-curve = { $name }さんから見た合計の予想
replay-page-curve-holds = { $number }に届く確率は{ $chance }
replay-page-total = 合計{ $total }
replay-page-no-spoilers = 勝者と賞は最後のお楽しみです。
replay-page-to-end = 最後へ
replay-page-share = この場面を共有
replay-page-copied = リンクをコピーしました。

## `verify` の出力。エポックは、全カードを混ぜてから次に混ぜるまで。

fair-epochs = エポック（全カードを混ぜてから次に混ぜるまで）：{ $number }
fair-shuffles = やり直して確かめたシャッフル：{ $number }
fair-cards = 配る・引く・めくる、すべてシャッフルどおりだったカード：{ $number }
fair-seeds = 約束どおりだったプレイヤーのシード：{ $number }
fair-without = シードのない席（エポックごと）：{ $number }
fair-withheld = そのうち{ $number }席は、約束したシードを見せませんでした。席を立ったか、サーバーが捨てたかです。
fair-alone = { $number }個のエポックでは、プレイヤーのシードがありませんでした。そこではサーバーがカードを選べたことになります。
fair-not-over = ゲームはまだ終わっていません。ここまでに配られた分を確かめました。
fair-good = ゲーム{ $game }のカードは、シードが決めたとおりでした。
fair-wrong = { $file }からは、公正に配られたとは言えません。ファイルを取っておき、いっしょに遊んだ人に見せてください。
fair-next = カードを配ったサーバーから証明をもう一度取り、そのまま渡してください。標準入力なら - です。
unfair-not-json = JSONではありません（{ $line }行目）。
unfair-malformed = 証明ではありません。{ $where }には{ $expected }が必要です。
unfair-record-refused = ゲームの{ $line }行目はルールに合いません：{ $reason }
unfair-record-rewritten = ゲームの記録が、サーバーの書く形になっていません。
unfair-deck-differs = このテーブルのデッキではありません。
unfair-epochs-number = エポックが{ $epochs }個ありますが、ゲームでは{ $expected }個です。
unfair-shuffles-number = エポック{ $epoch }のシャッフルは{ $shuffles }回ですが、ゲームでは{ $expected }回です。
unfair-seats-differ = エポック{ $epoch }：すべての席が1回ずつ、順番に、シードの有無とともに並んでいません。
unfair-server-commit-differs = エポック{ $epoch }：サーバーのシードが約束したものと違います。
unfair-commit-missing = エポック{ $epoch }：{ $name }さんは、約束なしにシードを出しました。
unfair-commit-differs = エポック{ $epoch }：{ $name }さんのシードが約束したものと違います。
unfair-commit-copied = エポック{ $epoch }：{ $name }さんの約束が{ $other }さんと同じなので、1つのシードが2回数えられています。
unfair-seed-copied = エポック{ $epoch }：{ $name }さんのシードが{ $other }さんと同じなので、1つのシードが2回数えられています。
unfair-cards-differ = エポック{ $epoch }、シャッフル{ $shuffle }：山札にあったカードと違うカードが混ぜられました。
unfair-root-differs = エポック{ $epoch }、シャッフル{ $shuffle }：シードから決まる順番が、封をした順番と違います。
unfair-starter-differs = { $name }さんから始まりましたが、くじで決まったのは{ $expected }さんでした。
unfair-deal-differs = 第{ $round }ラウンド：山札から{ $card }が出ましたが、一番上は{ $expected }でした（エポック{ $epoch }、シャッフル{ $shuffle }、{ $position }番目）。
