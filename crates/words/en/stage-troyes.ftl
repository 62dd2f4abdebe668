### Troyes and the King's Challenge on any screen: what can be pointed at, headings, the lobby.

troyes-about = Families use everybody's dice to serve the city. Alone it is the King's Challenge.
troyes-moment-round = { $game } · round { $round } of { $rounds }

## The lobby

troyes-lobby-about = Lead a rich family: dice are your citizens, and everybody's dice are for sale.
troyes-lobby-about-kings-challenge = Alone against le Roy, who plays by a roll of his dice.
troyes-lobby-cards = Activity cards
troyes-lobby-base-cards = The 27 Activity cards of the base game.

## Headings of choices

troyes-heading-activities = { $color ->
        [red] Red activities
        [white] White activities
       *[yellow] Yellow activities
    }
troyes-heading-places = Cathedral, fields and ramparts
troyes-heading-events = Events
troyes-heading-citizen = A citizen on a building
troyes-heading-influence = Influence, before the action
troyes-heading-pass = Or nothing more this round
troyes-heading-dice = { $bought ->
        [0] Your own dice
        [1] One die bought
        [2] Two dice bought
       *[other] Three dice bought
    }

## What somebody is busy with: "who …"

troyes-busy-settles = places a citizen
troyes-busy-faces-black-dice = faces the black dice
troyes-busy-chooses = chooses an action or passes
troyes-busy-turns-dice-over = turns dice over
troyes-busy-is-struck = is struck by an event
troyes-busy-releases = releases a citizen
troyes-busy-exchanges = exchanges dice
troyes-busy-acts = carries out an action

## A target whose dice are said in the same breath

troyes-begin-hire = Use { $card }: hire a tradesman for { $cost }
troyes-begin-fight = Fight { $event }
troyes-begin-patrol = Patrol the ramparts

## Spots

troyes-of-whom = { $whose ->
       *[other] of { $who }
    }
troyes-spot-die = { $whose ->
        [grey] { $color ->
            [red] grey's red die showing { $face }
            [white] grey's white die showing { $face }
            [yellow] grey's yellow die showing { $face }
           *[purple] grey's purple die showing { $face }
        }
       *[other] { $color ->
            [red] { $who }'s red die showing { $face }
            [white] { $who }'s white die showing { $face }
            [yellow] { $who }'s yellow die showing { $face }
           *[purple] { $who }'s purple die showing { $face }
        }
    }
troyes-spot-black-die = A black die showing { $face }
troyes-spot-card = { $card } · tradesmen: { $who }
troyes-spot-space = { $building }, space { $space } · { $who }
troyes-spot-empty-space = { $building }, space { $space } · empty
troyes-spot-lying = Expelled, lying on the { $building }
troyes-spot-site = Cathedral, site { $site }
troyes-spot-district = { $who }
troyes-spot-supply = Supply { $of }
troyes-spot-reserve = The general supply: 2 influence for a citizen
troyes-spot-influence = Influence { $of }
troyes-spot-wall = The ramparts, space { $space }
troyes-spot-gate = The ramparts, space { $space }: gate { $gate }
troyes-spot-outpost = Outside the gates
troyes-spot-patrol = Patrol
troyes-spot-recruit = Recruit
troyes-spot-turn-over = Turn dice over
troyes-spot-pass = Pass

## Pieces, and what a move brings about

troyes-piece-citizen = citizen { $of }
troyes-piece-cube = cube { $of }
troyes-piece-guard = guard { $of }
troyes-piece-die = { $whose ->
        [grey] the neutral district
       *[other] { $who }
    }'s { $color ->
        [red] red { $face }
        [white] white { $face }
        [yellow] yellow { $face }
       *[purple] purple { $face }
    }
troyes-place-space = { $building }, space { $space }
troyes-place-reserve = general supply
troyes-piece-event = event { $event }
troyes-counter-gain = { $who } { $vp } VP
troyes-counter-nobody = { $event } is countered; nobody gains anything.
troyes-counter-taken = { $event } is countered and goes to { $who }.
troyes-counter-gains = { $event } is countered: { $gains }.
troyes-counter-gains-taken = { $event } is countered: { $gains }. The card goes to { $who }.

## What dice reach

troyes-reach-counters = { $cubes ->
        [one] { $cubes } cube, which counters it
       *[other] { $cubes } cubes, which counter it
    }
troyes-reach-cubes = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } ({ $left } left to counter)
troyes-reach-gain = { $reach } = { $gains }
troyes-reach-cost = { $reach } for { $costs }
troyes-reach-gain-cost = { $reach } = { $gains } for { $costs }

## Why not

troyes-why-no-black-die-now = No black die is faced now.
troyes-why-site-full = Site { $site } of the Cathedral is full.
troyes-why-head-of-family = The head of a family serves that family alone.
troyes-why-nobody-to-recruit = No citizen of yours is left in the general supply.
troyes-why-no-own-dice = You have no dice left on your district.
troyes-why-too-little-influence = It costs { $price } influence; you have { $has }.
