### Le terminal à une table : la question, ce qui est dit à côté, ce qui la recouvre.

terminal-asked = { $who } : { CAPITAL($question) }
terminal-thinking = { $who } réfléchit { $spinner }
terminal-waiting = On attend
terminal-over = La partie est terminée.
terminal-log = Récit
# Deux phrases qui ont le même sujet ; la première a perdu son point.
terminal-log-joined = { $before } ; { $next }
# Ce qui est fait pour qui n’avait pas le choix ; la phrase a perdu son point.
terminal-log-unasked = { $told } (rien d’autre n’était possible).
terminal-log-keys = ↑/↓ Page↑/↓ Début/Fin   retour par toute autre touche

terminal-rows = { $at } sur { $all }
terminal-rows-picked = { $picked ->
        [one] { $picked } pris · { $at } sur { $all }
       *[other] { $picked } pris · { $at } sur { $all }
    }
terminal-confirm = Confirmer ce coup
# D’autres réponses qui reviennent au même pour plus de dés ou de deniers.
terminal-more = { $count ->
        [one] … encore { $count }, plus chère sans rien de plus
       *[other] … encore { $count }, plus chères sans rien de plus
    }
terminal-number = { $what } { $before } → { $after }

## Pourquoi une touche ne fait rien

terminal-pick-space = Espace prend un dé : allez sur un dé éclairé.
terminal-pick-not-enough = Cela ne suffit pas encore : prenez-en un autre, ou choisissez dans la liste.
terminal-pick-nothing-selected = Rien n’est sélectionné.
terminal-nothing-to-choose = Vous n’avez rien à choisir pour le moment.
terminal-nothing-begun = Rien n’est commencé. u annule un choix entier, q quitte la table.
terminal-taken-back = Choix annulé.
terminal-spared = On ne vous demande plus rien là où il n’y a pas de choix.
terminal-not-spared = On vous demande votre réponse même là où il n’y a pas de choix.
terminal-over-no-undo = La partie est terminée. On peut poursuivre sa relecture à partir de n’importe quel moment.
# Pourquoi un choix a été fait à la place d’un robot.
terminal-forfeit = { $who } : { $reason }

## Lire ce qui est sur la table

terminal-look = Regarder
terminal-look-about = Allez avec les flèches sur ce que vous voulez lire.
terminal-look-no-rule = Les règles ne disent rien de son utilisation à lui seul.
terminal-look-nothing = Il n’y a rien de plus à lire à ce sujet.
terminal-look-reconstructed = * reconstitué : aucun livret de règles n’imprime ce nombre.

## Ce que les autres ont fait, et les règles en bref

terminal-news = Depuis votre tour
terminal-news-none = Les autres n’ont rien fait depuis votre tour.
terminal-news-who = { $who }
terminal-news-who-paid = { $who } · { $paid }
terminal-rules = Les règles en bref
terminal-rules-table = Dans ce terminal
terminal-rules-table-text = Choisissez la cible et les dés dans n’importe quel ordre, sur la table ou dans la liste ; ce qui n’est pas choisi vous est proposé. Entrée confirme tout le coup, Échap reprend le dernier choix, u tout le coup. Ce qu’il coûte et ce qu’il change est sous la liste. ? montre toutes les touches.

## Le conseil d’un robot

terminal-hint = Conseil
terminal-hint-thinking = { $spinner } Un robot se met à votre place …
terminal-hint-never-mind = Échap : peu importe.
terminal-hint-laid-out = Le coup est prêt. N’importe quelle touche y ramène, Entrée le confirme.
terminal-hint-selected = Ce choix est sélectionné. N’importe quelle touche y ramène.

## Un guide

terminal-guide-leave = Quitter le guide pour de bon ? Vous joueriez alors comme vous voulez. Entrée le quitte, toute autre touche reste.

## Quitter, et le clavier qui passe à quelqu’un d’autre

terminal-leave = Quitter la table ?
terminal-leave-saved = La partie est enregistrée dans { $path } et peut être reprise.
terminal-leave-unsaved = Cette partie n’est PAS enregistrée : { $reason }. En quittant maintenant, vous perdez ce qui a été joué depuis le dernier enregistrement.
# Un autre programme a écrit dans le fichier de cette partie.
terminal-saved-beside = un autre programme a écrit { $old } entre-temps ; ce fichier reste tel quel, et cette partie est désormais conservée dans { $path }
terminal-leave-keys = Entrée quitte, toute autre touche reste.
terminal-hand-over = Le clavier change de mains
terminal-hand-over-turn = { $who }, à vous de jouer.
terminal-hand-over-look = Que personne d’autre ne regarde, puis Entrée.
terminal-hand-over-keys = q : quitter
terminal-hand-over-keys-undo = u : reprendre le coup précédent   q : quitter

## Une fenêtre trop petite

terminal-small =
    Cette fenêtre a { $width } x { $height } cases.
    Il en faut au moins { $least_width } x { $least_height }.
    La partie attend, enregistrée.
terminal-small-short =
    { $width } x { $height } : trop petit,
    il faut { $least_width } x { $least_height }.
