### Les problèmes : des positions où un coup est nettement le meilleur.

# De quoi il s’agit, dans une liste.
puzzle-theme = { $theme ->
    [denying-dice] les dés que d’autres utiliseraient
    [countering-events] les événements à combattre
    [black-dice] les dés noirs
    [timing-the-pass] le moment de passer
    [hiring-for-points] engager un homme de métier
    [influence] l’influence
    [cathedral] la Cathédrale
    [buildings] les places dans les bâtiments
    [money] les deniers
    [ramparts] les remparts
    [le-roy] contre le Roy
    [gathering] les ressources à amasser
    [changing-the-die] un dé à changer
    [prestige] les bâtiments de prestige
    [work] les bâtiments de travail
    [bonuses] les liens et les bonus
   *[end-of-game] la fin de la partie
    }

# Ce que fait un coup.
puzzle-brings = cela apporte { $changes }
puzzle-costs = son prix : { $changes }
# Ce qu’un autre joueur y perd.
puzzle-prevents = pour { $who }, cela signifie { $changes }

# Ce qu’on répond à un essai ; les points sont ce qu’il perd face au meilleur coup, avec leur signe.
puzzle-verdict = { $how ->
    [best] C’est cela : aucune autre idée n’en approche.
    [near] La bonne idée, mais il y a mieux pour la réaliser : { $points } points.
    [near-unknown] La bonne idée, mais il y a mieux pour la réaliser.
    [other] Un autre coup est meilleur : { $points } points face à lui.
   *[other-unknown] Un autre coup est meilleur ; celui-ci n’est même pas parmi ceux qui en approchent.
    }
puzzle-unfinished = jusqu’ici : { $so_far }. Le coup n’est pas terminé.
puzzle-best = le meilleur coup : { $steps }
puzzle-tried = votre coup : { $steps }

puzzle-error-game = il n’y a pas de problèmes du jeu `{ $game }`
puzzle-error-table = les règles d’aujourd’hui n’acceptent pas ce problème : { $why }
puzzle-error-not-asked = dans ce problème, rien n’est demandé à personne
puzzle-error-not-offered = `{ $text }` n’est pas possible ici
puzzle-error-line = la ligne { $line } des problèmes n’est pas lisible : { $why }
puzzle-error-format = ces problèmes sont écrits au format { $format }, plus récent que ce programme

## La ligne de commande

cli-help-puzzle = Trouver le meilleur coup d’un problème
cli-help-puzzle-which = Le numéro d’un problème, ou `daily` pour celui du jour
cli-help-puzzle-game = Seulement les problèmes de ce jeu : troyes, kings-challenge ou dice
cli-help-puzzle-move = Répondre tout de suite : les choix tels que les notent les parties, séparés par des points-virgules
cli-help-puzzles = Fabriquer des problèmes
cli-help-puzzles-mine = Tirer des problèmes de parties de robots et les ajouter à un fichier
cli-help-puzzles-count = Combien de problèmes de cette commande le fichier doit contenir
cli-help-puzzles-budget = Avec combien de simulations une position est d’abord pesée ; un problème l’est aussi avec dix fois plus
cli-help-puzzles-output = Le fichier ; la même commande reprend là où il s’arrête
cli-value-puzzle = PROBLÈME
cli-value-choices = CHOIX

cli-puzzle-heading = Problème { $number } ({ $game ->
    [kings-challenge] Défi royal
    [dice] Troyes Dice
   *[troyes] Troyes
    }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
    }) · difficulté { $difficulty } sur 5 · { $themes }
cli-puzzle-keys = Répondez par le numéro d’un choix, ou par ce qui est entre crochets ; plusieurs à la fois, séparés par des points-virgules. b reprend la dernière réponse, q quitte.
cli-puzzle-nothing-chosen = rien n’est encore choisi
cli-puzzle-ended = l’entrée s’est arrêtée avant la fin du coup
cli-puzzle-other-game = le problème { $number } est du jeu `{ $game }`
cli-puzzle-other-game-hint = sans `--game` : `{ $command }`
cli-puzzle-no-game-hint = il y a des problèmes de { $games }
cli-puzzle-unknown = il n’y a pas de problème `{ $wanted }`
cli-puzzle-unknown-hint = les problèmes ont des numéros de 1 à { $count } ; `troyes puzzle daily` pose celui du jour
cli-puzzles-mined = { $found ->
    [one] { $found } nouveau problème
   *[other] { $found } nouveaux problèmes
    } en { $games } parties
cli-progress-puzzles = {"{"}bar:40{"}"} {"{"}pos{"}"}/{"{"}len{"}"} problèmes, encore {"{"}eta{"}"}

## Les pages

page-puzzles-title = Problèmes · Troyes
page-puzzles-heading = Problèmes
page-puzzles-about = Des moments de vraies parties où un coup est nettement le meilleur. Trouvez-le sur le plateau ; après un essai, vous apprendrez ce qu’il apporte et ce que le vôtre aurait coûté.
page-puzzles-unreachable = Impossible d’obtenir les problèmes pour l’instant. Il faut le réseau une fois, et plus jamais ensuite.
page-puzzles-daily = Problème du jour
page-puzzles-random = Un problème au hasard
page-puzzles-all = Tous les problèmes
page-puzzles-game = Jeu
page-puzzles-theme = Sujet
page-puzzles-difficulty = Difficulté
page-puzzles-players = { $players } joueurs
page-puzzles-found = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
    }
page-puzzles-solved = { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
    } sur { $count }.
page-puzzles-mark = { $how ->
    [solved] résolu
    [missed] essayé, pas résolu
   *[open] pas encore essayé
    }
page-puzzle-title = Problème { $number } · Troyes
page-puzzle-heading = Problème { $number }
page-puzzle-yours = Vous jouez pour { $who } : trouvez le meilleur coup.
page-puzzle-task = Vous jouez pour { $who }. Un coup est nettement le meilleur.
page-puzzle-difficulty = { $difficulty ->
    [1] facile
    [2] assez facile
    [3] moyen
    [4] difficile
   *[5] très difficile
    }
page-puzzle-hint = Un indice
page-puzzle-themes = sujet : { $themes }.
page-puzzle-from-the-start = Depuis le début
page-puzzle-grade = { $grade ->
    [best] Trouvé !
    [near] Presque
   *[other] Pas celui-ci
    }
page-puzzle-best = Le meilleur coup
page-puzzle-tried = Votre coup
page-puzzle-weighed = Tous les coups qui en approchent
page-puzzle-move = Coup
page-puzzle-behind = Points face au meilleur
page-puzzle-points = { $points }
page-puzzle-again = Réessayer
page-puzzle-next = Problème suivant
page-puzzle-play-on = Continuer à partir d’ici
page-puzzle-streak = { $streak ->
    [0] Pas encore de série.
   *[other] Série : { $streak } (la plus longue : { $best }).
    }
