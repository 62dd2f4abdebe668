//! `troyes dice-sheet`: the scoresheet of Troyes Dice as a drawing, empty or as it stands in a record.

use crate::failure::Failure;
use protocol::games::Setup;
use protocol::language::{called, names};
use tabletop::{Arg, Game, Phrase, Record, Seat, Table, phrase};
use troyes_dice::{Numbering, TroyesDice, sheet_svg};
use words::Language;

/// A sheet to print and fill in by hand.
pub fn empty(setup: &Setup, language: Language) -> Result<String, Failure> {
    let game: TroyesDice = setup.rules(host::games::find(TroyesDice::NAME)?)?;
    Ok(sheet_svg(&game, &Numbering::EMPTY, &game.empty_sheet(), "", &|phrase| language.text(phrase)))
}

/// A seat's sheet where a record ends; a seat is known by its word or by its player's name.
pub fn of_record(record: &Record, seat: Option<&str>, language: Language) -> Result<String, Failure> {
    let table = Table::<TroyesDice>::replay(record, |_, _| {})?;
    let (game, state) = (table.game(), table.state());
    let names = names(game, &record.head);
    let words: Vec<&str> = (0..game.seats()).map(|seat| game.seat_name(Seat(seat))).collect();
    let place = match seat {
        Some(wanted) => (0..words.len())
            .find(|seat| words[*seat] == wanted || names[*seat] == wanted)
            .ok_or_else(|| Failure::unknown("seat", wanted, names.iter().map(String::as_str)))?,
        None if words.len() == 1 => 0,
        None => {
            let hint = phrase!("cli-whose-sheet-hint", names = Arg::row(names));
            return Err(Failure::new(phrase!("cli-whose-sheet")).with_hint(hint));
        }
    };
    let sheet = state.sheets.get(place).copied().unwrap_or_else(|| game.empty_sheet());
    let say = |phrase: &Phrase| language.text(phrase);
    let name = &called(language, game, &names)[place];
    Ok(sheet_svg(game, &state.town.numbering, &sheet, name, &say))
}
