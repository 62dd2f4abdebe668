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
real-mistyped-side = Une place a les côtés 1 et 2, pas « { $text } ».
real-mistyped-count = { $given ->
        [one] { $given } saisi, il en faut { $wanted }.
       *[other] { $given } saisis, il en faut { $wanted }.
    }
real-mistyped-thing = « { $text } » ne peut pas être pioché maintenant.
real-mistyped-twice = { $thing } a été saisi deux fois.
real-mistyped-nothing = Rien de tel n’est attendu maintenant.
real-mistyped-held = { $thing } a été saisi pour quelqu’un d’autre, ou se trouve face visible.

## Sur la page d’une table

real-new = À une vraie table : nous avons la boîte, nous lançons et piochons nous-mêmes, le programme arbitre
real-page-faces = { $count ->
        [one] Ce qu’indique le dé
       *[other] Ce qu’indiquent les { $count } dés, dans cet ordre
    }
real-page-lies = { $count ->
        [one] Le côté visible de la place : 1 ou 2
       *[other] Le côté visible des { $count } places, dans cet ordre : 1 ou 2 pour chacune
    }
real-page-keys = Pavé
real-page-back = Effacer le dernier
real-page-sides = 1 : { $first }, 2 : { $second }
real-page-enter = Saisir
real-page-draw-order = Saisissez-en { $count }, dans l’ordre de la pioche.
real-page-draw-place = Pioché en position { $place }
real-page-search = Chercher un mot
real-page-undo-about = Annule la dernière saisie : dés, cartes ou coup
real-page-nothing-entered = Rien n’a encore été saisi.
real-page-errands = À faire sur le plateau
real-page-hand = { $count ->
        [one] Mon personnage
       *[other] Mes personnages
    }
real-page-hand-covered = Rien n’oblige à le dire avant la fin. Si vous le saisissez à l’abri des regards, les conseils en tiendront compte.
real-page-hand-told = Vous l’avez indiqué. En cas d’erreur, vous pouvez l’indiquer à nouveau.
real-page-character-of = Personnage de { $who }
real-page-tell-hand = Indiquer
real-page-reveal = Quel personnage avait { $who } ?
real-page-reveal-about = La partie est terminée. On révèle maintenant tous les personnages et on compte les points.
real-status-chance = À la table : { $what }
real-lobby-awaited = on attend des dés ou des cartes

## Dans le terminal

cli-help-real = À une vraie table : vous avez la boîte, vous lancez et piochez vous-mêmes et saisissez le résultat
real-terminal-menu = vraie table
real-terminal-title = À la table
real-terminal-roll = Tapez ce qu’indiquent les dés, dans cet ordre. Entrée valide, Retour arrière sans saisie annule la saisie précédente.
real-terminal-sides = Tapez le côté visible de chaque place, 1 ou 2, dans cet ordre. Entrée valide, Retour arrière sans saisie annule la saisie précédente.
real-terminal-draw-first = Encore { $count }. Recherche : { $typed }_ Entrée prend, Retour arrière sans saisie annule la saisie précédente.
real-terminal-draw = Encore { $count }. Recherche : { $typed }_ Saisi : { $drawn }. Entrée prend, Retour arrière sans saisie annule la saisie précédente.
