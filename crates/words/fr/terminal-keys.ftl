### Les touches du terminal : leurs noms, ce qu’elles font en un mot, ce qu’elles font en une ligne.

terminal-key-arrows = flèches
terminal-key-letters = lettres
terminal-key-digit = chiffre
terminal-key-enter = Entrée
terminal-key-space = Espace
terminal-key-tab = Tab
terminal-key-escape = Échap
terminal-key-pages = Page↑/↓
terminal-key-ends = Début/Fin

## Dans la ligne du bas, en un mot ou deux : il y a 80 colonnes pour tout un écran.

terminal-do-analysis = analyse
terminal-do-back = retour
terminal-do-begin = jouer
terminal-do-change = changer
terminal-do-choose = choix
terminal-do-die = dé
terminal-do-ends = bouts
terminal-do-eyes = regard
terminal-do-go-on = suite
terminal-do-guide = guide
terminal-do-guide-again = relire
terminal-do-hint = conseil
terminal-do-info = info
terminal-do-keys = aide
terminal-do-learn = apprendre
terminal-do-leave = quitter
terminal-do-leave-guide = quitter le guide
terminal-do-list = liste
terminal-do-log = récit
terminal-do-look-around = regarder
terminal-do-menu = menu
terminal-do-news = nouvelles
terminal-do-pane = volet
terminal-do-play-on = poursuivre d’ici
terminal-do-question = question
terminal-do-quit = quitter
terminal-do-replay = relecture
terminal-do-round = tour
terminal-do-rules = règles
terminal-do-score = score
terminal-do-show-me = montrez-moi
terminal-do-step = étape
terminal-do-table = table
terminal-do-text = texte
terminal-do-toggle = cocher
terminal-do-undo = annuler
terminal-do-walk = aller
terminal-do-why = pourquoi
terminal-do-why-not = pourquoi pas
terminal-do-your-games = vos parties

## La liste de toutes les touches : chacune en une ligne de 59 colonnes au plus.

terminal-help = Touches
terminal-help-arrows = d’un endroit éclairé à l’autre ; liste : ←/→ les questions
terminal-help-letters = sauter à l’endroit ou à la ligne de cette lettre
terminal-help-enter = choisir ; sur ce qui est choisi : confirmer le coup
terminal-help-space = prendre le dé sous le curseur, ou le reposer
terminal-help-tab = passer de la table à la liste
terminal-help-escape = reprendre le dernier choix
terminal-help-undo = annuler le dernier coup, si aucun dé n’a été lancé depuis
terminal-help-info = lire le texte complet de ce qui est sur la table
terminal-help-why = pourquoi une chose n’est pas possible maintenant
terminal-help-hint = le conseil d’un robot, avec ses raisons
terminal-help-news = ce que les autres ont fait depuis votre tour
terminal-help-log = relire le récit depuis le début
terminal-help-panes = les volets d’une petite fenêtre
terminal-help-language = la langue suivante
terminal-help-rules = les règles en bref
terminal-help-spared = demander ou non là où il n’y a qu’une réponse
terminal-help-analysis = ce que valaient vos coups ; F6 : relire le guide
terminal-help-leave = quitter ; la partie est enregistrée à chaque étape
# Deux lignes de 70 colonnes au plus.
terminal-help-dice =
    Dés éclairés : [4], choisis : <4>, proposés : (4). La souris choisit
    et confirme aussi ; son autre bouton explique.

## Les touches du menu et d’une relecture

terminal-help-menu-walk = d’une ligne à l’autre
terminal-help-menu-change = un autre jeu, nombre de joueurs ou robot
terminal-help-menu-toggle = cocher une option
terminal-help-menu-enter = vers le début ; là : jouer. Vos parties : reprendre
terminal-help-menu-tab = entre une nouvelle partie et vos parties
terminal-help-menu-replay = dans vos parties : relire pas à pas
terminal-help-menu-learn = apprendre pas à pas le jeu choisi
terminal-help-menu-quit = quitter
terminal-help-replay-step = une étape en arrière ou en avant
terminal-help-replay-round = un tour en arrière ou en avant
terminal-help-replay-digit = au début de ce tour
terminal-help-replay-ends = au début ou à la fin
terminal-help-replay-whole = lire tout ce qui est dit de l’étape
terminal-help-replay-eyes = avec les yeux de qui
terminal-help-replay-fork = poursuivre la partie d’ici
terminal-help-replay-analysis = ce que valait chaque coup
terminal-help-replay-open = de même, cartes ouvertes
terminal-help-replay-costly = au prochain coup qui a coûté, une fois analysé
terminal-help-replay-pane = le volet suivant d’une petite fenêtre
terminal-help-replay-leave = quitter

terminal-any-key = Retour par n’importe quelle touche.
