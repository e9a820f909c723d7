# カードの呼び名。かっこの中は入力するときのことば。

card-number = { $card }
card-mystery = 謎（?）
card-discard = どろぼう
card-flip = 鏡
card-cancel = 日食
card-double = こだま
card-night = 夜
card-typed = { $name }（{ $token }）
card-mystery-begins = 謎（?）は
card-discard-begins = どろぼうは
card-flip-begins = 鏡は
card-cancel-begins = 日食は
card-double-begins = こだまは
card-night-begins = 夜は

## 集計の各段階。$cards は効果を受けるカード、$sum はその時点の合計。

count-cards = カード：{ $cards }
count-start = 数字を全部足すと：{ $sum }
count-mystery = 謎（?）が{ $cards }をめくる：{ $sum }
count-mystery-none = 謎（?）がめくるカードはなく、0になる：{ $sum }
count-discard = どろぼうが{ $cards }を連れて出ていく：{ $sum }
count-discard-none = どろぼうが盗む緑のカードはない：{ $sum }
count-flip = 鏡が{ $cards }をマイナスにする：{ $sum }
count-flip-none = 鏡が映す緑のカードはない：{ $sum }
count-cancel = 日食が{ $cards }を0にする：{ $sum }
count-cancel-none = 日食が隠す緑のカードはない：{ $sum }
count-double = こだまが{ $cards }を2倍にする：{ $sum }
count-double-none = こだまが2倍にするカードはない：{ $sum }
count-night = 夜は0：{ $sum }
count-total = 合計：{ $total }
count-reshuffle = 夜が出たので、このラウンドのあとで全部のカードを混ぜ直します。

## 箱の中身で変わる言葉：その選択肢だけの答えと、ほかのカードがないときのカードの説明。

value-nothing-empty_pile = 空のまま
value-nothing-no_green = 何も起きない
value-round-masks_per = 1ラウンドに1回
learn-card-double-without-flip = 緑のカードを全部2倍にします。

## 箱についての情報のもとと、その確かさ。

sources-title = この情報のもと
source-line = { $parts }：{ $origin }（{ $certainty }）
part-seats = プレイ人数
part-deck = カード
part-count = 数え方
part-numbers = 宣言できる数
part-lives = 脱落の条件
part-starter = 次のラウンドを始める人
part-powers = 追加ルール
part-coins = コインの種類ごとの枚数
origin-booklet = 説明書に書いてある
origin-reconstruction = 私たちの復元
origin-owners = 持ち主やお店の情報
origin-program = ほかのプログラムから
origin-as-2003 = 不明なので2003年の箱と同じ
certainty-sure = 確実
certainty-likely = おそらく
certainty-guess = 推測

## 選べるルールを1行ずつ。説明書に書かれていないところは、私たちの裁定が標準。

option-coins = テーブルにコインが8枚。どれも1ラウンドに1回使えます
option-specials = 全員が{ $piece ->
    [mask] 仮面
    [twig] 小枝
   *[token] 仮面
}を持ち、1ラウンドに1回使えます
option-out_at = コヨーテ何匹で脱落するか
option-least_number = ラウンドの最初に宣言できる最小の数
option-highest_number = 宣言できる最大の数
option-feathers = 何枚の羽根で遊ぶか
option-deck = 自分で組むデッキ（CARDxCOUNT …の形で）
option-coin_counts = コインの種類ごとの枚数（COINxCOUNT …の形で）
option-mystery_special = 謎がめくった特殊カードは、働く／何もしない
option-mystery_chain = 謎がめくった謎は、さらに1枚めくる
option-empty_pile = ラウンド中に山札がなくなったら、捨て札で作り直す／空のまま
option-turned_cards = 謎がめくったカードは、捨てる／山札に戻す
option-night_reshuffle = 夜で混ぜ直すのは、どんな形でも出たとき／数えたときか交換したときだけ
option-no_green = { $cards }：緑のカードがないとき、何も起きない／一番大きい赤いカードに働く／0も含めて一番大きい数のカードに働く
option-ties = 一番大きいカードが何枚かあるとき、1枚に働く／全部に働く
option-discard_first = どろぼうは鏡より先に働く
option-starter_out = 始める人が脱落していたら、次の人／前の人から始める
option-opening_skip = 最初の人もスキップできる
option-call_after_skip = 間にだれかが何も言わなくても、「コヨーテ！」と言える
option-back_to_declarer = 手番が宣言した本人に戻ったら、数を上げる／ラウンドが終わる
option-sit_out = 推理が当たった人は、そのラウンドを抜ける
option-call_after_coin = コインを使った手番に「コヨーテ！」と言える
option-agree_makes = 同意した人は、宣言した人になる／数を次に回すだけ
option-double_lasts = ダブルが続くのは、1手番／1ラウンド
option-again_on_agreed = 同意された数にも「チェンジ」と言える
option-specials_with_two = 残り2人でも{ $piece ->
    [mask] 仮面
    [twig] 小枝
   *[token] 仮面
}を使える
option-doubles = こだまが2倍にするのは、緑のカード／マイナスも含めた合計
option-masks_per = { $piece ->
    [mask] 仮面
    [twig] 小枝
   *[token] 仮面
}を使えるのは、1ラウンドに1回／1ゲームに1回
