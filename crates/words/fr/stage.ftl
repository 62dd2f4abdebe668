### Ce que tous les écrans montrent d’un jeu.

color-letter = { $color ->
        [red] R
        [white] B
        [yellow] J
       *[purple] V
    }

stage-moment-setup = { $game } · mise en place
stage-moment-over = { $game } · terminé
stage-offer-whole = { CAPITAL($beginning) } — { CAPITAL($end) }
stage-primer-table = À cette table

## Le petit jeu des tests

toy-title = Tours
toy-about = Un petit jeu en trois tours : prenez un dé, vendez-le ou bâtissez-le dans votre tour.
toy-towers = Les tours
toy-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
toy-lucky-face = face porte-bonheur { $face }
toy-spot-die = Dé { ELIDE("de", $who) }{ $who } : { $face }
toy-spot-tower = Tour { ELIDE("de", $who) }{ $who } : { $floors }
toy-spot-purse = { $coins ->
        [one] Bourse { ELIDE("de", $who) }{ $who } : { $coins } pièce
       *[other] Bourse { ELIDE("de", $who) }{ $who } : { $coins } pièces
    }
