//! Puzzles: lists of them, one on its board, moves that are thought over and judged.

use super::call::{Call, Fields, garbled};
use super::{draft, session};
use crate::glossary::Glossary;
use crate::import::{Imported, Players};
use crate::pages::puzzle::{PuzzlePage, Tried};
use crate::pages::puzzles as list;
use crate::pages::thing::Explaining;
use crate::played_game::Declined;
use crate::puzzling::{Place, Progress, laid_out, put_together};
use crate::refusal::Refused;
use crate::response::{Response, page, redirect, with};
use crate::speech::{Voice, drawn};
use crate::tables::Tables;
use puzzles::{Collection, Grade, Judged, Numbered, Theme, daily, judge, next_after};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Seat, Viewer};

/// The cookie in which a browser remembers how far it has come.
const PROGRESS: &str = "puzzles";

/// Which puzzles somebody wants.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    /// Of this game.
    pub game: String,
    /// About this.
    pub theme: String,
    /// This difficult.
    pub difficulty: String,
}

impl Wanted {
    /// Those of a collection.
    pub fn among<'a>(&'a self, collection: &'a Collection) -> impl Iterator<Item = Numbered<'a>> {
        let game = Some(self.game.as_str()).filter(|game| !game.is_empty());
        collection.select(game, Theme::named(&self.theme), self.difficulty.parse().ok())
    }

    /// As the fields of an address.
    pub fn query(&self) -> String {
        let fields = [("game", &self.game), ("theme", &self.theme), ("difficulty", &self.difficulty)];
        let given: Vec<_> = fields.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        serde_urlencoded::to_string(given).unwrap_or_default()
    }
}

async fn collection(tables: &Tables) -> Result<Arc<Collection>, Refused> {
    let services = &tables.services;
    services.puzzles.collection(&*services.platform).await
}

fn progress(call: &Call<'_>) -> Progress {
    let kept = session::read(&call.request.headers, PROGRESS).next();
    kept.map(Progress::read).unwrap_or_default()
}

fn today<'a>(tables: &Tables, collection: &'a Collection) -> Option<Numbered<'a>> {
    let now = u64::try_from(tables.services.platform.now()).unwrap_or(0);
    daily(collection, None, Duration::from_secs(now))
}

/// All puzzles, or some of them.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (collection, wanted) = (collection(tables).await?, call.query::<Wanted>()?);
    let today = today(tables, &collection).map(|one| one.number);
    let games = &tables.services.games;
    let shown = list::Puzzles { collection: &collection, wanted: &wanted, today, games };
    Ok(page(shown.page(&progress(&call), call.language)))
}

/// Leads to the puzzle of the day.
pub async fn of_today(tables: &Tables, _: Call<'_>) -> Result<Response, Refused> {
    let collection = collection(tables).await?;
    let today = today(tables, &collection).ok_or(Refused::NoPage)?;
    Ok(redirect(&format!("/puzzles/{}", today.number)))
}

/// Leads to any puzzle that is not solved, of those that somebody wants.
pub async fn another(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (collection, wanted) = (collection(tables).await?, call.query::<Wanted>()?);
    let from = Fields(call.query()?).one("from").and_then(|from| from.parse().ok()).unwrap_or(0);
    let progress = progress(&call);
    let luck = u64::from_le_bytes(tables.services.platform.random());
    let next = next_after(wanted.among(&collection), from, Some(luck), |number| !progress.is_solved(number));
    Ok(redirect(&next.map_or("/puzzles".into(), |next| format!("/puzzles/{}", next.number))))
}

/// A puzzle on its board, and what a try is worth.
pub async fn one(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let collection = collection(tables).await?;
    let (place, one) = asked(&call, &collection)?;
    let game = laid_out(&tables.services, one.puzzle, &place.so_far)?;
    let tried = Fields(call.query()?).all("move");
    let judged = match &tried[..] {
        [] => None,
        moves => Some(judge(one.puzzle, moves).map_err(|_| Declined::NotOffered)?),
    };
    let names = game.titles(call.language);
    let voice = Voice { language: call.language, names: &names };
    let seat = Seat(one.puzzle.seat);
    let judged = match judged {
        Some(Judged::Finished { grade, loses, tried, best, weighed }) => {
            let shown = put_together(&*game, seat, &one.puzzle.best().path, voice);
            Some(Tried { grade, loses, tried, best, weighed, shown })
        }
        _ => None,
    };
    let progress = progress(&call);
    let title = tables.services.games.title(&one.puzzle.game);
    let puzzle = PuzzlePage { one, place, game: &*game, voice, progress: &progress, title };
    Ok(page(puzzle.page(judged.as_ref())))
}

fn asked<'a>(call: &Call<'_>, collection: &'a Collection) -> Result<(Place, Numbered<'a>), Refused> {
    let place = Place::read(&call.parameter("id")).ok_or(Refused::NoPage)?;
    let one = collection.get(place.number).ok_or(Refused::NoPage)?;
    Ok((place, one))
}

/// Somebody makes a move, or a part of one.
pub async fn answer(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let collection = collection(tables).await?;
    let (place, one) = asked(&call, &collection)?;
    let choices = Fields(call.form()?).all("choice");
    if choices.is_empty() {
        return Err(garbled("choice"));
    }
    let whole = place.and(choices.clone());
    let judged = judge(one.puzzle, &whole.so_far).map_err(|_| Declined::NotOffered)?;
    let Judged::Finished { grade, .. } = judged else { return Ok(redirect(&whole.address())) };
    let mut progress = progress(&call);
    progress.add(one.number, collection.len(), grade == Grade::Best);
    let cookie = session::write(PROGRESS, &progress.write(), tables.services.settings.is_https);
    Ok(with(redirect(&place.tried(&choices)), cookie))
}

/// What somebody's picks come to.
pub async fn draft(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let collection = collection(tables).await?;
    let (place, one) = asked(&call, &collection)?;
    let (game, seat) = (laid_out(&tables.services, one.puzzle, &place.so_far)?, Seat(one.puzzle.seat));
    let fields = Fields(call.query()?);
    if !game.asked().contains(seat) {
        return Err(Declined::NotAsked.into());
    }
    let names = game.titles(call.language);
    let voice = Voice { language: call.language, names: &names };
    let (action, question) = (format!("{}/answer", place.address()), game.question(seat));
    Ok(draft::drafted(&*game, action, seat, question, &fields, voice))
}

/// What a spot of the board is, and why it cannot be picked beside what is picked.
pub async fn spot(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let collection = collection(tables).await?;
    let (place, one) = asked(&call, &collection)?;
    let game = laid_out(&tables.services, one.puzzle, &place.so_far)?;
    let names = game.titles(call.language);
    let voice = Voice { language: call.language, names: &names };
    let (viewer, picks) = (Viewer::Seat(Seat(one.puzzle.seat)), Fields(call.query()?).all("pick"));
    let sheet = game.explain_spot(viewer, &call.parameter("spot"), &picks, voice)?;
    let arms = game.arms(&names);
    let why = sheet.why.as_ref().map(|why| drawn(why, &arms));
    let glossary = Glossary::beside(&tables.services, call.language).await;
    let explaining = Explaining { game: &*game, glossary: &glossary, language: call.language };
    Ok(page(explaining.spot(&drawn(&sheet.name, &arms), &sheet.cards, why.as_ref())))
}

/// What a component is.
pub async fn component(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let collection = collection(tables).await?;
    let (place, one) = asked(&call, &collection)?;
    let game = laid_out(&tables.services, one.puzzle, &place.so_far)?;
    let names = game.titles(call.language);
    let voice = Voice { language: call.language, names: &names };
    let seat = Some(Seat(one.puzzle.seat)).filter(|seat| game.asked().contains(*seat));
    let (sheet, why) = game.explain(seat, &call.parameter("thing"), voice)?;
    let why = why.map(|why| drawn(&why, &game.arms(&names)));
    let glossary = Glossary::beside(&tables.services, call.language).await;
    let explaining = Explaining { game: &*game, glossary: &glossary, language: call.language };
    Ok(page(explaining.thing(sheet.as_ref(), why.as_ref())))
}

/// Somebody plays on from a puzzle, against bots.
pub async fn play_on(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let collection = collection(tables).await?;
    let (_, one) = asked(&call, &collection)?;
    let record = one.puzzle.record().map_err(|error| Refused::Setup(error.phrase()))?;
    let (creator, cookie) = call.session().or_new(&tables.services).await?;
    match tables.import(&record.write(), Players::Bots, creator).await? {
        Imported::Table(id, _) => Ok(with(redirect(&format!("/t/{id}")), cookie)),
        Imported::Refused(error) => Err(Refused::Setup(error.phrase())),
    }
}
