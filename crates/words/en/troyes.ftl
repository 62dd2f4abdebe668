### Troyes: questions, choices, what happens and why not.

## People and things

troyes-family = { $color ->
        [blue] blue
        [green] green
        [orange] orange
       *[natural] natural
    }
troyes-roy = le Roy
troyes-grey = Grey

# A die without its owner, by color and face.
troyes-die = { $color ->
        [red] red { $face }
        [white] white { $face }
        [yellow] yellow { $face }
       *[purple] purple { $face }
    }
troyes-die-of = { $whose ->
        [grey] the neutral district's { $die }
       *[other] { $who }'s { $die }
    }
troyes-dice-of-color = { $color ->
        [red] red { $faces }
        [white] white { $faces }
        [yellow] yellow { $faces }
       *[purple] purple { $faces }
    }
troyes-die-turned = { $die } to { $face }

troyes-amount-deniers = { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    }
troyes-amount-influence = { $amount } influence
troyes-amount-vp = { $amount } VP
troyes-amount-cubes = { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
troyes-amount-cubes-on-events = { $amount ->
        [one] { $amount } cube on events
       *[other] { $amount } cubes on events
    }
troyes-amount-pairs-on-events = { $amount ->
        [1] two cubes on an event once
        [2] two cubes on an event twice
       *[other] two cubes on an event { $amount } times
    }

troyes-per-citizen = {" "}for each citizen in { FORM($building, "the") }
troyes-per-tradesman = {" "}for each tradesman
troyes-per-tradesman-pair = {" "}for each pair of tradesmen
troyes-per-cathedral-cube = {" "}for each cube on the Cathedral
troyes-per-cathedral-pair = {" "}for each pair of cubes on the Cathedral
troyes-per-event-taken = {" "}for each event taken
troyes-per-event-fought = {" "}for each event with your cubes
troyes-per-die-in-city = { $color ->
        [red] {" "}for each red die in the city
        [white] {" "}for each white die in the city
       *[yellow] {" "}for each yellow die in the city
    }
troyes-per-die-in-district = { $color ->
        [red] {" "}for each red die on your district
        [white] {" "}for each white die on your district
       *[yellow] {" "}for each yellow die on your district
    }
troyes-per-die-of-most = { $color ->
        [red] {" "}for each red die on the district with most
        [white] {" "}for each white die on the district with most
       *[yellow] {" "}for each yellow die on the district with most
    }

troyes-space-palace = Palace, space { $space }
troyes-row = { $building }, row of { $faces }
troyes-space-row = { $building }, row of { $faces }, place { $place }
troyes-level = { $level } ({ $side })

troyes-target-cathedral = the Cathedral
troyes-target-place = a citizen in { FORM($building, "the") }
troyes-target-agriculture = agriculture
troyes-target-patrol = the patrol

troyes-source-supply = your supply
troyes-source-reserve = the general supply for 2 influence
troyes-source-card = { $card }, where your tradesman leaves
troyes-source-space = { ID($building) ->
       *[other] the { $space }
    }
troyes-source-lying = { FORM($building, "the") }, where he lies expelled

## Questions

troyes-ask-settle = Place a citizen on an empty space of a building.
troyes-ask-black = Face the black { $face }: which black dice do you counter?
troyes-ask-counter = With which of your dice do you beat { $sum }? Red dice count double.
troyes-ask-turn = Your turn: choose an action or pass. Influence may be spent first.
troyes-ask-turn-over = Which one to three of your dice do you turn over?
troyes-ask-cube = { $target }: does one of your cubes help?
troyes-ask-turn-bought = { $target }: do you turn over a die that you buy?
troyes-ask-dice = { $target }: with which dice?
troyes-ask-source = { $target }: where does the citizen come from?
troyes-ask-how-many-cubes = How many cubes do you place on { $event }?
troyes-ask-how-often = How often do you use { $target }?
troyes-ask-either = How do you split the uses of { $card }?
troyes-ask-mixed = Do you load { $card } or use its cubes?
troyes-ask-release = Whose citizen do you release from Possession?
troyes-ask-cubes = { $each ->
        [1] { $card }: on which event do you place a cube? ({ $left } left)
       *[other] { $card }: on which event do you place { $each } cubes? ({ $left } left)
    }
troyes-ask-patrol-boost = How many deniers do you add to the { $points } of your guard's die?
troyes-ask-patrol-walk = { $points ->
        [one] How far does your guard walk? ({ $points } point)
       *[other] How far does your guard walk? ({ $points } points)
    }
troyes-ask-patrol-post = { $points ->
        [one] Where does your guard place cubes? ({ $points } point left)
       *[other] Where does your guard place cubes? ({ $points } points left)
    }
troyes-ask-shield = { $event } strikes you: do you use a cube of your shield?
troyes-ask-bonus = { $side }: do you use a cube?
troyes-ask-extra-cube = On to which card does a cube move?
troyes-ask-exchange-take = Which die do you take?
troyes-ask-exchange-give = Which die do you give for the { $die }?
troyes-ask-scout = { $left ->
        [one] Scout: on which event do you place a cube for 1 denier? ({ $left } use left)
       *[other] Scout: on which event do you place a cube for 1 denier? ({ $left } uses left)
    }
troyes-ask-marriage = Marriage: how often do you pay { $deniers } for { $vp } VP?
troyes-ask-executioner = Executioner: from whom do you take 1 influence?
troyes-ask-master-builder = Master Builder: on which site do you build? ({ $left } to place)
troyes-ask-possession = Possession: which citizen do you give up?
troyes-ask-harsh-winter = Harsh Winter: where do you lose a cube?

## Choices

troyes-say-settle = { ID($building) ->
       *[other] Settle in the { $space }
    }
troyes-say-counter = Counter the black { $black } and gain { $influence } influence
troyes-say-with = With { $dice }: worth { $worth }
troyes-say-concede = Concede: the black die goes, and 2 VP with it
troyes-say-reroll = Roll your { $die } again (1 influence)
troyes-say-recruit = Recruit a citizen (2 influence)
troyes-say-turn-over = Turn over up to three of your dice (4 influence)
troyes-say-turn = Turn { $dice }
troyes-say-use = Use { $card }
troyes-say-hire = Use { $card }: hire a tradesman for { $cost } ({ $vp } VP at the end)
troyes-say-build = Build on the Cathedral
troyes-say-fight = { $free ->
        [one] Fight { $event } ({ $free } banner free, { $first } and { $second } VP)
       *[other] Fight { $event } ({ $free } banners free, { $first } and { $second } VP)
    }
troyes-say-place = Place a citizen in { FORM($building, "the") }
troyes-say-farm = Use agriculture
troyes-say-pass = Pass for this round (2 deniers, and 1 each time the turn comes round)
troyes-say-lose-cube = Lose a cube on { $place }
troyes-say-cube = Use a cube from { $card }: { $rule }
troyes-say-cube-step = Use a cube from { $card }
troyes-say-plain = Without a cube
troyes-say-from = { $kind ->
       *[other] From { $source }
    }
troyes-say-times = { $times ->
        [one] { $times } time
       *[other] { $times } times
    }
troyes-say-either = { $parts }
troyes-say-either-part = { $times ->
        [1] { $gain }{ $per } once
        [2] { $gain }{ $per } twice
       *[other] { $gain }{ $per } { $times } times
    }
troyes-say-on = { $free ->
        [one] On { $event } ({ $free } banner free)
       *[other] On { $event } ({ $free } banners free)
    }
troyes-say-load = Put { $cubes } on { $card }
troyes-say-load-for = Put { $cubes } on { $card } for { $price }
troyes-say-unload = Take { $cubes } off { $card }: { $gain }
troyes-say-pay-nothing = Pay nothing
troyes-say-forgo = Place no cube
troyes-say-forgo-more = Place no more cubes with this use
troyes-say-name = { $who }
troyes-say-site = On site { $site }
troyes-say-patrol = Patrol the ramparts (your guard is on space { $space })
troyes-say-boost-nothing = Add nothing
troyes-say-boost = Add { $deniers }
troyes-say-stay = Stay
troyes-say-walk = { $steps ->
        [one] Walk { $steps } step to space { $space }
       *[other] Walk { $steps } steps to space { $space }
    }
troyes-say-walk-to-gate = { $steps ->
        [one] Walk { $steps } step to space { $space }, gate { $gate }
       *[other] Walk { $steps } steps to space { $space }, gate { $gate }
    }
troyes-say-post = Place a cube on { $places }
troyes-say-outdoor = Use a cube: { $perk }
troyes-say-keep = Keep the cube
troyes-say-take = Take { $die }
troyes-say-give = Give your { $die }
troyes-say-onto = Move a cube on to { $card }
troyes-say-done = No further exchange

troyes-perk-gain = gain { $gain }
troyes-perk-die = { $color ->
        [red] roll one more red die
        [white] roll one more white die
        [yellow] roll one more yellow die
       *[purple] roll one more purple die
    }
troyes-perk-die-for = { $color ->
        [red] roll your red die once more for { $price }
        [white] roll your white die once more for { $price }
        [yellow] roll your yellow die once more for { $price }
       *[purple] roll your purple die once more for { $price }
    }
troyes-perk-exchange = exchange a die with each other district, three at most
troyes-perk-shield = the shield wards it off
troyes-perk-turn-bought-die = turn over a die that you buy

troyes-group-own-die = { $mark ->
        [turned] your { $die } (turned over)
        [marked] your { $die } (singled out)
       *[plain] your { $die }
    }
troyes-group-bought-die = { $mark ->
        [turned] { $how ->
            [free] { $die } (turned over) for nothing
            [several] { $die } (turned over) for { $price }
           *[one] { $price ->
                [one] { $die } (turned over) for { $price } denier
               *[other] { $die } (turned over) for { $price } deniers
            }
        }
        [marked] { $how ->
            [free] { $die } (singled out) for nothing
            [several] { $die } (singled out) for { $price }
           *[one] { $price ->
                [one] { $die } (singled out) for { $price } denier
               *[other] { $die } (singled out) for { $price } deniers
            }
        }
       *[plain] { $how ->
            [free] { $die } for nothing
            [several] { $die } for { $price }
           *[one] { $price ->
                [one] { $die } for { $price } denier
               *[other] { $die } for { $price } deniers
            }
        }
    }
troyes-say-dice = { $dice }: { $effect }
troyes-say-dice-bought = { $dice }, { $total } in all: { $effect }
troyes-effect-dice = { $dice } dice
troyes-effect-uses = { $uses ->
        [one] { $uses } use
       *[other] { $uses } uses
    }
troyes-effect-sites = { $count ->
        [one] a cube on site { $sites }
       *[other] cubes on sites { $sites }
    }
troyes-effect-some-sites = { $count ->
        [one] a cube on site { $sites }
       *[other] cubes on sites { $sites }
    } (no room for the rest)
troyes-effect-cubes = up to { $cubes }
troyes-effect-palace = space { $space } of the Palace
troyes-effect-row = row { $row } of { FORM($building, "the") }
troyes-effect-deniers = { $deniers }
troyes-effect-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What is awaited from chance

troyes-awaited-deal = Shuffle the characters and deal them.
troyes-awaited-roy-settles = Roll two dice of each color: le Roy settles by the highest three.
troyes-awaited-roy-turn = Roll two dice for le Roy.
troyes-awaited-reveal = { $color ->
        [red] Reveal a red Activity card { $number }.
        [white] Reveal a white Activity card { $number }.
       *[yellow] Reveal a yellow Activity card { $number }.
    }
troyes-awaited-lay = Lay a tile outside gate { $level }.
troyes-awaited-extra-die = { $color ->
        [red] Roll one more red die.
        [white] Roll one more white die.
        [yellow] Roll one more yellow die.
       *[purple] Roll one more purple die.
    }
troyes-awaited-workforce = Roll the workforce: everybody's dice.
troyes-awaited-arrive = { $color ->
        [red] Reveal a red event.
        [white] Reveal a white event.
       *[yellow] Reveal a yellow event.
    }
troyes-awaited-die-for = Roll a die for { $component }.
troyes-awaited-scatter = The citizens of { FORM($building, "the") } draw their new places.
troyes-awaited-ordeal = Chance decides for { $event }.
troyes-awaited-black = Roll the black dice.
troyes-awaited-reroll = { $who } rolls the { $die } again.

## What happened

troyes-told-dealt = { $who } is dealt { $character }.
troyes-told-unveiled = { $character } lies open for all.
troyes-told-settled = { $who } settles in { FORM($building, "the") }, space { $space }.
troyes-told-settled-row = { $who } settles in { FORM($building, "the") }, row of { $faces }, place { $place }.
troyes-told-round = Round { $round } begins.
troyes-told-revealed = { $card } opens in the city.
troyes-told-rolled = { $who } rolls { $dice }.
troyes-told-arrived = { $event } joins the queue.
troyes-told-took-effect = { $event } takes effect.
troyes-told-black-rolled = The black dice show { $dice }.
troyes-told-black-raised = Outlaws raise the black dice to { $dice }.
troyes-told-saw-off = { $who } sees off the black { $black } without a die.
troyes-told-beat = { $who } beats the black { $black } with { $dice }.
troyes-told-succumbed = { $who } cannot beat the black { $face }.
troyes-told-roy-rolled = Le Roy rolls { $first } and { $second }: { $deed }.
troyes-told-roy-spent = Le Roy spends { $dice }.
troyes-told-rated = The challenge ends { SIGNED($lead) }. { $verdict }
troyes-verdict = { SIGNED($lead) }: { $verdict }
troyes-told-gained = { $who } gains { $amount }{ $cause }.
troyes-told-paid = { $who } pays { $amount }{ $cause }.
troyes-told-spent = { $who } spends { $amount }{ $cause }.
troyes-told-lost = { $who } loses { $amount }{ $cause }.
troyes-told-rerolled = { $who } rolls the { $die } again: { $face }.
troyes-told-turned = { $who } turns over { $dice }.
troyes-told-bought = { $whose ->
        [grey] { $who } buys the neutral district's { $die } for { $price }.
       *[other] { $who } buys { $seller }'s { $die } for { $price }.
    }
troyes-told-used-dice = { $who } uses { $dice }.
troyes-told-used-cube = { $who } spends a cube from { $card }.
troyes-told-hired = { $who } hires a tradesman for { $card }.
troyes-told-used = { $times ->
        [one] { $who } uses { $card } { $times } time.
       *[other] { $who } uses { $card } { $times } times.
    }
troyes-told-loaded = { $who } puts { $cubes } on { $card }.
troyes-told-unloaded = { $who } takes { $cubes } off { $card }.
troyes-told-cube-lost = { $who } loses a cube on { $place } to { $event }.
troyes-told-shot = { $who }'s archer rolls { $face }.
troyes-told-built = { $who } builds on site { $site } of the Cathedral, level { $level }.
troyes-told-razed = { $who }'s cube on site { $site } of the Cathedral is taken away.
troyes-told-fought = { $who } places { $cubes } on { $event }.
troyes-told-repelled = { $who }'s last cube on { $event } is taken away.
troyes-told-countered-and-taken = { $event } is countered; { $who } takes the card.
troyes-told-countered = { $event } is countered.
troyes-told-entered-row = { ID($building) ->
       *[other] { $who } enters the { $row }.
    }
troyes-told-entered = { $who } enters { FORM($building, "the") } with a { $face }.
troyes-told-expelled = A citizen of { $who } is expelled from { FORM($building, "the") }.
troyes-told-domain = { $color ->
        [red] A { $face } for { $event }: red.
        [white] A { $face } for { $event }: white.
       *[yellow] A { $face } for { $event }: yellow.
    }
troyes-told-scattered = The citizens of { FORM($building, "the") } and one of { $who } find new places.
troyes-told-intruded = A neutral tradesman takes a space of { $card }.
troyes-told-possessed = A citizen of { $who } is possessed.
troyes-told-released = A possessed citizen of { $who } goes home.
troyes-told-farmed = { $who } works the fields.
troyes-told-passed = { $who } passes.
troyes-told-recruited = { $who } recruits a citizen.
troyes-told-round-over = Round { $round } is over.
troyes-told-rewarded = { $character } rewards { $who } with { $vp } VP.
troyes-told-laid = Outside gate { $level } lies: { $side }.
troyes-told-patrolled = { $who }'s guard goes on patrol.
troyes-told-walked = { $who }'s guard walks from space { $from } to { $to }.
troyes-told-posted = { $who } places a cube on { $side }.
troyes-told-used-outdoor = { $who } uses a cube of { $side }.
troyes-told-fetched = { $color ->
        [red] { $who } rolls one more red die: { $face }.
        [white] { $who } rolls one more white die: { $face }.
        [yellow] { $who } rolls one more yellow die: { $face }.
       *[purple] { $who } rolls one more purple die: { $face }.
    }
troyes-told-exchanged = { $who } exchanges the { $given } for { $taken }.
troyes-told-spared = { $event } spares { $who }.
troyes-told-warded-off = { $who }'s shield stops the black { $face }.
troyes-told-scored = { $side } is worth { $vp } VP to { $who }.
troyes-told-none-called = { $color ->
        [red] No red event is left to be called.
        [white] No white event is left to be called.
       *[yellow] No yellow event is left to be called.
    }

# Where a gain comes from; each goes on after an amount.
troyes-gain-income = {" "}as income
troyes-gain-from = {" "}from { $source }
troyes-gain-countering = {" "}for countering { $event }
troyes-gain-event = {" "}for { $event }
troyes-gain-black-dice = {" "}for the black dice
troyes-gain-cathedral = {" "}for the Cathedral
troyes-gain-agriculture = {" "}from agriculture
troyes-gain-dice = {" "}for dice sold
troyes-gain-pass = {" "}for having passed
troyes-gain-privilege = {" "}by royal privilege

# What a loss is for; each goes on after an amount.
troyes-loss-salaries = {" "}for salaries
troyes-loss-for = {" "}for { $what }
troyes-loss-hire = {" "}to hire for { $card }
troyes-loss-event = {" "}to { $event }
troyes-loss-black-die = {" "}to the black die
troyes-loss-dice = {" "}for dice
troyes-loss-recruit = {" "}for a citizen
troyes-loss-reroll = {" "}to roll again
troyes-loss-turn-over = {" "}to turn dice over
troyes-loss-patrol = {" "}to hasten the guard

## What le Roy does

troyes-deed-buy = { $vp } VP, and he buys the { $die } for { $price }
troyes-deed-gain = { $vp } VP, all with his own dice
troyes-deed-place = { ID($building) ->
       *[other] a citizen in the { $row }
    }
troyes-deed-fill = { $cubes } on { $event }
troyes-deed-hire = a tradesman for { $card }
troyes-deed-build-two = two cubes on the Cathedral, sites { $first } and { $second }
troyes-deed-build = a cube on the Cathedral, site { $site }
troyes-deed-build-and-gain = a cube on the Cathedral, site { $site }, and { $vp } VP for the other
troyes-deed-cathedral-full = the Cathedral is full, { $vp } VP instead
troyes-deed-recall = { $character } is recalled
troyes-deed-recall-nobody = no character is left to recall
troyes-deed-idle = nothing he can do

## Why not

troyes-no-seat = nobody sits at seat { $seat }
troyes-no-component = `{ $word }` is no card, event, place or die; try an id of `troyes cards`, palace, bishopric, city_hall, cathedral, agriculture, patrol, or a die like R4@blue
troyes-possible = It is possible: it is among your choices.
troyes-possible-die = It is possible: this die can be part of an action.
troyes-why-not-in-game = { $card } is not in this game.
troyes-why-not-revealed = { $card } is not revealed; it may come in round { $round }.
troyes-why-not-dealt = { $card } did not come into this game.
troyes-why-no-guards = This game has no rampart guards.
troyes-why-no-threat = { $event } does not threaten the city now.
troyes-why-over = The game is over.
troyes-why-chance = Dice or cards are awaited first.
troyes-why-not-asked = It is not your turn to choose: { $who } is asked.
troyes-why-answer-first = First answer: { $question }
troyes-why-patrol = A patrol takes a die: you have none, and cannot buy one for 2 deniers.
troyes-why-hire = Hiring for { $card } costs { $cost }; you have { $has }.
troyes-why-no-tradesman = You have no citizen to hire for { $card }, and not the influence to recruit one.
troyes-why-not-paid = Each use of { $card } costs { $price }; you cannot pay once.
troyes-why-not-paid-after-hiring = Each use of { $card } costs { $price }; you cannot pay once after hiring.
troyes-why-not-payable = { $taker } cannot be paid for.
troyes-why-no-dice = { $color ->
        [red] { FORM($taker, "subject") } takes red dice, and none is left on the square.
        [white] { FORM($taker, "subject") } takes white dice, and none is left on the square.
       *[yellow] { FORM($taker, "subject") } takes yellow dice, and none is left on the square.
    }
troyes-why-value = { $color ->
        [red] { $taker } takes dice of red worth { $value } at least; with { $budget } for dice you cannot put such a group together.
        [white] { $taker } takes dice of white worth { $value } at least; with { $budget } for dice you cannot put such a group together.
        [yellow] { $taker } takes dice of yellow worth { $value } at least; with { $budget } for dice you cannot put such a group together.
       *[any] { $taker } takes dice of any one color worth { $value } at least; with { $budget } for dice you cannot put such a group together.
    }
troyes-why-no-site = No white die on the square has a free space on its site.
troyes-why-no-die-for-site = You have no white die for a free site, and a bought one costs 2 deniers; you have { $has }.
troyes-why-no-die-for-building = { $color ->
        [red] { FORM($building, "subject") } takes a red die, and none is left on the square.
        [white] { FORM($building, "subject") } takes a white die, and none is left on the square.
       *[yellow] { FORM($building, "subject") } takes a yellow die, and none is left on the square.
    }
troyes-why-no-citizen = You have no citizen to place, and not the influence to recruit one.
troyes-why-no-die = { $color ->
        [red] You have no red die, and a bought one costs 2 deniers; you have { $has }.
        [white] You have no white die, and a bought one costs 2 deniers; you have { $has }.
       *[yellow] You have no yellow die, and a bought one costs 2 deniers; you have { $has }.
    }
troyes-why-double-expel = { $color ->
        [red] Every red die you could use would expel somebody whose color lies on { FORM($building, "the") } already, which is not allowed.
        [white] Every white die you could use would expel somebody whose color lies on { FORM($building, "the") } already, which is not allowed.
       *[yellow] Every yellow die you could use would expel somebody whose color lies on { FORM($building, "the") } already, which is not allowed.
    }
troyes-why-no-such-die = { $whose ->
        [grey] No { $die } lies on the neutral district.
       *[other] No { $die } lies on { $who }'s district.
    }
troyes-why-not-bought = A bought die costs 2 deniers at least; you have { $has }.
troyes-why-die-of-no-use = No action that you can pay for takes this die.
troyes-why-not-outside = { $side } does not lie outside a gate in this game.
troyes-why-scores = { $side } scores by itself: { $rule }
troyes-why-guard = Your guard is on space { $space }; { $side } lies outside the gate on { $gate }.
troyes-why-no-cube = You have no cube on { $side }; a patrol places one.
troyes-why-one-cube = One cube of { $side } at most is used in an action, or before a black die.
troyes-why-no-exchange = There is nothing to exchange: it takes a die of yours and an unlike one of another district, neither purple.
troyes-why-another-moment = { $side } helps at another moment: { $rule }

## Score sheet

troyes-score-cathedral = Cathedral cubes
troyes-score-events = Events countered
troyes-score-activities = Activity cards
troyes-score-outdoor = Ramparts and outdoor activities
troyes-score-royal = Le Roy's rolls and recalled characters
troyes-score-lost = Points lost
troyes-score-events-waiting = Events not countered
troyes-score-tradesmen = Tradesmen
troyes-score-levels = Cathedral levels without a cube
troyes-score-gates = Cubes outside the gates

## Components as they are looked up

troyes-set-base = Troyes
troyes-set-bonus = Bonus cards
troyes-set-ladies = The Ladies of Troyes
troyes-set-kings-challenge = King's Challenge
troyes-kind-activity = { $kind ->
        [delayed] activity, delayed
        [mixed] activity, mixed
        [end] activity, until the end
       *[immediate] activity, immediate
    }
troyes-kind-event = event
troyes-kind-character = character
troyes-kind-board = board
troyes-kind-outdoor = outdoor activity, level { $level }
troyes-kind-roy-table = le Roy's table
troyes-kind-rating = rating
troyes-figure = { $field ->
        [number] round
        [hire] hire (deniers)
        [hire_2012] hire (deniers)
        [hire_influence] hire (influence)
        [divisor] divisor
        [spaces] spaces (VP)
        [banners] banners
        [vp] rewards (VP)
        [black] black dice
       *[calls] calls
    }
troyes-figure-board = { $field ->
        [rows] faces by row
        [vp] VP for a cube
        [influence_low] influence on sites 1 to 3
       *[influence_high] influence on sites 4 to 6
    }
troyes-figure-vp-from = { $vp } VP from
troyes-figure-price = price
troyes-figure-lead = your lead
troyes-figure-gates = gates
troyes-figure-level = level
troyes-figure-other-side = other side

## Options

troyes-option-bonus = Bonus cards: Baker, Prior, Banquet and the event Resistance join their decks.
troyes-option-edition-2012 = Figures of the 2012 edition where it is known to differ (the Priest costs 8 deniers).
troyes-option-open-vp = Open points: everybody sees everybody's victory points.
troyes-option-ladies-characters = The Ladies, module 1: three ladies join the six characters.
troyes-option-revealed-character = Variant: one more character is dealt, face up for all to see.
troyes-option-ladies-cards = The Ladies, module 2: the 27 new Activity cards instead of the old ones.
troyes-option-mixed-cards = The Ladies, module 2: old and new Activity cards shuffled together.
troyes-option-ladies-events = The Ladies, module 3: six more events.
troyes-option-purple = The Ladies, module 4: the head of the family, a purple die for each player.
troyes-option-ramparts = The Ladies, module 5: guards on the ramparts and activities outside the gates.
troyes-option-tournament = Tournament variant: the last round runs counterclockwise (3 or 4 players).
troyes-option-english-king = King's Challenge by the English text of 2016 instead of the French one.
troyes-option-roy-first = King's Challenge: le Roy is the first start player.
