//! Which games the menus offer: those of the one list, `host::list_games!`, each under the name of its own rules.

use crate::failure::GameError;
use crate::game_screen::GameScreen;
use crate::playable::Playable;
use crate::replay::Replay;
use crate::screen::{Screen, Settings};
use crate::session::{Player, Session};
use bots::Budget;
use guide::Guide;
use stage::PrimerSection;
use std::path::PathBuf;
use std::sync::LazyLock;
use tabletop::{Game, Phrase, Record, Table};

/// A game that menus offer.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    /// The word in records.
    pub name: &'static str,
    /// The name in print.
    pub title: fn() -> Phrase,
    /// One sentence.
    pub about: fn() -> Phrase,
    /// Fewest and most players.
    pub players: (u8, u8),
}

/// Something that can be done with any game.
pub trait ForGame {
    /// What comes of it.
    type Output;
    /// Does it with the game of this type.
    fn run<G: Playable>(self) -> Self::Output;
}

const fn listed<G: Playable>() -> Listed {
    Listed {
        name: G::NAME,
        title: G::title,
        about: G::about,
        players: (*G::PLAYERS.start(), *G::PLAYERS.end()),
    }
}

/// Every game.
pub static LIST: LazyLock<Vec<Listed>> = LazyLock::new(list);

macro_rules! make_list {
    ($($name:literal => $rules:ty, $players:literal $($only:ident)?, $about:expr;)*) => {
        fn list() -> Vec<Listed> {
            let listed = [$(($name, listed::<$rules>())),*];
            listed.into_iter().filter(|(name, listed)| *name == listed.name).map(|(_, listed)| listed).collect()
        }

        /// Does something with the rules that are offered under this name.
        fn rules_named<J: ForGame>(name: &str, job: J) -> Option<J::Output> {
            $(if name == $name {
                return Some(job.run::<$rules>());
            })*
            None
        }

        /// Does something with the game of this name.
        pub fn with<J: ForGame>(name: &str, job: J) -> Result<J::Output, GameError> {
            $(if name == $name && <$rules as Game>::NAME == $name {
                return Ok(job.run::<$rules>());
            })*
            Err(GameError::Unknown { name: name.into(), known: LIST.iter().map(|listed| listed.name).collect() })
        }
    };
}

host::list_games!(make_list {});

/// A game that somebody wants to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game's name.
    pub game: String,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// Option names with commas between.
    pub options: String,
    /// Whether it is played with the real box, and people say what falls.
    pub is_real: bool,
}

/// Every option of a game with its sentence.
pub fn options(name: &str) -> Vec<(&'static str, Phrase)> {
    struct Options;
    impl ForGame for Options {
        type Output = Vec<(&'static str, Phrase)>;
        fn run<G: Playable>(self) -> Self::Output {
            G::option_list()
        }
    }
    with(name, Options).unwrap_or_default()
}

/// The rules of a game in short, for so many players.
pub fn primer(name: &str, players: u8) -> Vec<PrimerSection> {
    struct Primer(u8);
    impl ForGame for Primer {
        type Output = Vec<PrimerSection>;
        fn run<G: Playable>(self) -> Self::Output {
            let rules = G::parse_options(self.0, "").and_then(|options| G::new(&options, None));
            rules.map_or(Vec::new(), |rules| rules.primer())
        }
    }
    with(name, Primer(players)).unwrap_or_default()
}

/// Whether a game can be played so; if not, why not.
pub fn check(setup: &Setup) -> Result<(), GameError> {
    struct Check<'a>(&'a Setup);
    impl ForGame for Check<'_> {
        type Output = Result<(), GameError>;
        fn run<G: Playable>(self) -> Self::Output {
            G::parse_options(self.0.players.len() as u8, &self.0.options)?;
            for player in &self.0.players {
                if let Player::Bot(spec) = player {
                    bots::by_name::<G>(spec, 0)?;
                }
            }
            Ok(())
        }
    }
    with(&setup.game, Check(setup))?
}

/// Begins a new game.
pub fn begin(setup: &Setup, settings: &mut Settings) -> Result<Box<dyn Screen>, GameError> {
    struct Begin<'a>(&'a Setup, &'a mut Settings);
    impl ForGame for Begin<'_> {
        type Output = Result<Box<dyn Screen>, GameError>;
        fn run<G: Playable>(self) -> Self::Output {
            let Begin(setup, settings) = self;
            let options = G::parse_options(setup.players.len() as u8, &setup.options)?;
            let figures = settings.figures.clone();
            let own = figures.as_ref().map(|(name, text)| (name.as_str(), text.as_str()));
            let game = G::new(&options, own)?;
            let dice = settings.dice(game.players());
            let seed = dice.seed();
            let path = settings.path(G::NAME, &seed);
            let table = Table::new(game, figures);
            let (players, language) = (setup.players.clone(), settings.language);
            let session = match setup.is_real {
                true => Session::at_real_table(table, players, seed, path, language)?,
                false => Session::new(table, players, dice, path, language)?,
            };
            Ok(Box::new(GameScreen::new(session, settings.spares)))
        }
    }
    with(&setup.game, Begin(setup, settings))?
}

/// Takes up a game where its record stops.
pub fn resume(text: &str, path: PathBuf, settings: &mut Settings) -> Result<Box<dyn Screen>, GameError> {
    struct Resume<'a>(&'a str, PathBuf, &'a mut Settings);
    impl ForGame for Resume<'_> {
        type Output = Result<Box<dyn Screen>, GameError>;
        fn run<G: Playable>(self) -> Self::Output {
            let fresh = self.2.seed();
            let session = Session::<G>::resume(self.0, self.1, fresh)?;
            Ok(Box::new(GameScreen::new(session, self.2.spares)))
        }
    }
    with(&game_of(text)?, Resume(text, path, settings))?
}

/// Steps through a record; with so much thought for each decision it is analysed at once.
pub fn replay(text: &str, analysed: Option<Budget>) -> Result<Box<dyn Screen>, GameError> {
    struct Step<'a>(&'a str, Option<Budget>);
    impl ForGame for Step<'_> {
        type Output = Result<Box<dyn Screen>, GameError>;
        fn run<G: Playable>(self) -> Self::Output {
            Ok(Box::new(Replay::<G>::new(self.0, self.1)?))
        }
    }
    with(&game_of(text)?, Step(text, analysed))?
}

/// Begins a guided game.
pub fn guided(name: &str, settings: &mut Settings) -> Result<Box<dyn Screen>, GameError> {
    struct Begin<'a>(&'static Guide, &'a mut Settings);
    impl ForGame for Begin<'_> {
        type Output = Result<Box<dyn Screen>, GameError>;
        fn run<G: Playable>(self) -> Self::Output {
            let Begin(guide, settings) = self;
            let game = G::new(&G::parse_options(guide.players, &guide.options)?, None)?;
            let seed = settings.seed();
            let path = settings.path(G::NAME, &seed);
            let learner = Player::Person(settings.user.clone().unwrap_or_default());
            let session = Session::guided(game, guide, learner, (seed, path), settings.language)?;
            Ok(Box::new(GameScreen::new(session, true)))
        }
    }
    let known = || guide::all().iter().map(|guide| guide.name.as_str()).collect();
    let guide = guide::find(name).ok_or_else(|| GameError::NoGuide { name: name.into(), known: known() })?;
    with(rules_of(guide), Begin(guide, settings))?
}

/// The guide that teaches a game for so many players, if there is one.
pub fn guide_for(game: &str, players: u8) -> Option<&'static Guide> {
    let teaches = |guide: &&Guide| rules_of(guide) == game;
    let of_so_many = |guide: &&Guide| (guide.players == 1) == (players == 1);
    let mut guides = guide::all().iter().filter(teaches);
    guides.clone().find(of_so_many).or_else(|| guides.next())
}

/// The name of the rules that a guide teaches: what lobbies call the King's Challenge is Troyes.
fn rules_of(guide: &Guide) -> &'static str {
    struct NameOf;
    impl ForGame for NameOf {
        type Output = &'static str;
        fn run<G: Playable>(self) -> Self::Output {
            G::NAME
        }
    }
    rules_named(&guide.offer, NameOf).unwrap_or_default()
}

fn game_of(text: &str) -> Result<String, GameError> {
    Ok(Record::read(text)?.head.game)
}
