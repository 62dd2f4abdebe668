//! The lobby and new tables.

use super::call::{Call, garbled};
use super::{mixing, terms};
use crate::name::{self, NameError};
use crate::new_table::{RequestedSeat, TableRequest, USUAL_PACE};
use crate::pages::lobby;
use crate::refusal::Refused;
use crate::response::{Response, page, redirect, with};
use crate::services::Services;
use crate::tables::Tables;

/// Tables in each list.
const MOST_TABLES: u32 = 20;
/// Seats at any table.
const MOST_SEATS: usize = 16;

/// The lobby as somebody sees it.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let Services { storage, games, platform, settings, .. } = &*tables.services;
    let mine = match call.session().token_hash() {
        Some(token_hash) => storage.tables_of(token_hash, MOST_TABLES).await?,
        None => Vec::new(),
    };
    let listed = storage.listed(MOST_TABLES).await?;
    Ok(page(lobby::lobby(games, [&mine, &listed], settings.is_alone, call.language, platform.now())))
}

/// Opens a new table.
pub async fn create(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let fields: Vec<(String, String)> = call.form()?;
    let request = read_request(&fields)?;
    let (creator, cookie) = call.session().or_new(&tables.services).await?;
    let id = tables.create_table(request, creator).await?;
    Ok(with(redirect(&format!("/t/{id}")), cookie))
}

/// The names of those who play at this screen: one for all of them, or one for each, separated by commas.
fn names(text: &str) -> Result<Vec<String>, NameError> {
    let mut names: Vec<String> = Vec::new();
    for text in text.split(',').filter(|text| !text.trim().is_empty()) {
        let name = name::read(text)?;
        if let Some(other) = names.iter().find(|other| name::is_same(other, &name)) {
            return Err(NameError::Taken(other.clone()));
        }
        names.push(name);
    }
    Ok(names)
}

fn read_request(fields: &[(String, String)]) -> Result<TableRequest, Refused> {
    let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let number = |name: &str| field(name).and_then(|value| value.parse::<usize>().ok());
    let players = number("players").filter(|count| *count <= MOST_SEATS).ok_or_else(|| garbled("players"))?;
    let mut names = names(field("name").unwrap_or_default())?.into_iter();
    let mut name = names.next();
    let chair = |seat: usize| {
        let key = format!("seat{seat}");
        match field(&key) {
            Some("me") => {
                let own = name.clone();
                name = names.next().or_else(|| name.take());
                Ok(RequestedSeat::Me(own))
            }
            Some("guest") => Ok(RequestedSeat::Guest),
            Some(other) => match other.strip_prefix("bot:") {
                Some(level) => Ok(RequestedSeat::Bot(level.into())),
                None => Err(garbled(&key)),
            },
            None => Err(garbled(&key)),
        }
    };
    let figures = field("figures").filter(|text| !text.trim().is_empty());
    let options = fields.iter().filter(|(key, _)| key == "option").map(|(_, value)| value.clone());
    Ok(TableRequest {
        offer: field("offer").ok_or_else(|| garbled("offer"))?.into(),
        chairs: (0..players).map(chair).collect::<Result<_, _>>()?,
        options: options.collect(),
        figures: figures.map(|text| ("own-figures.toml".into(), text.into())),
        pace: number("pace").map_or(USUAL_PACE, |pace| pace.min(10_000) as u32),
        is_listed: field("listed").is_some(),
        by_lot: field("by_lot").is_some(),
        promised: mixing::promised(field("commitment"))?,
        terms: terms::read(field)?,
    })
}
