### The characters of Troyes: each with its name and, as `.rule`, what it counts. From how many on they reward, the figures
### say. No message takes arguments.

## Base game

troyes-chretien_de_troyes = Chrétien de Troyes
    .rule = Counts your citizens standing in the three buildings.

troyes-urbain_iv = Urbain IV
    .rule = Counts your cubes on the Cathedral.

troyes-thibaut_ii = Thibaut II
    .rule = Counts your deniers.

troyes-hugues_de_payns = Hugues de Payns
    .rule = Counts your influence.

troyes-le_florentin = Le Florentin
    .rule = Counts your tradesmen on Activity cards.

troyes-henry_ier = Henry Ier
    .rule = Counts the event cards you have taken.

## The Ladies of Troyes

troyes-jeanne_de_champagne = Jeanne de Champagne
    .rule = Counts your citizens in City Hall and on yellow Activity cards.

troyes-isabeau_de_baviere = Isabeau de Bavière
    .rule = Counts your citizens in the Palace and on red Activity cards.

troyes-marie_de_champagne = Marie de Champagne
    .rule = Counts your citizens in the Bishopric and on white Activity cards.
