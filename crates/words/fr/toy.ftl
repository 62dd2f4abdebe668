### Le jeu d’essai.

toy-option-rich = Chacun commence avec deux fois plus de pièces.
toy-seat = { $seat ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[gold] or
    }
toy-ask-take = Lequel de vos dés prenez-vous ?
toy-ask-use = Que faites-vous du { $face } ?
toy-say-take = Prendre le { $face }
toy-say-sell = Le vendre pour { $face } pièces
toy-say-sell-it = Le vendre
toy-say-build = Le bâtir dans la tour pour { $cost } pièces
toy-awaited-deal = Une face porte-bonheur pour chacun, dans l’ordre des places.
toy-awaited-roll = Deux dés pour chacun, dans l’ordre des places.
toy-told-dealt = La face porte-bonheur { ELIDE("de", $who) }{ $who } est { $face }.
toy-told-rolled = { $who } obtient { $a } et { $b }.
toy-told-took = { $who } prend le { $face }.
toy-told-sold = { $who } le vend pour { $face } pièces.
toy-told-built = { $who } bâtit le { $face } dans la tour.
toy-may-build = Vous pouvez bâtir.
toy-may-not-build = Bâtir coûte { $cost } pièces : il vous en manque { $missing }.
toy-may-sell = Vous pouvez vendre.
toy-no-die = Vous n’avez pas pris de dé à utiliser maintenant.
toy-no-thing = il n’y a pas de « { $thing } » ; demandez tower ou purse
toy-lucky = Face porte-bonheur
    .rule = Chaque dé de votre face porte-bonheur dans votre tour rapporte un bonus.
toy-purse = Bourse
    .rule = Vendre un dé rapporte autant de pièces que ses points.
toy-tower = Tour
    .rule = Bâtir un dé coûte des pièces ; à la fin il vaut ses points.
toy-board = plateau
toy-set = jeu d’essai
toy-figure = { $figure ->
        [bonus] bonus
        [coins] pièces
       *[cost] coût
    }
toy-score-tower = tour
toy-score-lucky = faces porte-bonheur
toy-score-coins = pièces
