### Les règles en bref, pour qui s’assoit sans avoir rien lu : des titres, chacun avec ses phrases.

troyes-primer-alone = En solitaire
troyes-primer-alone-text = Vous jouez contre le Roy. Il a les dés, les habitants et les cubes gris, et agit d’après un jet de dés après chacune de vos actions. Vous gagnez en finissant avec plus de points que lui.
troyes-primer-aim = But du jeu
troyes-primer-aim-text = Avoir le plus de points de victoire (PV) à la fin du dernier tour. Les points viennent de la Cathédrale, des événements contrés, des cartes Activité, de vos hommes de métier et des personnages : chacun d’eux récompense quelque chose à la fin, pour tout le monde, mais vous ne connaissez que les vôtres.
troyes-primer-aim-alone-text = Avoir plus de points de victoire (PV) que le Roy à la fin du dernier tour. Les points viennent de la Cathédrale, des événements contrés, des cartes Activité, de vos hommes de métier et des personnages : ils sont tous face visible, et chacun d’eux récompense quelque chose, pour vous comme pour le Roy.
troyes-primer-round = Un tour
troyes-primer-round-text = Vous recevez 10 deniers et payez vos habitants : 2 pour chacun au Palais, 1 pour chacun à l’Évêché. Chaque habitant vous donne un dé : rouge au Palais, blanc à l’Évêché, jaune à l’Hôtel de ville. Les événements frappent, il faut affronter les dés noirs, puis chacun agit tour à tour jusqu’à ce que tous aient passé ou qu’il ne reste aucun dé.
troyes-primer-action = Une action
troyes-primer-action-text = Se fait avec un à trois dés d’une même couleur. Les dés des autres familles sont à vendre, et nul ne peut refuser : chaque dé acheté coûte 2 deniers dans une action à un dé, 4 à deux dés, 6 à trois dés. La somme des dés, divisée par le chiffre de la carte (÷), dit combien de fois vous pouvez la faire.
troyes-primer-cards = Cartes Activité
troyes-primer-cards-text = La première fois, vous engagez un homme de métier : son prix est en haut à droite, et l’emplacement qu’il prend vaut des points à la fin. Ensuite, il ne vous faut plus que les dés. Certaines cartes donnent des cubes, dont chacun aide dans une action à venir.
troyes-primer-events = Événements
troyes-primer-events-text = Les dés de la couleur d’un événement placent vos cubes sur ses étendards, chacun pour 1 point d’influence gagné. Quand le dernier étendard est rempli, qui a le plus de cubes reçoit le plus grand nombre de points, le suivant le plus petit.
troyes-primer-places = Cathédrale, bâtiments, champs
troyes-primer-places-text = Chaque dé blanc pose un cube sur la case de sa valeur : des points et de l’influence aussitôt, et 2 points de moins à la fin par niveau sans cube à vous. Un dé de la couleur d’un bâtiment y place un habitant, dans la ligne de sa valeur, et peut en pousser un autre dehors. Aux champs, les dés jaunes donnent la moitié de leur somme en deniers.
troyes-primer-influence = Influence
troyes-primer-influence-text = Avant une action, 1 point relance un de vos dés, 2 amènent un nouvel habitant, 4 retournent jusqu’à trois de vos dés.
troyes-primer-table-text = Ce qui brille se clique, les dés d’abord ou la cible d’abord. Désignez une chose, ou appuyez longuement dessus, pour lire ce qu’elle fait et pourquoi elle ne vous est pas permise. Un conseil dit ce que ferait un robot. Vous pouvez revenir en arrière tant que ni dés ni cartes n’ont répondu.

dice-primer-aim = But du jeu
dice-primer-aim-text = Avoir le plus de points de victoire (PV) après huit jours. Chaque habitant entouré vaut un point, deux ressources restantes d’une même sorte valent un point, et les Cathédrales font compter des rangées entières de bâtiments.
dice-primer-half-day = Une demi-journée
dice-primer-half-day-text = Quatre dés sont lancés et posés sur quatre places de la roue, le plus petit d’abord. Le dé noir détruit sa place. Puis chacun choisit un des autres dés, tous en même temps ; plusieurs peuvent choisir le même.
dice-primer-price = Le prix
dice-primer-price-text = Il est écrit entre le dé et le milieu de la roue. Un dé a la couleur de sa place. L’influence change sa valeur, 1 point par cran ; 2 points de savoir changent sa couleur. Qui ne peut payer aucun dé reçoit une ressource de chaque sorte.
dice-primer-die = Ce que fait un dé
dice-primer-die-text = Ou bien vous gagnez autant de ressources de sa couleur que sa valeur, ou bien vous construisez dans la colonne de son chiffre un des deux bâtiments de sa couleur.
dice-primer-buildings = Bâtiments
dice-primer-buildings-text = Une Forteresse protège sa colonne, une Grande Halle paie selon les dés de la roue, une Cathédrale fait compter à la fin la rangée qu’elle montre. Palais des comtes, Hôtel de ville et Évêché amènent deux habitants chacun. Deux voisins joints par un losange donnent ce qui y est écrit.
dice-primer-black-die = Le dé noir
dice-primer-black-die-text = Dès le jour 3, il barre aussi, sur chaque feuille, le dé de son chiffre et de sa couleur : on n’y construit plus rien, sauf si une Forteresse protège la colonne. Ce qui est construit reste.
dice-primer-table-text = Ce qui brille se clique. Désignez une chose, ou appuyez longuement dessus, pour lire ce qu’elle fait. Vous pouvez revenir en arrière tant que vous n’avez pas terminé la demi-journée. Un conseil dit ce que ferait un robot.
