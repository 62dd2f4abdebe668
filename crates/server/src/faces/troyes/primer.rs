//! Troyes in a few words, for whoever sits down without having read anything.

use troyes::Troyes;

const ALONE: (&str, &str) = (
    "Alone",
    "You play against le Roy. He has the grey dice, citizens and cubes, and acts by a roll of dice after each of your \
     actions. You win if you end with more points than he does.",
);

const MAIN: [(&str, &str); 8] = [
    (
        "Aim",
        "Have the most victory points (VP) when the last round is over. Points come from the Cathedral, from events that \
         are countered, from activity cards, from your tradesmen, and from the characters: each of them rewards \
         something at the end, for everybody, but you know only those that you hold.",
    ),
    (
        "A round",
        "You get 10 deniers and pay your citizens: 2 for each in the Palace, 1 for each in the Bishopric. Each citizen \
         gives you a die: red from the Palace, white from the Bishopric, yellow from City Hall. Events strike, the black \
         dice have to be faced, and then everybody acts in turn until all have passed or no die is left.",
    ),
    (
        "An action",
        "Takes one to three dice of one color. Other families' dice are for sale, and they cannot refuse: each bought die \
         costs 2 deniers in an action with one die, 4 in one with two, 6 in one with three. The sum of the dice, divided \
         by the number on the card (÷), says how often you may do it.",
    ),
    (
        "Activity cards",
        "The first time you hire a tradesman: the price is in the upper right, and the space he takes is worth points at \
         the end. From then on you only need the dice. Some cards give cubes, each of which helps in a later action.",
    ),
    (
        "Events",
        "Dice of the event's color place your cubes on its banners, 1 influence each. When the last banner is filled, \
         whoever has most cubes gets the larger number of points, the next one the smaller.",
    ),
    (
        "Cathedral, buildings, fields",
        "Each white die puts a cube on the site of its number: points and influence at once, and 2 points less at the end \
         for each level without a cube of yours. A die of a building's color puts a citizen there, in the row of its \
         number, and may push another one out. Yellow dice in the fields give half their sum in deniers.",
    ),
    (
        "Influence",
        "Before an action, 1 rolls one of your dice again, 2 bring a new citizen, 4 turn over up to three of your dice.",
    ),
    (
        "At this table",
        "What glows can be clicked, dice first or target first. Point at anything, or press it long, to read what it does \
         and why you may not use it. A hint says what a bot would do. You can go back until dice or cards have answered.",
    ),
];

/// The rules in short.
pub fn primer(game: &Troyes) -> Vec<(&'static str, &'static str)> {
    let is_alone = game.families().len() == 1;
    is_alone.then_some(ALONE).into_iter().chain(MAIN).collect()
}
