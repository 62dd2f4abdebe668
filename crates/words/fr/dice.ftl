### Troyes Dice : options, questions, choix, ce qui se passe et pourquoi une chose n’est pas possible. Les éléments du jeu
### sont dans dice-components.ftl et dice-buildings.ftl.

dice-set-base = Troyes Dice
dice-set-banquets = Banquets et pillages

dice-seat = { $seat ->
        [baker] boulanger
        [mason] maçon
        [weaver] tisserand
        [tanner] tanneur
        [cooper] tonnelier
        [potter] potier
        [miller] meunier
        [smith] forgeron
        [carter] charretier
       *[scribe] scribe
    }
dice-chapter-day = Jour { $day }

dice-option-first-game = Les colonnes sont numérotées de 1 à 6, de gauche à droite.
dice-option-standard = Un dé donne le chiffre de la première colonne ; le crieur public décide si les autres montent ou descendent.
dice-option-expert = Le crieur public choisit le chiffre de chaque colonne.
dice-option-banquets = Banquets et pillages : à côté des places d’une seule couleur, trois tuiles aident, puis nuisent.

## Ce dont parlent les phrases

dice-people = { $color ->
        [red] chevaliers
        [yellow] artisans
       *[white] prêtres
    }
dice-die = { $color ->
        [red] { $value } rouge
        [yellow] { $value } jaune
       *[white] { $value } blanc
    }
dice-black-die = { $color ->
        [red] { $value } noir sur du rouge
        [yellow] { $value } noir sur du jaune
       *[white] { $value } noir sur du blanc
    }
dice-die-unnumbered = { $color ->
        [red] dé rouge du chiffre de sa colonne
        [yellow] dé jaune du chiffre de sa colonne
       *[white] dé blanc du chiffre de sa colonne
    }
dice-per-die = { $die ->
        [red] { $gain } par dé rouge
        [yellow] { $gain } par dé jaune
       *[white] { $gain } par dé blanc
    }
dice-any = { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources d’une même sorte
    }

# Un bâtiment par son chiffre et sa colonne, sans article puis avec.
dice-place = { $building } { $number }
dice-place-in-column = { $building } { $number } ({ $column ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] sixième
    } colonne)
dice-place-unnumbered = { $building } de la { $column ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] sixième
    } colonne
dice-the-place = { FORM($building, "the") } { $number }
dice-the-place-in-column = { FORM($building, "the") } { $number } ({ $column ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] sixième
    } colonne)
dice-the-place-unnumbered = { FORM($building, "the") } de la { $column ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] sixième
    } colonne
dice-building-in-column = { FORM($building, "the") } dans la colonne { $column }

## Questions

dice-ask-direction = La première colonne porte le { $number } : les chiffres montent-ils ou descendent-ils vers la droite ?
dice-ask-number = Quel chiffre inscrivez-vous au-dessus de la colonne { $column } ?
dice-ask-die = Quel dé prenez-vous ?
dice-ask-use = Que faites-vous du { $die } ?
dice-ask-order = Vous gagnez plusieurs bonus : lequel prenez-vous d’abord ?
dice-ask-build = { CAPITAL($bonus) } : que construisez-vous, et où ?
dice-ask-overflow = Une piste est pleine : sur quelle autre piste entourez-vous l’habitant, si vous le souhaitez ?
dice-ask-guest = Qui d’autre vient au banquet de la Forteresse ?
dice-ask-done = En restez-vous là ?
dice-ask-wait = Les autres choisissent encore.

## Choix

dice-say-written = { $choice }
dice-say-rising = Faire monter les chiffres vers la droite
dice-say-falling = Faire descendre les chiffres vers la droite
dice-say-number = Inscrire le chiffre { $number }
dice-say-die = Prendre le { $die } pour { $price }
dice-say-die-free = Prendre le { $die }, gratuit
dice-say-die-beside = Prendre le { $die } pour { $price } ({ $tile })
dice-say-die-free-beside = Prendre le { $die }, gratuit ({ $tile })
dice-say-compensation = Ne pouvoir payer aucun dé : gagner { $amount ->
        [one] { $amount } unité
       *[other] { $amount } unités
    } de chaque ressource
dice-say-color = { $color ->
        [red] Le rendre rouge pour { $price }
        [yellow] Le rendre jaune pour { $price }
       *[white] Le rendre blanc pour { $price }
    }
dice-say-value = En faire un { $value } pour { $price }
dice-say-gain = Gagner { $gain }
dice-say-build = Construire { $place } : { $effects }
dice-say-bonus = D’abord { $bonus } : { $gain }
dice-say-citizen = Entourer { $citizen }
dice-say-decline = Refuser l’habitant
dice-say-done = Terminer

dice-effect-fortress = { $citizen }, et la colonne est protégée
dice-effect-cathedral = { $vp } PV par { $row } à la fin
dice-effect-guests = { $guest } et un jaune ou blanc
dice-effect-more = { $citizens } de plus
dice-effect-link = lien : { $gain }
dice-effect-and = { $before }, et { $next }

## Ce qu’on attend du hasard

dice-awaited-plazas = Les neuf places prennent place dans les encoches de la roue, dans le sens des aiguilles d’une montre.
dice-awaited-sides = Chaque place montre son premier côté (1) ou son second (2).
dice-awaited-tiles = Trois tuiles de Banquets et pillages sont posées à côté des places d’une seule couleur.
dice-awaited-first-number = Un dé donne le chiffre de la première colonne.
dice-awaited-roll = { $half ->
        [morning] Le crieur public lance trois dés transparents et le dé noir pour le matin du jour { $day }.
       *[afternoon] Le crieur public lance trois dés transparents et le dé noir pour l’après-midi du jour { $day }.
    }
dice-awaited-nothing = On n’attend rien.

## Ce qui s’est passé

dice-told-wheel = Autour de la roue se succèdent { $colors }.
dice-told-tiles = À côté des places d’une seule couleur sont posées les tuiles { $tiles }.
dice-told-numbered = Les colonnes portent les chiffres { $numbers }.
dice-told-rolled = { $half ->
        [morning] Jour { $day }, matin : { $dice }.
       *[afternoon] Jour { $day }, après-midi : { $dice }.
    }
dice-told-destroyed = { $color ->
        [red] Le dé noir détruit une place rouge.
        [yellow] Le dé noir détruit une place jaune.
       *[white] Le dé noir détruit une place blanche.
    }
dice-told-raided-plaza = { $color ->
        [red] { $tile } : des pillards détruisent une place rouge.
        [yellow] { $tile } : des pillards détruisent une place jaune.
       *[white] { $tile } : des pillards détruisent une place blanche.
    }
dice-told-welcomed = { $color ->
        [red] { $tile } : le dé noir est l’invité de la place rouge.
        [yellow] { $tile } : le dé noir est l’invité de la place jaune.
       *[white] { $tile } : le dé noir est l’invité de la place blanche.
    }
dice-told-crossed = { $who } barre le { $die }.
dice-told-protected = La Forteresse { ELIDE("de", $who) }{ $who } protège le { $die }.
dice-told-took = { $who } prend le { $die } pour { $price }.
dice-told-took-free = { $who } prend le { $die } gratuitement.
dice-told-took-beside = { $who } prend le { $die } pour { $price } ({ $tile }).
dice-told-took-free-beside = { $who } prend le { $die } gratuitement ({ $tile }).
dice-told-compensated = { $who } ne peut payer aucun dé et gagne { $amount ->
        [one] { $amount } unité
       *[other] { $amount } unités
    } de chaque ressource.
dice-told-recolored = { $color ->
        [red] { $who } le rend rouge pour { $price }.
        [yellow] { $who } le rend jaune pour { $price }.
       *[white] { $who } le rend blanc pour { $price }.
    }
dice-told-revalued = { $who } en fait un { $value } pour { $price }.
dice-told-resources = { $who } gagne { $gain }.
dice-told-resources-lost = { $who } gagne { $gain } ; { $lost ->
        [one] { $lost } de plus ne trouve pas de place.
       *[other] { $lost } de plus ne trouvent pas de place.
    }
dice-told-track-citizens = Avec { FORM($track, "the") } { $amount ->
        [one] vient { $citizens } pour { $who }.
       *[other] viennent { $citizens } pour { $who }.
    }
dice-told-citizens = { $who } entoure { $citizens }.
dice-told-citizens-lost = Toutes les pistes { ELIDE("de", $who) }{ $who } sont pleines : { $amount ->
        [one] { $amount } habitant perdu.
       *[other] { $amount } habitants perdus.
    }
dice-told-moved = { $color ->
        [red] { $who } entoure en rouge un habitant dont la piste est pleine.
        [yellow] { $who } entoure en jaune un habitant dont la piste est pleine.
       *[white] { $who } entoure en blanc un habitant dont la piste est pleine.
    }
dice-told-declined = { $who } refuse un habitant dont la piste est pleine.
dice-told-built = { $who } construit { FORM($building, "the") } { $number }.
dice-told-unlocked = { FORM($row, "character") } rapportera { $vp } PV par { $row } à { $who }.
dice-told-banquet = La tuile { $tile } profite à { $who }.
dice-told-bonus = { $who } prend { $bonus } : { $gain }.
dice-told-bonus-lost = { $who } n’a nulle part où construire pour { $bonus }.
dice-told-committed = { $who } a choisi.
dice-told-rebuilt = { $from ->
        [red] { $to ->
            [red] La place rouge est reconstruite en rouge.
            [yellow] La place rouge est reconstruite en jaune.
           *[white] La place rouge est reconstruite en blanc.
        }
        [yellow] { $to ->
            [red] La place jaune est reconstruite en rouge.
            [yellow] La place jaune est reconstruite en jaune.
           *[white] La place jaune est reconstruite en blanc.
        }
       *[white] { $to ->
            [red] La place blanche est reconstruite en rouge.
            [yellow] La place blanche est reconstruite en jaune.
           *[white] La place blanche est reconstruite en blanc.
        }
    }
dice-told-raided = Un banquet s’achève : { FORM($tile, "the") } commence.
dice-told-over = La partie est terminée : { $totals }.
dice-total = { $who } { $vp }

dice-told-revealed = { $who } { $what }{ $spent }{ $built }{ $gained }.
dice-revealed-gain = { $resource ->
        [influence] a pris le { $die } pour de l’influence
        [knowledge] a pris le { $die } pour du savoir
       *[deniers] a pris le { $die } pour des deniers
    }
dice-revealed-build = a pris le { $die } pour { FORM($building, "the") }
dice-revealed-compensation = n’a pu payer aucun dé
dice-revealed-spent = , a dépensé { $amounts }
dice-revealed-built = , a aussi construit { $buildings }
dice-revealed-gained = , a gagné { $gains }

## Pourquoi pas

dice-no-seat = personne n’occupe cette place
dice-no-die = une demi-journée a des dés de 1 à 4
dice-no-component = « { $word } » n’existe pas ; demandez `die 1` à `die 4`, un bâtiment comme `city_hall_3`, un bonus comme `fifteenth_red` ou une ressource comme `deniers`
dice-may-take = Vous pouvez le prendre.
dice-may-build = Vous pouvez construire { $place } maintenant.
dice-may-take-bonus = Vous pouvez prendre { $bonus } maintenant : { $gain }.
dice-why-no-dice = Il n’y a pas de dés sur les places en ce moment.
dice-why-black = { $color ->
        [red] C’est là qu’est le dé noir ; il a détruit la place rouge.
        [yellow] C’est là qu’est le dé noir ; il a détruit la place jaune.
       *[white] C’est là qu’est le dé noir ; il a détruit la place blanche.
    }
dice-why-raiders = { $color ->
        [red] Des pillards ont noirci ce dé ; la place rouge est détruite.
        [yellow] Des pillards ont noirci ce dé ; la place jaune est détruite.
       *[white] Des pillards ont noirci ce dé ; la place blanche est détruite.
    }
dice-why-compensated = Vous n’avez pu payer aucun dé pendant cette demi-journée.
dice-why-taken = Vous avez pris votre dé de cette demi-journée ; reposez-le pour en choisir un autre.
dice-why-cost = Il coûte { $cost }, que vous n’avez pas.
dice-why-built = Vous avez construit { $place }.
dice-why-crossed = Le { $die } est barré : on ne peut plus construire { $place }.
dice-takes = { $place } demande un { $die }
dice-why-raid = Un pillage interdit de construire un bâtiment de prestige avec ce dé.
dice-why-other-die = { CAPITAL($takes) } ; votre dé est un { $die }.
dice-why-bonus-builds = Avec { $bonus }, vous construisez { $gain }.
dice-why-could-not-pay = Vous n’avez pu payer aucun dé pendant cette demi-journée ; { $takes } ou un bonus.
dice-why-used = Vous avez utilisé votre dé de cette demi-journée ; { $takes } ou un bonus.
dice-why-cannot-pay = Vous ne pouvez payer aucun dé pendant cette demi-journée ; { $takes } ou un bonus.
dice-why-choose-first = { CAPITAL($takes) } ou un bonus ; choisissez d’abord un dé.
dice-why-over = La partie est terminée.
dice-why-not-numbered = { CAPITAL($takes) } ou un bonus ; ce chiffre s’inscrit avant le premier jour.
dice-why-not-rolled = { CAPITAL($takes) } ou un bonus ; les dés ne sont pas encore lancés.
dice-why-bonus-waits = Vous prendrez { $bonus } ({ $gain }) quand sera terminé ce qui l’a fait gagner.
dice-why-link-crossed = { CAPITAL($bonus) } est hors de portée : un de ses bâtiments est barré.
dice-why-link-needs = Il manque encore { FORM($row, "the") } dans la colonne { $columns } pour { $bonus }.
dice-why-bonus-needs = Il manque encore { $missing } pour { $bonus }.
dice-why-bonus-had = Vous avez déjà eu { $bonus }.
dice-why-track-full = La piste { FORM($track, "of") } est pleine ; il vous reste { $purse } à dépenser.
dice-why-resource = { $color ->
        [red] Vous avez { $purse } à dépenser ; un dé rouge peut en faire entourer { $more } de plus.
        [yellow] Vous avez { $purse } à dépenser ; un dé jaune peut en faire entourer { $more } de plus.
       *[white] Vous avez { $purse } à dépenser ; un dé blanc peut en faire entourer { $more } de plus.
    }

## Feuille de score

dice-score-character = { FORM($row, "character") }, pour les { FORM($row, "plural") }
dice-score-unspent = { $resource ->
        [influence] influence non dépensée
        [knowledge] savoir non dépensé
       *[deniers] deniers non dépensés
    }

## Les éléments tels qu’on les consulte

dice-kind-plaza = place
dice-kind-resource = ressource
dice-kind-building = bâtiment
dice-kind-link = lien
dice-kind-column = bonus de colonne
dice-kind-track = bonus de piste
dice-kind-rule = règle
dice-kind-tile = tuile
dice-kind-achievement = haut fait

dice-figure = { $figure ->
        [any_resource] ressources au choix
        [at] rang
        [attacks_from_day] attaques dès le jour
        [cathedral_multiplier] PV par Cathédrale
        [cathedral_resources] ressources pour la Cathédrale
        [character] personnage
        [citizen] habitant
        [citizens] habitants
        [citizens_at] habitants aux rangs
        [color] couleur
        [color_change] changement de couleur
        [compensation] compensation
        [deniers] deniers
        [gain] gain
        [games] parties
        [great_hall_dice] dés pour la Grande Halle
        [length] longueur
        [of_each] de chaque
        [raid_deniers] deniers du pillage
        [raid_influence] influence du pillage
        [raid_knowledge] savoir du pillage
        [red] rouge
        [scores] fait marquer
        [start] départ
        [tiles] tuiles semblables
        [value_change] changement de valeur
        [vp] PV
        [white] blanc
        [win_above] victoire au-delà de
        [work_building_citizens] habitants des bâtiments de travail
        [yellow] jaune
       *[value] valeur
    }

## La feuille imprimée

dice-sheet-title = Feuille de Troyes Dice
dice-sheet-title-of = Feuille { ELIDE("de", $name) }{ $name }
dice-sheet-name = Nom
dice-sheet-citizens = Habitants
dice-sheet-others = Cathédrales, ressources
dice-sheet-total = Total PV
dice-sheet-free = gratuit
dice-sheet-any = { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources d’une même sorte
    }
dice-sheet-any-and = { $amount ->
        [one] { $amount } ressource au choix et { $more }
       *[other] { $amount } ressources d’une même sorte et { $more }
    }
dice-sheet-prices = Dés : { $first }, puis { $second }, puis { $third }, puis { $fourth }.
dice-sheet-changes = Valeur ±1 : { $value }. Couleur : { $color }. Aucun dé payable : { $compensation } de chaque.
dice-district = { $color ->
        [red] Noble
        [yellow] Civil
       *[white] Religieux
    }
dice-sheet-unspent = { $amount ->
        [one] { $amount } restant
       *[other] { $amount } restants
    }
dice-sheet-one-vp = = 1 PV
# Un bâtiment est dessiné ensuite.
dice-sheet-vp-for-each = PV par
dice-sheet-three-of-a-column = trois d’une colonne
dice-sheet-together-give = donnent ensemble
dice-sheet-people = { $people }, 1 PV chacun
