//! The few files beside the pages.

use super::call::Call;
use crate::pages::assets::ASSETS;
use crate::refusal::Refused;
use crate::response::{Response, content, with_header};
use crate::tables::Tables;
use http::header;

/// One of them; browsers may keep it for ever.
pub async fn asset(_: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let asset = ASSETS.find(call.request.uri.path()).ok_or(Refused::NoPage)?;
    let response = content(asset.kind, asset.content.clone());
    Ok(with_header(response, header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
}
