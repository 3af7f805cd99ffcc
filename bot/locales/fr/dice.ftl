### Les dés de tout le reste : notation, chances, statistiques, dés scellés, rappels et aide.

## Lancer
cmd-roll = Lancer des dés : 2d6+3, d66, 4d6kh3, 8d6>=5…
    .expression = Ce qu’il faut lancer (un D6 si vous ne dites rien)
    .label = Ce que ces dés représentent
option-expression = Des dés en notation
    .name = expression
option-label = Ce que ces dés représentent
    .name = libellé
menu-roll = Lancer les dés

n-why = { $what }
n-line = { $text }
n-total = { $what } : { $total }
n-passed = { $what } : réussi
n-failed = { $what } : raté
n-hits = { $what } : { $count ->
        [0] aucune réussite
        [one] 1 réussite
       *[other] { $count } réussites
    }
n-several = { $what } : { $totals }
n-many = { $what } : { $count } résultats
n-totals = Résultats : { $totals }
n-capped = Les dés suivis de … auraient dû être relancés encore : une chaîne s’arrête à sa limite.
n-never = Aucun dé de { $dice } ne donne { $need } : derrière des dés, un seuil les compte. Pour comparer leur somme : `{ $total }`.
odds-n-passed = Réussi
odds-n-failed = Raté

n-example-1 = { $text } — deux dés et un modificateur
n-example-2 = { $text } — dizaines et unités
n-example-3 = { $text } — garder les trois plus hauts
n-example-4 = { $text } — garder le plus bas
n-example-5 = { $text } — compter les dés d’au moins 5
n-example-6 = { $text } — la somme ne doit pas dépasser 7
n-example-7 = { $text } — il faut 12, modificateur compris
n-example-8 = { $text } — six fois
n-example-9 = { $text } — chaque 6 ajoute un dé
n-example-10 = { $text } — relancer les 1
n-example-11 = { $text } — un dé de 100
n-example-12 = { $text } — dés Fate : −, blanc, +

## Ce qui ne peut pas être lancé
n-refused = Cette expression ne peut pas être lancée
n-found = « { $found } » n’a pas de sens à cet endroit
n-ends = l’expression s’arrête trop tôt
n-pointer = ```
    { $text }
    { $mark }
    ```
n-expected = Possible à cet endroit : { $kinds }.
n-expects-operator = une opération (`+ - * / // %`) ou un seuil (`>=`)
n-expects-end = la fin de l’expression
n-expects-dice = des dés (`2d6`)
n-expects-number = un nombre
n-expects-bracket = une parenthèse
n-expects-faces = un nombre de faces, `%` ou `F`
n-expects-condition = une condition (`1`, `<3`)
n-expects-whole = un nombre entier
n-expects-closing = `)`
n-hint-words = Un texte libre se met dans `label` ou `note`, ou entre crochets : `2d6[feu]`.
n-limit-dice = cela fait { $found } dés ; { $limit } au plus, dés relancés et répétitions compris
n-limit-faces = un dé de { $found } faces ; { $limit } au plus
n-limit-repeats = { $found } répétitions ; { $limit } au plus
n-limit-characters = { $found } caractères ; { $limit } au plus
n-limit-depth = plus de { $limit } parenthèses l’une dans l’autre
n-limit-value = un nombre peut dépasser { $limit }
n-limit-chain = { $found } dés qui peuvent être relancés encore et encore ; il n’y a de place que pour { $limit }
n-no-dice = il faut au moins un dé
n-no-faces = un dé a au moins une face
n-explode-all = chaque face ajouterait un dé, sans fin
n-reroll-all = chaque face serait relancée, sans fin
n-keep-none = il ne resterait aucun des { $count } dés
n-clip-outside = { $value } n’est pas sur le dé, qui va de { $low } à { $high }
n-clip-crossed = le minimum { $least } dépasse le maximum { $most }
n-twice = cela est déjà dit pour ces dés
n-repeat-none = zéro fois, ce n’est pas lancer
n-divides-by-zero = le diviseur va de { $low } à { $high } : il peut être nul

## Chances
cmd-odds = Les chances exactes, avec une image
    .expression = Des dés en notation, ou un test ou un tableau d’un jeu
    .target = Ce qu’il faut obtenir : <=7, >=12, 6
n-odds = Chances : { $what }
n-odds-mean = Moyenne { $mean }, écart-type { $spread }
n-odds-range = De { $low } à { $high }
n-odds-mode = De { $low } à { $high } ; { $count ->
        [one] le plus fréquent
       *[other] les plus fréquents
    } : { $modes } ({ $chance })
n-odds-target = { $op } { $value } : **{ $chance }**
n-odds-ways = { $op } { $value } : **{ $chance }** ({ $ways } sur { $total })
n-odds-caption = { $op } { $value } : { $chance }
n-odds-line = { CAP($what) } : **{ $chance }**
n-odds-beyond = Au-delà de { $limit } dés × faces, le détail n’est pas calculé.
n-odds-one = Une expression à la fois
n-odds-one-why = celle-ci en contient { $count }, séparées par `;`
n-target-refused = Ce seuil est illisible
n-target-hint = Par exemple `<=7`, `>=12` ou `6`.
n-tested = { $name } ({ $values })
n-tested-plain = { $name }
n-table = tableau : { $name }
n-table-dice = { $name } ({ $dice })
value-ld = Cd { $n }
value-cl = Cl { $n }
value-command = commandement { $n }
value-combat = Combat { $n }
value-defence = Défense { $n }
value-enemy_combat = Combat ennemi { $n }
value-shooting = Tir { $n }
value-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
value-speed = vitesse { $n }
value-toughness = Endurance { $n }
value-other = Endurance de l’autre { $n }
value-damage = { $n } points de dommages
tested-whoa = Holà ! Tout doux !
tested-mount-check = test de contrôle d’une monture
tested-rout = test de déroute
tested-rally = test de ralliement
tested-pursuit-decline = renoncer à poursuivre
tested-pursuit-return = retour de poursuite
tested-psychology = test psychologique
tested-special-damage = dommages spéciaux d’un véhicule
tested-dreadnought-damage = dommages spéciaux d’un dreadnought
tested-drift = véhicule hors de contrôle
tested-collision = collision
tested-building-hit = touches sur un bâtiment
tested-breach = trouer un mur
tested-evade = esquive
tested-counter-charge = contre-charge
tested-fight = combat
tested-shoot = tir
tested-slip = se dérober
table-whoa = Holà ! Tout doux !
table-whoa-mount = Que fait la monture ?
table-whoa-crushed = Le cavalier est-il écrasé ?
table-whoa-crippled = La monture est-elle perdue ?
table-vehicle-special = dommages spéciaux d’un véhicule
table-dreadnought-special = dommages spéciaux d’un dreadnought
table-drift-direction = direction d’un véhicule hors de contrôle

## Statistiques
cmd-stats = Ce que les dés ont donné dans cette bataille
    .person = Les dés d’une seule personne
    .since = Depuis quand : un tour (3) ou une durée (2 h)
option-since = Depuis quand
    .name = depuis
n-since-turn = depuis le tour { $n }
n-since-hours = { $n ->
        [one] depuis une heure
       *[other] depuis { $n } heures
    }
n-since-refused = Depuis quand ?
n-since-why = « { $typed } » n’est ni un tour ni une durée
n-since-hint = Par exemple `3` (le tour), `30 min`, `2 h` ou `1 j`.
n-stats = Les dés de la bataille
n-stats-what = { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }, { $people ->
        [one] une personne
       *[other] { $people } personnes
    }.
n-stats-hidden = { $count ->
        [one] Un jet secret n’est pas compté.
       *[other] { $count } jets secrets ne sont pas comptés.
    }
n-stats-picture = L’image montre les D{ $sides } lancés ; les traits, ce qu’on attend.
n-stats-caption = { $count } × D{ $sides }
n-stats-all = Tout le monde
n-stats-person = { $name }
n-stats-die = { $count } × D{ $sides } : moyenne { $mean } (attendue { $expected }) ; { $verdict }
n-stats-die-typed = { $count } × D{ $sides } saisis ✍ : moyenne { $mean } (attendue { $expected }) ; { $verdict }
n-stats-more = { $count ->
        [one] et une autre sorte de dé
       *[other] et { $count } autres sortes de dés
    }
n-stats-luck = tests : { $passed } réussis sur { $taken }, { $expected } attendus ; { $verdict }
n-stats-none = Aucun dé à compter
n-stats-none-why = rien n’a été lancé ici que vous puissiez voir
n-fit-few = trop peu pour juger
n-fit-usual = χ² { $value }, rien d’anormal
n-fit-uncommon = χ² { $value }, inégal : des dés justes font cela moins d’une fois sur vingt
n-fit-rare = χ² { $value }, très inégal : des dés justes font cela moins d’une fois sur mille
n-luck-even = ni chance ni malchance
n-luck-lucky = de la chance
n-luck-unlucky = de la malchance
n-luck-very-lucky = beaucoup de chance
n-luck-very-unlucky = beaucoup de malchance

## Rappels de règles
cmd-rule = Une règle en bref, par son numéro ou par mots
    .rule = Un numéro (M15) ou des mots (monture isolée)
option-rule = Numéro ou mots
    .name = règle
n-rules = Règles
n-rules-how = `/rule M15` montre une règle, `/rule isolée` en cherche par mots.
n-rule-game = { $name } : { $rules }
n-rule-listed = { $number } — { $title }
n-rule-found = Règles pour { $words }
n-rule-more = { $count ->
        [one] … et une autre : ajoutez un mot.
       *[other] … et { $count } autres : ajoutez un mot.
    }
n-rule-unknown = Aucune règle pour { $words }
n-rule-unknown-why = tous les mots doivent se trouver dans la règle, sans égard aux accents
n-rule-near = Peut-être : { $titles }.
game-mordheim = Mordheim
game-rogue_trader = Rogue Trader
game-warmaster = Warmaster médiéval
game-gallico = De Bello Gallico

## Aide
cmd-help = Comment se servir de Holà
    .topic = Un sujet ou une commande
option-topic = Un sujet ou une commande
    .name = sujet
n-help = Holà en bref
n-help-first = Tapez `/` : Discord montre les commandes et leurs options. `/whoa`, `/rout ld:7` ou `/roll 2d6` marchent partout, sans rien préparer.
n-help-topics = Sujets
n-help-topic = `/help { $topic }` — { $title }
n-help-commands = Commandes
n-help-line = `/{ $name }` — { $about }
n-help-more = `/help` suivi du nom entier montre les options.
n-help-command = /{ $name }
n-help-about = { $about }
n-help-options = Options
n-help-option = `{ $name }` — { $about }
n-help-unknown = Pas d’aide sur { $topic }
n-help-near = Peut-être : { $topics }.
help-start = Inscrivez ce qui doit être retenu : `/mount add`, `/unit add`, `/vehicle add`, `/regiment add`, `/fighter add`. La première commande ouvre la bataille du salon ; `/battle start` lui donne un nom et des camps. `/battle status` montre tout, `/battle next` passe le tour et propose les tests dus. Chacun lance pour tout le monde, sauf si le MJ en décide autrement (`/battle settings`).
    .title = Premiers pas
help-notation = `2d6+3` somme ; `d66` dizaines et unités ; `d%` ; `4dF`. `4d6kh3` garde les 3 plus hauts (`kl` les plus bas, `dh` et `dl` écartent). `4d6r1` relance les 1, `ro1` une seule fois. `3d6!` ajoute un dé par 6. `mi2` et `ma5` bornent chaque dé. `8d6>=5` compte les dés ; `1d20+5>=12` ou `(2d6)<=7` compare la somme. `+ - * / // %`, parenthèses, `[libellé]`, `6x(3d6)`, plusieurs avec `;`. Les parties s’appliquent dans cet ordre, où qu’elles soient écrites : relances, dés ajoutés, bornes, dés gardés, seuil.
    .title = La notation des dés
help-typed = L’option `dice` prend les résultats de vrais dés, dans l’ordre où ils servent : `5 2 11`. S’il en manque, la réponse dit lequel, et rien n’est appliqué. Sur un D10, 0 vaut 10 ; un D66 est deux D6, les dizaines d’abord ; un dé Fate est 1, 2 ou 3 pour −, blanc et +. Les dés relancés ou ajoutés viennent après ceux de leur jet. `/me dice:typed` ouvre un formulaire derrière chaque bouton.
    .title = Lancer de vrais dés
help-secret = `secret` montre le résultat à vous et aux MJ seulement. Ce qu’il change se lit `?` ailleurs, jusqu’à ce que vous pressiez Révéler. Les statistiques des autres ne le comptent pas.
    .title = Jets secrets
help-undo = Le bouton Annuler ou `/battle undo` défait un coup et rend l’état exact d’avant, sauf si un coup plus récent en dépend : il faut alors défaire celui-là d’abord. `/battle log` montre les numéros.
    .title = Annuler
help-seal = À l’ouverture d’une bataille, l’empreinte d’une graine secrète est publiée ; tous les dés en découlent, et la graine est publiée à la fin. Avec le fichier de `/battle export`, chacun peut recalculer chaque dé : `python -m bot verify FICHIER`. Les courtes empreintes au bas des messages enchaînent les coups : en retirer ou en changer un se voit. Qui héberge le bot connaît la graine et pourrait prévoir un dé : jouez chez quelqu’un en qui vous avez confiance.
    .title = Dés scellés
help-private = Holà ne lit pas vos messages. Il garde les batailles jusqu’à ce qu’on les supprime, les jets isolés trente jours, et de vous votre langue et vos choix de dés. `/battle export` vous rend tout ce qu’il sait d’une bataille.
    .title = Ce que Holà retient

## Dés scellés : vérification d’un fichier
seal-holds = Tout concorde : les dés sont ceux que la graine impose.
seal-counts = Coups : { $entries } ; jets isolés : { $throws } ; dés recalculés : { $dice } ; dés saisis à la main : { $typed }.
seal-compare = À comparer avec le salon : l’empreinte publiée à l’ouverture, { $commitment } ; celle au bas du dernier message, { $digest }.
seal-closed = La bataille n’est pas finie : sa graine n’est pas encore publiée.
seal-closed-why = Vérifiez un fichier exporté après `/battle end`.
seal-broken = Quelque chose ne concorde pas.
seal-none = le fichier ne contient pas de sceau
seal-wrong-seed = la graine n’est pas celle dont l’empreinte a été publiée
seal-unreadable = le fichier ne se lit pas comme une bataille : { $what }
seal-missing = le coup n° { $no } manque
seal-entry = coup n° { $no }
seal-throw = jet isolé `/{ $command }` ({ $interaction })
seal-die = { $where }, jet { $position } ({ $dice }) : le fichier dit { $shown }, la graine donne { $computed }
seal-digest = coup n° { $no } : le message portait l’empreinte { $shown }, le fichier donne { $computed }
seal-last-differs = la dernière empreinte était { $found }, le fichier donne { $computed } : il manque quelque chose à la fin
