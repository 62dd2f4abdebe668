### Troyes : questions, choix, ce qui arrive et pourquoi pas.
###
### Un dé se dit avec son article (« un 4 rouge »), des dés d’une couleur par leurs faces (« rouge 3 4 »). Le Roy et le joueur
### neutre ont leur article dans leur nom : ils sont sujets, ou suivent « par », « pour » ou un verbe, jamais « de » ni « à ».

## Personnes et choses

troyes-family = { $color ->
        [blue] bleu
        [green] vert
        [orange] orange
       *[natural] nature
    }
troyes-roy = le Roy
troyes-grey = le joueur neutre

# Un dé sans son propriétaire, par couleur et face.
troyes-die = { $color ->
        [red] un { $face } rouge
        [white] un { $face } blanc
        [yellow] un { $face } jaune
       *[purple] un { $face } violet
    }
troyes-die-of = { $whose ->
        [grey] { $die } du quartier neutre
        [roy] { $die } du Roy
       *[other] { $die } { ELIDE("de", $who) }{ $who }
    }
troyes-dice-of-color = { $color ->
        [red] rouge { $faces }
        [white] blanc { $faces }
        [yellow] jaune { $faces }
       *[purple] violet { $faces }
    }
troyes-die-turned = { $die } en { $face }

troyes-amount-deniers = { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    }
troyes-amount-influence = { $amount ->
        [one] { $amount } point d’influence
       *[other] { $amount } points d’influence
    }
troyes-amount-vp = { $amount } PV
troyes-amount-cubes = { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
troyes-amount-cubes-on-events = { $amount ->
        [one] { $amount } cube sur un événement
       *[other] { $amount } cubes sur des événements
    }
troyes-amount-pairs-on-events = { $amount ->
        [1] une fois deux cubes sur un événement
        [2] deux fois deux cubes sur un événement
       *[other] { $amount } fois deux cubes sur un événement
    }

troyes-per-citizen = {" "}pour chacun de vos habitants { FORM($building, "in") }
troyes-per-tradesman = {" "}pour chacun de vos hommes de métier
troyes-per-tradesman-pair = {" "}pour chaque paire de vos hommes de métier
troyes-per-cathedral-cube = {" "}pour chacun de vos cubes à la Cathédrale
troyes-per-cathedral-pair = {" "}pour chaque paire de vos cubes à la Cathédrale
troyes-per-event-taken = {" "}pour chaque carte Événement remportée
troyes-per-event-fought = {" "}pour chaque événement qui porte un de vos cubes
troyes-per-die-in-city = { $color ->
        [red] {" "}pour chaque dé rouge en ville
        [white] {" "}pour chaque dé blanc en ville
       *[yellow] {" "}pour chaque dé jaune en ville
    }
troyes-per-die-in-district = { $color ->
        [red] {" "}pour chaque dé rouge sur votre quartier
        [white] {" "}pour chaque dé blanc sur votre quartier
       *[yellow] {" "}pour chaque dé jaune sur votre quartier
    }
troyes-per-die-of-most = { $color ->
        [red] {" "}pour chaque dé rouge du quartier qui en a le plus
        [white] {" "}pour chaque dé blanc du quartier qui en a le plus
       *[yellow] {" "}pour chaque dé jaune du quartier qui en a le plus
    }

# Les emplacements commencent par le nom du bâtiment : ce qui les cite met l’article ou la préposition devant, selon le bâtiment.
troyes-space-palace = Palais, emplacement { $space }
troyes-row = { $building }, ligne { $faces }
troyes-space-row = { $building }, ligne { $faces }, emplacement { $place }
troyes-level = la porte { $level } ({ $side })

troyes-target-cathedral = la Cathédrale
troyes-target-place = un habitant { FORM($building, "in") }
troyes-target-agriculture = l’agriculture
troyes-target-patrol = la patrouille

# D’où vient un habitant : la suite de « Prendre un habitant ».
troyes-source-supply = de votre réserve personnelle
troyes-source-reserve = de la réserve générale, pour 2 points d’influence
troyes-source-card = de la carte { $card }
troyes-source-space = { ID($building) ->
        [palace] du { $space }
       *[other] de l’{ $space }
    }
troyes-source-lying = { FORM($building, "of") }, où il est couché

## Questions

troyes-ask-settle = Placez un habitant sur un emplacement libre d’un bâtiment.
troyes-ask-black = Affrontez le dé noir { $face } : quels dés noirs contrez-vous ?
troyes-ask-counter = Avec lesquels de vos dés atteignez-vous { $sum } ? Les dés rouges comptent double.
troyes-ask-turn = À vous de jouer : choisissez une action ou passez. Vous pouvez d’abord dépenser de l’influence.
troyes-ask-turn-over = Lesquels de vos dés retournez-vous, trois au plus ?
troyes-ask-cube = { $target } : utilisez-vous un de vos cubes ?
troyes-ask-turn-bought = { $target } : retournez-vous un dé que vous achetez ?
troyes-ask-dice = { $target } : avec quels dés ?
troyes-ask-source = { $target } : quel habitant prenez-vous ?
troyes-ask-how-many-cubes = Combien de cubes placez-vous sur l’événement { FORM($event, "bare") } ?
troyes-ask-how-often = Combien de fois utilisez-vous { $target } ?
troyes-ask-either = Comment répartissez-vous les utilisations { FORM($card, "of") } ?
troyes-ask-mixed = Chargez-vous la carte { $card } ou utilisez-vous ses cubes ?
troyes-ask-release = À qui rendez-vous un habitant pris par Possession ?
troyes-ask-cubes = { $each ->
        [1] { $card } : sur quel événement placez-vous un cube ? (encore { $left } fois)
       *[other] { $card } : sur quel événement placez-vous { $each } cubes ? (encore { $left } fois)
    }
troyes-ask-patrol-boost = Le dé de votre garde vaut { $points } : combien de deniers y ajoutez-vous ?
troyes-ask-patrol-walk = { $points ->
        [one] De combien de cases votre garde avance-t-il ? ({ $points } point)
       *[other] De combien de cases votre garde avance-t-il ? ({ $points } points)
    }
troyes-ask-patrol-post = { $points ->
        [one] Où votre garde place-t-il des cubes ? (encore { $points } point)
       *[other] Où votre garde place-t-il des cubes ? (encore { $points } points)
    }
troyes-ask-shield = L’événement { FORM($event, "bare") } vous frappe : utilisez-vous un cube de votre bouclier ?
troyes-ask-bonus = { $side } : utilisez-vous un cube ?
troyes-ask-extra-cube = Sur quelle carte un cube passe-t-il ?
troyes-ask-exchange-take = Quel dé prenez-vous ?
troyes-ask-exchange-give = Quel dé donnez-vous contre { $die } ?
troyes-ask-scout = { $left ->
        [one] Éclaireur : sur quel événement placez-vous un cube pour 1 denier ? (encore { $left } utilisation)
       *[other] Éclaireur : sur quel événement placez-vous un cube pour 1 denier ? (encore { $left } utilisations)
    }
troyes-ask-marriage = Mariage : combien de fois payez-vous { $deniers } pour { $vp } PV ?
troyes-ask-executioner = Bourreau : à qui prenez-vous 1 point d’influence ?
troyes-ask-master-builder = { $left ->
        [one] Maître d’œuvre : sur quelle case construisez-vous ? (encore { $left } cube à poser)
       *[other] Maître d’œuvre : sur quelle case construisez-vous ? (encore { $left } cubes à poser)
    }
troyes-ask-possession = Possession : quel habitant livrez-vous ?
troyes-ask-harsh-winter = Hiver rigoureux : où perdez-vous un cube ?

## Choix

troyes-say-settle = { ID($building) ->
        [palace] S’installer au { $space }
       *[other] S’installer à l’{ $space }
    }
troyes-say-counter = { $influence ->
        [one] Contrer le dé noir { $black } : { $influence } point d’influence
       *[other] Contrer les dés noirs { $black } : { $influence } points d’influence
    }
troyes-say-with = Avec { $dice } : valeur { $worth }
troyes-say-concede = Céder : le dé noir s’en va, et 2 PV avec lui
troyes-say-reroll = Relancer { $die } (1 point d’influence)
troyes-say-recruit = Recruter un habitant (2 points d’influence)
troyes-say-turn-over = Retourner jusqu’à trois de vos dés (4 points d’influence)
troyes-say-turn = Retourner { $dice }
troyes-say-use = Utiliser { $card }
troyes-say-hire = Utiliser { $card } : engager un homme de métier pour { $cost } ({ $vp } PV à la fin)
troyes-say-build = Construire à la Cathédrale
troyes-say-fight = { $free ->
        [one] Lutter contre l’événement { FORM($event, "bare") } ({ $free } étendard libre, { $first } et { $second } PV)
       *[other] Lutter contre l’événement { FORM($event, "bare") } ({ $free } étendards libres, { $first } et { $second } PV)
    }
troyes-say-place = Placer un habitant { FORM($building, "in") }
troyes-say-farm = Exploiter l’agriculture
troyes-say-pass = Passer jusqu’à la fin du tour (2 deniers, puis 1 chaque fois que ce serait à vous de jouer)
troyes-say-lose-cube = Perdre un cube sur { $place }
troyes-say-cube = Utiliser un cube { FORM($card, "of") }. { $rule }
troyes-say-cube-step = Utiliser un cube { FORM($card, "of") }
troyes-say-plain = Sans cube
troyes-say-from = { $kind ->
        [card] Prendre votre homme de métier { $source }
        [building] Prendre votre habitant { $source }
       *[other] Prendre un habitant { $source }
    }
troyes-say-times = { $times } fois
troyes-say-either = { $parts }
troyes-say-either-part = { $times ->
        [1] une fois { $gain }{ $per }
        [2] deux fois { $gain }{ $per }
       *[other] { $times } fois { $gain }{ $per }
    }
troyes-say-on = { $free ->
        [one] Sur l’événement { FORM($event, "bare") } ({ $free } étendard libre)
       *[other] Sur l’événement { FORM($event, "bare") } ({ $free } étendards libres)
    }
troyes-say-load = Poser { $cubes } sur la carte { $card }
troyes-say-load-for = Poser { $cubes } sur la carte { $card } pour { $price }
troyes-say-unload = Retirer { $cubes } de la carte { $card } : { $gain }
troyes-say-pay-nothing = Ne rien payer
troyes-say-forgo = Ne placer aucun cube
troyes-say-forgo-more = Ne plus placer de cube avec cette utilisation
troyes-say-name = { $who }
troyes-say-site = Sur la case { $site }
troyes-say-patrol = Patrouiller sur les remparts (votre garde est sur la case { $space })
troyes-say-boost-nothing = Ne rien ajouter
troyes-say-boost = Ajouter { $deniers }
troyes-say-stay = Rester sur place
troyes-say-walk = { $steps ->
        [one] Avancer d’un pas, sur la case { $space }
       *[other] Avancer de { $steps } pas, jusqu’à la case { $space }
    }
troyes-say-walk-to-gate = { $steps ->
        [one] Avancer d’un pas, sur la case { $space }, porte { $gate }
       *[other] Avancer de { $steps } pas, jusqu’à la case { $space }, porte { $gate }
    }
troyes-say-post = Placer un cube devant { $places }
troyes-say-outdoor = Utiliser un cube : { $perk }
troyes-say-keep = Garder le cube
troyes-say-take = Prendre { $die }
troyes-say-give = Donner { $die }
troyes-say-onto = Faire passer un cube sur la carte { $card }
troyes-say-done = Terminer les échanges

troyes-perk-gain = gagner { $gain }
troyes-perk-die = { $color ->
        [red] lancer un dé rouge de plus
        [white] lancer un dé blanc de plus
        [yellow] lancer un dé jaune de plus
       *[purple] lancer un dé violet de plus
    }
troyes-perk-die-for = { $color ->
        [red] lancer de nouveau votre dé rouge pour { $price }
        [white] lancer de nouveau votre dé blanc pour { $price }
        [yellow] lancer de nouveau votre dé jaune pour { $price }
       *[purple] lancer de nouveau votre dé violet pour { $price }
    }
troyes-perk-exchange = échanger un dé avec chaque autre quartier, trois au plus
troyes-perk-shield = le bouclier vous protège
troyes-perk-turn-bought-die = retourner un dé que vous achetez

troyes-group-own-die = { $mark ->
        [turned] { $die } à vous (retourné)
        [marked] { $die } à vous (désigné)
       *[plain] { $die } à vous
    }
troyes-group-bought-die = { $mark ->
        [turned] { $how ->
            [free] { $die } (retourné) pour rien
            [several] { $die } (retourné) pour { $price }
           *[one] { $price ->
                [one] { $die } (retourné) pour { $price } denier
               *[other] { $die } (retourné) pour { $price } deniers
            }
        }
        [marked] { $how ->
            [free] { $die } (désigné) pour rien
            [several] { $die } (désigné) pour { $price }
           *[one] { $price ->
                [one] { $die } (désigné) pour { $price } denier
               *[other] { $die } (désigné) pour { $price } deniers
            }
        }
       *[plain] { $how ->
            [free] { $die } pour rien
            [several] { $die } pour { $price }
           *[one] { $price ->
                [one] { $die } pour { $price } denier
               *[other] { $die } pour { $price } deniers
            }
        }
    }
troyes-say-dice = { $dice } : { $effect }
troyes-say-dice-bought = { $dice }, { $total } en tout : { $effect }
troyes-effect-dice = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
troyes-effect-uses = { $uses ->
        [one] { $uses } utilisation
       *[other] { $uses } utilisations
    }
troyes-effect-sites = { $count ->
        [one] un cube en case { $sites }
       *[other] des cubes en cases { $sites }
    }
troyes-effect-some-sites = { $count ->
        [one] un cube en case { $sites }
       *[other] des cubes en cases { $sites }
    } (pas de place pour le reste)
troyes-effect-cubes = jusqu’à { $cubes }
troyes-effect-palace = emplacement { $space } du Palais
troyes-effect-row = ligne { $row } { FORM($building, "of") }
troyes-effect-deniers = gain de { $deniers }
troyes-effect-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Ce qu’on attend du hasard

troyes-awaited-deal = Mélangez les personnages et distribuez-les.
troyes-awaited-roy-settles = Lancez deux dés de chaque couleur : le Roy s’installe selon les trois plus forts.
troyes-awaited-roy-turn = Lancez deux dés pour le Roy.
troyes-awaited-reveal = { $color ->
        [red] Révélez une carte Activité rouge numéro { $number }.
        [white] Révélez une carte Activité blanche numéro { $number }.
       *[yellow] Révélez une carte Activité jaune numéro { $number }.
    }
troyes-awaited-lay = Posez une tuile devant la porte { $level }.
troyes-awaited-extra-die = { $color ->
        [red] Lancez un dé rouge de plus.
        [white] Lancez un dé blanc de plus.
        [yellow] Lancez un dé jaune de plus.
       *[purple] Lancez un dé violet de plus.
    }
troyes-awaited-workforce = Rassemblez les forces : lancez les dés de tous.
troyes-awaited-arrive = { $color ->
        [red] Révélez un événement rouge.
        [white] Révélez un événement blanc.
       *[yellow] Révélez un événement jaune.
    }
troyes-awaited-die-for = Lancez un dé pour { $component }.
troyes-awaited-scatter = Tirez au sort les nouvelles places des habitants { FORM($building, "of") }.
troyes-awaited-ordeal = Le hasard décide pour l’événement { FORM($event, "bare") }.
troyes-awaited-black = Lancez les dés noirs.
troyes-awaited-reroll = { $who } relance { $die }.

## Ce qui est arrivé

troyes-told-dealt = { $who } reçoit le personnage { $character }.
troyes-told-unveiled = Le personnage { $character } est visible de tous.
troyes-told-settled = { $who } s’installe { FORM($building, "in") }, emplacement { $space }.
troyes-told-settled-row = { $who } s’installe { FORM($building, "in") }, ligne { $faces }, emplacement { $place }.
troyes-told-round = Le tour { $round } commence.
troyes-told-revealed = La carte { $card } apparaît en ville.
troyes-told-rolled = { $who } lance les dés : { $dice }.
troyes-told-arrived = L’événement { FORM($event, "bare") } rejoint la file.
troyes-told-took-effect = L’événement { FORM($event, "bare") } prend effet.
troyes-told-black-rolled = Résultat des dés noirs : { $dice }.
troyes-told-black-raised = Les hors-la-loi portent les dés noirs à { $dice }.
troyes-told-saw-off = { $who } repousse l’attaque noire ({ $black }) sans utiliser de dé.
troyes-told-beat = { $who } repousse l’attaque noire ({ $black }) ; dés utilisés : { $dice }.
troyes-told-succumbed = { $who } ne peut pas battre le dé noir { $face }.
troyes-told-roy-rolled = Le Roy obtient { $first } et { $second } : { $deed }.
troyes-told-roy-spent = Dés dépensés par le Roy : { $dice }.
troyes-told-rated = Le défi se termine sur un écart de { SIGNED($lead) }. { $verdict }
troyes-verdict = Écart de { SIGNED($lead) }. { $verdict }
troyes-told-gained = { $who } gagne { $amount }{ $cause }.
troyes-told-paid = { $who } paie { $amount }{ $cause }.
troyes-told-spent = { $who } dépense { $amount }{ $cause }.
troyes-told-lost = { $who } perd { $amount }{ $cause }.
troyes-told-rerolled = { $who } relance { $die } : { $face }.
troyes-told-turned = { $who } retourne { $dice }.
troyes-told-bought = { $whose ->
        [grey] { $who } achète { $die } au quartier neutre pour { $price }.
        [roy] { $who } achète { $die } au Roy pour { $price }.
       *[family] { $who } achète { $die } à { $seller } pour { $price }.
    }
troyes-told-used-dice = { $who } utilise { $dice }.
troyes-told-used-cube = { $who } utilise un cube { FORM($card, "of") }.
troyes-told-hired = { $who } engage un homme de métier sur la carte { $card }.
troyes-told-used = { $times ->
        [1] { $who } utilise { $card } une fois.
        [2] { $who } utilise { $card } deux fois.
       *[other] { $who } utilise { $card } { $times } fois.
    }
troyes-told-loaded = { $who } pose { $cubes } sur la carte { $card }.
troyes-told-unloaded = { $who } retire { $cubes } de la carte { $card }.
troyes-told-cube-lost = { $who } perd un cube sur { $place } à cause de l’événement { FORM($event, "bare") }.
troyes-told-shot = { $who } lance le dé d’Archer : { $face }.
troyes-told-built = { $who } construit à la Cathédrale, case { $site }, niveau { $level }.
troyes-told-razed = { $who } perd son cube de la case { $site } de la Cathédrale.
troyes-told-fought = { $who } place { $cubes } sur l’événement { FORM($event, "bare") }.
troyes-told-repelled = { $who } perd son cube, le dernier placé sur l’événement { FORM($event, "bare") }.
troyes-told-countered-and-taken = L’événement { FORM($event, "bare") } est contré ; { $who } remporte la carte.
troyes-told-countered = L’événement { FORM($event, "bare") } est contré.
troyes-told-entered-row = { ID($building) ->
        [palace] { $who } place un habitant au { $row }.
       *[other] { $who } place un habitant à l’{ $row }.
    }
troyes-told-entered = { $who } place un habitant { FORM($building, "in") } avec un { $face }.
troyes-told-expelled = { $who } voit un de ses habitants expulsé { FORM($building, "of") }.
troyes-told-domain = { $color ->
        [red] Un { $face } pour l’événement { FORM($event, "bare") } : rouge.
        [white] Un { $face } pour l’événement { FORM($event, "bare") } : blanc.
       *[yellow] Un { $face } pour l’événement { FORM($event, "bare") } : jaune.
    }
troyes-told-scattered = { $who } ajoute un habitant à ceux { FORM($building, "of") }, et tous changent de place.
troyes-told-intruded = Un homme de métier neutre prend un emplacement de la carte { $card }.
troyes-told-possessed = { $who } livre un habitant à Possession.
troyes-told-released = { $who } récupère un habitant pris par Possession.
troyes-told-farmed = { $who } exploite l’agriculture.
troyes-told-passed = { $who } passe.
troyes-told-recruited = { $who } recrute un habitant.
troyes-told-round-over = Le tour { $round } est terminé.
troyes-told-rewarded = { $character } récompense { $who } : { $vp } PV.
troyes-told-laid = La tuile { $side } est posée devant la porte { $level }.
troyes-told-patrolled = { $who } envoie son garde en patrouille.
troyes-told-walked = { $who } fait avancer son garde de la case { $from } à la case { $to }.
troyes-told-posted = { $who } place un cube sur la tuile { $side }.
troyes-told-used-outdoor = { $who } utilise un cube de la tuile { $side }.
troyes-told-fetched = { $color ->
        [red] { $who } lance un dé rouge de plus : { $face }.
        [white] { $who } lance un dé blanc de plus : { $face }.
        [yellow] { $who } lance un dé jaune de plus : { $face }.
       *[purple] { $who } lance un dé violet de plus : { $face }.
    }
troyes-told-exchanged = { $who } échange { $given } contre { $taken }.
troyes-told-spared = L’événement { FORM($event, "bare") } épargne { $who }.
troyes-told-warded-off = { $who } arrête le dé noir { $face } avec son bouclier.
troyes-told-scored = { $who } marque { $vp } PV avec la tuile { $side }.
troyes-told-none-called = { $color ->
        [red] Il ne reste aucun événement rouge à appeler.
        [white] Il ne reste aucun événement blanc à appeler.
       *[yellow] Il ne reste aucun événement jaune à appeler.
    }

# D’où vient un gain ; chacun est la suite d’un montant.
troyes-gain-income = {" "}de revenu
troyes-gain-from = {" "}grâce à { $source }
troyes-gain-countering = {" "}pour avoir lutté contre l’événement { FORM($event, "bare") }
troyes-gain-event = {" "}pour l’événement { FORM($event, "bare") }
troyes-gain-black-dice = {" "}pour les dés noirs
troyes-gain-cathedral = {" "}à la Cathédrale
troyes-gain-agriculture = {" "}grâce à l’agriculture
troyes-gain-dice = {" "}pour des dés vendus
troyes-gain-pass = {" "}pour avoir passé
troyes-gain-privilege = {" "}par privilège royal

# À quoi sert une perte ; chacun est la suite d’un montant.
troyes-loss-salaries = {" "}de salaires
troyes-loss-for = {" "}pour { $what }
troyes-loss-hire = {" "}pour engager un homme de métier sur la carte { $card }
troyes-loss-event = {" "}à cause de l’événement { FORM($event, "bare") }
troyes-loss-black-die = {" "}à cause du dé noir
troyes-loss-dice = {" "}pour des dés
troyes-loss-recruit = {" "}pour recruter un habitant
troyes-loss-reroll = {" "}pour relancer un dé
troyes-loss-turn-over = {" "}pour retourner des dés
troyes-loss-patrol = {" "}pour presser le garde

## Ce que fait le Roy

troyes-deed-buy = { $vp } PV, et il achète { $die } pour { $price }
troyes-deed-gain = { $vp } PV, avec ses seuls dés
troyes-deed-place = { ID($building) ->
        [palace] un habitant au { $row }
       *[other] un habitant à l’{ $row }
    }
troyes-deed-fill = { $cubes } sur l’événement { FORM($event, "bare") }
troyes-deed-hire = un homme de métier sur la carte { $card }
troyes-deed-build-two = deux cubes à la Cathédrale, cases { $first } et { $second }
troyes-deed-build = un cube à la Cathédrale, case { $site }
troyes-deed-build-and-gain = un cube à la Cathédrale, case { $site }, et { $vp } PV pour l’autre
troyes-deed-cathedral-full = la Cathédrale est pleine, { $vp } PV à la place
troyes-deed-recall = le personnage { $character } est rappelé
troyes-deed-recall-nobody = il ne reste aucun personnage à rappeler
troyes-deed-idle = il ne peut rien faire

## Pourquoi pas

troyes-no-seat = personne n’occupe la place { $seat }
troyes-no-component = « { $word } » n’est ni une carte, ni un événement, ni un lieu, ni un dé ; essayez un identifiant de `troyes cards`, palace, bishopric, city_hall, cathedral, agriculture, patrol, ou un dé comme R4@blue
troyes-possible = C’est possible : cela fait partie de vos choix.
troyes-possible-die = C’est possible : ce dé peut servir à une action.
troyes-why-not-in-game = La carte { $card } n’est pas dans cette partie.
troyes-why-not-revealed = La carte { $card } n’est pas révélée ; elle peut apparaître au tour { $round }.
troyes-why-not-dealt = La carte { $card } n’est pas entrée dans cette partie.
troyes-why-no-guards = Cette partie se joue sans gardes sur les remparts.
troyes-why-no-threat = L’événement { FORM($event, "bare") } ne menace pas la ville en ce moment.
troyes-why-over = La partie est terminée.
troyes-why-chance = On attend d’abord des dés ou des cartes.
troyes-why-not-asked = Ce n’est pas à vous de choisir : on attend { $who }.
troyes-why-answer-first = Répondez d’abord à ceci : « { $question } »
troyes-why-patrol = Une patrouille demande un dé : vous n’en avez pas, et vous ne pouvez pas en acheter un pour 2 deniers.
troyes-why-hire = Engager un homme de métier sur la carte { $card } coûte { $cost } ; vous en avez { $has }.
troyes-why-no-tradesman = Vous n’avez aucun habitant à engager sur la carte { $card }, ni assez d’influence pour en recruter un.
troyes-why-not-paid = Chaque utilisation { FORM($card, "of") } coûte { $price } ; vous ne pouvez pas en payer une seule.
troyes-why-not-paid-after-hiring = Chaque utilisation { FORM($card, "of") } coûte { $price } ; l’homme de métier engagé, vous ne pourriez pas en payer une seule.
troyes-why-not-payable = Vous n’avez pas de quoi payer { FORM($taker, "the") }.
troyes-why-no-dice = { $color ->
        [red] { FORM($taker, "subject") } demande des dés rouges, et il n’en reste aucun sur la Place.
        [white] { FORM($taker, "subject") } demande des dés blancs, et il n’en reste aucun sur la Place.
       *[yellow] { FORM($taker, "subject") } demande des dés jaunes, et il n’en reste aucun sur la Place.
    }
troyes-why-value = { $color ->
        [red] { FORM($taker, "subject") } demande des dés rouges d’une valeur d’au moins { $value } ; avec { $budget } pour acheter des dés, vous ne pouvez pas réunir un tel lot.
        [white] { FORM($taker, "subject") } demande des dés blancs d’une valeur d’au moins { $value } ; avec { $budget } pour acheter des dés, vous ne pouvez pas réunir un tel lot.
        [yellow] { FORM($taker, "subject") } demande des dés jaunes d’une valeur d’au moins { $value } ; avec { $budget } pour acheter des dés, vous ne pouvez pas réunir un tel lot.
       *[any] { FORM($taker, "subject") } demande des dés d’une même couleur, d’une valeur d’au moins { $value } ; avec { $budget } pour acheter des dés, vous ne pouvez pas réunir un tel lot.
    }
troyes-why-no-site = Aucun dé blanc de la Place ne désigne une case où l’on puisse encore construire.
troyes-why-no-die-for-site = Vous n’avez aucun dé blanc pour une case libre, et en acheter un coûte 2 deniers ; vous en avez { $has }.
troyes-why-no-die-for-building = { $color ->
        [red] { FORM($building, "subject") } demande un dé rouge, et il n’en reste aucun sur la Place.
        [white] { FORM($building, "subject") } demande un dé blanc, et il n’en reste aucun sur la Place.
       *[yellow] { FORM($building, "subject") } demande un dé jaune, et il n’en reste aucun sur la Place.
    }
troyes-why-no-citizen = Vous n’avez aucun habitant à placer, ni assez d’influence pour en recruter un.
troyes-why-no-die = { $color ->
        [red] Vous n’avez aucun dé rouge, et en acheter un coûte 2 deniers ; vous en avez { $has }.
        [white] Vous n’avez aucun dé blanc, et en acheter un coûte 2 deniers ; vous en avez { $has }.
       *[yellow] Vous n’avez aucun dé jaune, et en acheter un coûte 2 deniers ; vous en avez { $has }.
    }
troyes-why-double-expel = { $color ->
        [red] Chaque dé rouge à votre portée expulserait un habitant d’une couleur qui en a déjà un couché { FORM($building, "in") }, ce qui est interdit.
        [white] Chaque dé blanc à votre portée expulserait un habitant d’une couleur qui en a déjà un couché { FORM($building, "in") }, ce qui est interdit.
       *[yellow] Chaque dé jaune à votre portée expulserait un habitant d’une couleur qui en a déjà un couché { FORM($building, "in") }, ce qui est interdit.
    }
troyes-why-no-such-die = { $whose ->
        [grey] Le dé demandé ({ $die }) n’est pas sur le quartier neutre.
        [roy] Le dé demandé ({ $die }) n’est pas sur le quartier du Roy.
       *[other] Le dé demandé ({ $die }) n’est pas sur le quartier { ELIDE("de", $who) }{ $who }.
    }
troyes-why-not-bought = Acheter un dé coûte au moins 2 deniers ; vous en avez { $has }.
troyes-why-die-of-no-use = Aucune action que vous puissiez payer n’utilise ce dé.
troyes-why-not-outside = La tuile { $side } n’est devant aucune porte dans cette partie.
troyes-why-scores = La tuile { $side } rapporte d’elle-même. { $rule }
troyes-why-guard = Votre garde est sur la case { $space } ; la tuile { $side } est devant la porte de la case { $gate }.
troyes-why-no-cube = Vous n’avez aucun cube sur la tuile { $side } ; une patrouille peut en placer un.
troyes-why-one-cube = On n’utilise qu’un cube de la tuile { $side } par action ou avant un dé noir.
troyes-why-no-exchange = Il n’y a rien à échanger : il faut un dé à vous et un dé différent d’un autre quartier, violets exceptés.
troyes-why-another-moment = La tuile { $side } sert à un autre moment. { $rule }

## Feuille de score

troyes-score-cathedral = Cubes à la Cathédrale
troyes-score-events = Événements contrés
troyes-score-activities = Cartes Activité
troyes-score-outdoor = Remparts et activités extérieures
troyes-score-royal = Lancers du Roy et personnages rappelés
troyes-score-lost = Points perdus
troyes-score-events-waiting = Événements non contrés
troyes-score-tradesmen = Hommes de métier
troyes-score-levels = Niveaux de la Cathédrale sans cube
troyes-score-gates = Cubes devant les portes

## Les composants tels qu’on les consulte

troyes-set-base = Troyes
troyes-set-bonus = Cartes bonus
troyes-set-ladies = Les Dames de Troyes
troyes-set-kings-challenge = Défi royal
troyes-kind-activity = { $kind ->
        [delayed] activité, à usage différé
        [mixed] activité, mixte
        [end] activité, jusqu’à la fin
       *[immediate] activité, à usage immédiat
    }
troyes-kind-event = événement
troyes-kind-character = personnage
troyes-kind-board = plateau
troyes-kind-outdoor = activité extérieure, niveau { $level }
troyes-kind-roy-table = tableau du Roy
troyes-kind-rating = appréciation
troyes-figure = { $field ->
        [number] tour
        [hire] engagement (deniers)
        [hire_2012] engagement (deniers)
        [hire_influence] engagement (influence)
        [divisor] diviseur
        [spaces] emplacements (PV)
        [banners] étendards
        [vp] récompenses (PV)
        [black] dés noirs
       *[calls] appelle
    }
troyes-figure-board = { $field ->
        [rows] faces par ligne
        [vp] PV par cube
        [influence_low] influence sur les cases 1 à 3
       *[influence_high] influence sur les cases 4 à 6
    }
troyes-figure-vp-from = { $vp } PV à partir de
troyes-figure-price = prix
troyes-figure-lead = votre avance
troyes-figure-gates = portes
troyes-figure-level = niveau
troyes-figure-other-side = autre côté

## Options

troyes-option-bonus = Cartes bonus : Boulanger, Prieur, Banquet et l’événement Résistance rejoignent leurs pioches.
troyes-option-edition-2012 = Chiffres de l’édition de 2012 là où l’on sait qu’ils diffèrent (Prêtre coûte 8 deniers).
troyes-option-open-vp = Points visibles : chacun voit les points de victoire de tous.
troyes-option-ladies-characters = Les Dames, module 1 : trois dames rejoignent les six personnages.
troyes-option-revealed-character = Variante : on distribue un personnage de plus, face visible pour tous.
troyes-option-ladies-cards = Les Dames, module 2 : les 27 nouvelles cartes Activité à la place des anciennes.
troyes-option-mixed-cards = Les Dames, module 2 : anciennes et nouvelles cartes Activité mélangées.
troyes-option-ladies-events = Les Dames, module 3 : six événements de plus.
troyes-option-purple = Les Dames, module 4 : le chef de famille, un dé violet pour chaque joueur.
troyes-option-ramparts = Les Dames, module 5 : des gardes sur les remparts et des activités devant les portes.
troyes-option-tournament = Variante de tournoi : le dernier tour se joue en sens inverse (3 ou 4 joueurs).
troyes-option-english-king = Défi royal selon le texte anglais de 2016 au lieu du texte français.
troyes-option-roy-first = Défi royal : le Roy est le premier à être premier joueur.
