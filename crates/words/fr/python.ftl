### Ce que le paquet Python n’accepte pas.

python-unknown = { $what ->
        [action] il n’y a pas d’action
        [game] il n’y a pas de jeu
        [language] il n’y a pas de langue
        [reward] il n’y a pas de récompense
       *[seat] il n’y a pas de siège
    } « { $name } » ; il y a : { $known }
# $kind (text): Python's name of what was given instead
python-seat-kind = un siège est son numéro ou son mot, pas un { $kind }
python-no-seat = il n’y a pas de siège { $seat } : on les compte de 0 à { $last }
python-record-game = il n’y a pas de jeu « { $name } », dont parle l’enregistrement
python-other-game = le robot a été fait pour un autre jeu
python-no-games = il faut au moins une partie et un fil d’exécution
python-too-many-games = on joue au plus { $most } parties à la fois
python-only-bots = il faut que quelqu’un joue : tous les sièges sont tenus par des robots
python-reset-first = les parties n’ont pas commencé : appelez d’abord `reset`
python-no-outcome = { $outcome } n’est ni une face ni une position : ce sont des nombres de 0 à 255
python-none-below = il n’y a pas de nombre à partir de 0 qui soit inférieur à 0
python-chance-first = le hasard doit d’abord répondre ; personne d’autre n’est interrogé
python-length = { $given ->
        [one] { $given } nombre
       *[other] { $given } nombres
    } au lieu de { $awaited }
# $kind (text): NumPy's name of the type of its numbers
python-array-kind = `out` est un tableau de NumPy à une dimension, de { $awaited } nombres et du type { $kind }
python-game-refuses = partie { $game } : { $why }
