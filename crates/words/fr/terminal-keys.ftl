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

terminal-do-back = retour
terminal-do-begin = jouer
terminal-do-change = changer
terminal-do-choose = choix
terminal-do-die = dé
terminal-do-ends = bouts
terminal-do-eyes = regard
terminal-do-hint = conseil
terminal-do-info = info
terminal-do-keys = aide
terminal-do-leave = quitter
terminal-do-list = liste
terminal-do-log = récit
terminal-do-look-around = regarder
terminal-do-menu = menu
terminal-do-pane = volet
terminal-do-play-on = poursuivre d’ici
terminal-do-quit = quitter
terminal-do-replay = relecture
terminal-do-round = tour
terminal-do-score = score
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
terminal-help-arrows = aller d’un endroit éclairé à l’autre, ou dans la liste
terminal-help-letters = sauter à l’endroit ou à la ligne de cette lettre
terminal-help-enter = choisir ; sur un dé : le prendre, puis continuer
terminal-help-space = prendre le dé sous le curseur, ou le reposer
terminal-help-tab = passer de la table à la liste
terminal-help-escape = reposer les dés, ou revenir d’une phrase en arrière
terminal-help-undo = annuler jusqu’au dernier dé lancé, à la dernière carte vue
terminal-help-info = lire le texte complet de ce qui est sur la table
terminal-help-why = pourquoi une chose n’est pas possible maintenant
terminal-help-hint = le conseil d’un robot, avec ses raisons
terminal-help-log = relire le récit depuis le début
terminal-help-panes = les volets d’une petite fenêtre
terminal-help-keys = ces touches
terminal-help-language = la langue suivante
terminal-help-leave = quitter ; la partie est enregistrée à chaque étape
# Deux lignes de 70 colonnes au plus.
terminal-help-dice =
    On prend les dés avant la cible ou après. Les dés éclairés : [4], les
    dés pris : <4>. Le coût et l’effet d’un choix sont sous la liste.
terminal-any-key = Retour par n’importe quelle touche.
