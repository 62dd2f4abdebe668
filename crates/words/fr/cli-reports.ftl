### Ce que les commandes rapportent, et pourquoi elles échouent.

## Fichiers

cli-cannot-read = impossible de lire { $file } : { $reason }
cli-cannot-write = impossible d’écrire { $file } : { $error }
cli-cannot-write-output = impossible d’écrire le résultat : { $error }
cli-cannot-make = impossible de créer { $folder } : { $error }
cli-cannot-start = impossible de démarrer : { $error }
cli-file-too-large = il compte { $bytes } octets, plus qu’il n’en faut à un enregistrement ou à un fichier de chiffres
cli-file-not-text = ce n’est pas du texte (UTF-8)
cli-not-a-record = { $file } n’est pas un enregistrement : { $error }
cli-not-a-record-hint = un enregistrement est ce qu’écrivent `troyes play`, `troyes sim --record` et `record` du moteur
cli-figures-hint = `troyes cards` les énumère tous
cli-record-refused = l’enregistrement est refusé : { $error }
cli-engine-cannot-read = impossible de lire les requêtes : { $error }

## Jouer

cli-play-only = { $game } se joue à { $players } seulement
cli-play-nobody = il faut au moins un joueur
cli-play-named = { $named } joueurs sont nommés pour { $wanted }
cli-play-named-hint = nommez chacun, ou donnez seulement leur nombre
cli-backup-key = { $copy } est complet. Ses graines sont scellées : gardez aussi une copie de la clé, à un autre endroit ({ $key }, sauf si --key-file ou TROYES_KEY en désigne une autre).
cli-backup-named-key = { $copy } est complet. Ses graines sont scellées : gardez aussi une copie de la clé, à un autre endroit ({ $key }).
cli-backup-open = { $copy } est complet. Ses graines n’y sont pas scellées, car aucun serveur qui les scelle n’a encore ouvert ces tables.
cli-backup-failed = les tables de { $file } ne peuvent être copiées dans { $copy } : { $error }
cli-arena-hint = les robots sont random, greedy, search, search:50ms, search:2000 ou exec:COMMANDE
cli-arena-forfeits = { $games ->
        [one] dans une partie, un robot a perdu au temps ; ce qui a été joué à sa place ne compte pas
       *[other] dans { $games } parties, des robots ont perdu au temps ; ce qui a été joué à leur place ne compte pas
    }
cli-progress-arena = {"{"}bar:40{"}"} {"{"}pos{"}"}/{"{"}len{"}"} parties, encore {"{"}eta{"}"}
cli-progress-sim = {"{"}bar:40{"}"} {"{"}pos{"}"}/{"{"}len{"}"} parties, {"{"}per_sec{"}"}, encore {"{"}eta{"}"}

## Servir

cli-serve-open = Troyes est ouvert à l’adresse http://{ $address }
cli-serve-no-home = cet utilisateur n’a pas de dossier personnel
cli-serve-no-home-hint = nommez un fichier avec --file
cli-serve-file = impossible de servir { $file } : { $error }
cli-serve-database = impossible de servir depuis la base : { $error }
cli-think-open = { $threads ->
    [one] Un robot réfléchit
   *[other] { $threads } robots réfléchissent
 } à la fois pour les nœuds de cette base.
cli-think-database = impossible de réfléchir pour les nœuds de la base : { $error }
cli-serve-database-hint = tourne-t-elle, et vous laisse-t-elle entrer ? --database postgres://NOM@HÔTE/BASE, le mot de passe dans PGPASSWORD
cli-serve-file-hint = un autre fichier : --file AUTRE.sqlite
cli-serve-address = impossible de servir à l’adresse { $address } : { $error }
cli-serve-address-hint = une autre adresse : --address 127.0.0.1:0
cli-loadtest-cannot-start = impossible de démarrer le serveur : { $error }
cli-loadtest-no-address = le serveur n’a pas dit son adresse, mais : { $line }
cli-loadtest-size = { $tables } tables, { $streams } flux, { $seconds } s
cli-loadtest-moves = { $moves } choix par seconde, { $failures ->
        [one] { $failures } échec
       *[other] { $failures } échecs
    }
cli-loadtest-times = p50 { $middle } ms, p99 { $most } ms, pire { $worst } ms
cli-loadtest-memory = mémoire { $memory } Mo
cli-loadtest-work = temps de processeur par choix : serveur { $server } ms, base de données { $database } ms, joueurs { $players } ms ; { $sent } Ko envoyés
cli-admin-moved = { $tables ->
    [one] { $tables } table déplacée
   *[other] { $tables } tables déplacées
}, { $rows } lignes en tout ; ce qui est arrivé a été relu et comparé
cli-admin-no-key = Indiquez la clé qui scelle les graines : --key-file ou TROYES_KEY
cli-admin-not-moved = rien n’a été déplacé : { $why }
cli-admin-served = { $nodes ->
    [one] { $nodes } nœud s’en sert ; arrêtez-le d’abord
   *[other] { $nodes } nœuds s’en servent ; arrêtez-les d’abord
}
cli-admin-not-empty = il y a déjà { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} là où tout doit aller ; nommez un nouveau fichier ou une base vide
cli-admin-unequal = un seul des deux a { $column } ; prenez un programme qui connaît les deux formats
cli-admin-garbled = ce qui est arrivé dans { $table } n’est pas ce qui a été envoyé
cli-admin-store = { $error }

## Simuler et mesurer

cli-sim-recorded = L’enregistrement de la partie { $number } est dans { $file }.
cli-sim-broken = partie { $number } de la graine { $seed } : { $reason }
cli-sim-broken-again = partie { $number } : { $reason }
cli-sim-broken-hint = rejouez-la et gardez son enregistrement : { $command }
cli-sim-panicked = les règles ont paniqué : { $text }
cli-sim-panicked-silently = les règles ont paniqué sans rien dire
cli-sim-summary = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game } en { $seconds } s : { $decisions } décisions entre { $choices } choix en moyenne, { $rate } décisions par seconde.
cli-sim-laws = Aucune loi n’a été enfreinte ; les lentes ont été vérifiées à { $moments ->
        [one] { $moments } moment
       *[other] { $moments } moments
    }.
cli-sim-source = PV par source
cli-sim-mean = moyenne
cli-sim-spread = écart
cli-sim-seat = Place
cli-sim-wins = victoires
cli-sim-share = part
cli-sim-mean-vp = PV en moyenne
cli-sim-decision = Décision
cli-sim-occurred = Ce qui est arrivé avec
cli-sim-times = fois
cli-sim-everything = Tout est arrivé.
cli-sim-never = Jamais arrivé : { $words }
cli-sim-digest = Empreinte de tous les résultats : { $digest }
cli-bench-seconds = { $seconds } secondes, c’est impossible
cli-bench-measured = { $course } : { $playouts } parties par seconde
cli-bench-course = Joueurs au hasard
cli-bench-simulations = simulations par seconde
cli-bench-native = ici
cli-bench-wasm = WebAssembly
cli-bench-ratio = rapport
cli-bench-no-site = le site n’a pas pu être mesuré : { $error }
cli-bench-playouts = parties par s
cli-bench-decisions = décisions par s
cli-bench-decisions-per-game = décisions par partie
cli-bench-choices = choix en moyenne
cli-bench-clone = copie ns
cli-bench-state = état octets

## Vérifier

cli-verify-found = Les { $all } lancers et tirages ont été vérifiés : { $own } sont ceux de la graine ; { $promise }.{ $mixed }{ $older }{ $cut }
cli-verify-mixed = {" "}{ $count ->
    [one] Une contribution à la graine est conforme à ce qui avait été promis
   *[other] { $count } contributions à la graine sont conformes à ce qui avait été promis
} avant la distribution.{ $late }{ $lots }{ $slip }{ $drawn }
cli-verify-withheld = {" "}{ $withheld ->
    [one] Une personne n’a pas montré
   *[other] { $withheld } personnes n’ont pas montré
} son nombre à temps, et la promesse a compté à sa place.
cli-verify-lots = {" "}Le tirage au sort des places est celui de la graine.
cli-verify-slip = {" "}Toutes les promesses sont celles du reçu, et son nombre a compté.
cli-verify-slip-late = {" "}Toutes les promesses sont celles du reçu, mais d’après l’enregistrement son nombre n’a pas été montré à temps.
cli-verify-drawn = {" "}D’après le tirage au sort, son joueur occupait le siège { $seat }.
cli-verify-no-slip = { $file } n’est pas un reçu : { $error }
cli-verify-inherited = {" "}Les { $older } premiers sont ceux de la partie dont celle-ci est la suite, vérifiés avec sa graine.
cli-verify-cut = {" "}L’enregistrement s’arrête avant la fin de la partie.
cli-verify-as-promised = son empreinte est celle qui vous fut promise
cli-verify-as-recorded = son empreinte est celle qui fut montrée avant la partie selon l’enregistrement (`--promised EMPREINTE` la compare à celle que vous avez vue)
cli-verify-not-promised = aucune empreinte de la graine ne fut notée avant la partie (`--promised EMPREINTE` la compare à celle que vous avez vue)
cli-verify-no-seed = l’enregistrement n’a pas de graine pour vérifier ses dés
cli-verify-no-seed-hint = la graine est écrite à la fin de la partie ; des dés saisis à la main n’en ont pas
cli-verify-guided-hint = les dés d’une partie guidée sont préparés : aucune graine ne dit comment ils tombent
cli-verify-empty-promise = `--promised` est vide : il faut l’empreinte montrée avant la partie
cli-verify-other-hash = l’empreinte montrée avant la partie était { $shown }, celle de la graine est { $hash }
cli-verify-unknown-past = sur { $all } lancers et tirages, les { $inherited } premiers viennent d’une autre partie, et rien ici ne dit s’ils sont justes
cli-verify-unknown-past-hint = `--from ENREGISTREMENT` les vérifie avec la partie dont celle-ci est la suite
cli-verify-other-rules = la partie dont celle-ci est la suite a d’autres règles
cli-verify-other-step = l’étape { $step } n’est pas celle de la partie dont celle-ci est la suite
cli-verify-other-roll = le lancer ou tirage numéro { $number } est { $found } dans l’enregistrement, mais { $right } selon la graine
cli-verify-nothing = aucun lancer ni tirage n’a été vérifié : l’enregistrement n’en a pas en propre
cli-verify-set-up = la partie commence dans une position installée d’avance (`start` dans l’en-tête de l’enregistrement) : rien ne dit quels dés y ont mené
cli-verify-two-notes = l’enregistrement a deux notes `inherited`
cli-verify-note = la note `inherited { $count }` de l’enregistrement n’est pas un nombre de lancers
cli-verify-mixed-past = les { $inherited } premiers lancers et tirages viendraient d’une autre partie, mais une graine à laquelle des joueurs ont contribué est celle d’une partie entière
cli-verify-too-many = l’enregistrement dit que { $count } lancers et tirages viennent d’une autre partie, mais n’en a que { $all }

## Hauts faits et feuilles

cli-earned-one = { $who } accomplit { $achievement } : { $rule }
cli-earned-all = { $who } accomplit : { $achievements }
cli-achievements-no-home = il n’y a pas de dossier personnel où garder les hauts faits
cli-achievements-no-home-hint = nommez-en un avec --dir
cli-achievements-damaged = { $file } est endommagé : { $error }
cli-achievements-damaged-hint = réparez-le ou déplacez-le ; il reste intact jusque-là
cli-achievements-not-over = la partie de cet enregistrement n’est pas terminée
cli-achievements-nothing = cette partie ne rapporte aucun haut fait
cli-achievements-nothing-hint = seules comptent les parties jouées depuis leur début avec les chiffres fournis
cli-achievements-twice = cette partie a déjà été comptée
cli-achievements-achievement = Haut fait
cli-achievements-rule = Ce qu’il demande
cli-achievements-yes = oui
cli-achievements-alone = parties en solitaire
cli-achievements-others = parties à plusieurs
cli-achievements-banquets = parties avec Banquets et pillages
cli-achievements-best = meilleur total
cli-achievements-nobody = Personne n’a encore terminé de partie ; `troyes achievements --add ENREGISTREMENT` en ajoute une.
cli-whose-sheet = plusieurs ont joué : la feuille de qui ?
cli-whose-sheet-hint = dites `--seat` et l’un de ces noms : { $names }
