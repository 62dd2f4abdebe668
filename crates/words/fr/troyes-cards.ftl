### Les cartes Activité de Troyes : le nom de chacune et, dans « .rule », ce qu’elle fait.
### Forme : « .of » avec « de » (« d’Archer », « de Marchand »).

## Jeu de base, jaunes

troyes-artisan = Artisan
    .of = d’Artisan
    .rule = Chaque utilisation change 1 point d’influence en 6 deniers.

troyes-merchant = Marchand
    .of = de Marchand
    .rule = Chaque utilisation rapporte 2 deniers.

troyes-miller = Meunier
    .of = de Meunier
    .rule = À chaque utilisation, nommez le Palais ou l’Évêché : 2 deniers pour chacun de vos habitants qui s’y tient debout. Les expulsés ne comptent pas.

troyes-innkeeper = Aubergiste
    .of = d’Aubergiste
    .rule = Chaque utilisation change 1 denier en 1 point d’influence.

troyes-blacksmith = Forgeron
    .of = de Forgeron
    .rule = Un cube fait valoir 5 de plus à tout un lot de dés rouges, quel que soit leur nombre. Pas pour placer un habitant au Palais.

troyes-militia = Milicien
    .of = de Milicien
    .rule = Un cube fait servir un lot de dés jaunes comme autant de dés rouges de mêmes valeurs, partout où servent des dés rouges.

troyes-journeyman = Compagnon
    .of = de Compagnon
    .rule = Chaque utilisation change 3 deniers en 2 PV.

troyes-goldsmith = Orfèvre
    .of = d’Orfèvre
    .rule = Chaque utilisation rapporte 1 PV et 2 deniers.

troyes-sculptor = Sculpteur
    .of = de Sculpteur
    .rule = Chaque utilisation rapporte 1 PV.

## Jeu de base, blanches

troyes-tithe = Dîme
    .of = de Dîme
    .rule = Un cube vous donne pour rien jusqu’à un dé jaune de chaque autre quartier, gris compris (du quartier du Roy, autant que vous voulez). Les dés suivants s’achètent au prix du lot entier.

troyes-monk = Moine
    .of = de Moine
    .rule = Un cube fait compter un dé blanc pour trois dés jaunes de sa valeur. Aucun dé ne s’y ajoute ; acheté, il coûte 2 deniers. Pas pour placer un habitant.

troyes-priest = Prêtre
    .of = de Prêtre
    .rule = Un cube fait valoir 3 de plus à chaque dé jaune d’un lot, même au-delà de 6. Pas pour placer un habitant à l’Hôtel de ville.

troyes-apprenticeship = Apprentissage
    .of = d’Apprentissage
    .rule = Un cube fait valoir 5 à chaque dé d’un lot, quelle que soit sa couleur. Ni pour placer un habitant, ni pour la Cathédrale.

troyes-confession = Confession
    .of = de Confession
    .rule = Un cube fait valoir 2 de plus à chaque dé d’un lot, quelle que soit sa couleur, même au-delà de 6. Ni pour placer un habitant, ni pour la Cathédrale.

troyes-templar = Templier
    .of = de Templier
    .rule = Un cube fait compter un dé blanc pour deux dés rouges de sa valeur. Aucun dé ne s’y ajoute ; acheté, il coûte 2 deniers. Pas pour placer un habitant.

troyes-pilgrimage = Pèlerinage
    .of = de Pèlerinage
    .rule = Chaque utilisation rapporte 2 PV. Le lot peut mêler les couleurs ; un lot mêlé n’est amélioré que par Apprentissage ou Confession.

troyes-procession = Procession
    .of = de Procession
    .rule = Chaque utilisation donne 2 PV à qui garde le plus de dés sur son quartier, sans compter ceux qu’on vient d’utiliser : tous les ex æquo gagnent, le gris concourt, et sans dé on ne gagne rien.

troyes-glassblower = Verrier
    .of = de Verrier
    .rule = Chaque utilisation rapporte 1 PV tous les deux cubes que vous avez à la Cathédrale.

## Jeu de base, rouges

troyes-archer = Archer
    .of = d’Archer
    .rule = Pour chaque utilisation, lancez un dé que rien ne peut modifier : à partir de 3, vous pouvez placer un cube sur l’événement de votre choix.

troyes-chivalry = Chevalerie
    .of = de Chevalerie
    .rule = Chaque utilisation permet de placer un cube sur un événement pour chaque dé rouge qui reste sur votre quartier ; les événements peuvent varier.

troyes-diplomat = Diplomate
    .of = de Diplomate
    .rule = Chaque utilisation change 1 point d’influence en un cube que vous pouvez placer sur un événement ; les événements peuvent varier. Toute l’influence se paie avant le premier cube.

troyes-hunting = Chasse
    .of = de Chasse
    .rule = Chaque utilisation rapporte 3 points d’influence.

troyes-mercenary = Mercenaire
    .of = de Mercenaire
    .rule = Chaque utilisation rapporte 3 deniers.

troyes-tax_collector = Percepteur
    .of = de Percepteur
    .rule = Chaque utilisation prélève 1 denier pour chaque habitant debout à l’Hôtel de ville, chez son propriétaire, dans la mesure de ses moyens ; la banque paie pour les gris, et 2 deniers pour chacun de ceux du Roy.

troyes-captain = Capitaine
    .of = de Capitaine
    .rule = Chaque utilisation rapporte 1 PV pour chaque événement, Maraudage compris, qui porte au moins un de vos cubes.

troyes-joust = Joutes
    .of = de Joutes
    .rule = Chaque utilisation rapporte 2 PV si les dés rouges qui restent sur votre quartier totalisent plus que ceux de chacun des autres quartiers, gris compris. Si vous partagez la première place, tous les ex æquo gagnent 2 PV.

troyes-troubadour = Troubadour
    .of = de Troubadour
    .rule = Chaque utilisation change 3 points d’influence en 2 PV.

## Cartes bonus

troyes-baker = Boulanger
    .of = de Boulanger
    .rule = Chaque utilisation rapporte 1 denier pour chaque dé jaune qui reste sur l’ensemble des quartiers.

troyes-prior = Prieur
    .of = de Prieur
    .rule = Un cube fait compter un dé blanc pour deux dés blancs de sa valeur : à la Cathédrale, les deux cubes vont sur la même case. Aucun dé ne s’y ajoute ; acheté, il coûte 2 deniers. Pas pour placer un habitant.

troyes-banquet = Banquet
    .of = de Banquet
    .rule = Chaque utilisation rapporte 1 PV pour chaque dé rouge du quartier qui en a le plus, quel qu’en soit le propriétaire. Le quartier du Roy n’est pas invité.

## Les Dames de Troyes, jaunes

troyes-lumberjack = Bûcheron
    .of = de Bûcheron
    .rule = Ou bien chaque utilisation pose un cube sur la carte, ou bien elle en retire un : 4 deniers par cube.

troyes-clog_maker = Sabotier
    .of = de Sabotier
    .rule = Chaque utilisation rapporte 1 denier pour chacun de vos habitants debout à l’Hôtel de ville. Les expulsés ne comptent pas.

troyes-weaver = Tisserand
    .of = de Tisserand
    .rule = Chaque utilisation rapporte 1 denier pour chacun de vos hommes de métier sur les cartes Activité, celui de cette carte compris.

troyes-landlady = Logeuse
    .of = de Logeuse
    .rule = Chaque utilisation rapporte 4 points d’influence ou 1 PV, à votre gré chaque fois.

troyes-distiller = Distillateur
    .of = de Distillateur
    .rule = Un cube retourne un dé de votre propre quartier avant que vous l’utilisiez. Les dés achetés restent tels quels.

troyes-viticulturist = Vigneron
    .of = de Vigneron
    .rule = Un cube prend pour rien un dé d’un autre quartier, gris compris. Il peut se joindre à un lot et compte pour le prix des autres dés. Les dés violets ne se prennent pas.

troyes-banker = Banquier
    .of = de Banquier
    .rule = Chaque utilisation rapporte 3 PV si vous avez plus de 30 deniers ; vous les gardez.

troyes-breeder = Éleveur
    .of = d’Éleveur
    .rule = Ou bien chaque utilisation coûte 3 deniers et pose un cube sur la carte, ou bien elle en retire un : 2 PV par cube.

troyes-master_tradesman = Maître de métier
    .of = de Maître de métier
    .rule = Chaque utilisation rapporte 1 PV tous les deux hommes de métier que vous avez sur les cartes Activité, celui de cette carte compris.

## Les Dames de Troyes, blanches

troyes-bishop = Évêque
    .of = d’Évêque
    .rule = Chaque utilisation rapporte 1 denier pour chacun de vos cubes à la Cathédrale.

troyes-augustine = Augustin
    .of = d’Augustin
    .rule = Un cube est lui-même un dé jaune à vous, de valeur 6, à côté d’un ou deux dés jaunes ; il compte pour le prix de ceux qu’on achète. Pas pour placer un habitant, ce qui ne prend qu’un dé.

troyes-chief_templar = Maître templier
    .of = de Maître templier
    .rule = L’homme de métier s’engage avec de l’influence. Un cube achète jusqu’à un dé rouge de chaque autre quartier, gris compris, à 2 deniers pièce. Les dés suivants s’achètent au prix du lot entier.

troyes-herbalist = Herboriste
    .of = d’Herboriste
    .rule = Un cube fait compter un dé blanc pour trois dés rouges de sa valeur. Aucun dé ne s’y ajoute ; acheté, il coûte 2 deniers. Pas pour placer un habitant.

troyes-master_builder = Maître d’œuvre
    .of = de Maître d’œuvre
    .rule = Chaque utilisation pose un cube sur une case de la Cathédrale de votre choix, avec la récompense habituelle ; au-dessus de trois cubes, il ouvre un quatrième niveau, que seule cette carte construit. Dès que la carte est révélée, l’absence de cube au quatrième niveau coûte 2 PV à chacun à la fin, comme à tout autre niveau.

troyes-preacher = Prédicateur
    .of = de Prédicateur
    .rule = Un cube vous fait désigner un dé d’un lot : tous les autres valent autant que lui.

troyes-scribe = Scribe
    .of = de Scribe
    .rule = Chaque utilisation rapporte 1 PV pour chaque carte Événement contrée que vous avez remportée.

troyes-hermit = Ermite
    .of = d’Ermite
    .rule = Chaque utilisation pose un cube sur la carte. En fin de partie, chaque cube vaut 9 PV, moins 1 pour chaque cube posé sur la carte, quel qu’en soit le propriétaire, mais jamais moins de zéro.

troyes-nun = Nonne
    .of = de Nonne
    .rule = Chaque utilisation rapporte 1 PV pour chaque dé blanc qui reste sur votre quartier.

## Les Dames de Troyes, rouges

troyes-ransom = Rançon
    .of = de Rançon
    .rule = Chaque utilisation change 3 deniers en un cube que vous pouvez placer sur un événement ; les événements peuvent varier.

troyes-catapult = Catapulte
    .of = de Catapulte
    .rule = Ou bien chaque utilisation pose un cube sur la carte, ou bien elle en retire un : chaque cube retiré permet d’en placer deux sur un même événement, un autre à chaque fois si vous voulez.

troyes-scout = Éclaireur
    .of = d’Éclaireur
    .rule = À chaque utilisation, vous pouvez payer 1 denier par événement, Maraudage compris, sur lequel vous voulez placer un cube ; un seul cube sur chacun.

troyes-executioner = Bourreau
    .of = de Bourreau
    .rule = Chaque utilisation rapporte 1 point d’influence et en prend un à l’adversaire qui en a le plus ; s’ils sont plusieurs, vous dites à qui. On regarde de nouveau à chaque utilisation.

troyes-squire = Écuyer
    .of = d’Écuyer
    .rule = Ou bien chaque utilisation pose un cube sur la carte, ou bien elle en retire un : 5 points d’influence par cube.

troyes-recruiter = Recruteur
    .of = de Recruteur
    .rule = L’homme de métier s’engage avec de l’influence. Un cube est lui-même un dé rouge à vous, de valeur 6, à côté d’un ou deux dés rouges ; il compte pour le prix de ceux qu’on achète. Pas pour placer un habitant, ce qui ne prend qu’un dé.

troyes-marriage = Mariage
    .of = de Mariage
    .rule = Chaque utilisation permet de changer 7 deniers en 4 PV ; vous pouvez ne pas payer.

troyes-fort = Fort
    .of = de Fort
    .rule = Chaque dé du lot pose un cube sur la carte et rapporte 1 PV et 1 point d’influence s’il vaut de 1 à 3, 2 de chaque à partir de 4. En fin de partie, qui a le plus de cubes ici gagne 3 PV, à partager entre ex æquo.

troyes-princess = Princesse
    .of = de Princesse
    .rule = Chaque utilisation pose un cube sur la carte. En fin de partie, qui a le plus de cubes ici gagne 6 PV, à partager entre ex æquo.
