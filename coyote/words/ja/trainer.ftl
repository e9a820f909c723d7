# 10問：練習。

home-hands = 10問で練習
home-hands-about = 2分で：上げる？ コヨーテ？
hands-about = 実際のゲームから10場面。合計はどのくらい？ 数を上げる？ それとも「コヨーテ！」？ 正確な確率で判定します。
hands-go = 始める
hands-level = レベル{ $level }
hands-place = { $of }問中{ $place }問目
hands-see = 見えているカード：{ $cards }。自分のカードは見えません。
hands-total = 合計はどの数に近いでしょう？
hands-move = 今の数は{ $number }。{ $next }と宣言する？ それとも「コヨーテ！」？
hands-middle = 半分の確率で、合計は{ $middle }以上です。
hands-odds = { $next }に届く確率は{ $hold }、「コヨーテ！」が当たる確率は{ $call }。
hands-curve = あなたから見た合計の予想
hands-curve-call = 緑は{ $number }に届かない合計です。「コヨーテ！」が正解になります。
hands-curve-say = 緑は{ $number }に届く合計です。
hands-good = いい判断です。
hands-close = ほぼ同じです。どちらでもかまいません。
hands-poor = もう一方のほうがよい判断でした。
hands-next = 次へ
hands-result = { $of }点中{ $points }点
hands-up = あなたには簡単すぎました。次の10問は難しくなります。
hands-down = 次の10問は少しやさしくなります。
hands-stay = 次の10問も同じくらいの難しさです。
hands-again = もう10問
