### The Activity cards of Troyes: each with its name and, as `.rule`, what it does. No message takes arguments.

## Base game, yellow

troyes-artisan = Artisan
    .rule = Each use turns 1 influence into 6 deniers.

troyes-merchant = Merchant
    .rule = Each use brings 2 deniers.

troyes-miller = Miller
    .rule = For each use name the Palace or the Bishopric: 2 deniers for each of your citizens standing there. Expelled citizens do not count.

troyes-innkeeper = Innkeeper
    .rule = Each use turns 1 denier into 1 influence.

troyes-blacksmith = Blacksmith
    .rule = A cube makes a group of red dice worth 5 more in all, however many dice it has. Not for placing a citizen on the Palace.

troyes-militia = Militia
    .rule = A cube lets a group of yellow dice serve as red ones of the same values, wherever red dice serve.

troyes-journeyman = Journeyman
    .rule = Each use turns 3 deniers into 2 VP.

troyes-goldsmith = Goldsmith
    .rule = Each use brings 1 VP and 2 deniers.

troyes-sculptor = Sculptor
    .rule = Each use brings 1 VP.

## Base game, white

troyes-tithe = Tithe
    .rule = A cube lets you take up to one yellow die from each other district, grey too, for nothing (from le Roy's as many as you like). Further dice are bought at the price of the whole group.

troyes-monk = Monk
    .rule = A cube lets one white die serve as three yellow dice of its value. No die may be added; bought, it costs 2 deniers. Not for placing a citizen.

troyes-priest = Priest
    .rule = A cube makes each yellow die of a group worth 3 more, beyond 6 too. Not for placing a citizen on City Hall.

troyes-apprenticeship = Apprenticeship
    .rule = A cube makes each die of a group, of whatever color, worth 5. Neither for placing a citizen nor for the Cathedral.

troyes-confession = Confession
    .rule = A cube makes each die of a group, of whatever color, worth 2 more, beyond 6 too. Neither for placing a citizen nor for the Cathedral.

troyes-templar = Templar
    .rule = A cube lets one white die serve as two red dice of its value. No die may be added; bought, it costs 2 deniers. Not for placing a citizen.

troyes-pilgrimage = Pilgrimage
    .rule = Each use brings 2 VP. The group may mix colors; a mixed group is modified only by Apprenticeship or Confession.

troyes-procession = Procession
    .rule = Each use gives 2 VP to whoever has most dice left on the district, the dice just used not counted: everybody tied gains, grey competes, and somebody without dice gains nothing.

troyes-glassblower = Glassblower
    .rule = Each use brings 1 VP for every two of your cubes on the Cathedral.

## Base game, red

troyes-archer = Archer
    .rule = For each use roll a die, which nothing can change: on 3 or more you may place a cube on an event of your choice.

troyes-chivalry = Chivalry
    .rule = Each use lets you place a cube on an event for every red die left on your district; the events may differ.

troyes-diplomat = Diplomat
    .rule = Each use turns 1 influence into a cube that you may place on an event; the events may differ. All influence is paid before the first cube is placed.

troyes-hunting = Hunting
    .rule = Each use brings 3 influence.

troyes-mercenary = Mercenary
    .rule = Each use brings 3 deniers.

troyes-tax_collector = Tax Collector
    .rule = Each use collects 1 denier for every citizen standing in City Hall from its owner, as far as the owner can pay; the bank pays for grey ones, and 2 for each of le Roy's.

troyes-captain = Captain
    .rule = Each use brings 1 VP for every event, Marauding included, with at least one of your cubes on it.

troyes-joust = Joust
    .rule = Each use brings 2 VP if the red dice left on your district add up to more than those of every other district, grey too. If you are tied for most, everybody tied gains 2 VP.

troyes-troubadour = Troubadour
    .rule = Each use turns 3 influence into 2 VP.

## Bonus cards

troyes-baker = Baker
    .rule = Each use brings 1 denier for every yellow die left on all districts.

troyes-prior = Prior
    .rule = A cube lets one white die serve as two white dice of its value: on the Cathedral both cubes go on one site. No die may be added; bought, it costs 2 deniers. Not for placing a citizen.

troyes-banquet = Banquet
    .rule = Each use brings 1 VP for every red die on the district that has most of them, whosever it is. Le Roy's district is not invited.

## The Ladies of Troyes, yellow

troyes-lumberjack = Lumberjack
    .rule = Either put a cube on the card for each use, or take cubes off it, one for each use: 4 deniers each.

troyes-clog_maker = Clog Maker
    .rule = Each use brings 1 denier for every citizen of yours standing in City Hall. Expelled citizens do not count.

troyes-weaver = Weaver
    .rule = Each use brings 1 denier for every tradesman of yours on Activity cards, the one on this card included.

troyes-landlady = Landlady
    .rule = Each use brings 4 influence or 1 VP, as you like each time.

troyes-distiller = Distiller
    .rule = A cube turns one die from your own district over before you use it. Bought dice stay as they are.

troyes-viticulturist = Viticulturist
    .rule = A cube takes one die from another district, grey too, for nothing. It may join a group and counts for the price of the others. Purple dice are not taken.

troyes-banker = Banker
    .rule = Each use brings 3 VP if you have more than 30 deniers; you keep them.

troyes-breeder = Breeder
    .rule = Either pay 3 deniers for each use and put a cube on the card, or take cubes off it, one for each use: 2 VP each.

troyes-master_tradesman = Master Tradesman
    .rule = Each use brings 1 VP for every two tradesmen of yours on Activity cards, the one on this card included.

## The Ladies of Troyes, white

troyes-bishop = Bishop
    .rule = Each use brings 1 denier for every cube of yours on the Cathedral.

troyes-augustine = Augustine
    .rule = A cube is itself a yellow die of yours worth 6, beside one or two yellow dice; it counts for the price of those that are bought. Not for placing a citizen, which takes one die.

troyes-chief_templar = Chief Templar
    .rule = The tradesman is hired with influence. A cube buys up to one red die from each other district, grey too, for 2 deniers each. Further dice are bought at the price of the whole group.

troyes-herbalist = Herbalist
    .rule = A cube lets one white die serve as three red dice of its value. No die may be added; bought, it costs 2 deniers. Not for placing a citizen.

troyes-master_builder = Master Builder
    .rule = Each use puts a cube on a site of the Cathedral that you choose, with its usual reward; above three cubes it makes a fourth level, which only this card builds. Once the card is revealed, a missing fourth-level cube costs everybody 2 VP at the end, like any other level.

troyes-preacher = Preacher
    .rule = A cube lets you single out one die of a group: all the others are worth the same.

troyes-scribe = Scribe
    .rule = Each use brings 1 VP for every countered event card that you have taken.

troyes-hermit = Hermit
    .rule = Each use puts a cube on the card. At the end of the game each cube is worth 9 VP less 1 for every cube on the card, whosever it is, but never less than nothing.

troyes-nun = Nun
    .rule = Each use brings 1 VP for every white die left on your district.

## The Ladies of Troyes, red

troyes-ransom = Ransom
    .rule = Each use turns 3 deniers into a cube that you may place on an event; the events may differ.

troyes-catapult = Catapult
    .rule = Either put a cube on the card for each use, or take cubes off it, one for each use: each lets you place two cubes on one event, another each time if you like.

troyes-scout = Scout
    .rule = Each use lets you pay 1 denier for each event, Marauding included, on which you want to place a cube; one cube on each at most.

troyes-executioner = Executioner
    .rule = Each use brings 1 influence and takes another from the opponent who has most; you say from whom if several have. Each use looks anew.

troyes-squire = Squire
    .rule = Either put a cube on the card for each use, or take cubes off it, one for each use: 5 influence each.

troyes-recruiter = Recruiter
    .rule = The tradesman is hired with influence. A cube is itself a red die of yours worth 6, beside one or two red dice; it counts for the price of those that are bought. Not for placing a citizen, which takes one die.

troyes-marriage = Marriage
    .rule = Each use lets you turn 7 deniers into 4 VP; you need not pay.

troyes-fort = Fort
    .rule = Each die of the group puts a cube on the card and brings 1 VP and 1 influence if it is worth 1 to 3, 2 of each from 4 on. At the end of the game whoever has most cubes there gains 3 VP, divided among those tied.

troyes-princess = Princess
    .rule = Each use puts a cube on the card. At the end of the game whoever has most cubes there gains 6 VP, divided among those tied.
