# データベースの問題と、その直し方。id は「trouble-」と決まったコード。
trouble-store-closed = サーバーが終了するので、データベース{ $database }を閉じています。もう一度起動してください。
trouble-database-unreachable = データベース{ $database }につながりません。ファイルなら、フォルダーはありますか？ 開く権限は？ サーバーなら、動いていますか？ アドレスは正しいですか？
trouble-database-busy = データベース{ $database }は、ほかのプログラムが使っています。それを終了するか、少ししてからお試しください。
trouble-disk-full = { $database }のあるディスクがいっぱいです。空きを作って起動し直してください。何も失われていません。
trouble-commit-unknown = 書き込み中に{ $database }との接続が切れました。起動し直してください。確認済みのものは残っています。
trouble-disk-failed = { $database }のあるディスクが故障しています。まずディスクを調べ、それから「{ $coyote } doctor」で無事なテーブルを確かめてください。
trouble-database-replaced = サーバーの実行中に、ファイル{ $database }が移動、削除、または置き換えられました。元に戻すか、「{ $coyote } restore」でバックアップを戻してください。
trouble-database-read-only = { $database }は読めますが書けません。このユーザーにファイルとフォルダーへの書き込みを許可するか、--databaseで別の場所を選んでください。
trouble-database-refused = データベース{ $database }に断られました。ユーザー、パスワード、データベース名、スキーマ、そしてテーブルを作る権限を確かめてください。
trouble-database-in-use = 別のコヨーテのサーバーが{ $database }を使っています。それを終了するか、--databaseで別のファイルを選んでください。
trouble-not-a-database = { $database }はデータベースではありません。--databaseで別のファイルを選んでください。このファイルには触れていません。
trouble-database-foreign = { $database }は別のプログラムのものです。--databaseで別のファイルを選んでください。このファイルには触れていません。
trouble-database-damaged = ファイル{ $database }が壊れています。「{ $coyote } doctor」で無事なテーブルを確かめ、「{ $coyote } restore」で最後のバックアップを戻してください。
trouble-database-not-empty = { $database }にはもう何か入っています。上書きは決してしません。新しいファイルか空のデータベースを選んでください。
trouble-log-broken = { $database }のあるテーブルのログが、書かれたものと違います。「{ $coyote } doctor」で無事なテーブルを確かめてください。
trouble-database-newer = { $database }は新しいコヨーテで書かれています。こちらを更新してください：pip install --upgrade coyote-game
trouble-sqlite-too-old = このPythonのSQLiteは3.35より古いものです。新しいPythonか、--database postgresql://… でPostgreSQLを使ってください。
