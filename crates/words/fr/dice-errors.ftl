### Troyes Dice : options, textes, chiffres et états impossibles. Les mots des états et des fichiers de chiffres sont les
### mêmes dans toutes les langues.

dice-error-numbering = les colonnes se numérotent d’une seule façon : first_game, standard ou expert
dice-error-players = { $players } joueurs ; Troyes Dice se joue de 1 à { $most }
dice-error-choice = on attend rising, falling, number N, die N, die N for RESSOURCE, compensation, color COULEUR, value N, gain RESSOURCE, build BÂTIMENT COLONNE, bonus BONUS, citizen COULEUR, decline ou done

## Les chiffres

dice-error-figures-colors = une liste de couleurs est attendue
dice-error-figures-gains-per-die = une liste de gains comme « 3 influence per red die » est attendue
dice-error-figures-plazas = une liste de paires de couleurs comme « red/white » est attendue
dice-error-figures-plain-plazas = trois places ont la même couleur des deux côtés
dice-error-figures-prestige = une liste de bâtiments de prestige est attendue
dice-error-figures-two-prestige = deux bâtiments de prestige différents sont attendus
dice-error-figures-buildings = une liste de bâtiments est attendue
dice-error-figures-cathedrals = chaque bâtiment est compté par une { $building }
dice-error-figures-gain = un gain comme « 2 red citizens » ou « 3 deniers » est attendu
dice-error-figures-count = une liste de { $wanted } est attendue, celle-ci en a { $count }

## Les états

dice-flaw-players = { $players } joueurs ont { $players } feuilles et { $players } coups
dice-flaw-all-chosen = tout le monde a choisi, mais la demi-journée continue
dice-flaw-day = ce jour n’existe pas
dice-flaw-plazas = chacune des neuf places est dans une encoche
dice-flaw-before-plazas = avant le tirage des places, rien n’est sur la table
dice-flaw-setup-day = la mise en place a lieu avant le premier matin
dice-flaw-tiles = trois tuiles sont à côté des places avec Banquets et pillages, sinon aucune
dice-flaw-tile-twice = aucune tuile n’est à deux places
dice-flaw-tiles-drawn = on ne tire de tuiles qu’avec Banquets et pillages
dice-flaw-numbering = les colonnes ne sont pas numérotées comme dans cette partie
dice-flaw-dice = les dés ne sont pas là où on les place

dice-flaw-sheet = feuille de { $seat }
dice-flaw-new-sheet = feuille de { $seat } pour cette demi-journée
dice-flaw-circled = { $sheet } : { $resource ->
        [influence] plus d’influence entourée
        [deniers] plus de deniers entourés
       *[knowledge] plus de savoir entouré
    } que n’en a la piste
dice-flaw-spent = { $sheet } : { $resource ->
        [influence] plus d’influence dépensée qu’entourée
        [deniers] plus de deniers dépensés qu’entourés
       *[knowledge] plus de savoir dépensé qu’entouré
    }
dice-flaw-citizens = { $sheet } : plus d’habitants { $color ->
        [red] rouges
        [white] blancs
       *[yellow] jaunes
    } entourés que n’en a la piste
dice-flaw-multiplier = { $sheet } : { $building } compte sans Cathédrale
dice-flaw-cathedrals = { $sheet } : les nombres des Cathédrales sont [{ $expected }], pas [{ $written }]

dice-flaw-turn = { $seat } { $what }
dice-flaw-turn-early = a commencé une demi-journée avant le lancer
dice-flaw-turn-unusable = utilise un dé inutilisable
dice-flaw-turn-erased = a effacé quelque chose depuis le début de la demi-journée
dice-flaw-turn-before-die = a écrit quelque chose avant de choisir un dé
dice-flaw-turn-no-die = est interrogé sur un dé sans en avoir
dice-flaw-turn-before-use = a fait quelque chose avant d’utiliser le dé
dice-flaw-turn-changed = a un dé qu’il ne peut pas être devenu
dice-flaw-turn-paid = a payé autre chose que le prix du dé
dice-flaw-turn-not-done = est interrogé sur quelque chose qui n’a pas eu lieu
dice-flaw-turn-bonus = attend un bonus qui n’a pas été gagné pendant cette demi-journée
dice-flaw-turn-order = a des bonus en attente dans un ordre où ils ne peuvent être gagnés
dice-flaw-turn-question = est interrogé sur quelque chose qui ne vient pas maintenant
dice-flaw-turn-overflow = a plus d’habitants en attente qu’il ne peut en venir à la fois
