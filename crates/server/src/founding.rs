//! New tables: from the lobby, as a rematch, or played on from a moment of another game.

use crate::games::journal_head;
use crate::hall::Hall;
use crate::name;
use crate::play::{Declined, Play};
use crate::refusal::Refused;
use crate::room::{House, Inner, Room};
use crate::secret::{Secret, TableId, Trace, from_system};
use crate::speech;
use crate::store::{Chair, News, Sitter, TableRow, Write};
use std::net::IpAddr;
use std::sync::Arc;
use tabletop::{Record, Seat, Seed};

/// The pace at which bots play when nobody has said anything else, in milliseconds.
pub const USUAL_PACE: u32 = 900;

/// Bytes of a person's own figures: twice all figures of all games. They are kept with every table that uses them.
pub const MOST_FIGURES: usize = 32 * 1024;

/// Names for bots: people of Champagne.
const BOT_NAMES: [&str; 12] = [
    "Thibaut",
    "Blanche",
    "Garnier",
    "Adèle",
    "Chrétien",
    "Marie",
    "Étienne",
    "Héloïse",
    "Raoul",
    "Isabeau",
    "Gautier",
    "Jehanne",
];

/// What somebody wants to play.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The lobby's offer.
    pub offer: String,
    /// Who shall sit where.
    pub chairs: Vec<WishedChair>,
    /// Names of options.
    pub options: Vec<String>,
    /// The person's own figures file: name and text.
    pub figures: Option<(String, String)>,
    /// Milliseconds that a bot waits before it plays.
    pub pace: u32,
    /// Whether the lobby shows the table to everybody.
    pub is_listed: bool,
    /// Whether lots decide who begins.
    pub by_lot: bool,
}

/// Who shall sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WishedChair {
    /// Whoever asks for the table, under this name.
    Me(Option<String>),
    /// Whoever is invited.
    Guest,
    /// A bot of this level.
    Bot(String),
}

fn fresh_seed() -> Seed {
    Seed(from_system())
}

impl Hall {
    /// Opens a new table for somebody.
    pub async fn found(&self, wish: Wish, purse: Trace, home: IpAddr) -> Result<TableId, Refused> {
        self.must_have_room_for(home).await?;
        let (rules, offer) = self.house.games.offer(&wish.offer).ok_or(Refused::NoPage)?;
        let players = wish.chairs.len() as u8;
        if !offer.players.contains(&players) {
            let (least, most) = offer.players.into_inner();
            return Err(Refused::Setup(format!("{least} to {most} can play, not {players}")));
        }
        let options: Vec<String> = wish.options.into_iter().filter(|option| !option.is_empty()).collect();
        if wish.figures.as_ref().is_some_and(|(_, text)| text.len() > MOST_FIGURES) {
            return Err(Refused::Setup(format!("own figures are at most {MOST_FIGURES} bytes")));
        }
        let seed = fresh_seed();
        let play = rules.start(players, &options.join(","), wish.figures, seed)?;
        let mut wished = wish.chairs;
        if wish.by_lot {
            fastrand::shuffle(&mut wished);
        }
        let (chairs, holders) = seat_all(&*play, wished, purse)?;
        let row = TableRow {
            id: TableId::fresh(),
            revision: 0,
            offer: wish.offer,
            head: journal_head(&*play),
            seed,
            inherited: 0,
            host: purse,
            pace: wish.pace,
            is_listed: wish.is_listed,
            is_begun: false,
            rematch: None,
            honors: None,
            chairs,
            holders,
        };
        self.write(row, &*play, home).await
    }

    async fn write(&self, row: TableRow, play: &dyn Play, home: IpAddr) -> Result<TableId, Refused> {
        let id = row.id.clone();
        self.house.store.write(new_table(row, play, None, home), 0).await?;
        Ok(id)
    }

    /// Opens a table for the same people once more; the next one begins.
    pub async fn rematch(
        &self,
        room: &Arc<Room>,
        purse: Option<Trace>,
        home: IpAddr,
    ) -> Result<TableId, Refused> {
        if room.look().await?.row.rematch.is_none() {
            self.must_have_room_for(home).await?;
        }
        let house = self.house.clone();
        room.rematch(purse, move |inner| again(&house, inner, home)).await
    }

    /// Opens a table at which somebody plays on from a moment of a game that is over, against bots.
    pub async fn play_on(
        &self,
        room: &Room,
        at: usize,
        seat: Seat,
        level: &str,
        purse: Trace,
        home: IpAddr,
    ) -> Result<TableId, Refused> {
        self.must_have_room_for(home).await?;
        let (row, play) = {
            let inner = room.look().await?;
            if !inner.play.is_over() {
                return Err(Declined::NotOver.into());
            }
            let moment = inner.play.moment(at)?;
            if moment.is_over() {
                return Err(Declined::Over.into());
            }
            if seat.0 >= moment.players() {
                return Err(Declined::NotAsked.into());
            }
            let own = inner.row.chairs.get(seat.index()).map(|chair| chair.name.clone());
            let wished = (0..moment.players())
                .map(|other| {
                    if other == seat.0 {
                        WishedChair::Me(own.clone())
                    } else {
                        WishedChair::Bot(level.into())
                    }
                })
                .collect();
            let (chairs, holders) = seat_all(&*moment, wished, purse)?;
            let (seed, inherited) = (fresh_seed(), moment.chances());
            let head = journal_head(&*moment);
            let play = self.house.games.open(&journal(&head, &*moment), seed, inherited)?;
            let row = TableRow {
                id: TableId::fresh(),
                revision: 0,
                offer: inner.row.offer.clone(),
                head,
                seed,
                inherited,
                host: purse,
                pace: USUAL_PACE,
                is_listed: false,
                is_begun: false,
                rematch: None,
                honors: None,
                chairs,
                holders,
            };
            (row, play)
        };
        self.write(row, &*play, home).await
    }
}

fn journal(head: &str, play: &dyn Play) -> String {
    play.journal().into_iter().fold(head.to_string(), |text, line| text + &line + "\n")
}

fn new_table(row: TableRow, play: &dyn Play, rematch_of: Option<TableId>, home: IpAddr) -> Write {
    let news = News { asked: play.asked(), is_over: play.is_over(), is_begun: false };
    Write::Table { row: Box::new(row), lines: play.journal(), news, rematch_of, home }
}

fn again(house: &House, inner: &Inner, home: IpAddr) -> Result<(Write, TableId), Refused> {
    let seed = fresh_seed();
    let head = Record::read(&inner.row.head).map_err(crate::games::OpenError::from)?.head;
    let play = house.games.start_again(&head, seed)?;
    let count = inner.row.chairs.len();
    let mut chairs = inner.row.chairs.clone();
    for chair in &mut chairs {
        chair.sitter = match &chair.sitter {
            Sitter::Bot(level) => Sitter::Bot(level.clone()),
            Sitter::Person(_) => Sitter::Person(Secret::fresh()),
            Sitter::Invited(_) => Sitter::Invited(Secret::fresh()),
        };
    }
    chairs.rotate_left(usize::from(count > 1));
    let moved = |seat: Seat| Seat(((seat.index() + count - usize::from(count > 1)) % count) as u8);
    let row = TableRow {
        id: TableId::fresh(),
        revision: 0,
        is_begun: false,
        head: journal_head(&*play),
        seed,
        inherited: 0,
        rematch: None,
        honors: None,
        holders: inner.row.holders.iter().map(|(purse, seat)| (*purse, moved(*seat))).collect(),
        chairs,
        ..inner.row.clone()
    };
    let id = row.id.clone();
    Ok((new_table(row, &*play, Some(inner.row.id.clone()), home), id))
}

/// The chairs of a table, and who may play for which seats.
type Seating = (Vec<Chair>, Vec<(Trace, Seat)>);

/// Gives everybody a chair and a name that nobody else has.
fn seat_all(play: &dyn Play, wished: Vec<WishedChair>, purse: Trace) -> Result<Seating, Refused> {
    let titles = play.titles(speech::language());
    let mut bot_names = BOT_NAMES;
    fastrand::shuffle(&mut bot_names);
    let mut bot_names = bot_names.into_iter();
    let (mut chairs, mut holders): (Vec<Chair>, _) = (Vec::new(), Vec::new());
    for (seat, wish) in wished.into_iter().enumerate() {
        let title = titles.get(seat).map_or("Guest", String::as_str);
        let (sitter, name) = match wish {
            WishedChair::Me(name) => {
                holders.push((purse, Seat(seat as u8)));
                (Sitter::Person(Secret::fresh()), name.unwrap_or_else(|| title.into()))
            }
            WishedChair::Guest => (Sitter::Invited(Secret::fresh()), title.into()),
            WishedChair::Bot(level) => {
                if !crate::opponent::is_level(&level) {
                    return Err(Refused::Setup(format!("there is no bot `{level}`")));
                }
                (Sitter::Bot(level), bot_names.next().unwrap_or("Bot").to_string())
            }
        };
        let is_taken = chairs.iter().any(|chair| name::is_same(&chair.name, &name));
        let name = if is_taken { format!("{name} ({title})") } else { name };
        chairs.push(Chair { sitter, name });
    }
    Ok((chairs, holders))
}
