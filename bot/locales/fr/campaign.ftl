### La campagne : effectifs, saisie en nombre, bilan de la fin, récit, appels.

cmd-roster = Bandes gardées d’une bataille à l’autre
cmd-roster-save = Garder des pièces d’une bataille
    .roster = Son nom ; un nouveau crée l’effectif
    .side = Ce camp de la bataille
    .pieces = Ces pièces, séparées par des virgules
    .battle = Numéro ou nom d’une autre bataille
cmd-roster-bring = Amener un effectif dans la bataille d’ici
    .roster = Quel effectif
    .side = Dans ce camp ; sinon chacun dans le sien
cmd-roster-show = Montrer un effectif, ou une de ses pièces
    .roster = Quel effectif
    .piece = Cette pièce, avec ce qui lui est arrivé
    .page = Quelle page
cmd-roster-list = Les effectifs de ce serveur
    .page = Quelle page
cmd-roster-remove = Supprimer un effectif, ou une de ses pièces
    .roster = Quel effectif
    .piece = Seulement cette pièce
cmd-roster-rename = Donner un autre nom à un effectif
    .roster = Quel effectif
    .name = Son nouveau nom

option-roster = Effectif
    .name = effectif
option-pieces = Pièces
    .name = pièces

## Ce qui reste
mark-m-dead = rayée de l’effectif
mark-m-injuries = { $count ->
        [one] un jet de blessure grave encore à faire
       *[other] { $count } jets de blessure grave encore à faire
    }
mark-r-destroyed = anéantie
mark-r-leader = son chef est perdu
mark-d-weakened = { $pilot } a perdu { $points ->
        [one] 1 point
       *[other] { $points } points
    } en { $what }
mark-g-recovering = un test de récupération encore à passer (G14)

## Ce qu’a coûté la bataille
toll-m-off = { $mount } (sortie de table, récupérée)
toll-m-injuries = { CAP($rider) } : { $count ->
        [one] un jet
       *[other] { $count } jets
    } sur la table des blessures graves (M15).
toll-r-off = { $unit } (en fuite hors de la table)
toll-r-routed = { $unit } (en déroute)
toll-r-models = { $unit } ({ $fallen ->
        [one] 1 figurine perdue
       *[other] { $fallen } figurines perdues
    }, il en reste { $left })
toll-marked = { $name } ({ $marks })
toll-d-weakened = { CAP($mark) } (D4).
toll-g-recovery = Test de récupération pour { $who } (G14).
no-m-crowded-roster = l’effectif amène { $count } montures dans un camp, et { $most } au plus sont permises en terrain dense

## Effectifs
roster-none-here = Il n’y a pas d’effectifs ici
roster-private = les effectifs sont ceux d’un serveur
roster-unknown = Il n’y a pas d’effectif { $roster }
roster-there-are = Il y a : { $names }.
roster-none-hint = Pas encore d’effectif : `/roster save` en fait un avec les pièces d’une bataille.
roster-bears = { $name } ({ $marks })
roster-not-brought = { $roster } n’entre pas en jeu
roster-all-here = tout ce qui peut se battre est déjà dans cette bataille
roster-nobody = aucune de ses pièces ne peut se battre
roster-other-game = cette bataille se joue avec { $here }, l’effectif contient { $there }
roster-side = la bataille n’a pas de camp { $side } : ses camps sont { $names }
roster-side-hint = Dites dans quel camp il se bat : `/roster bring` avec `camp`.
roster-marked = Des batailles passées : { $names }.
roster-left = N’en est plus : { $names }.
roster-here = { $count ->
        [one] Une pièce était déjà là.
       *[other] { $count } pièces étaient déjà là.
    }
roster-forced = Amené par un MJ alors que { $why } ({ $rule }).
roster-brought = { $roster } entre en jeu : { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }
roster-names = { $names }.
roster-not-saved = Rien n’est gardé dans { $roster }
roster-no-pieces = aucune pièce n’est nommée, et aucune ici n’est à vous ni de l’effectif : donnez `camp` ou `pièces`
roster-not-yours = { $name } n’est pas à vous
roster-secret = un jet secret a changé { $name } : révélez-le d’abord, ou gardez la pièce après la bataille
roster-one-game = un effectif est d’un seul jeu : ici { $here }, là-bas { $there }
roster-name-taken = l’effectif a une autre pièce appelée { $name }
roster-conflict = { $name } a changé dans deux batailles à la fois : l’effectif a { $there } ({ $where }), cette bataille a { $here }
roster-conflict-hint = Ce qu’a l’effectif reste. Pour garder ce qu’a cette bataille, enregistrez-le sous un autre nom d’effectif, ou retirez d’abord la pièce de l’effectif.
roster-elsewhere = gardé d’une autre bataille
roster-same = { $count ->
        [one] Une pièce est telle que dans l’effectif.
       *[other] { $count } pièces sont telles que dans l’effectif.
    }
roster-saved = { $roster } : { $count ->
        [0] rien de nouveau à garder
        [one] une pièce gardée
       *[other] { $count } pièces gardées
    }
roster-next-show = Montrer l’effectif
roster-removed = { $roster } est supprimé
roster-removed-stays = Ce qui est dans une bataille y reste.
roster-piece-removed = { $name } ne fait plus partie { DE($roster) }
roster-renamed = { $old } s’appelle maintenant { $new }
roster-taken = ce serveur a un effectif appelé { $name }
roster-title = { $roster }
roster-owner = { $count ->
        [one] Une pièce, gardée
       *[other] { $count } pièces, gardées
    } par { $owner }.
roster-there = Prêts
roster-gone = Perdus
roster-events = Ce qui leur est arrivé
roster-bearing = Des batailles passées
roster-out = {" "}— en ce moment dans { $where }
roster-piece = **{ $name }**{ $side } : { $what }{ $where }
roster-piece-marked = **{ $name }**{ $side } : { $marks }{ $where }
roster-event = { $name } : { $what } ({ $battle }, tour { $turn }, n° { $no }, { $when }){ $dice }
roster-list = Effectifs de ce serveur
roster-line = **{ $roster }** : { $count ->
        [one] une pièce
       *[other] { $count } pièces
    } ({ $kinds }), gardées par { $owner }, le { $when }
roster-empty = vide

## Saisie en nombre
cmd-battle-paste = Ajouter beaucoup de pièces : formulaire ou fichier
    .file = CSV, JSON ou lignes ; sinon un formulaire
cmd-battle-copy = Ajouter des copies numérotées d’une pièce
    .piece = Quelle pièce
    .count = Combien de copies
    .name = Un autre nom, à numéroter
option-count = Combien
    .name = nombre
form-paste-title = Beaucoup de pièces
form-paste-label = Une pièce par ligne
form-paste-hint = unité Garde du pont x3 effectif 10 cd 7 cd_chef 8
button-correct = Corriger
paste-refused = Rien n’est ajouté
paste-empty = il n’y a aucune ligne
paste-hint = Une pièce par ligne : la sorte, le nom, puis des options comme dans sa commande `add` : `unité Garde du pont x3 cd 7`. `x3` en fait trois, numérotées ; un nom qui contient le mot d’une option se met entre guillemets.
paste-many = { $most } pièces au plus à la fois
paste-line = ligne { $place } : { $why }
paste-why = { $title } ({ $reasons })
paste-more = … et { $count ->
        [one] encore une ligne
       *[other] encore { $count } lignes
    }
paste-no-name = il manque le nom
paste-kind = { $word } n’est pas une sorte de pièce : il y a { $known }
paste-twice = `{ $option }` vient deux fois
paste-option = { $word } n’en est pas une option ; il y a { $known }
paste-option-near = { $word } n’en est pas une option ; vouliez-vous dire { $near } ?
paste-no-value = `{ $option }` n’a pas de valeur
paste-number = `{ $option }` attend un nombre, pas { $text }
paste-bounds = `{ $option }` va de { $low } à { $high }, pas { $text }
paste-flag = `{ $option }` est oui ou non, pas { $text }
paste-choice = `{ $option }` ne peut pas être { $text } : c’est { $known }
paste-user = `{ $option }` attend la mention d’une personne, pas { $text }
paste-long = `{ $option }` dépasse { $most } caractères
paste-copies = { $text } n’est pas un nombre de copies de 1 à { $most }
paste-json = ce n’est pas une liste de pièces
paste-large = le fichier est trop grand : { $most } ko au plus
paste-added = { $count ->
        [one] Une pièce ajoutée
       *[other] { $count } pièces ajoutées
    }
paste-counted = { $count } × { $kind }
paste-names = { $kinds } : { $names }.
paste-others = { $count } autres
copy-refused = { $name } n’est pas copié

## Le bilan
cmd-battle-report = Le bilan de la bataille, en image aussi
    .battle = Numéro ou nom ; sinon celle de ce salon
report = Bilan de la bataille
report-named = { $name } : le bilan
report-ended = Finie au tour { $turn }.
report-open = Encore en cours, au tour { $turn }.
report-of = { $side }
report-no-side = Sans camp
report-head = **{ $side }**
report-lost = Perdus pour de bon ({ $count }) : { $names }
report-out = Hors de combat ({ $count }) : { $names }
report-marked = Éprouvés ({ $count }) : { $names }
report-whole = Indemnes ({ $count }) : { $names }
report-unknown = ? ({ $count }) : { $names }
report-lost-short = { $count ->
        [one] { $count } perdu
       *[other] { $count } perdus
    }
report-out-short = { $count } hors de combat
report-marked-short = { $count ->
        [one] { $count } éprouvé
       *[other] { $count } éprouvés
    }
report-whole-short = { $count ->
        [one] { $count } indemne
       *[other] { $count } indemnes
    }
report-rating = Valeur des montures : { $before } avant, { $now } maintenant (M16)
report-rating-short = Valeur { $before } → { $now }
report-dice = { $count } × D{ $sides } : moyenne { $mean } (attendu { $expected })
report-luck = Tests : { $passed } sur { $taken } réussis, { $expected } attendus : { $verdict }
report-luck-short = Tests : { $passed } sur { $taken } ({ $expected } attendus)
report-after = Après la bataille
b-end-keep = `/roster save` garde les pièces pour la prochaine bataille.
b-next-report = Bilan en image

## Le récit
cmd-battle-story = La bataille racontée tour par tour, en fichier
    .battle = Numéro ou nom ; sinon celle de ce salon
    .language = Langue du récit
story-told = Le récit de la bataille
story-what = { $entries ->
        [one] Une entrée du journal, racontée
       *[other] { $entries } entrées du journal, racontées
    } tour par tour.
story-nothing = Il ne s’est encore rien passé.
story-sides = { $sides } ; { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }, du { $first } au { $last }
story-head = { $turns ->
        [one] Un tour
       *[other] { $turns } tours
    }, du { $first } au { $last }
story-forces = Qui s’est battu
story-piece = { $name } ({ $what })
story-pieces = { $pieces }.
story-secret = Il s’est passé quelque chose qui reste secret pour l’instant.
story-end = Ce qu’il en reste

## Appels
call = { $people } : à vous de choisir.
option-pings = Appels
    .name = appels
choice-on = oui
choice-off = non
me-pings-on = Vous êtes appelé quand la partie attend votre choix, et seulement alors.
me-pings-off = Vous n’êtes jamais appelé ; `/me appels:on` vous fait appeler quand la partie attend votre choix.
