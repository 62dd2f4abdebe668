### Troyes : options, textes, chiffres et états impossibles. Les mots des états et des fichiers de chiffres (familles,
### parties d'un état, tâches) sont les mêmes dans toutes les langues.

## Options

troyes-error-players = Troyes se joue de 2 à 4, ou seul dans le Défi royal
troyes-error-tournament = la variante de tournoi se joue à 3 ou 4
troyes-error-revealed-character = dans le Défi royal, tous les personnages sont déjà visibles
troyes-error-royal-options = english-king et roy-first sont pour le Défi royal : 1 joueur

## Les choix en texte

troyes-error-unknown = { $kind ->
        [card] il n’y a pas de carte « { $word } »
        [event] il n’y a pas d’événement « { $word } »
        [outdoor] il n’y a pas d’activité extérieure « { $word } »
       *[owner] personne ne s’appelle « { $word } »
    }
troyes-error-black-dice = les dés noirs s’écrivent par leurs faces, de 1 à 6
troyes-error-space = un emplacement s’écrit comme « palace 3 »
troyes-error-die = « { $text } » n’est pas un dé ; un dé s’écrit comme R4@blue
troyes-error-own-die = « { $text } » n’est pas un dé à soi ; il s’écrit comme R4
troyes-error-group = un groupe a trois dés au plus
troyes-error-pool = il n’y a jamais plus de six dés { $color ->
        [red] rouges
        [white] blancs
        [yellow] jaunes
       *[purple] violets
    }
troyes-error-levels = on attend des niveaux comme « I III », ou « nowhere »

## Les chiffres

troyes-error-figures-color = « { $word } » n’est ni red, ni white, ni yellow
troyes-error-figures-pair = une liste de deux nombres est attendue
troyes-error-figures-six-spaces = les six emplacements sont attendus
troyes-error-figures-space-twice = un emplacement est cité deux fois
troyes-error-figures-rows-alone = avec ces lignes, il faut aussi donner { $path }
troyes-error-figures-row-and-space = des paires de ligne et d’emplacement sont attendues, comptés à partir de 0
troyes-error-figures-uneven-rows = six emplacements doivent se répartir également entre les lignes
troyes-error-figures-faces = chaque face de 1 à 6 doit appeler exactement une ligne
troyes-error-figures-row-uncalled = une ligne n’est appelée par aucune face
troyes-error-figures-cards = parmi les cartes { $set }, { $wanted } sont { $color ->
        [red] rouges
        [white] blanches
       *[yellow] jaunes
    } avec le numéro { $number } ; ainsi il y en a { $count }
troyes-error-figures-events = parmi les événements { $set }, { $wanted } sont { $color ->
        [red] rouges
        [white] blancs
       *[yellow] jaunes
    } ; ainsi il y en a { $count }
troyes-error-figures-calls = seuls les événements rouges en appellent un autre
troyes-error-figures-calls-red = seul l’événement { $event } appelle un événement rouge
troyes-error-figures-neutral = à deux joueurs il y a de la place pour { $room } habitants neutres, pas pour { $placed }
troyes-error-figures-gates = quatre cases croissantes sont attendues, la dernière est { $last }
troyes-error-figures-tiles = deux tuiles de deux faces chacune sont attendues
troyes-error-figures-side-twice = « { $word } » est cité deux fois

## Les états

troyes-flaw-round = round : { $round } dépasse les { $rounds } tours de cette partie
troyes-flaw-setup-round = round : c’est 0 pendant la mise en place, et alors seulement
troyes-flaw-start = start : il n’y a pas de siège { $seat }
troyes-flaw-agenda-empty = agenda : elle est vide ; une partie finie y a « over »
troyes-flaw-agenda-idle = agenda : sa dernière tâche n’attend personne
troyes-flaw-no-choice = agenda : qui est interrogé n’a aucun choix
troyes-flaw-task-place = agenda : « { $task } » n’a rien à faire à la place { $place }
troyes-flaw-task = agenda : « { $task } » ne va pas avec la table

troyes-flaw-stranger = { $place } : { $owner } ne joue pas
troyes-flaw-stranger-has = families : { $owner } ne joue pas et ne doit rien avoir
troyes-flaw-deniers = { $owner } : plus de { $most } deniers
troyes-flaw-influence = { $owner } : influence au-delà de { $most }
troyes-flaw-citizens = { $owner } : { $has ->
        [one] { $has } habitant
       *[other] { $has } habitants
    } au lieu de { $wanted }
troyes-flaw-vp = { $owner } : les jetons PV font 0 ou plus en tout, aucun au-delà de { $most }
troyes-flaw-vp-negative = { $owner } : seuls les PV « lost » sont négatifs, et ils le sont tous
troyes-flaw-vp-of-option = { $owner } : des PV d’une option dont cette partie se passe
troyes-flaw-grey-vp = grey : n’a de PV que comme le Roy
troyes-flaw-grey-citizens = grey : n’a pas d’autres habitants que ceux de « supply »
troyes-flaw-grey-purse = grey : n’a ni deniers ni influence et ne passe jamais
troyes-flaw-characters = { $owner } : { $has ->
        [one] { $has } personnage
       *[other] { $has } personnages
    } au lieu de { $wanted }
troyes-flaw-unveiled = unveiled : avec cette variante un personnage est visible, sinon aucun
troyes-flaw-pile = pile : plus de { $most } personnages
troyes-flaw-dealt-twice = un personnage est distribué deux fois
troyes-flaw-not-in-game = « { $component } » n’est pas dans cette partie
troyes-flaw-seen = seen : des événements ne sont pas dans cette partie
troyes-flaw-unseen = seen : il manque l’événement { $event }
troyes-flaw-event-twice = l’événement { $event } y est deux fois

troyes-flaw-dice = square : { $count } dés { $color ->
        [red] rouges
        [white] blancs
       *[yellow] jaunes
    } au lieu de { $most }
troyes-flaw-purple = square : { $count ->
        [one] { $count } dé violet
       *[other] { $count } dés violets
    } pour { $owner }
troyes-flaw-stranger-dice = square : { $owner } ne joue pas et a des dés
troyes-flaw-black = plus de { $most } dés noirs
troyes-flaw-cathedral-gap = cathedral : un cube se trouve au-dessus d’un emplacement vide
troyes-flaw-cathedral-site = cathedral : la case { $site } est trop haute
troyes-flaw-city-unknown = city : la carte { $card } n’est pas dans cette partie
troyes-flaw-city-early = city : la carte { $card } vient au tour { $round }
troyes-flaw-city-second = city : { $card } est la deuxième carte { $color ->
        [red] rouge
        [white] blanche
       *[yellow] jaune
    } { $number }
troyes-flaw-city-cubes = city : plus de { $most } cubes sur { $card }
troyes-flaw-city-stranger = city : { $owner } ne joue pas et se trouve sur { $card }
troyes-flaw-city-twice = city : { $owner } se trouve deux fois sur { $card }
troyes-flaw-city-picture = city : grey se trouve sur l’image { FORM($card, "of") }
troyes-flaw-possessed = possessed : l’événement { $event } n’est pas dans la file
troyes-flaw-possessed-stranger = possessed : { $owner } n’est pas une famille qui joue
troyes-flaw-queue-first = queue : l’événement { $event } est le premier
troyes-flaw-queue-twice = queue : l’événement { $event } y est deux fois
troyes-flaw-queue-countered = queue : l’événement { $event } est contré par { $banners ->
        [one] { $banners } cube
       *[other] { $banners } cubes
    }
troyes-flaw-expelled = { $building } : { $lying ->
        [one] { $lying } habitant est expulsé
       *[other] { $lying } habitants sont expulsés
    } avant les actions, { $most } au plus peuvent l’être

troyes-flaw-not-fresh = { $part } : ce n’est pas ce que laisse la mise en place
troyes-flaw-family-not-fresh = { $owner } : n’a pas ce que donne la mise en place
troyes-flaw-neutral-citizens = grey : les habitants neutres sont là où la mise en place les met
troyes-flaw-early-expelled = buildings : personne n’est expulsé avant le premier tour
troyes-flaw-early-outdoor-cubes = ramparts : aucun cube n’est posé avant le premier tour

troyes-flaw-no-ramparts = ramparts : cette partie n’en a pas
troyes-flaw-tiles = ramparts : { $laid ->
        [one] { $laid } tuile
       *[other] { $laid } tuiles
    } devant les { $gates } portes
troyes-flaw-tile-gate = ramparts : la tuile { $side } n’a rien à faire devant la porte { $gate }
troyes-flaw-tile-cubes = ramparts : plus de { $most } cubes sur la tuile { $side }
troyes-flaw-tile-stranger = ramparts : { $owner } ne joue pas et a des cubes sur la tuile { $side }
troyes-flaw-guard = ramparts : aucun garde de { $owner } ne peut être sur la case { $space }
