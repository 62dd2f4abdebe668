### The ramparts and the outdoor activities of The Ladies of Troyes: each with its name and, as `.rule`, what it does. No
### message takes arguments.

## The wall

troyes-patrol = Ramparts
    .the = the Ramparts
    .of = of the Ramparts
    .in = on the Ramparts
    .rule = Action 7: one die of any color, your own or bought for 2 deniers, sends your guard on patrol; each denier raises it by 1, to 6 at most. Each point is a step along the wall or a cube on an activity outside a gate that he has reached, one on each at most; points left over are lost. At the last gate he stays for good.

## Sides of the outdoor tiles

troyes-influence_when_die_bought = Influence for dice sold
    .rule = When an opponent pays for one or more of your dice, a cube brings you 4 influence.

troyes-influence_when_placing = Influence for placing
    .rule = When your action places a citizen on a building, a cube brings you 4 influence.

troyes-deniers_when_card_used = Deniers for tradesmen
    .rule = When an opponent activates a card on which you have a tradesman, a cube brings you 4 deniers, however often the card is used.

troyes-deniers_when_farming = Deniers for agriculture
    .rule = When you use agriculture, a cube brings you 5 deniers more.

troyes-extra_red_die = Extra red die
    .rule = Before your action a cube fetches a red die from the general supply, if one is left there: it is rolled and lies on your district, to be used now or later or to be bought. A red die cannot place a cube here.

troyes-extra_white_die = Extra white die
    .rule = Before your action a cube fetches a white die from the general supply, if one is left there: it is rolled and lies on your district, to be used now or later or to be bought. A white die cannot place a cube here.

troyes-extra_yellow_die = Extra yellow die
    .rule = Before your action a cube fetches a yellow die from the general supply, if one is left there: it is rolled and lies on your district, to be used now or later or to be bought. A yellow die cannot place a cube here.

troyes-extra_purple_die = Extra purple die
    .rule = Before your action a cube and 2 deniers fetch your purple die back, if it does not lie on your district: it is rolled again, to be used now or later. The purple die cannot place a cube here.

troyes-exchange_dice = Exchange of dice
    .rule = Before your action, or before you counter a black die, a cube lets you exchange one die with each other district, grey too, but with three of them at most. The dice keep their faces; their colors may differ. Purple dice are not exchanged.

troyes-shield = Shield
    .rule = A cube counters the highest black die when it is your turn to face it, for 1 influence as usual. Or it spares you what Drought, Civil War, Heresy, Harsh Winter or Interrupted Work would take from you.

troyes-turn_bought_die = Turning a bought die
    .rule = A cube turns over one die that you buy for an action, from an opponent or from the neutral district. What you take for nothing is not bought.

troyes-extra_cube = Extra cube
    .rule = When you activate a delayed or mixed card, a cube may move from here to another delayed, mixed or until-the-end card, whatever its color; no tradesman of yours need be there. On the Breeder it costs 3 deniers as usual.

troyes-vp_when_building_or_fighting = VP for building or fighting
    .rule = When you place one or more cubes on the Cathedral or on an event, a cube brings you 2 VP, once in an action.

troyes-vp_at_gate_and_per_cube = VP at the gate and per cube
    .rule = Whoever reaches the gate gains 3 VP. At the end each cube here is worth 1 VP.

troyes-vp_by_majority = VP by majority
    .rule = At the end most cubes here are worth 8 VP, second most 4 and third most 2. Those who are tied add up the ranks that they hold and divide, rounded down. Nobody scores without a cube.

troyes-vp_by_arrival = VP by arrival
    .rule = The first guard who reaches the gate gains 6 VP, the second 4, the third 2 and the fourth 1. No cubes are placed here.
