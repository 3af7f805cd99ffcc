# PostgreSQL, les fragments (shards), et le passage d’une base à l’autre. Pas de Markdown ici, sauf ce que montre Discord.

console-expected-shard-count = un nombre entier de 1 à 16384 : combien il y a de fragments en tout
console-expected-shard-ids = les fragments de ce processus, comme 0,1 ou 0-3, chacun inférieur à SHARD_COUNT
console-expected-shard-count-too = aussi SHARD_COUNT : combien il y a de fragments en tout
console-postgres-missing = HOLA_DATABASE est l’adresse d’une base PostgreSQL, et il manque le paquet qu’il faut. « make run » l’installe ; à la main : pip install 'asyncpg>=0.30,<0.33'.
console-unavailable-away = elle ne répond pas, ou n’a laissé entrer personne ; vérifiez que PostgreSQL tourne, l’adresse, le nom et le mot de passe
store-away = la base de données ne répond pas ; si elle avait déjà reçu votre commande, le résultat est dit avant la prochaine

console-help-extras = écrire les ensembles de paquets que demandent les réglages : « offline », « postgres », « metrics »
ops-help-move = copier les batailles du fichier dans une base PostgreSQL, ligne par ligne et vérifiées
ops-arg-to = l’adresse de la base : postgresql://nom@machine/base
ops-arg-from = le fichier (par défaut : celui de HOLA_DATABASE)
ops-file-only = « { $command } » vaut pour un fichier, or HOLA_DATABASE est l’adresse d’une base PostgreSQL. On en fait des copies avec pg_dump : docs/scaling.fr.md.
ops-check-wrong-there = { $database } n’est pas saine. Gardez-la, et remettez une copie faite avec pg_dump dans une base vide : docs/scaling.fr.md.
ops-move-no-url = { $given } n’est pas l’adresse d’une base PostgreSQL. Attendu : postgresql://nom@machine/base
ops-move-table = { $table } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
    }
ops-move-rows = la table { $table } n’est pas vide
ops-move-bot = un bot tourne dessus
ops-move-occupied = { $database } contient autre chose ({ $what }) et n’a pas été touchée. Choisissez une base vide.
ops-move-failed = Le passage vers { $database } s’est arrêté : { $reason } ({ $detail }). Le fichier est resté tel quel. Relancez la même commande : elle reprend où elle en était.
ops-move-done = { $database } contient maintenant ce que contient { $file } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
    }, chacune comparée. Écrivez l’adresse que vous avez donnée dans HOLA_DATABASE et lancez le bot. Le fichier reste tel quel ; qu’aucun bot n’y écrive plus.

doctor-postgres = PostgreSQL { $server } répond à { $database } (tables de version { $version }).
doctor-postgres-empty = PostgreSQL { $server } répond à { $database } ; les tables seront faites au premier démarrage.
doctor-postgres-unsafe = PostgreSQL n’attend pas son disque (fsync est coupé) : une panne de courant peut effacer ce qui a été joué. Mettez fsync = on.
doctor-postgres-clock = Les horloges de cette machine et de celle de PostgreSQL diffèrent de { $seconds } secondes.
