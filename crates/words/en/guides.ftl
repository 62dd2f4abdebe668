### Guided first games (crates/guide/guides) and their pages. What a guide's file names takes no arguments.

## The command

cli-help-learn = Learn a game step by step in the terminal; without a name, list what there is to learn
cli-help-learn-name = The guided game: troyes, kings-challenge or dice
cli-learn-guide = { $name }: { $about } ({ $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    })

## The page that lists them, and the text at the table

page-learn-title = Learn to play
page-learn-about = The first steps of a game, one thing at a time, with dice and cards that were prepared for you. You can stop whenever you like and go on later: the table is kept like any other.
page-learn-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
page-learn-begin = Begin
page-learn-lobby = Learn to play, step by step
page-learn-rules = Or read: the rules in our words
page-learn-cards = Every card and tile
page-guide-box = Guide
page-guide-count = { $number } of { $all }
page-guide-next = Go on
page-guide-back = Back
page-guide-show = Show me
page-guide-show-about = Makes this move for you
page-guide-leave = Leave the guide
page-guide-leave-about = From here on you play as you like; the table stays
page-guide-do = Your turn

## Answers to other tries, in any guide

guide-wrong = You could do that, but let us try something else first: see what is marked. Nothing has been played.
guide-wrong-pass = Not yet! Whoever passes does nothing more in this round, and there is still good use for your dice.

## Troyes

guide-troyes = A first game of Troyes
guide-troyes-about = Settle your citizens, roll their dice, and play a first round against Perrin, the baker's boy.
guide-troyes-welcome = Welcome to Troyes! You play the blue family. Four rounds from now, whoever has the most victory points wins. I show you the first round; everything on this table is real.
guide-troyes-settle-palace = This is the Palace. A citizen here rolls a red die each round: a soldier. Put your first citizen on space 6.
guide-troyes-settle-palace-other = Any space of the Palace gives a red die. Let us take the 6 this time, so that we look at the same table.
guide-troyes-settle-later = That building will have its turn in a moment. First a citizen for the Palace, on space 6.
guide-troyes-settle-two = The Bishopric gives white dice, City Hall yellow ones. Settle one citizen in each, on the marked spaces: the first of the Bishopric's row of 4·5·6, the first of City Hall's row of 3·4.
guide-troyes-settle-two-palace = One soldier is enough for now: without white and yellow dice much of the city stays closed to you.
guide-troyes-settle-two-other = The right building, perhaps, but take the marked space: what comes next is prepared for it.
guide-troyes-settle-last = Two more: space 3 of the Palace, and the first space of City Hall's row of 2·5. The very last one has only one space left and finds it alone.
guide-troyes-settle-last-bishopric = Your last citizen ends up in the Bishopric anyway. Take the two marked spaces.
guide-troyes-income = A round begins. Everybody gets 10 deniers and pays wages: 2 for each citizen in the Palace, 1 for each in the Bishopric, nothing in City Hall. You paid 6.
guide-troyes-dice = Each of your citizens has rolled a die. They lie here, on your district: two red, two white, two yellow. Perrin's lie on his, and the neutral citizens' on the grey one.
guide-troyes-events = Bad news comes to town every round: a red event and the one it calls. They stay, and strike every round, until somebody deals with them.
guide-troyes-black = Two black dice attack, and you stand in front. Red dice count double against them: your red 3 is worth 6, enough for the 4 and the 2 together. Pick the red 3 and both black dice.
guide-troyes-black-first = You may spend influence before a fight, but here you need none: your red 3 beats both black dice.
guide-troyes-black-both = That would do for the 4. But your red 3 counts 6, and 4 + 2 is 6: take both, each brings 1 influence.
guide-troyes-black-dice = That would win too, but it costs more than it must: the red 3 alone is enough.
guide-troyes-influence = Both beaten: 2 influence for you. Influence mends bad luck. For 1 you roll one of your dice again: try it with your yellow 1.
guide-troyes-influence-other-die = That one is good enough. The yellow 1 can only get better.
guide-troyes-influence-first = In a moment. First let us do something about that yellow 1: pick it and roll it again.
guide-troyes-recruit = A 4, much better. All your citizens are at work, and we shall need one more: for 2 influence recruit one from the general supply.
guide-troyes-recruit-reroll = No more dice for now: keep the influence to recruit a citizen.
guide-troyes-recruit-first = For what you have in mind a citizen is missing. Recruit one first, for 2 influence.
guide-troyes-cards = Now for an action. The Merchant takes yellow dice: every 2 pips bring 2 deniers. You have nobody there yet, so you first hire a tradesman, here for 4 deniers; he is worth 2 points at the end.
guide-troyes-buying = An action takes one to three dice of one color, from any district. Yours are free; a die of others costs 2 alone, 4 in a group of two, 6 in a group of three. Nobody may refuse to sell!
guide-troyes-merchant = Take your yellow 5, buy the grey 6 for 4 deniers and use the Merchant: 11 pips, five uses, 10 deniers.
guide-troyes-merchant-from = The citizen you have just recruited is free: let him be the tradesman. One who works in a building would leave it, and his die with him.
guide-troyes-merchant-dice = Other dice work too. But with your 5 and the grey 6 you earn well and keep the 4 for later.
guide-troyes-merchant-farm = The fields need no tradesman, but they pay only half: 5 deniers for 11 pips. The Merchant pays 10.
guide-troyes-delayed = Perrin has worked in the fields. The Priest brings nothing at once: he gives you cubes, and each cube makes a later action stronger. Some cards are like that; keep it in mind for another day.
guide-troyes-cathedral = White dice build the Cathedral: each one puts a cube on the site of its number, for 1 point and some influence. Build with your white 2 and 4.
guide-troyes-cathedral-priest = The Priest is expensive now. The Cathedral costs nothing, and every level without a cube of yours costs 2 points at the end.
guide-troyes-cathedral-dice = Both of your own white dice, the 2 and the 4: they cost nothing.
guide-troyes-fight = Time to clear the road: Brigands I has three banners, and every 3 red pips put a cube on one of them. Take your red 6 and the grey 5 for 4 deniers: 11 pips, three cubes.
guide-troyes-fight-marauding = Marauding comes back whatever you do. The Brigands are gone for good once their three banners are covered.
guide-troyes-fight-times = Place as many cubes as you can: each brings influence, and only when all banners are covered is the event dealt with.
guide-troyes-fight-dice = That is not enough, or not the best: your 6 and the grey 5 make 11, three cubes, and all banners are covered.
guide-troyes-countered = Done! All cubes were yours, so you get both rewards, 3 and 1 points, and 1 influence for each cube. Share an event, and whoever has the most cubes takes the larger reward. The card is yours.
guide-troyes-recruit-again = Perrin has passed. One more citizen at work means one more die each round: recruit one again.
guide-troyes-recruit-again-first = First the citizen: recruit him for 2 influence, then we find him a place.
guide-troyes-place = One die, of any value, brings a citizen into the building of its color. Your yellow 4 opens the row of 3 and 4 in City Hall: he enters on the left and pushes the others on.
guide-troyes-place-from = He should come from your supply; otherwise you only move a citizen who works already.
guide-troyes-place-farm = That would bring 2 deniers, once. A citizen in City Hall brings a die every round.
guide-troyes-place-dice = Your own yellow 4 costs nothing, and its row is just the right one.
guide-troyes-expelled = Perrin's citizen at the end of that row was pushed out and lies down beside City Hall. He comes home when the round ends, but Perrin rolls one die less next time.
guide-troyes-pass = Your good dice are used. Pass, it stands in the list of choices: you get 2 deniers, and 1 more each time your turn comes round while others still play.
guide-troyes-pass-other = That is possible, but it costs more than it brings now. Pass.
guide-troyes-round-over = The round is over: what passing brought is paid, the expelled go home, unused dice leave. Next round Perrin begins, and new cards open.
guide-troyes-characters = Tap your district to see your two characters. Each counts something, cubes on the Cathedral or influence, say; at the end every character scores for everybody. Yours tell you what to watch.
guide-troyes-scoring = At the end you count your points, the spaces of your tradesmen, 1 for each unfinished event with a cube of yours, and the characters; a Cathedral level without you costs 2.
guide-troyes-farewell = Three rounds are left, and Perrin is the gentlest player in town. Now it is your game: good luck! If you are stuck, ask for a hint.

## King's Challenge

guide-king = A first King's Challenge
guide-king-about = Alone against le Roy, who does not think but rolls: his turns, his dice, and how to beat him. It helps to know Troyes.
guide-king-welcome = Tonight you play against le Roy. He has no money and no plans; two dice tell him what to do. After four rounds you want more points than he has, the more the better.
guide-king-he-settles = Le Roy settles first: of six dice the three highest each put one of his citizens in the building of their color, on his favorite space.
guide-king-settle = Then it is your turn, two citizens at a time. Take space 5 of the Palace and the first space of the Bishopric's second row.
guide-king-settle-city = City Hall comes in the next turn. First a soldier and a cleric.
guide-king-settle-other = Any space would do in a game of your own. Here take the two marked ones: the dice are prepared for them.
guide-king-settle-two = Three more of his. Now space 4 of the Palace and City Hall's row of 3 and 4.
guide-king-settle-bishopric = You have somebody in the Bishopric already, and a second one follows. First the Palace and City Hall.
guide-king-settle-three = The last two: one in the Bishopric, one in City Hall. Le Roy takes whatever is left.
guide-king-settle-palace = Two soldiers are paid 4 deniers a round already. Save your money: Bishopric and City Hall.
guide-king-characters = All six characters lie open before le Roy. The one on top counts when he recalls it, for both of you; money and influence count for you alone.
guide-king-dice = He rolls twelve dice to your six. But you may buy his as you would anybody's, and what you pay goes to the bank, not to him.
guide-king-black = Black dice first. You face the highest, the 3: your red 2 counts double, 4, and that is enough.
guide-king-black-both = For both you would need more dice, and le Roy takes care of the other one anyway. Beat the 3 alone.
guide-king-black-dice = That wins, but a smaller die will do: the red 2 counts 4.
guide-king-his-black = Le Roy's strongest die took the other one away: a yellow 5 that you cannot buy any more. His strength shrinks a little with every turn.
guide-king-fight = Drought takes a denier for each of your citizens in City Hall, every round. Three banners, 3 pips each: your yellow 6 and le Roy's yellow 3, for 4 deniers, cover them all.
guide-king-fight-other = A good fight too, but you cannot finish it now. Drought you can, and then its reward is yours alone.
guide-king-fight-dice = You need 9 pips for three cubes: your yellow 6 and a yellow 3 of le Roy's.
guide-king-his-turn = 4 points for you! Now le Roy rolled 3 and 4. A 7 means he builds: two cubes on the lowest free level of the Cathedral, from site 6 down, and 2 points for him.
guide-king-build = Do not leave the Cathedral to him. Build with your white 3 and 4.
guide-king-build-dice = Take both of your own white dice: they are free, and each is a cube.
guide-king-recalled = An 8: le Roy recalled Hugues de Payns, who counts influence. You were paid for yours at once, and le Roy got nothing. So look at the pile before you spend!
guide-king-skirmishes = A red 5 is left. Skirmishes I takes a cube for every 2 pips: place two. A cube on an event is worth a point at the end even if nobody finishes it.
guide-king-skirmishes-dice = Your own red 5 is enough, and it costs nothing.
guide-king-pass = What is left is little. Pass, but mind: le Roy plays on as long as any die lies on the square, yours too.
guide-king-pass-other = It would bring little and cost deniers. Keep them, and pass.
guide-king-plays-on = See the log: le Roy went on alone until the square was empty. An 11 made him buy your last die, and you were paid for it. The fewer dice you leave, the fewer turns he has.
guide-king-rating = At the end your points less his are your result: 1 to 5 is a narrow win, 21 or more is masterly. A tie is le Roy's.
guide-king-farewell = Three rounds are left, and this time le Roy begins. The city is yours to defend. Good luck!

## Troyes Dice

guide-dice = A first game of Troyes Dice
guide-dice-about = Eight days around the wheel: pick a die, gain or build, and mind the black one. The first two days together, then beside Perrin.
guide-dice-welcome = Welcome! Everybody fills in a sheet with the same dice, all at once, and nobody takes anything from anybody. Eight days, each with a morning and an afternoon; most points win.
guide-dice-sheet = Your sheet has three districts: red with influence, yellow with deniers, white with knowledge. You begin with 3 of each.
guide-dice-wheel = The dice lie from lowest to highest on the plazas of this half-day, and each takes the color of its plaza. The first is free, the second costs one resource, the third 1 denier, the fourth 2. The black die spoils the plaza under it.
guide-dice-gain = Take the red 4 for 1 denier and gain influence with it: as much as the die shows.
guide-dice-gain-first = The yellow 2 is free, but small. Treat yourself to the red 4: one denier for twice as much.
guide-dice-gain-fourth = The red 5 costs 2 deniers, only for one more. The 4 is the better bargain.
guide-dice-gain-build = Building is next. First fill your stores: gain influence.
guide-dice-no-change = Dice can be changed, but this one is right as it is.
guide-dice-no-color = Another color costs 2 knowledge. Keep it for now: this die has the right color.
guide-dice-knight = 4 influence, and with the 6th one a knight came along! Every citizen you circle is a point at the end.
guide-dice-build = Instead of gaining you may build: in the column of the die's number a building of its color. The yellow 1 is free: build the City Hall in column 1, it brings 2 artisans.
guide-dice-build-gain = One denier is not much. A City Hall brings 2 artisans, that is 2 points.
guide-dice-build-great-hall = A Great Hall pays by the dice that lie there: not now. Build the City Hall below.
guide-dice-build-die = A good die, but the yellow 1 costs nothing and builds just as well.
guide-dice-rows = Work buildings bring citizens at once. The row may pay once more at the end, if a Cathedral makes it count. Let us build that one.
guide-dice-value = The white 2 is free, and influence changes it: 1 for each step. Make it a 4 and build the Cathedral in column 4. It makes your City Halls count.
guide-dice-value-gain = Knowledge is useful, but the Cathedral gives you points for every City Hall until the end.
guide-dice-value-column = Nearly! Column 4 is Jeanne's, and she counts City Halls. Make the die a 4.
guide-dice-value-bishopric = A Bishopric brings priests. But first the Cathedral: the earlier you know what counts, the better you can build for it.
guide-dice-value-die = That one is red, and a Cathedral is white. Take the white 2: it is free and you have influence to spare.
guide-dice-destroyed = The black die lies on a plaza, and nobody can use it in this half-day. The plaza comes back on its other side. From day 3 on the black die also attacks your sheet!
guide-dice-fortress = A Fortress protects its whole column. The red 2 is free: build the Fortress in column 2, and a knight moves in.
guide-dice-fortress-other = Tempting. But tomorrow the black die begins to strike, and something tells me it likes the 2.
guide-dice-fortress-die = The free red 2 is all you need for the Fortress.
guide-dice-attack = Day 3, and there it is: a black 2! Your Fortress held. Perrin had to cross out his red 2, and the buildings that belong to it.
guide-dice-color = Knowledge changes colors: 2 of it make a die another one. Take the white 5 for 1 denier, make it yellow and build a second City Hall, in column 5.
guide-dice-color-gain = You have enough in store. A second City Hall is 2 artisans now and a point more at the end.
guide-dice-color-red = Red would do for a Fortress. This time make it yellow, for a City Hall.
guide-dice-color-build = Close. Make the die yellow, and build the City Hall in column 5.
guide-dice-color-die = Take the white 5: we make it yellow.
guide-dice-links = Where two neighbors of a row have a diamond between them, it pays as soon as both stand. And your 15th and 20th citizen of a color, too, bring something: point at them to read more.
guide-dice-scoring = At the end you count your Cathedrals' rows, 1 point for every two resources of the same kind left, and 1 for each citizen.
guide-dice-farewell = Now the sheet is yours. Perrin goes on beside you, and he is in no hurry. Have fun!

## The rules as pages

page-rules-heading = The rules
page-rules-texts = Texts
page-rules-contents = Contents
page-rules-glossary = Overview and glossary
page-rules-troyes = Troyes
page-rules-ladies = The Ladies of Troyes
page-rules-kings-challenge = King's Challenge
page-rules-dice = Troyes Dice
page-rules-rulings = Rulings, Troyes
page-rules-rulings-dice = Rulings, Troyes Dice

## What else is known of cards

page-cards-rulings = { $count ->
    [one] Ruling:
   *[other] Rulings:
}
page-cards-usage = Bots use it in { $used } % of the games that have it: { $winners } % of the winners, { $others } % of the others.
page-cards-brought = One more use brought { $low } to { $high } points.
page-cards-usage-source = From { $games } games in which { $bot } plays every family, compared with what else was done.
