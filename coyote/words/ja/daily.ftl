# 今日のたき火：1日に1つ、みんな同じテーブル

home-daily = 今日のたき火
home-daily-about = みんな同じカード、1日1回
daily-about = 1日に1つのテーブル。カードもボットもみんな同じで、同じ手には同じ答えが返ります。挑戦は1回だけです。
daily-against = 今日の相手：{ $names }
daily-go = 火をつける
daily-back = 自分のたき火に戻る
daily-begun = { $games ->
    [0] 今日のたき火には、まだだれも火をつけていません。
   *[other] 今日は{ $games }個のたき火に火がつきました。
}
daily-rounds = { $rounds }ラウンド生き残りました。
daily-hits = { $hits ->
   *[other] コヨーテを引き取ったのは第{ $list }ラウンドです。
}
daily-no-hits = コヨーテは1匹も引き取りませんでした。
daily-share = 結果を共有する
daily-text = コヨーテ · 今日のたき火 { $day }
daily-how = みんなの結果
daily-how-yesterday = 昨日のたき火
daily-nobody = 最後まで遊んだ人はいません。
daily-bar = { $place }位：{ $games }
daily-mean = 平均で{ $rounds }ラウンド生き残りました。
daily-hidden = ほかの人の結果は、自分のゲームが終わると見られます。
daily-next = 次のたき火：{ $time }
daily-proof = 配り方を確かめる
daily-proof-about = サーバーは前の日にその日のシードを決め、約束を公開します。その日が終わって1時間たつとシードを明かすので、約束どおりだったかをこのブラウザーで確かめられます。
daily-commit-tomorrow = 明日の約束
daily-commit-today = 今日の約束
daily-commit-yesterday = 昨日の約束
daily-seed = 昨日のシード
daily-seed-later = 昨日のシードは{ $time }に明かされます。
daily-verify = 昨日のシードを確かめる
daily-fits = シードは約束と合っています。
daily-seen = このブラウザーは前にも同じ約束を見ています。
daily-not-seen = このブラウザーは前にこの約束を見ていません。
daily-differs = シードが、このブラウザーの見た約束と合いません。この配り方は信用できません。
daily-late = 約束は前の日ではなく、その日に作られました。
daily-others = みんなの結果を見る
server-day-not-over = 今日のたき火の証明は、今日が終わってから見られます。明日また来てください。
server-fire-not-played = 今日のたき火のゲームなので、見ると自分のカードがわかってしまいます。先に自分のゲームを遊ぶか、明日また来てください。
