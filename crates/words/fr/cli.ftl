### Ce que disent les commandes en plus des règles.

cli-game-troyes = Troyes, avec Les Dames de Troyes et les cartes bonus en option : de 2 à 4 joueurs.
cli-game-kings-challenge = Troyes en solitaire contre le Roy.
cli-game-dice = Troyes Dice, avec Banquets et pillages en option : de 1 à 10 joueurs.
cli-game-toy = Un tout petit jeu de dés pour essayer le protocole : de 1 à 4 joueurs.
# Une ligne de `troyes games` : un jeu ou une option par son mot, et ce qu’on en dit.
cli-games-line = { $word } : { $about }

## Cartes

cli-cards-title = Cartes de { $game }
cli-cards-written = Écrit par `cargo xtask docs` ; ne pas modifier.
cli-cards-card = Carte
cli-cards-kind = Genre
cli-cards-rule = Règle
cli-cards-figures = Chiffres par source
# Ce que signifie la marque devant les chiffres ; elle précède aussi ce texte.
cli-cards-legend = reconstitué : imprimé dans aucun livret, valeur de notre cru ; mettez la valeur imprimée dans un fichier de chiffres à vous (--figures)
# D’où viennent des chiffres, et ces chiffres.
cli-cards-figures-from = { $source } : { $figures }

## Relectures

cli-replay-asked = On demande à { $who } : { $question }
cli-replay-stops = L’enregistrement s’arrête avant la fin. { $open }
cli-replay-in-order = L’enregistrement est en règle : { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }.
cli-total = total
cli-nobody-wins = Personne ne gagne.
cli-wins = { $who } gagne.
cli-share-victory = { $who } partagent la victoire.
