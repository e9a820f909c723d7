# ゲームの終わり：丘、共有する絵、ひとりでに進むリプレイ。
end-hill = { $name }さんが、みんなを見下ろす丘で月に向かって遠吠えしています。
end-places = 群れ
end-picture = 絵を共有する
end-picture-saved = 絵を保存しました。
end-more = その他
replay-page-play = 再生
replay-page-pause = 一時停止
replay-page-keys = キー：← → で1つずつ、Page Up と Page Down で1ラウンドずつ、スペースで再生と一時停止。
replay-page-yours = { $name }さん（あなた）
