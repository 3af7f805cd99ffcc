### Rogue Trader : véhicules, dreadnoughts, bâtiments (V, D, B).

kind-vehicle = un véhicule
bare-vehicle = le véhicule
kind-dreadnought = un dreadnought
bare-dreadnought = le dreadnought
kind-building = un bâtiment
bare-building = le bâtiment
bare-building-hut = la hutte
bare-building-plastic = l’abri de plastique
bare-building-building = le bâtiment
bare-building-tower = la tour
bare-building-wall = le mur
bare-building-barricade = la barricade
v-bare-a = le véhicule A
v-bare-b = le véhicule B
v-bare-scenery = le décor
v-bare-creature = la créature
v-side = un côté
v-who = { $name }
d-pilot = le pilote { DE($name) }

## Commandes
cmd-vehicle = Les véhicules de Rogue Trader
cmd-vehicle-add = Ajouter un véhicule et son profil
cmd-vehicle-edit = Changer un véhicule
    .name = Son nouveau nom
    .weapons = Ses armes (toutes en état) ; - pour aucune
    .auto = Ad, Aa, Af ; - pour aucun
cmd-vehicle-remove = Retirer un véhicule de la bataille
cmd-vehicle-show = La fiche d’un véhicule : profil, état, à faire
cmd-vehicle-list = Les véhicules et leur état
    .side = D’un seul camp
cmd-vehicle-move = Bouger un véhicule : vitesse vérifiée (V2, V11)
    .speed = En ps, ce tour ; vide : comme avant
cmd-vehicle-damage = Dommages à un véhicule, ou jets dus (V7–V9)
    .points = Points après sauvegardes ; 0 : les jets dus
cmd-vehicle-drift = Où va un véhicule hors de contrôle (V10)
    .vehicle = Quel véhicule ou dreadnought
    .speed = Sans véhicule : sa vitesse au tour d’avant
cmd-vehicle-board = Embarquer ou débarquer (V3, V4)
    .speed = Sa vitesse ce tour ; vide : celle qu’il a
    .open = Sans véhicule : il est découvert
    .models = Combien ; vide : combien peuvent passer
    .movement = Mouvement des figurines ; vide : 4
cmd-dreadnought = Les dreadnoughts de Rogue Trader
cmd-dreadnought-add = Ajouter un dreadnought et son profil
cmd-dreadnought-edit = Changer un dreadnought, y placer un pilote
    .name = Son nouveau nom
    .weapons = Ses armes (toutes en état) ; - pour aucune
cmd-dreadnought-remove = Retirer un dreadnought de la bataille
cmd-dreadnought-show = La fiche d’un dreadnought
cmd-dreadnought-list = Les dreadnoughts et leur état
    .side = D’un seul camp
cmd-dreadnought-damage = Dommages à un dreadnought, ou jets dus
    .points = Points après sauvegardes ; 0 : les jets dus
cmd-dreadnought-move = Le mouvement de D6 ps sans coordination (D3)
cmd-dreadnought-leave = Le pilote quitte l’armure (D4)
cmd-collide = Une collision et toutes ses suites (V12, V13)
    .a = Qui percute : véhicule ou dreadnought
    .b = Ce qui est percuté : véhicule, bâtiment …
    .against = Ce qui est percuté ; vide : d’après B
    .toughness_a = Endurance de A
    .toughness_b = Endurance de B ; décor : 10 si vide
    .section = Quelle section du bâtiment, à partir de 1
cmd-building = Bâtiments, murs et portes de Rogue Trader
cmd-building-add = Ajouter un bâtiment, par type ou par chiffres
    .damage = Points de dommages de chaque section
    .save = Sauvegarde sur un D6, 0 pour aucune
cmd-building-edit = Changer un bâtiment
    .name = Son nouveau nom
    .damage = Points de dommages de chaque section
    .save = Sauvegarde sur un D6, 0 pour aucune
cmd-building-remove = Retirer un bâtiment de la bataille
cmd-building-show = La fiche d’un bâtiment, section par section
cmd-building-list = Les bâtiments et leur état
    .side = D’un seul camp
cmd-building-hit = Coups sur un bâtiment, effondrement (B2, B3)
    .points = Points avant sa sauvegarde
    .models = Figurines dedans ou dessus
    .kind = Sans bâtiment : son type
cmd-building-breach = Trouer un mur, détruire une porte (B4, B5)
    .points = Points avant sa sauvegarde
    .save = Sauvegarde du mur, 0 : aucune, si le MJ la change

option-vehicle = Quel véhicule
    .name = véhicule
option-dreadnought = Quel dreadnought
    .name = dreadnought
option-building = Quel bâtiment
    .name = bâtiment
option-max_speed = Vitesse maximale au sol
    .name = vitesse_max
option-acceleration = Acc/déc au sol
    .name = accélération
option-speed = Sa vitesse, en ps par tour
    .name = vitesse
option-crew = Combien à bord
    .name = équipage
option-crew_save = Leur propre sauvegarde, 0 : aucune
    .name = sauvegarde_équipage
option-ejectors = Sauvegarde des sièges éjectables, 0 : aucun
    .name = sièges_éjectables
option-turrets = Combien de tourelles
    .name = tourelles
option-weapon_points = Points d’armement qu’il peut porter
    .name = points_armes
option-equipment = Points d’équipement qu’il peut porter
    .name = équipement
option-open = Découvert, non fermé
    .name = découvert
option-trr = Rayon de virage (TRR)
    .name = trr
option-antigrav = Antigrav ou stationnaire : sans TRR
    .name = antigrav
option-air_max = Vitesse maximale en vol
    .name = vol_max
option-air_min = Vitesse minimale en vol
    .name = vol_min
option-air_acceleration = Acc/déc en vol
    .name = vol_accélération
option-auto = Auto-systèmes : Ad, Aa, Af
    .name = auto
option-turned = A viré ce tour
    .name = virage
option-air = En vol
    .name = vol
option-leaving = Elles débarquent
    .name = débarque
option-ws = Capacité de combat (CC)
    .name = cc
option-bs = Capacité de tir (CT)
    .name = ct
option-strength = Force
    .name = force
option-pilot = Nom du pilote, ou de son unité
    .name = pilote
option-pilot_save = Sauvegarde du pilote, 0 : aucune
    .name = sauvegarde_pilote
option-int = Intelligence (Int)
    .name = int
option-wp = Force mentale (FM)
    .name = fm
option-a = Qui percute
    .name = a
option-b = Ce qui est percuté
    .name = b
option-toughness_a = Endurance de A
    .name = endurance_a
option-toughness_b = Endurance de B
    .name = endurance_b
option-speed_a = Vitesse de A ; vide : celle qu’il a
    .name = vitesse_a
option-speed_b = Vitesse de B ; vide : celle qu’il a
    .name = vitesse_b
option-angle = Comment ils se rencontrent, entre véhicules
    .name = angle
option-saves = Avec sauvegardes ; vide : selon le réglage
    .name = sauvegardes
option-wall = Ce qui barre la route
    .name = mur
option-before = Points que la porte a déjà perdus
    .name = déjà
option-model_save = Leur sauvegarde d’armure, 0 : aucune
    .name = sauvegarde_figurines
option-vehicles = Combien de véhicules dedans
    .name = véhicules

choice-against-vehicle = un véhicule ou un dreadnought
choice-against-scenery = du décor, un bâtiment
choice-against-creature = une créature
choice-angle-head-on = de face : vitesses ajoutées
choice-angle-rear = même sens : la différence
choice-angle-side = de côté : la vitesse de A seule
choice-kind-hut = hutte de torchis, de paille ou de bois léger
choice-kind-plastic = abri de plastique
choice-kind-building = bâtiment de bois, de pierre ou de béton
choice-kind-tower = tour ou emplacement de pierre ou de béton
choice-kind-wall = mur isolé, long de 4 ps
choice-kind-barricade = barricade, longue de 4 ps
choice-wall-partition = cloison légère, barricade
choice-wall-hut = mur de hutte
choice-wall-standard = mur : plastique, bois, brique, pierre, vaisseau
choice-wall-reinforced = mur renforcé, roche
choice-wall-door-light-wood = porte : bois léger
choice-wall-door-plastic = porte : plastique
choice-wall-door-glass = porte : verre renforcé
choice-wall-door-thin-steel = porte : acier mince
choice-wall-door-wood = porte : bois massif
choice-wall-door-thick-steel = porte : acier épais
choice-wall-door-reinforced = porte : acier renforcé
wall-partition = la cloison
wall-hut = le mur de la hutte
wall-standard = le mur
wall-reinforced = le mur renforcé
wall-door-light-wood = la porte de bois léger
wall-door-plastic = la porte de plastique
wall-door-glass = la porte de verre
wall-door-thin-steel = la porte d’acier mince
wall-door-wood = la porte de bois
wall-door-thick-steel = la porte d’acier épais
wall-door-reinforced = la porte renforcée

setting-collision = la différence d’Endurance dans une collision
    .v-dice = plus ou moins de D4
    .v-points = des points ajoutés au total, ou retirés
setting-collision_saves = les sauvegardes dans une collision
    .v-on = jouées
    .v-off = laissées de côté

## Fiches et listes
v-card-vehicle = Véhicule : { $name }
v-card-dreadnought = Dreadnought : { $name }
v-card-building = Bâtiment : { $name }
v-card-now = État
v-card-calm = en bon ordre
v-card-must = À faire
v-card-side = Camp : { $side }
v-card-speed = Vitesse actuelle : { $speed } ps
v-card-ground = Au sol : { $parts }
v-card-air = En vol : { $parts }
v-card-max = maximum { $n } ps
v-card-pull = acc/déc { $n } ps
v-card-least = minimum { $n } ps
v-card-antigrav = Antigrav ou vol stationnaire : vire librement
v-card-trr = Rayon de virage : vitesse × { $trr }
v-card-join = { $a } · { $b }
v-card-body = { $parts }
v-card-toughness = Endurance { $n }
v-card-damage = Dommages { $left }/{ $damage }
v-card-save = sauvegarde { $save }+
v-card-no-save = sans sauvegarde
v-card-tally = { $points ->
        [one] Un point perdu ce tour
       *[other] { $points } points perdus ce tour
    }
v-card-open = Découvert
v-card-closed = Fermé
v-card-crew = À bord : { $count }, sans sauvegarde
v-card-crew-save = À bord : { $count }, sauvegarde { $save }+
v-card-ejectors = Sièges éjectables : sauvegarde { $save }+
v-card-turrets = Tourelles en état : { $left }/{ $count }
v-card-weapons = Armes : { $weapons }
v-card-weapon-points = Points d’armement : { $points }
v-card-equipment = Points d’équipement : { $points }
v-card-autos = Auto-systèmes : { $autos }
v-card-autos-locked = Auto-systèmes, verrouillés : { $autos }
v-card-profile = { $parts }
v-card-m = M { $n }
v-card-ws = CC { $n }
v-card-bs = CT { $n }
v-card-s = F { $n }
v-card-i = I { $n }
v-card-a = A { $n }
v-card-ld = Cd { $n }
v-card-int = Int { $n }
v-card-cl = Cl { $n }
v-card-wp = FM { $n }
v-card-to-hit = Pour toucher : { $to_hit }
v-card-pilot = Pilote : { $pilot }
v-card-pilot-save = Pilote : { $pilot }, sauvegarde { $save }+
v-card-mind = Du pilote : { $parts }
v-card-kind-hut = Hutte de torchis, de paille ou de bois léger
v-card-kind-plastic = Abri de plastique
v-card-kind-building = Bâtiment de bois, de pierre ou de béton
v-card-kind-tower = Tour ou emplacement
v-card-kind-wall = Mur isolé
v-card-kind-barricade = Barricade
v-card-section-damage = Dommages { $damage } par section
v-card-section = Section { $section } : { $left }/{ $damage }
v-list-vehicle = Véhicules : { $count }
v-list-dreadnought = Dreadnoughts : { $count }
v-list-building = Bâtiments : { $count }
v-list-no-vehicle = Pas encore de véhicule : `/vehicle add`.
v-list-no-dreadnought = Pas encore de dreadnought : `/dreadnought add`.
v-list-no-building = Pas encore de bâtiment : `/building add`.
v-weapon = { $name }
v-weapon-heavy = { $name } (arme lourde)
v-weapon-super-heavy = { $name } (arme super-lourde)
v-weapon-right = { $weapon } (bras droit)
v-weapon-left = { $weapon } (bras gauche)
v-weapon-lost = { $weapon } ✗
v-auto-ad = Ad : conduit à la voix
v-auto-aa = Aa : sert une arme
v-auto-af = Af : portes et équipement
verdict-v-added = { $name } entre dans la bataille
verdict-v-edited = Fiche { DE($name) } modifiée
verdict-v-removed = { $name } sort de la bataille

## États, obligations, jets dus
cond-v-destroyed = à l’état d’épave
cond-v-burning = odeur de brûlé : à l’arrêt pour de bon
cond-v-system = erreur du système : à l’arrêt pour de bon
cond-v-jam = panne mécanique
cond-v-control = hors de contrôle pour de bon
cond-v-adrift = hors de contrôle
cond-v-adrift-next = hors de contrôle au prochain tour
cond-v-power = { $count ->
        [one] perte de puissance
       *[other] perte de puissance ×{ $count }
    }
cond-v-damage = Dommages { $left }/{ $damage }
cond-v-weapons = armes perdues : { $names }
cond-v-turrets = tourelles en panne : { $numbers }
cond-d-right-arm = bras droit mort
cond-d-left-arm = bras gauche mort
cond-d-coordination = sans coordination
cond-d-berserk = berserk
cond-d-confused = pilote en confusion
cond-d-empty = sans pilote
cond-b-collapsed = en ruine
cond-b-collapsed-sections = sections en ruine : { $numbers }
cond-b-damage = Dommages { $left }/{ $damage }
cond-b-damage-section = section { $section } : { $left }/{ $damage }
must-v-special = dommages spéciaux à lancer ({ $points ->
        [one] un point
       *[other] { $points } points
    })
must-v-smoulder = D6 : explose sur 6
must-v-jam = répète son dernier tour : { $speed } ps
must-d-jam = répète son dernier tour
must-v-drift = trajet à lancer avant tout mouvement
must-v-drifted = trajet lancé : bouge avant tous les autres
must-v-stalled = immobile tant qu’il est hors de contrôle
must-d-move = bouge de D6 ps
must-d-confused = −1 pour toucher, aucun pouvoir psychique, Mouvement divisé par deux (P2)
due-v-special = { $name } : dommages spéciaux ({ $points ->
        [one] un point
       *[other] { $points } points
    })
due-v-smoulder = { $name } : est-ce qu’il explose ?
due-v-drift = { $name } : trajet hors de contrôle
due-d-move = { $name } : mouvement de D6 ps
due-d-confused = { $name } : confusion du pilote
next-v-special = { $name } : dommages spéciaux
next-v-drift = { $name } : trajet
next-v-scenery = { $name } percute un rocher (E 10)

## Jets
why-v-special = dommages spéciaux pour { $name } ?
why-v-row = quel dommage spécial pour { $name }
mod-v-points = { $points } points ce tour
why-v-turret = quelle tourelle { DE($name) }
why-v-weapon = quelle arme { DE($name) }
why-v-halt = { $name } roule encore avant l’arrêt
why-v-crew = équipage { DE($name) }, siège par siège
why-v-ejectors = sièges éjectables { DE($name) }, un par un
why-v-smoulder = { $name } : est-ce l’explosion ?
why-v-overspeed = contrôle à { $speed } ps, maximum { $top } ps
src-v-straight = garde le contrôle
src-v-turned = garde le contrôle ; a viré
src-v-loose = garde le contrôle ; était hors de contrôle
why-v-faster = accélération
why-v-slower = décélération
why-v-direction = direction
why-v-pool = dommages subis par { $who }
mod-v-toughness = différence d’Endurance
why-v-saves = sauvegardes { DE($who) }, une par point
why-d-ejector = siège éjectable { DE($pilot) }
why-d-pilot = sauvegarde { DE($pilot) }
src-d-cl = Cl du pilote
why-d-arm = quel bras { DE($name) }
why-d-initiative = Initiative perdue par { $name }
why-d-move = mouvement sans coordination
why-d-leave = points perdus à la sortie
mod-d-leave = toujours
why-d-personal = quelle caractéristique
why-b-models = sauvegardes d’armure à l’intérieur
why-b-strength = Force de la touche sur { $which ->
        [0] le véhicule
       *[other] le véhicule { $which }
    }
why-b-wounds = blessures du { $which ->
        [0] véhicule
       *[other] véhicule { $which }
    }
why-b-trapped = { $which ->
        [0] véhicule pris sous les débris ?
       *[other] véhicule { $which } pris sous les débris ?
    }

## Lignes des tableaux
row-special-none = rien de spécial
row-special-special = dommages spéciaux
row-smoulder-on = ça fume toujours
row-smoulder-bang = explosion
row-vehicle-special-auxiliary = perte de puissance auxiliaire
row-vehicle-special-control-brief = perte de contrôle temporaire
row-vehicle-special-power = perte de puissance
row-vehicle-special-jam = panne mécanique
row-vehicle-special-weapon = perte d’une arme
row-vehicle-special-system = erreur du système
row-vehicle-special-control = perte de contrôle
row-vehicle-special-burning = odeur de brûlé
row-vehicle-special-bang = BANG !
row-dreadnought-special-arm = bras
row-dreadnought-special-coordination = perte de coordination
row-dreadnought-special-power = perte de puissance
row-dreadnought-special-jam = panne mécanique
row-dreadnought-special-weapon = perte d’une arme
row-dreadnought-special-system = erreur du système
row-dreadnought-special-berserk = berserk
row-dreadnought-special-burning = odeur de brûlé
row-dreadnought-special-bang = BANG !
row-drift-direction-left = à gauche
row-drift-direction-straight = tout droit
row-drift-direction-right = à droite
row-wall-toughness-partition = cloison légère, barricade
row-wall-toughness-hut = mur de hutte
row-wall-toughness-standard = mur ordinaire
row-wall-toughness-reinforced = mur renforcé, roche
row-arm-right = le droit
row-arm-left = le gauche
row-trapped-free = libre
row-trapped-trapped = pris au piège
row-personal-ld = Commandement
row-personal-int = Intelligence
row-personal-cl = Sang-froid
row-personal-wp = Force mentale
personal-ld = Commandement
personal-int = Intelligence
personal-cl = Sang-froid
personal-wp = Force mentale

## Remarques
remark-v-always-special = { $name } : { $points } points ce tour, dommages spéciaux à coup sûr, pas de D6
remark-v-always-bang = { $name } : { $points } points ce tour, explosion à coup sûr, pas de D10
remark-v-stands-auxiliary = pas encore de BANG !, le résultat du tour demeure : perte de puissance auxiliaire
remark-v-stands-control-brief = pas encore de BANG !, le résultat du tour demeure : perte de contrôle temporaire
remark-v-stands-power = pas encore de BANG !, le résultat du tour demeure : perte de puissance
remark-v-stands-jam = pas encore de BANG !, le résultat du tour demeure : panne mécanique
remark-v-stands-weapon = pas encore de BANG !, le résultat du tour demeure : perte d’une arme
remark-v-stands-system = pas encore de BANG !, le résultat du tour demeure : erreur du système
remark-v-stands-control = pas encore de BANG !, le résultat du tour demeure : perte de contrôle
remark-v-stands-burning = pas encore de BANG !, le résultat du tour demeure : odeur de brûlé
remark-v-stands-arm = pas encore de BANG !, le résultat du tour demeure : bras
remark-v-stands-coordination = pas encore de BANG !, le résultat du tour demeure : perte de coordination
remark-v-stands-berserk = pas encore de BANG !, le résultat du tour demeure : berserk
remark-v-earlier = { $points ->
        [one] pour le point d’un tour passé
       *[other] pour les { $points } points d’un tour passé
    }
remark-v-halted = déjà à l’arrêt pour de bon, rien de plus à arrêter
remark-v-no-save = { $count ->
        [one] une personne à bord, sans sauvegarde : pas de dé
       *[other] { $count } personnes à bord, sans sauvegarde : pas de dé
    }
remark-v-no-overspeed = au-delà du maximum, mais { $name } n’a plus de contrôle à perdre : pas de dé
remark-v-no-pool = { $who } : aucun dé, aucun dommage
remark-v-left = { $name } : { $left } points de dommages restants sur { $damage }.
remark-v-aboard = À bord { DE($name) } à présent : { $count }.
remark-v-bare = De simples chiffres n’ont ni points de dommages ni sauvegarde : rien de plus n’est lancé. Enregistrez les véhicules (`/vehicle add`) pour les dommages spéciaux et la destruction.
remark-v-no-damage = Là où les points de dommages ne sont pas donnés, les points sont comptés et rien de plus n’est lancé : `/vehicle edit`.
remark-d-no-ejector = sans siège éjectable, sa propre sauvegarde ne sert à rien : pas de dé
remark-d-no-save = ni siège éjectable ni sauvegarde : pas de dé
remark-d-other-arm-right = le bras gauche est déjà mort : c’est le droit, pas de dé
remark-d-other-arm-left = le bras droit est déjà mort : c’est le gauche, pas de dé
remark-d-initiative-0 = l’Initiative est déjà à 0 : pas de D4
remark-d-nothing-lost = rien de perdu : pas de caractéristique à tirer
remark-b-no-save = { $count ->
        [one] pas de sauvegarde d’armure : pas de dé
       *[other] pas de sauvegardes d’armure : pas de dés
    }
remark-b-left = { CAP($name) } : { $left } points de dommages restants sur { $damage }.
remark-b-left-section = { CAP($name) }, section { $section } : { $left } points de dommages restants sur { $damage }.
remark-b-toughness = Endurance { $toughness } ; les touches sont automatiques.
remark-b-door = Endurance { $toughness }, Dommages { $damage }.

## Dommages
verdict-v-unharmed = { $name } sort indemne
verdict-v-hurt = { $points ->
        [one] { $name } perd un point de dommages
       *[other] { $name } perd { $points } points de dommages
    }
verdict-v-calm = Pas de dommages spéciaux pour { $name }
verdict-v-waiting = { $points ->
        [one] { $name } perd un point, dommages spéciaux différés
       *[other] { $name } perd { $points } points, dommages spéciaux différés
    }
verdict-v-smoulders = { $name } fume toujours
verdict-v-auxiliary = Perte de puissance auxiliaire pour { $name }
verdict-v-control-brief = { $name } sera hors de contrôle au prochain tour
verdict-v-power = Perte de puissance pour { $name }
verdict-v-jam = Panne mécanique pour { $name }
verdict-v-weapon = { $name } perd une arme
verdict-v-arm = { $name } perd l’usage d’un bras
verdict-v-coordination = { $name } perd sa coordination
verdict-v-system = Erreur du système : { $name } s’arrête pour de bon
verdict-v-control = { $name } est hors de contrôle pour de bon
verdict-v-berserk = { $name } devient berserk
verdict-v-burning = Odeur de brûlé : { $name } s’arrête pour de bon
verdict-v-destroyed = { $name } n’est plus qu’une épave
verdict-v-bang = BANG ! { $name } explose
todo-v-destroyed = { $name } est une épave : armes et équipement sont perdus.
todo-v-bang = { $name } est une épave : armes et équipement sont perdus.
todo-d-destroyed = { $name } est une épave : armes et équipement sont perdus.
todo-d-bang = { $name } est une épave : armes et équipement sont perdus.
todo-v-all-dead = { $count ->
        [one] { $name } : la personne à bord meurt.
       *[other] { $name } : les { $count } personnes à bord meurent.
    }
todo-v-driver-out-destroyed = { $name } : la personne à bord survit. Placez la figurine près de l’épave.
todo-v-driver-out-bang = { $name } : la personne à bord survit. Placez la figurine au contact de l’épave ; elle bougera à son prochain tour.
todo-v-out-destroyed = { $name } : { $count ->
        [one] une personne survit, siège { $seats }
       *[other] { $count } personnes survivent, sièges { $seats }
    } ; { $dead ->
        [0] aucun mort
        [one] un mort
       *[other] { $dead } morts
    }. Placez qui survit près de l’épave.
todo-v-out-bang = { $name } : { $count ->
        [one] une personne survit, siège { $seats }
       *[other] { $count } personnes survivent, sièges { $seats }
    } ; { $dead ->
        [0] aucun mort
        [one] un mort
       *[other] { $dead } morts
    }. Placez qui survit au contact de l’épave ; mouvement permis à son prochain tour.
todo-v-waiting = { $name } : le jet de dommages spéciaux attend ({ $points ->
        [one] un point
       *[other] { $points } points
    } jusqu’ici) ; il se fera pour le total du tour, au plus tard quand le tour passe.
todo-v-adrift-next = { $name } sera hors de contrôle au prochain tour de son camp : lancez son trajet avant tout autre mouvement.
todo-v-adrift-good = { $name } est désormais hors de contrôle : à chaque tour de son camp, lancez son trajet avant tout autre mouvement.
todo-v-no-turret = { $name } n’a pas de tourelle en état : sans effet.
todo-v-turret-only = La tourelle { DE($name) } ne fonctionne plus.
todo-v-turret = La tourelle { $turret } { DE($name) } ne fonctionne plus.
todo-v-power = Vitesse maximale et acc/déc { DE($name) } divisées par deux.
todo-v-power-ground = { $name } au sol : désormais maximum { $top } ps, acc/déc { $pull } ps.
todo-v-power-air = { $name } en vol : désormais maximum { $top } ps, acc/déc { $pull } ps.
todo-v-jam = { $name } répète désormais son dernier tour : { $speed } ps tout droit ; ses armes automatiques qui tiraient tirent encore de même.
todo-v-jam-turning = { $name } répète désormais son dernier tour : { $speed } ps et le même virage ; ses armes automatiques qui tiraient tirent encore de même.
todo-v-jam-still = { $name } répète désormais son dernier tour : sans bouger ; ses armes automatiques qui tiraient tirent encore de même.
todo-v-weapon = { $name } perd { $weapon } : arme détruite.
todo-v-no-weapon = { $name } n’a plus d’arme à perdre.
todo-v-halt = Avancez { $name } de { $distance } ps tout droit : arrêt définitif.
todo-v-autos-locked = Les auto-systèmes { DE($name) } se bloquent : { $autos }.
todo-v-burning = Au début de chaque tour de son camp, lancez un D6 pour { $name } : sur 6, c’est l’explosion.
todo-v-smoulders = { $name } tient encore ; nouveau D6 au début du prochain tour de son camp.

## Dreadnoughts
todo-d-pilot-dead = { $pilot } meurt.
todo-d-pilot-out = { $pilot } survit. Placez la figurine à côté de l’épave.
todo-d-arm-right = Le bras droit { DE($name) } ne fonctionne plus, ni les armes qui y sont intégrées.
todo-d-arm-left = Le bras gauche { DE($name) } ne fonctionne plus, ni les armes qui y sont intégrées.
todo-d-arm-right-weapons = Le bras droit { DE($name) } ne fonctionne plus, ni ce qu’il porte : { $weapons }.
todo-d-arm-left-weapons = Le bras gauche { DE($name) } ne fonctionne plus, ni ce qu’il porte : { $weapons }.
todo-d-no-arm = Les deux bras { DE($name) } sont déjà morts : sans effet.
todo-d-coordination = { $name } a désormais { $to_hit } pour toucher et bouge de D6 ps à chaque tour.
todo-d-power-move = Mouvement { DE($name) } : { $movement } ps désormais.
todo-d-power-half = Le Mouvement { DE($name) } est divisé par deux.
todo-d-power-fight = { $name } a { $to_hit } pour toucher, Initiative { $initiative }.
todo-d-power-slower = { $name } a { $to_hit } pour toucher, Initiative −{ $lost } (jamais sous 0).
todo-d-jam = { $name } répète désormais son dernier tour : même mouvement, mêmes tirs.
todo-d-confused = { $pilot } est en confusion, sans test : −1 pour toucher, aucun pouvoir psychique, Mouvement divisé par deux ; test au début de chacun de ses tours, jusqu’à la réussite (P2).
verdict-d-comes-to = { $pilot } reprend ses esprits
verdict-d-still-confused = { $pilot } reste dans la confusion
todo-d-comes-to = La confusion est finie ; { $pilot } agit de nouveau normalement.
todo-d-still-confused = −1 pour toucher, aucun pouvoir psychique, Mouvement divisé par deux ; nouveau test au début du prochain tour { DE($pilot) }.
todo-d-halt = { $name } s’arrête aussitôt et pour de bon ; ses systèmes automatiques se bloquent.
todo-d-berserk = Désormais { $name } bouge et tire au hasard : le MJ dit comment.
verdict-d-move = { $name } bouge de { $distance } ps
todo-d-move = Déplacez { $name } de { $distance } ps ce tour ; { $to_hit } pour toucher.
verdict-d-left = { $pilot } quitte { $name } sans rien perdre
verdict-d-left-loses = { $points ->
        [one] { $pilot } quitte { $name } et perd un point : { $what }
       *[other] { $pilot } quitte { $name } et perd { $points } points : { $what }
    }
todo-d-beside = Placez { $pilot } à côté de l’armure.
todo-d-loses = Notez pour { $pilot } : { $what } −{ $points }, jamais sous 0.
todo-d-loses-to = { $what } { DE($pilot) } : { $value } → { $left }.

## Mouvement, embarquement
verdict-v-moved = { $name } avance de { $speed } ps
verdict-v-overspeed = { $name } avance de { $speed } ps et perd le contrôle
verdict-v-falls = { $name } tombe du ciel
todo-v-move = Avancez { $name } de { $speed } ps.
todo-v-stands = { $name } reste sur place.
todo-v-radius = Virez sur un rayon de { $radius } ps ({ $speed } × { $trr }), distance mesurée à l’intérieur de la courbe.
todo-v-radius-unknown = Virez sur un rayon de { $speed } ps × son TRR, distance mesurée à l’intérieur de la courbe.
todo-v-turns-freely = { $name } vire librement : pas de rayon.
todo-v-boarding = Embarquer ou débarquer à cette vitesse : une touche automatique de Force { $strength }, sans sauvegarde d’armure.
todo-v-falls = À { $speed } ps, sous son minimum de { $least } ps, { $name } tombe comme un caillou : le MJ dit avec quelles suites.
verdict-v-board = { $count ->
        [0] Personne de plus ne monte dans { $name } ce tour
        [one] Une figurine monte dans { $name }
       *[other] { $count } figurines montent dans { $name }
    }
verdict-v-board-most = { $count ->
        [0] Personne de plus ne peut monter dans { $name } ce tour
        [one] Une figurine par tour peut monter dans { $name }
       *[other] { $count } figurines par tour peuvent monter dans { $name }
    }
verdict-v-board-any = On monte dans { $name } sans limite de nombre
verdict-v-leave = { $count ->
        [0] Personne de plus ne quitte { $name } ce tour
        [one] Une figurine quitte { $name }
       *[other] { $count } figurines quittent { $name }
    }
verdict-v-leave-most = { $count ->
        [0] Personne de plus ne peut quitter { $name } ce tour
        [one] Une figurine par tour peut quitter { $name }
       *[other] { $count } figurines par tour peuvent quitter { $name }
    }
verdict-v-leave-any = On quitte { $name } sans limite de nombre
todo-v-half-move = Chaque figurine a son propre mouvement divisé par deux : { $movement } ps. Celui du véhicule reste entier.
todo-v-boarding-hit = Le véhicule avance de { $speed } ps : chaque figurine subit une touche automatique de Force { $strength }, sans sauvegarde d’armure.
todo-v-door = { $count ->
        [one] Avec un Mouvement de { $movement }, une figurine par tour passe la porte ; le MJ ajuste selon sa largeur.
       *[other] Avec un Mouvement de { $movement }, { $count } figurines par tour passent la porte ; le MJ ajuste selon sa largeur.
    }
todo-v-no-door = Découvert : pas de limite.
todo-v-wait = { $count ->
        [one] Une figurine attend le prochain tour.
       *[other] { $count } figurines attendent le prochain tour.
    }

## Hors de contrôle
verdict-v-drift-left = { $name } dérape à gauche, à { $speed } ps
verdict-v-drift-straight = { $name } file tout droit, à { $speed } ps
verdict-v-drift-right = { $name } dérape à droite, à { $speed } ps
verdict-v-drift-stopped = { $name } ralentit jusqu’à l’arrêt
todo-v-map-left = `{ $before } ps → { $after } ps  ↰  r { $after } ps`
todo-v-map-straight = `{ $before } ps → { $after } ps  ↑`
todo-v-map-right = `{ $before } ps → { $after } ps  ↱  r { $after } ps`
todo-v-map-stopped = `{ $before } ps → 0 ps  ■`
todo-v-drift-left = Avancez { $name } de { $speed } ps en virant à gauche, sur un rayon de { $speed } ps.
todo-v-drift-straight = Avancez { $name } de { $speed } ps tout droit.
todo-v-drift-right = Avancez { $name } de { $speed } ps en virant à droite, sur un rayon de { $speed } ps.
todo-v-drift-first = Avant toutes les autres figurines ; ce qui est percuté se résout aussitôt (`/collide`).
todo-v-drift-first-ahead = Au prochain tour de son camp, avant toutes les autres figurines ; ce qui est percuté se résout aussitôt (`/collide`).
todo-v-adrift-again = Au-delà de son maximum, { $name } reste hors de contrôle un tour de plus.
todo-v-stalled = { $name } s’arrête et ne bouge plus avant d’avoir retrouvé le contrôle.

## Collisions
verdict-v-collide = { CAP($a) } : { $became_a } · { CAP($b) } : { $became_b }
v-points = { $points ->
        [one] un point
       *[other] { $points } points
    }
fate-v-unharmed = aucun dommage
fate-v-hurt = { $points }
fate-v-auxiliary = { $points }, perte de puissance auxiliaire
fate-v-control-brief = { $points }, perte de contrôle temporaire
fate-v-power = { $points }, perte de puissance
fate-v-jam = { $points }, panne mécanique
fate-v-weapon = { $points }, perte d’une arme
fate-v-arm = { $points }, bras mort
fate-v-coordination = { $points }, perte de coordination
fate-v-system = { $points }, erreur du système
fate-v-control = { $points }, perte de contrôle
fate-v-berserk = { $points }, berserk
fate-v-burning = { $points }, odeur de brûlé
fate-v-destroyed = { $points }, destruction
fate-v-bang = { $points }, BANG !
fate-b-unharmed = aucun dommage
fate-b-damaged = { $points }
fate-b-collapsed = { $points }, effondrement
todo-v-takes-scenery = { $points ->
        [one] Retirez un point { A($name) }, si des points de dommages lui sont donnés.
       *[other] Retirez { $points } points { A($name) }, si des points de dommages lui sont donnés.
    }
todo-v-takes-creature = { $points ->
        [one] { $name } subit un point de dommages.
       *[other] { $name } subit { $points } points de dommages.
    }
todo-b-inside = Dedans ou dessus : chaque figurine meurt à moins de réussir sa sauvegarde d’armure ; chaque véhicule subit une touche de Force D10, D6 blessures, et reste pris sur un 6 au D6.

## Bâtiments
verdict-b-unharmed = Aucun dommage pour { $name }
verdict-b-unharmed-section = { $name } : aucun dommage à la section { $section }
verdict-b-damaged = { $points ->
        [one] { $name } perd un point de dommages
       *[other] { $name } perd { $points } points de dommages
    }
verdict-b-damaged-section = { $points ->
        [one] { $name } : la section { $section } perd un point de dommages
       *[other] { $name } : la section { $section } perd { $points } points de dommages
    }
verdict-b-collapsed = { $name } s’effondre
verdict-b-collapsed-section = { $name } : la section { $section } s’effondre
todo-b-collapse = Il ne reste { DE($name) } que des ruines.
todo-b-collapse-section = La section { $section } { DE($name) } n’est plus que ruines.
todo-b-above = Les sections au-dessus tiennent, sauf avis du MJ.
todo-b-models = { $dead ->
        [0] Dedans ou dessus : aucun mort
        [one] Dedans ou dessus : une figurine meurt, quels que soient ses PV
       *[other] Dedans ou dessus : { $dead } figurines meurent, quels que soient leurs PV
    } ; { $alive ->
        [0] aucune n’en réchappe.
        [one] une en réchappe.
       *[other] { $alive } en réchappent.
    }
todo-b-vehicle-free = { $which ->
        [0] Véhicule
       *[other] Véhicule { $which }
    } à l’intérieur : touche de Force { $strength }, { $wounds ->
        [one] une blessure
       *[other] { $wounds } blessures
    } ; il reste libre.
todo-b-vehicle-trapped = { $which ->
        [0] Véhicule
       *[other] Véhicule { $which }
    } à l’intérieur : touche de Force { $strength }, { $wounds ->
        [one] une blessure
       *[other] { $wounds } blessures
    } ; pris au piège sous les débris.
verdict-b-breached = Un trou dans { $wall }
verdict-b-holds = { $wall } tient bon
todo-b-hole = Une figurine de taille humaine par tour peut y passer. Le bâtiment lui-même n’a aucun dommage.
todo-b-no-hole = Pas de trou : tous les points sont sauvegardés.
verdict-b-door-down = { $wall } est détruite
verdict-b-door-holds = { $left ->
        [one] { $wall } tient bon : encore un point
       *[other] { $wall } tient bon : encore { $left } points
    }
todo-b-door-down = Le passage est libre : figurines par tour selon leur Mouvement (V4).
todo-b-door-holds = { $lost ->
        [one] Notez un point perdu ; donnez-le la prochaine fois dans `déjà`.
       *[other] Notez { $lost } points perdus ; donnez-les la prochaine fois dans `déjà`.
    }

## Refus
refused-v-weapons = Ces armes ne peuvent être portées
no-v-weapon-name = { $name } : le nom d’une arme a de 1 à { $longest } caractères
no-v-weapons-many = il y a { $count } armes, { $most } au plus sont possibles
no-v-super-heavy = une seule arme super-lourde peut être montée
no-v-weapon-points = les armes prennent { $points } points, il en porte { $most } (base 1, lourde 2, super-lourde 6)
refused-v-autos = Cet auto-système n’existe pas
no-v-auto = { $names } : il n’y a que Ad (conduite), Aa (arme) et Af (portes, équipement)
refused-v-edit = Rien ne change pour { $name }
no-v-change = rien de nouveau n’est donné
refused-v-set = { $name } n’a pas ce numéro
no-v-place = { $number } est donné, le plus haut est { $most }
refused-v-damage = Pas de jet de dommages pour { $name }
no-v-wreck = { $name } est une épave
no-v-damage = ses points de dommages ne sont pas connus : donnez-les par `edit`
no-v-later = aucun point n’est donné : rien à différer
no-v-due = rien n’est dû : aucun jet de dommages spéciaux n’attend, et rien ne brûle au début de ce tour
refused-v-move = { $name } ne bouge pas ainsi
no-v-stopped = { $name } est à l’arrêt pour de bon (erreur du système)
no-v-jammed-straight = en panne, il répète son dernier tour : { $speed } ps tout droit, au sol
no-v-jammed-turning = en panne, il répète son dernier tour : { $speed } ps en virant, au sol
no-v-jammed-straight-air = en panne, il répète son dernier tour : { $speed } ps tout droit, en vol
no-v-jammed-turning-air = en panne, il répète son dernier tour : { $speed } ps en virant, en vol
no-v-loose = { $name } est hors de contrôle : personne ne dirige
hint-v-wreck = Une épave se percute comme du décor : son Endurance dans `endurance_b`.
hint-v-drift = Lancez son trajet : `/vehicle drift`.
no-v-flier = il n’a pas de vitesse en vol
no-v-faster = { $most } ps au plus : le tour a commencé à { $start } ps, et il accélère de { $pull } ps
no-v-slower = { $least } ps au moins : le tour a commencé à { $start } ps, et il freine de { $brake } ps
no-v-double = { $most } ps au plus : le double de son maximum de { $top } ps
no-v-take-off = il décolle à { $least } ps au moins
refused-v-drift = Pas de trajet hors de contrôle pour { $name }
refused-v-drift-what = Qu’est-ce qui est hors de contrôle ?
no-v-vehicle-or-speed = nommez un véhicule, ou donnez une simple vitesse
no-v-drift-jammed = en panne, il répète plutôt son dernier tour
no-v-steered = il est sous contrôle
no-v-stalled = un trajet l’a arrêté : il reste immobile tant qu’il est hors de contrôle
no-v-drifted-now = son trajet de ce tour est déjà lancé
no-v-drifted-ahead = son trajet du prochain tour est déjà lancé
refused-v-board = Personne ne passe la porte { DE($name) }
refused-v-board-what = Quel véhicule ?
no-v-aboard = { $count ->
        [0] personne n’est à bord { DE($name) }
        [one] une seule personne est à bord { DE($name) }
       *[other] seules { $count } personnes sont à bord { DE($name) }
    }
refused-v-collide = Pas de collision entre { $a } et { $b }
refused-v-collide-what = Cette collision ne peut encore se calculer
no-v-toughness-a = il manque l’Endurance de A : `endurance_a`, ou un véhicule enregistré dans `a`
no-v-toughness-b = il manque l’Endurance de B : `endurance_b`, ou une pièce enregistrée dans `b`
no-v-toughness = l’Endurance { DE($name) } n’est pas connue : donnez-la ici, ou par `edit`
no-v-speed-a = il manque la vitesse de A : `vitesse_a`
no-v-not-vehicle = { $name } se percute comme un véhicule
no-v-not-scenery = { $name } se percute comme du décor
no-v-itself = { $name } ne peut se percuter
no-v-speed-scenery = le décor ne bouge pas : laissez `vitesse_b` vide
no-v-speed-creature = seule la vitesse du véhicule compte contre une créature : laissez `vitesse_b` vide
no-v-same-speed = tous deux vont à { $speed } ps dans le même sens : ils ne se rencontrent pas
no-v-nobody-moves = ni l’un ni l’autre ne bouge
no-v-rammer-still = { $a } ne bouge pas
refused-d-move = Pas de mouvement de D6 ps pour { $name }
no-d-jammed = en panne, il répète son dernier tour
no-d-berserk = berserk, il bouge comme le dit le MJ
no-d-clumsy = il a sa coordination : il bouge sans jet
no-d-clumsy-movement = il a sa coordination : il bouge de { $movement } ps, sans jet
no-d-walked = son mouvement de ce tour est déjà lancé
refused-d-leave = Personne ne quitte { $name }
no-d-empty = il n’y a personne à l’intérieur
no-d-cl = donnez `cl`, ou notez-le : `/dreadnought edit`
no-d-other-test = pour { $name }, seule la confusion du pilote se teste ainsi ; pour un autre test, donnez `cl` sans nommer d’unité
no-d-pilot-unit = le pilote, { $pilot }, est une unité de la bataille : nommez-la
no-d-not-confused = { $pilot } n’est pas en confusion
no-d-retest = { $pilot } ne reteste qu’au début de son tour
refused-b-add = En quoi est-ce bâti ?
no-b-kind = donnez son `type`, ou bien `endurance` et `dommages`
refused-b-hit = { $name } ne peut être touché ainsi
refused-b-hit-what = Qu’est-ce qui est touché ?
no-b-building-or-kind = nommez un bâtiment, ou donnez un `type`
no-b-section = { $count ->
        [one] { $name } a une section, pas de section { $section }
       *[other] { $name } a { $count } sections, pas de section { $section }
    }
no-b-which-section = { $name } a { $count } sections : dites laquelle dans `section`
no-b-ruin = { $name } est déjà en ruine
no-b-ruin-section = la section { $section } { DE($name) } est déjà en ruine

## Chances
odds-v-unharmed = aucun dommage
odds-v-hurt = rien de spécial
odds-v-waiting = différés
odds-v-smoulders = fume toujours
odds-v-auxiliary = perte de puissance auxiliaire
odds-v-control-brief = perte de contrôle temporaire
odds-v-power = perte de puissance
odds-v-jam = panne mécanique
odds-v-weapon = perte d’une arme
odds-v-arm = bras
odds-v-coordination = perte de coordination
odds-v-system = erreur du système
odds-v-control = perte de contrôle
odds-v-berserk = berserk
odds-v-burning = odeur de brûlé
odds-v-destroyed = destruction
odds-v-bang = BANG !
odds-v-moved = contrôle gardé
odds-v-overspeed = contrôle perdu
odds-v-falls = chute
odds-v-boards = embarquement
odds-v-leaves = débarquement
odds-v-drift-left = à gauche
odds-v-drift-straight = tout droit
odds-v-drift-right = à droite
odds-v-drift-stopped = arrêt
odds-d-moves = mouvement
odds-d-loses = points perdus
odds-d-unscathed = rien de perdu
odds-b-unharmed = aucun dommage
odds-b-damaged = dommages
odds-b-collapsed = effondrement
odds-b-breached = trou
odds-b-holds = tient bon
odds-b-door-down = porte détruite
odds-b-door-holds = porte debout

## Rappels
rule-V1 = Vitesses, TRR, équipage, Endurance, Dommages, sauvegarde, points d’équipement et d’armement (base 1, lourde 2, super-lourde 6, une au plus), tourelles, découvert ou fermé, sièges éjectables, auto-systèmes.
    .title = Profil d’un véhicule
rule-V2 = Par tour, accélère de son acc/déc au plus, freine du double. Le double du maximum est la limite ; sous son minimum de vol, il tombe. Rayon d’un virage : vitesse × TRR, mesuré à l’intérieur ; antigrav et stationnaires l’ignorent.
    .title = Vitesse et virages
rule-V3 = On monte ou descend à tout moment du mouvement du véhicule ; celui de la figurine est divisé par deux, pas celui du véhicule. Au-delà de 10 ps : une touche automatique de Force vitesse − 10, sans sauvegarde d’armure.
    .title = Embarquer, débarquer
rule-V4 = Par une porte, figurines par tour selon leur Mouvement : 3½ et plus 4, dès 2½ 3, dès 1½ 2, moins 1. Sans limite si c’est découvert ; le MJ ajuste selon la largeur.
    .title = Passer une porte
rule-V5 = Conduire prend une main : un pistolet ou une grenade en même temps vaut −1 pour toucher. Le pilote sert sans malus les armes intégrées de l’avant, l’équipage toutes. Du véhicule, courte portée seulement, à tout moment du mouvement ; s’il est fermé, par les ouvertures.
    .title = Conduire et tirer
rule-V6 = Fermé, c’est toujours le véhicule qui est touché. Découvert : à courte portée le tireur peut choisir équipage ou passagers, à longue portée c’est le hasard. Taille et vitesse modifient le jet comme d’habitude.
    .title = Qui est touché
rule-V7 = Chaque point non sauvegardé compte. À 0, le véhicule, ses armes et son équipement sont perdus ; à bord, chacun meurt sur un D6 non modifié raté à sa propre sauvegarde (aucune : mort), ou à celle de son siège éjectable.
    .title = Dommages et destruction
rule-V8 = Pour chaque tour à n points en tout : D6 + n − 1, dommages spéciaux sur 6 ou plus ; puis D10 + n − 1 en V9. Un seul dé de chaque ; d’autres points dans le tour les font relire. 6 points : toujours ; 12 : destruction.
    .title = Jet de dommages spéciaux
rule-V9 = † D10 + n − 1. 1–2 puissance auxiliaire (une tourelle), 3–4 hors de contrôle au prochain tour, 5–6 puissance divisée par deux, 7 panne, 8 une arme, 9 erreur du système, 10 hors de contrôle, 11 odeur de brûlé, 12+ BANG ! La source ne garde que 9 et 12 ; le reste est reconstitué.
    .title = Dommages spéciaux des véhicules
rule-V10 = † Avant tout autre mouvement : dernière vitesse + D10 − D10, pas sous 0 (alors il reste immobile) ; D6 1–2 à gauche, 3–4 tout droit, 5–6 à droite, rayon égal à la vitesse. Les trois issues sont connues, leurs nombres sont reconstitués.
    .title = Hors de contrôle
rule-V11 = Au-delà du maximum : D6, hors de contrôle au prochain tour sur 6 ; sur 5+ après un virage ; sur 4+ s’il était hors de contrôle. Le meilleur chiffre compte seul.
    .title = Trop vite
rule-V12 = D4 pour chaque côté : vitesse ÷ 5, arrondi au supérieur, + Endurance de l’autre − la sienne. Deux véhicules : vitesses combinées. Roche : E 10. Réglages : `collision` lit la différence en points, `collision_saves` permet les sauvegardes.
    .title = Collisions
rule-V13 = Percuter un véhicule, ou quoi que ce soit de solide, fait perdre le contrôle au prochain tour de son camp, sauf arrêt définitif ou destruction. Une créature n’a pas cet effet.
    .title = Après une collision
rule-V14 = Ad conduit à la voix et évite le danger, Aa sert une arme, Af les portes et l’équipement : chacun remplace quelqu’un de l’équipage. Une erreur du système les bloque tous.
    .title = Auto-systèmes
rule-D1 = Le profil d’une créature, avec des Dommages au lieu des PV. À 0, destruction : seul un siège éjectable aide le pilote. Armure de combat : M CC CT F E Dommages I 6, A 3 ; quatre armes de base, deux lourdes, ou une lourde et deux de base.
    .title = Dreadnoughts
rule-D2 = Comme les véhicules : D6 + n − 1, spécial sur 6 ou plus, puis D10 + n − 1 en D3.
    .title = Jet de dommages spéciaux
rule-D3 = † 1–2 bras, 3–4 coordination (−1 pour toucher, D6 ps), 5–6 puissance (Mouvement divisé par deux, −1 pour toucher, Initiative −D4), 7 panne, 8 arme perdue et pilote en confusion, 9 erreur du système, 10 berserk, 11 odeur de brûlé, 12+ BANG ! La source ne garde que 9 ; le reste est reconstitué.
    .title = Dommages spéciaux des dreadnoughts
rule-D4 = Quitter l’armure de son plein gré coûte D4 − 1 points d’une caractéristique tirée au sort : Cd, Int, Cl ou FM.
    .title = Quitter l’armure
rule-B1 = Sections d’environ 4 × 4 ps, un niveau chacune : hutte E7 Dommages 2, plastique E8/3, bois, pierre ou béton E8/5, tour E8/10 ou plus, mur de 4 ps E8/5, barricade de 4 ps E6/5.
    .title = Bâtiments
rule-B2 = Brique, pierre, béton et semblables sauvegardent sur 5+, un D6 par point ; huttes, barricades et plastique non. Le MJ peut en décider autrement.
    .title = Sauvegarde des bâtiments
rule-B3 = À 0, une section s’effondre. Dedans ou dessus : sauvegarde d’armure ou mort, quels que soient les PV ; véhicules : touche de Force D10, D6 blessures, pris au piège sur 6.
    .title = Effondrement
rule-B4 = † Bien équipé, on touche à coup sûr un mur intérieur ; un point restant fait un trou pour un homme par tour, sans dommage au bâtiment. Endurance (reconstituée) : cloison 6, hutte 7, mur ordinaire 8, renforcé ou roche 10.
    .title = Trouer un mur
rule-B5 = Portes E6 ; Dommages : bois léger 1, plastique et verre 2, acier mince 3, bois 4, acier épais 5, renforcé 10. Une ou deux fois ouvrir, fermer, verrouiller, déverrouiller divisent le mouvement par deux, trois ou quatre l’épuisent.
    .title = Portes
rule-B6 = Une explosion dans une section y touche tout et tous. Du dehors, par une ouverture : déviation habituelle, puis un jet pour toucher l’ouverture, aucun si l’on est trop près pour la manquer. De section à section, seules les grenades, vers la voisine.
    .title = Explosions à l’intérieur
rule-B7 = Tous les ennemis d’une section se battent ; on peut charger sans rien voir. Au premier round, le défenseur a un couvert lourd : vainqueur, il rejette l’assaillant et peut poursuivre ; vaincu, l’ennemi est entré et le couvert perdu.
    .title = Combat à l’intérieur
rule-B8 = Une section voisine par tour ; un passage bloqué coûte en général un tour. Les sections d’une unité se touchent : un vide se comble au tour suivant, sinon l’unité est divisée.
    .title = Se déplacer à l’intérieur
rule-B9 = Qui tire d’un bâtiment est à couvert ; d’un toit, seulement contre ceux d’en bas, pas contre ce qui vole ou se tient plus haut. Si une fenêtre permet le tir, c’est au MJ de le dire.
    .title = Tirer d’un bâtiment
