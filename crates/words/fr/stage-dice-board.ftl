### Le plateau de Troyes Dice dans le navigateur : ce qui s’y lit, et ce qui est dit à qui ne le voit pas.

## La roue et ses dés

dice-board-wheel = La roue
dice-board-half = { $half ->
        [morning] matin
       *[afternoon] après-midi
    }
dice-board-day = { $half ->
        [morning] Jour { $day } sur { $days }, matin
       *[afternoon] Jour { $day } sur { $days }, après-midi
    }
dice-board-end = fin
dice-board-no-plaza = une place encore à poser
dice-board-destroyed-plaza = { $color ->
        [red] place rouge, détruite ; son autre côté est { $other ->
            [red] rouge
            [yellow] jaune
           *[white] blanc
        }
        [yellow] place jaune, détruite ; son autre côté est { $other ->
            [red] rouge
            [yellow] jaune
           *[white] blanc
        }
       *[white] place blanche, détruite ; son autre côté est { $other ->
            [red] rouge
            [yellow] jaune
           *[white] blanc
        }
    }
dice-board-guest = { $die }, le dé noir au banquet
dice-board-black-die = { $color ->
        [red] dé noir { $face } ; la place rouge est détruite
        [yellow] dé noir { $face } ; la place jaune est détruite
       *[white] dé noir { $face } ; la place blanche est détruite
    }
dice-board-raider = { $color ->
        [red] dé { $face } noirci par les pillards ; la place rouge est détruite
        [yellow] dé { $face } noirci par les pillards ; la place jaune est détruite
       *[white] dé { $face } noirci par les pillards ; la place blanche est détruite
    }
dice-board-die = { $die }, { $price }
dice-board-own-die = { $die }, votre dé
dice-board-free = offert
dice-board-costs = coûte { $amounts }
dice-board-any = { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources d’une même sorte
    }

## Sous la roue

dice-board-calendar = Jour { $day } sur { $days } ; les dés noirs attaquent dès le jour { $from }
dice-board-reminder = Aide-mémoire
dice-board-reminder-value = { $price } : valeur d’un dé ± 1
dice-board-reminder-color = { $price } : une autre couleur
dice-board-reminder-black = détruit sa place ; dès le jour { $day }, il barre un dé
dice-board-reminder-fortress = une Forteresse protège sa colonne
dice-board-reminder-cathedral = une Cathédrale fait compter une rangée à la fin

## Le dé en main. Deux lignes s’écrivent l’une sous l’autre.

dice-board-hand = Votre dé
dice-board-over =
    La partie
    est terminée
dice-board-nothing-to-do =
    Rien à faire
    avant le jet des dés
dice-board-take =
    Prenez un dé
    sur la roue.
dice-board-rising = montants
dice-board-falling = descendants
dice-board-numbers = { $way } { $numbers }
dice-board-number = Le chiffre de la colonne { $column } :
dice-board-column-number = chiffre { $number }
dice-board-others-choose = Les autres choisissent.
dice-board-bonus-waits = Un bonus vous attend.
dice-board-full = Piste pleine : une autre, ou
dice-board-decline = refuser l’habitant
dice-board-gained = Gain : { $gain }
dice-board-built = Construit : { $building } { $number }
dice-board-compensated = Aucun dé à votre portée

## Les feuilles

dice-board-sheet = Feuille { ELIDE("de", $who) }{ $who }
dice-board-others = Les feuilles des autres
dice-board-show-sheet = {" "}: afficher cette feuille en grand
dice-board-vp = { $vp } PV
dice-board-total = { $vp ->
        [one] { $vp } point de victoire
       *[other] { $vp } points de victoire
    }
dice-board-people = { $count } { $people }
dice-board-purse = { $amount } à dépenser
dice-board-row = { $plural } dans les colonnes { $columns }
dice-board-crossed = { $color ->
        [red] rouge barré dans les colonnes { $columns }
        [yellow] jaune barré dans les colonnes { $columns }
       *[white] blanc barré dans les colonnes { $columns }
    }
dice-board-three-give =
    trois en colonne
    donnent :
dice-board-track = { CAPITAL($resource) } : { $left } à dépenser, { $circled } sur { $length } entourés, { $vp } PV
dice-board-citizens = { CAPITAL($people) } : { $circled } sur { $length } entourés
dice-board-crossed-die = { $die }, barré
dice-board-protected-die = { $die }, protégé par une Forteresse
dice-board-building = { $state ->
        [built] { $place }, construction faite : { $gift }
        [crossed] { $place }, construction barrée : { $gift }
       *[open] { $place }, à construire : { $gift }
    }
dice-board-fortress = { $citizen } et protection
dice-board-cathedral = fait compter chaque { $row }
dice-board-no-score = { FORM($row, "character") } pour les { FORM($row, "plural") } : aucune Cathédrale ne les fait compter encore
dice-board-score = { FORM($row, "character") } pour les { FORM($row, "plural") } : { $each } PV chaque, { $vp } PV en tout
dice-board-bonus = { $bonus }, bonus pas encore obtenu : { $gain }
dice-board-bonus-won = { $bonus }, bonus obtenu : { $gain }
