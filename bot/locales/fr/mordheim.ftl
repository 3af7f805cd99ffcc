### Mordheim : montures et cavaliers, le tableau « Holà ! Tout doux ! » (M1 à M26).

## Commandes
cmd-mount = Les montures de Mordheim
cmd-mount-add = Ajouter une monture, avec ou sans cavalier
    .rider = Son cavalier ; créé s’il est inconnu
    .ld = Son Cd ; sinon celui de l’espèce
    .movement = Son Mouvement en ps ; sinon celui de l’espèce
    .attacks = Ses Attaques ; 0 : aucune
    .traits = Traits, à la place de ceux de l’espèce
    .skills = Compétences du cavalier
    .force = MJ : passer outre la limite de M1
cmd-mount-edit = Changer une monture
    .name = Son nouveau nom
    .ld = Son Cd
    .movement = Son Mouvement en ps
    .attacks = Ses Attaques ; 0 : aucune
    .force = MJ : passer outre la limite de M1
    .off_table = Elle a quitté la table (non : elle y revient)
cmd-mount-remove = Retirer une monture de la bataille
cmd-mount-show = La fiche d’une monture et de son cavalier
cmd-mount-list = Les montures et leur état
    .side = D’un camp seulement
cmd-mount-ride = Monter en selle
    .rider = Qui monte ; sinon son dernier cavalier
cmd-mount-dismount = Mettre pied à terre
    .rider = Son cavalier
    .lead = La garder par la bride (sinon elle est isolée)
cmd-mount-lead = Mener une monture par la bride
    .rider = Qui la mène ; sinon son dernier cavalier
cmd-mount-release = Lâcher une monture menée
    .rider = Qui la mène
cmd-mount-check = Test de contrôle : monture, cavalier, voltige
    .ld = Cd à tester, sans fiche ou à sa place
    .initiative = Initiative à tester (voltige)
    .modifier = S’ajoute au Cd ou à l’Initiative
cmd-rider = Les cavaliers, dresseurs et chefs de Mordheim
cmd-rider-add = Ajouter un guerrier, à pied
    .movement = Son Mouvement en ps (4 si rien n’est dit)
    .initiative = Son Initiative (3 si rien n’est dit)
    .ride = Équitation : pour quelles espèces
    .handler = Dresseur : de quelles espèces
cmd-rider-edit = Changer un guerrier, ou son état à pied
    .name = Son nouveau nom
    .movement = Son Mouvement en ps
    .ride = Équitation : pour quelles espèces
    .handler = Dresseur : de quelles espèces
    .condition = Ce qu’il en est de lui
cmd-rider-remove = Retirer un guerrier de la bataille
cmd-rider-show = La fiche d’un guerrier
cmd-rider-list = Les guerriers et leur état
    .side = D’un camp seulement
cmd-whoa = Holà ! Tout doux ! — jet sur le tableau
    .modifier = S’ajoute au dé du tableau
cmd-warband = Valeur des montures d’une bande, limite du terrain
    .side = Quel camp ; tous si rien n’est dit

## Options
option-mount = Quelle monture
    .name = monture
option-rider = Quel guerrier
    .name = cavalier
option-species = Son espèce
    .name = espèce
option-barding = Porte un caparaçon
    .name = caparaçon
option-rider_ld = Cd du cavalier
    .name = cd_cavalier
option-rider_initiative = Initiative du cavalier
    .name = initiative_cavalier
option-ride = Le cavalier a l’Équitation pour cette espèce
    .name = équitation
option-force = MJ : forcer
    .name = forcer
option-off_table = A quitté la table
    .name = hors_table
option-lead = Mener par la bride
    .name = bride
option-because = Pourquoi ; sinon d’après l’état de la monture
    .name = raison
option-ld_from = De qui vient le Cd
    .name = cd_de
option-unhorser = Blessé par un Expert du combat monté (+1, M21)
    .name = désarçonneur
option-attacker = L’attaquant ; sa compétence décide du +1 (M21)
    .name = attaquant
option-rolls = Nombre de jets, le plus haut compte (M14)
    .name = jets
option-result = Résultat acquis sans dé du tableau (M13)
    .name = résultat
option-experience = Expérience
    .name = expérience
option-leader = Chef de bande
    .name = chef
option-hired = Franc-tireur
    .name = franc_tireur
option-henchman = Homme de main : ne monte jamais (M1)
    .name = homme_de_main
option-gender = Pour l’accord des phrases
    .name = genre
choice-because-hit = touché par un tir (M2)
choice-because-combat = ennemi debout au contact (M2)
choice-because-isolated = monture isolée (M5)
choice-because-uncontrollable = monture incontrôlable (M8)
choice-because-bolting = monture emballée, course suivante (M15)
choice-because-trick = voltige (M26)
choice-ld_from-own = le sien
choice-ld_from-rider = le cavalier
choice-ld_from-handler = le dresseur, à 6 ps ou moins
choice-ld_from-leader = le chef, à portée
choice-result-unhorsed = désarçonné : sonné en selle (M13)
choice-gender-m = masculin
choice-gender-f = féminin
choice-condition-recovered = a récupéré
choice-condition-stunned = sonné
choice-condition-out-of-action = hors de combat

## Pièces
kind-mount = une monture
bare-mount = la monture
kind-rider = un guerrier
bare-rider = le cavalier
species-horse = cheval
species-warhorse = destrier
species-chaos-steed = destrier du Chaos
species-elven-steed = coursier elfique
species-nightmare = cauchemar
species-mule = mule
species-giant-wolf = loup géant
species-giant-spider = araignée géante
species-war-boar = sanglier
species-cold-one = sang-froid
species-stone-lion = lion de pierre
species-rhinox = rhinox
trait-m-trained = dressée
    .card = dressée (relance une fois un test raté)
trait-m-slow = lente
    .card = lente (court 2D6 ps)
trait-m-stupid = stupide
    .card = stupide (n’écoute que son dresseur)
trait-m-stubborn = têtue
    .card = têtue (sauf au contact de son dresseur)
trait-m-never-tests = ne teste jamais
    .card = ne teste jamais (ni isolée, ni incontrôlable)
skill-m-horse-archer = Cavalier archer
skill-m-commander = Commandeur
skill-m-combat-master = Expert du combat monté
skill-m-evade = Feinte
skill-m-combat-riding = Piétinement
skill-m-running-dismount = Saut au trot
skill-m-athletic-mount = Sauter en selle
skill-m-trick-riding = Voltige
rank-m-leader = chef de bande
rank-m-hired = franc-tireur
rank-m-henchman = homme de main

## États
cond-m-mount-ridden = montée
cond-m-mount-led = menée par la bride
cond-m-mount-isolated = isolée
cond-m-mount-waiting = elle attend son cavalier
cond-m-mount-uncontrollable = incontrôlable
cond-m-mount-bolting = emballée
cond-m-mount-off-the-table = hors de la table
cond-m-mount-out-of-action = hors de combat
cond-m-mount-dead = rayée de la feuille de bande
cond-m-on-foot = à pied
cond-m-mounted = en selle
cond-m-disoriented = en selle, monture cabrée
cond-m-stunned = { $rider-gender ->
        [f] sonnée
       *[other] sonné
    }
cond-m-out-of-action = hors de combat
state-m-mount-ridden = montée par { $rider }
state-m-mount-led = menée par { $rider }
state-m-mount-isolated = monture isolée
state-m-mount-waiting = attend { $rider }
state-m-mount-uncontrollable = monture incontrôlable
state-m-mount-bolting = monture emballée
state-m-mount-off-the-table = hors de la table, reste sur la feuille de bande
state-m-mount-out-of-action = hors de combat, reste sur la feuille de bande
state-m-mount-dead = estropiée ou tuée, rayée de la feuille de bande
state-m-on-foot = à pied
state-m-mounted = en selle sur { $mount }
state-m-disoriented = { $rider-gender ->
        [f] désorientée, { $mount } se cabre
        [m] désorienté, { $mount } se cabre
       *[other] reprend le contrôle { DE($mount) } qui se cabre
    }
state-m-stunned = { $rider-gender ->
        [f] sonnée, à pied
       *[other] sonné, à pied
    }
state-m-out-of-action = hors de combat

## Fiches
card-m-name = { $name }
card-m-title = { $mount } et { $rider }
card-m-profile = { CAP($species) } : M { $m } · CC { $ws } · F { $s } · E { $t } · PV { $w } · I { $i } · A { $a } · Cd { $ld }
card-m-profile-short = { CAP($species) } : M { $m } · A { $a } · Cd { $ld }
card-m-traits = Traits : { $traits }
card-m-barding = Caparaçon
card-m-rating = Valeur de bande : +{ $points }
card-m-rider = { $rider } : Cd { $ld } · I { $i } · M { $m } · expérience { $xp }
card-m-ranks = Rang : { $ranks }
card-m-ride = Équitation : { $species }
card-m-handler = Dresseur : { $species }
card-m-skills = Compétences : { $skills }
card-m-leads = Mène par la bride : { $mounts }
card-m-now = Maintenant
card-m-saddle = En selle
card-m-skills-title = Compétences
card-m-item = **{ $name }** : { $state }
card-m-none = Aucune pièce.
card-m-side = { $side }
card-m-no-side = Sans camp
card-m-mounts = Les montures
card-m-riders = Les guerriers
card-m-warband = Les montures des bandes
card-m-warband-side = { $side } : +{ $points } à la valeur de bande
card-m-warband-none = Sans camp : +{ $points } à la valeur de bande
card-m-warband-item = { $mount } ({ $species }) : +{ $points } — { $state }
card-m-warband-hired = { $mount } ({ $species }) : +{ $points } — { $state }, franc-tireur
card-m-dense = Terrain dense : { $count } sur { $most } montures permises (sans les francs-tireurs).
card-m-dense-over = ⚠ Terrain dense : { $count } montures pour { $most } permises (sans les francs-tireurs).
card-m-open = Terrain ouvert : pas de limite au nombre de montures.

## Fiches : maintenant
now-m-mount-isolated = ne bouge pas ; test de Cd au début du tour de son camp (M5)
now-m-mount-calm = ne bouge pas et ne teste pas (M5)
now-m-mount-led = reste au contact de qui la mène, sans test de monture isolée (M3)
now-m-mount-waiting = reste sur place sans compter comme isolée (M15)
now-m-mount-uncontrollable = au début du tour de son camp : test de Cd, ou nouvelle course (M8)
now-m-mount-bolting = court à chaque tour de son camp, jusqu’à quitter la table ou être rattrapée (M15)
now-m-mount-off-the-table = récupérée normalement après la bataille
now-m-mount-out-of-action = reste sur la feuille de bande
now-m-mount-dead = ne compte plus pour la bande
now-m-disoriented = ni mouvement, ni tir, ni charge jusqu’à la fin { $turns ->
        [1] de son tour
       *[other] de son prochain tour
    } (M15)
now-m-as-knocked-down = compte comme à terre en cas d’attaque (M15)
now-m-stunned = ne peut remonter ou mener qu’après avoir récupéré
now-m-hidden = tirs à −1 pour toucher jusqu’à son prochain tour (M26)
now-m-no-run = ni course ni charge ce tour-ci, monture comprise (M4)
now-m-can-ride = aucun test de contrôle : Équitation ({ $species }) (M2)
now-m-tests = touché par un tir, ou ennemi debout au contact en début de corps à corps : test de contrôle, { $ld } (M2)
now-m-ld = Cd { $ld }
now-m-ld-unknown = Cd inconnu
now-m-trained = monture dressée : un test raté se relance une fois
now-m-henchman = ne monte jamais (M1)
now-m-leads-one = peut mener un animal par la bride (M3)

## Fiches : en selle
saddle-m-target = grande cible ; on vise { $rider }, jamais { $mount } (M9)
saddle-m-attacks = la monture frappe aussi : { $n ->
        [one] { $n } Attaque
       *[other] { $n } Attaques
    } (M10)
saddle-m-no-attacks = la monture ne frappe pas (M10)
saddle-m-weapons = ni seconde arme, ni arme à deux mains ; bouclier ou rondache permis ; un pistolet remplace l’arme au premier tour de combat (M11)
saddle-m-save = +{ $bonus } à la sauvegarde d’armure ({ $bare }+ sans armure) (M12)
saddle-m-stunned = sonné par autre chose : chute, `/whoa` avec désarçonné (M13)
saddle-m-wound = dernier Point de vie perdu : `/whoa` au lieu du tableau des blessures (M14)
saddle-m-obstacles = saute un obstacle de 2 ps sans perte ; pas à l’intérieur, sauf scénario (M6, M7)

## Fiches : compétences
skill-m-leads = chef : son Cd sert à { $reach } ps à la ronde
skill-m-handles = dresseur ({ $species }) : son Cd sert à ces animaux à 6 ps ou moins ; en mène plusieurs à la fois (M3, M17)
skill-m-needs-ride = les compétences d’équitation demandent l’Équitation ({ $species }), qui manque ici
skill-m-one = une seule de ces compétences à la fois, au choix
can-m-horse-archer = { $skill } : tire à 360° ; même après un mouvement de { $double } ps, alors à −1 de plus (M19)
can-m-commander = { $skill } : +6 ps à la portée de son Cd (M20)
can-m-combat-master = { $skill } : +1 au jet « Holà ! » du cavalier ennemi blessé (M21)
can-m-evade = { $skill } : frappe en premier contre qui est à pied ; face à une charge ou à une frappe en premier, Initiative { $initiative } puis expérience { $experience }, puis un dé (M22)
can-m-combat-riding = { $skill } : une Attaque de Force 4 de plus en chargeant un ennemi à pied (M23)
can-m-running-dismount = { $skill } : { $movement } ps au plus puis pied à terre, ni mouvement ni tir ensuite ; au contact, charge plongeante de 2 ps (M24)
can-m-athletic-mount = { $skill } : monte en partant de moins de { $inches } ps, puis course ou charge (M25)
can-m-trick-riding = { $skill } : 1D6 de { $initiative } ou moins avant de bouger, tirs à −1 ; raté : « Holà ! » ; ni armure lourde, ni bouclier, ni tir (M26)

## Jets
why-m-whoa = Holà ! Tout doux !
why-m-whoa-worst = Holà ! Tout doux ! { $count } jets, le plus haut compte
why-m-mount = Que fait la monture ?
why-m-crushed = La monture écrase-t-elle son cavalier ?
why-m-crippled = La monture s’en relèvera-t-elle ?
why-m-run = Course
why-m-run-slow = Course (monture lente)
why-m-direction = Direction
why-m-hit = Contrôle de la monture, touche de tir
why-m-combat = Contrôle de la monture, ennemi au contact
why-m-isolated = Monture isolée
why-m-uncontrollable = Monture incontrôlable
why-m-bolting = Monture emballée
why-m-trick = Voltige
why-m-trained = Monture dressée, relance
why-m-forced = Sonné en selle : chute sans dé du tableau
why-m-no-table-die = Sans dé du tableau, ni modificateur ni nombre de jets ne comptent
why-m-steady = Cette monture ne s’emballe jamais : aucun dé
why-m-attacker-on-foot = { $rider } n’est pas en selle : pas de +1
why-m-attacker-unskilled = { $rider } n’a pas Expert du combat monté : pas de +1
why-m-attacker-no-ride = { $rider } n’a pas l’Équitation pour { $mount } : pas de +1
why-m-handler = { $rider }, dresseur ({ $species }) à { $reach } ps ou moins, prête son Cd
why-m-handler-could = À 6 ps ou moins, { $rider } pourrait prêter son Cd { $ld } (cd_de : dresseur)
why-m-leader = { $rider }, chef de bande à { $reach } ps ou moins, prête son Cd
why-m-leader-commander = { $rider }, chef de bande en selle et Commandeur, prête son Cd jusqu’à { $reach } ps
mod-m-unhorser = Expert du combat monté adverse
mod-m-given = modificateur
src-m-rider = Cd { DE($rider) }
src-m-own = Cd { DE($mount) }
src-m-handler = Cd { DE($rider) }, dresseur
src-m-leader = Cd { DE($rider) }, chef
src-m-some-handler = Cd du dresseur
src-m-some-leader = Cd du chef
src-m-given = Cd indiqué
src-m-initiative = Initiative { DE($rider) }
row-whoa-rears = la monture se cabre
row-whoa-unhorsed = désarçonné
row-whoa-down = chute du cavalier et de sa monture
row-whoa-mount-bolts = elle s’emballe
row-whoa-mount-waits = elle reste sur place
row-whoa-crushed-crushed = oui
row-whoa-crushed-spared = non
row-whoa-crippled-crippled = non, estropiée ou tuée
row-whoa-crippled-spared = oui

## Verdicts
verdict-m-rears = { $mount } se cabre, { $rider } reste en selle
verdict-m-bolts = { $rider-gender ->
        [f] { $rider } est désarçonnée, { $mount } s’emballe
        [m] { $rider } est désarçonné, { $mount } s’emballe
       *[other] { $mount } désarçonne { $rider } et s’emballe
    }
verdict-m-waits = { $rider-gender ->
        [f] { $rider } est désarçonnée, { $mount } reste sur place
        [m] { $rider } est désarçonné, { $mount } reste sur place
       *[other] { $mount } désarçonne { $rider } et reste sur place
    }
verdict-m-down = { $rider } et { $mount } chutent, hors de combat
verdict-m-down-crushed = { $rider } et { $mount } chutent, hors de combat : { $rider } finit sous sa monture
verdict-m-down-crippled = { $rider } et { $mount } chutent, hors de combat : { $mount } ne se relèvera pas
verdict-m-down-both = { $rider } et { $mount } chutent, hors de combat : { $rider } finit sous sa monture, qui ne se relèvera pas
verdict-m-held = { $rider } garde le contrôle { DE($mount) }
verdict-m-trick = { $rider } se colle au flanc { DE($mount) }
verdict-m-stays = { $mount } reste en place
verdict-m-calm = { $mount } se calme et s’arrête
verdict-m-isolated-runs = { $mount } devient incontrôlable et détale
verdict-m-uncontrollable-runs = { $mount } court toujours
verdict-m-bolting-runs = { $mount } s’emballe de plus belle
verdict-m-rides = { $rider } monte { $mount }
verdict-m-caught = { $rider } rattrape { $mount } et remonte en selle
verdict-m-dismounts = { $rider } met pied à terre et laisse { $mount }
verdict-m-dismounts-leading = { $rider } met pied à terre et mène { $mount } par la bride
verdict-m-leads = { $rider } mène { $mount } par la bride
verdict-m-releases = { $rider } lâche { $mount }
verdict-m-added = { $mount } rejoint la bataille
verdict-m-added-ridden = { $mount } rejoint la bataille, { $rider } en selle
verdict-m-edited = { $mount } : c’est noté
verdict-m-removed = { $mount } quitte la bataille
verdict-m-left = { $mount } a quitté la table
verdict-m-back = { $mount } est de retour sur la table
verdict-m-now-on-foot = { $rider } a récupéré
verdict-m-now-mounted = { $rider } reprend le contrôle de sa monture
verdict-m-now-stunned = { $rider-gender ->
        [f] { $rider } est sonnée
        [m] { $rider } est sonné
       *[other] { $rider } : état « sonné »
    }
verdict-m-now-out-of-action = { $rider } est hors de combat

## À faire
todo-m-disoriented-now = Pour le reste de ce tour et tout son prochain tour, { $rider } reprend le contrôle : ni mouvement, ni tir, ni charge.
todo-m-disoriented-next = Jusqu’à la fin de son prochain tour, { $rider } reprend le contrôle : ni mouvement, ni tir, ni charge.
todo-m-as-knocked-down = D’ici là, toute attaque contre { $rider } se résout comme contre un combattant à terre.
todo-m-stunned = { $rider-gender ->
        [f] Laissez { $rider } à pied, sonnée, là où elle est tombée.
        [m] Laissez { $rider } à pied, sonné, là où il est tombé.
       *[other] Laissez { $rider } à pied, au point de chute, dans l’état « sonné ».
    }
todo-m-hit = Résolvez une touche de Force 2 contre { $rider } : sauvegarde normale ; en cas de blessure, tableau des blessures habituel, mais jamais mieux que « sonné ».
todo-m-run = Déplacez { $mount } de { $inches } ps vers { $direction }.
todo-m-bolts-again = À chaque tour, { $mount } repart, jusqu’à quitter la table ou jusqu’à ce { QUE($rider) } l’atteigne au contact. Hors de la table, récupération normale après la bataille.
todo-m-bolts-tests = Au début du tour de son camp, { $mount } teste son Cd : réussi, arrêt ; raté, nouvelle course. { CAP($rider) } peut aussi l’atteindre au contact.
todo-m-waits = { CAP($mount) } reste sur place, sans compter comme isolée. { CAP($rider) } pourra remonter après avoir récupéré.
todo-m-remove = Retirez { $rider } et { $mount } de la table.
todo-m-crushed = Après la bataille : **deux** jets sur le tableau des blessures graves pour { $rider }.
todo-m-injury = Après la bataille : un jet de blessure grave pour { $rider }, comme d’habitude.
todo-m-struck-off = Rayez { $mount } de la feuille de bande.
todo-m-mount-kept = { CAP($mount) } reste sur la feuille de bande.
todo-m-stays = Ne déplacez pas { $mount }. Nouveau test au début du prochain tour de son camp.
todo-m-calm = { CAP($mount) } s’arrête et devient une monture isolée ; pas d’autre test ce tour-ci.
todo-m-tests-again = Au début du prochain tour de son camp, { $mount } teste son Cd : réussi, arrêt ; raté, nouvelle course. Hors de la table, récupération normale après la bataille.
todo-m-hidden = Jusqu’à son prochain tour, tout tir contre { $rider } est à −1 pour toucher.
todo-m-trick-limits = { CAP($rider) } bouge normalement, sans bouclier ni arme de tir (et jamais en armure lourde).
todo-m-no-trick = Voltige ratée : pas de −1 contre les tirs.
todo-m-half = { $rider } y laisse la moitié de son Mouvement : { $half } ps sur { $movement }.
todo-m-all-spent = Monter et descendre dans le même tour prend tout : plus aucun Mouvement pour { $rider }.
todo-m-no-run = Ni course ni charge ce tour-ci, pour { $rider } comme pour la monture.
todo-m-leap = Sauter en selle : { $rider } part de moins de { $inches } ps de la monture, et peut courir ou charger ce tour-ci.
todo-m-running-dismount = Ou bien, Saut au trot : avancez d’abord de { $movement } ps au plus, en selle ; puis ni mouvement ni tir. Au contact d’un ennemi, c’est une charge plongeante de 2 ps.
todo-m-led = Gardez { $mount } au contact socle à socle { DE($rider) } ; pas de test de monture isolée.
todo-m-isolated = Ne déplacez plus { $mount }, monture isolée : test de Cd au début du prochain tour de son camp.
todo-m-isolated-steady = Ne déplacez plus { $mount }, monture isolée ; cette espèce ne teste jamais.
todo-m-off-table = Retirez { $mount } de la table ; récupération normale après la bataille.
remark-m-recovered = { $rider } a récupéré.

## Boutons et tests dus
next-m-catch = { CAP($rider) } rattrape { $mount }
next-m-remount = { CAP($rider) } remonte { $mount }
next-m-left = { CAP($mount) } a quitté la table
next-m-out = { CAP($rider) } est hors de combat
next-m-lead = { CAP($rider) } reprend { $mount }
next-m-mount = { CAP($rider) } monte { $mount }
next-m-show = Fiche { DE($mount) }
due-m-isolated = { $mount } : test de monture isolée
due-m-uncontrollable = { $mount } : test de monture incontrôlable
due-m-bolting-tests = { $mount } : test de monture emballée
due-m-bolting = { $mount } : nouvelle course

## Chances
odds-m-rears = la monture se cabre
odds-m-bolts = désarçonné et monture emballée
odds-m-waits = désarçonné, la monture reste
odds-m-down = chute, sans autre suite
odds-m-down-crushed = chute, cavalier écrasé
odds-m-down-crippled = chute, monture perdue
odds-m-down-both = chute, cavalier écrasé et monture perdue
odds-m-held = test réussi
odds-m-calm = test réussi
odds-m-trick = test réussi
odds-m-uncontrolled = test raté
odds-m-runs = test raté
odds-m-after-failure = après un échec

## Refus
refused-m-whoa = Pas de jet « Holà ! Tout doux ! » pour { $mount }
refused-m-hit = Pas de test de contrôle sur { $mount }
refused-m-combat = Pas de test de contrôle sur { $mount }
refused-m-isolated = Pas de test de monture isolée pour { $mount }
refused-m-uncontrollable = Pas de test de monture incontrôlable pour { $mount }
refused-m-bolting = Pas de course pour { $mount }
refused-m-trick = Pas de voltige sur { $mount }
refused-m-ride = { $rider } ne monte pas { $mount }
refused-m-dismount = { $rider } ne descend pas { DE($mount) }
refused-m-lead = { $rider } ne mène pas { $mount }
refused-m-release = { $rider } ne lâche pas { $mount }
refused-m-add = { $mount } ne rejoint pas la bataille
refused-m-edit = { $mount } reste comme avant
refused-m-set = { $mount } reste comme avant
refused-m-who = Qui donc ?
refused-m-words = Cela ne veut rien dire ici
no-m-unridden = personne n’est en selle sur { $mount } ({ $condition })
no-m-own-attacker = on ne s’attaque pas soi-même : { $rider } est en selle sur cette monture
no-m-can-ride = { $rider } a l’Équitation ({ $species }) et garde donc toujours le contrôle
no-m-never-tests = { $mount } ne fait jamais ce test
no-m-calmed = { $mount } vient de se calmer : pas d’autre test ce tour-ci (`/battle next` passe le tour)
no-m-led = quelqu’un mène { $mount } par la bride
no-m-waiting = { $mount } attend son cavalier et ne compte pas comme isolée
no-m-not-isolated = { $mount } n’est pas une monture isolée ({ $condition })
no-m-not-uncontrollable = { $mount } n’est pas une monture incontrôlable ({ $condition })
no-m-not-bolting = { $mount } n’est pas une monture emballée ({ $condition })
no-m-trick-skill = { $rider } n’a pas la compétence Voltige
no-m-ride-needed = { $rider } n’a pas l’Équitation ({ $species }), que demande cette compétence
no-m-rearing = { $mount } se cabre : { $rider } passe son tour à reprendre le contrôle
no-m-trick-ld = la voltige teste l’Initiative, pas le Cd
no-m-ld-of-animal = c’est le cavalier qui teste : son Cd, ou celui de son chef
no-m-ld-of-rider = personne n’est en selle : c’est le Cd de la monture, de son dresseur ou du chef
no-m-stupid = { $mount } est stupide et n’écoute que son dresseur
no-m-leader-alone = le Cd du chef ne sert que si un dresseur ({ $species }) est aussi à portée, et ce camp n’en a pas
no-m-handler = ce camp n’a pas de dresseur ({ $species }) en état d’aider
no-m-leader = ce camp n’a pas de chef en état d’aider
no-m-ld-unknown = le Cd { DE($rider) } n’est pas connu : notez-le avec `/rider edit`, ou donnez-le ici
no-m-ld-unknown-mount = le Cd { DE($mount) } n’est pas connu : notez-le avec `/mount edit`, ou donnez-le ici
no-m-ld-given = il faut un Cd : donnez-le ici, ou nommez une monture enregistrée
no-m-henchman = { $rider } est homme de main : un homme de main ne monte jamais
no-m-out = { $rider } est hors de combat
no-m-rides = { $rider } est déjà en selle sur { $mount }
no-m-leads = { $rider } mène { $mounts } par la bride : lâchez d’abord
no-m-ridden = { $rider } est en selle sur { $mount }
no-m-gone = { $mount } n’est plus de la partie ({ $condition })
no-m-not-his-bolting = { $mount } s’emballe : seul son cavalier, { $rider }, peut l’arrêter
no-m-lead-on-foot = { $rider } ne peut mener qu’à pied et d’aplomb ({ $condition })
no-m-one-animal = { $rider } mène déjà { $mounts } : un seul animal à la fois, à moins d’être dresseur ({ $species })
no-m-leads-already = { $rider } mène déjà { $mount }
no-m-not-his = { $rider } n’est pas en selle sur { $mount } ({ $condition })
no-m-not-led = { $rider } ne mène pas { $mount } ({ $condition })
no-m-crowded = en terrain dense, une bande a { $most } montures au plus, francs-tireurs à part ; elle a déjà { $mounts }
no-m-force = seul un MJ passe outre cette limite
no-m-ranks = un homme de main n’est ni chef ni franc-tireur
no-m-nothing = rien n’est à changer
no-m-not-off = { $mount } n’est pas hors de la table ({ $condition })
no-m-stunned-riding = { $rider } est en selle : c’est une chute, `/whoa` avec « désarçonné »
no-m-out-riding = { $rider } est en selle : le dernier Point de vie se joue avec `/whoa`
no-m-rider-wanted = il faut le nom d’un guerrier
no-m-mount-wanted = il faut le nom d’une monture
no-m-not-riding = { $rider } n’est pas en selle
no-m-who = nommez le guerrier : personne n’a encore monté ni mené { $mount }
no-m-rider-details = sans cavalier, ses valeurs et compétences ne vont à personne
no-m-trait = il n’y a pas de trait { $name } ; il y a { $names }
no-m-skill = il n’y a pas de compétence { $name } ; il y a { $names }
no-m-skill-species = { $name } va avec une espèce : employez l’option prévue pour elle
no-m-species-list = une espèce n’a pas de virgule, et 40 caractères au plus

## Réglages
setting-terrain = terrain, pour le nombre de montures d’une bande
    .v-open = sans limite
    .v-dense = deux montures au plus, francs-tireurs à part
setting-bolting = monture emballée
    .v-until-off-table = court jusqu’à quitter la table ou être rattrapée
    .v-test-each-turn = teste son Cd chaque tour pour s’arrêter
setting-athletic_mount = distance pour Sauter en selle
    .v-half-movement = moins de la moitié du Mouvement
    .v-2-inches = moins de 2 ps

## Rappels
rule-M1 = Seuls les héros et les francs-tireurs montent, jamais les hommes de main. En terrain dense (cité en ruine, jungle), deux montures par bande au plus, sans compter celles des francs-tireurs ; ailleurs, pas de limite.
    .title = Qui monte, combien de montures
rule-M2 = Sans l’Équitation pour l’espèce, test de Cd du cavalier à chaque touche de tir (un par volée) et au début de chaque corps à corps contre un ennemi debout au contact. Raté : tableau « Holà ! Tout doux ! ».
    .title = Garder le contrôle
rule-M3 = À pied, on mène un seul animal par la bride ; un dresseur de l’espèce en mène autant qu’il veut. Les animaux restent au contact, ne font pas le test de monture isolée et emploient au besoin le Cd de qui les mène.
    .title = Mener par la bride
rule-M4 = Monter ou mettre pied à terre prend la moitié du Mouvement du cavalier ; ni lui ni la monture ne courent ou chargent ce tour-là (sauf M24, M25).
    .title = Monter, mettre pied à terre
rule-M5 = Ni montée ni menée, une monture reste sur place et teste son Cd au début du tour de son camp. Raté : elle devient incontrôlable et court aussitôt.
    .title = Monture isolée
rule-M6 = On ne monte pas à l’intérieur ni sous terre, sauf scénario contraire.
    .title = Dehors seulement
rule-M7 = En selle, un obstacle de 2 ps de haut ou moins se saute sans rien coûter.
    .title = Saut d’obstacle
rule-M8 = Au début du tour de son camp, une monture incontrôlable teste son Cd. Réussi : elle s’arrête, isolée, sans autre test ce tour-là. Raté : 3D6 ps (lente : 2D6) dans une direction au hasard.
    .title = Monture incontrôlable
rule-M9 = Un guerrier monté est une grande cible ; cavalier et monture sont une seule figurine, et l’on vise toujours le cavalier. Sans cavalier, une monture n’est pas une grande cible.
    .title = Cibler un guerrier monté
rule-M10 = Une monture frappe seulement si elle a des Attaques à son profil.
    .title = Attaques de la monture
rule-M11 = En selle : une seule arme, à une main ; bouclier ou rondache permis. Un pistolet remplace l’arme au premier tour de combat.
    .title = Armes en selle
rule-M12 = En selle, +1 à la sauvegarde d’armure, +2 avec un caparaçon ; sans armure, cela donne 6+ ou 5+.
    .title = Sauvegarde
rule-M13 = Sonné en selle par autre chose : chute comme au résultat 3–4 du tableau, second jet compris (`/whoa` avec « désarçonné »).
    .title = Sonné en selle
rule-M14 = Le dernier Point de vie perdu en selle : le tableau « Holà ! Tout doux ! » remplace celui des blessures. S’il faut plusieurs jets, le plus haut compte.
    .title = Dernier Point de vie
rule-M15 = 1D6. 1–2 : la monture se cabre. 3–4 : désarçonné, sonné, touche de Force 2 ; puis 1–3 elle s’emballe (3D6 ps par tour), 4–6 elle attend. 5–6 : les deux hors de combat ; 1–2 il est écrasé (deux blessures graves), puis 1–2 la monture est perdue.
    .title = Holà ! Tout doux !
rule-M16 = Valeur de bande : +3 par monture sans Attaque, +5 avec au moins une. Les mortes ne comptent pas.
    .title = Valeur de bande
rule-M17 = Dresseur (érudition, par espèce) : à 6 ps, ses animaux peuvent prendre son Cd, ou celui du chef s’il est aussi à portée ; un animal stupide n’écoute que le dresseur, un têtu ne l’est plus à son contact.
    .title = Dresseur
rule-M18 = Équitation s’apprend par espèce ; qui arrive avec une monture l’a pour elle. M19 à M26 demandent une monture et l’Équitation, une seule à la fois.
    .title = Équitation
rule-M19 = En selle, tir à 360°, même après le double du Mouvement de la monture, alors à −1 de plus pour toucher.
    .title = Cavalier archer
rule-M20 = Chef en selle : +6 ps à la portée à laquelle sa bande emploie son Cd.
    .title = Commandeur
rule-M21 = En selle, blesser au corps à corps un adversaire monté ajoute 1 à son jet « Holà ! Tout doux ! ».
    .title = Expert du combat monté
rule-M22 = Frappe toujours en premier contre qui est à pied. Face à une charge, ou à qui frappe aussi en premier : ordre d’Initiative, puis d’expérience, puis un dé.
    .title = Feinte
rule-M23 = En chargeant un ennemi à pied : une Attaque de Force 4 en plus, ce tour-là seulement.
    .title = Piétinement
rule-M24 = Avancer jusqu’au Mouvement normal de la monture, puis mettre pied à terre ; ensuite ni mouvement ni tir. Au contact d’un ennemi : charge plongeante de 2 ps, à pied.
    .title = Saut au trot
rule-M25 = Monter puis courir ou charger dans le même tour, en partant de moins de la moitié de son Mouvement (réglage : 2 ps).
    .title = Sauter en selle
rule-M26 = Annoncée avant de bouger, 1D6 inférieur ou égal à l’Initiative, un 6 rate toujours. Réussi : tirs contre lui à −1 jusqu’à son prochain tour. Raté : « Holà ! Tout doux ! ». Ni armure lourde, ni bouclier, ni arme de tir.
    .title = Voltige
