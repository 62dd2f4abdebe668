//! The rules in our words, and their drawings.

use super::call::Call;
use crate::glossary::Glossary;
use crate::pages::rules;
use crate::refusal::Refused;
use crate::response::{Response, content, page, redirect, with_header};
use crate::ruling_names::RulingNames;
use crate::tables::Tables;
use http::header;

/// Drawings change with the program, and that is seldom.
const KEEP_DRAWINGS: &str = "public, max-age=86400";

/// Where to begin.
pub async fn begin(_: &Tables, _: Call<'_>) -> Result<Response, Refused> {
    Ok(redirect("/rules/troyes"))
}

/// A text.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let name = call.parameter("text");
    let file = rules::file(&name, call.language).ok_or(Refused::NoPage)?;
    let text = tables.services.platform.file(file).await.ok_or(Refused::NoPage)?;
    // The glossary explains its words itself.
    let glossary = match name.as_ref() {
        "glossary" => Glossary::default(),
        _ => Glossary::of(&tables.services, call.language).await,
    };
    let names = RulingNames::of(&tables.services, call.language).await;
    Ok(page(rules::rules(&name, &text, &glossary, &names, call.language)))
}

/// A drawing.
pub async fn drawing(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let file = rules::drawing(&call.parameter("file")).ok_or(Refused::NoPage)?;
    let drawing = tables.services.platform.file(file).await.ok_or(Refused::NoPage)?;
    Ok(with_header(content("image/svg+xml", drawing), header::CACHE_CONTROL, KEEP_DRAWINGS))
}
