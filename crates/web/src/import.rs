//! Records from elsewhere: they are played again, checked, and become a table to look at or to play on.

use crate::games::{OpenError, journal_head};
use crate::name;
use crate::new_table::{RequestedSeat, first_write, journal, seat_all};
use crate::played_game::PlayedGame;
use crate::refusal::Refused;
use crate::secret::TableId;
use crate::storage::TableRow;
use crate::tables::Tables;
use crate::terms::Terms;
use crate::visitor::Creator;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{Entry, Record, Seat, Seed, TableError};

/// Who plays on where a record ends before its game does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Players {
    /// Everybody at this screen.
    Here,
    /// Whoever brings the record plays the seat that is asked, bots the others.
    Bots,
    /// Whoever brings the record plays the seat that is asked, and invites the others.
    Guests,
}

/// What becomes of a record.
pub enum Imported {
    /// A table, and whether its game is over.
    Table(TableId, bool),
    /// Nothing, and why.
    Refused(OpenError),
}

impl OpenError {
    /// The line of the record at which it shows, from 1.
    pub fn line(&self) -> Option<usize> {
        fn of(error: &TableError) -> Option<usize> {
            match error {
                TableError::Entry { line, .. } => Some(*line),
                TableError::OlderRules { because, .. } => of(because),
                _ => None,
            }
        }
        match self {
            OpenError::Read(error) => Some(error.line),
            OpenError::Table(error) => of(error),
            OpenError::UnknownGame(_) | OpenError::OtherDice => None,
        }
    }
}

impl Tables {
    /// Makes a table of a record.
    pub async fn import(&self, text: &str, players: Players, creator: Creator) -> Result<Imported, Refused> {
        self.must_be_below_quota(creator.network).await?;
        let seed = self.services.new_seed();
        // Whatever somebody writes into a record must not bring anything to fall but itself.
        let opened = catch_unwind(AssertUnwindSafe(|| self.open_record(text, seed)));
        let (record, game, inherited) = match opened.map_err(|_| Refused::Fault)? {
            Ok(opened) => opened,
            Err(error) => return Ok(Imported::Refused(error)),
        };
        let names = record.head.seats.iter().map(|(_, name)| name::read(name).ok());
        let requested = requested(&*game, names.collect(), players);
        let seated = seat_all(&self.services, &*game, requested, creator)?;
        let is_over = game.is_over();
        let offer = self.offer_of(&*game, &record.head.game);
        let row = TableRow {
            inherited,
            is_begun: true,
            terms: Terms { is_open: true, ..Terms::default() },
            ..self.new_row(offer, journal_head(&*game), seed, creator, seated)
        };
        let id = row.id.clone();
        self.services.storage.write(first_write(row, &*game, None, creator.network), 0).await?;
        Ok(Imported::Table(id, is_over))
    }

    /// The game of a record, whose dice are its own: those to come are this table's.
    fn open_record(&self, text: &str, seed: Seed) -> Result<(Record, Box<dyn PlayedGame>, usize), OpenError> {
        let record = Record::read(text)?;
        let fallen =
            record.entries.iter().filter(|(_, entry)| matches!(entry, Entry::Roll(_) | Entry::Draw(_)));
        let inherited = fallen.count();
        let game = self.services.games.open(text, seed, inherited)?;
        // The same once more from what will be kept.
        let kept = journal(&journal_head(&*game), &*game);
        let game = self.services.games.open(&kept, seed, inherited)?;
        Ok((record, game, inherited))
    }

    /// What the lobby calls such a game for so many players.
    fn offer_of(&self, game: &dyn PlayedGame, name: &str) -> String {
        let rules = self.services.games.iter().find(|rules| rules.name() == name);
        let mut offers = rules.into_iter().flat_map(|rules| rules.offers());
        offers.find(|offer| offer.players.contains(&game.players())).map_or(name, |offer| offer.name).into()
    }
}

fn requested(game: &dyn PlayedGame, names: Vec<Option<String>>, players: Players) -> Vec<RequestedSeat> {
    let mine = game.asked().iter().next();
    let seats = (0..game.players()).map(Seat);
    seats
        .map(|seat| {
            let own = || RequestedSeat::Me(names.get(seat.index()).cloned().flatten());
            match players {
                _ if game.is_over() || mine == Some(seat) => own(),
                Players::Here => own(),
                Players::Bots => RequestedSeat::Bot(crate::opponent::USUAL.into()),
                Players::Guests => RequestedSeat::Guest,
            }
        })
        .collect()
}
