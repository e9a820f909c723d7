# O que há de errado com um banco de dados e o que fazer. Os ids são “trouble-” e o código fixo.
trouble-store-closed = O banco de dados { $database } está sendo fechado: o servidor está terminando. Inicie-o de novo.
trouble-database-unreachable = Não dá para chegar ao banco de dados { $database }. Se é um arquivo, a pasta existe e você pode abri-lo? Se é um servidor, está ligado e o endereço está certo?
trouble-database-busy = O banco de dados { $database } está ocupado por outro programa. Encerre-o, ou tente de novo em um instante.
trouble-disk-full = O disco de { $database } está cheio. Libere espaço e inicie de novo: nada se perdeu.
trouble-commit-unknown = A conexão com { $database } caiu no meio de uma gravação. Inicie de novo: o que foi confirmado está lá.
trouble-disk-failed = O disco de { $database } falhou. Primeiro examine o disco; depois “{ $coyote } doctor” mostra quais mesas estão bem.
trouble-database-replaced = O arquivo { $database } foi movido, apagado ou trocado com o servidor aberto. Ponha-o de volta, ou recupere uma cópia com “{ $coyote } restore”.
trouble-database-read-only = { $database } pode ser lido, mas não gravado. Dê permissão para gravar no arquivo e na pasta, ou escolha outro lugar com --database.
trouble-database-refused = O banco de dados { $database } nos recusou. Confira a conta, a senha, o nome do banco e seu esquema, e se a conta pode criar tabelas.
trouble-database-in-use = Outro servidor Coyote está usando { $database }. Encerre-o, ou escolha outro arquivo com --database.
trouble-not-a-database = { $database } não é um banco de dados. Escolha outro arquivo com --database; este não foi tocado.
trouble-database-foreign = { $database } é de outro programa. Escolha outro arquivo com --database; este não foi tocado.
trouble-database-damaged = O arquivo { $database } está danificado. “{ $coyote } doctor” mostra quais mesas estão bem; recupere a última cópia com “{ $coyote } restore”.
trouble-database-not-empty = Já existe algo em { $database }, e nunca se grava por cima. Escolha um arquivo novo ou um banco de dados vazio.
trouble-log-broken = O diário de uma mesa em { $database } não é o que foi escrito. “{ $coyote } doctor” mostra quais mesas estão bem.
trouble-database-newer = { $database } é de um Coyote mais novo. Atualize este: pip install --upgrade coyote-game
trouble-sqlite-too-old = O SQLite deste Python é anterior ao 3.35. Use um Python mais novo, ou PostgreSQL com --database postgresql://…
