### The rules in short, for whoever sits down without having read anything: headings, each with its sentences.

troyes-primer-alone = Alone
troyes-primer-alone-text = You play against le Roy. He has the grey dice, citizens and cubes, and acts by a roll of dice after each of your actions. You win if you end with more points than he does.
troyes-primer-aim = Aim
troyes-primer-aim-text = Have the most victory points (VP) when the last round is over. Points come from the Cathedral, from events that are countered, from activity cards, from your tradesmen, and from the characters: each of them rewards something at the end, for everybody, but you know only those that you hold.
troyes-primer-aim-alone-text = Have more victory points (VP) than le Roy when the last round is over. Points come from the Cathedral, from events that are countered, from activity cards, from your tradesmen, and from the characters: they all lie open, and each of them rewards something, for you and for le Roy.
troyes-primer-round = A round
troyes-primer-round-text = You get 10 deniers and pay your citizens: 2 for each in the Palace, 1 for each in the Bishopric. Each citizen gives you a die: red from the Palace, white from the Bishopric, yellow from City Hall. Events strike, the black dice have to be faced, and then everybody acts in turn until all have passed or no die is left.
troyes-primer-action = An action
troyes-primer-action-text = Takes one to three dice of one color. Other families' dice are for sale, and they cannot refuse: each bought die costs 2 deniers in an action with one die, 4 in one with two, 6 in one with three. The sum of the dice, divided by the number on the card (÷), says how often you may do it.
troyes-primer-cards = Activity cards
troyes-primer-cards-text = The first time you hire a tradesman: the price is in the upper right, and the space he takes is worth points at the end. From then on you only need the dice. Some cards give cubes, each of which helps in a later action.
troyes-primer-events = Events
troyes-primer-events-text = Dice of the event's color place your cubes on its banners, 1 influence each. When the last banner is filled, whoever has most cubes gets the larger number of points, the next one the smaller.
troyes-primer-places = Cathedral, buildings, fields
troyes-primer-places-text = Each white die puts a cube on the site of its number: points and influence at once, and 2 points less at the end for each level without a cube of yours. A die of a building's color puts a citizen there, in the row of its number, and may push another one out. Yellow dice in the fields give half their sum in deniers.
troyes-primer-influence = Influence
troyes-primer-influence-text = Before an action, 1 rolls one of your dice again, 2 bring a new citizen, 4 turn over up to three of your dice.
troyes-primer-table-text = What glows can be clicked, dice first or target first. Point at anything, or press it long, to read what it does and why you may not use it. A hint says what a bot would do. You can go back until dice or cards have answered.

dice-primer-aim = Aim
dice-primer-aim-text = Have the most victory points (VP) after eight days. Each circled citizen is a point, every two resources of the same kind left are a point, and Cathedrals make whole rows of buildings count.
dice-primer-half-day = A half-day
dice-primer-half-day-text = Four dice are rolled and laid on four plazas of the wheel, the lowest first. The black die destroys its plaza. Then everybody chooses one of the other dice, all at the same time; several may choose the same one.
dice-primer-price = The price
dice-primer-price-text = Stands between the die and the middle of the wheel. A die has the color of its plaza. Influence changes its value, 1 for each step; 2 knowledge change its color. Whoever can pay no die gets one of each resource.
dice-primer-die = What a die does
dice-primer-die-text = Either you gain as many resources of its color as it shows, or you build in the column with its number: one of the two buildings of its color.
dice-primer-buildings = Buildings
dice-primer-buildings-text = A Fortress protects its column, a Great Hall pays by the dice on the wheel, a Cathedral makes the row it shows count at the end. Count's Palace, City Hall and Bishopric bring two citizens each. Two neighbors joined by a diamond bring what stands in it.
dice-primer-black-die = The black die
dice-primer-black-die-text = From day 3 on it also crosses out the die of its number and color on each sheet: nothing can be built there any more, unless a Fortress protects the column. What is built stays.
dice-primer-table-text = What glows can be clicked. Point at anything, or press it long, to read what it does. You can go back until you are done with the half-day. A hint says what a bot would do.
