### Les personnages de Troyes : le nom de chacun et, dans « .rule », ce qu’il compte. À partir de combien il récompense, les
### chiffres le disent.
### Forme : « .of » avec « de » (« d’Urbain IV », « du Florentin »).

## Jeu de base

troyes-chretien_de_troyes = Chrétien de Troyes
    .of = de Chrétien de Troyes
    .rule = Compte vos habitants debout dans les trois bâtiments.

troyes-urbain_iv = Urbain IV
    .of = d’Urbain IV
    .rule = Compte vos cubes à la Cathédrale.

troyes-thibaut_ii = Thibaut II
    .of = de Thibaut II
    .rule = Compte vos deniers.

troyes-hugues_de_payns = Hugues de Payns
    .of = d’Hugues de Payns
    .rule = Compte vos points d’influence.

troyes-le_florentin = Le Florentin
    .of = du Florentin
    .rule = Compte vos hommes de métier sur les cartes Activité.

troyes-henry_ier = Henry Ier
    .of = d’Henry Ier
    .rule = Compte les cartes Événement que vous avez remportées.

## Les Dames de Troyes

troyes-jeanne_de_champagne = Jeanne de Champagne
    .of = de Jeanne de Champagne
    .rule = Compte vos habitants à l’Hôtel de ville et sur les cartes Activité jaunes.

troyes-isabeau_de_baviere = Isabeau de Bavière
    .of = d’Isabeau de Bavière
    .rule = Compte vos habitants au Palais et sur les cartes Activité rouges.

troyes-marie_de_champagne = Marie de Champagne
    .of = de Marie de Champagne
    .rule = Compte vos habitants à l’Évêché et sur les cartes Activité blanches.
