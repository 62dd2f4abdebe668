### Les pages du navigateur : ce qui les entoure toutes, et ce que plusieurs disent.

page-to-lobby = Vers l’accueil
page-back-to-table = Revenir à la table
page-title = { $title } – Troyes
# Devant le titre d’une fenêtre dont la personne est attendue.
page-title-asked = ● À vous de jouer – { $title }
page-language = Langue
page-some-game = Une partie
page-guest = Invité
page-bot = Robot
page-your-name = Votre nom
page-players = Joueurs
page-board = Le plateau
page-bots-play = Les robots jouent
page-pace = { $pace ->
        [at-once] aussitôt
        [quickly] vite
        [calmly] posément
       *[slowly] lentement
    }
# Un robot par son genre ; ce qui suit dit combien de temps il réfléchit.
page-level = { $kind ->
        [random] au hasard
        [greedy] glouton
        [search] chercheur { $budget }
       *[other] { $name }
    }
page-download-record = Télécharger l’enregistrement
# Un texte venu d’ailleurs, tel quel.
page-outside = { $text }

## Ce que montre le script

page-script-failed = Cela n’a pas fonctionné.
page-script-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
page-script-copied = Copié
page-script-no-moment = Ce moment n’a pas pu être affiché.

## Une page qui dit une seule chose

page-not-possible = Impossible
page-back = Retour
page-hint-title = Un conseil

## Une invitation

page-join-title = Votre place : { $game }
page-join-heading = Une place vous attend
page-join-about = On vous attend dans la ville de Troyes.
page-join-kept = Une place vous est réservée à une table de { $game }. Votre place : { $seat }.
page-join-kept-with = Une place vous est réservée à une table de { $game }, avec { $others }. Votre place : { $seat }.
page-join-sit = S’asseoir

## Les tables où personne ne peut jouer

page-aside-heading = Cette table attend d’autres règles
page-aside-names = À cette table : { $names }.
page-aside-why = Elle ne peut pas être ouverte ici : { $why }.
page-aside-kept-over = Rien n’est perdu : la table est conservée telle quelle et ne disparaît pas avec le temps. Un programme doté de ces règles peut la rejouer.
page-aside-kept-open = Rien n’est perdu : la table est conservée telle quelle et ne disparaît pas avec le temps. Dès que ce serveur disposera de ces règles, la partie reprendra où elle s’est arrêtée.
page-aside-secrets = L’enregistrement révèle ce que les joueurs se cachent.
page-deleted-heading = Cette table a été supprimée
page-deleted-about = La personne qui l’avait ouverte l’a supprimée.

## Un élément expliqué

page-thing-reconstructed = reconstitué : aucun livret ne le donne
