### Ce que le protocole dit d’une requête à laquelle il ne peut répondre.

## Des noms que rien ne porte

unknown-name = { $what ->
        [bot] aucun robot ne s’appelle
        [card] aucune carte ne s’appelle
        [course] aucune épreuve ne s’appelle
        [game] aucun jeu ne s’appelle
        [language] aucune langue ne s’appelle
        [player] personne ne s’appelle
        [schema] aucun schéma ne s’appelle
       *[seat] aucune place ne s’appelle
    } `{ $name }`
unknown-name-nearest = vouliez-vous dire `{ $nearest }` ?
unknown-name-known = il y a : { $known }
unknown-name-hinted = { $unknown } ; { $hint }

## Requêtes

protocol-foreign = { $text }
protocol-after = { $reason } : { $message }
protocol-both = { $before } ; { $next }
protocol-line-too-long = une ligne compte au plus { $most } octets ; celle-ci était plus longue
protocol-not-json = cette ligne n’est pas du JSON : { $error }
protocol-request-object = une requête est un objet JSON
protocol-request-method = une requête nomme sa méthode (`method`)
protocol-request-key = `{ $key }` n’est ni `id`, ni `method`, ni `params`
protocol-params-object = `params` est un objet JSON
protocol-unknown-method = il n’y a pas de méthode `{ $method }` ; il y a : { $known }
protocol-switch = { $name } : true ou false est attendu, et non { $found }
protocol-lang = lang : le code d’une langue comme "en" est attendu, et non { $found }
protocol-internal = erreur de ce programme, merci de la signaler ; si elle s’est produite à une table, celle-ci est fermée

## Tables

protocol-too-many-tables = { $open } tables sont ouvertes ; fermez-en une (`close`)
protocol-table-not-open = la table { $table } n’est pas ouverte
protocol-no-table = aucune table n’est ouverte ; `new` ou `load` en ouvre une
protocol-which-table = { $open } tables sont ouvertes : dites laquelle (`table`)
protocol-unknown-seat = personne n’est assis là ; les places sont : { $seats }
protocol-names = names : { $names } noms pour { $seats } places
protocol-promises-or-nonces = donnez `commitments` maintenant et les nombres avec `deal`, ou `nonces` seul
protocol-brought = { $brought } apports pour { $seats } places ; `null` là où personne n’apporte rien
protocol-brought-manual = des dés annoncés ne viennent d’aucune graine ; on ne peut rien y apporter
protocol-copied = deux sièges apportent la même chose ; chacun apporte un nombre à lui
protocol-not-promised = la place { $place } n’a rien promis, elle ne peut donc rien montrer
protocol-other-nonce = le nombre de la place { $place } n’est pas celui qu’elle avait promis
protocol-dealt = la table est déjà distribuée
protocol-record-or-state = donnez soit `record`, soit `state`
protocol-record-alone = une partie enregistrée dit elle-même son jeu, ses options et ses chiffres
protocol-record-start = la partie enregistrée commence dans un état impossible
protocol-state-game = un état ne dit pas de quel jeu (`game`) il est
protocol-state-rules = cet état demande la version { $needs } des règles, et non la { $has }
protocol-state-unreadable = l’état n’est pas lisible : { $reason }
protocol-state-wrong = cet état est impossible : { $wrong }

## Réponses

protocol-stale = la question { $said } n’est pas posée ; c’est la question { $open } qui l’est
protocol-next-lists = { $message } ; `next` énumère tous les choix
protocol-next-lists-as-text = { $message } ; `next` énumère tous les choix en texte
protocol-cards-list = { $message } ; `troyes cards` les énumère tous
protocol-faces-or-order = donnez soit `faces`, soit `order`
protocol-choice-or-choices = donnez soit `choice`, soit `choices`
protocol-order-awaited = un ordre est attendu, et non des faces
protocol-faces-awaited = des faces sont attendues, et non un ordre
protocol-not-among = `{ $name }` n’est pas parmi : { $known }
protocol-nothing-to-undo = rien ne s’est encore passé
protocol-undo-across-chance = des dés ont été lancés ou des cartes révélées depuis le dernier choix : cela reste acquis
