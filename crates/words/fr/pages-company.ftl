### Ce qui entoure une partie : adversaires, partage, enregistrements venus d’ailleurs, présences, paroles, pendules, appels.

page-role-robot = robot

## Liens à transmettre

page-share-qr = Code QR
page-about-share = Liens et codes QR
page-share-title = Liens de { $game } – Troyes
page-share-heading = Faites passer
page-share-back = Retour à la table
page-share-code = Code QR : { $link }
page-share-invitation = Invitation à la place { $seat }
page-share-invitation-about = La première personne qui l’ouvre s’assied ici.
page-share-seat = La place { ELIDE("de", $who) }{ $who }
page-share-seat-about = Pour vos autres appareils. Qui possède ce lien peut jouer à votre place : gardez-le pour vous.
page-share-watch = Pour qui veut regarder
page-share-watch-about = On y voit ce que toute la table voit, et les secrets de personne.

## Enregistrements venus d’ailleurs

page-import-title = Apporter un enregistrement – Troyes
page-import-heading = Apporter un enregistrement
page-import-about = L’enregistrement d’une partie, venu des tables de ce programme, de son terminal ou de son moteur, est rejoué et vérifié. Une partie finie peut alors être revue et reprise à tout moment ; une partie inachevée reprend où elle s’est arrêtée, avec de nouveaux dés.
page-import-file = Le fichier
page-import-text = Ou collez-le ici
page-import-players = S’il s’arrête avant la fin de la partie
page-import-here = tout le monde continue à cet écran
page-import-bots = je joue la famille dont c’est le tour, des robots jouent les autres
page-import-guests = je joue la famille dont c’est le tour, les autres sont sur invitation
page-import-do = Vérifier et ouvrir
page-import-refused = Cet enregistrement ne peut pas être joué : { $why }
page-lobby-import = Apporter l’enregistrement d’une autre partie

## Ce qui est convenu

page-new-open-screen = À un même écran, on se montre tout : rien n’est caché quand il change de mains
page-new-chat-off = On ne parle pas à cette table
page-new-clock = Temps de réflexion
page-new-clock-none = sans limite
page-new-stand-in = À court de temps, on est remplacé par
page-new-stand-in-pass = personne : on passe
page-clock-move = { $time } par coup
page-clock-game = { $time } pour toute la partie
page-time-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-time-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-time-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
page-time-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## La compagnie

page-presence-here = à la table
page-presence-away = pas à la table en ce moment
page-clock-left = Temps restant ({ $clock })
page-clock-up = { $who } n’a plus de temps et passe.
page-clock-up-bot = { $who } n’a plus de temps : { $bot } joue à sa place.
page-talk-label = Dire quelque chose à la table
page-talk-say = Dire
page-talk-says = { $who } : { $text }
page-talk-switch = On peut parler à cette table
page-talk-refused-off = On ne parle pas à cette table.
page-talk-refused-empty = Il n’y a rien à dire là-dedans.
page-talk-refused-long = C’est trop long : { $most } lettres au plus à la fois.
page-talk-refused-fast = Personne ne peut lire tout cela d’un coup. Patientez quelques secondes.

## Appels

page-call-push = M’appeler quand c’est mon tour, même si aucune page n’est ouverte
page-call-webhook = Ou écrire à cette adresse quand c’est mon tour (un webhook de Discord, de Slack ou à vous)
page-call-webhook-set = Une adresse secrète est prévenue quand c’est votre tour.
page-call-webhook-forget = L’oublier
page-call-turn = { $game } : c’est à vous de jouer, { $who }.
page-call-refused = Rien ne peut être envoyé à cette adresse. Elle doit commencer par https:// ou http:// et mener dans le monde, pas dans une maison.
