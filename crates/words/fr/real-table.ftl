### La vraie table : on lance et on pioche soi-même, le programme arbitre.

## Ce qu’il faut lancer et piocher

real-dice = { $color ->
        [red] Dés rouges
        [white] Dés blancs
        [yellow] Dés jaunes
        [purple] Dé violet
        [black] Dés noirs
        [clear] Dés transparents
       *[other] Dé
    }
real-dice-of = { $color ->
        [red] { $who }, rouges
        [white] { $who }, blancs
        [yellow] { $who }, jaunes
       *[purple] { $who }, violet
    }
real-space = Emplacement { $number }
real-picture = À côté du bâtiment
real-plaza-side = { $color ->
        [red] rouge
        [white] blanche
       *[yellow] jaune
    }
real-plaza-two = { $first } ou { $second }
real-thing = { $name }

## Fautes de frappe

real-mistyped-face = Aucun dé n’indique « { $text } » ici.
real-mistyped-count = { $given ->
        [one] { $given } saisi, il en faut { $wanted }.
       *[other] { $given } saisis, il en faut { $wanted }.
    }
real-mistyped-thing = « { $text } » ne peut pas être pioché maintenant.
real-mistyped-twice = { $thing } a été saisi deux fois.
real-mistyped-nothing = Rien de tel n’est attendu maintenant.
