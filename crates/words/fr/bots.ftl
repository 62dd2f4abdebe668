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
bot-reason-said = { $text }
bot-reason-stand-in = un joueur au hasard prend le relais : { $reason }
bot-term = { $change } ({ $worth })

# Pourquoi un programme a perdu la main.
bot-lost-ended = il s’est arrêté
bot-lost-late = il n’a pas répondu en { $ms } ms
bot-lost-nonsense = il a répondu « { $line } », et non {"{"}"choice": INDEX{"}"}
bot-lost-not-offered = son choix n’était pas proposé
bot-lost-number = il a choisi le numéro { $number } sur { $choices }
bot-lost-stale = il a répondu à une autre question que celle qui lui fut posée
bot-lost-too-long = il a dit plus de { $bytes } octets sur une ligne
bot-lost-unasked = il parle sans qu’on l’interroge

# Pourquoi un tel robot n’existe pas.
bot-error-budget = « { $text } » n’est pas un budget : écrivez un temps comme `50ms` ou `2s`, ou un nombre de simulations comme `2000`
bot-error-command = « { $command } » n’est pas une commande : un guillemet n’est pas fermé, ou elle est vide
bot-error-start = « { $command } » ne démarre pas : { $error }
bot-error-threads = « { $text } » n’est pas un nombre de fils d’exécution de 1 à 256
bot-error-unknown = « { $name } » n’est pas un robot ; il y a `random`, `greedy`, `search`, `search:50ms`, `search:2000` (simulations), `search:50ms:2` (fils d’exécution) et `exec:COMMANDE`

## L’arène

arena-error-no-bots = nommez au moins un robot
arena-error-too-many = { $bots } robots à une table de { $players } se rencontrent de trop de façons ; nommez-en moins
arena-error-unfinished = une partie ne s’est pas terminée : { $reason }
arena-bot = robot
arena-result = résultat
arena-vp = PV
arena-wins = victoires
arena-rate = victoires en %
arena-elo = Elo
arena-estimate = { $value } ({ $low } à { $high })
arena-summary = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } dans chaque ordre des places, graine { $seed } ; intervalles à 95 %
arena-lost = { $games ->
        [one] { $bot } a perdu la main dans { $games } partie, et un joueur au hasard a pris le relais : { $why }
       *[other] { $bot } a perdu la main dans { $games } parties, et un joueur au hasard a pris le relais : { $why }
    }
arena-title = { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
arena-mean-result = résultat moyen, intervalle à 95 %
arena-rating = classement (Elo), intervalle à 95 %
arena-sources = points de victoire par origine
arena-source = { $source } : { $vp }

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

dice-change-citizens = { $color ->
        [red] { SIGNED($more) } chevaliers
        [yellow] { SIGNED($more) } artisans
       *[white] { SIGNED($more) } prêtres
    }
dice-change-resource = { $resource ->
        [influence] { SIGNED($more) } d’influence
        [knowledge] { SIGNED($more) } de savoir
       *[deniers] { SIGNED($more) } deniers
    }
dice-change-building = { FORM($building, "the") } dans la colonne { $column }
dice-change-drawn = construit { $buildings } pour les personnages
dice-change-nearer = plus près de bonus
dice-change-used-up = bonus épuisés
