### Les éléments de Troyes Dice : leur nom et, dans « .rule », ce qu’ils font. Les arguments sont expliqués dans le fichier
### anglais.

## Ce qu’on gagne

dice-resource = { $resource ->
        [influence] { $amount ->
            [one] { $amount } point d’influence
           *[other] { $amount } points d’influence
        }
        [knowledge] { $amount ->
            [one] { $amount } point de savoir
           *[other] { $amount } points de savoir
        }
       *[deniers] { $amount ->
            [one] { $amount } denier
           *[other] { $amount } deniers
        }
    }

dice-citizens = { $color ->
        [red] { $amount ->
            [one] { $amount } habitant rouge
           *[other] { $amount } habitants rouges
        }
        [yellow] { $amount ->
            [one] { $amount } habitant jaune
           *[other] { $amount } habitants jaunes
        }
       *[white] { $amount ->
            [one] { $amount } habitant blanc
           *[other] { $amount } habitants blancs
        }
    }

dice-each = { $amount ->
        [one] { $amount } unité
       *[other] { $amount } unités
    } de chaque ressource

dice-work = un bâtiment de travail

dice-either = { FORM($one, "a") } ou { FORM($other, "a") }

## Places
##
## Formes : « .the » la place rouge, « .of » de la place rouge.

dice-plaza_red = place rouge
    .the = la place rouge
    .of = de la place rouge
    .rule = Un dé transparent y est un dé rouge. Les deux côtés sont rouges ; avec l’extension, une tuile est posée à côté.

dice-plaza_yellow = place jaune
    .the = la place jaune
    .of = de la place jaune
    .rule = Un dé transparent y est un dé jaune. Les deux côtés sont jaunes ; avec l’extension, une tuile est posée à côté.

dice-plaza_white = place blanche
    .the = la place blanche
    .of = de la place blanche
    .rule = Un dé transparent y est un dé blanc. Les deux côtés sont blancs ; avec l’extension, une tuile est posée à côté.

dice-plaza_red_yellow = place rouge et jaune
    .the = la place rouge et jaune
    .of = de la place rouge et jaune
    .rule = Un dé transparent y prend la couleur visible. Détruite par le dé noir, la place revient sur son autre côté.

dice-plaza_red_white = place rouge et blanche
    .the = la place rouge et blanche
    .of = de la place rouge et blanche
    .rule = { dice-plaza_red_yellow.rule }

dice-plaza_yellow_white = place jaune et blanche
    .the = la place jaune et blanche
    .of = de la place jaune et blanche
    .rule = { dice-plaza_red_yellow.rule }

## Ressources
##
## Formes : « .the » l’influence, « .of » d’influence (piste d’influence).

dice-influence = influence
    .the = l’influence
    .of = d’influence
    .rule = Un dé rouge fait entourer autant de points d’influence que sa valeur, dans la limite de la piste. L’influence change la valeur d’un dé ; à la fin, ceux qui restent valent 1 PV { $points ->
        [one] chacun
       *[other] par lot de { $points }
    }.

dice-influence_citizen = habitants de la piste d’influence
    .the = les habitants de la piste d’influence
    .of = des habitants de la piste d’influence
    .rule = Entourer certains points d’influence amène un habitant rouge.

dice-deniers = deniers
    .the = les deniers
    .of = de deniers
    .rule = Un dé jaune fait entourer autant de deniers que sa valeur, dans la limite de la piste. Les deniers achètent des dés ; à la fin, ceux qui restent valent 1 PV { $points ->
        [one] chacun
       *[other] par lot de { $points }
    }.

dice-deniers_citizen = habitants de la piste de deniers
    .the = les habitants de la piste de deniers
    .of = des habitants de la piste de deniers
    .rule = Entourer certains deniers amène un habitant jaune.

dice-knowledge = savoir
    .the = le savoir
    .of = de savoir
    .rule = Un dé blanc fait entourer autant de points de savoir que sa valeur, dans la limite de la piste. Le savoir change la couleur d’un dé ; à la fin, ceux qui restent valent 1 PV { $points ->
        [one] chacun
       *[other] par lot de { $points }
    }.

dice-knowledge_citizen = habitants de la piste de savoir
    .the = les habitants de la piste de savoir
    .of = des habitants de la piste de savoir
    .rule = Entourer certains points de savoir amène un habitant blanc.

## Règles qui ont leur propre nom
##
## Formes : « .the » la Compensation, « .of » de la Compensation.

dice-compensation = Compensation
    .the = la Compensation
    .of = de la Compensation
    .rule = Qui ne peut payer aucun dé gagne un peu de chaque ressource au lieu d’agir.

dice-color_change = Changement de couleur
    .the = le Changement de couleur
    .of = du Changement de couleur
    .rule = Le savoir donne une autre couleur au dé choisi.

dice-value_change = Changement de valeur
    .the = le Changement de valeur
    .of = du Changement de valeur
    .rule = L’influence augmente ou diminue le dé choisi, jamais au-delà de 6 et jamais en passant de 6 à 1 ou de 1 à 6.

dice-overflow = Piste pleine
    .the = la Piste pleine
    .of = de la Piste pleine
    .rule = Un habitant dont la piste est pleine peut être entouré sur une autre piste.

dice-declined = Habitant refusé
    .the = l’Habitant refusé
    .of = de l’Habitant refusé
    .rule = Un habitant dont la piste est pleine peut n’être entouré nulle part.

dice-attack = Attaque
    .the = l’Attaque
    .of = de l’Attaque
    .rule = Dès le troisième jour, un dé noir barre aussi, sur chaque feuille, le dé de sa valeur dans la couleur de sa place ; ce qui n’y est pas encore construit ne le sera jamais.

dice-protection = Protection
    .the = la Protection
    .of = de la Protection
    .rule = Une Forteresse empêche que les dés de sa colonne soient barrés.

## Tuiles de Banquets et pillages
##
## Formes : « .the » le Banquet de la Forteresse, « .of » du Banquet de la Forteresse.

dice-banquet_value = Banquet de l’influence
    .the = le Banquet de l’influence
    .of = du Banquet de l’influence
    .rule = Un seul prix en influence change ce dé de { $amount } au plus.

dice-banquet_color = Banquet du savoir
    .the = le Banquet du savoir
    .of = du Banquet du savoir
    .rule = Pour ce dé, une autre couleur ne coûte que { $amount ->
        [one] { $amount } point de savoir
       *[other] { $amount } points de savoir
    }.

dice-banquet_price = Banquet du dé gratuit
    .the = le Banquet du dé gratuit
    .of = du Banquet du dé gratuit
    .rule = Ce dé est gratuit.

dice-banquet_fortress = Banquet de la Forteresse
    .the = le Banquet de la Forteresse
    .of = du Banquet de la Forteresse
    .rule = Une Forteresse construite avec ce dé donne aussi un habitant rouge et un jaune ou blanc.

dice-banquet_cathedral = Banquet de la Cathédrale
    .the = le Banquet de la Cathédrale
    .of = du Banquet de la Cathédrale
    .rule = Une Cathédrale construite avec ce dé donne aussi { $amount ->
        [one] { $amount } unité
       *[other] { $amount } unités
    } de chaque ressource.

dice-banquet_great_hall = Banquet de la Grande Halle
    .the = le Banquet de la Grande Halle
    .of = du Banquet de la Grande Halle
    .rule = Une Grande Halle construite avec ce dé compte { $amount ->
        [one] { $amount } dé
       *[other] { $amount } dés
    } de plus de la couleur qu’elle demande.

dice-banquet_work = Banquet des travailleurs
    .the = le Banquet des travailleurs
    .of = du Banquet des travailleurs
    .rule = Un bâtiment de travail construit avec ce dé donne { $amount ->
        [one] { $amount } habitant
       *[other] { $amount } habitants
    } de plus de sa couleur.

dice-banquet_black = Banquet du dé noir
    .the = le Banquet du dé noir
    .of = du Banquet du dé noir
    .rule = Ici, le dé noir ne nuit à personne et s’utilise comme un autre ; ensuite, la tuile se retourne.

dice-raid_value = Pillage de l’influence
    .the = le Pillage de l’influence
    .of = du Pillage de l’influence
    .rule = L’influence ne change pas ce dé.

dice-raid_color = Pillage du savoir
    .the = le Pillage du savoir
    .of = du Pillage du savoir
    .rule = Le savoir ne change pas ce dé.

dice-raid_price = Pillage d’un denier
    .the = le Pillage d’un denier
    .of = du Pillage d’un denier
    .rule = Ce dé coûte { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    } de plus.

dice-raid_fortress = Pillage contre influence
    .the = le Pillage contre influence
    .of = du Pillage contre influence
    .rule = Ce dé coûte { $amount ->
        [one] { $amount } point d’influence
       *[other] { $amount } points d’influence
    } de plus.

dice-raid_cathedral = Pillage contre savoir
    .the = le Pillage contre savoir
    .of = du Pillage contre savoir
    .rule = Ce dé coûte { $amount ->
        [one] { $amount } point de savoir
       *[other] { $amount } points de savoir
    } de plus.

dice-raid_great_hall = Pillage du prestige
    .the = le Pillage du prestige
    .of = du Pillage du prestige
    .rule = Ce dé ne construit aucun bâtiment de prestige.

dice-raid_work = Pillage total
    .the = le Pillage total
    .of = du Pillage total
    .rule = Ce dé vaut 0 ; l’influence peut l’augmenter.

dice-raid_black = Pillage du dé noir
    .the = le Pillage du dé noir
    .of = du Pillage du dé noir
    .rule = Un dé transparent y est noir lui aussi : il détruit la place et, dès le troisième jour, un dé de chaque feuille.

## Hauts faits

dice-solo_games = Ermite
    .rule = Jouez { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en solitaire.

dice-multiplayer_games = Bon voisinage
    .rule = Jouez { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avec d’autres.

dice-expansion_games = Bonne chère
    .rule = Jouez { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avec Banquets et pillages.

dice-good_sheet = Bourgeoisie
    .rule = Terminez avec { $vp } PV ou plus.

dice-fine_sheet = Échevinage
    .rule = { dice-good_sheet.rule }

dice-splendid_sheet = Comté
    .rule = { dice-good_sheet.rule }

dice-grand_victory = Grande victoire
    .rule = Gagnez contre d’autres avec plus de { $vp } PV.

dice-devotion = Dévotion
    .rule = Obtenez { $vp } PV d’un même personnage.

dice-crowd = Foule
    .rule = Terminez avec { $citizens ->
        [one] { $citizens } habitant
       *[other] { $citizens } habitants
    } ou plus.

dice-prestige_row = Silhouette de la ville
    .rule = Complétez une rangée de bâtiments de prestige : les six Forteresses, Grandes Halles ou Cathédrales.

dice-work_row = Atelier
    .rule = Complétez une rangée de bâtiments de travail : les six Palais des comtes, Hôtels de ville ou Évêchés.

dice-full_purse = Bourse pleine
    .rule = Entourez toutes les ressources d’une piste.

dice-full_track = Maison pleine
    .rule = Entourez tous les habitants d’une piste.
