# Why something was not done at a table.
refused-stale = La partie a avancé depuis cette question. Voici où elle en est.
refused-not-asked = Ce n’est pas à vous de choisir.
refused-not-offered = Ce choix n’est pas proposé maintenant.
refused-over = La partie est terminée.
refused-nothing-to-take-back = Rien à reprendre : depuis votre dernier choix, des dés ont été lancés, une carte a été révélée ou quelqu’un d’autre a choisi.
refused-nothing-happened = Il ne s’est encore rien passé.
refused-chance-stands = Depuis le dernier choix, des dés ont été lancés ou des cartes révélées : c’est acquis.
refused-no-such-moment = Cette partie n’a pas de tel moment.

# Why a table cannot be opened.
open-other-dice = ses dés ne sont pas ceux de sa graine
