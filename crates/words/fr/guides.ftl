### Les premières parties guidées (crates/guide/guides) et leurs pages. Ce que nomme le fichier d’un guide ne prend aucun argument.

## La commande

cli-help-learn = Apprendre un jeu pas à pas dans le terminal ; sans nom, dire ce qu’il y a à apprendre
cli-help-learn-name = La partie guidée : troyes, kings-challenge ou dice
cli-learn-guide = { $name } : { $about } ({ $minutes ->
        [one] environ { $minutes } minute
       *[other] environ { $minutes } minutes
    })

## La page qui les énumère, et le texte à la table

page-learn-title = Apprendre à jouer
page-learn-about = Les premiers pas d’une partie, une chose à la fois, avec des dés et des cartes préparés pour vous. Vous pouvez vous arrêter quand vous voulez et reprendre plus tard : la table est gardée comme toute autre.
page-learn-minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}
page-learn-begin = Commencer
page-learn-lobby = Apprendre à jouer, pas à pas
page-learn-rules = Ou lire : les règles dans nos mots
page-learn-cards = Toutes les cartes et tuiles
page-guide-box = Guide
page-guide-count = { $number } sur { $all }
page-guide-next = Continuer
page-guide-back = Retour
page-guide-show = Me montrer
page-guide-show-about = Joue ce coup à votre place
page-guide-leave = Quitter le guide
page-guide-leave-about = À partir d’ici, vous jouez comme il vous plaît ; la table reste
page-guide-do = À vous

## Réponses aux autres essais, dans tout guide

guide-wrong = Ce serait possible, mais essayons d’abord autre chose : voyez ce qui est marqué. Rien n’a été joué.
guide-wrong-pass = Pas encore ! Qui passe ne fait plus rien pendant ce tour, et vos dés ont encore de quoi faire.

## Troyes

guide-troyes = Une première partie de Troyes
guide-troyes-about = Installez vos habitants, lancez leurs dés et jouez un premier tour contre Perrin, le mitron.
guide-troyes-welcome = Bienvenue à Troyes ! Vous menez la famille bleue. Dans quatre tours, qui aura le plus de points de victoire l’emportera. Je vous montre le premier tour ; tout, à cette table, est pour de vrai.
guide-troyes-settle-palace = Voici le Palais. Un habitant y lance un dé rouge à chaque tour : un soldat. Placez votre premier habitant sur l’emplacement 6.
guide-troyes-settle-palace-other = Tout emplacement du Palais donne un dé rouge. Prenons le 6 cette fois, pour voir la même table.
guide-troyes-settle-later = Ce bâtiment aura bientôt son tour. D’abord un habitant au Palais, sur l’emplacement 6.
guide-troyes-settle-two = L’Évêché donne des dés blancs, l’Hôtel de ville des jaunes. Placez un habitant dans chacun, sur les emplacements marqués : le premier de la ligne 4·5·6 à l’Évêché, le premier de la ligne 3·4 à l’Hôtel de ville.
guide-troyes-settle-two-palace = Un soldat suffit pour l’instant : sans dés blancs ni jaunes, une bonne part de la ville vous reste fermée.
guide-troyes-settle-two-other = C’est peut-être le bon bâtiment, mais prenez l’emplacement marqué : la suite est préparée pour lui.
guide-troyes-settle-last = Encore deux : l’emplacement 3 du Palais et le premier de la ligne 2·5 à l’Hôtel de ville. Au tout dernier il ne reste qu’un emplacement, qu’il trouve seul.
guide-troyes-settle-last-bishopric = Votre dernier habitant ira de toute façon à l’Évêché. Prenez les deux emplacements marqués.
guide-troyes-income = Un tour commence. Chacun reçoit 10 deniers et paie les salaires : 2 par habitant au Palais, 1 par habitant à l’Évêché, rien à l’Hôtel de ville. Vous en avez payé 6.
guide-troyes-dice = Chacun de vos habitants a lancé un dé. Ils sont ici, dans votre quartier : deux rouges, deux blancs, deux jaunes. Ceux de Perrin sont dans le sien, ceux des habitants neutres dans le quartier gris.
guide-troyes-events = À chaque tour, de mauvaises nouvelles arrivent en ville : un événement rouge et celui qu’il appelle. Ils restent, et frappent à chaque tour, jusqu’à ce que quelqu’un s’en occupe.
guide-troyes-black = Deux dés noirs attaquent, et vous êtes en première ligne. Contre eux, les dés rouges comptent double : votre 3 rouge vaut 6, assez pour le 4 et le 2 ensemble. Prenez le 3 rouge et les deux dés noirs.
guide-troyes-black-first = On peut dépenser de l’influence avant un combat, mais ici c’est inutile : votre 3 rouge bat les deux dés noirs.
guide-troyes-black-both = Ce serait bon pour le 4. Mais votre 3 rouge compte 6, et 4 + 2 font 6 : prenez les deux, chacun rapporte 1 point d’influence.
guide-troyes-black-dice = Ce serait gagné aussi, mais plus cher qu’il ne faut : le 3 rouge suffit à lui seul.
guide-troyes-influence = Battus tous les deux : 2 points d’influence pour vous. L’influence corrige la malchance. Pour 1 point, on relance un de ses dés : essayez avec votre 1 jaune.
guide-troyes-influence-other-die = Celui-là est assez bon. Le 1 jaune ne peut que gagner au change.
guide-troyes-influence-first = Dans un instant. Occupons-nous d’abord de ce 1 jaune : prenez-le et relancez-le.
guide-troyes-recruit = Un 4, c’est bien mieux. Tous vos habitants sont au travail, et il nous en faudra un de plus : pour 2 points d’influence, recrutez-en un dans la réserve générale.
guide-troyes-recruit-reroll = Assez de dés pour l’instant : gardez l’influence pour recruter un habitant.
guide-troyes-recruit-first = Pour ce que vous avez en tête, il manque un habitant. Recrutez-en d’abord un, pour 2 points d’influence.
guide-troyes-cards = Passons à l’action. Marchand demande des dés jaunes : 2 deniers pour chaque paire de points. Vous n’y avez encore personne : engagez d’abord un homme de métier, ici pour 4 deniers ; il vaut 2 points à la fin.
guide-troyes-buying = Une action prend un à trois dés d’une même couleur, de n’importe quels quartiers. Les vôtres sont gratuits ; un dé d’autrui coûte 2 s’il est seul, 4 dans un lot de deux, 6 dans un lot de trois. Nul ne peut refuser de vendre !
guide-troyes-merchant = Prenez votre 5 jaune, achetez le 6 gris pour 4 deniers et utilisez Marchand : 11 points, cinq fois, 10 deniers.
guide-troyes-merchant-from = L’habitant que vous venez de recruter est libre : qu’il soit l’homme de métier. Qui travaille dans un bâtiment le quitterait, et son dé avec lui.
guide-troyes-merchant-dice = D’autres dés iraient aussi. Mais avec votre 5 et le 6 gris vous gagnez bien et gardez le 4 pour plus tard.
guide-troyes-merchant-farm = Les champs ne demandent personne, mais ne paient que la moitié : 5 deniers pour 11 points. Marchand en paie 10.
guide-troyes-delayed = Perrin a travaillé aux champs. Prêtre ne rapporte rien tout de suite : il donne des cubes, et chaque cube renforce une action à venir. Certaines cartes sont ainsi ; gardez-le en tête pour un autre jour.
guide-troyes-cathedral = Les dés blancs construisent la Cathédrale : chacun pose un cube sur la case de son chiffre, pour 1 point et de l’influence. Construisez avec vos 2 et 4 blancs.
guide-troyes-cathedral-priest = Prêtre est cher en ce moment. La Cathédrale ne coûte rien, et chaque niveau sans cube à vous coûte 2 points à la fin.
guide-troyes-cathedral-dice = Vos deux dés blancs à vous, le 2 et le 4 : ils ne coûtent rien.
guide-troyes-fight = Dégageons la route : Brigands I a trois étendards, et 3 points rouges posent chaque fois un cube sur l’un d’eux. Prenez votre 6 rouge et le 5 gris pour 4 deniers : 11 points, trois cubes.
guide-troyes-fight-marauding = Le maraudage revient quoi qu’on fasse. Les brigands, eux, disparaissent dès que leurs trois étendards sont couverts.
guide-troyes-fight-times = Posez autant de cubes que vous pouvez : chacun rapporte de l’influence, et l’événement n’est contré que quand tous ses étendards sont couverts.
guide-troyes-fight-dice = Ce n’est pas assez, ou pas le mieux : votre 6 et le 5 gris font 11, trois cubes, et tous les étendards sont couverts.
guide-troyes-countered = C’est fait ! Tous les cubes étaient à vous : vous recevez les deux récompenses, 3 et 1 points, et 1 point d’influence par cube. Si l’on partage un événement, qui a le plus de cubes prend la plus grande récompense. La carte est à vous.
guide-troyes-recruit-again = Perrin a passé. Un habitant de plus au travail, c’est un dé de plus à chaque tour : recrutez-en encore un.
guide-troyes-recruit-again-first = D’abord l’habitant : recrutez-le pour 2 points d’influence, puis nous lui trouverons une place.
guide-troyes-place = Un seul dé, quelle que soit sa valeur, fait entrer un habitant dans le bâtiment de sa couleur. Votre 4 jaune ouvre la ligne du 3 et du 4 à l’Hôtel de ville : il entre à gauche et pousse les autres.
guide-troyes-place-from = Qu’il vienne de votre réserve ; sinon, vous ne faites que déplacer un habitant qui travaille déjà.
guide-troyes-place-farm = Cela donnerait 2 deniers, une fois. Un habitant à l’Hôtel de ville donne un dé à chaque tour.
guide-troyes-place-dice = Votre propre 4 jaune ne coûte rien, et sa ligne est juste la bonne.
guide-troyes-expelled = L’habitant de Perrin au bout de cette ligne a été poussé dehors et se trouve couché à côté de l’Hôtel de ville. Il rentre chez lui à la fin du tour, mais Perrin lancera un dé de moins la prochaine fois.
guide-troyes-pass = Vos bons dés sont utilisés. Passez, c’est dans la liste des choix : vous recevez 2 deniers, et 1 de plus chaque fois que votre tour revient pendant que d’autres jouent encore.
guide-troyes-pass-other = C’est possible, mais cela coûte à présent plus que cela ne rapporte. Passez.
guide-troyes-round-over = Le tour est fini : ce que passer a rapporté est payé, les expulsés rentrent chez eux, les dés inutilisés s’en vont. Au prochain tour, Perrin commence, et de nouvelles cartes s’ouvrent.
guide-troyes-characters = Touchez votre quartier pour voir vos deux personnages. Chacun compte quelque chose, les cubes de la Cathédrale ou l’influence, par exemple ; à la fin, chaque personnage compte pour tout le monde. Les vôtres vous disent quoi surveiller.
guide-troyes-scoring = À la fin, on compte ses points, les emplacements de ses hommes de métier, 1 par événement inachevé avec un cube à soi, et les personnages ; un niveau de la Cathédrale sans vous coûte 2.
guide-troyes-farewell = Il reste trois tours, et Perrin est l’adversaire le plus doux de la ville. La partie est à vous : bonne chance ! En cas de doute, demandez un conseil.

## Le Défi royal

guide-king = Un premier Défi royal
guide-king-about = En solitaire contre le Roy, qui ne réfléchit pas mais lance les dés : ses tours, ses dés, et comment le battre. Mieux vaut connaître Troyes.
guide-king-welcome = Ce soir, vous jouez contre le Roy. Il n’a ni argent ni projets ; deux dés lui disent quoi faire. Après quatre tours, il vous faut plus de points que lui, le plus possible.
guide-king-he-settles = Le Roy s’installe d’abord : de six dés, les trois plus hauts placent chacun un de ses habitants dans le bâtiment de leur couleur, sur son emplacement préféré.
guide-king-settle = Puis c’est à vous, deux habitants à la fois. Prenez l’emplacement 5 du Palais et le premier de la deuxième ligne de l’Évêché.
guide-king-settle-city = L’Hôtel de ville viendra au prochain tour de table. D’abord un soldat et un clerc.
guide-king-settle-other = Dans une partie à vous, tout emplacement conviendrait. Ici, prenez les deux qui sont marqués : les dés sont préparés pour eux.
guide-king-settle-two = Trois autres des siens. Maintenant l’emplacement 4 du Palais et la ligne du 3 et du 4 à l’Hôtel de ville.
guide-king-settle-bishopric = Vous avez déjà quelqu’un à l’Évêché, et un autre suivra. D’abord le Palais et l’Hôtel de ville.
guide-king-settle-three = Les deux derniers : un à l’Évêché, un à l’Hôtel de ville. Le Roy prend ce qui reste.
guide-king-settle-palace = Deux soldats coûtent déjà 4 deniers par tour. Ménagez votre bourse : Évêché et Hôtel de ville.
guide-king-characters = Les six personnages sont face visible devant le Roy. Celui du dessus compte quand il le rappelle, pour vous deux ; l’argent et l’influence ne comptent que pour vous.
guide-king-dice = Il lance douze dés contre vos six. Mais vous pouvez acheter les siens comme ceux de n’importe qui, et votre argent va à la banque, pas à lui.
guide-king-black = Les dés noirs d’abord. Vous affrontez le plus haut, le 3 : votre 2 rouge compte double, 4, et cela suffit.
guide-king-black-both = Pour les deux, il vous faudrait plus de dés, et le Roy s’occupe de l’autre de toute façon. Battez le 3 seul.
guide-king-black-dice = C’est gagné, mais un dé plus petit suffit : le 2 rouge compte 4.
guide-king-his-black = Le dé le plus fort du Roy a écarté l’autre : un 5 jaune que vous ne pourrez plus acheter. À chaque tour, sa force diminue un peu.
guide-king-fight = La sécheresse prend un denier par habitant à vous à l’Hôtel de ville, à chaque tour. Trois étendards, 3 points chacun : votre 6 jaune et un 3 jaune du Roy, pour 4 deniers, les couvrent tous.
guide-king-fight-other = Un beau combat aussi, mais vous ne pouvez pas le finir maintenant. La sécheresse, si, et sa récompense ne se partagera pas.
guide-king-fight-dice = Il vous faut 9 points pour trois cubes : votre 6 jaune et un 3 jaune du Roy.
guide-king-his-turn = 4 points pour vous ! Le Roy a ensuite lancé 3 et 4. Un 7 : il construit, deux cubes au niveau libre le plus bas de la Cathédrale, depuis la case 6, et 2 points pour lui.
guide-king-build = Ne lui laissez pas la Cathédrale. Construisez avec vos 3 et 4 blancs.
guide-king-build-dice = Prenez vos deux dés blancs à vous : ils sont gratuits, et chacun est un cube.
guide-king-recalled = Un 8 : le Roy a rappelé Hugues de Payns, qui compte l’influence. La vôtre vous a rapporté aussitôt des points, et le Roy n’a rien eu. Regardez donc la pile avant de dépenser !
guide-king-skirmishes = Il reste un 5 rouge. Escarmouches I prend un cube par paire de points : posez-en deux. Un cube sur un événement vaut un point à la fin, même si nul ne l’achève.
guide-king-skirmishes-dice = Votre propre 5 rouge suffit, et il ne coûte rien.
guide-king-pass = Il reste peu de chose. Passez, mais attention : le Roy continue tant qu’il y a un dé sur la place, même un des vôtres.
guide-king-pass-other = Cela rapporterait peu et coûterait des deniers. Gardez-les, et passez.
guide-king-plays-on = Voyez le journal : le Roy a continué seul jusqu’à ce que la place soit vide. Un 11 lui a fait acheter votre dernier dé, et votre bourse en a profité. Moins vous laissez de dés, moins il a de tours.
guide-king-rating = À la fin, vos points moins les siens font votre résultat : de 1 à 5, une victoire de justesse ; 21 ou plus, un coup de maître. L’égalité est au Roy.
guide-king-farewell = Il reste trois tours, et cette fois le Roy commence. À vous de défendre la ville. Bonne chance !

## Troyes Dice

guide-dice = Une première partie de Troyes Dice
guide-dice-about = Huit jours autour de la roue : prendre un dé, gagner ou construire, et se méfier du noir. Les premiers jours ensemble, puis à côté de Perrin.
guide-dice-welcome = Bienvenue ! Chacun remplit une feuille avec les mêmes dés, tous en même temps, et nul ne prend rien à personne. Huit jours, chacun avec un matin et un après-midi ; le plus de points l’emporte.
guide-dice-sheet = Votre feuille a trois quartiers : le rouge avec l’influence, le jaune avec les deniers, le blanc avec le savoir. Vous commencez avec 3 de chaque.
guide-dice-wheel = Les dés sont posés du plus petit au plus grand sur les places de cette demi-journée, et chacun prend la couleur de sa place. Le premier est gratuit, le deuxième coûte une ressource, le troisième 1 denier, le quatrième 2. Le dé noir gâte la place sous lui.
guide-dice-gain = Prenez le 4 rouge pour 1 denier et gagnez de l’influence : autant que le dé en montre.
guide-dice-gain-first = Le 2 jaune est gratuit, mais petit. Offrez-vous le 4 rouge : un denier pour deux fois plus.
guide-dice-gain-fourth = Le 5 rouge coûte 2 deniers, pour un point de plus seulement. Le 4 est la meilleure affaire.
guide-dice-gain-build = Construire viendra ensuite. D’abord, remplissez vos réserves : gagnez de l’influence.
guide-dice-no-change = On peut changer les dés, mais celui-ci est bon comme il est.
guide-dice-no-color = Une autre couleur coûte 2 points de savoir. Gardez-les pour l’instant : ce dé a la bonne couleur.
guide-dice-knight = 4 points d’influence, et avec le 6e est venu un chevalier ! Chaque habitant entouré vaut un point à la fin.
guide-dice-build = Au lieu de gagner, on peut construire : dans la colonne du chiffre du dé, un bâtiment de sa couleur. Le 1 jaune est gratuit : construisez l’Hôtel de ville de la colonne 1, il amène 2 artisans.
guide-dice-build-gain = Un denier, c’est peu. Un Hôtel de ville amène 2 artisans, donc 2 points.
guide-dice-build-great-hall = Une Grande Halle paie selon les dés qui sont là : pas maintenant. Construisez l’Hôtel de ville, en dessous.
guide-dice-build-die = Un bon dé, mais le 1 jaune ne coûte rien et construit tout aussi bien.
guide-dice-rows = Les bâtiments de travail amènent aussitôt des habitants. Leur rangée peut payer encore à la fin, si une Cathédrale la fait compter. Construisons-la.
guide-dice-value = Le 2 blanc est gratuit, et l’influence le change : 1 point par cran. Faites-en un 4 et construisez la Cathédrale de la colonne 4. Elle fait compter vos Hôtels de ville.
guide-dice-value-gain = Le savoir est utile, mais la Cathédrale vous donne des points pour chaque Hôtel de ville jusqu’à la fin.
guide-dice-value-column = Presque ! La colonne 4 est celle de Jeanne, qui compte les Hôtels de ville. Faites du dé un 4.
guide-dice-value-bishopric = Un Évêché amène des prêtres. Mais d’abord la Cathédrale : plus tôt vous savez ce qui compte, mieux vous construisez.
guide-dice-value-die = Celui-là est rouge, et une Cathédrale est blanche. Prenez le 2 blanc : il est gratuit, et vous avez de l’influence.
guide-dice-destroyed = Le dé noir est sur une place, et nul ne peut l’utiliser pendant cette demi-journée. La place revient sur son autre face. Dès le jour 3, le dé noir attaque aussi votre feuille !
guide-dice-fortress = Une Forteresse protège toute sa colonne. Le 2 rouge est gratuit : construisez la Forteresse de la colonne 2, et un chevalier s’y installe.
guide-dice-fortress-other = C’est tentant. Mais demain le dé noir commence à frapper, et quelque chose me dit qu’il aime le 2.
guide-dice-fortress-die = Le 2 rouge gratuit suffit pour la Forteresse.
guide-dice-attack = Le jour 3, et le voilà : un 2 noir ! Votre Forteresse a tenu. Perrin a dû barrer son 2 rouge, et les bâtiments qui vont avec.
guide-dice-color = Le savoir change les couleurs : 2 points font d’un dé un dé d’une autre couleur. Prenez le 5 blanc pour 1 denier, rendez-le jaune et construisez un deuxième Hôtel de ville, dans la colonne 5.
guide-dice-color-gain = Vos réserves suffisent. Un deuxième Hôtel de ville, ce sont 2 artisans tout de suite et un point de plus à la fin.
guide-dice-color-red = Rouge, ce serait pour une Forteresse. Cette fois, rendez-le jaune, pour un Hôtel de ville.
guide-dice-color-build = Presque. Rendez le dé jaune, et construisez l’Hôtel de ville de la colonne 5.
guide-dice-color-die = Prenez le 5 blanc : nous le rendrons jaune.
guide-dice-links = Là où deux voisins d’une rangée ont un losange entre eux, il paie dès que les deux sont construits. Votre 15e et votre 20e habitant d’une couleur apportent aussi quelque chose : désignez-les pour en lire plus.
guide-dice-scoring = À la fin, on compte les rangées de ses Cathédrales, 1 point pour deux ressources restantes d’une même sorte, et 1 par habitant.
guide-dice-farewell = Maintenant, la feuille est à vous. Perrin continue à côté de vous, et rien ne le presse. Amusez-vous bien !

## Les règles en pages

page-rules-heading = Les règles
page-rules-texts = Textes
page-rules-contents = Sommaire
page-rules-glossary = Vue d’ensemble et glossaire
page-rules-troyes = Troyes
page-rules-ladies = Les Dames de Troyes
page-rules-kings-challenge = Défi royal
page-rules-dice = Troyes Dice
page-rules-rulings = Points de règle, Troyes
page-rules-rulings-dice = Points de règle, Troyes Dice

## Ce qu’on sait encore des cartes

page-cards-rulings = { $count ->
    [one] Point de règle :
   *[other] Points de règle :
}
page-cards-usage = Les robots s’en servent dans { $used } % des parties où elle figure : { $winners } % des vainqueurs, { $others } % des autres.
page-cards-brought = Un usage de plus a rapporté de { $low } à { $high } points.
page-cards-usage-source = D’après { $games } parties où { $bot } joue toutes les familles, en comparaison de ce qu’on aurait fait d’autre.
