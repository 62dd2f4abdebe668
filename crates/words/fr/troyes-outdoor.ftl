### Les remparts et les activités extérieures des Dames de Troyes : leur nom et, dans « .rule », ce qu’ils font.
### Formes : « .of » avec « de », et pour le rempart « .the » et « .in ».

## Le rempart

troyes-patrol = Remparts
    .the = les Remparts
    .of = des Remparts
    .in = sur les Remparts
    .rule = Action 7 : un dé de n’importe quelle couleur, à vous ou acheté 2 deniers, envoie votre garde en patrouille ; chaque denier l’augmente de 1, jusqu’à 6 au plus. Chaque point vaut un pas le long du rempart ou un cube sur une activité devant une porte que le garde a atteinte, un seul sur chacune ; les points qui restent sont perdus. À la dernière porte, il s’arrête pour de bon.

## Côtés des tuiles extérieures

troyes-influence_when_die_bought = Influence pour dés vendus
    .of = d’Influence pour dés vendus
    .rule = Quand un adversaire paie un ou plusieurs de vos dés, un cube vous rapporte 4 points d’influence.

troyes-influence_when_placing = Influence pour placement
    .of = d’Influence pour placement
    .rule = Quand votre action place un habitant sur un bâtiment, un cube vous rapporte 4 points d’influence.

troyes-deniers_when_card_used = Deniers pour hommes de métier
    .of = de Deniers pour hommes de métier
    .rule = Quand un adversaire active une carte où vous avez un homme de métier, un cube vous rapporte 4 deniers, quel que soit le nombre d’utilisations.

troyes-deniers_when_farming = Deniers pour agriculture
    .of = de Deniers pour agriculture
    .rule = Quand vous exploitez l’agriculture, un cube vous rapporte 5 deniers de plus.

troyes-extra_red_die = Dé rouge supplémentaire
    .of = de Dé rouge supplémentaire
    .rule = Avant votre action, un cube va chercher un dé rouge dans la réserve générale, s’il en reste : on le lance et il rejoint votre quartier, à utiliser maintenant ou plus tard, à moins qu’on ne vous l’achète. Un dé rouge ne peut pas placer de cube ici.

troyes-extra_white_die = Dé blanc supplémentaire
    .of = de Dé blanc supplémentaire
    .rule = Avant votre action, un cube va chercher un dé blanc dans la réserve générale, s’il en reste : on le lance et il rejoint votre quartier, à utiliser maintenant ou plus tard, à moins qu’on ne vous l’achète. Un dé blanc ne peut pas placer de cube ici.

troyes-extra_yellow_die = Dé jaune supplémentaire
    .of = de Dé jaune supplémentaire
    .rule = Avant votre action, un cube va chercher un dé jaune dans la réserve générale, s’il en reste : on le lance et il rejoint votre quartier, à utiliser maintenant ou plus tard, à moins qu’on ne vous l’achète. Un dé jaune ne peut pas placer de cube ici.

troyes-extra_purple_die = Dé violet supplémentaire
    .of = de Dé violet supplémentaire
    .rule = Avant votre action, un cube et 2 deniers font revenir votre dé violet, s’il n’est pas sur votre quartier : on le relance, à utiliser maintenant ou plus tard. Le dé violet ne peut pas placer de cube ici.

troyes-exchange_dice = Échange de dés
    .of = d’Échange de dés
    .rule = Avant votre action, ou avant de contrer un dé noir, un cube vous fait échanger un dé avec chaque autre quartier, gris compris, mais avec trois au plus. Les dés gardent leur face ; leurs couleurs peuvent différer. Les dés violets ne s’échangent pas.

troyes-shield = Bouclier
    .of = de Bouclier
    .rule = Un cube contre le plus fort dé noir quand c’est à vous de l’affronter, et vous gagnez 1 point d’influence comme d’habitude. Ou bien il vous épargne ce que vous prendraient Sécheresse, Guerre civile, Hérésie, Hiver rigoureux ou Perturbation des travaux.

troyes-turn_bought_die = Retournement d’un dé acheté
    .of = de Retournement d’un dé acheté
    .rule = Un cube retourne un dé que vous achetez pour une action, à un adversaire ou au quartier neutre. Ce qu’on prend pour rien n’est pas acheté.

troyes-extra_cube = Cube supplémentaire
    .of = de Cube supplémentaire
    .rule = Quand vous activez une carte à usage différé ou mixte, un cube peut passer d’ici à une autre carte à usage différé, mixte ou jusqu’à la fin, quelle qu’en soit la couleur ; il n’est pas nécessaire d’y avoir un homme de métier. Sur la carte Éleveur, il coûte 3 deniers comme d’habitude.

troyes-vp_when_building_or_fighting = PV pour chantier ou combat
    .of = de PV pour chantier ou combat
    .rule = Quand vous placez un ou plusieurs cubes à la Cathédrale ou sur un événement, un cube vous rapporte 2 PV, une fois par action.

troyes-vp_at_gate_and_per_cube = PV à la porte et par cube
    .of = de PV à la porte et par cube
    .rule = Qui atteint la porte gagne 3 PV. À la fin, chaque cube ici vaut 1 PV.

troyes-vp_by_majority = PV à la majorité
    .of = de PV à la majorité
    .rule = À la fin, le plus de cubes ici vaut 8 PV, le deuxième rang 4 et le troisième 2. Les ex æquo additionnent les rangs qu’ils occupent et partagent, arrondi à l’inférieur. Sans cube, personne ne marque.

troyes-vp_by_arrival = PV à l’arrivée
    .of = de PV à l’arrivée
    .rule = Le premier garde qui atteint la porte gagne 6 PV, le deuxième 4, le troisième 2 et le quatrième 1. Aucun cube ne se place ici.
