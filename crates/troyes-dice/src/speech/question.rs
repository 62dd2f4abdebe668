//! What a seat is asked.

use crate::game::TroyesDice;
use crate::speech::die;
use crate::state::{Phase, Stage, State, Town};
use tabletop::{Question, Seat, phrase};

tabletop::kinds! {
    /// Whether the columns' numbers rise or fall.
    Direction = "direction",
    /// The number of a column.
    Number = "number",
    /// Which die is taken.
    Die = "die",
    /// What is done with it.
    Use = "use",
    /// Which bonus comes first.
    Order = "order",
    /// What a bonus builds.
    Build = "build",
    /// Where a citizen of a full track goes.
    Overflow = "overflow",
    /// Who else comes to a banquet.
    Guest = "guest",
    /// Whether that is all.
    Done = "done",
    /// Nothing: others still choose.
    Wait = "wait",
}

/// What a seat that is asked is asked.
pub(super) fn question(game: &TroyesDice, state: &State, seat: Seat) -> Question<Kind> {
    let turn = match state.town.phase {
        Phase::Choose => &state.turns[seat.index()],
        _ => return number_question(&state.town),
    };
    let (kind, text) = match turn.stage {
        Stage::Die => (Kind::Die, phrase!("dice-ask-die")),
        Stage::Color | Stage::Value | Stage::Action => {
            (Kind::Use, phrase!("dice-ask-use", die = die(turn.color, turn.value)))
        }
        Stage::Order => (Kind::Order, phrase!("dice-ask-order")),
        Stage::Build(bonus) => (Kind::Build, phrase!("dice-ask-build", bonus = game.bonus_name(bonus))),
        Stage::Overflow => (Kind::Overflow, phrase!("dice-ask-overflow")),
        Stage::Guest => (Kind::Guest, phrase!("dice-ask-guest")),
        Stage::Done => (Kind::Done, phrase!("dice-ask-done")),
        Stage::Committed => (Kind::Wait, phrase!("dice-ask-wait")),
    };
    Question { kind, text }
}

fn number_question(town: &Town) -> Question<Kind> {
    if town.phase == Phase::Direction {
        let text = phrase!("dice-ask-direction", number = town.numbering.0[0]);
        return Question { kind: Kind::Direction, text };
    }
    let column = 1 + town.numbering.0.iter().filter(|number| **number > 0).count();
    Question { kind: Kind::Number, text: phrase!("dice-ask-number", column = column) }
}
