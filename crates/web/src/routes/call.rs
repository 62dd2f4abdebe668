//! A request that has found its route, and what comes with it: each field is refused politely when garbled.

use crate::refusal::Refused;
use crate::request::Request;
use crate::secret::TableId;
use http::{HeaderMap, header};
use matchit::Params;
use percent_encoding::percent_decode_str;
use serde::de::DeserializeOwned;
use std::borrow::Cow;
use std::str::FromStr;
use words::{Language, phrase};

/// A request that has found its route.
pub struct Call<'a> {
    /// The request.
    pub request: &'a Request,
    /// The language it is answered in.
    pub language: Language,
    /// What stands in its address where the route has a name in braces.
    pub parameters: Params<'a, 'a>,
}

impl Call<'_> {
    /// What the address says under this name.
    pub fn parameter(&self, name: &str) -> Cow<'_, str> {
        percent_decode_str(self.parameters.get(name).unwrap_or_default()).decode_utf8_lossy()
    }

    /// The table that the address names.
    pub fn table_id(&self) -> Result<TableId, Refused> {
        self.parameter("id").parse().map_err(|()| Refused::NoTable)
    }

    /// The fields of a form.
    pub fn form<T: DeserializeOwned>(&self) -> Result<T, Refused> {
        let kind = self.request.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/x-www-form-urlencoded") {
            return Err(garbled("content-type"));
        }
        read(&self.request.body)
    }

    /// The fields of the address.
    pub fn query<T: DeserializeOwned>(&self) -> Result<T, Refused> {
        read(self.request.uri.query().unwrap_or_default().as_bytes())
    }

    /// Whether the one who asks is a person with a page in front of them, and not the page's script.
    pub fn wants_page(&self) -> bool {
        accepts_page(&self.request.headers)
    }
}

/// Fields of a form or an address, some of which may come several times.
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// The first value under this name.
    pub fn one(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// All values under this name, in order.
    pub fn all(&self, name: &str) -> Vec<String> {
        self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.clone()).collect()
    }

    /// A number that must be there.
    pub fn number<T: FromStr>(&self, name: &str) -> Result<T, Refused> {
        self.one(name).and_then(|value| value.parse().ok()).ok_or_else(|| garbled(name))
    }
}

fn read<T: DeserializeOwned>(fields: &[u8]) -> Result<T, Refused> {
    serde_urlencoded::from_bytes(fields).map_err(|error| unreadable(&error.to_string()))
}

/// Fields that the library cannot read: it says which one is missing, in a language that few players read.
fn unreadable(said: &str) -> Refused {
    match said.split('`').nth(1) {
        Some(field) => garbled(field),
        None => Refused::Garbled(phrase!("page-request-garbled-form")),
    }
}

/// A field that is missing or makes no sense.
pub fn garbled(field: &str) -> Refused {
    Refused::Garbled(phrase!("page-request-garbled-field", field = field.to_string()))
}

/// Whether a page is wanted as the answer.
pub fn accepts_page(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}
