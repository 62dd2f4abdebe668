//! The games there are boards for: all of the one list in `host`.

use crate::board::BoardRenderer;
use crate::played_game::PlayedGame;
use crate::playing::Playing;
use crate::secret::TableId;
use crate::storage::TableRow;
use guide::Guide;
use maud::Markup;
use stage::LobbyOffer;
use stage::score_helper::{self, Counted, FieldGroup};
use std::marker::PhantomData;
use std::sync::Arc;
use tabletop::{
    CardSheet, Head, Phrase, ReadError, Record, Seat, Seats, Seed, SetupError, Table, TableError, phrase,
};
use words::{Language, capitalized};

/// The rules of a game with these options, and with figures of its owner's if there are any.
fn rules<G: BoardRenderer>(
    players: u8,
    options: &str,
    figures: Option<&(String, String)>,
) -> Result<G, SetupError> {
    let own = figures.map(|(name, text)| (name.as_str(), text.as_str()));
    G::new(&G::parse_options(players, options)?, own)
}

/// A component with its drawing.
pub struct Shown {
    /// What it is.
    pub sheet: CardSheet,
    /// How it is drawn, where it is.
    pub drawing: Option<Markup>,
}

/// Help with counting a game.
pub struct Helped {
    /// What each seat is called.
    titles: Vec<Phrase>,
    /// What is to be filled in.
    pub form: Vec<FieldGroup>,
    /// What came of it, if anything was filled in.
    pub counted: Option<Result<Counted, Vec<Phrase>>>,
}

impl Helped {
    /// A name for each column.
    pub fn names(&self, language: Language) -> Vec<String> {
        self.titles.iter().map(|title| capitalized(&language.text(title))).collect()
    }
}

/// Rules of some game.
pub trait Rules: Send + Sync {
    /// The game's name in records.
    fn name(&self) -> &'static str;
    /// What it is called.
    fn title(&self) -> Phrase;
    /// Every component of it and its modules, with our figures; drawn as on the table, where it is a card or a tile.
    fn cards(&self, language: Language) -> Vec<Shown>;
    /// The signs that cards are drawn with.
    fn signs(&self) -> Markup;
    /// What the lobby offers of it.
    fn offers(&self) -> Vec<LobbyOffer>;
    /// The style rules of its board.
    fn style(&self) -> &'static str;
    /// The drawings that its board refers to, as SVG symbols.
    fn drawings(&self) -> String;
    /// Sets up a new game; nothing is dealt before there is a seed.
    fn start(
        &self,
        players: u8,
        options: &str,
        figures: Option<(String, String)>,
        seed: Option<Seed>,
    ) -> Result<Box<dyn PlayedGame>, SetupError>;
    /// Sets up a new game with a guide.
    fn start_guided(&self, guide: &'static Guide, seed: Seed) -> Result<Box<dyn PlayedGame>, SetupError>;
    /// Sets up a new game like another one, at which nothing is dealt yet.
    fn start_again(&self, head: &Head) -> Result<Box<dyn PlayedGame>, TableError>;
    /// Whether its score can be counted from what lies on a table.
    fn can_count(&self) -> bool;
    /// What is to be filled in to have a game counted, and what comes of it.
    fn score_help(
        &self,
        players: u8,
        options: &str,
        written: Option<&Vec<(String, String)>>,
    ) -> Result<Helped, SetupError>;
    /// Sets up a new game at a real table.
    fn start_real(
        &self,
        players: u8,
        options: &str,
        figures: Option<(String, String)>,
        seed: Seed,
    ) -> Result<Box<dyn PlayedGame>, SetupError>;
    /// Sets up a new game like another one at a real table.
    fn start_real_again(&self, head: &Head, seed: Seed) -> Result<Box<dyn PlayedGame>, TableError>;
    /// Opens a game at a real table from its journal; see [`Playing::open_at_real_table`].
    fn open_real(
        &self,
        record: &Record,
        seed: Seed,
        covered: Seats,
    ) -> Result<Box<dyn PlayedGame>, host::OpenError>;
    /// Opens a game at which nothing was dealt yet.
    fn open_undealt(&self, record: &Record) -> Result<Box<dyn PlayedGame>, host::OpenError>;
    /// Opens a game from its journal; see [`Playing::open`].
    fn open(
        &self,
        record: &Record,
        seed: Seed,
        inherited: usize,
    ) -> Result<Box<dyn PlayedGame>, host::OpenError>;
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: BoardRenderer> Rules for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> Phrase {
        G::title()
    }

    fn cards(&self, language: Language) -> Vec<Shown> {
        let all = G::parse_options(*G::PLAYERS.end(), "all").and_then(|options| G::new(&options, None));
        let Ok(game) = all else { return Vec::new() };
        let shown = |sheet: CardSheet| {
            let id = sheet.component.id;
            Shown { drawing: game.face(id, language).or_else(|| game.drawing(id)), sheet }
        };
        game.cards().into_iter().map(shown).collect()
    }

    fn signs(&self) -> Markup {
        G::signs()
    }

    fn offers(&self) -> Vec<LobbyOffer> {
        G::lobby_offers()
    }

    fn style(&self) -> &'static str {
        G::STYLE
    }

    fn drawings(&self) -> String {
        G::drawings()
    }

    fn start(
        &self,
        players: u8,
        options: &str,
        figures: Option<(String, String)>,
        seed: Option<Seed>,
    ) -> Result<Box<dyn PlayedGame>, SetupError> {
        let game: G = rules(players, options, figures.as_ref())?;
        Ok(Box::new(Playing::new(game, figures, seed)))
    }

    fn start_guided(&self, guide: &'static Guide, seed: Seed) -> Result<Box<dyn PlayedGame>, SetupError> {
        let options = G::parse_options(guide.players, &guide.options)?;
        Ok(Box::new(Playing::guided(G::new(&options, None)?, guide, seed)))
    }

    fn start_again(&self, head: &Head) -> Result<Box<dyn PlayedGame>, TableError> {
        let game: G = Table::rules_of(head)?;
        Ok(Box::new(Playing::new(game, head.figures.clone(), None)))
    }

    fn can_count(&self) -> bool {
        let usual = G::parse_options(*G::PLAYERS.end(), "").and_then(|options| G::new(&options, None));
        usual.is_ok_and(|game| !game.score_form().is_empty())
    }

    fn score_help(
        &self,
        players: u8,
        options: &str,
        written: Option<&Vec<(String, String)>>,
    ) -> Result<Helped, SetupError> {
        let game = G::new(&G::parse_options(players, options)?, None)?;
        let titles = (0..game.seats()).map(|seat| game.seat_title(Seat(seat))).collect();
        let counted = written.map(|written| score_helper::count(&game, written));
        Ok(Helped { titles, form: game.score_form(), counted })
    }

    fn start_real(
        &self,
        players: u8,
        options: &str,
        figures: Option<(String, String)>,
        seed: Seed,
    ) -> Result<Box<dyn PlayedGame>, SetupError> {
        let game: G = rules(players, options, figures.as_ref())?;
        Ok(Box::new(Playing::at_real_table(game, figures, seed)))
    }

    fn start_real_again(&self, head: &Head, seed: Seed) -> Result<Box<dyn PlayedGame>, TableError> {
        let game: G = Table::rules_of(head)?;
        Ok(Box::new(Playing::at_real_table(game, head.figures.clone(), seed)))
    }

    fn open_real(
        &self,
        record: &Record,
        seed: Seed,
        covered: Seats,
    ) -> Result<Box<dyn PlayedGame>, host::OpenError> {
        Ok(Box::new(Playing::<G>::open_at_real_table(record, seed, covered)?))
    }

    fn open_undealt(&self, record: &Record) -> Result<Box<dyn PlayedGame>, host::OpenError> {
        Ok(Box::new(Playing::<G>::open_undealt(record)?))
    }

    fn open(
        &self,
        record: &Record,
        seed: Seed,
        inherited: usize,
    ) -> Result<Box<dyn PlayedGame>, host::OpenError> {
        Ok(Box::new(Playing::<G>::open(record, seed, inherited)?))
    }
}

/// Why a game cannot be opened from its journal.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The journal is not readable.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// This program does not know the game.
    #[error("this program does not know the game `{0}`")]
    UnknownGame(String),
    /// The rules do not accept the journal.
    #[error(transparent)]
    Table(#[from] TableError),
    /// Its dice are not those of its seed.
    #[error("its dice are not those of its seed")]
    OtherDice,
}

impl From<host::OpenError> for OpenError {
    fn from(error: host::OpenError) -> OpenError {
        match error {
            host::OpenError::Table(error) => OpenError::Table(error),
            host::OpenError::OtherDice => OpenError::OtherDice,
        }
    }
}

impl OpenError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            OpenError::Read(error) => error.phrase(),
            OpenError::UnknownGame(game) => phrase!("page-request-unreadable-game", game = game.clone()),
            OpenError::Table(error) => error.phrase(),
            OpenError::OtherDice => phrase!("open-other-dice"),
        }
    }
}

/// All games that are served.
#[derive(Clone)]
pub struct Games(Arc<Vec<Box<dyn Rules>>>);

impl Games {
    /// Every game of the list, once: some are played under several names.
    pub fn all() -> Games {
        let mut all: Vec<Box<dyn Rules>> = Vec::new();
        for rules in listed() {
            if all.iter().all(|other| other.name() != rules.name()) {
                all.push(rules);
            }
        }
        Games(Arc::new(all))
    }

    /// The rules of each game.
    pub fn iter(&self) -> impl Iterator<Item = &dyn Rules> {
        self.0.iter().map(|rules| &**rules)
    }

    /// What the lobby offers under this name, with its rules.
    pub fn offer(&self, name: &str) -> Option<(&dyn Rules, LobbyOffer)> {
        self.iter().find_map(|rules| {
            rules.offers().into_iter().find(|offer| offer.name == name).map(|offer| (rules, offer))
        })
    }

    /// The title of what the lobby offers under this name.
    pub fn title(&self, offer: &str) -> Phrase {
        self.offer(offer).map_or_else(|| phrase!("page-some-game"), |(_, offer)| offer.title)
    }

    /// Opens a game from its journal: the head of a record and the texts of its steps.
    pub fn open(
        &self,
        journal: &str,
        seed: Seed,
        inherited: usize,
    ) -> Result<Box<dyn PlayedGame>, OpenError> {
        let record = Record::read(journal)?;
        Ok(self.rules(&record.head.game)?.open(&record, seed, inherited)?)
    }

    /// Opens the game of a table from its journal, with dice of its own or of a real table.
    pub fn open_kept(&self, journal: &str, row: &TableRow) -> Result<Box<dyn PlayedGame>, OpenError> {
        let record = Record::read(journal)?;
        let rules = self.rules(&record.head.game)?;
        Ok(match &row.terms.real {
            Some(real) => rules.open_real(&record, row.seed, real.covered())?,
            None if row.is_undealt() => rules.open_undealt(&record)?,
            None => rules.open(&record, row.game_seed(), row.inherited)?,
        })
    }

    /// Sets up a new game like another one: at a real table, or one at which nothing is dealt yet.
    pub fn start_again(
        &self,
        head: &Head,
        seed: Seed,
        is_real: bool,
    ) -> Result<Box<dyn PlayedGame>, OpenError> {
        let rules = self.rules(&head.game)?;
        Ok(if is_real { rules.start_real_again(head, seed)? } else { rules.start_again(head)? })
    }

    fn rules(&self, name: &str) -> Result<&dyn Rules, OpenError> {
        self.iter().find(|rules| rules.name() == name).ok_or_else(|| OpenError::UnknownGame(name.into()))
    }
}

macro_rules! make_listed {
    ($($name:literal => $rules:ty, $players:literal $($only:ident)?, $about:expr;)*) => {
        /// The rules of every name in the list.
        fn listed() -> Vec<Box<dyn Rules>> {
            vec![
                $(of::<$rules>(),)*
                #[cfg(feature = "toy")]
                of::<host::rules::Toy>(),
            ]
        }
    };
}

host::list_games!(make_listed {});

fn of<G: BoardRenderer>() -> Box<dyn Rules> {
    Box::new(Of::<G>(PhantomData))
}

/// The text that a journal begins with: a record without entries. It names the seats, so that it can be read without
/// the rules.
pub fn journal_head(game: &dyn PlayedGame) -> String {
    head(game).write()
}

/// The same of a game that goes on from a moment of another table.
pub fn forked_head(game: &dyn PlayedGame, table: &TableId, at: usize) -> String {
    let mut record = head(game);
    record.head.notes.push((FORK_NOTE.into(), format!("{table} {at}")));
    record.write()
}

/// The table and the moment that a game goes on from.
pub fn forked_from(head: &str) -> Option<(&str, &str)> {
    let mut notes = head.lines().filter_map(|line| line.strip_prefix("note ")?.strip_prefix(FORK_NOTE));
    notes.next_back()?.trim().split_once(' ')
}

/// The note in a journal's head that says where a game comes from.
const FORK_NOTE: &str = "forked-from";

fn head(game: &dyn PlayedGame) -> Record {
    let mut record = Record { entries: Vec::new(), ..game.record() };
    record.head.seats = game.words().into_iter().map(|word| (word.into(), word.into())).collect();
    record
}
