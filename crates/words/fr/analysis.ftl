### Analyse : ce que valaient les décisions et les dés.

analysis-amount = { $whole },{ $tenths }
analysis-percent = { $percent } %

analysis-sentence-you = { $gave ->
        [gave] les dés vous ont donné { $luck } points
        [took] les dés vous ont pris { $luck } points
       *[nothing] les dés ne vous ont rien donné ni rien pris
    } ; vos coups ont { $moves ->
        [brought] rapporté { $cost } de plus que les meilleurs trouvés
       *[cost] coûté { $cost }
    }{ $most }.
analysis-sentence-of = { $gave ->
        [gave] les dés ont donné { $luck } points à { $who }
        [took] les dés ont pris { $luck } points à { $who }
       *[nothing] les dés n’ont rien donné ni rien pris à { $who }
    } ; { $moves ->
        [brought] les coups de { $who } ont rapporté { $cost } de plus que les meilleurs trouvés
       *[cost] coût des coups de { $who } : { $cost }
    }{ $most }.
analysis-most-of-it = , surtout ici : { $chapter }
analysis-the-largest-part = , la plus grande part ici : { $chapter }

analysis-grade = { $grade ->
        [best] le meilleur coup
        [fine] bon coup
        [inaccuracy] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }
analysis-loss = { $loss } ± { $error }

analysis-row-start = au départ
analysis-row-luck = dés et cartes
analysis-row-own = ses coups
analysis-row-others = les autres, et ce qui s’est vu plus tard
analysis-row-result = résultat
analysis-row-now = maintenant
analysis-column-win = chances
analysis-column-when = quand
analysis-column-who = qui
analysis-column-move = coup
analysis-column-grade = note
analysis-column-loss = perte
analysis-key-moments = moments clés de { $who }
analysis-key-moment = { $chapter }, étape { $step } : { $grade }, environ { $loss } points perdus
analysis-played = joué : { $reasons }
analysis-better = mieux : { $reasons }
analysis-how = { $known ->
        [open] jugé cartes ouvertes ; réflexion par décision : { $budget }
       *[own] jugé d’après ce que voyait qui décidait ; réflexion par décision : { $budget }
    }
analysis-progress-bar = {"{"}bar:40{"}"} {"{"}pos{"}"}/{"{"}len{"}"} décisions, encore {"{"}eta{"}"}

## La commande

cli-help-analyse = Dire ce que valait chaque décision et chaque jet d’une partie enregistrée
cli-help-analyse-budget = Réflexion par décision : simulations (300) ou durée (50ms)
cli-help-analyse-seat = Le dire à cette place, comme elle voyait la table : sa couleur ou le nom de son joueur
cli-help-analyse-open = Juger cartes ouvertes
cli-help-analyse-threads = Combien de décisions sont examinées à la fois [par défaut : autant qu’il y a de cœurs]

## Pages

page-analysis-title = Analyse – { $game }
page-analysis-heading = Analyse
page-analysis-button = Analyser
page-analysis-about = Que valait chaque coup, et qu’ont donné ou pris les dés ? Des robots poursuivent la partie à partir de chaque décision et disent ce qu’ils trouvent. Cela prend environ une minute, et vous pouvez regarder.
page-analysis-kinds = Ce qu’elle peut savoir
page-analysis-own = Comme chacun la voyait
page-analysis-open = Cartes ouvertes
page-analysis-progress = { $done } décisions examinées sur { $total }
page-analysis-look-again = Regarder à nouveau
page-analysis-at-step = étape { $step } : { $loss } points perdus
page-analysis-account = Chance et adresse
page-analysis-account-about = En points et, entre parenthèses, en chances de gagner. Ses coups sont mesurés aux meilleurs coups trouvés ; toutes les lignes ensemble font le résultat. Ce qu’un coup a perdu, ici et plus bas, se compte en avance : ce que les autres y gagnent est perdu aussi.
page-analysis-mean-loss = avance perdue en moyenne par décision
page-analysis-signed = { $points }
page-analysis-lost = environ { $loss } points perdus (± { $error })
page-analysis-played = joué
page-analysis-better = mieux
page-analysis-weighed = Coups pesés, le meilleur d’abord
page-analysis-before = avant
page-analysis-after = après ce coup
page-analysis-outlook-about = Points attendus à la fin et, entre parenthèses, chances de gagner. Avant : avec le meilleur coup.
page-analysis-chance = chances de gagner { $before } → { $after }
page-analysis-see = Le montrer sur le plateau
page-analysis-try = Essayez vous-même
page-analysis-decisions = Toutes les décisions
page-analysis-how = Réflexion par décision : { $budget } parties simulées. Une perte est ce qu’un coup abandonne de l’avance par rapport au meilleur coup trouvé, avec son intervalle à 95 %. Les coups s’adressent à qui les a joués : « vos » dés sont les siens.
page-analysis-chart-win = Chances de gagner, tour après tour
page-analysis-chart-points = Points attendus, tour après tour
page-analysis-chart-at = { $chapter } : { $value }
page-analysis-chart-line = { $who } : { $stands }.
page-analysis-judged = Analyse
page-analysis-so-far = Vos coups
page-analysis-so-far-about = Ce que valaient vos coups jusqu’ici, d’après ce que vous pouvez savoir : rien de secret n’est dit. Quand d’autres personnes jouent ici, il faut attendre la fin.
page-analysis-gone-on = La partie a continué depuis.
page-analysis-again = Analyser à nouveau
