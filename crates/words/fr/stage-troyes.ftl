### Troyes et le Défi royal à l’écran : ce que l’on peut désigner, les titres, l’accueil.

troyes-about = Les familles servent la cité avec les dés de tous. En solitaire, c’est le Défi royal.
troyes-moment-round = { $game } · tour { $round } sur { $rounds }

## L’accueil

troyes-lobby-about = Menez une riche famille : vos habitants sont des dés, et les dés de tous sont à vendre.
troyes-lobby-about-kings-challenge = En solitaire contre le Roy, qui joue d’après ses dés.
troyes-lobby-cards = Cartes Activité
troyes-lobby-base-cards = Les 27 cartes Activité du jeu de base.

## Titres des choix

troyes-heading-activities = { $color ->
        [red] Activités rouges
        [white] Activités blanches
       *[yellow] Activités jaunes
    }
troyes-heading-places = Cathédrale, champs et remparts
troyes-heading-events = Événements
troyes-heading-citizen = Un habitant dans un bâtiment
troyes-heading-influence = Influence, avant l’action
troyes-heading-pass = Ou plus rien ce tour-ci
troyes-heading-dice = { $bought ->
        [0] Vos propres dés
        [1] Un dé acheté
        [2] Deux dés achetés
       *[other] Trois dés achetés
    }

## À quoi quelqu’un est occupé : « qui … »

troyes-busy-settles = place un habitant
troyes-busy-faces-black-dice = affronte les dés noirs
troyes-busy-chooses = choisit une action ou passe
troyes-busy-turns-dice-over = retourne des dés
troyes-busy-is-struck = subit un événement
troyes-busy-releases = libère un habitant
troyes-busy-exchanges = échange des dés
troyes-busy-acts = accomplit une action

## Une cible, quand ses dés sont dits d’un même souffle

troyes-begin-hire = Utiliser { $card } : engager un homme de métier pour { $cost }
troyes-begin-fight = Lutter contre l’événement { FORM($event, "bare") }
troyes-begin-patrol = Patrouiller sur les remparts

## Ce que l’on peut désigner

troyes-of-whom = { $whose ->
        [roy] du Roy
        [grey] du joueur neutre
       *[family] { ELIDE("de", $who) }{ $who }
    }
troyes-spot-die = { $whose ->
        [grey] { $color ->
            [red] Dé rouge neutre : { $face }
            [white] Dé blanc neutre : { $face }
            [yellow] Dé jaune neutre : { $face }
           *[purple] Dé violet neutre : { $face }
        }
        [roy] { $color ->
            [red] Dé rouge du Roy : { $face }
            [white] Dé blanc du Roy : { $face }
            [yellow] Dé jaune du Roy : { $face }
           *[purple] Dé violet du Roy : { $face }
        }
       *[family] { $color ->
            [red] Dé rouge { ELIDE("de", $who) }{ $who } : { $face }
            [white] Dé blanc { ELIDE("de", $who) }{ $who } : { $face }
            [yellow] Dé jaune { ELIDE("de", $who) }{ $who } : { $face }
           *[purple] Dé violet { ELIDE("de", $who) }{ $who } : { $face }
        }
    }
troyes-spot-black-die = Un dé noir : { $face }
troyes-spot-card = { $card } · hommes de métier : { $who }
troyes-spot-space = { $building }, emplacement { $space } · { $who }
troyes-spot-empty-space = { $building }, emplacement { $space } · libre
troyes-spot-lying = Habitants expulsés { FORM($building, "of") }
troyes-spot-site = Cathédrale, case { $site }
troyes-spot-district = { $who }
troyes-spot-supply = Réserve { $of }
troyes-spot-reserve = La réserve générale : un habitant pour 2 points d’influence
troyes-spot-influence = Influence { $of }
troyes-spot-wall = Les remparts, case { $space }
troyes-spot-gate = Les remparts, case { $space } : porte { $gate }
troyes-spot-outpost = Devant les portes
troyes-spot-patrol = Patrouiller
troyes-spot-recruit = Recruter
troyes-spot-turn-over = Retourner des dés
troyes-spot-pass = Passer

## Les pièces, et ce qu’un coup entraîne

troyes-piece-citizen = habitant { $of }
troyes-piece-cube = cube { $of }
troyes-piece-guard = garde { $of }
troyes-piece-die = { $color ->
        [red] dé rouge { $face }
        [white] dé blanc { $face }
        [yellow] dé jaune { $face }
       *[purple] dé violet { $face }
    } { $whose ->
        [roy] du Roy
        [grey] du quartier neutre
       *[family] { ELIDE("de", $who) }{ $who }
    }
troyes-place-space = { $building }, emplacement { $space }
troyes-place-reserve = réserve générale
troyes-piece-event = événement { FORM($event, "bare") }
troyes-counter-gain = { $who } { $vp } PV
troyes-counter-nobody = L’événement { FORM($event, "bare") } est contré ; personne n’y gagne rien.
troyes-counter-taken = L’événement { FORM($event, "bare") } est contré et remporté par { $who }.
troyes-counter-gains = L’événement { FORM($event, "bare") } est contré : { $gains }.
troyes-counter-gains-taken = L’événement { FORM($event, "bare") } est contré : { $gains }. La carte est remportée par { $who }.

## Ce que des dés atteignent

troyes-reach-counters = { $cubes ->
        [one] { $cubes } cube, qui le contre
       *[other] { $cubes } cubes, qui le contrent
    }
troyes-reach-cubes = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } (encore { $left } pour le contrer)
troyes-reach-gain = { $reach } = { $gains }
troyes-reach-cost = { $reach } pour { $costs }
troyes-reach-gain-cost = { $reach } = { $gains }, pour { $costs }

## Pourquoi pas

troyes-why-no-black-die-now = Aucun dé noir n’est à affronter maintenant.
troyes-why-site-full = La case { $site } de la Cathédrale est complète.
troyes-why-head-of-family = Le chef d’une famille ne sert que sa famille.
troyes-why-nobody-to-recruit = Il ne vous reste aucun habitant dans la réserve générale.
troyes-why-no-own-dice = Il ne vous reste aucun dé dans votre quartier.
troyes-why-too-little-influence = { $price ->
        [one] Il faut { $price } point d’influence
       *[other] Il faut { $price } points d’influence
    } ; vous en avez { $has }.
