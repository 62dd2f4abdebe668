### L’accueil.

page-lobby-about = Nous sommes en l’an 1200. Prenez place, en solitaire contre des robots ou entre amis : un lien leur suffit.
page-lobby-imprint = Un programme libre et non officiel, pour celles et ceux qui aiment le jeu de plateau. Rien n’y appartient à son éditeur.

## Les tables

page-lobby-mine = Vos tables
page-lobby-listed = Tables à regarder
page-lobby-more = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
page-lobby-over = terminée
page-lobby-your-turn = à vous de jouer
page-lobby-waiting = on attend { $who }
page-ago-now = à l’instant
page-ago-minutes = { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
page-ago-hours = { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
page-ago-days = { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }

## Une nouvelle table

page-new-heading = Nouvelle table
page-new-name-several = Votre nom (plusieurs au même écran : séparés par des virgules)
page-new-who = Qui joue ?
page-new-open = Ouvrir la table
page-new-seat = Place { $seat }
page-new-me = je joue
page-new-guest = quelqu’un qui a le lien
page-new-bot = robot · { $level }
page-new-bot-easiest = robot · { $level } (le plus facile)
page-new-bot-strongest = robot · { $level } (le plus fort)
page-new-levels = Ce que font les robots
page-new-options = Modules et variantes
page-new-more = Autres réglages : rythme des robots, spectateurs, vos propres chiffres
page-new-lots = Tirer les places au sort
page-new-listed = Tout le monde peut regarder depuis l’accueil
page-new-figures = Chiffres de votre exemplaire du jeu (un fichier TOML avec ce qui diffère)
page-new-file = Ou choisir le fichier

## Des tables en un clic

page-preset-new-here = Première visite ?
page-preset-new-here-about = Commencez par une première partie : tout ce qui est possible brille, un coup à plusieurs choix n’est joué qu’après votre confirmation, le dernier peut être repris, et chaque chose du plateau dit ce qu’elle est quand vous la montrez.
page-preset-first = Première partie
page-preset-first-about = deux familles, vous et un robot
page-preset-box = La boîte complète
page-preset-box-about = quatre familles et les cartes bonus
page-preset-ladies = Les Dames de Troyes
page-preset-ladies-about = trois familles et toute l’extension
page-preset-solo = Soirée en solo
page-preset-solo-about = en solitaire contre le Roy
page-preset-tournament = Tournoi
page-preset-tournament-about = à trois, contre deux robots redoutables
