### Les plateaux dans le terminal : une case par lettre, donc des mots courts.

troyes-pane-square = Place
troyes-pane-city = Cité
troyes-pane-buildings = Bâtiments
troyes-terminal-families = Familles
troyes-terminal-people = Familles et Place
troyes-terminal-purse = deniers influence habitants
troyes-terminal-passed = passe+{ $deniers }
troyes-terminal-neutral = neutre,
troyes-terminal-citizens = { $count ->
        [one] habitant
       *[other] habitants
    }
troyes-terminal-deniers = { $amount }d
troyes-terminal-influence = { $amount }i
troyes-terminal-citizen-unit = h
troyes-terminal-vp-before = PV
troyes-terminal-vp-after = pv
troyes-terminal-open-character = { $character } (visible)
troyes-terminal-expelled = expulsés
troyes-terminal-round = tour { $round }
troyes-terminal-hire = coût
troyes-terminal-each = /dé
troyes-terminal-each-use = Chaque utilisation
troyes-terminal-cubes = cubes
troyes-terminal-also = aussi
troyes-terminal-rewards = PV noirs
troyes-terminal-possessed = possédés
troyes-terminal-more = { $count } de plus
troyes-terminal-guards = gardes
troyes-terminal-black = noirs :

dice-pane-sheet = Feuille
dice-terminal-wheel = Roue
dice-terminal-players = Joueurs
dice-terminal-vp = PV
dice-terminal-built = bât
dice-terminal-sheet = Feuille { ELIDE("de", $who) }{ $who } · { $vp } PV
dice-terminal-each = ×{ $vp }PV
dice-terminal-row = { ID($row) ->
        [fortress] Fort
        [great_hall] Hall
        [cathedral] Cath
        [counts_palace] Palc
        [city_hall] Hôt.
       *[bishopric] Évêc
    }
dice-terminal-initial = { $resource ->
        [influence] i
        [knowledge] s
       *[deniers] d
    }
dice-terminal-any = { $amount } rés
dice-terminal-free = grat.
dice-terminal-day = jour { $day }
dice-terminal-plaza = { $color ->
        [red] rouge
        [yellow] jaune
       *[white] blanc
    }
dice-terminal-black = noir
dice-terminal-raid = pill.
dice-terminal-tile = { $tile ->
        [value] valeur
        [color] couleur
        [price] prix
        [fortress] forteresse
        [cathedral] cathédrale
        [great_hall] gde halle
        [work] travail
       *[black] noir
    }
