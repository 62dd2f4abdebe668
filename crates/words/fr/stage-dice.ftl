### Troyes Dice à l’écran : ce que l’on peut désigner, les titres, l’accueil.

dice-about = Chacun écrit sur sa propre feuille ; les dés sont là pour tous.
dice-moment-day = { $half ->
        [morning] { $game } · jour { $day } sur { $days }, matin
       *[afternoon] { $game } · jour { $day } sur { $days }, après-midi
    }

## L’accueil

dice-lobby-about = Huit jours sur une roue de dés ; chacun remplit une feuille, tous en même temps.
dice-lobby-numbers = Chiffres des colonnes

## Titres des choix

dice-heading-color = Changer sa couleur
dice-heading-value = Changer sa valeur
dice-heading-use = L’utiliser
dice-heading-any = À payer avec la ressource de votre choix

## Ce que l’on peut désigner

dice-spot-die = { $nature ->
        [black] { $color ->
            [red] Un dé noir de valeur { $face } sur une place rouge
            [yellow] Un dé noir de valeur { $face } sur une place jaune
           *[white] Un dé noir de valeur { $face } sur une place blanche
        }
        [guest] { $color ->
            [red] Un dé noir au banquet, de valeur { $face }, sur une place rouge
            [yellow] Un dé noir au banquet, de valeur { $face }, sur une place jaune
           *[white] Un dé noir au banquet, de valeur { $face }, sur une place blanche
        }
        [raider] { $color ->
            [red] Un dé de pillards de valeur { $face } sur une place rouge
            [yellow] Un dé de pillards de valeur { $face } sur une place jaune
           *[white] Un dé de pillards de valeur { $face } sur une place blanche
        }
       *[clear] { $color ->
            [red] Un dé de valeur { $face } sur une place rouge
            [yellow] Un dé de valeur { $face } sur une place jaune
           *[white] Un dé de valeur { $face } sur une place blanche
        }
    }
dice-spot-place = Emplacement { $place }
dice-spot-plaza = { $color ->
        [red] place rouge ; son autre côté est { $other ->
            [red] rouge
            [yellow] jaune
           *[white] blanc
        }
        [yellow] place jaune ; son autre côté est { $other ->
            [red] rouge
            [yellow] jaune
           *[white] blanc
        }
       *[white] place blanche ; son autre côté est { $other ->
            [red] rouge
            [yellow] jaune
           *[white] blanc
        }
    }
dice-spot-plaza-same = { $color ->
        [red] place rouge, rouge des deux côtés
        [yellow] place jaune, jaune des deux côtés
       *[white] place blanche, blanche des deux côtés
    }
dice-spot-value = valeur { $value }
dice-spot-color = { $color ->
        [red] couleur rouge
        [yellow] couleur jaune
       *[white] couleur blanche
    }
dice-spot-compensation = { $amount ->
        [one] Aucun dé ne peut être payé : { $amount } ressource de chaque sorte
       *[other] Aucun dé ne peut être payé : { $amount } ressources de chaque sorte
    }
dice-spot-building = { $building }, colonne { $column }
dice-spot-numbered-building = { $building }, colonne { $column } · demande un { $die }
dice-spot-column = La colonne { $column } porte le chiffre { $number }
dice-spot-square = { $die }, colonne { $column }
dice-spot-unnumbered = { $color ->
        [red] dé rouge de la colonne { $column }, encore sans chiffre
        [yellow] dé jaune de la colonne { $column }, encore sans chiffre
       *[white] dé blanc de la colonne { $column }, encore sans chiffre
    }
dice-spot-resource = La piste { FORM($resource, "of") }
dice-spot-citizens = La piste des { $people }
dice-spot-score = { FORM($row, "character") } pour les { FORM($row, "plural") }
dice-spot-total = Tous les points de victoire
dice-spot-player = { $who } · { $vp } PV

## Ce qu’un dé apporte

dice-reach-builds = construction : { $building }

## Ce qui est noté sur une feuille

dice-piece-drawn = { $building }
dice-piece-crossed = { $color ->
        [red] dé rouge barré
        [yellow] dé jaune barré
       *[white] dé blanc barré
    }
dice-piece-multiplier = multiplicateur { $multiplier }
dice-piece-taken = votre dé
