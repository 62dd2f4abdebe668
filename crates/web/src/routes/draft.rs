//! Moves that are being thought over: what picks come to, and why something cannot be picked.

use super::call::{Call, Fields};
use crate::glossary::Glossary;
use crate::pages::draft as panel;
use crate::pages::thing::Explaining;
use crate::played_game::{Declined, PlayedGame};
use crate::proposed::Clicked;
use crate::refusal::Refused;
use crate::response::{Response, json, page};
use crate::speech::{Voice, drawn};
use crate::tables::Tables;
use serde_json::json;
use tabletop::{Seat, Viewer};

/// What somebody's picks come to: the panel with the whole move, and what glows on the board.
pub async fn draft(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, fields) = (call.table_id()?, Fields(call.query()?));
    let (seat, question) = (Seat(fields.number("seat")?), fields.number::<usize>("question")?);
    let table = tables.table(&id).await?;
    let data = table.look().await?;
    let screen = data.screen(call.session().visitor(), Some(seat));
    if !screen.own.contains(seat) {
        return Err(Refused::NotYours);
    }
    if !data.game.asked().contains(seat) {
        return Err(Declined::NotAsked.into());
    }
    if data.game.question(seat) != question {
        return Err(Declined::Stale.into());
    }
    let names = data.names(call.language);
    let voice = Voice { language: call.language, names: &names };
    Ok(drafted(&*data.game, format!("/t/{id}/answer"), seat, question, &fields, voice))
}

/// What picks come to, for the script; the whole move is sent to `action`.
pub fn drafted(
    game: &dyn PlayedGame,
    action: String,
    seat: Seat,
    question: usize,
    fields: &Fields,
    voice: Voice<'_>,
) -> Response {
    let clicked = game.draft(seat, &fields.all("pick"), fields.one("click"), voice);
    json(&match clicked {
        Clicked::Confirmed => json!({ "confirmed": true }),
        Clicked::Refused(why) => json!({ "refused": why.to_string() }),
        Clicked::Picked(proposed) => {
            let arms = game.arms(voice.names);
            let panel = panel::Panel { action, seat, question, voice, arms: &arms };
            json!({
                "panel": panel.proposed(&proposed).into_string(),
                "picks": proposed.picks,
                "marks": proposed.marks,
                "plain": proposed.is_plain,
                "said": panel.said(&proposed),
            })
        }
    })
}

/// What a spot of the board is, and why it cannot be picked beside what is picked.
pub async fn spot(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, fields) = (call.table_id()?, Fields(call.query()?));
    let glossary = Glossary::beside(&tables.services, call.language).await;
    let table = tables.table(&id).await?;
    let data = table.look().await?;
    let wanted = fields.one("seat").and_then(|seat| seat.parse().ok()).map(Seat);
    let screen = data.screen(call.session().visitor(), wanted);
    let viewer: Viewer = screen.safe_eyes(data.game.asked());
    let names = data.names(call.language);
    let voice = Voice { language: call.language, names: &names };
    let sheet = data.game.explain_spot(viewer, &call.parameter("spot"), &fields.all("pick"), voice)?;
    let arms = data.game.arms(&names);
    let why = sheet.why.as_ref().map(|why| drawn(why, &arms));
    let explaining = Explaining { game: &*data.game, glossary: &glossary, language: call.language };
    Ok(page(explaining.spot(&drawn(&sheet.name, &arms), &sheet.cards, why.as_ref())))
}
