### The events of Troyes: each with its name and, as `.rule`, what it does. No message takes arguments.

## Base game; Marauding is printed on the board

troyes-marauding = Marauding
    .rule = Brings a black die every round. It is printed on the board: once countered it pays, is emptied and stays.

troyes-brigands_1 = Brigands I
    .rule = Brings a black die every round.

troyes-brigands_2 = Brigands II
    .rule = Brings a black die every round.

troyes-brigands_3 = Brigands III
    .rule = Brings a black die every round.

troyes-skirmishes_1 = Skirmishes I
    .rule = Brings a black die every round.

troyes-skirmishes_2 = Skirmishes II
    .rule = Brings a black die every round.

troyes-conflict_of_succession = Conflict of Succession
    .rule = Every round a die names a space of the Palace: a neutral citizen moves in there and expels whoever held it.

troyes-war = War
    .rule = Brings two black dice every round.

troyes-normans_attack = Normans Attack
    .rule = Brings two black dice every round.

troyes-drought = Drought
    .rule = Every round each family pays 1 denier for each of its citizens standing in City Hall.

troyes-support = Support
    .rule = Every round a grey cube goes on each of the two nearest events to its left, or on the only one.

troyes-civil_war = Civil War
    .rule = Every round each family loses 3 deniers.

troyes-wayfarers = Wayfarers
    .rule = Every round a die names a row of City Hall: a neutral citizen enters it from the left, pushing and expelling as usual.

troyes-theological_conflict = Theological Conflict
    .rule = Every round a die names a row of the Bishopric: a neutral citizen enters it from the left, pushing and expelling as usual.

troyes-heresy = Heresy
    .rule = Every round each family loses 2 influence.

troyes-traveling_builders = Traveling Builders
    .rule = Every round a grey cube takes the free space of the Cathedral on the lowest level, there on the lowest site. In the King's Challenge it is le Roy's and brings him 1 VP.

troyes-interrupted_work = Interrupted Work
    .rule = Every round the cube on the highest level of the Cathedral, there on the highest site, is taken away, whosever it is but le Roy's.

## Bonus card

troyes-resistance = Resistance
    .rule = Calls a second red event, from those that were put aside, which calls a third card as usual. Every round the last cube is taken off every event; le Roy's stay.

## The Ladies of Troyes

troyes-harsh_winter = Harsh Winter
    .rule = Every round each family takes one of its cubes off an Activity card or outdoor activity that it chooses; a family without such cubes loses nothing.

troyes-uprising = Uprising
    .rule = Every round a die names a building: 1 and 2 the Bishopric, 3 and 4 the Palace, 5 and 6 City Hall. Its citizens and a neutral one, or instead of him one who lies expelled there, are put on its six spaces at random; a seventh is expelled.

troyes-monk_event = Monk (event)
    .rule = Every round a die names a color: 1 and 2 white, 3 and 4 red, 5 and 6 yellow. A neutral tradesman takes the most valuable free space on the Activity cards of that color; among equal ones the card of the lowest number.

troyes-possession = Possession
    .rule = When it arrives each family puts a citizen on it: from its supply (or for 2 influence from the general one if it has none there), from an Activity card or from a building. For each cube that a player places on it, one of them goes home to his family's supply, as that player says. Whoever is still there when it is countered goes home too.

troyes-chief_outlaw_1 = Chief Outlaw I
    .rule = Raises every black die by 3, to 6 at most. Red Activity cards of number 1 place no cubes on it, and a cube of Support for it is not placed at all.

troyes-chief_outlaw_2 = Chief Outlaw II
    .rule = Raises every black die by 3, to 6 at most. Red Activity cards of number 1 place no cubes on it, and a cube of Support for it is not placed at all.
