### Le Défi royal : les lignes du tableau du Roy et les appréciations.

## Lignes du tableau du Roy, selon la somme de deux dés
##
## « .rule » dit ce qu’il fait, « .price » combien de dés il dépense.

troyes-roy_2 = Le Roy fait 2
    .rule = Il gagne { $vp } PV. L’un des dés est votre meilleur, payé { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } ; si vous n’en avez plus, tous sont à lui.
    .price = { $dice ->
        [one] { $dice } dé, qui est à vous
       *[other] { $dice } dés, dont un à vous
    }

troyes-roy_3 = Le Roy fait 3
    .rule = { troyes-roy_2.rule }
    .price = { troyes-roy_2.price }

troyes-roy_4 = Le Roy fait 4
    .rule = { $text ->
        [english] Il place un habitant dans le bâtiment de son dé le plus fort, où il expulse un des vôtres s’il le peut.
       *[french] Il place un habitant dans le bâtiment de son dé le plus fort (sans dé : au Palais), où il expulse un des vôtres ou, à défaut, en pousse un aussi loin à droite qu’il peut. Si ni l’un ni l’autre n’est possible, il essaie le bâtiment suivant : Palais, Hôtel de ville, Évêché, Palais.
    }
    .price = 1 dé

troyes-roy_5 = Le Roy fait 5
    .rule = Il couvre tous les étendards libres de l’événement le plus à droite.
    .price = 1 dé par étendard libre

troyes-roy_6 = Le Roy fait 6
    .rule = Il place un homme de métier sur l’emplacement qui vaut le plus ; à valeur égale sur la carte la moins chère, puis rouge avant jaune avant blanc.
    .price = 1 dé

troyes-roy_7 = Le Roy fait 7
    .rule = { $text ->
        [english] Il pose deux cubes aux meilleures places du plus bas niveau de la Cathédrale. S’il n’y a aucune place, il gagne 2 PV.
       *[french] Il pose deux cubes aux meilleures places du plus bas niveau de la Cathédrale. Pour chaque cube sans place, il gagne 1 PV.
    }
    .price = 2 dés

troyes-roy_8 = Le Roy fait 8
    .rule = Le personnage du dessus de la pile vous récompense tous deux et quitte la partie. S’il n’y en a plus, le Roy gagne 1 PV.
    .price = aucun dé

troyes-roy_9 = Le Roy fait 9
    .rule = { troyes-roy_5.rule }
    .price = { troyes-roy_5.price }

troyes-roy_10 = Le Roy fait 10
    .rule = { troyes-roy_4.rule }
    .price = { troyes-roy_4.price }

troyes-roy_11 = Le Roy fait 11
    .rule = { troyes-roy_2.rule }
    .price = { troyes-roy_2.price }

troyes-roy_12 = Le Roy fait 12
    .rule = { troyes-roy_2.rule }
    .price = { troyes-roy_2.price }

## Appréciations : « .rule » est le verdict, « .lead » l’avance sur le Roy qu’elle couvre

troyes-rating_lost = Perdu
    .rule = Le Roy l’emporte, et l’échafaud est déjà dressé.
    .lead = 0 ou moins

troyes-rating_narrow = De justesse
    .rule = Une victoire de justesse, que le Roy aura oubliée demain.
    .lead = 1 à 5

troyes-rating_modest = Modeste
    .rule = Une victoire modeste : personne à Troyes ne la chantera.
    .lead = 6 à 10

troyes-rating_solid = Solide
    .rule = Une victoire solide : la ville commence à connaître votre nom.
    .lead = 11 à 15

troyes-rating_strong = Éclatante
    .rule = Une victoire éclatante : le Roy a désormais l’œil sur vous, ce qui ne vaut rien pour votre cou.
    .lead = 16 à 20

troyes-rating_masterly = Magistrale
    .rule = Une victoire magistrale : Troyes est à vous.
    .lead = 21 ou plus
