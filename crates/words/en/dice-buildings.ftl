### The buildings of Troyes Dice and the bonuses of its sheet: each with its name and, as `.rule`, what it does.

## Rows of buildings
##
## Forms: `.the` the Fortress, `.a` a Fortress, `.of` of the Fortress, `.in` in the Fortress, `.plural` Fortresses; `.character`
## is who scores the row. The rule is made by `TroyesDice::building_card`.
##   $column (number): the column, from 1
##   $gain (phrase): `dice-citizens` or, in the Great Hall, also `dice-resource`
##   $die (word: red, yellow, white): the dice that a Great Hall counts
##   $row (component: a row of buildings): what a Cathedral scores

dice-fortress = Fortress
    .the = the Fortress
    .a = a Fortress
    .of = of the Fortress
    .in = in the Fortress
    .plural = Fortresses
    .character = Hugues de Payns
    .rule = Takes a red die of the number above column { $column }. Gives { $gain } and protects the dice of its column from the black die.

dice-great_hall = Great Hall
    .the = the Great Hall
    .a = a Great Hall
    .of = of the Great Hall
    .in = in the Great Hall
    .plural = Great Halls
    .character = Thibaut II
    .rule = Takes a yellow die of the number above column { $column }. Gives { $gain } per { $die ->
        [red] red
        [yellow] yellow
       *[white] white
    } die on the plazas of this half-day that can be used.

dice-cathedral = Cathedral
    .the = the Cathedral
    .a = a Cathedral
    .of = of the Cathedral
    .in = in the Cathedral
    .plural = Cathedrals
    .character = Urbain IV
    .rule = Takes a white die of the number above column { $column }. { FORM($row, "character") } scores every { $row } at the end, for as many VP as the order in which Cathedrals were built says.

dice-counts_palace = Count's Palace
    .the = the Count's Palace
    .a = a Count's Palace
    .of = of the Count's Palace
    .in = in the Count's Palace
    .plural = Count's Palaces
    .character = Isabeau de Bavière
    .rule = Takes a red die of the number above column { $column }. Gives { $gain }.

dice-city_hall = City Hall
    .the = the City Hall
    .a = a City Hall
    .of = of the City Hall
    .in = in the City Hall
    .plural = City Halls
    .character = Jeanne de Champagne
    .rule = Takes a yellow die of the number above column { $column }. Gives { $gain }.

dice-bishopric = Bishopric
    .the = the Bishopric
    .a = a Bishopric
    .of = of the Bishopric
    .in = in the Bishopric
    .plural = Bishoprics
    .character = Marie de Champagne
    .rule = Takes a white die of the number above column { $column }. Gives { $gain }.

## Buildings, by row and column: the rule is that of the row, with the same arguments

dice-fortress_1 = Fortress, column 1
    .rule = { dice-fortress.rule }
dice-fortress_2 = Fortress, column 2
    .rule = { dice-fortress.rule }
dice-fortress_3 = Fortress, column 3
    .rule = { dice-fortress.rule }
dice-fortress_4 = Fortress, column 4
    .rule = { dice-fortress.rule }
dice-fortress_5 = Fortress, column 5
    .rule = { dice-fortress.rule }
dice-fortress_6 = Fortress, column 6
    .rule = { dice-fortress.rule }

dice-great_hall_1 = Great Hall, column 1
    .rule = { dice-great_hall.rule }
dice-great_hall_2 = Great Hall, column 2
    .rule = { dice-great_hall.rule }
dice-great_hall_3 = Great Hall, column 3
    .rule = { dice-great_hall.rule }
dice-great_hall_4 = Great Hall, column 4
    .rule = { dice-great_hall.rule }
dice-great_hall_5 = Great Hall, column 5
    .rule = { dice-great_hall.rule }
dice-great_hall_6 = Great Hall, column 6
    .rule = { dice-great_hall.rule }

dice-cathedral_1 = Cathedral, column 1
    .rule = { dice-cathedral.rule }
dice-cathedral_2 = Cathedral, column 2
    .rule = { dice-cathedral.rule }
dice-cathedral_3 = Cathedral, column 3
    .rule = { dice-cathedral.rule }
dice-cathedral_4 = Cathedral, column 4
    .rule = { dice-cathedral.rule }
dice-cathedral_5 = Cathedral, column 5
    .rule = { dice-cathedral.rule }
dice-cathedral_6 = Cathedral, column 6
    .rule = { dice-cathedral.rule }

dice-counts_palace_1 = Count's Palace, column 1
    .rule = { dice-counts_palace.rule }
dice-counts_palace_2 = Count's Palace, column 2
    .rule = { dice-counts_palace.rule }
dice-counts_palace_3 = Count's Palace, column 3
    .rule = { dice-counts_palace.rule }
dice-counts_palace_4 = Count's Palace, column 4
    .rule = { dice-counts_palace.rule }
dice-counts_palace_5 = Count's Palace, column 5
    .rule = { dice-counts_palace.rule }
dice-counts_palace_6 = Count's Palace, column 6
    .rule = { dice-counts_palace.rule }

dice-city_hall_1 = City Hall, column 1
    .rule = { dice-city_hall.rule }
dice-city_hall_2 = City Hall, column 2
    .rule = { dice-city_hall.rule }
dice-city_hall_3 = City Hall, column 3
    .rule = { dice-city_hall.rule }
dice-city_hall_4 = City Hall, column 4
    .rule = { dice-city_hall.rule }
dice-city_hall_5 = City Hall, column 5
    .rule = { dice-city_hall.rule }
dice-city_hall_6 = City Hall, column 6
    .rule = { dice-city_hall.rule }

dice-bishopric_1 = Bishopric, column 1
    .rule = { dice-bishopric.rule }
dice-bishopric_2 = Bishopric, column 2
    .rule = { dice-bishopric.rule }
dice-bishopric_3 = Bishopric, column 3
    .rule = { dice-bishopric.rule }
dice-bishopric_4 = Bishopric, column 4
    .rule = { dice-bishopric.rule }
dice-bishopric_5 = Bishopric, column 5
    .rule = { dice-bishopric.rule }
dice-bishopric_6 = Bishopric, column 6
    .rule = { dice-bishopric.rule }

## Bonuses
##
## `TroyesDice::bonus_name` and `TroyesDice::bonus_card`.
##   $gain (phrase or list of phrases): what `TroyesDice::bonus_gain` says: `dice-resource`, `dice-citizens`, `dice-each`,
##     `dice-work` or `dice-either`
##   $at (number): the column or citizen of the tracks at which it stands; because the name needs it, these are said as phrases
##     and not as components

dice-fortress_left = the link of Fortresses in columns 1 and 2
    .rule = Once both buildings are built: { $gain }.

dice-fortress_middle = the link of Fortresses in columns 3 and 4
    .rule = Once both buildings are built: { $gain }.

dice-fortress_right = the link of Fortresses in columns 5 and 6
    .rule = Once both buildings are built: { $gain }.

dice-counts_palace_left = the link of Count's Palaces in columns 1 and 2
    .rule = Once both buildings are built: { $gain }.

dice-counts_palace_right = the link of Count's Palaces in columns 5 and 6
    .rule = Once both buildings are built: { $gain }.

dice-city_hall_left = the link of City Halls in columns 1 and 2
    .rule = Once both buildings are built: { $gain }.

dice-city_hall_middle = the link of City Halls in columns 3 and 4
    .rule = Once both buildings are built: { $gain }.

dice-bishopric_middle = the link of Bishoprics in columns 3 and 4
    .rule = Once both buildings are built: { $gain }.

dice-bishopric_right = the link of Bishoprics in columns 5 and 6
    .rule = Once both buildings are built: { $gain }.

dice-column_resources = the citizens' column { $at }
    .rule = Once all three citizens of this column are circled: { $gain }.

dice-column_first_work = the citizens' column { $at }
    .rule = Once all three citizens of this column are circled: { $gain } of your choice in a column of your choice.

dice-column_second_work = the citizens' column { $at }
    .rule = Once all three citizens of this column are circled: { $gain } of your choice in a column of your choice.

dice-fifteenth_red = the { $at }th of the knights
    .rule = When this citizen is circled: build { $gain } in a column of your choice.

dice-fifteenth_yellow = the { $at }th of the artisans
    .rule = When this citizen is circled: build { $gain } in a column of your choice.

dice-fifteenth_white = the { $at }th of the priests
    .rule = When this citizen is circled: build { $gain } in a column of your choice.

dice-twentieth_red = the { $at }th of the knights
    .rule = When this citizen is circled: { $gain }.

dice-twentieth_yellow = the { $at }th of the artisans
    .rule = When this citizen is circled: { $gain }.

dice-twentieth_white = the { $at }th of the priests
    .rule = When this citizen is circled: { $gain }.
