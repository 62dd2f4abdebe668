//! The pages as one thing that answers requests.

use crate::platform::Platform;
use crate::reader::Reader;
use crate::refusal::Refused;
use crate::request::Request;
use crate::response::{Body, Response};
use crate::routes::Routes;
use crate::secret::TableId;
use crate::services::Services;
use crate::settings::Settings;
use crate::storage::Storage;
use crate::tables::Tables;
use crate::thinker::Thinker;
use bytes::Bytes;
use http::{HeaderMap, HeaderValue, Method, Uri, header};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use words::Language;

/// Says of an answer that another node leads the table: nothing was done, and it can be asked there.
#[derive(Clone, Copy, Debug)]
pub struct Elsewhere;

/// Lobby, tables and all that is asked of them.
pub struct App {
    tables: Tables,
    routes: Routes,
}

impl App {
    /// Set up so, with what somebody lends it.
    pub fn new(
        settings: Settings,
        storage: Arc<dyn Storage>,
        thinker: Arc<dyn Thinker>,
        platform: Arc<dyn Platform>,
    ) -> App {
        let services = Services::new(settings, storage, thinker, platform);
        App { tables: Tables::new(services), routes: Routes::new() }
    }

    /// Answers a request. Whoever stops waiting undoes nothing that has begun.
    pub async fn respond(&self, request: Request) -> Response {
        let reader = self.reader(&request.method, &request.uri, &request.headers);
        let answered = self.routes.answer(&self.tables, &request, reader.language).await;
        let network = request.network;
        let response = answered.unwrap_or_else(|refused| self.refuse(&reader, network, &refused));
        if request.method == Method::HEAD { without_body(response) } else { response }
    }

    /// How whoever sends such a request is to be answered.
    pub fn reader(&self, method: &Method, uri: &Uri, headers: &HeaderMap) -> Reader {
        Reader::of(method, uri, headers, self.tables.services.settings.language)
    }

    /// Refuses a request, and tells the log if whoever runs this should know.
    pub fn refuse(&self, reader: &Reader, network: IpAddr, refused: &Refused) -> Response {
        if let Some(kind) = refused.kind() {
            let what = Language::english().text(&refused.phrase());
            self.tables.services.platform.note(kind, format_args!("{network}: {what}"));
        }
        let mut response = reader.refusal(refused);
        if matches!(refused, Refused::Elsewhere) {
            response.extensions_mut().insert(Elsewhere);
        }
        response
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.tables.in_memory()
    }

    /// Whether a table is in memory.
    pub fn is_in_memory(&self, id: &TableId) -> bool {
        self.tables.is_in_memory(id)
    }

    /// Lets tables leave memory at which nobody is and nobody has been for so long.
    pub fn clear_idle(&self, idle: Duration) {
        self.tables.clear_idle(idle.as_secs() as i64);
    }

    /// Goes on with the clocks that ran when the program ended: nobody has lost time meanwhile.
    pub async fn resume_clocks(&self) -> Result<(), Refused> {
        let services = &self.tables.services;
        for id in services.storage.clocked(services.settings.tables as u32 / 4).await? {
            // One that cannot be opened now is opened when somebody comes.
            if let Ok(table) = self.tables.table(&id).await {
                drop(table.resume_clock().await);
            }
        }
        Ok(())
    }

    /// Drops tables that were left alone for too long, forgets old addresses and gives room back. How many were dropped.
    pub async fn tidy(&self) -> Result<usize, Refused> {
        self.tables.tidy().await
    }
}

/// What is told of an answer to somebody who asks for its head alone.
fn without_body(mut response: Response) -> Response {
    if let Body::Whole(body) = response.body() {
        let length = HeaderValue::from(body.len());
        response.headers_mut().insert(header::CONTENT_LENGTH, length);
    }
    response.map(|_| Body::Whole(Bytes::new()))
}
