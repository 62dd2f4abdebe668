### L’aide au décompte : ce qui se trouve sur la table à la fin, et ce que cela vaut.

## À remplir : Troyes

score-families = Devant chaque famille
score-tokens = Jetons de points de victoire
score-deniers = Deniers
score-influence = Influence
score-events-taken = Cartes Événement prises
score-events-waiting = Événements en place portant un cube de la famille
score-cathedral = Cubes sur la Cathédrale
score-level = Niveau { $level }
score-buildings = Habitants dans les bâtiments
score-cards = Cartes Activité
score-card = Carte
score-card-number = Carte { $number }
score-first-space = Premier emplacement
score-second-space = Second emplacement
score-picture = Sur l’illustration : { $who }
score-owner = { $who }
score-cubes = Cubes qui restent sur les cartes Activité
score-gates = Devant les portes
score-gate = Porte { $number }
score-tile = Tuile
score-characters = Personnages qui comptent
score-character = Personnage
score-character-number = Personnage { $number }

## À remplir : Troyes Dice

score-dice-buildings = Bâtiments
score-dice-drawn = { FORM($row, "plural") } : construits
score-dice-multiplier = { FORM($row, "plural") } : nombre à côté du personnage
score-dice-resources = Ressources non dépensées
score-dice-unspent = { $resource ->
        [influence] Influence
        [knowledge] Savoir
       *[deniers] Deniers
    }
score-dice-citizens = Habitants

## Ce qui ne va pas

score-where = { $row }, { $column }
score-where-seat = { $row }, { $who }
score-wrong-field = Il n’y a pas de champ « { $field } ».
score-wrong-number = { $field } : « { $value } » n’est pas un nombre de { $least } à { $most }.
score-wrong-word = { $field } : « { $value } » est inconnu.
score-wrong-level-full = Le niveau { $level } de la Cathédrale a de la place pour 6 cubes, pas pour { $cubes }.
score-wrong-level-below = Le niveau { $level } de la Cathédrale porte plus de cubes que le niveau inférieur.
score-wrong-building-full = { $building } : plus de 6 habitants n’y tiennent pas.
score-wrong-card-missing = La carte { $number } porte des hommes de métier mais pas de nom.
score-wrong-two-tradesmen = { $who } ne peut pas occuper les deux emplacements de { $card }.
score-wrong-gate-missing = Quelle tuile se trouve devant la porte { $number } ?
score-wrong-characters = { $wanted } personnages comptent, { $given } sont nommés.
score-wrong-twice = { $thing } est nommé deux fois.
score-form-line-wrong = { $field } ({ $wrong })
# Un champ du formulaire, et ce qui peut y figurer.
score-form-field = { $row }, { $column } : { $values }
score-form-reason = { $source } : { $reason }
score-wrong-form = Le décompte n’est pas encore possible :{ $wrong }
score-wrong-setup = La partie n’a pas pu être installée ainsi.

## Pourquoi une ligne compte ainsi

score-why-tokens = Les jetons devant chaque famille, quelle qu’en soit l’origine.
score-why-waiting = 1 pour chaque événement non contré qui porte un cube de la famille.
score-why-tradesmen = Ce qui est imprimé sur les emplacements des cartes où se tiennent les hommes de métier.
score-why-levels = On perd 2 pour chaque niveau de la Cathédrale sans cube.
score-why-gates = Ce que les tuiles devant les portes donnent pour les cubes à la fin.
score-why-dice-character = Le nombre à côté du personnage, pour chaque bâtiment de sa ligne.
score-why-dice-unspent = 1 pour chaque lot de { $count } non dépensées.
score-why-dice-citizens = 1 par habitant.

## La page et la commande

score-page-title = Aide au décompte – Troyes
score-page-heading = Aide au décompte
score-page-about = Pour une partie jouée sans ce programme : indiquez ce qui se trouve sur la table, et les règles comptent.
score-page-choose = Quelle partie était-ce ?
score-page-go-on = À la table
score-page-count = Compter
score-page-wrong = Le décompte n’est pas encore possible :
score-page-why = Pourquoi
score-page-other = Une autre partie
score-page-real = Compter une partie terminée
cli-help-score = Compter une partie terminée d’après ce qui se trouve sur la table
cli-help-score-file = Un formulaire rempli ; sans lui, un formulaire vide est écrit
score-form-about = Indiquez ce qui se trouve sur la table, un nombre ou un mot après chaque =, et comptez avec : troyes score FICHIER
score-form-line = Ligne { $line } : on attend « nom = valeur ».
