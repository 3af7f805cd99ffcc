# Ce que le programme dit dans la console : départ, arrêt, réglages, erreurs. Pas de Markdown ici.

console-environment = l’environnement
console-file = le fichier { $file }
console-default = la valeur par défaut

console-bad-setting = { $name } : lu { $value } dans { $source } ; attendu : { $expected }.
console-missing-token = DISCORD_TOKEN manque : ni l’environnement ni le fichier { $file } n’en contiennent. Attendu : le jeton du bot, à la page « Bot » de votre application sur https://discord.com/developers/applications.
console-hidden = un texte de { $length } caractères (non montré)
console-unreadable = Le fichier { $file } est illisible : { $why }. Attendu : un fichier de texte en UTF-8, avec des lignes comme HOLA_LOG_LEVEL=INFO.
console-shadowed = { $name } est défini dans l’environnement et dans { $file } : c’est celui de l’environnement qui sert.
console-unknown-setting = { $file } définit { $name }, qui n’est pas un réglage de Holà et reste sans effet. Vouliez-vous écrire { $known } ?

console-expected-path = le chemin d’un fichier, ou l’adresse d’une base PostgreSQL : postgresql://…
console-expected-file = le chemin d’un fichier, or c’est un dossier
console-expected-hola-database = le chemin d’un fichier
console-expected-hola-log-level = DEBUG, INFO, WARNING ou ERROR
console-expected-hola-language = en ou fr
console-expected-hola-offline-port = un nombre entier de 1024 à 65535

console-token-id = le jeton d’un bot, or c’est un identifiant ; le jeton est à la page « Bot », derrière « Reset Token »
console-token-key = le jeton d’un bot, or c’est la clé publique ; le jeton est à la page « Bot », derrière « Reset Token »
console-token-client-secret = le jeton d’un bot, or cela ressemble au secret du client ; le jeton est à la page « Bot », derrière « Reset Token »
console-token-parts = trois parties séparées par des points, or { $parts ->
    [one] il n’y en a qu’une
   *[other] il y en a { $parts }
    }
console-token-characters = seulement des lettres, des chiffres, « - » et « _ » dans ses trois parties
console-token-cut = le jeton entier ; le début ou la fin semble manquer

console-about = Holà, un bot Discord pour les jeux de figurines.
console-help-run = démarre le bot : sur Discord s’il y a un jeton, sinon hors ligne dans votre navigateur (par défaut)
console-help-sync = donne les commandes à Discord : une fois, puis après chaque changement ; il faut le jeton
console-help-mode = affiche « discord » ou « offline » : ce que ferait « run »
console-help-env-file = le fichier des réglages (par défaut : { $file })
console-help-settings = Réglages, dans l’environnement ou le fichier : DISCORD_TOKEN, HOLA_DATABASE, SHARD_COUNT, SHARD_IDS, HOLA_LOG_LEVEL, HOLA_LANGUAGE, HOLA_OFFLINE_PORT, HOLA_BACKUP_DAYS, HOLA_METRICS_PORT, HOLA_METRICS_HOST ; .env.example les explique.

console-live = Sur Discord sous le nom de { $name }, { $guilds ->
    [one] sur un serveur
   *[other] sur { $guilds } serveurs
    }. Jeton lu dans { $source } ; les batailles sont gardées dans { $database }. Ctrl-C arrête le bot.
console-stopped = Arrêté. Tout est enregistré.
console-synced = { $commands ->
    [one] Une commande donnée
   *[other] { $commands } commandes données
    } à Discord, pour tous les serveurs.
console-cleaned = Anciennes commandes retirées { $guilds ->
    [one] sur un serveur
   *[other] sur { $guilds } serveurs
    } : plus rien n’est en double.

console-refused-token = Discord a refusé le jeton lu dans { $source }. Faites-en un nouveau (https://discord.com/developers/applications, page « Bot », « Reset Token »), écrivez-le au même endroit et redémarrez.
console-no-network = Discord est injoignable : { $why }. Vérifiez la connexion de cette machine, puis redémarrez.
console-discord-trouble = Discord a répondu par une erreur : { $why }. Réessayez dans quelques minutes.
console-newer-file = { $database } a été écrit par un Holà plus récent (son format est { $found }, ce programme connaît { $known }). Le fichier n’a pas été touché. Mettez le programme à jour, ou choisissez un autre fichier avec HOLA_DATABASE.
console-unavailable = { $database } est inutilisable : { $reason } ({ $detail }). Rien n’a été changé.
console-unavailable-full = le disque est plein ; faites de la place
console-unavailable-read-only = impossible d’y écrire ; vérifiez qui peut écrire ce fichier et son dossier
console-unavailable-locked = un autre programme le tient ; arrêtez d’abord l’autre Holà
console-unavailable-corrupt = il est abîmé ; mettez une copie à sa place, ou choisissez un autre fichier avec HOLA_DATABASE
console-unavailable-other = le système a refusé
console-bad-data = Un fichier du programme est illisible : { $why }
console-bug = Holà s’est arrêté sur une erreur imprévue : { $why }. Le journal ci-dessus en dit plus.

console-offline = MODE HORS LIGNE : ceci n’est pas Discord. Il n’y a pas de jeton : Holà joue avec les mêmes commandes et le même fichier sur une page de votre navigateur ; personne d’autre ne la voit.
console-offline-open = Ouvrez cette adresse, tout entière (c’est la clé de la page, gardez-la pour vous) :
console-offline-url = { $url }
console-offline-people = Choisissez sur la page, sous « { $label } », qui vous êtes : { $people }. Chacun a la langue dans laquelle Holà lui répond.
console-offline-keep = Les batailles sont gardées dans { $database } et retrouvées au prochain démarrage. Ctrl-C arrête le bot.
console-offline-live = Pour passer sur Discord : créez une application sur https://discord.com/developers/applications, écrivez DISCORD_TOKEN=… dans le fichier { $file }, invitez le bot, redémarrez, puis lancez « make sync » une fois. README.md l’explique pas à pas.
console-offline-port = Le port { $port } est pris : c’est le port { $used } qui sert.
console-offline-missing = Il n’y a pas de jeton, et les paquets du mode hors ligne manquent ({ $why }). « make run » les installe ; à la main : pip install 'simcord[preview]==3.2.0'.
console-offline-clock = L’horloge de cette machine indique { $now }, avant { $epoch } : réglez-la, sinon les batailles gardées ici pourraient ne pas être retrouvées.
console-offline-server = Holà, à la maison
console-offline-channel = table
console-offline-gm = MJ
console-expected-hola-backup-days = un nombre de jours de 0 (pas de copie quotidienne) à 3650
console-expected-hola-metrics-port = un nombre entier de 1024 à 65535, ou rien
console-expected-hola-metrics-host = une adresse de cette machine
console-unavailable-missing = il n’existe pas ; démarrez le bot une fois, ou choisissez un autre fichier avec HOLA_DATABASE
