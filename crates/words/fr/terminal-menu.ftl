### Le menu du terminal : une nouvelle partie, qui joue où, les parties conservées.

terminal-menu-status = Choisissez un jeu, ou reprenez une partie enregistrée.
terminal-menu-new = Nouvelle partie
terminal-menu-game = Jeu
terminal-menu-players = Joueurs
terminal-menu-players-about = De { $fewest } à { $most } joueurs.
terminal-menu-start = Commencer
terminal-menu-start-about = Entrée commence la partie. Elle est enregistrée à chaque étape.
# Le nom d’une option dans le formulaire.
terminal-menu-option = { $option ->
        [bonus] cartes bonus
        [edition-2012] édition de 2012
        [open-vp] points visibles
        [ladies-characters] Dames : personnages
        [revealed-character] personnage visible
        [ladies-cards] Dames : cartes
        [mixed-cards] cartes mélangées
        [ladies-events] Dames : événements
        [purple] chef de famille
        [ramparts] remparts
        [tournament] tournoi
        [english-king] Défi royal anglais
        [roy-first] le Roy d’abord
        [first_game] première partie
        [standard] partie normale
        [expert] partie experte
        [banquets] Banquets et pillages
       *[other] { $option }
    }

terminal-menu-above = ▴ encore { $count }
terminal-menu-below = ▾ encore { $count }
terminal-menu-kept = Vos parties
terminal-menu-kept-none = Les parties sont enregistrées ici à chaque étape ; on peut les reprendre ou les relire.
terminal-menu-kept-game = { $game } : { $players }
terminal-menu-kept-over = finie { $points } · Entrée : relire
terminal-menu-kept-damaged = abîmé : { $reason }
terminal-menu-kept-open = { $steps ->
        [one] { $steps } étape · Entrée : reprendre, r : relire
       *[other] { $steps } étapes · Entrée : reprendre, r : relire
    }

## Places

terminal-seat = Place { $number }
terminal-seat-person-about = Une personne à ce clavier : tapez un nom, ou choisissez un robot avec les flèches.
# Qui ne donne pas de nom.
terminal-person = Joueur { $number }
# Le nom d’un robot à la table.
terminal-bot-random = Hasard
terminal-bot-greedy = Glouton
terminal-bot-search = Stratège
terminal-bot-other = { $level }
