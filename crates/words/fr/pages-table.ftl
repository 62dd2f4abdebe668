### La page d’une table.

page-table-skip = Aller aux choix
page-table-connection = Connexion perdue. Nouvel essai…
page-table-log = Ce qui s’est passé
page-log-forced = La seule réponse possible : donnée d’office

## Qui doit faire quoi

page-status-over = La partie est terminée. { $verdict }
page-status-yours = À vous de jouer, { $who }
page-status-waiting = On attend { $who }.
page-status-waiting-to-sit = On attend l’arrivée { ELIDE("de", $who) }{ $who }.
# Ce que font celles et ceux que l’on attend fait suite à « qui ».
page-status-waiting-deed = On attend { $who }, qui { $deed }.
page-role-thinking = réfléchit…
page-role-bot = robot { $level }
page-role-free = place libre
page-role-you = vous
page-role-choosing = choisit…
page-invitation = Invitation
page-share-link = Partager
page-copy-link = Copier le lien

## Passer l’écran

page-cover-pass = Passez l’écran à { $who }
page-cover-alone = Personne d’autre ne doit regarder maintenant.
page-cover-am = C’est moi, { $who }

## Choisir

page-hint = Conseil
page-hint-about = Demander à un robot ce qu’il ferait, et pourquoi
page-hint-says = Un robot choisirait : { $choice }
page-hint-advised = conseillé
page-on-board = Ou choisissez ce qui brille sur le plateau.
page-step-back = Retour
page-step-back-about = Reprendre votre dernier choix (Échap)
page-undo = Annuler
page-undo-about = Reprendre votre dernier choix, jusqu’aux derniers dés ou à la dernière carte

## Un coup auquel on réfléchit

page-draft-tray = Dés en main
page-draft-put-back = { $piece } : reposer
page-draft-change = changer
page-draft-change-of = changer : { $question }
page-draft-more = { $count ->
        [one] { $count } autre qui revient au même pour davantage
       *[other] { $count } autres qui reviennent au même pour davantage
    }
page-draft-effects = Ce que cela change
page-draft-ready = Prêt à être confirmé
page-draft-confirm = Confirmer
page-draft-clear = Effacer

## Ce que les autres ont fait

page-news = Depuis votre tour
page-news-last = Le dernier coup de chacun
page-news-none = Les autres n’ont encore rien fait.

## Menus

page-primer = Comment jouer
page-about = Cette table
page-about-seat = Votre place sur un autre appareil :
page-about-copy-seat = Copier mon lien secret
page-about-forced = Répondre à ma place quand il n’y a qu’une réponse
page-call-sound = Sonner une cloche quand c’est mon tour
page-call-notice = M’envoyer une notification quand c’est mon tour et que je suis ailleurs
page-scenes = Le début du tour
page-scenes-skip = Abréger
page-scenes-pace = Le début d’un tour se montre
page-scenes-paces = { $pace ->
        [calmly] posément
        [quickly] vite
       *[not] d’un seul coup
    }
page-table-forked = Repris au moment { $at }
page-about-watch = Pour qui veut regarder :
page-about-story = Le récit complet
page-about-seal = La table a tiré un secret pour ses dés avant la partie. Son SHA-256 : { $commitment }.
page-about-seal-open = La table avait tiré un secret pour ses dés avant la partie. Son SHA-256 : { $commitment }. Le secret : { $seed }.
page-about-set-pace = Régler
page-delete = Supprimer cette table
page-delete-about = Elle disparaît aussitôt pour tout le monde, avec sa partie et son enregistrement, et personne ne peut la faire revenir.
page-delete-do = Supprimer définitivement

## La fin

page-score-ends = { $who } termine avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
page-score-wins = { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
page-score-shared = { $who } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
page-score-sheet = Feuille de score
page-score-sources = Points par origine
page-score-total = Total
page-score-replay = Relecture
page-score-rematch = Revanche
page-score-to-rematch = Aller à la revanche
page-score-earned = Nouveaux hauts faits
page-score-has-earned = { $who } obtient le haut fait { $name } : { $rule }
page-chart-about = Points si la partie s’était terminée là
page-chart-summary = Points au fil de la partie. { $lines }
page-chart-line = { $who } : { $points }

## Le passé

page-replay-title = Relecture de { $game } – Troyes
page-replay-at = Moment { $at } sur { $last }
page-replay-beginning = Le début
page-replay-log = Ce qui s’était passé
page-replay-moments = Moments de la partie
page-replay-first = Premier moment (Début)
page-replay-back = Moment précédent (flèche gauche)
page-replay-next = Moment suivant (flèche droite)
page-replay-last = Dernier moment (Fin)
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-speed = Vitesse
page-replay-speeds = { $speed ->
        [calmly] posément
        [quickly] vite
       *[fast] très vite
    }
page-replay-rounds = Étapes de la partie
page-replay-turns = Tours de jeu
page-replay-turn-before = coup précédent
page-replay-turn-after = coup suivant
page-replay-copy = Copier le lien de ce moment
page-replay-moment = Moment
page-replay-show = Afficher
page-replay-eyes = Point de vue :
page-replay-spectator = spectateur
page-replay-look = Regarder
page-replay-play-on-as = Poursuivre d’ici, votre place :
page-replay-against = Robots :
page-replay-play-on = Poursuivre
page-story-title = Récit de { $game }
page-story-heading = Le récit jusqu’ici
