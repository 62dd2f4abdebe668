### Mes parties : ce qu’un navigateur a joué.

page-me-title = Mes parties · Troyes
page-me-heading = Mes parties
page-me-about = { $count ->
    [0] Aucune partie de ce navigateur n’est encore terminée. Dès qu’une l’est, elle est résumée ici.
    [one] { $count } partie que ce navigateur a menée à son terme.
   *[other] { $count } parties que ce navigateur a menées à leur terme.
    }
page-me-options = avec modules ou variantes
page-me-results = { $games ->
    [one] { $games } partie.
   *[other] { $games } parties, { $mean } points chacune en moyenne.
    }
page-me-wins = { $wins ->
    [0] Aucune victoire.
    [one] { $wins } victoire.
   *[other] { $wins } victoires.
    }
page-me-best = Meilleur résultat : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
page-me-course = Points de chaque partie, la plus ancienne d’abord : { $points }
page-me-sources = Points par source, en moyenne
page-me-luck = La chance aux dés
page-me-luck-about = { $dice ->
    [one] { $dice } dé à vous a montré { $pips } points
   *[other] { $dice } dés à vous ont montré { $pips } points
    } : { $difference } par rapport à l’attente.
page-me-favourites = Cartes préférées
page-me-times = { $count ->
    [one] une fois
   *[other] { $count } fois
    }
page-me-achievements = Hauts faits de Troyes Dice : { $earned } sur { $all }
page-me-dice = Parties en solitaire : { $alone }, à plusieurs : { $others }, avec Banquets et pillages : { $banquets }.
page-me-earned = { $earned ->
    [yes] accompli
   *[no] pas encore accompli
    }
page-me-export = Télécharger en JSON
page-me-losses = { $games ->
    [one] Dans { $games } partie analysée, une décision a coûté { $mean } points en moyenne.
   *[other] Dans { $games } parties analysées, une décision a coûté { $mean } points en moyenne.
    }
page-me-losses-course = Points perdus par décision dans chaque partie analysée, la plus ancienne d’abord : { $losses }
page-me-losses-none = Analysez une partie depuis sa table pour voir ce que coûtent vos décisions.
page-me-progress = { $now } sur { $wanted }
