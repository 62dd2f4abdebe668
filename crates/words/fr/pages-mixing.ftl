# La part de chacun à la graine d’une partie, avant la distribution, et la page qui vérifie ce qui en est sorti.

## Avant la distribution

page-mixing = Avant la distribution
page-mixing-seat-bot = { $who } ne vient pas ? La place va à
page-mixing-seat-bot-do = Commencer avec ce robot
page-mixing-about = Rien n’est encore distribué. Pour que personne ne choisisse les dés, chacun apporte un nombre au hasard : chaque navigateur montre d’abord l’empreinte du sien, puis le nombre lui-même, et tous sont mélangés au secret de la table.
page-mixing-to-come = En attente { ELIDE("de", $who) }{ $who } ; ensuite la partie est distribuée
page-mixing-to-show = En attente du nombre { ELIDE("de", $who) }{ $who } ; ensuite la partie est distribuée
page-mixing-time = Si un nombre n’est pas montré à temps, son empreinte compte à sa place :
page-mixing-bring-nothing = Commencer sans nombre de ma part
page-mixing-awaited = { $who } doit encore venir.
page-mixing-bot = { $who } est un robot de ce serveur et n’apporte rien.
page-mixing-nothing = { $who } n’apporte rien : une autre place au même écran le fait, ou le navigateur n’a pas de script.
page-mixing-promised = { $who } a promis { $hash }.
page-mixing-shown = { $who } a montré le nombre d’empreinte { $hash }.
page-mixing-withheld = { $who } n’a pas montré à temps le nombre d’empreinte { $hash } ; l’empreinte a compté à sa place.

## Après

page-mixing-contributions = Qui a eu part à la graine
page-mixing-marked = Dans cette partie, tous les nombres n’ont pas été montrés.
page-mixing-slip = Enregistrer mon reçu des promesses
page-mixing-verify = Vérifier les dés

## Refus

page-mixing-over = Cette table est distribuée ; on ne peut plus rien apporter à sa graine.
page-mixing-promised-before = Cette place a déjà promis ; on ne promet pas deux fois.
page-mixing-copied = Quelqu’un d’autre a promis la même chose ; apportez un nombre à vous.
page-mixing-early = Tout le monde n’a pas encore promis ; les nombres se montrent ensuite.
page-mixing-other = Ce n’est pas le nombre promis.

## La page qui vérifie

verify-title = Vérifier les dés
verify-about = Cette page recalcule dans votre navigateur chaque dé et chaque tirage d’une partie terminée, et compare : le secret de la table avec l’empreinte montrée avant la distribution, le nombre de chacun avec l’empreinte promise, le tout avec ce que votre navigateur a gardé, puis chaque lancer.
verify-to-table = Vers la table
verify-download = Télécharger la preuve
verify-no-script = Sans script, cette page ne peut rien calculer ; `troyes verify ENREGISTREMENT` vérifie la même chose.
verify-verdict-right = Tout est juste.
verify-verdict-wrong = Quelque chose est faux.
verify-verdict-partly = Ce qui peut être vérifié ici est juste, mais ce n’est pas toute la partie : elle commence dans une autre, a été préparée, ou aucun dé n’y est tombé.
verify-unreadable = Il n’y a rien à vérifier ici : la partie n’est pas finie, ou le fichier n’est pas lisible.
verify-secret-right = Le secret de la table est celui dont l’empreinte a été montrée avant la distribution.
verify-secret-wrong = Le secret de la table n’est pas celui dont l’empreinte a été montrée avant la distribution.
verify-secret-none = Il n’y a pas de secret à vérifier.
verify-nonces-right = Chaque nombre montré est celui qui avait été promis.
verify-nonces-wrong = Un nombre n’est pas celui qui avait été promis ; c’est celui de la place
verify-nonces-none = Personne n’a apporté de nombre : les dés viennent du seul secret de la table.
verify-slip-right = Toutes les promesses sont celles que ce navigateur, ou le fichier choisi, garde depuis avant la distribution.
verify-slip-wrong = Les promesses ne sont pas celles qui ont été gardées avant la distribution.
verify-slip-none = Rien n’a été gardé ici avant la distribution à quoi comparer les promesses.
verify-lots-right = Le tirage au sort des places est celui de la graine.
verify-lots-wrong = Les places ne sont pas celles du sort de la graine.
verify-lots-none = Les places n’ont pas été tirées au sort.
verify-dice-right = Chaque lancer et chaque tirage est celui de la graine.
verify-dice-wrong = Un lancer ou un tirage n’est pas celui de la graine ; le premier porte le numéro
verify-dice-none = Aucun lancer ni tirage de cette partie ne vient de sa graine.
verify-drawn = D’après le tirage au sort, qui a gardé ces promesses occupait le siège
verify-withheld = Un nombre n’a pas été montré à temps ; l’empreinte promise a compté à sa place.
verify-own-withheld = C’est celui de la personne qui a gardé ces promesses. Si son navigateur était là tout ce temps, demandez à qui tient le serveur pourquoi il n’a pas compté.
verify-files = Vérifier des fichiers
verify-files-about = Sans confiance en ce serveur, ouvrez cette page sur un autre, ou sur le site, et choisissez les fichiers enregistrés ici.
verify-proof-file = La preuve d’une table
verify-slip-file = Un reçu enregistré avant ou pendant la partie
verify-whom = Qui sert cette page pourrait en servir une autre qui ment. La page de quelqu’un d’autre prouve davantage, ou `troyes verify ENREGISTREMENT --slip REÇU` sur votre propre machine ; la documentation sur l’équité dit ce que tout cela prouve et ce que cela ne prouve pas.
