# ページのことば、画面ごとに。
#
# 1つのものに1つのことば。ほかの言い方は tests/every/forbidden_words.py が断る。です・ます調で、プレイヤーには「さん」を付ける。
#   カード、羽根 · 数 · 宣言する · 数を上げる · 「コヨーテ！」と言う · 届く（hold） · 合計 · 数える
#   コヨーテ（1匹、引き取る） · 脱落 · 群れのリーダー · ラウンド · ゲーム · 手番 · 席 · テーブル · ホスト · ボット
#   山札、捨て札 · デッキ · コイン（追加、リバース、スキップ、交換、推理） · 特殊カード（デッキの中） · 仮面（specials と token）、小枝（twig）
#   中央のカード · 目（eyes） · 遠吠え · 観戦 · 実績（feats） · 外部のボット · スマホ · おでこ（headband） · シード · 証明（fairness record） · 記録（record） · ログ · 箱
#   確率は「届く確率は62%」。かぎかっこ「…」、全角の、。：！？（）、数字は半角。

# どのページにも
app-skip = 本文へ
app-name = コヨーテ
app-about = たき火を囲むブラフゲーム。あなたのカードは、あなた以外のみんなに見えています。
app-not-loaded = この部分を読み込めませんでした。通信状況を確かめて、もう一度お試しください。
app-log = できごと
list-more = { $list }、{ $item }
list-last = { $list }、{ $item }
settings = 設定
settings-mute = 消音
settings-language = 言語
settings-theme = 色
settings-theme-night = 夜
settings-theme-dusk = 夕暮れ（明るい）
settings-theme-contrast = ハイコントラスト
settings-still = 動きを止める
settings-forget = 情報を消す…
forget-title = あなたのことを忘れましょうか？
forget-about = あなたの名前と鍵を消し、すべてのテーブルを離れます。ゲーム中ならボットが続けます。元には戻せません。終わったゲームには、遊んだときの名前が残ります。
forget-go = はい、忘れてください
forget-done = 終わりました。あなたがだれか、もうわかりません。
go-home = 最初に戻る
lost-title = 砂しかありません
lost-text = ここにページはありません。
try-again = もう一度
close = 閉じる
cancel = やめる
leave = テーブルを離れる
your-name = 名前
nicknames = ピューマ トカゲ アルマジロ ヒキガエル コウモリ ヒツジ カラス コオロギ アナグマ ヤモリ ハヤブサ ミチバシリ
seconds = { $seconds }秒

# ホーム
home-title = あなたのカード、見えないのはあなただけ。
home-about = 全部のカードの合計が届きそうな数を、少しずつ大きく宣言。言いすぎた人がいたら「コヨーテ！」
home-play = すぐに遊ぶ
home-play-busy = 火をつけています…
home-play-about = ボット3匹と、登録なしですぐに。
home-ways = ほかの遊び方
home-new = 新しいテーブル
home-new-about = 友だちにリンクを送って遊ぶ
home-join = コードで参加
home-join-about = コードを教えてもらったら
home-public = 公開テーブル
home-public-about = 知らない人と遊ぶ
home-learn = 覚える
home-learn-about = 遊びながら2分で
home-count = 数える
home-count-about = 本物の箱があれば、カードをタップ
home-replay = リプレイを見る
home-replay-about = 終わったゲームを、だれの目からでも
home-credit = 「コヨーテ」はスパルタコ・アルベルタレッリ氏のゲームです。このページは氏とも出版社とも関係がなく、文章と絵は独自のものです。

# 版
edition-oliphante_2010 = 羽根、2010年
edition-oliphante_2010-about = 羽根30枚。最初の宣言はどんな数でもよく、マイナスもOK。
edition-devir_2021 = 羽根、2021年
edition-devir_2021-about = 同じゲームを羽根30枚か49枚で。12人まで。
edition-kidult_2003 = カード、2003年
edition-kidult_2003-about = カード36枚、0と日食入り。負けた人が次のラウンドを始めます。
edition-japan_2015 = カード、2015年（日本版）
edition-japan_2015-about = 2003年と同じ36枚で、10人まで。こだま（×2）はマイナスも含めて合計をまるごと2倍にします。お好みで仮面も。
edition-powwow_2006 = 羽根、2006年
edition-powwow_2006-about = 羽根36枚、3人から8人まで。マイナスの数も宣言できます。全員が小枝を1本持ち、数をかわせます。

# 新しいテーブル
new-title = 新しいテーブル
new-go = 火をつける
setting-edition = どれで遊ぶ？
setting-seats = 席
setting-seats-about = 座れる人数
setting-out-at = 脱落までのコヨーテの数
setting-heads = どこで遊ぶ？
setting-heads-screens = それぞれの画面で
setting-heads-screens-about = みんなのカードが自分の画面に見えます。離れた友だちや、ボットと遊ぶときに。
setting-heads-phones = 同じ部屋で、スマホをおでこに
setting-heads-phones-about = スマホをおでこに当てると、みんなにあなたのカードが見えます。数は声に出して言います。
setting-coins = コイン
setting-specials = 仮面
setting-turn = 手番の時間
setting-turn-none = 時間制限なし
setting-turn-about = 時間が切れると、ボットが代わりに動きます
setting-bank = 持ち時間
setting-bank-about = ゲームを通して使える、1人ずつの追加時間
setting-programs = 外部のボット
setting-programs-about = だれかが作ったプログラムも座れます。ボットの印が付きます。
setting-public = 公開テーブル
setting-public-about = だれでも見つけて座れます。
setting-public-clock = 知らない人どうし、いつまでも待てません。公開テーブルには時間制限があります。
setting-public-not-phones = スマホをおでこに当てる遊び方では使えません。見つけた人がだれでも入力できてしまいます。
setting-deck = デッキ：{ $cards }枚
setting-house-rules = ハウスルール
value-on = はい
value-off = いいえ
value-acts = 働く
value-nothing = 何もしない
value-discards = 捨て札で作り直す
value-discard = 捨てる
value-pile = 山札に戻す
value-shown = どんな形でも出たとき
value-counted = 数えたか交換したときだけ
value-highest = 一番大きい赤いカード
value-any = 一番大きい数のカード
value-one = 1枚だけ
value-all = 全部
value-next = 次の人
value-previous = 前の人
value-raise = 数を上げる
value-ends = ラウンドが終わる
value-declarer = 宣言した人になる
value-passer = 次に回すだけ
value-turn = 1手番
value-round = 1ラウンド
value-greens = 緑のカード
value-total = 合計まるごと
value-game = 1ゲームに1回

# 参加
join-title = テーブルに参加
join-code = テーブルのコード
join-hint = sira-goga のような2つのことば。リンクでもOK。
join-go = 行く
public-title = 公開テーブル
public-none = 今は公開テーブルがありません。作れば、だれかが見つけてくれます。
public-seats = { $seats }席中{ $taken }席
public-open = 待っています
public-playing = ゲーム中
public-over = ゲームの合間
dead-link-title = この火は消えています
dead-link-text = ここにはもうテーブルがないか、リンクが途中で切れています。もう一度送ってもらうか、自分でテーブルを作りましょう。
gone-title = つながりません
trouble-unreachable = サーバーにつながりません。通信状況を確かめてください。すぐに戻るかもしれません。
trouble-not-understood = サーバーにこのページのことばが通じませんでした。ページを読み込み直してください。
trouble-unknown = うまくいきませんでした（{ $code }）。もう一度お試しください。

# 通信
connection-connecting = 接続しています…
connection-lost = 接続が切れました。
connection-lost-about = つなぎ直しています。

# ゲームの前
lobby-title = たき火を囲んで
lobby-seats = { $seats }席中{ $taken }席が埋まっています
lobby-you = あなた
lobby-host = ホスト
lobby-program = 外部のボット
lobby-free = 空席
lobby-bot = どのボット
lobby-add-bot = ボットを追加
lobby-remove-bot = 外す
lobby-remove = 席を立ってもらう
lobby-pass-host = ホストをゆずる
lobby-lock = テーブルを閉める
lobby-unlock = テーブルを開ける
lobby-locked = 閉めています：もうだれも入れません
lobby-unlocked = リンクかコードがあれば入れます
lobby-faces-open = 観戦の人も、何かをオンにしている人を見たり聞いたりできます
lobby-faces-closed = 観戦の人には、だれも見えず、聞こえません
lobby-open-faces = 見聞きを許可
lobby-close-faces = 許可をやめる
knock = ここで入力させてもらう
knock-about = 宣言を入力できるのは、座っている人と、ホストが入れた画面だけです。
knock-waits = この画面を{ $name }さんとして入れてよいか、ホストに聞いています。
let-in = { $name }さんを入れる
turn-away = { $name }さんを断る
let-in-about = { $name }さんがノックしています。宣言を入力したいそうです。
lobby-setting = ゲームの設定
lobby-change = 変える
lobby-change-go = これにする
lobby-start = 始める
lobby-wait = みんなそろったら、{ $name }さんが始めます。
sit-down = 座る
sit-back = 席に戻る
watch-full = 満席です。観戦できます。
watch-playing = ゲーム中です。観戦しています。
watch-stop = 観戦をやめる
share-title = 友だちを呼ぶ
share-code = コード
share-copy = リンクをコピー
share-copied = コピーしました
share-send = 送る
share-qr = QRコード
share-qr-label = このテーブルへのリンクのQRコード

# ゲーム
play-title = コヨーテ、第{ $round }ラウンド
play-hand = あなたの手
play-round = 第{ $round }ラウンド
play-said = このラウンドの宣言
said-entered = 入力：{ $name }さん
play-no-number = まだ数はありません
play-stands = { $name }さんが{ $number }と宣言しています。
play-doubled = 今「コヨーテ！」なら、負けた人は2匹
play-dealing = カードを混ぜています…
play-your-turn = あなたの手番です。
play-your-turn-short = あなたの手番
play-waits = { $name }さんが考えています…
stand-in = { $name }さんの代わりにボット
stand-in-about = { $name }さんは1分間動いていません。戻るまでボットが代わりに遊べます。
stand-in-together = ここにいる全員の同意が必要です。
stand-in-wished = ほかの人の同意を待っています。
asleep-you = しばらく動きがなかったので、ボットが代わりに遊んでいます。
asleep-back = 戻りました
play-you-are-out = 脱落しました。だれが群れのリーダーになるか、見届けましょう。
play-number = あなたの数
play-less = 1小さく
play-sign = プラスとマイナスを切り替え
play-say = { $number }と宣言
play-coyote = コヨーテ！
play-number-unreadable = 整数を入れてください。
play-number-unless = { $number }以外の数を宣言してください。
play-number-low = { $least }以上を宣言してください。
coach = 確率コーチ
coach-off = なし
coach-after = ラウンドごと
coach-live = プレイ中も
coach-about = ラウンドのあとに、みんなの宣言と「コヨーテ！」の確率を教えます。ボットだけが相手なら、プレイ中にも。
coach-round = 第{ $round }ラウンドの確率は？
coach-number = { $number }に届く確率は{ $chance }。
coach-call = 「コヨーテ！」が当たる確率は{ $chance }。
play-coins = コイン
piece-token = 仮面
piece-mask = 仮面
piece-twig = 小枝
play-with = ＋{ $special } { $target }
play-without = 使わない
play-guess-title = あなたのおでこのカードは？
play-aim-title = { $special }：だれに？
play-coins-left = コイン{ $number }枚
play-deck = デッキ · 残り{ $pile }枚
play-table = テーブル
play-out-at = コヨーテ{ $number }匹で脱落
play-time = 残り{ $seconds }秒
play-bank = ＋持ち時間{ $seconds }秒
deck-title = デッキ
deck-about = 伏せてあるカードは{ $pile }枚。線で消した種類は、全部捨て札です。
deck-gone = 捨て札{ $number }枚
leave-game = ゲームを抜ける
leave-game-about = ボットが代わりに続けます。同じリンクで席に戻れます。
seat-out = 脱落。
seat-hidden = ここからは見えないカードです。
seat-own-hidden = 自分のカードは見えません。
seat-wears = おでこに{ $card }。
seat-also = それと{ $card }。
seat-replaced = 数えないカード：{ $card }。
seat-coyotes = コヨーテ：{ $most }匹中{ $number }匹。
seat-turn = 手番です。
seat-camera = カメラはオン。
seat-microphone = マイクはオン。
seat-muted = マイクはオフ。
seat-speaking = 話しています。
seat-away = 離席中
seat-left = 退席、ボットが代役
seat-asleep = お休み中、ボットが代役
coin-extra = 追加
coin-extra-about = もう1枚、自分の前に表向きに置いて、いっしょに数えます。そのあと数を宣言します。
coin-reverse = リバース
coin-reverse-about = ラウンドが終わるまで、回る向きが逆になります。そのあと数を宣言します。
coin-skip = スキップ
coin-skip-about = 何も言わずに、次の人へ回します。
coin-exchange = 交換
coin-exchange-about = 見ないで新しいカードに替えます。前のカードは数えませんが、それが夜なら、やはり混ぜ直します。そのあと数を宣言します。
coin-guess = 推理
coin-guess-about = 自分のカードを当てます。正解なら、そのカードは表向きになって数に入り、ラウンドを抜けて安全になるか、残って数を宣言します。外れたら、コヨーテを1匹引き取り、ラウンドは数えずに終わって、次はあなたから始めます。
special-agree = 同意
special-agree-about = 今の数を、そのまま自分の宣言にします。すぐ次の人は続けて同意できませんが、あとの手番ならできます。
special-double = ダブル
special-double-about = 数といっしょに：次の人が「コヨーテ！」と言えば、負けた人は2匹引き取ります。
special-reverse = リバース
special-reverse-about = 数といっしょに：ラウンドが終わるまで、回る向きが逆になります。
special-more = もう1枚
special-more-about = 数といっしょに：ほかのだれかのおでこにカードをもう1枚。両方数えます。テーブル全体で1ラウンドに1回だけ。
special-again = チェンジ
special-again-about = 宣言した人は、数を変えなければなりません。その前の数より大きければ（最初の数だったなら、最小の数以上であれば）、増やしても減らしてもかまいませんが、同じ数はだめです。そのあと、またあなたの手番です。
special-next = 指名
special-next-about = 数といっしょに：次の人を選びます。そこから順に続きます。
special-dodge = かわす
special-dodge-about = 数の代わりに：回る向きが逆になり、宣言した人の反対どなりの人が答えます。残り2人では使えません。
reactions = 声を出す
reaction-howl = 遠吠え
reaction-yip = キャンキャン
reaction-growl = うなる
reaction-laugh = 笑う
reaction-gulp = ごくり
reaction-stare = じーっ
reaction-paw = お手
reaction-sleep = あくび

# スマホをおでこに
headband-turn = { $name }さん、声に出して宣言してください。
headband-wear = おでこに当てる
headband-wear-about = 3秒後、みんなにカードが見えます。2回タップで「コヨーテ！」
headband-lift = おでこに当てて、のぞかないで。
headband-hide = 隠す
headband-enter = { $name }さんの宣言は？

# ゲームのあと
after-rematch = もう1ゲーム
after-arrange = 席とルール
after-wait = 次のゲームは{ $name }さんが始められます。
after-replay = リプレイと確率
after-share = このゲームを共有
after-keep = 取っておく
after-record = ゲームの記録（テキスト）
after-fairness = 配り方の証明
after-fairness-about = だれもカードを選んでいないことの証明です。このブラウザーでも、ほかのプログラムでも確かめられます。
after-verify = 配り方を確かめる
after-checking = 全部混ぜ直しています…
after-fair = { $seeds ->
    [0] カードは封をしたとおりに出ました。ただし、シードを出したのはサーバーだけです。
   *[other] カードは封をしたとおりに出ました。並びは、プレイヤーのシード{ $seeds }個とサーバーのシードで決まりました。
}
after-not-checked = このブラウザーでは確かめられません。証明を保存して、coyote verify で確かめてください。
seen-same = { $decks ->
    [1] ゲーム中にこのページが見た約束、シード、封印と同じです。
   *[other] ゲーム中にこのページが見た約束、シード、封印と同じです（{ $decks }デッキ中{ $seen }デッキ）。
}
seen-nothing = このページはゲームを見ていなかったので、証明と比べるものがありません。
seen-own-used = { $decks ->
    [1] あなたのシードが使われました。
   *[other] あなたのシードが{ $decks }デッキで使われました。
}
seen-own-missing = 次のデッキにあなたのシードがありません：{ $decks }。届くのが遅すぎたか、サーバーが捨てたかです。
seen-fallen = 捨てられたシード（とデッキ）：{ $who }。約束はありましたが、席を立ったか、サーバーが捨てたかです。
seen-differs = ゲーム中にこのページが見たものと違います！ 証明を取っておき、いっしょに遊んだ人に見せてください。
seen-other-game = 別のゲームの証明です。
seen-other-deck = デッキ{ $deck }は使われたのに、証明にありません。
seen-other-server = デッキ{ $deck }：サーバーの約束が違います。
seen-other-commit = デッキ{ $deck }：{ $name }さんの約束が違います。
seen-other-seed = デッキ{ $deck }：{ $name }さんのシードが違います。
seen-other-root = デッキ{ $deck }：封をした順番が違います。

# ゲームのほかにテーブルで起きたこと
event-sat = { $name }さんが座りました。
event-sat-bot = ボットの{ $name }さんが座りました。
event-left = { $name }さんが席を立ちました。
event-removed = { $name }さんは席を立たされました。
event-away = { $name }さんは離席中です。
event-back = { $name }さんが戻りました。
event-host-passed = { $name }さんがホストになりました。
event-locked = テーブルを閉めました。もうだれも入れません。
event-unlocked = テーブルがまた開きました。
event-faces-opened = 観戦の人も、カメラやマイクがオンの人を見たり聞いたりできるようになりました。
event-faces-closed = 観戦の人には、だれも見えず、聞こえなくなりました。
event-knocked = { $name }さんがノックしています。
event-let-in = { $name }さんは入れてもらえました。
event-turned-away = { $name }さんは断られました。
event-setting-changed = テーブルのルールが変わりました。
event-started = 新しいゲームが始まります。
event-stood-in-stand-in = ボットが{ $name }さんの代わりに動きます。
event-stood-in-clock = { $name }さんは時間切れ。ボットが代わりに動きます。
event-entered = { $name }さんの宣言を{ $by }さんが入力します。
event-wished = { $name }さんは、{ $target }さんの代わりにボットを呼びたいそうです。
event-slept = { $name }さんはお休み中です。ボットが続けます。
event-hurried = { $name }さんが結末を見たがっています。ボットが急ぎます。
event-woke = { $name }さんが目を覚ましました。
event-reacted-howl = { $name }さんの遠吠え。
event-reacted-yip = { $name }さんがキャンキャン鳴きます。
event-reacted-growl = { $name }さんがうなります。
event-reacted-laugh = { $name }さんが笑います。
event-reacted-gulp = { $name }さんがごくりとつばを飲みます。
event-reacted-stare = { $name }さんがじーっと見ています。
event-reacted-paw = { $name }さんが前足を上げます。
event-reacted-sleep = { $name }さんがあくびをします。
value-may = 本人が選ぶ
play-withdraw-title = 正解です！
play-withdraw-about = 抜ければ、このラウンドはもう安全です。残って数を宣言してもかまいません。
play-withdraw = 抜ける
seat-withdrawn = 抜けました、安全です。
lobby-first = 最初のラウンドを始める人
lobby-first-drawn = くじで決める
setting-least-number = 最小の数
setting-least-none = どんな数でも
setting-least-number-about = ラウンドの最初に宣言できる最小の数。空欄ならどんな数でも
setting-coins-not-two = 2人ではコインを使いません。ルールでそう決まっています。
setting-coin-counts = コインの種類ごとの枚数
setting-deck-about = お持ちの箱に合わせて変えられます。
setting-deck-reconstructed = 説明書には数も枚数もありません。これは私たちが復元したものです。お持ちの箱に合わせて変えられます。
setting-house-rules-about = このテーブルに関わるものだけです。
counts-of = 枚数：{ $name }
counts-less = 1枚減らす：{ $name }
counts-more = 1枚増やす：{ $name }
counts-other = ほかの数
counts-add = 足す
counts-usual = 箱のとおり

## 本物の箱で遊ぶ人のための集計ページ。

count-page-title = カードを数える
count-page-about = 本物の箱で遊んでいますか？ みんなのおでこにあったカードをタップすると、順を追って数えます。
count-page-edition = お持ちの箱
count-page-size = 羽根
count-page-number = 宣言された数（なくてもOK）
count-page-worn = おでこのカード
count-page-none = 下のカードを人数分タップしてください。
count-page-remove = { $card }を戻す
count-page-turned = 謎がめくったカード
count-page-turn = 謎がめくったカードを選ぶ
count-page-turn-now = めくられたカードをタップしてください。
count-page-count = 数える
count-page-clear = 最初から
count-page-deck = 箱の中身
count-page-add = { $card }を足す（残り{ $left }）
count-page-steps = 集計の流れ
count-page-back = 戻る
count-page-next = 次へ
count-page-end = 最後まで
count-page-more = このカード（{ $card }）は1箱に{ $count }枚のはずです。お持ちの箱にはもっとありますか？
count-page-more-yes = はい、足します
count-page-more-no = いいえ
count-page-turn-missing = 謎は何をめくりましたか？ 下でタップしてください。
count-page-turn-none = カードは残っていなかった

## 今日のたき火：1日に1つ、みんな同じテーブル

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

## サーバーが覚えていること：自分のゲーム、成績、はしご、ほかの端末への引っ越し。

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
