//! The score helper.

use super::call::{Call, Fields};
use crate::pages::score_helper::{Counting, choose};
use crate::refusal::Refused;
use crate::response::{Response, page};
use crate::tables::Tables;
use words::phrase;

/// Fields that are not entries.
const OWN: [&str; 4] = ["offer", "players", "option", "lang"];

/// Which game is to be counted, or what is to be filled in.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let fields = Fields(call.query()?);
    if fields.one("offer").is_none() {
        return Ok(page(choose(&tables.services.games, call.language)));
    }
    answer(tables, &call, &fields, false)
}

/// What is filled in is counted.
pub async fn count(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let fields = Fields(call.form()?);
    answer(tables, &call, &fields, true)
}

fn answer(tables: &Tables, call: &Call<'_>, fields: &Fields, is_filled: bool) -> Result<Response, Refused> {
    let offer = fields.one("offer").unwrap_or_default();
    let (rules, known) = tables.services.games.offer(offer).ok_or(Refused::NoPage)?;
    let players: u8 = fields.number("players")?;
    if !known.players.contains(&players) {
        return Err(Refused::Setup(phrase!("score-wrong-setup")));
    }
    let options: Vec<String> = fields.all("option").into_iter().filter(|option| !option.is_empty()).collect();
    let is_entry = |(name, _): &&(String, String)| !OWN.contains(&name.as_str());
    let written: Vec<(String, String)> = fields.0.iter().filter(is_entry).cloned().collect();
    let helped = rules.score_help(players, &options.join(","), is_filled.then_some(&written))?;
    let counting = Counting {
        offer,
        players,
        options: &options,
        names: helped.names(call.language),
        form: helped.form,
        written: &written,
        counted: helped.counted,
    };
    Ok(page(counting.page(call.language)))
}
