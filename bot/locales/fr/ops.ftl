# Ce que le programme dit à son hébergeur : diagnostic, copies, contrôle, oubli. Pas de Markdown ici, sauf dans /privacy.

ops-help-doctor = dit ce qui va et ce qui ne va pas dans cette installation ; le code de sortie le dit aussi
ops-help-backup = copie les batailles, même pendant que le bot tourne
ops-help-restore = met une copie à la place des batailles, après l’avoir contrôlée ; l’ancien fichier est gardé
ops-help-check = contrôle tout ce qui est gardé, même pendant que le bot tourne ; rien n’est changé
ops-help-verify = contrôle les dés d’une bataille exportée d’après son sceau
ops-help-forget = met un pseudonyme à la place d’une personne, partout
ops-arg-file = un fichier
ops-arg-live = regarde seulement si le bot tourne et si Discord lui répond
ops-arg-user = l’identifiant Discord de la personne

ops-item = - { $what }
ops-no-file = Il n’y a pas de fichier { $file }.
ops-backup-done = Copié dans { $file } ({ $size } Ko).
ops-backup-exists = { $file } existe déjà : rien n’est écrasé. Choisissez un autre nom.
ops-backup-failed = Impossible d’écrire { $file } : { $reason } ({ $detail }). Aucune copie n’a été faite.
ops-restore-running = Un bot tourne sur ces batailles (processus { $process }) : arrêtez-le d’abord. Rien n’a été changé.
ops-restore-locked = Un autre programme a ces batailles ouvertes : arrêtez-le d’abord. Rien n’a été changé.
ops-restore-unsound = { $file } est abîmé et n’a pas été mis en place :
ops-restore-failed = { $file } est inutilisable : { $reason } ({ $detail }). Rien n’a été changé.
ops-restore-done = { $database } est maintenant ce que contient { $file }. Démarrez le bot.
ops-restore-kept = L’ancien fichier est gardé sous le nom { $file }.
ops-check-sound = { $database } est sain : { $battles ->
    [one] { $battles } bataille
   *[other] { $battles } batailles
    }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
    }.
ops-check-battle = Bataille { $battle } :
ops-check-wrong = { $database } n’est pas sain. Gardez le fichier et mettez une copie à sa place : python -m bot restore FICHIER.
ops-verify-unreadable = { $file } n’est pas une bataille exportée : { $why }
ops-forget-nobody = Rien n’est gardé de { $user }.
ops-forget-done = C’est fait. Ce qui reste est gardé sous le nom { $name } : { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
    } du journal, { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
    }, { $throws ->
    [one] { $throws } jet
   *[other] { $throws } jets
    }.
ops-forget-copies = Les copies faites avant ce jour nomment encore cette personne jusqu’à ce qu’elles disparaissent : celles de { $folder }, celles que vous avez faites, les fichiers exportés par les joueurs et les messages sur Discord.
ops-metrics-missing = HOLA_METRICS_PORT est défini, mais le paquet nécessaire manque. « make run » l’installe ; à la main : pip install prometheus-client.
ops-metrics-port = HOLA_METRICS_PORT : impossible d’ouvrir { $host }, port { $port } ({ $why }). Choisissez un autre port.

doctor-good = ✓ { $what }
doctor-note = • { $what }
doctor-bad = ✗ { $what }
doctor-well = Tout va bien.
doctor-wrong = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
    }
doctor-python = Python { $found } (il faut { $wanted } ou plus récent).
doctor-package = { $name } : { $found }, or il faut { $wanted }. « make run » l’installe.
doctor-package-missing = non installé
doctor-packages = { $count } paquets, tous dans la version qu’il faut.
doctor-token = DISCORD_TOKEN : lu dans { $source } ; il a la forme d’un jeton.
doctor-no-token = Il n’y a pas de DISCORD_TOKEN : Holà joue hors ligne, dans votre navigateur.
doctor-setting = { $name } : lu dans { $source }.
doctor-defaults = Tous les autres réglages ont leur valeur par défaut.
doctor-not-writable = Impossible d’écrire { $file } : vérifiez qui peut écrire ce fichier et son dossier.
doctor-no-database = { $file } n’existe pas encore ; il pourra être créé.
doctor-database = { $file } peut être écrit ; son format est { $version }.
doctor-older = { $file } est au format { $found } ; le prochain démarrage le mettra au format { $known }.
doctor-room = { $room } Mo libres dans { $folder }.
doctor-clock = L’horloge de cette machine indique { $shown }, ce qui est impossible : réglez-la.
doctor-clock-behind = L’horloge de cette machine indique { $shown }, or quelqu’un a joué le { $played } : réglez-la.
doctor-clock-well = L’horloge indique { $shown }.
doctor-drift = L’horloge s’écarte de celle de Discord de { $seconds } s.
doctor-live = Discord a répondu au bot il y a { $seconds } s (processus { $process }).
doctor-live-none = Aucun bot ne tourne ici, ou Discord ne lui a jamais répondu : il n’y a pas de { $file }.
doctor-live-future = Le dernier signe de vie du bot est { $seconds } s dans l’avenir : l’horloge a été reculée, ou le bot est bloqué.
doctor-application = Discord connaît le jeton : { $name }, application { $id }.
doctor-no-server = Le bot n’est encore sur aucun serveur : invitez-le (README.md donne l’adresse).
doctor-rights = Le bot a tout ce dont il se sert, sur { $count ->
    [one] son serveur
   *[other] ses { $count } serveurs
    }.
doctor-rights-lack = Sur { $server } il manque au bot : { $missing }. Les commandes répondent quand même ; invitez-le de nouveau pour les lui donner.
doctor-rights-more = Il lui manque quelque chose sur { $count } autres serveurs.
doctor-commands = Discord a les { $count } commandes de ce programme.
doctor-commands-none = Discord n’a aucune commande de ce bot : lancez « make sync ».
doctor-commands-stale = { $count ->
    [one] Une commande n’est pas celle
   *[other] { $count } commandes ne sont pas celles
    } que Discord connaît ({ $names }) : lancez « make sync ».
doctor-commands-twice = Un serveur a des copies des commandes, qui y figurent donc deux fois : lancez « make sync ».

check-at-state = l’état
check-at-meta = ce que l’hôte garde avec elle
check-at-piece = la pièce { $id } ({ $name })
check-at-entry = l’entrée { $no }
check-at-throw = le jet { $id }
check-at-seal = l’export
check-file = Le fichier : { $why }
check-open = Le salon { $channel } a { $count } batailles ouvertes.
check-twice = L’interaction { $interaction } a été appliquée deux fois.
check-server = Les réglages du serveur { $server } sont illisibles.
check-roster = Effectif { $name } : { $why }
check-unreadable = { CAP($where) } : illisible ({ $why })
check-ended = Elle est terminée selon sa ligne et ouverte selon son état, ou l’inverse.
check-columns = { CAP($where) } : sa ligne ne correspond pas à ce qu’elle dit d’elle-même.
check-next-id = { CAP($where) } : son numéro n’est pas inférieur au prochain, { $next }.
check-numbers = Le journal a { $found } entrées et devrait en avoir { $told }, numérotées sans trou.
check-writes = { CAP($where) } : les clés écrites ne sont pas celles de ses changements.
check-undo = L’entrée { $no } annule { $target }, ce qu’elle ne peut pas.
check-undone = L’entrée { $no } est marquée comme annulée par { $found } au lieu de { $right }.
check-images = L’entrée { $no } remplace autre chose que ce qui était là.
check-state = L’état n’est pas celui auquel mène le journal.
check-pieces = Le journal mène à d’autres pièces que celles qui sont là : { $ids }.
check-revealed = L’entrée { $no } est révélée et n’a jamais été secrète.
check-digest = La chaîne des empreintes finit par { $last }, et la bataille dit { $found }.

seal-redacted = { $count ->
    [one] Dans une entrée, la personne a été remplacée par un pseudonyme : ses dés ont été vérifiés, le reste ne peut pas l’être.
   *[other] Dans { $count } entrées, la personne a été remplacée par un pseudonyme : leurs dés ont été vérifiés, le reste ne peut pas l’être.
    }

cmd-privacy = Ce qui est gardé de vous, combien de temps et pourquoi
privacy-title = Ce que Holà garde
privacy-what-title = De vous
privacy-battles = Les batailles : votre identifiant et votre nom Discord avec chacune de vos commandes, ses options, ses dés, les pièces qui sont à vous, vos notes. Cela fait le journal, l’annulation et la preuve des dés. Gardé avec la bataille, jusqu’à ce que le serveur la retire, ou 30 jours après le départ du bot.
privacy-throws = Les jets hors bataille : la même chose, pendant 30 jours ; ils servent aux boutons et aux statistiques.
privacy-choices = Ce que vous avez choisi avec `/me`, jusqu’à votre oubli.
privacy-not-title = Jamais
privacy-not = Les messages, les listes de membres, les adresses électroniques, ce qui est tapé hors des commandes : Holà ne les demande même pas à Discord.
privacy-rights-title = Ce que vous pouvez faire
privacy-see = Voir : `/battle log person:@vous`, et un MJ peut vous donner `/battle export`.
privacy-forget = Être oublié : demandez-le à qui héberge ce bot. Un pseudonyme prend votre place, pour que les autres gardent leur bataille et que leurs dés restent vérifiables. Les notes que vous avez écrites sont retirées.
privacy-copies = Des copies de la base sont gardées quelques jours ({ $days } par défaut), puis disparaissent.
