# カードを見せるときのことば。手順は count.ftl、できごとは events.ftl に。
show-title = 第{ $round }ラウンドの集計
show-number = 宣言
show-total = 合計
show-pile = 山札から
show-coyotes = { $name }さん：コヨーテ{ $of }匹中{ $count }匹
show-on = 次へ
show-skip = スキップ
