### The board of Troyes: its buildings, the Cathedral and the fields, each with its name and, as `.rule`, what it does. No
### message takes arguments.
###
### Forms: `.the` the Palace, `.of` of the Palace, `.in` in the Palace, `.subject` The Palace, where a sentence begins.

troyes-palace = Palace
    .the = the Palace
    .subject = The Palace
    .of = of the Palace
    .in = in the Palace
    .rule = Each citizen rolls a red die and costs 2 deniers a round. A newcomer takes the space of his die's face and expels whoever held it.

troyes-bishopric = Bishopric
    .the = the Bishopric
    .subject = The Bishopric
    .of = of the Bishopric
    .in = in the Bishopric
    .rule = Each citizen rolls a white die and costs 1 denier a round. A newcomer enters his row from the left and pushes the others; the last of a full row is expelled.

troyes-city_hall = City Hall
    .the = the City Hall
    .subject = The City Hall
    .of = of the City Hall
    .in = in the City Hall
    .rule = Each citizen rolls a yellow die and costs nothing. A newcomer enters his row from the left and pushes the others; the last of a full row is expelled.

troyes-cathedral = Cathedral
    .the = the Cathedral
    .subject = The Cathedral
    .of = of the Cathedral
    .in = on the Cathedral
    .rule = Each white die puts a cube on the site of its face, on the lowest free level. A level without a cube of yours costs 2 VP at the end.

troyes-agriculture = Agriculture
    .the = agriculture
    .subject = Agriculture
    .of = of agriculture
    .in = in agriculture
    .rule = Half the value of a group of yellow dice in deniers. No tradesman is needed.
