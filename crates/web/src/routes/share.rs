//! The links of a table that somebody may pass on.

use super::call::{Call, garbled};
use crate::pages::share::{Link, share};
use crate::refusal::Refused;
use crate::response::{Response, page};
use crate::storage::Sitter;
use crate::tables::Tables;
use http::header;
use tabletop::Seat;
use words::phrase;

/// The page with the links: invitations for the host, their own seats for those who play, and one for everybody.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let id = call.table_id()?;
    let root = root(&call, tables.services.settings.is_https)?;
    let table = tables.table(&id).await?;
    let data = table.look().await?;
    let screen = data.screen(call.session().visitor(), None);
    let names = data.names(call.language);
    let mut links = Vec::new();
    for (seat, chair) in (0..).map(Seat).zip(&data.row.chairs) {
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        match &chair.sitter {
            Sitter::Invited(secret) if screen.is_host => links.push(Link {
                title: phrase!("page-share-invitation", seat = name),
                about: phrase!("page-share-invitation-about"),
                address: format!("{root}/join/{}", secret.reveal()),
            }),
            Sitter::Person(secret) if screen.own.contains(seat) => links.push(Link {
                title: phrase!("page-share-seat", who = name),
                about: phrase!("page-share-seat-about"),
                address: format!("{root}/seat/{}", secret.reveal()),
            }),
            Sitter::Invited(_) | Sitter::Person(_) | Sitter::Bot(_) => {}
        }
    }
    links.push(Link {
        title: phrase!("page-share-watch"),
        about: phrase!("page-share-watch-about"),
        address: format!("{root}/t/{id}"),
    });
    Ok(page(share(&data.title(call.language), &format!("/t/{id}"), &links, call.language)))
}

/// Where people reach these pages: as whoever asks has reached them.
pub fn root(call: &Call<'_>, is_https: bool) -> Result<String, Refused> {
    let host = call.request.headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = call.request.uri.authority().map(|authority| authority.as_str()).or(host);
    let host = host.ok_or_else(|| garbled("host"))?;
    Ok(format!("{}://{host}", if is_https { "https" } else { "http" }))
}
