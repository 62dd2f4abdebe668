### Pourquoi une demande est refusée.

## À la table

page-declined-stale = La partie a avancé depuis que vous avez vu cette question. Voici où elle en est.
page-declined-not-asked = Ce n’est pas à vous de choisir.
page-declined-not-offered = Ce choix n’est pas proposé maintenant.
page-declined-over = La partie est terminée.
page-declined-not-over = Cela n’est possible qu’une fois la partie terminée.
page-declined-nothing-to-take-back = Rien à reprendre : vous n’avez encore rien choisi, ou bien, depuis votre choix, des dés ont été lancés, une carte a été révélée ou quelqu’un d’autre a choisi.
page-declined-no-such-moment = La partie n’a pas de tel moment.
page-declined-no-such-thing = Il n’y a rien de tel à cette table.

## Les noms

page-name-empty = Un nom comporte au moins une lettre.
page-name-hidden = Ce nom contient quelque chose d’invisible. Écrivez-le sans cela.
page-name-long = Un nom comporte au plus { $most } lettres.
page-name-taken = Quelqu’un à cette table s’appelle déjà { $name }. Choisissez un autre nom.

## Tout le reste

page-request-no-table = Il n’y a pas de table ici. Il manque peut-être une lettre à l’adresse, ou la table a été supprimée.
page-request-no-page = Il n’y a rien ici.
page-request-no-invitation = Cette invitation n’est plus ouverte : la place est prise, ou il manque une lettre à l’adresse.
page-request-no-seat = Ce lien ne mène à aucune place. Il manque peut-être une lettre à l’adresse.
page-request-too-many-devices = Cette place a déjà été ouverte sur { $most } appareils. Veuillez continuer sur l’un d’eux.
page-request-not-yours = Ce n’est pas votre place.
page-request-not-host = Seule la personne qui a ouvert cette table peut le faire.
page-request-quota = { $tables ->
        [one] { $tables } table a été ouverte
       *[other] { $tables } tables ont été ouvertes
    } depuis votre adresse ces derniers temps. Supprimez celles dont vous n’avez pas besoin, ou revenez dans quelques jours.
page-request-cross-site = Cette demande vient d’un autre site : elle n’a pas été exécutée.
page-request-garbled = Cette demande est illisible : { $why }
page-request-garbled-form = ce qu’elle contient manque ou ne convient pas
page-request-garbled-host = elle ne dit pas à qui elle s’adresse
page-request-garbled-field = `{ $field }` manque ou ne convient pas
page-request-too-large = C’est plus que n’en contient une seule demande.
page-request-too-slow = Cela a pris trop de temps.
page-request-too-many = C’était beaucoup à la fois. Attendez un instant, puis réessayez.
page-request-full = Toutes les tables sont prises pour le moment. Réessayez un peu plus tard.
page-request-crowded = Tant de monde regarde déjà cette table qu’il n’y a plus de place pour une autre fenêtre.
page-request-bots-alone = Les robots jouent entre eux à autant de tables qu’ils le peuvent. Fermez une table que vous regardez, ou asseyez-vous à celle-ci.
page-request-unknown-host = Ce serveur ne porte pas le nom « { $host } ». Ouvrez-le par son adresse, ou demandez à la personne qui l’exploite de le démarrer avec `--host { $host }`.
page-request-setup = La partie ne peut pas être préparée ainsi : { $why }
page-request-setup-players = on joue de { $least } à { $most }, pas à { $players }
page-request-setup-figures = vos propres chiffres font au plus { $bytes } octets
page-request-setup-bot = il n’y a pas de robot `{ $level }`
page-request-unreadable = Cette table ne peut pas être ouverte : { $why }
page-request-unreadable-game = ce programme ne connaît pas le jeu `{ $game }`
page-request-set-aside = Ce programme a échoué à cette table, qui a donc été mise de côté. Rien n’est perdu : tout est sur le disque, jusqu’à la dernière réponse. Qui joue ici peut télécharger l’enregistrement à l’adresse { $address }, et une meilleure version reprendra à partir de là.
page-request-not-saved = Cela n’a pas pu être enregistré et n’a donc pas été fait. Rien de ce qui a été joué n’est perdu. Réessayez.
page-request-elsewhere = Cette table passe justement sur une autre machine ; rien n’a été fait. Rien de ce qui a été joué n’est perdu. Réessayez.
page-request-unknown = La machine interrogée a disparu avant de répondre. Vérifiez si c’est fait avant de réessayer.
page-request-fault = Quelque chose s’est mal passé ici. La table est comme elle était.
page-request-analysed-later = Tant que d’autres personnes jouent ici, une partie ne s’analyse qu’une fois terminée.
