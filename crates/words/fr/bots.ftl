### Les robots : adversaires et raisons.

# Les adversaires : des gens de Troyes, inventés. Leurs noms vont seuls, au salon comme à la table.
bot-called-perrin = Perrin
bot-called-jehanne = Jehanne
bot-called-colin = Colin
bot-called-aelis = Aélis
bot-called-gautier = Gautier
bot-called-ermengarde = Ermengarde
bot-called-anselme = Frère Anselme
bot-called-mahaut = Dame Mahaut
bot-level-perrin = Le mitron vient d’arriver en ville et prend ce qui lui plaît. Une première partie se gagne contre lui.
bot-level-jehanne = La lavandière connaît les règles, mais à chaque jour suffit sa peine : elle ne voit guère plus loin que le prochain denier.
bot-level-colin = Le meunier moud sac après sac, sans toujours lever les yeux sur ce que font les voisins.
bot-level-aelis = L’aubergiste compte bien, sur son ardoise comme sur la vôtre, mais se trompe parfois d’un denier.
bot-level-gautier = Le maître maçon pèse chaque pierre, les vôtres aussi, et pose celle qui convient le mieux aujourd’hui.
bot-level-ermengarde = La drapière des foires voit quelques tours d’avance et garde un œil sur toutes les bourses.
bot-level-anselme = Le chanoine réfléchit avant de parler et devine la fin d’un tour à peine commencé.
bot-level-mahaut = La baillie de la comtesse réfléchit le plus longtemps et n’oublie rien. Qui la bat peut dire que Troyes est à lui.


bot-reason-random = choisi au hasard
bot-reason-only-choice = il n’y a pas d’autre choix
bot-reason-nothing-better = aucun autre coup ne vaut mieux
# Les petites décisions d’un coup entier, l’une après l’autre.
bot-reason-move = { $steps }
bot-reason-steps = { $before } › { $next }
bot-reason-brings = cela apporte { $changes }
bot-reason-costs = son prix : { $changes }
# Ce qu’un autre joueur y perd.
bot-reason-takes = pour { $who }, cela veut dire { $changes }
bot-reason-expected = environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin
bot-reason-ahead = environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’avance à la fin
bot-reason-behind = environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard à la fin
bot-reason-even = à peu près à égalité à la fin
# Un autre coup, et de combien de points il vaut moins.
bot-reason-runner-up = vient ensuite { $steps } : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins
# Ce qu’apporte cet autre coup, pour comparer.
bot-reason-instead = celui-là apporterait { $changes }
bot-reason-instead-nothing = celui-là n’apporterait rien dans l’immédiat
bot-reason-as-good = à peine moins bon : { $steps }
bot-reason-sure = { $sure ->
        [very] cela ne fait guère de doute
        [fairly] c’est assez sûr
       *[hardly] il pourrait aussi bien en être autrement
    }
bot-reason-said = { $text }
bot-reason-stand-in = un joueur au hasard prend le relais : { $reason }

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
bot-error-budget = « { $text } » n’est pas un budget : écrivez un temps comme `50ms` ou `2s`, des millisecondes du processeur comme `50cpu`, ou un nombre de simulations comme `2000`
bot-error-command = « { $command } » n’est pas une commande : un guillemet n’est pas fermé, ou elle est vide
bot-error-start = « { $command } » ne démarre pas : { $error }
bot-error-threads = « { $text } » n’est pas un nombre de fils d’exécution de 1 à 256
bot-error-unknown = « { $name } » n’est pas un robot ; il y a `perrin`, `jehanne`, `colin`, `aelis`, `gautier`, `ermengarde`, `anselme`, `mahaut`, `random`, `greedy`, `search`, `search:50ms`, `search:2000` (simulations), `search:50ms:2` (fils d’exécution), `greedy-1`, `search-1` et `exec:COMMANDE`

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

toy-change-coins = { $more ->
        [one] { SIGNED($more) } pièce
       *[other] { SIGNED($more) } pièces
    }
toy-change-tower = { SIGNED($more) } de hauteur de tour
toy-change-lucky = une face porte-bonheur

troyes-change-vp = { SIGNED($more) } PV
troyes-change-deniers = { $more ->
        [one] { SIGNED($more) } denier
       *[other] { SIGNED($more) } deniers
    }
troyes-change-influence = { SIGNED($more) } d’influence
troyes-change-supply = { $more ->
        [one] { SIGNED($more) } habitant dans la réserve
       *[other] { SIGNED($more) } habitants dans la réserve
    }
troyes-change-passes = le revenu de qui passe
troyes-change-citizens = { $more ->
        [one] { SIGNED($more) } habitant { FORM($building, "in") }
       *[other] { SIGNED($more) } habitants { FORM($building, "in") }
    }
troyes-change-cathedral = { $more ->
        [one] { SIGNED($more) } cube à la Cathédrale, un niveau de plus atteint
       *[other] { SIGNED($more) } cubes à la Cathédrale, un niveau de plus atteint
    }
troyes-change-hired = un homme de métier sur la carte { $card }
troyes-change-left = l’homme de métier quitte { $card }
troyes-change-cubes = { $more ->
        [one] { SIGNED($more) } cube sur { $place }
       *[other] { SIGNED($more) } cubes sur { $place }
    }
troyes-change-countered = l’événement { $event } contré
troyes-change-nearer = un pas vers { $character }
troyes-change-further = un pas de moins vers { $character }
# Ce à quoi quelqu’un a travaillé trahit un personnage secret.
troyes-suspects = { $who } a sans doute { $character }
troyes-change-experience = { $outlook ->
        [good] de meilleures perspectives (d’après les parties passées)
       *[bad] de moins bonnes perspectives (d’après les parties passées)
    }
troyes-change-dice = { $more ->
        [one] { SIGNED($more) } dé
       *[other] { SIGNED($more) } dés
    }
troyes-change-keeps = { $color ->
        [red] le { $face } rouge en réserve
        [white] le { $face } blanc en réserve
       *[yellow] le { $face } jaune en réserve
    }
troyes-change-keeps-for = { $color ->
        [red] le { $face } rouge en réserve pour { $event }
        [white] le { $face } blanc en réserve pour { $event }
       *[yellow] le { $face } jaune en réserve pour { $event }
    }

dice-change-citizens = { $color ->
        [red] { SIGNED($more) } { $more ->
            [one] chevalier
           *[other] chevaliers
        }
        [yellow] { SIGNED($more) } { $more ->
            [one] artisan
           *[other] artisans
        }
       *[white] { SIGNED($more) } { $more ->
            [one] prêtre
           *[other] prêtres
        }
    }
dice-change-resource = { $resource ->
        [influence] { SIGNED($more) } d’influence
        [knowledge] { SIGNED($more) } de savoir
       *[deniers] { SIGNED($more) } { $more ->
            [one] denier
           *[other] deniers
        }
    }
dice-change-building = { FORM($building, "the") } dans la colonne { $column }
dice-change-drawn = { $buildings } pour les personnages
dice-change-nearer = un pas vers des bonus
dice-change-used-up = bonus épuisés
