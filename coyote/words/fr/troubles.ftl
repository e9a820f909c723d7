# Ce qui ne va pas avec une base de données, et que faire. Les noms sont « trouble- » et le code fixe.
trouble-store-closed = La base { $database } se ferme : le serveur s’arrête. Relance-le.
trouble-database-unreachable = La base { $database } est injoignable. Si c’est un fichier, son dossier existe-t-il et as-tu le droit de l’ouvrir ? Si c’est un serveur, est-il lancé et l’adresse est-elle bonne ?
trouble-database-busy = La base { $database } est occupée par un autre programme. Arrête-le, ou réessaie dans un instant.
trouble-disk-full = Le disque de { $database } est plein. Fais de la place puis relance : rien n’est perdu.
trouble-commit-unknown = La connexion à { $database } a été coupée en pleine écriture. Relance : ce qui était confirmé est là.
trouble-disk-failed = Le disque de { $database } est en panne. Vérifie-le d’abord ; « { $coyote } doctor » montre ensuite quelles tables sont intactes.
trouble-database-replaced = Le fichier { $database } a été déplacé, supprimé ou remplacé pendant que le serveur tournait. Remets-le en place, ou restaure une sauvegarde avec « { $coyote } restore ».
trouble-database-read-only = { $database } peut être lu mais pas modifié. Donne à cet utilisateur le droit d’écrire dans le fichier et son dossier, ou choisis un autre endroit avec --database.
trouble-database-refused = La base { $database } nous refuse. Vérifie l’utilisateur, le mot de passe, le nom de la base et son schéma, et que l’utilisateur peut créer des tables.
trouble-database-in-use = Un autre serveur Coyote utilise { $database }. Arrête-le, ou choisis un autre fichier avec --database.
trouble-not-a-database = { $database } n’est pas une base de données. Choisis un autre fichier avec --database ; celui-ci n’a pas été touché.
trouble-database-foreign = { $database } appartient à un autre programme. Choisis un autre fichier avec --database ; celui-ci n’a pas été touché.
trouble-database-damaged = Le fichier { $database } est abîmé. « { $coyote } doctor » montre quelles tables sont intactes ; restaure ta dernière sauvegarde avec « { $coyote } restore ».
trouble-database-not-empty = Il y a déjà quelque chose dans { $database }, et rien n’est jamais écrasé. Choisis un nouveau fichier ou une base vide.
trouble-log-broken = Le journal d’une table dans { $database } n’est plus celui qui a été écrit. « { $coyote } doctor » montre quelles tables sont intactes.
trouble-database-newer = { $database } vient d’un Coyote plus récent. Mets celui-ci à jour : pip install --upgrade coyote-game
trouble-sqlite-too-old = Le SQLite de ce Python est antérieur à la version 3.35. Prends un Python plus récent, ou PostgreSQL avec --database postgresql://…
