### Les mots de la maison : dés, refus, boutons, options communes à plusieurs jeux.

## Unités et directions
inches = { $n } ps
clock = { $n ->
        [1] ↗ 1 h
        [2] ↗ 2 h
        [3] → 3 h
        [4] ↘ 4 h
        [5] ↘ 5 h
        [6] ↓ 6 h
        [7] ↙ 7 h
        [8] ↙ 8 h
        [9] ← 9 h
        [10] ↖ 10 h
        [11] ↖ 11 h
       *[12] ↑ 12 h
    }
direction = { $hour ->
        [1] ↗ 1 h
        [2] ↗ 2 h
        [3] → 3 h
        [4] ↘ 4 h
        [5] ↘ 5 h
        [6] ↓ 6 h
        [7] ↙ 7 h
        [8] ↙ 8 h
        [9] ← 9 h
        [10] ↖ 10 h
        [11] ↖ 11 h
       *[12] ↑ 12 h
    }

## Lignes de dés
step-kept = lancé plus tôt ce tour, gardé
step-successes = { $count ->
        [0] = **0** à { $need }+
        [one] = **1** à { $need }+
       *[other] = **{ $count }** à { $need }+
    }
step-against = contre { $target } ({ $source })
step-needs = il faut { $target }+ ({ $source })
steps-more = *… et { $count ->
        [one] un autre jet
       *[other] { $count } autres jets
    } : voir Détails*
steps-cut = *… les autres dés : voir Détails*

## Messages
do-now = À faire maintenant
footer-no = n° { $no }
footer-typed = dés saisis par { $name }
lost-reply = ↩ Ceci a été appliqué plus tôt, mais la réponse ne vous est jamais parvenue.
undone-by = Annulé par { $name }
reconstructed = La source a perdu ces nombres : les tranches sont reconstituées.
secret-roll = Jet secret : vous et les MJ êtes seuls à le voir.
battle-opened = Une bataille vient de s’ouvrir dans ce salon ; `/battle end` la clôt.
dice-sealed = 🎲 Dés scellés : `{ $commitment }`
dice-unsealed = 🎲 Le sceau des dés est ouvert, chacun peut les vérifier : `{ $seed }`
nothing-applied = Aucun dé n’a été lancé, rien n’a changé.

## Boutons
button-undo = Annuler
button-undo-no = Annuler le n° { $no }
button-new-turn = Nouveau tour
menu-next = Et ensuite ?
button-again = Relancer
button-details = Détails
button-reveal = Révéler
button-show-all = Montrer à tous
button-type-rest = Saisir la suite
button-next = Tour suivant
button-log = Journal
button-status = État
button-stale = Ce bouton ne mène plus nulle part
button-stale-hint = Ce à quoi il se rapportait a disparu, ou ne vous regarde pas. Refaites la commande.
form-dice-title = Vrais dés
form-dice-label = Valeurs, dans l’ordre où elles servent
form-dice-hint = 5 2 11

## Dés saisis
dice-missing = { $count ->
        [one] Il manque un dé
       *[other] Il manque { $count } dés
    }
dice-after = Après `{ $dice }` vient
dice-none-yet = D’abord vient
dice-next = { $after } : { $dice } ({ $why }). Saisissez { $missing ->
        [one] encore une valeur
       *[other] encore { $missing } valeurs
    }
dice-left = { $count ->
        [one] Un dé de trop
       *[other] { $count } dés de trop
    }
dice-left-why = { $used ->
        [0] aucun dé n’était nécessaire
        [one] un seul dé était nécessaire
       *[other] { $used } dés étaient nécessaires
    } ; en trop : `{ $left }`
dice-impossible = Un dé ne peut pas montrer cela
dice-impossible-why = la valeur n° { $position } est { $value }, mais le dé est un D{ $sides } ({ $why })
dice-unreadable = Ces dés sont illisibles
dice-unreadable-why = la valeur n° { $position } est `{ $what }`, qui n’est pas un nombre entier
dice-unreadable-hint = Saisissez les valeurs séparées par des espaces ou des virgules : `5 2 11`.

## Noms et pièces
name-refused = Ce nom ne convient pas
name-empty = un nom a au moins une lettre, un chiffre ou un signe visible
name-long = il a { $length } caractères, { $longest } au plus sont permis
name-comma = un nom n’a pas de virgule : les virgules séparent les noms dans les listes
name-taken = Le nom { $name } est déjà pris
name-taken-why = { $what } s’appelle déjà { $name } ; chaque pièce d’une bataille a son nom à elle, sans égard aux majuscules et aux accents
piece-unknown = Il n’y a pas { DE($name) } ici
piece-near = Vouliez-vous dire : { $names } ?
piece-ambiguous = { $name } peut désigner plusieurs pièces
piece-ambiguous-why = ce peut être { $names } ; saisissez plus de lettres
piece-other-kind = { $name } est autre chose
piece-other-kind-why = { $name } est { $what } ; la commande attend { $wanted }
not-yours = { $name } n’est pas à vous
not-yours-edit = seuls son propriétaire ({ $owner }) et les MJ peuvent y toucher
not-yours-roll = dans cette bataille, seuls son propriétaire ({ $owner }) et les MJ lancent pour lui
side-unknown = Il n’y a pas de camp { $name }
side-unknown-why = les camps de cette bataille sont { $names }

## Là où il n’y a pas de bataille
no-battle = Il n’y a pas de bataille ici
no-battle-private = les pièces appartiennent à une bataille, et l’on se bat dans les salons d’un serveur
no-battle-private-hint = Ici, vous pouvez lancer avec de simples nombres, par exemple `/rout ld:7`.
no-battle-thread-ended = la bataille de ce fil est terminée
no-battle-thread-ended-hint = `/battle start` en ouvre une nouvelle ici.

## Ennuis
battle-changed = La bataille vient de changer
battle-changed-why = quelqu’un a agi au même moment ; regardez où en est la bataille et refaites la commande
store-trouble = La bataille ne peut pas être enregistrée pour l’instant
store-full = le disque est plein ; le MJ qui héberge le bot doit faire de la place
store-read-only = la base de données est en lecture seule
store-locked = un autre programme retient la base de données ; réessayez dans un instant
store-corrupt = la base de données est abîmée ; le MJ qui héberge le bot doit restaurer une sauvegarde
store-other = la base de données ne répond pas
saved-unshown = Appliqué sous le n° { $no }, mais impossible à montrer
saved-unshown-why = Une erreur du bot empêche de le mettre en mots ; le journal le garde, et `/battle undo` l’annule.
fault = Quelque chose s’est mal passé
fault-why = une erreur imprévue est survenue ; l’hébergeur la trouve dans son journal sous le numéro { $number }

## Options communes à plusieurs commandes
option-dice = Vrais dés, dans l’ordre où ils servent : 5 2 11
    .name = dés
option-secret = Vous et les MJ êtes seuls à voir le résultat
    .name = secret
option-note = Texte libre montré avec le jet
    .name = note
option-name = Nom, 40 caractères au plus
    .name = nom
option-side = Son camp
    .name = camp
option-owner = À qui elle est
    .name = propriétaire
option-ld = Commandement (Cd)
    .name = cd
option-cl = Sang-froid (Cl)
    .name = cl
option-movement = Mouvement
    .name = mouvement
option-modifier = Modificateur au seuil ou au score du jet
    .name = modificateur
option-traits = Traits, séparés par des virgules
    .name = traits
option-skills = Compétences, séparées par des virgules
    .name = compétences
option-toughness = Endurance
    .name = endurance
option-damage = Points de dommages
    .name = dommages
option-save = Sauvegarde sur un D6 (aucune : laissez vide)
    .name = sauvegarde
option-weapons = Armes, séparées par des virgules
    .name = armes
option-initiative = Initiative
    .name = initiative
option-attacks = Attaques
    .name = attaques
option-models = Combien de figurines
    .name = figurines
option-points = Combien de points
    .name = points
option-special = Dommages spéciaux : maintenant ou plus tard
    .name = spéciaux
option-enemy = L’ennemi
    .name = ennemi
option-against = Contre qui ou quoi
    .name = contre
option-handler = Dresseur
    .name = dresseur
option-kind = Type
    .name = type
option-section = Section, à partir de 1
    .name = section
option-sections = Combien de sections
    .name = sections

choice-yes = oui
choice-no = non
choice-none = aucun
choice-now = maintenant
choice-later = plus tard
choice-fr = français
choice-en = English

setting-rolls = qui peut lancer pour une pièce
    .v-everyone = tout le monde à la table
    .v-owners = son propriétaire et les MJ
