//! What a figures file must agree with: the contents of the box, and rules that a game could not be played to its end
//! without.

use super::{Prints, rows_path};
use crate::board::{Building, Color};
use crate::cards::{Card, Event, Set};
use tabletop::figures::{Figures, FiguresError};
use tabletop::{Phrase, phrase};

/// Activity cards of each color and number in the base game, and as many in The Ladies of Troyes.
const OF_A_NUMBER: usize = 3;
/// Events of each color in the base game: red, white, yellow.
const BASE_EVENTS: [usize; 3] = [8, 4, 4];
/// Events of each color in The Ladies of Troyes.
const LADIES_EVENTS: usize = 2;
/// Two players place twelve citizens on eighteen spaces.
const ROOM_FOR_NEUTRAL: usize = 6;

const NEUTRAL_PATH: &str = "board.two_player_neutral";

/// Refuses what the box does not hold.
pub(super) fn check(figures: &Figures, prints: &Prints) -> Result<(), FiguresError> {
    activities(figures, prints)?;
    events(figures, prints)?;
    calls(figures, prints)?;
    rows(figures, prints)?;
    neutral_citizens(figures, prints)
}

/// A round reveals a card of each color: no deck may lack any, and the box has so many of each.
fn activities(figures: &Figures, prints: &Prints) -> Result<(), FiguresError> {
    for set in [Set::Base, Set::Ladies] {
        let of_set = || Card::ALL.into_iter().filter(move |card| card.sheet().set == set);
        for color in Color::ALL {
            for number in 1..=3 {
                let is_of = |card: &Card| {
                    let print = &prints.cards[*card as usize];
                    print.color == color && print.number == number
                };
                let count = of_set().filter(is_of).count();
                if count != OF_A_NUMBER {
                    let rows = of_set().map(Card::figures_path);
                    let why = phrase!(
                        "troyes-error-figures-cards",
                        set = set.name().to_string(),
                        wanted = OF_A_NUMBER,
                        color = color,
                        number = number,
                        count = count
                    );
                    return Err(blame(figures, rows, &["number", "color"], why));
                }
            }
        }
    }
    Ok(())
}

fn events(figures: &Figures, prints: &Prints) -> Result<(), FiguresError> {
    for (set, wanted) in [(Set::Base, BASE_EVENTS), (Set::Ladies, [LADIES_EVENTS; 3])] {
        let of_set = || Event::ALL.into_iter().skip(1).filter(move |event| event.sheet().set == set);
        for (color, wanted) in Color::ALL.into_iter().zip(wanted) {
            let count = of_set().filter(|event| prints.events[*event as usize].color == Some(color)).count();
            if count != wanted {
                let rows = of_set().map(Event::figures_path);
                let why = phrase!(
                    "troyes-error-figures-events",
                    set = set.name().to_string(),
                    wanted = wanted,
                    color = color,
                    count = count
                );
                return Err(blame(figures, rows, &["color"], why));
            }
        }
    }
    Ok(())
}

/// Only red events call another one, and only Resistance a red one: else more would come than there is room for.
fn calls(figures: &Figures, prints: &Prints) -> Result<(), FiguresError> {
    for event in Event::ALL {
        let print = &prints.events[event as usize];
        let path = || format!("{}.calls", event.figures_path());
        if print.calls.is_some() && print.color != Some(Color::Red) {
            return Err(figures.blame(&path(), phrase!("troyes-error-figures-calls")));
        }
        if print.calls == Some(Color::Red) && event != Event::Resistance {
            return Err(
                figures.blame(&path(), phrase!("troyes-error-figures-calls-red", event = Event::Resistance))
            );
        }
    }
    Ok(())
}

/// Every row can be entered.
fn rows(figures: &Figures, prints: &Prints) -> Result<(), FiguresError> {
    for building in Building::ALL {
        let rows = 6 / prints.layout.length(building);
        if (0..rows).any(|row| prints.layout.faces(building, row).next().is_none()) {
            return Err(figures.blame(&rows_path(building), phrase!("troyes-error-figures-row-uncalled")));
        }
    }
    Ok(())
}

/// There is room for the players' own citizens, and there are as many neutral ones as two players begin with.
fn neutral_citizens(figures: &Figures, prints: &Prints) -> Result<(), FiguresError> {
    let placed = prints.board.two_player_neutral.len();
    if placed > ROOM_FOR_NEUTRAL {
        let lists = Building::ALL.map(|building| format!("{NEUTRAL_PATH}.{}", building.id()));
        let why = phrase!("troyes-error-figures-neutral", room = ROOM_FOR_NEUTRAL, placed = placed);
        return Err(blame_any(figures, lists, why));
    }
    for citizens in ["base", "with_ladies"] {
        figures.number(&format!("board.neutral_citizens.{citizens}"), placed as i64..=18)?;
    }
    Ok(())
}

/// Blames the fields of these rows.
fn blame(
    figures: &Figures,
    rows: impl Iterator<Item = String>,
    fields: &[&str],
    why: Phrase,
) -> FiguresError {
    let paths = rows.flat_map(|row| fields.iter().map(move |field| format!("{row}.{field}")));
    blame_any(figures, paths, why)
}

/// Blames the first of these figures that a user has replaced.
fn blame_any(figures: &Figures, paths: impl IntoIterator<Item = String>, why: Phrase) -> FiguresError {
    let paths: Vec<String> = paths.into_iter().collect();
    let path = paths.iter().find(|path| figures.is_own(path)).or(paths.first()).map_or("", String::as_str);
    figures.blame(path, why)
}
