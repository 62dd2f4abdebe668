### Les bâtiments de Troyes Dice et les bonus de sa feuille : leur nom et, dans « .rule », ce qu’ils font. Les arguments sont
### expliqués dans le fichier anglais.

## Rangées de bâtiments
##
## Formes : « .the » la Forteresse, « .a » une Forteresse, « .of » de la Forteresse, « .in » à la Forteresse, « .plural »
## Forteresses, « .plural-of » des Forteresses ; « .character » est le personnage qui fait marquer la rangée.

dice-fortress = Forteresse
    .the = la Forteresse
    .a = une Forteresse
    .of = de la Forteresse
    .in = à la Forteresse
    .plural = Forteresses
    .plural-of = des Forteresses
    .character = Hugues de Payns
    .rule = Prend un dé rouge du chiffre inscrit au-dessus de la colonne { $column }. Donne { $gain } et protège du dé noir les dés de sa colonne.

dice-great_hall = Grande Halle
    .the = la Grande Halle
    .a = une Grande Halle
    .of = de la Grande Halle
    .in = à la Grande Halle
    .plural = Grandes Halles
    .plural-of = des Grandes Halles
    .character = Thibaut II
    .rule = Prend un dé jaune du chiffre inscrit au-dessus de la colonne { $column }. Donne { $gain } par dé { $die ->
        [red] rouge
        [yellow] jaune
       *[white] blanc
    } utilisable sur les places de cette demi-journée.

dice-cathedral = Cathédrale
    .the = la Cathédrale
    .a = une Cathédrale
    .of = de la Cathédrale
    .in = à la Cathédrale
    .plural = Cathédrales
    .plural-of = des Cathédrales
    .character = Urbain IV
    .rule = Prend un dé blanc du chiffre inscrit au-dessus de la colonne { $column }. À la fin, { FORM($row, "character") } fait marquer chaque { $row }, pour autant de PV que le dit l’ordre de construction des Cathédrales.

dice-counts_palace = Palais des comtes
    .the = le Palais des comtes
    .a = un Palais des comtes
    .of = du Palais des comtes
    .in = au Palais des comtes
    .plural = Palais des comtes
    .plural-of = des Palais des comtes
    .character = Isabeau de Bavière
    .rule = Prend un dé rouge du chiffre inscrit au-dessus de la colonne { $column }. Donne { $gain }.

dice-city_hall = Hôtel de ville
    .the = l’Hôtel de ville
    .a = un Hôtel de ville
    .of = de l’Hôtel de ville
    .in = à l’Hôtel de ville
    .plural = Hôtels de ville
    .plural-of = des Hôtels de ville
    .character = Jeanne de Champagne
    .rule = Prend un dé jaune du chiffre inscrit au-dessus de la colonne { $column }. Donne { $gain }.

dice-bishopric = Évêché
    .the = l’Évêché
    .a = un Évêché
    .of = de l’Évêché
    .in = à l’Évêché
    .plural = Évêchés
    .plural-of = des Évêchés
    .character = Marie de Champagne
    .rule = Prend un dé blanc du chiffre inscrit au-dessus de la colonne { $column }. Donne { $gain }.

## Bâtiments, par rangée et par colonne : la règle est celle de la rangée, avec les mêmes arguments
##
## Formes : « .the » la Forteresse, colonne 1 ; « .of » de la Forteresse, colonne 1.

dice-fortress_1 = Forteresse, colonne 1
    .the = la Forteresse, colonne 1
    .of = de la Forteresse, colonne 1
    .rule = { dice-fortress.rule }
dice-fortress_2 = Forteresse, colonne 2
    .the = la Forteresse, colonne 2
    .of = de la Forteresse, colonne 2
    .rule = { dice-fortress.rule }
dice-fortress_3 = Forteresse, colonne 3
    .the = la Forteresse, colonne 3
    .of = de la Forteresse, colonne 3
    .rule = { dice-fortress.rule }
dice-fortress_4 = Forteresse, colonne 4
    .the = la Forteresse, colonne 4
    .of = de la Forteresse, colonne 4
    .rule = { dice-fortress.rule }
dice-fortress_5 = Forteresse, colonne 5
    .the = la Forteresse, colonne 5
    .of = de la Forteresse, colonne 5
    .rule = { dice-fortress.rule }
dice-fortress_6 = Forteresse, colonne 6
    .the = la Forteresse, colonne 6
    .of = de la Forteresse, colonne 6
    .rule = { dice-fortress.rule }

dice-great_hall_1 = Grande Halle, colonne 1
    .the = la Grande Halle, colonne 1
    .of = de la Grande Halle, colonne 1
    .rule = { dice-great_hall.rule }
dice-great_hall_2 = Grande Halle, colonne 2
    .the = la Grande Halle, colonne 2
    .of = de la Grande Halle, colonne 2
    .rule = { dice-great_hall.rule }
dice-great_hall_3 = Grande Halle, colonne 3
    .the = la Grande Halle, colonne 3
    .of = de la Grande Halle, colonne 3
    .rule = { dice-great_hall.rule }
dice-great_hall_4 = Grande Halle, colonne 4
    .the = la Grande Halle, colonne 4
    .of = de la Grande Halle, colonne 4
    .rule = { dice-great_hall.rule }
dice-great_hall_5 = Grande Halle, colonne 5
    .the = la Grande Halle, colonne 5
    .of = de la Grande Halle, colonne 5
    .rule = { dice-great_hall.rule }
dice-great_hall_6 = Grande Halle, colonne 6
    .the = la Grande Halle, colonne 6
    .of = de la Grande Halle, colonne 6
    .rule = { dice-great_hall.rule }

dice-cathedral_1 = Cathédrale, colonne 1
    .the = la Cathédrale, colonne 1
    .of = de la Cathédrale, colonne 1
    .rule = { dice-cathedral.rule }
dice-cathedral_2 = Cathédrale, colonne 2
    .the = la Cathédrale, colonne 2
    .of = de la Cathédrale, colonne 2
    .rule = { dice-cathedral.rule }
dice-cathedral_3 = Cathédrale, colonne 3
    .the = la Cathédrale, colonne 3
    .of = de la Cathédrale, colonne 3
    .rule = { dice-cathedral.rule }
dice-cathedral_4 = Cathédrale, colonne 4
    .the = la Cathédrale, colonne 4
    .of = de la Cathédrale, colonne 4
    .rule = { dice-cathedral.rule }
dice-cathedral_5 = Cathédrale, colonne 5
    .the = la Cathédrale, colonne 5
    .of = de la Cathédrale, colonne 5
    .rule = { dice-cathedral.rule }
dice-cathedral_6 = Cathédrale, colonne 6
    .the = la Cathédrale, colonne 6
    .of = de la Cathédrale, colonne 6
    .rule = { dice-cathedral.rule }

dice-counts_palace_1 = Palais des comtes, colonne 1
    .the = le Palais des comtes, colonne 1
    .of = du Palais des comtes, colonne 1
    .rule = { dice-counts_palace.rule }
dice-counts_palace_2 = Palais des comtes, colonne 2
    .the = le Palais des comtes, colonne 2
    .of = du Palais des comtes, colonne 2
    .rule = { dice-counts_palace.rule }
dice-counts_palace_3 = Palais des comtes, colonne 3
    .the = le Palais des comtes, colonne 3
    .of = du Palais des comtes, colonne 3
    .rule = { dice-counts_palace.rule }
dice-counts_palace_4 = Palais des comtes, colonne 4
    .the = le Palais des comtes, colonne 4
    .of = du Palais des comtes, colonne 4
    .rule = { dice-counts_palace.rule }
dice-counts_palace_5 = Palais des comtes, colonne 5
    .the = le Palais des comtes, colonne 5
    .of = du Palais des comtes, colonne 5
    .rule = { dice-counts_palace.rule }
dice-counts_palace_6 = Palais des comtes, colonne 6
    .the = le Palais des comtes, colonne 6
    .of = du Palais des comtes, colonne 6
    .rule = { dice-counts_palace.rule }

dice-city_hall_1 = Hôtel de ville, colonne 1
    .the = l’Hôtel de ville, colonne 1
    .of = de l’Hôtel de ville, colonne 1
    .rule = { dice-city_hall.rule }
dice-city_hall_2 = Hôtel de ville, colonne 2
    .the = l’Hôtel de ville, colonne 2
    .of = de l’Hôtel de ville, colonne 2
    .rule = { dice-city_hall.rule }
dice-city_hall_3 = Hôtel de ville, colonne 3
    .the = l’Hôtel de ville, colonne 3
    .of = de l’Hôtel de ville, colonne 3
    .rule = { dice-city_hall.rule }
dice-city_hall_4 = Hôtel de ville, colonne 4
    .the = l’Hôtel de ville, colonne 4
    .of = de l’Hôtel de ville, colonne 4
    .rule = { dice-city_hall.rule }
dice-city_hall_5 = Hôtel de ville, colonne 5
    .the = l’Hôtel de ville, colonne 5
    .of = de l’Hôtel de ville, colonne 5
    .rule = { dice-city_hall.rule }
dice-city_hall_6 = Hôtel de ville, colonne 6
    .the = l’Hôtel de ville, colonne 6
    .of = de l’Hôtel de ville, colonne 6
    .rule = { dice-city_hall.rule }

dice-bishopric_1 = Évêché, colonne 1
    .the = l’Évêché, colonne 1
    .of = de l’Évêché, colonne 1
    .rule = { dice-bishopric.rule }
dice-bishopric_2 = Évêché, colonne 2
    .the = l’Évêché, colonne 2
    .of = de l’Évêché, colonne 2
    .rule = { dice-bishopric.rule }
dice-bishopric_3 = Évêché, colonne 3
    .the = l’Évêché, colonne 3
    .of = de l’Évêché, colonne 3
    .rule = { dice-bishopric.rule }
dice-bishopric_4 = Évêché, colonne 4
    .the = l’Évêché, colonne 4
    .of = de l’Évêché, colonne 4
    .rule = { dice-bishopric.rule }
dice-bishopric_5 = Évêché, colonne 5
    .the = l’Évêché, colonne 5
    .of = de l’Évêché, colonne 5
    .rule = { dice-bishopric.rule }
dice-bishopric_6 = Évêché, colonne 6
    .the = l’Évêché, colonne 6
    .of = de l’Évêché, colonne 6
    .rule = { dice-bishopric.rule }

## Bonus
##
## Forme : « .of » du lien …

dice-fortress_left = le lien des Forteresses dans les colonnes 1 et 2
    .of = du lien des Forteresses dans les colonnes 1 et 2
    .rule = Dès que les deux bâtiments sont construits : { $gain }.

dice-fortress_middle = le lien des Forteresses dans les colonnes 3 et 4
    .of = du lien des Forteresses dans les colonnes 3 et 4
    .rule = Dès que les deux bâtiments sont construits : { $gain }.

dice-fortress_right = le lien des Forteresses dans les colonnes 5 et 6
    .of = du lien des Forteresses dans les colonnes 5 et 6
    .rule = Dès que les deux bâtiments sont construits : { $gain }.

dice-counts_palace_left = le lien des Palais des comtes dans les colonnes 1 et 2
    .of = du lien des Palais des comtes dans les colonnes 1 et 2
    .rule = Dès que les deux bâtiments sont construits : { $gain }.

dice-counts_palace_right = le lien des Palais des comtes dans les colonnes 5 et 6
    .of = du lien des Palais des comtes dans les colonnes 5 et 6
    .rule = Dès que les deux bâtiments sont construits : { $gain }.

dice-city_hall_left = le lien des Hôtels de ville dans les colonnes 1 et 2
    .of = du lien des Hôtels de ville dans les colonnes 1 et 2
    .rule = Dès que les deux bâtiments sont construits : { $gain }.

dice-city_hall_middle = le lien des Hôtels de ville dans les colonnes 3 et 4
    .of = du lien des Hôtels de ville dans les colonnes 3 et 4
    .rule = Dès que les deux bâtiments sont construits : { $gain }.

dice-bishopric_middle = le lien des Évêchés dans les colonnes 3 et 4
    .of = du lien des Évêchés dans les colonnes 3 et 4
    .rule = Dès que les deux bâtiments sont construits : { $gain }.

dice-bishopric_right = le lien des Évêchés dans les colonnes 5 et 6
    .of = du lien des Évêchés dans les colonnes 5 et 6
    .rule = Dès que les deux bâtiments sont construits : { $gain }.

dice-column_resources = la colonne { $at } des habitants
    .rule = Dès que les trois habitants de cette colonne sont entourés : { $gain }.

dice-column_first_work = la colonne { $at } des habitants
    .rule = Dès que les trois habitants de cette colonne sont entourés : { $gain } de votre choix dans une colonne de votre choix.

dice-column_second_work = la colonne { $at } des habitants
    .rule = Dès que les trois habitants de cette colonne sont entourés : { $gain } de votre choix dans une colonne de votre choix.

dice-fifteenth_red = le { $at }e des chevaliers
    .rule = Quand cet habitant est entouré : construisez { $gain } dans une colonne de votre choix.

dice-fifteenth_yellow = le { $at }e des artisans
    .rule = Quand cet habitant est entouré : construisez { $gain } dans une colonne de votre choix.

dice-fifteenth_white = le { $at }e des prêtres
    .rule = Quand cet habitant est entouré : construisez { $gain } dans une colonne de votre choix.

dice-twentieth_red = le { $at }e des chevaliers
    .rule = Quand cet habitant est entouré : { $gain }.

dice-twentieth_yellow = le { $at }e des artisans
    .rule = Quand cet habitant est entouré : { $gain }.

dice-twentieth_white = le { $at }e des prêtres
    .rule = Quand cet habitant est entouré : { $gain }.
