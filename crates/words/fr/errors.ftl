### Ce qui n'est pas accepté : choix, tirages, options, fichiers de chiffres, enregistrements, états.

error-not-asked = ce n’est pas au siège { $seat } de choisir
error-not-offered = ce choix n’est pas proposé en ce moment
error-action-not-legal = l’action { $action } n’est pas permise en ce moment
error-no-chance-awaited = ni dés ni ordre ne sont attendus en ce moment
error-over = la partie est finie
error-impossible-outcome = tirage impossible : { $why }
error-outcome-count = { $given ->
        [one] { $given } nombre
       *[other] { $given } nombres
    } au lieu de { $awaited }
error-outcome-face = { $face } n’est pas une face d’un dé à { $sides } faces
error-outcome-position = { $position } ne désigne aucune des { $of } choses comptées à partir de 0
error-outcome-twice = { $position } est tiré deux fois

error-seed = une graine est faite de 64 chiffres hexadécimaux

error-said-by-reader = { $text }

## Options

error-options = options : { $why }
error-option-unknown = il n’y a pas d’option « { $word } » ; on connaît { $known }
error-players-only = « { $game } » se joue à { $players } seulement
error-players-elsewhere = players : { $found }, alors que { $said } est dit ailleurs

## Les choix en texte

error-notation-verb = aucun choix ne commence par « { $verb } »
error-notation-trailing = rien ne suit « { $verb } »
error-notation-number = « { $text } » n’est pas un nombre de { $least } à { $most }
error-notation-none-of = « { $word } » n’est aucun de ces mots : { $known }

## Les fichiers de chiffres

error-figures = { $file }, ligne { $line }, { $field } : { $why }
error-figures-unknown = ce chiffre n’existe pas
error-figures-missing = ce chiffre manque
error-figures-value = un nombre entier, un texte ou une liste de ceux-ci est attendu
error-figures-kind = attendu : { $expected ->
        [number] un nombre entier
        [text] un texte entre guillemets
       *[list] une liste
    } ; trouvé : { $found ->
        [number] un nombre entier
        [text] un texte entre guillemets
       *[list] une liste
    }
error-figures-number = { $value } n’est pas un nombre entier de { $least } à { $most }
error-figures-numbers = une liste de nombres entiers de { $least } à { $most } est attendue
error-figures-rows = une liste de listes de nombres entiers de { $least } à { $most } est attendue
error-figures-text = un texte entre guillemets est attendu
error-figures-texts = une liste de textes entre guillemets est attendue
error-figures-text-rows = une liste de listes de textes entre guillemets est attendue

## Les enregistrements

error-line = ligne { $line } : { $why }
error-record-format = un enregistrement commence par « { $line } »
error-record-empty = le fichier est vide
error-record-open-head = l’en-tête ne finit pas par « { $line } »
error-record-no-game = l’en-tête ne nomme pas de jeu (game)
error-record-version = « { $text } » n’est pas une version
error-record-figures = les chiffres sont une liste JSON d’un nom et d’un texte : { $reader }
error-record-key = « { $word } » n’est pas un mot de l’en-tête d’un enregistrement
error-record-hash = une ligne hash contient un chapitre et une empreinte
error-record-chapter = « { $text } » n’est pas un chapitre
error-record-entry = aucune entrée ne commence par « { $word } » ; on attend « SIÈGE: CHOIX », « roll », « draw », « hash » ou « result »
error-record-number = « { $text } » n’est pas un nombre possible ici

error-other-game = c’est un enregistrement de « { $found } », pas de « { $wanted } »
error-other-rules = cet enregistrement a besoin de la version { $found } des règles ; ce programme a la version { $has }
error-older-rules = cet enregistrement a besoin de la version { $found } des règles ; ce programme a la version { $has }, selon laquelle { $because }
error-start = start : { $why }
error-and-more = { $before } ; { $next }
error-nothing-to-take-back = rien à reprendre : depuis votre dernier choix, des dés ont été lancés, une carte a été révélée ou quelqu’un d’autre a choisi

error-entry-seat = personne ici ne s’appelle « { $word } »
error-entry-draw = on tire parmi : { $known }
error-entry-hash = le chapitre { $chapter } finit avec l’empreinte { $right }, l’enregistrement dit { $found } : il a été modifié à la main ou écrit par d’autres règles
error-entry-open-chapter = le chapitre { $chapter } n’est pas fini ici
error-entry-result = la partie finit par [{ $right }], l’enregistrement dit [{ $found }]
error-entry-not-over = la partie n’est pas finie ici
error-entry-not-of-the-seed = ses dés ne sont pas ceux de sa graine

## Le jouet

toy-error-players = on joue à un, deux, trois ou quatre, pas à { $players }
toy-error-choice = « { $text } » n’est pas un choix ; on attend « take FACE », « sell » ou « build »
toy-flaw-round = tour { $round } : la partie a les tours 0 à { $last }
toy-flaw-seat = le siège { $seat } est interrogé, mais personne n’y est
toy-flaw-taken = aucun dé du siège { $seat } ne montre le { $face } qu’il a pris
toy-flaw-of = { $seat } : { $what }
toy-flaw-lucky = { $face } n’est pas une face porte-bonheur
toy-flaw-undealt = on a une face porte-bonheur dès la distribution
toy-flaw-lucky-twice = la face porte-bonheur { $face } est distribuée deux fois
toy-flaw-dice = les dés montrent 1 à 6
toy-flaw-unrolled = les deux dés doivent avoir été lancés
toy-flaw-coins = plus de pièces qu’il n’y en a
toy-flaw-tower = { $built ->
        [one] { $built } dé
       *[other] { $built } dés
    } dans la tour après { $round } tours

## L’arène

arena-stuck = { $how ->
        [sheet] il n’y a pas de feuille de score
        [asked] personne n’est interrogé
        [offered] rien n’est proposé
       *[circles] elle tourne en rond
    }

## Graines auxquelles tout le monde a part

error-mixture-unreadable = la note « { $note } » sur le mélange de la graine n’est pas lisible
error-mixture-version = la graine a été mélangée de la manière { $version }, que ce programme ne connaît pas
error-mixture-stray = les notes sur le mélange de la graine ne s’accordent pas : « { $note } »
error-mixture-places = la graine a été mélangée pour { $found } places, mais on joue à { $players }
error-mixture-nonce = le nombre de la place { $place } n’est pas celui qu’elle avait promis avant la distribution
error-mixture-lots = le tirage au sort des places donne { $found } dans l’enregistrement, mais { $right } d’après la graine
error-slip-not-mixed = l’enregistrement ne dit rien de contributions, mais le reçu est celui d’une partie qui en a
error-slip-table = l’enregistrement est celui de la table { $table }, le reçu celui d’une autre
error-slip-secret = d’après le reçu, { $promised } était promis comme empreinte du secret du donneur ; l’enregistrement dit autre chose
error-slip-places = l’enregistrement a { $places } places, le reçu un autre nombre
error-slip-lots = le reçu et l’enregistrement ne s’accordent pas sur le tirage au sort des places
error-slip-commitments = l’enregistrement a d’autres contributions que celles promises avant la distribution
error-slip-nonce = le nombre du reçu n’est pas fait de 64 chiffres hexadécimaux
error-slip-other-nonce = à la place de son joueur, l’enregistrement a une autre promesse que le reçu
