//! The same people play once more.

use super::{cover_people, first_write, settle};
use crate::games::journal_head;
use crate::live_table::TableData;
use crate::mixing::{Mixing, Part};
use crate::refusal::Refused;
use crate::secret::{TableId, TokenHash};
use crate::services::Services;
use crate::storage::{Chair, Sitter, TableRow, Write};
use crate::terms::Terms;
use std::net::IpAddr;
use tabletop::{Commitment, Record, Seat};

/// What comes from each place when the same people play again: from those browsers that brought something before.
fn parts_again(data: &TableData, chairs: &[Chair]) -> Vec<Part> {
    let row = &data.row;
    let before = row.terms.mixing.as_ref();
    let lots = before.map_or(Vec::new(), |mixing| mixing.lots(&row.id, &row.seed));
    let has_brought = |seat: usize| {
        let place = lots.get(seat).copied().map_or(seat, usize::from);
        before.is_some_and(|mixing| mixing.parts().get(place).is_some_and(|part| part.commitment().is_some()))
    };
    let seats = chairs.len();
    let part = |(place, chair): (usize, &Chair)| match chair.sitter {
        Sitter::Invited(_) => Part::Awaited,
        Sitter::Person(_) if has_brought((place + usize::from(seats > 1)) % seats) => Part::Awaited,
        Sitter::Person(_) | Sitter::Bot(_) => Part::Nothing,
    };
    chairs.iter().enumerate().map(part).collect()
}

/// Who asks for a rematch, and what their browser promises.
pub type Asker = Option<(TokenHash, Option<Commitment>)>;

/// The table at which the same people play once more, each a seat further.
pub fn again(
    services: &Services,
    data: &TableData,
    asker: Asker,
    network: IpAddr,
) -> Result<(Write, TableId), Refused> {
    let seed = services.new_seed();
    let head = Record::read(&data.row.head).map_err(crate::games::OpenError::from)?.head;
    let mut game = services.games.start_again(&head, seed, data.row.terms.real.is_some())?;
    let count = data.row.chairs.len();
    let mut chairs = data.row.chairs.clone();
    for chair in &mut chairs {
        chair.sitter = match &chair.sitter {
            Sitter::Bot(level) => Sitter::Bot(level.clone()),
            Sitter::Person(_) => Sitter::Person(services.new_secret()),
            Sitter::Invited(_) => Sitter::Invited(services.new_secret()),
        };
    }
    chairs.rotate_left(usize::from(count > 1));
    let moved = |seat: Seat| Seat(((seat.index() + count - usize::from(count > 1)) % count) as u8);
    let real = data.row.terms.real.as_ref().map(|_| cover_people(&mut *game, &chairs));
    let holders: Vec<(TokenHash, Seat)> =
        data.row.holders.iter().map(|(session, seat)| (*session, moved(*seat))).collect();
    let mut parts = parts_again(data, &chairs);
    if let Some((session, Some(promised))) = asker {
        let own = holders.iter().filter(|(holder, _)| *holder == session).map(|(_, seat)| seat.index());
        // Of several seats at one screen one brings something: the one that has done so before, if there is one.
        let first = own.min_by_key(|place| (parts[*place] != Part::Awaited, *place));
        first.into_iter().for_each(|place| parts[place] = Part::Promised(promised));
    }
    let mixing = real.is_none().then(|| Mixing::new(parts, false));
    let mut row = TableRow {
        id: services.new_table_id(),
        revision: 0,
        is_begun: false,
        head: journal_head(&*game),
        seed,
        inherited: 0,
        rematch: None,
        achievements: None,
        analyses: [None, None],
        holders,
        callings: data.row.callings.iter().map(|(seat, calling)| (moved(*seat), calling.clone())).collect(),
        terms: Terms { real, mixing, ..data.row.terms.again() },
        remarks: Vec::new(),
        chairs,
        ..data.row.clone()
    };
    settle(&mut row, &mut *game, services.platform.now());
    let id = row.id.clone();
    Ok((first_write(row, &*game, Some(data.row.id.clone()), network), id))
}
