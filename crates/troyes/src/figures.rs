//! The numbers printed on the components, from the embedded figures file or a user's own.

mod contents;

use crate::actions::Dues;
use crate::board::{Building, Color, Layout, MOST_BANNERS};
use crate::cards::{Card, Effect, Event};
use crate::modules::Wall;
use crate::options::Options;
use std::sync::{Arc, LazyLock};
use tabletop::figures::{Figures, FiguresError};
use tabletop::phrase;

const EMBEDDED: &str = include_str!("../figures.toml");

/// Tables of a figures file that belong to Troyes Dice.
const FOREIGN: [&str; 1] = ["dice"];

/// What is printed on an Activity card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Print {
    /// Its color: the color of the dice that activate it.
    pub color: Color,
    /// The round in which it may be revealed.
    pub number: u8,
    /// What it costs to hire a tradesman.
    pub hire: Dues,
    /// The value of the group is divided by this; 0 where a card works die by die.
    pub divisor: u8,
    /// What its two spaces are worth at the end.
    pub spaces: [u8; 2],
    /// Whether a group of several colors may activate it. This and the next are rules and no figures; they are asked
    /// for as often.
    pub mixes: bool,
    /// What one use costs; of a card that is loaded, one cube.
    pub pay: Dues,
    /// Whether that is spared to whoever unloads cubes instead.
    pub unloads: bool,
}

/// What is printed on an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventPrint {
    /// Its color: its deck, and the dice that combat it. Marauding, without a color, takes dice of any color.
    pub color: Option<Color>,
    /// The value of the group is divided by this.
    pub divisor: u8,
    /// How many cubes counter it.
    pub banners: u8,
    /// First and second reward.
    pub vp: [u8; 2],
    /// Black dice that it brings.
    pub black: u8,
    /// The color of the card that it calls.
    pub calls: Option<Color>,
}

/// All printed numbers, ready for use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prints {
    pub cards: [Print; Card::ALL.len()],
    pub events: [EventPrint; Event::ALL.len()],
    pub layout: Layout,
    pub board: Board,
    pub wall: Wall,
}

/// Numbers on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    /// Spaces that neutral citizens take before two players begin.
    pub two_player_neutral: Vec<(Building, u8)>,
    pub neutral_citizens: u8,
    /// The spaces of each building as le Roy prefers them, the best first.
    pub roy_preference: [[u8; 6]; 3],
    /// The rows of each building as he prefers to enter them: by their first spaces.
    pub roy_rows: [Vec<u8>; 3],
    /// Influence for a cube on sites 1 to 3, and on 4 to 6.
    pub cathedral_influence: [u8; 2],
    pub cathedral_vp: u8,
}

/// The embedded figures, read once: servers make many games.
static OF_THE_BOX: LazyLock<Result<Arc<Figures>, FiguresError>> =
    LazyLock::new(|| Figures::read(EMBEDDED, None, &FOREIGN).map(Arc::new));

/// Reads the embedded figures with a user's own over them.
pub(crate) fn read(own: Option<(&str, &str)>) -> Result<Arc<Figures>, FiguresError> {
    match own {
        None => OF_THE_BOX.clone(),
        Some(own) => Figures::read(EMBEDDED, Some(own), &FOREIGN).map(Arc::new),
    }
}

impl Prints {
    pub(crate) fn new(figures: &Figures, options: &Options) -> Result<Prints, FiguresError> {
        let layout = layout(figures)?;
        let board = board(figures, options, &layout)?;
        let cards = all(Card::ALL, |card| print(figures, options, card))?;
        let events = all(Event::ALL, |event| event_print(figures, event))?;
        let wall = Wall::read(figures)?;
        let prints = Prints { cards, events, layout, board, wall };
        contents::check(figures, &prints)?;
        Ok(prints)
    }
}

fn all<T: Copy, P: Copy, const N: usize>(
    things: [T; N],
    read: impl Fn(T) -> Result<P, FiguresError>,
) -> Result<[P; N], FiguresError> {
    let mut prints = [read(things[0])?; N];
    for (print, thing) in prints.iter_mut().zip(things) {
        *print = read(thing)?;
    }
    Ok(prints)
}

fn color(figures: &Figures, path: &str) -> Result<Color, FiguresError> {
    let word = figures.text(path)?;
    Color::named(word)
        .ok_or_else(|| figures.blame(path, phrase!("troyes-error-figures-color", word = word.to_string())))
}

fn pair(figures: &Figures, path: &str) -> Result<[u8; 2], FiguresError> {
    let numbers = figures.numbers(path, 0..=20)?;
    match numbers[..] {
        [first, second] => Ok([first as u8, second as u8]),
        _ => Err(figures.blame(path, phrase!("troyes-error-figures-pair"))),
    }
}

fn print(figures: &Figures, options: &Options, card: Card) -> Result<Print, FiguresError> {
    let row = card.figures_path();
    let path = |field: &str| format!("{row}.{field}");
    let hire_2012 = path("hire_2012");
    let hire = if figures.has(&path("hire_influence")) {
        Dues::influence(figures.number(&path("hire_influence"), 0..=20)? as u8)
    } else if options.edition_2012 && figures.has(&hire_2012) {
        Dues::deniers(figures.number(&hire_2012, 0..=60)? as u8)
    } else {
        Dues::deniers(figures.number(&path("hire"), 0..=60)? as u8)
    };
    let divisor = path("divisor");
    Ok(Print {
        color: color(figures, &path("color"))?,
        number: figures.number(&path("number"), 1..=3)? as u8,
        hire,
        divisor: if figures.has(&divisor) { figures.number(&divisor, 1..=18)? as u8 } else { 0 },
        spaces: pair(figures, &path("spaces"))?,
        mixes: matches!(card.sheet().effect, Effect::AnyColors(_)),
        pay: card.sheet().effect.pay(),
        unloads: matches!(card.sheet().effect, Effect::Mixed(_)),
    })
}

fn event_print(figures: &Figures, event: Event) -> Result<EventPrint, FiguresError> {
    let row = event.figures_path();
    let path = |field: &str| format!("{row}.{field}");
    let color_path = path("color");
    let calls = path("calls");
    let black = path("black");
    Ok(EventPrint {
        color: figures.has(&color_path).then(|| color(figures, &color_path)).transpose()?,
        divisor: figures.number(&path("divisor"), 1..=18)? as u8,
        banners: figures.number(&path("banners"), 1..=MOST_BANNERS as i64)? as u8,
        vp: pair(figures, &path("vp"))?,
        black: if figures.has(&black) { figures.number(&black, 0..=4)? as u8 } else { 0 },
        calls: figures.has(&calls).then(|| color(figures, &calls)).transpose()?,
    })
}

/// The Palace has a row of its own for each face; the others have the rows of the figures file.
fn layout(figures: &Figures) -> Result<Layout, FiguresError> {
    let rows = |building: Building| -> Result<Vec<Vec<u8>>, FiguresError> {
        if building == Building::Palace {
            return Ok((1..=6).map(|face| vec![face]).collect());
        }
        let rows = figures.rows(&rows_path(building), 1..=6)?;
        Ok(rows.into_iter().map(|row| row.into_iter().map(|face| face as u8).collect()).collect())
    };
    let [palace, bishopric, city_hall] =
        [rows(Building::Palace)?, rows(Building::Bishopric)?, rows(Building::CityHall)?];
    Layout::new([&palace, &bishopric, &city_hall])
        .map_err(|(building, why)| figures.blame(&rows_path(building), why))
}

fn rows_path(building: Building) -> String {
    format!("board.{}.rows", building.id())
}

fn board(figures: &Figures, options: &Options, layout: &Layout) -> Result<Board, FiguresError> {
    let mut neutral = Vec::new();
    for building in Building::ALL {
        neutral.extend(
            spaces(figures, "board.two_player_neutral", building, layout)?.map(|index| (building, index)),
        );
    }
    let citizens = if options.ladies_events { "with_ladies" } else { "base" };
    let roy_preference = roy_preference(figures, layout)?;
    let roy_rows = Building::ALL.map(|building| {
        let length = layout.length(building) as u8;
        let spaces = roy_preference[building as usize].into_iter();
        spaces.filter(|space| space.is_multiple_of(length)).map(|space| space / length).collect()
    });
    Ok(Board {
        roy_preference,
        roy_rows,
        two_player_neutral: neutral,
        neutral_citizens: figures.number(&format!("board.neutral_citizens.{citizens}"), 0..=18)? as u8,
        cathedral_influence: [
            figures.number("board.cathedral.influence_low", 0..=20)? as u8,
            figures.number("board.cathedral.influence_high", 0..=20)? as u8,
        ],
        cathedral_vp: figures.number("board.cathedral.vp", 0..=20)? as u8,
    })
}

/// All six spaces of each building.
fn roy_preference(figures: &Figures, layout: &Layout) -> Result<[[u8; 6]; 3], FiguresError> {
    const TABLE: &str = "board.roy_preference";
    let mut preference = [[0; 6]; 3];
    for building in Building::ALL {
        let listed: Vec<u8> = spaces(figures, TABLE, building, layout)?.collect();
        preference[building as usize] = listed.try_into().map_err(|_| {
            figures.blame(&format!("{TABLE}.{}", building.id()), phrase!("troyes-error-figures-six-spaces"))
        })?;
    }
    Ok(preference)
}

/// Spaces of a building as the figures file lists them: of the Palace by die value, of the others by row and space.
pub(crate) fn spaces(
    figures: &Figures,
    table: &str,
    building: Building,
    layout: &Layout,
) -> Result<impl Iterator<Item = u8>, FiguresError> {
    let path = format!("{table}.{}", building.id());
    let indices: Vec<u8> = if building == Building::Palace {
        figures.numbers(&path, 1..=6)?.into_iter().map(|face| face as u8 - 1).collect()
    } else {
        let length = layout.length(building) as i64;
        let index = |place: Vec<i64>| match place[..] {
            [row, space] if row < 6 / length && space < length => Ok((row * length + space) as u8),
            _ => Err(misfit(figures, &path, building)),
        };
        figures.rows(&path, 0..=5)?.into_iter().map(index).collect::<Result<_, _>>()?
    };
    if indices.iter().enumerate().any(|(i, index)| indices[..i].contains(index)) {
        return Err(figures.blame(&path, phrase!("troyes-error-figures-space-twice")));
    }
    Ok(indices.into_iter())
}

/// Spaces that do not fit the rows: whichever of both a user has replaced is to blame.
fn misfit(figures: &Figures, path: &str, building: Building) -> FiguresError {
    let rows = rows_path(building);
    if !figures.is_own(path) && figures.is_own(&rows) {
        return figures.blame(&rows, phrase!("troyes-error-figures-rows-alone", path = path.to_string()));
    }
    figures.blame(path, phrase!("troyes-error-figures-row-and-space"))
}
