### Every card to be looked up.

page-cards-title = Cards – Troyes
page-cards-heading = All cards
page-cards-games = Games
page-cards-words = In name or rule
page-cards-kind = Kind
page-cards-set = Box or module
page-cards-color = Color
page-cards-any = any
page-cards-search = Search
page-cards-found = { $count ->
        [0] Nothing is called so or speaks of it. Try a shorter word or fewer conditions.
        [one] { $count } found
       *[other] { $count } found
    }
