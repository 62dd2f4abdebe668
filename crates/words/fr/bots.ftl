### Les robots : niveaux et raisons.

bot-level-random = Choisit à l’aveugle ; une première partie se gagne contre lui.
bot-level-greedy = Regarde un coup plus loin et prend ce qui paraît aussitôt le meilleur.
bot-level-search-moment = Joue un instant la suite dans sa tête avant chaque décision.
bot-level-search-second = Joue une seconde la suite dans sa tête avant chaque décision.

bot-reason-random = choisi au hasard
bot-reason-only-choice = il n’y a pas d’autre choix
bot-reason-nothing-better = aucun autre coup ne vaut mieux
bot-reason-expected = { $vp } PV attendus après { $simulations } simulations
bot-reason-ahead = { $vp } PV sur le meilleur rival après { $simulations } simulations
bot-reason-next-best = ensuite, « { $choice } » : { $vp } PV
bot-term = { $change } ({ $worth })

toy-change-coins = { SIGNED($more) } pièces
toy-change-tower = { SIGNED($more) } de hauteur de tour
toy-change-lucky = une face porte-bonheur

troyes-change-vp = { SIGNED($more) } PV
troyes-change-deniers = { SIGNED($more) } deniers
troyes-change-influence = { SIGNED($more) } d’influence
troyes-change-supply = { SIGNED($more) } habitants dans la réserve
troyes-change-passes = passe
troyes-change-citizens = { SIGNED($more) } habitants { FORM($building, "in") }
troyes-change-cathedral = { SIGNED($more) } cubes à la Cathédrale, un niveau de plus atteint
troyes-change-hired = un homme de métier sur la carte { $card }
troyes-change-left = l’homme de métier quitte { $card }
troyes-change-cubes = { SIGNED($more) } cubes sur { $place }
troyes-change-countered = l’événement { $event } contré
troyes-change-nearer = plus près { FORM($character, "of") }
troyes-change-further = plus loin { FORM($character, "of") }
troyes-change-experience = expérience des parties passées
troyes-change-dice = { SIGNED($more) } dés à soi
troyes-change-keeps = { $color ->
        [red] garde le { $face } rouge
        [white] garde le { $face } blanc
       *[yellow] garde le { $face } jaune
    }
troyes-change-keeps-for = { $color ->
        [red] garde le { $face } rouge pour { $event }
        [white] garde le { $face } blanc pour { $event }
       *[yellow] garde le { $face } jaune pour { $event }
    }
