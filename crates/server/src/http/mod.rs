//! What the server answers to whom.

mod aside;
mod cookie;
mod events;
mod fields;
mod forwarded;
mod guard;
mod host;
mod language;
mod lobby;
mod rate;
mod seats;
mod table;

use crate::pages::assets::ASSETS;
use crate::refusal::Refused;
use crate::tables::Tables;
use axum::Router;
use axum::http::{HeaderValue, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use maud::Markup;
use std::sync::Arc;

pub use fields::Network;
pub use rate::Peer;

/// What every handler is given.
pub type AllTables = axum::extract::State<Arc<Tables>>;

/// All addresses.
pub fn router(tables: Arc<Tables>) -> Router {
    let routes = Router::new()
        .route("/", get(lobby::show))
        .route("/tables", post(lobby::create))
        .route("/language", post(language::choose))
        .route("/join/{secret}", get(seats::invitation).post(seats::sit))
        .route("/seat/{secret}", get(seats::hold))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/events", get(events::stream))
        .route("/t/{id}/pulse", get(events::pulse))
        .route("/t/{id}/answer", post(table::answer))
        .route("/t/{id}/undo", post(table::undo))
        .route("/t/{id}/hint", post(table::hint))
        .route("/t/{id}/pace", post(table::pace))
        .route("/t/{id}/thing/{thing}", get(table::thing))
        .route("/t/{id}/story", get(table::story))
        .route("/t/{id}/replay", get(table::replay))
        .route("/t/{id}/record", get(table::record))
        .route("/t/{id}/delete", post(seats::delete))
        .route("/t/{id}/rematch", post(seats::rematch))
        .route("/t/{id}/play-on", post(seats::play_on))
        .route("/assets/{file}", get(asset))
        .fallback(|| async { Refused::NoPage })
        .method_not_allowed_fallback(|| async { Refused::NoPage });
    guard::wrap(routes, &tables).with_state(tables)
}

/// A page, which nobody keeps: it may show secrets, and it is old soon.
pub struct Page(pub Markup);

impl IntoResponse for Page {
    fn into_response(self) -> Response {
        let kind = HeaderValue::from_static("text/html; charset=utf-8");
        ([(header::CONTENT_TYPE, kind)], self.0.0).into_response()
    }
}

/// A refusal travels as it is; the guard writes it down in the way the asker understands.
impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

async fn asset(uri: Uri) -> Result<Response, Refused> {
    let asset = ASSETS.find(uri.path()).ok_or(Refused::NoPage)?;
    let headers =
        [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.text.as_str()).into_response())
}
