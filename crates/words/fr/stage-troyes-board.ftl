### Le plateau de Troyes dans le navigateur : ce qui s’y lit, et ce qui est dit à qui ne le voit pas.

## Étiquettes

troyes-board-building = { $building } : placer un habitant avec un dé { $color }
troyes-board-space = { $building }, emplacement { $space } : un habitant { $of }
troyes-board-empty-space = { $building }, emplacement { $space } : libre
troyes-board-lying = { $building }, expulsé : un habitant { $of }
troyes-board-activity = { $color ->
        [red] activité rouge { $number }
        [white] activité blanche { $number }
       *[yellow] activité jaune { $number }
    }
troyes-board-card = { $color ->
        [red] { $card }, activité rouge { $number } : homme de métier pour { $hire }, diviseur { $divisor }. Hommes de métier : { $tradesmen }. Cubes : { $cubes }
        [white] { $card }, activité blanche { $number } : homme de métier pour { $hire }, diviseur { $divisor }. Hommes de métier : { $tradesmen }. Cubes : { $cubes }
       *[yellow] { $card }, activité jaune { $number } : homme de métier pour { $hire }, diviseur { $divisor }. Hommes de métier : { $tradesmen }. Cubes : { $cubes }
    }
troyes-board-count = { $who } { $count }
troyes-board-none = aucun
troyes-board-empty = vide
troyes-board-hidden-card = apparaît au tour { $round }
troyes-board-cathedral = La Cathédrale : chaque dé blanc y construit sur la case de sa valeur
troyes-board-site = Case { $site }, de bas en haut : { $cubes }. Un cube rapporte { $vp } PV et { $influence }
troyes-board-audience = { $character }, rappel n° { $place }
troyes-board-influence-of = Influence { $of } : { $points }
troyes-board-outside = Événements et champs
troyes-board-agriculture = Agriculture : la moitié de la valeur d’un lot de dés jaunes, en deniers
troyes-board-event = { $banners ->
        [one] { $event } : diviseur { $divisor }, { $banners } étendard, { $first } et { $second } PV. Cubes : { $cubes }
       *[other] { $event } : diviseur { $divisor }, { $banners } étendards, { $first } et { $second } PV. Cubes : { $cubes }
    }
troyes-board-black-die = dé noir { $face }
troyes-board-patrol = Remparts : envoyer votre garde en patrouille
troyes-board-wall = Case { $space } des remparts
troyes-board-gate = Case { $space } des remparts, porte { $gate }
troyes-board-guard = Garde { $of } sur la case { $space }
troyes-board-outside-gate = Devant la porte { $gate }
troyes-board-outpost = Porte { $gate }, { $side }. Cubes : { $cubes }
troyes-board-square = La Place
troyes-board-district = Quartier { $of }
troyes-board-passed-district = Quartier { $of }, a passé
troyes-board-supply = { $count ->
        [one] { CAPITAL($who) } : { $count } habitant en réserve personnelle
       *[other] { CAPITAL($who) } : { $count } habitants en réserve personnelle
    }
troyes-board-reserve = { $count ->
        [one] { CAPITAL($who) } : { $count } habitant en réserve générale
       *[other] { CAPITAL($who) } : { $count } habitants en réserve générale
    }
troyes-board-die = { $die } { $of }

## Mots du dessin : courts, la place est comptée

troyes-board-court = Personnages
troyes-board-no-court = Tous les personnages ont été rappelés
troyes-board-neutral = Neutre
troyes-board-influence-track = Influence
troyes-board-black-dice = Dés noirs
troyes-board-ramparts = Remparts
troyes-board-passed = passé
troyes-board-formula = { $word ->
        [or] ou
        [most] max
        [you] vous
        [each] chaque
        [all] tous
       *[my] mes
    }

## Ce que dit le panneau d’une famille

troyes-board-deniers = deniers
troyes-board-influence = influence
troyes-board-vp = points de victoire jusqu’ici
troyes-board-taken = remporté : { $events }
troyes-board-kept = { $deniers ->
        [one] a passé, { $deniers } gardé
       *[other] a passé, { $deniers } gardés
    }
troyes-board-secret-character = {" "}(votre secret)
troyes-board-open-character = {" "}(connu de tous)
