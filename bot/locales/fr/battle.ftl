### La bataille : tours, journal, annulation, réglages, fichiers ; les choix de chacun.

cmd-battle = La bataille de ce salon
cmd-battle-start = Ouvrir une bataille ici
    .name = Comment elle s’appelle
    .sides = Les camps dans l’ordre de jeu, séparés par des virgules
    .language = La langue que voit le salon
    .terrain = Terrain ouvert ou dense (Mordheim)
    .roster = Effectifs qui entrent en jeu, par des virgules
cmd-battle-next = Passer le tour ; dire ce qui est dû
cmd-battle-end = Clore la bataille
cmd-battle-status = Tout l’état de la bataille
cmd-battle-log = Ce qui s’est passé, le plus récent d’abord
    .piece = Seulement ce qui touche cette pièce
    .person = Seulement ce qu’a fait cette personne
cmd-battle-undo = Annuler la dernière entrée, ou une autre
    .entry = Numéro de l’entrée dans le journal
cmd-battle-settings = Les réglages : les lister, ou en changer un
    .setting = Quel réglage
    .value = Sa nouvelle valeur
cmd-battle-set = MJ : poser un état à la main
    .piece = Quelle pièce
    .condition = Quel état ; turn pour le numéro du tour
    .value = on, off, un nombre ou le nom d’une pièce
cmd-battle-table = MJ : une table à vous pour les nombres perdus
    .file = Fichier TOML ; laissez vide pour revenir aux nôtres
cmd-battle-export = La bataille en un fichier
    .battle = Numéro ou nom ; sinon celle de ce salon
cmd-battle-import = Reprendre une bataille depuis un fichier
    .file = Fichier fait par /battle export
cmd-me = Vos choix : langue, dés
    .language = Langue des réponses privées
    .dice = Les boutons de jet : lancer, ou demander les vrais dés
    .pings = M’appeler quand la partie attend mon choix

option-sides = Camps
    .name = camps
option-language = Langue
    .name = langue
option-terrain = Terrain
    .name = terrain
option-page = Page
    .name = page
option-piece = Pièce
    .name = pièce
option-person = Personne
    .name = personne
option-entry = Entrée
    .name = entrée
option-setting = Réglage
    .name = réglage
option-value = Valeur
    .name = valeur
option-condition = État
    .name = état
option-file = Fichier
    .name = fichier
option-battle = Bataille
    .name = bataille

choice-open = ouvert : montures sans limite
choice-dense = dense : deux montures par bande
choice-rolled = lancés par le bot
choice-typed = vrais dés, saisis

## Début, tours, fin
b-started = La bataille commence
b-started-named = { $name } : la bataille commence
b-start-add = Ajoutez les pièces : `/mount add`, `/unit add`, `/vehicle add` …
b-start-first = { $side } joue en premier ; `/battle next` passe le tour.
b-start-adopted = { $count ->
        [one] Une pièce était déjà là : elle fait partie de la bataille.
       *[other] { $count } pièces étaient déjà là : elles font partie de la bataille.
    }
b-start-thread = Ce fil a désormais sa propre bataille.
b-running = On se bat déjà ici
b-running-why = une bataille a été ouverte par `/battle start`, et un salon n’en a qu’une à la fois
b-running-hint = `/battle status` la montre, `/battle end` la clôt.
b-sides = Ces camps ne conviennent pas
b-sides-double = { $name } est nommé deux fois
b-sides-many = il y en a { $count }, { $most } au plus sont possibles
b-sides-one = un camp seul ne se bat contre personne : nommez-en deux ou plus, ou aucun pour un tour commun
b-turn = Tour { $turn }
b-turn-side = Tour { $turn } : au tour { DE($side) }
b-turn-sides = Tour { $turn } · **{ $side }** joue ({ $sides })
b-due = À faire maintenant
b-due-line = { $what } ({ $rule })
b-nothing-due-title = Aucun test n’est dû
b-nothing-due = Aucun test n’est dû.
b-due-secret = 🔒 Une suite de jet secret est due aussi : `/battle status` la montre à qui peut la voir.
b-forgotten-line = ⚠ Resté du tour d’avant : { $what } ({ $rule })
b-roll-all = { $count ->
       *[other] Lancer les { $count }
    }
b-ended = La bataille est finie
b-ended-named = { $name } : la bataille est finie
b-end-count = { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, finie au tour { $turn }.
b-end-export = `/battle export` la garde en un fichier.
b-next-export = Exporter
gm-only = C’est l’affaire d’un MJ
gm-who = MJ ici : qui peut gérer le serveur ou ce salon, porte le rôle de MJ, ou a ouvert la bataille.
b-gm-only-end = seul un MJ clôt une bataille
b-gm-settings = seul un MJ change les réglages
b-gm-set = seul un MJ pose un état à la main
b-gm-table = seul un MJ remplace les tables
b-gm-export = seul un MJ exporte : le fichier contient aussi les jets secrets
b-gm-import = seul un MJ importe une bataille
no-battle-open = aucune bataille n’est ouverte dans ce salon
no-battle-open-hint = `/battle start` en ouvre une, et la première commande qui ajoute une pièce aussi.

## État et journal
b-status = La bataille
b-status-named = { $name }
b-settings = Réglages : { $settings }
b-pieces = { $count ->
        [0] Pas encore de pièce
        [one] { $count } pièce
       *[other] { $count } pièces
    }
b-of-side = {" "}· { $side }
b-piece = **{ $name }**{ $side } : { $what }, rien à signaler
b-piece-is = **{ $name }**{ $side } : { $conditions }
b-then = { $before } ; { $line }
b-piece-must = **{ $name }**{ $side } : { $conditions }. → { $must }
b-page = Page { $page } sur { $pages }
b-page-before = ◀ Avant
b-page-after = Après ▶
b-log = Journal de la bataille
b-log-empty = Il ne s’est encore rien passé.
b-log-line = `{ $no }` { $when } { $who } : { $what }{ $dice }
b-log-undone = `{ $no }` { $when } { $who } : ~~{ $what }~~ (annulé){ $dice }
b-log-secret = `{ $no }` { $when } { $who } : ?
hidden = ?
not-now = Pas maintenant

## Annulation
b-undone = Annulé : n° { $no }, « { $what } »
b-redone = Le n° { $entry } vaut à nouveau (l’annulation n° { $undo } est annulée)
b-undone-state = Chaque pièce concernée est comme elle était avant.
b-undo-none = Il n’y a pas d’entrée n° { $no }
b-undo-none-why = le journal de cette bataille va jusqu’au n° { $last }
b-undo-nothing = Il n’y a rien à annuler
b-undo-nothing-own = rien de ce que vous avez fait dans cette bataille n’est en vigueur
b-undo-nothing-gm = rien de ce qui a été fait dans cette bataille n’est en vigueur
b-undo-refused = Le n° { $no } ne peut pas être annulé
b-undo-not-yours = c’est { $who } qui l’a fait ; seuls son auteur et les MJ l’annulent
b-undo-old = il date du tour { $turn } ; passé ce tour, seul un MJ l’annule
b-undo-already = il est déjà annulé, par le n° { $by }
b-undo-blocked = le n° { $no } est venu après et en dépend : « { $what } » ; annulez-le d’abord

## Réglages et main du MJ
b-settings-title = Réglages de la bataille
b-setting-line = `{ $key }` : **{ $value }** — { $meaning }{ $rule } (ou { $others })
b-setting-meaning = { $what } : { $value }
b-setting-choice = { $key } — { $meaning }
b-value-choice = { $value } — { $meaning }
b-setting-set = `{ $key }` vaut maintenant `{ $value }`
b-setting-same = `{ $key }` vaut déjà `{ $value }`
b-setting-unknown = Il n’y a pas de réglage { $name }
b-setting-which = il y a { $names }
b-value-unknown = { $name } n’en est pas une valeur
b-value-which = `{ $key }` peut valoir { $names }
b-set-done = { $name } : `{ $condition }` vaut maintenant `{ $value }`
b-set-same = { $name } : `{ $condition }` vaut déjà { $value }
b-set-by-hand = Posé par le MJ, sans dés.
b-set-which = Quelle pièce ?
b-set-which-why = seul `turn` se règle sans nommer de pièce
b-set-turn = Ce n’est pas un tour
b-set-turn-why = { $value } n’est pas un nombre entier de 1 à 999
b-set-value = Cette valeur ne convient pas
b-set-value-flag = `{ $condition }` est on ou off, pas { $value }
b-set-value-number = `{ $condition }` attend un nombre entier, pas { $value }
b-set-value-piece = `{ $condition }` attend le nom d’une pièce ou off, pas { $value }
b-condition-unknown = { $name } n’a pas d’état { $condition }
b-condition-which = il peut avoir { $names }
b-table-replaced = Ce serveur emploie désormais ses propres { $names }
b-table-remark = Les jets et les chances la suivent à partir de maintenant.
b-table-shipped = Ce serveur revient aux tables d’origine
b-table-bad = Cette table ne peut pas servir
b-table-large = le fichier dépasse { $most } octets
b-table-why = { $why }

## Fichiers
b-exported = La bataille en un fichier
b-exported-what = { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } au journal. `/battle import` la reprend, ici ou ailleurs.
b-export-which = ce serveur a { $names }
b-export-unknown = Il n’y a pas de bataille { $name }
b-export-hint = Nommez la bataille pour en exporter une plus ancienne.
b-import-ask = Importer cette bataille ?
b-import-what = Le fichier contient { $name }, tour { $turn } : { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.
b-import-replaces = ⚠ Elle remplace la bataille de ce salon : { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.
b-next-import = Importer
b-imported = La bataille est reprise
b-import-bad = Ce fichier ne peut pas être importé
b-import-large = il dépasse { $most } Mo
b-import-json = ce n’est pas du JSON : { $why }
b-import-no-battle = il ne contient pas de bataille faite par `/battle export`
b-import-newer = il vient d’un programme plus récent (format { $found }, celui-ci connaît { $known })
b-import-why = à { $where } : { $why }

## Les choix de chacun
me-title = Vos choix
me-language = Langue de vos réponses privées : { $language }
me-language-discord = celle de votre Discord
me-dice = Boutons de jet : { $dice }
me-dice-rolled = le bot lance
me-dice-typed = un formulaire demande les vrais dés

## Le tableau
board-more = … et { $count ->
        [one] encore une pièce
       *[other] encore { $count } pièces
    } : voir État
board-quiet = { $count ->
        [one] Une pièce n’a rien à signaler
       *[other] { $count } pièces n’ont rien à signaler
    }
board-refused = Je n’ai pas le droit d’écrire dans ce salon : il n’y aura pas de tableau ici. Tout le reste marche ; `/battle status` montre la même chose.
board-not-pinned = Je n’ai pas le droit d’épingler ici : le tableau n’est pas épinglé.

## Mises de côté
b-archived-channel = Le salon de cette bataille a été supprimé : elle est mise de côté, et peut encore être exportée
b-archived-year = Personne n’a touché à cette bataille depuis un an : elle est mise de côté, et peut encore être exportée

setting-language = langue de ce que voit le salon
    .v-fr = français
    .v-en = anglais
setting-gm_role = qui porte ce rôle est MJ dans cette bataille
    .v-off = aucun rôle
    .v-role = { $role }
setting-server_language = langue des nouvelles batailles de ce serveur
    .v-off = celle de Discord, ou de qui ouvre la bataille
    .v-fr = français
    .v-en = anglais
setting-server_gm_role = qui porte ce rôle est MJ dans toutes les batailles du serveur
    .v-off = aucun rôle
    .v-role = { $role }
b-role-unknown = Il n’y a pas de rôle { $name } sur ce serveur
b-role-which = saisissez le nom d’un rôle ou sa mention, ou `off`
