//! `troyes dice-sheet`: the scoresheet of Troyes Dice as a drawing, empty or as it stands in a record.

use crate::failure::Failure;
use crate::games::{LIST, Setup};
use crate::language::called;
use crate::replay;
use tabletop::{Game, Phrase, Record, Seat, Table};
use troyes_dice::{Numbering, TroyesDice, sheet_svg};
use words::Language;

/// A sheet to print and fill in by hand.
pub fn empty(setup: &Setup, language: Language) -> Result<String, Failure> {
    let listed = LIST.iter().find(|listed| listed.name == TroyesDice::NAME);
    let listed = listed.ok_or_else(|| Failure::new("Troyes Dice is not among the games"))?;
    let game: TroyesDice = setup.rules(listed).map_err(|error| Failure::setup(&error, language))?;
    Ok(sheet_svg(&game, &Numbering::EMPTY, &game.empty_sheet(), "", &|phrase| language.text(phrase)))
}

/// A seat's sheet where a record ends; a seat is known by its word or by its player's name.
pub fn of_record(record: &Record, seat: Option<&str>, language: Language) -> Result<String, Failure> {
    let table = Table::<TroyesDice>::replay(record, |_, _| {}).map_err(|error| {
        Failure::new(format!("the record is refused: {}", language.text(&error.phrase())))
    })?;
    let (game, state) = (table.game(), table.state());
    let names = replay::names(game, &record.head);
    let words: Vec<&str> = (0..game.seats()).map(|seat| game.seat_name(Seat(seat))).collect();
    let place = match seat {
        Some(wanted) => (0..words.len())
            .find(|seat| words[*seat] == wanted || names[*seat] == wanted)
            .ok_or_else(|| Failure::unknown("seat", wanted, names.iter().map(String::as_str)))?,
        None if words.len() == 1 => 0,
        None => {
            let hint = format!("say `--seat` and one of: {}", names.join(", "));
            return Err(Failure::new("several played: whose sheet?").hint(hint));
        }
    };
    let sheet = state.sheets.get(place).copied().unwrap_or_else(|| game.empty_sheet());
    let say = |phrase: &Phrase| language.text(phrase);
    let name = &called(language, game, &names)[place];
    Ok(sheet_svg(game, &state.town.numbering, &sheet, name, &say))
}
