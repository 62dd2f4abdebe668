### Le terminal et une partie terminée ou conservée : feuille de score, relecture, ce qui ne va pas avec les fichiers.

terminal-score = Fin de la partie
terminal-score-alone = { $vp ->
        [one] { $vp } point de victoire.
       *[other] { $vp } points de victoire.
    }
terminal-score-total = Total
terminal-score-wins = { $who } gagne.
terminal-score-shared = { $who } partagent la victoire.
terminal-score-record = L’enregistrement, et comment le relire :
terminal-score-keys = a analyse   r relecture   t table   m menu
terminal-score-keys-more = ↑/↓ suite   a analyse   r relecture   t table   m menu

## Relecture

terminal-replay-status = Relecture · étape { $at } sur { $all } · vue par { $who }
terminal-replay-spectator = un spectateur
terminal-replay-step = Étape { $at } sur { $all }
terminal-replay-asked = { $who } : { $question }
terminal-replay-over = La partie est terminée : { $points }.
terminal-replay-points = { $who } { $vp } PV
terminal-replay-more = … Entrée : lire la suite
terminal-replay-fork = Poursuivre à partir d’ici
terminal-replay-fork-over = la partie est terminée ici : revenez à un moment d’où elle peut continuer
terminal-replay-fork-keys = ←/→ qui joue   Entrée commencer   Échap retour

## Analyse

terminal-analysis-verdict = { $grade }, points perdus : environ { $loss } (± { $error })
terminal-analysis-at = étape { $step } : { $verdict }
terminal-analysis-decision = { $chapter }, étape { $step }, { $who } : { $verdict }
terminal-analysis-two = { $one } — { $other }
terminal-analysis-part = { $name } { $points }
terminal-analysis-part-win = { $name } { $points } ({ $win } de gagner)
# Et non l’avance dont parle la phrase au-dessus.
terminal-analysis-account = points propres : { $parts }
terminal-analysis-guided = Les coups que le guide a demandés ne sont pas jugés : c’étaient les siens.
terminal-analysis-nothing = Personne n’a encore eu quoi que ce soit à choisir : il n’y a rien à juger.
terminal-analysis-real = À une vraie table, d’autres cartes remplacent celles que vous avez en main : une partie s’analyse une fois terminée.
terminal-analysis-nobody = Personne ne joue ici : une partie s’analyse une fois terminée.

## Ce qui ne va pas

terminal-error-terminal = le terminal est inutilisable : { $reason }
terminal-error-no-terminal = il faut un terminal : ni l’entrée ni la sortie ne peuvent être redirigées
terminal-error-no-home = il n’y a pas de dossier personnel où conserver les enregistrements ; indiquez-en un avec --dir
terminal-error-no-seed = le système ne donne pas de graine : { $reason }
terminal-error-read = impossible de lire { $path } : { $reason }
terminal-error-too-large = impossible de lire { $path } : { $size } octets, c’est plus qu’un enregistrement
terminal-error-write = impossible d’enregistrer { $path } : { $reason }
terminal-error-nothing-to-resume = aucune partie à reprendre dans { $path }
terminal-error-damaged = l’enregistrement le plus récent est abîmé : { $path } : { $reason } ; déplacez-le, ou choisissez une autre partie dans le menu (`troyes play`)
terminal-error-record = { $path } : { $reason }
terminal-error-no-game = il n’y a pas de jeu `{ $name }` ici ; il y a { $games }
terminal-error-no-guide = il n’y a pas de guide `{ $name }` ici ; il y a { $guides }
terminal-error-not-a-record = ce n’est pas un enregistrement : { $reason }
# Déjà dit, par quelqu’un d’autre.
terminal-error-said = { $text }
