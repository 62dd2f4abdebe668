//! New tables: from the lobby, as a rematch, or played on from a moment of another game.

mod again;

use crate::games::{forked_head, journal_head};
use crate::live_table::{LiveTable, deal};
use crate::mixing::{Mixing, Part};
use crate::name;
use crate::opponent::{USUAL, is_level};
use crate::played_game::{Declined, PlayedGame};
use crate::refusal::Refused;
use crate::secret::{TableId, TokenHash};
use crate::services::Services;
use crate::storage::{Chair, Sitter, TableRow, TableStatus, Write};
use crate::tables::Tables;
use crate::terms::{AtRealTable, Terms};
use crate::visitor::Creator;
use again::again;
use guide::Guide;
use std::net::IpAddr;
use std::sync::Arc;
use tabletop::{Commitment, Seat, Seed};
use words::phrase;

/// The pace at which bots play when nobody has said anything else, in milliseconds.
pub const USUAL_PACE: u32 = 900;

/// Bytes of a person's own figures: twice all figures of all games. They are kept with every table that uses them.
pub const MOST_FIGURES: usize = 32 * 1024;

/// Names for bots: people of Champagne.
const BOT_NAMES: [&str; 10] =
    ["Thibaut", "Blanche", "Garnier", "Adèle", "Chrétien", "Marie", "Étienne", "Héloïse", "Raoul", "Isabeau"];

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
    /// What the browser of whoever asks promises to bring to the seed.
    pub promised: Option<Commitment>,
    /// What else is agreed on.
    pub terms: Terms,
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

impl Tables {
    /// Opens a new table for somebody.
    pub async fn create_table(&self, request: TableRequest, creator: Creator) -> Result<TableId, Refused> {
        self.must_be_below_quota(creator.network).await?;
        let (rules, offer) = self.services.games.offer(&request.offer).ok_or(Refused::NoPage)?;
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
        let seed = self.services.new_seed();
        let is_real = request.terms.real.is_some();
        let mut game = match is_real {
            true => rules.start_real(players, &options.join(","), request.figures, seed)?,
            false => rules.start(players, &options.join(","), request.figures, None)?,
        };
        let mut requested = request.chairs;
        if is_real && request.by_lot {
            // Where people roll themselves nobody can prove anything of lots either.
            self.services.lots().shuffle(&mut requested);
        }
        let mixing = Mixing::new(parts_of(&requested, request.promised), request.by_lot);
        let seated = seat_all(&self.services, &*game, requested, creator)?;
        let real = is_real.then(|| cover_people(&mut *game, &seated.0));
        let terms = Terms { real, mixing: (!is_real).then_some(mixing), ..request.terms };
        let mut row = TableRow {
            pace: request.pace,
            is_listed: request.is_listed,
            terms,
            ..self.new_row(request.offer, journal_head(&*game), seed, creator, seated)
        };
        settle(&mut row, &mut *game, self.services.platform.now());
        self.write(row, &*game, creator.network).await
    }

    /// Opens a table with a guide for somebody who wants to learn.
    pub async fn create_guided(&self, guide: &'static Guide, creator: Creator) -> Result<TableId, Refused> {
        self.must_be_below_quota(creator.network).await?;
        let (rules, _) = self.services.games.offer(&guide.offer).ok_or(Refused::NoPage)?;
        let seed = self.services.new_seed();
        let game = rules.start_guided(guide, seed)?;
        let others = (1..guide.players).map(|_| RequestedSeat::Bot(guide.opponent.clone()));
        let requested = std::iter::once(RequestedSeat::Me(None)).chain(others).collect();
        let seated = seat_all(&self.services, &*game, requested, creator)?;
        let row = TableRow {
            inherited: guide.chance.len(),
            ..self.new_row(guide.offer.clone(), journal_head(&*game), seed, creator, seated)
        };
        self.write(row, &*game, creator.network).await
    }

    /// What is kept of a table that was just made, unless somebody wants it otherwise.
    pub(crate) fn new_row(
        &self,
        offer: String,
        head: String,
        seed: Seed,
        creator: Creator,
        (chairs, holders): Seating,
    ) -> TableRow {
        TableRow {
            id: self.services.new_table_id(),
            revision: 0,
            offer,
            head,
            seed,
            inherited: 0,
            host: creator.session,
            pace: USUAL_PACE,
            is_listed: false,
            is_begun: false,
            rematch: None,
            achievements: None,
            analyses: [None, None],
            chairs,
            holders,
            terms: Terms::default(),
            remarks: Vec::new(),
            callings: Vec::new(),
        }
    }

    async fn write(&self, row: TableRow, game: &dyn PlayedGame, network: IpAddr) -> Result<TableId, Refused> {
        let id = row.id.clone();
        self.services.storage.write(first_write(row, game, None, network), 0).await?;
        Ok(id)
    }

    /// Opens a table for the same people once more; the next one begins.
    pub async fn rematch(
        &self,
        table: &Arc<LiveTable>,
        session: Option<TokenHash>,
        network: IpAddr,
        promised: Option<Commitment>,
    ) -> Result<TableId, Refused> {
        if table.look().await?.row.rematch.is_none() {
            self.must_be_below_quota(network).await?;
        }
        let services = self.services.clone();
        let asker = session.map(|session| (session, promised));
        table.rematch(session, move |data| again(&services, data, asker, network)).await
    }

    /// Opens a table at which somebody plays on from a moment of a game that is over, against bots of a level, or those that were
    /// there.
    pub async fn play_on(
        &self,
        table: &LiveTable,
        at: usize,
        seat: Seat,
        level: Option<&str>,
        creator: Creator,
    ) -> Result<TableId, Refused> {
        self.must_be_below_quota(creator.network).await?;
        let (row, game) = {
            let data = table.look().await?;
            if !data.game.is_over() {
                return Err(Declined::NotOver.into());
            }
            let moment = data.game.moment(at)?;
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
                        RequestedSeat::Bot(level.or(level_at(&data.row, other)).unwrap_or(USUAL).into())
                    }
                })
                .collect();
            let (mut chairs, holders) = seat_all(&self.services, &*moment, requested, creator)?;
            // Another bot in somebody's place has a name of its own.
            for (place, before) in data.row.chairs.iter().enumerate().take(chairs.len()) {
                let is_another = matches!((&chairs[place].sitter, &before.sitter), (Sitter::Bot(now), Sitter::Bot(then)) if now != then);
                let mut others = chairs.iter().enumerate().filter(|(other, _)| *other != place);
                let is_taken = others.any(|(_, chair)| name::is_same(&chair.name, &before.name));
                if !is_another && !is_taken {
                    chairs[place].name = before.name.clone();
                }
            }
            let (seed, inherited) = (self.services.new_seed(), moment.chances());
            let head = forked_head(&*moment, &data.row.id, at);
            let game = self.services.games.open(&journal(&head, &*moment), seed, inherited)?;
            let offer = data.row.offer.clone();
            let row = TableRow { inherited, ..self.new_row(offer, head, seed, creator, (chairs, holders)) };
            (row, game)
        };
        self.write(row, &*game, creator.network).await
    }
}

/// The level of the bot on a chair, where there is one that can still be had.
fn level_at(row: &TableRow, seat: u8) -> Option<&str> {
    match &row.chairs.get(usize::from(seat))?.sitter {
        Sitter::Bot(level) if is_level(level) => Some(level),
        _ => None,
    }
}

/// What is kept of a game: head and steps.
pub fn journal(head: &str, game: &dyn PlayedGame) -> String {
    game.journal().into_iter().fold(head.to_string(), |text, line| text + &line + "\n")
}

/// What a table is kept with for the first time.
pub fn first_write(
    row: TableRow,
    game: &dyn PlayedGame,
    rematch_of: Option<TableId>,
    network: IpAddr,
) -> Write {
    let asked = row.wanted(game.asked());
    let status = TableStatus { asked, is_over: game.is_over(), is_begun: row.is_begun };
    Write::Table { row: Box::new(row), lines: game.journal(), status, rematch_of, network }
}

/// What comes from each place of a new table: what was promised, from the first seat of whoever asks for it.
fn parts_of(requested: &[RequestedSeat], promised: Option<Commitment>) -> Vec<Part> {
    let mut promised = promised.map(Part::Promised);
    let part = |seat: &RequestedSeat| match seat {
        RequestedSeat::Me(_) => promised.take().unwrap_or(Part::Nothing),
        RequestedSeat::Guest => Part::Awaited,
        RequestedSeat::Bot(_) => Part::Nothing,
    };
    requested.iter().map(part).collect()
}

/// Deals a new table at once if nobody else is to have a part in its seed.
fn settle(row: &mut TableRow, game: &mut dyn PlayedGame, now: i64) {
    let Some(mixing) = &mut row.terms.mixing else { return };
    mixing.fix(now);
    if mixing.is_ready(now) {
        deal(row, game);
    }
}

/// At a real table nobody has said yet what they hold; bots know their own.
fn cover_people(game: &mut dyn PlayedGame, chairs: &[Chair]) -> AtRealTable {
    let people = chairs.iter().zip(0..).filter(|(chair, _)| !matches!(chair.sitter, Sitter::Bot(_)));
    game.cover(people.map(|(_, seat)| Seat(seat)).collect());
    AtRealTable::new(game.covered())
}

/// The chairs of a table, and who may play for which seats.
pub type Seating = (Vec<Chair>, Vec<(TokenHash, Seat)>);

/// Gives everybody a chair and a name that nobody else has.
pub fn seat_all(
    services: &Services,
    game: &dyn PlayedGame,
    requested: Vec<RequestedSeat>,
    creator: Creator,
) -> Result<Seating, Refused> {
    let titles = game.titles(creator.language);
    let mut bot_names = BOT_NAMES;
    services.lots().shuffle(&mut bot_names);
    let mut bot_names = bot_names.into_iter().map(String::from);
    let mut bot_name = || bot_names.next().unwrap_or_else(|| creator.language.text(&phrase!("page-bot")));
    let (mut chairs, mut holders): (Vec<Chair>, _) = (Vec::new(), Vec::new());
    for (seat, request) in requested.into_iter().enumerate() {
        let title =
            titles.get(seat).cloned().unwrap_or_else(|| creator.language.text(&phrase!("page-guest")));
        let (sitter, name) = match request {
            RequestedSeat::Me(name) => {
                holders.push((creator.session, Seat(seat as u8)));
                (Sitter::Person(services.new_secret()), name.unwrap_or_else(|| title.clone()))
            }
            RequestedSeat::Guest => (Sitter::Invited(services.new_secret()), title.clone()),
            RequestedSeat::Bot(level) => {
                if !is_level(&level) {
                    return Err(Refused::Setup(phrase!("page-request-setup-bot", level = level)));
                }
                // Opponents have names of their own; bots of before, and a second one of a kind, are given one.
                let own = bots::level(&level).map(|level| creator.language.text(&(level.called)()));
                let is_free = |name: &String| chairs.iter().all(|chair| !name::is_same(&chair.name, name));
                let name = own.filter(is_free).unwrap_or_else(&mut bot_name);
                (Sitter::Bot(level), name)
            }
        };
        let is_taken = chairs.iter().any(|chair| name::is_same(&chair.name, &name));
        let name = if is_taken { format!("{name} ({title})") } else { name };
        chairs.push(Chair { sitter, name });
    }
    Ok((chairs, holders))
}
