# サーバーが断る理由。id は「server-」と決まったコード。
server-token-unknown = あなたの情報が見つかりません。名前を選んで、入り直してください。
server-token-unfit = 前のトークンに代わる正しいトークンがありません。
server-table-unknown = そのテーブルはないか、もう片づけられました。リンクかコードを確かめてください。
server-table-broken = このテーブルは壊れていて、続けられません。残っている記録のつじつまが合わないのです。ほかのテーブルは大丈夫なので、新しく作ってください。
server-game-unknown = そのゲームはないか、古くて片づけられました。
server-not-found = ここには何もありません。
server-host-unknown = このアドレスはこのサーバーのものではありません。サーバーの管理者が --origin で追加できます。
server-origin-unknown = ほかのサイトからの要求です。使えるのはコヨーテのページだけです。
server-hello-expected = 最初のメッセージは hello です。
server-hello-late = hello が時間内に届きませんでした。つなぎ直してください。
server-body-unfit = このリクエストは読めません：{ $reason }
server-hand-unfit = このカードは数えられません：{ $reason }
server-too-fast = 一度に多すぎます。少し待ってください。
server-too-many = 同時につなげるのは{ $most }本までです。いくつか閉じてください。
server-too-many-tables = 開いているテーブルが{ $most }個あれば、今は十分です。どれかを最後まで遊ぶか、しばらく離れてください。
server-unavailable = サーバーは今、保存できません。何も変わっていないので、少ししてからもう一度お試しください。
