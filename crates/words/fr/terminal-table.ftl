### Le terminal à une table : la question, ce qui est dit à côté, ce qui la recouvre.

terminal-asked = { $who } : { CAPITAL($question) }
terminal-thinking = { $who } réfléchit { $spinner }
terminal-waiting = On attend
terminal-over = La partie est terminée.
terminal-log = Récit
# Deux phrases qui ont le même sujet ; la première a perdu son point.
terminal-log-joined = { $before } ; { $next }
terminal-log-keys = ↑/↓ Page↑/↓ Début/Fin   retour par toute autre touche

terminal-rows = { $at } sur { $all }
terminal-rows-picked = { $picked ->
        [one] { $picked } pris · { $at } sur { $all }
       *[other] { $picked } pris · { $at } sur { $all }
    }

## Pourquoi une touche ne fait rien

terminal-pick-space = Espace prend un dé : allez sur un dé éclairé.
terminal-pick-not-with = On ne peut rien faire en ajoutant celui-ci.
terminal-pick-not-enough = Cela ne suffit pas encore : prenez-en un autre, ou choisissez dans la liste.
terminal-pick-several-ways = Il y a plusieurs façons : choisissez dans la liste.
terminal-pick-nothing-selected = Rien n’est sélectionné.
terminal-nothing-to-choose = Vous n’avez rien à choisir pour le moment.
terminal-nothing-begun = Rien n’est commencé. u annule un choix entier, q quitte la table.
terminal-taken-back = Choix annulé.
terminal-over-no-undo = La partie est terminée. On peut poursuivre sa relecture à partir de n’importe quel moment.
# Pourquoi un choix a été fait à la place d’un robot.
terminal-forfeit = { $who } : { $reason }

## Lire ce qui est sur la table

terminal-look = Regarder
terminal-look-about = Allez avec les flèches sur ce que vous voulez lire.
terminal-look-can-be-chosen = On peut le choisir maintenant, pour ce qui est demandé.
terminal-look-no-rule = Les règles ne disent rien de son utilisation à lui seul.
terminal-look-nothing = Il n’y a rien de plus à lire à ce sujet.
terminal-look-reconstructed = * reconstitué : aucun livret de règles n’imprime ce nombre.

## Le conseil d’un robot

terminal-hint = Conseil
terminal-hint-thinking = { $spinner } Un robot se met à votre place …
terminal-hint-never-mind = Échap : peu importe.
terminal-hint-selected = Ce choix est sélectionné. N’importe quelle touche y ramène.

## Quitter, et le clavier qui passe à quelqu’un d’autre

terminal-leave = Quitter la table ?
terminal-leave-saved = La partie est enregistrée dans { $path } et peut être reprise.
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
