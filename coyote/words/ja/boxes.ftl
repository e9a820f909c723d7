# 箱の中身で変わる言葉：その選択肢だけの答えと、ほかのカードがないときのカードの説明。
value-nothing-empty_pile = 空のまま
value-nothing-no_green = 何も起きない
value-round-masks_per = 1ラウンドに1回
learn-card-double-without-flip = 緑のカードを全部2倍にします。
