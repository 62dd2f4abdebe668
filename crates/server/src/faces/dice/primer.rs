//! Troyes Dice in a few words, for whoever sits down without having read anything.

/// The rules in short.
pub const PRIMER: [(&str, &str); 7] = [
    (
        "Aim",
        "Have the most victory points (VP) after eight days. Each circled citizen is a point, every two resources left \
         are a point, and Cathedrals make whole rows of buildings count.",
    ),
    (
        "A half-day",
        "Four dice are rolled and laid on four plazas of the wheel, the lowest first. The black die destroys its plaza. \
         Then everybody chooses one of the other dice, all at the same time; several may choose the same one.",
    ),
    (
        "The price",
        "Stands between the die and the middle of the wheel. A die has the color of its plaza. Influence changes its \
         value, 1 for each step; 2 knowledge change its color. Whoever can pay no die gets one of each resource.",
    ),
    (
        "What a die does",
        "Either you gain as many resources of its color as it shows, or you build in the column with its number: one of \
         the two buildings of its color.",
    ),
    (
        "Buildings",
        "A Fortress protects its column, a Great Hall pays by the dice on the wheel, a Cathedral makes the row it shows \
         count at the end. Count's Palace, City Hall and Bishopric bring two citizens each. Two neighbors joined by a \
         diamond bring what stands in it.",
    ),
    (
        "The black die",
        "From day 3 on it also crosses out the die of its number and color on each sheet: nothing can be built there any \
         more, unless a Fortress protects the column. What is built stays.",
    ),
    (
        "At this table",
        "What glows can be clicked. Point at anything, or press it long, to read what it does. You can go back until you \
         are done with the half-day. A hint says what a bot would do.",
    ),
];
