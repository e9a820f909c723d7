# 読む人が出てくる賞

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
