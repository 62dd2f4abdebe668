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
figure-source-note = { $kind ->
        [rulebook] livret de règles : { $note }
        [deduced] déduit : { $note }
        [seen] vu : { $note }
        [reconstructed] reconstitué : { $note }
       *[own] fichier personnel : { $note }
    }

decimal-mark = ,
