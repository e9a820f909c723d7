# 集計の各段階。$cards は効果を受けるカード、$sum はその時点の合計。
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
