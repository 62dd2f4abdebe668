### Ce que disent tous les écrans.

language-own-name = Français
somebody = quelqu’un

list-more = { $before }, { $next }
list-last = { $before } et { $next }

test-list = Prenez { $things }.
test-gives = { $who } donne { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    } à { $to }.
