### Toutes les cartes, à consulter.

page-cards-title = Cartes – Troyes
page-cards-heading = Toutes les cartes
page-cards-games = Jeux
page-cards-words = Dans le nom ou la règle
page-cards-kind = Nature
page-cards-set = Boîte ou module
page-cards-color = Couleur
page-cards-any = peu importe
page-cards-search = Chercher
page-cards-found = { $count ->
        [0] Rien ne s’appelle ainsi ni n’en parle. Essayez un mot plus court ou moins de conditions.
        [one] { $count } résultat
       *[other] { $count } résultats
    }
