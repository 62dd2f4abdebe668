### Ce que disent tous les écrans.

language-own-name = Français
somebody = quelqu’un

list-more = { $before }, { $next }
list-last = { $before } et { $next }

test-list = Prenez { $things }.
test-begins = { CAPITAL($what) } commence.
test-gives = { $who } donne { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    } à { $to }.

chapter-setup = Mise en place
chapter-round = Tour { $round }

color = { $color ->
        [red] rouge
        [white] blanc
        [yellow] jaune
        [purple] violet
        [black] noir
       *[grey] gris
    }

figure-source = { $kind ->
        [rulebook] livret de règles
        [deduced] déduit
        [seen] vu
        [reconstructed] reconstitué
       *[own] fichier personnel
    }
figure-source-part = { $source } (le nombre { $place } de la liste ; les autres comme la carte)
figure-note = { $note ->
        [the-sum-is-6-or-7] la somme est 6 ou 7
        [only-that-1-and-6-share-a-row-is-deduced] seule est déduite la ligne commune du 1 et du 6
        [only-the-six-spaces-are-in-the-rulebook] le livret ne donne que les six cases
        [a-yellow-die-may-be-used] un dé jaune peut servir
       *[other] { $text }
    }
figure-source-note = { $kind ->
        [rulebook] livret de règles : { $note }
        [deduced] déduit : { $note }
        [seen] vu : { $note }
        [reconstructed] reconstitué : { $note }
       *[own] fichier personnel : { $note }
    }

decimal-mark = ,
