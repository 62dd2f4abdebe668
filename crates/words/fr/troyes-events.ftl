### Les événements de Troyes : le nom de chacun et, dans « .rule », ce qu’il fait.
### Formes : « .of » avec « de » (« d’Hérésie », « de Guerre »), « .bare » après « l’événement », où il ne faut pas le redire.

## Jeu de base ; le Maraudage est imprimé sur le plateau

troyes-marauding = Maraudage
    .of = de Maraudage
    .rule = Amène un dé noir à chaque tour. Il est imprimé sur le plateau : une fois contré, il paie, se vide et reste.

troyes-brigands_1 = Brigandage I
    .of = de Brigandage I
    .rule = Amène un dé noir à chaque tour.

troyes-brigands_2 = Brigandage II
    .of = de Brigandage II
    .rule = Amène un dé noir à chaque tour.

troyes-brigands_3 = Brigandage III
    .of = de Brigandage III
    .rule = Amène un dé noir à chaque tour.

troyes-skirmishes_1 = Escarmouches I
    .of = d’Escarmouches I
    .rule = Amène un dé noir à chaque tour.

troyes-skirmishes_2 = Escarmouches II
    .of = d’Escarmouches II
    .rule = Amène un dé noir à chaque tour.

troyes-conflict_of_succession = Conflit de succession
    .of = de Conflit de succession
    .rule = À chaque tour, un dé nomme un emplacement du Palais : un habitant neutre s’y installe et expulse celui qui l’occupait.

troyes-war = Guerre
    .of = de Guerre
    .rule = Amène deux dés noirs à chaque tour.

troyes-normans_attack = Attaque des Normands
    .of = d’Attaque des Normands
    .rule = Amène deux dés noirs à chaque tour.

troyes-drought = Sécheresse
    .of = de Sécheresse
    .rule = À chaque tour, chaque famille paie 1 denier pour chacun de ses habitants debout à l’Hôtel de ville.

troyes-support = Soutien
    .of = de Soutien
    .rule = À chaque tour, un cube gris va sur chacun des deux événements les plus proches à sa gauche, ou sur l’unique événement s’il n’y en a qu’un.

troyes-civil_war = Guerre civile
    .of = de Guerre civile
    .rule = À chaque tour, chaque famille se voit prendre 3 deniers.

troyes-wayfarers = Voyageurs
    .of = de Voyageurs
    .rule = À chaque tour, un dé nomme une ligne de l’Hôtel de ville : un habitant neutre y entre par la gauche, pousse et expulse comme d’habitude.

troyes-theological_conflict = Conflit théologique
    .of = de Conflit théologique
    .rule = À chaque tour, un dé nomme une ligne de l’Évêché : un habitant neutre y entre par la gauche, pousse et expulse comme d’habitude.

troyes-heresy = Hérésie
    .of = d’Hérésie
    .rule = À chaque tour, chaque famille se voit prendre 2 points d’influence.

troyes-traveling_builders = Maîtres d’œuvre itinérants
    .of = de Maîtres d’œuvre itinérants
    .rule = À chaque tour, un cube gris prend la place libre du plus bas niveau de la Cathédrale, sur la case du plus petit chiffre. Dans le Défi royal, le cube est au Roy et lui rapporte 1 PV.

troyes-interrupted_work = Perturbation des travaux
    .of = de Perturbation des travaux
    .rule = À chaque tour, on enlève le cube du plus haut niveau de la Cathédrale, sur la case du plus grand chiffre, quel qu’en soit le propriétaire, sauf le Roy.

## Carte bonus

troyes-resistance = Résistance
    .of = de Résistance
    .rule = Appelle un deuxième événement rouge, parmi ceux qu’on a écartés, qui appelle une troisième carte comme d’habitude. À chaque tour, chaque événement perd son dernier cube ; ceux du Roy restent.

## Les Dames de Troyes

troyes-harsh_winter = Hiver rigoureux
    .of = d’Hiver rigoureux
    .rule = À chaque tour, chaque famille retire un de ses cubes d’une carte Activité ou d’une activité extérieure de son choix ; une famille sans un tel cube ne perd rien.

troyes-uprising = Soulèvement
    .of = de Soulèvement
    .rule = À chaque tour, un dé nomme un bâtiment : 1 et 2 l’Évêché, 3 et 4 le Palais, 5 et 6 l’Hôtel de ville. Ses habitants et un neutre, ou à la place de celui-ci un habitant expulsé qui y est couché, se répartissent au hasard sur ses six emplacements ; le septième est expulsé.

troyes-monk_event = Moine (événement)
    .of = de Moine (événement)
    .bare = Moine
    .rule = À chaque tour, un dé nomme une couleur : 1 et 2 le blanc, 3 et 4 le rouge, 5 et 6 le jaune. Un homme de métier neutre prend l’emplacement libre qui vaut le plus sur les cartes Activité de cette couleur ; à valeur égale, sur la carte du plus petit numéro.

troyes-possession = Possession
    .of = de Possession
    .rule = À son arrivée, chaque famille y met un habitant : de sa réserve (ou, si elle n’y en a pas, de la réserve générale pour 2 points d’influence), d’une carte Activité ou d’un bâtiment. Pour chaque cube qu’un joueur y place, l’un d’eux rentre dans la réserve de sa famille, au choix de ce joueur. Qui s’y trouve encore quand l’événement est contré rentre aussi.

troyes-chief_outlaw_1 = Chef des hors-la-loi I
    .of = de Chef des hors-la-loi I
    .rule = Augmente chaque dé noir de 3, jusqu’à 6 au plus. Les cartes Activité rouges de numéro 1 n’y placent pas de cubes, et un cube que Soutien lui destine n’est pas placé du tout.

troyes-chief_outlaw_2 = Chef des hors-la-loi II
    .of = de Chef des hors-la-loi II
    .rule = Augmente chaque dé noir de 3, jusqu’à 6 au plus. Les cartes Activité rouges de numéro 1 n’y placent pas de cubes, et un cube que Soutien lui destine n’est pas placé du tout.
