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

## Ce qu’un coup changerait

stage-quantity = { $what ->
        [deniers] deniers
        [influence] influence
        [vp] PV
        [knowledge] savoir
        [knights] chevaliers
        [artisans] artisans
        [priests] prêtres
       *[coins] pièces
    }
stage-change-number = { $who } : { $what } { $before } → { $after }
stage-change-moved = { CAPITAL($piece) } : { $from } → { $to }
stage-change-piece = { $piece } ({ $place })
stage-change-come = En plus : { $piece }
stage-change-gone = En moins : { $piece }
stage-change-end = Le tour se termine ainsi : ses suites sont comptées aussi.

## Les dés en main

stage-tray-value = valeur { $value }
stage-tray-value-needed = valeur { $value } sur { $needed } nécessaires
stage-tray-paid-to = { $amount } à { $who }
stage-tray-paid = paiement : { $amount }

## Pourquoi on ne peut pas choisir ceci, ou que c’est possible

stage-why-possible = Vous pouvez choisir ceci maintenant.
stage-why-picked = C’est choisi. Le choisir encore le remet en place.
stage-why-other-color = { $color ->
        [red] Seuls les dés rouges y servent.
        [white] Seuls les dés blancs y servent.
       *[yellow] Seuls les dés jaunes y servent.
    }
stage-why-mixed-colors = { $color ->
        [red] Les dés d’un lot sont d’une seule couleur, et vous avez choisi du rouge.
        [white] Les dés d’un lot sont d’une seule couleur, et vous avez choisi du blanc.
        [yellow] Les dés d’un lot sont d’une seule couleur, et vous avez choisi du jaune.
       *[purple] Les dés d’un lot sont d’une seule couleur, et vous avez choisi du violet.
    }
stage-why-too-many = { $most ->
        [one] Un seul dé y sert ({ $most }).
       *[other] Un lot ne compte pas plus de { $most } dés.
    }
stage-why-too-dear = Avec lui, les dés coûteraient { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    } ; vous pouvez y consacrer { $has }.
stage-why-not-own = Seuls vos propres dés servent ici.
stage-why-no-use = Il n’y mènerait à rien.
stage-why-instead = Vous pouvez choisir ceci à la place de ce qui est choisi.
stage-why-not-together = Rien n’est possible avec ceci et tout ce qui est choisi.
stage-why-not-asked = On ne vous demande rien à ce sujet pour le moment.
stage-why-not-here = Ce n’est pas une réponse à ce qui est demandé.

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
toy-piece-die = dé
toy-piece-floor = étage de { $face }
