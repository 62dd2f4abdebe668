//! New tables: from the lobby, as a rematch, or played on from a moment of another game.

use crate::games::journal_head;
use crate::live_table::{App, LiveTable, TableData};
use crate::name;
use crate::play::{Declined, Play};
use crate::refusal::Refused;
use crate::secret::{Secret, TableId, TokenHash, from_system};
use crate::store::{Chair, Sitter, TableRow, TableStatus, Write};
use crate::tables::Tables;
use crate::visitor::Creator;
use std::net::IpAddr;
use std::sync::Arc;
use tabletop::{Record, Seat, Seed};
use words::phrase;

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
pub struct TableRequest {
    /// The lobby's offer.
    pub offer: String,
    /// Who shall sit where.
    pub chairs: Vec<RequestedSeat>,
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
pub enum RequestedSeat {
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

impl Tables {
    /// Opens a new table for somebody.
    pub async fn create_table(&self, request: TableRequest, creator: Creator) -> Result<TableId, Refused> {
        self.must_be_below_quota(creator.network).await?;
        let (rules, offer) = self.app.games.offer(&request.offer).ok_or(Refused::NoPage)?;
        let players = request.chairs.len() as u8;
        if !offer.players.contains(&players) {
            let (least, most) = offer.players.into_inner();
            return Err(Refused::Setup(phrase!(
                "page-request-setup-players",
                least = least,
                most = most,
                players = players
            )));
        }
        let options: Vec<String> = request.options.into_iter().filter(|option| !option.is_empty()).collect();
        if request.figures.as_ref().is_some_and(|(_, text)| text.len() > MOST_FIGURES) {
            return Err(Refused::Setup(phrase!("page-request-setup-figures", bytes = MOST_FIGURES)));
        }
        let seed = fresh_seed();
        let play = rules.start(players, &options.join(","), request.figures, seed)?;
        let mut requested = request.chairs;
        if request.by_lot {
            fastrand::shuffle(&mut requested);
        }
        let (chairs, holders) = seat_all(&*play, requested, creator)?;
        let row = TableRow {
            id: TableId::fresh(),
            revision: 0,
            offer: request.offer,
            head: journal_head(&*play),
            seed,
            inherited: 0,
            host: creator.session,
            pace: request.pace,
            is_listed: request.is_listed,
            is_begun: false,
            rematch: None,
            achievements: None,
            chairs,
            holders,
        };
        self.write(row, &*play, creator.network).await
    }

    async fn write(&self, row: TableRow, play: &dyn Play, network: IpAddr) -> Result<TableId, Refused> {
        let id = row.id.clone();
        self.app.store.write(first_write(row, play, None, network), 0).await?;
        Ok(id)
    }

    /// Opens a table for the same people once more; the next one begins.
    pub async fn rematch(
        &self,
        table: &Arc<LiveTable>,
        session: Option<TokenHash>,
        network: IpAddr,
    ) -> Result<TableId, Refused> {
        if table.look().await?.row.rematch.is_none() {
            self.must_be_below_quota(network).await?;
        }
        let app = self.app.clone();
        table.rematch(session, move |data| again(&app, data, network)).await
    }

    /// Opens a table at which somebody plays on from a moment of a game that is over, against bots.
    pub async fn play_on(
        &self,
        table: &LiveTable,
        at: usize,
        seat: Seat,
        level: &str,
        creator: Creator,
    ) -> Result<TableId, Refused> {
        self.must_be_below_quota(creator.network).await?;
        let (row, play) = {
            let data = table.look().await?;
            if !data.play.is_over() {
                return Err(Declined::NotOver.into());
            }
            let moment = data.play.moment(at)?;
            if moment.is_over() {
                return Err(Declined::Over.into());
            }
            if seat.0 >= moment.players() {
                return Err(Declined::NotAsked.into());
            }
            let own = data.row.chairs.get(seat.index()).map(|chair| chair.name.clone());
            let requested = (0..moment.players())
                .map(|other| {
                    if other == seat.0 {
                        RequestedSeat::Me(own.clone())
                    } else {
                        RequestedSeat::Bot(level.into())
                    }
                })
                .collect();
            let (chairs, holders) = seat_all(&*moment, requested, creator)?;
            let (seed, inherited) = (fresh_seed(), moment.chances());
            let head = journal_head(&*moment);
            let play = self.app.games.open(&journal(&head, &*moment), seed, inherited)?;
            let row = TableRow {
                id: TableId::fresh(),
                revision: 0,
                offer: data.row.offer.clone(),
                head,
                seed,
                inherited,
                host: creator.session,
                pace: USUAL_PACE,
                is_listed: false,
                is_begun: false,
                rematch: None,
                achievements: None,
                chairs,
                holders,
            };
            (row, play)
        };
        self.write(row, &*play, creator.network).await
    }
}

fn journal(head: &str, play: &dyn Play) -> String {
    play.journal().into_iter().fold(head.to_string(), |text, line| text + &line + "\n")
}

fn first_write(row: TableRow, play: &dyn Play, rematch_of: Option<TableId>, network: IpAddr) -> Write {
    let status = TableStatus { asked: play.asked(), is_over: play.is_over(), is_begun: false };
    Write::Table { row: Box::new(row), lines: play.journal(), status, rematch_of, network }
}

fn again(app: &App, data: &TableData, network: IpAddr) -> Result<(Write, TableId), Refused> {
    let seed = fresh_seed();
    let head = Record::read(&data.row.head).map_err(crate::games::OpenError::from)?.head;
    let play = app.games.start_again(&head, seed)?;
    let count = data.row.chairs.len();
    let mut chairs = data.row.chairs.clone();
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
        achievements: None,
        holders: data.row.holders.iter().map(|(session, seat)| (*session, moved(*seat))).collect(),
        chairs,
        ..data.row.clone()
    };
    let id = row.id.clone();
    Ok((first_write(row, &*play, Some(data.row.id.clone()), network), id))
}

/// The chairs of a table, and who may play for which seats.
type Seating = (Vec<Chair>, Vec<(TokenHash, Seat)>);

/// Gives everybody a chair and a name that nobody else has.
fn seat_all(play: &dyn Play, requested: Vec<RequestedSeat>, creator: Creator) -> Result<Seating, Refused> {
    let titles = play.titles(creator.language);
    let mut bot_names = BOT_NAMES;
    fastrand::shuffle(&mut bot_names);
    let mut bot_names = bot_names.into_iter().map(String::from);
    let mut bot_name = || bot_names.next().unwrap_or_else(|| creator.language.text(&phrase!("page-bot")));
    let (mut chairs, mut holders): (Vec<Chair>, _) = (Vec::new(), Vec::new());
    for (seat, request) in requested.into_iter().enumerate() {
        let title =
            titles.get(seat).cloned().unwrap_or_else(|| creator.language.text(&phrase!("page-guest")));
        let (sitter, name) = match request {
            RequestedSeat::Me(name) => {
                holders.push((creator.session, Seat(seat as u8)));
                (Sitter::Person(Secret::fresh()), name.unwrap_or_else(|| title.clone()))
            }
            RequestedSeat::Guest => (Sitter::Invited(Secret::fresh()), title.clone()),
            RequestedSeat::Bot(level) => {
                if !crate::opponent::is_level(&level) {
                    return Err(Refused::Setup(phrase!("page-request-setup-bot", level = level)));
                }
                (Sitter::Bot(level), bot_name())
            }
        };
        let is_taken = chairs.iter().any(|chair| name::is_same(&chair.name, &name));
        let name = if is_taken { format!("{name} ({title})") } else { name };
        chairs.push(Chair { sitter, name });
    }
    Ok((chairs, holders))
}
