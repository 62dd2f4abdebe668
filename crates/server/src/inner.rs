//! What machines ask: whether the server lives, whether people should be sent to it, and what it counts.
//!
//! Whether it lives and is ready anybody may know. What it counts is for whoever runs it, and is answered at an address of
//! its own alone, which is given with `--inner` and is to be reached from within the house.

use crate::log::Log;
use crate::metrics::{Metrics, Text};
use crate::readiness::{NotReady, Readiness};
use crate::thinking::Thinkers;
use crate::thinking::shared::SharedThinkers;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;
use tokio::net::TcpListener;
use web::App;

/// Everything that is asked about.
pub struct Watched {
    /// The pages, which know how many tables are in memory.
    pub app: Arc<App>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// How they think together with other machines, if they do.
    pub shared: Option<SharedThinkers>,
    /// What was said in the log.
    pub log: Arc<Log>,
    /// Whether people should be sent here.
    pub readiness: Arc<Readiness>,
}

/// The addresses that anybody may ask.
pub fn probes<S: Clone + Send + Sync + 'static>(readiness: Arc<Readiness>) -> Router<S> {
    Router::new()
        .route("/health", get(async || "alive\n"))
        .route("/ready", get(move || ready(readiness.clone())))
}

async fn ready(readiness: Arc<Readiness>) -> (StatusCode, &'static str) {
    match readiness.check().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(NotReady::Leaving) => (StatusCode::SERVICE_UNAVAILABLE, "leaving\n"),
        Err(NotReady::Storage) => (StatusCode::SERVICE_UNAVAILABLE, "the storage does not answer\n"),
    }
}

/// Answers at the inner address, for ever.
pub async fn serve(listener: TcpListener, watched: Arc<Watched>) {
    let router = probes(watched.readiness.clone()).route("/metrics", get(metrics)).with_state(watched);
    // It goes on for ever: what fails is a single connection.
    drop(axum::serve(listener, router).await);
}

async fn metrics(State(watched): State<Arc<Watched>>) -> Response {
    let mut text = Text::default();
    watched.write(&mut text);
    let is_ready = watched.readiness.check().await.is_ok();
    text.gauge("troyes_ready", "Whether people should be sent here.", f64::from(u8::from(is_ready)));
    ([(header::CONTENT_TYPE, Text::CONTENT_TYPE)], text.finish()).into_response()
}

impl Watched {
    fn write(&self, text: &mut Text) {
        text.family("troyes_build_info", "gauge", "Which program this is.");
        text.labelled("troyes_build_info", ("version", env!("CARGO_PKG_VERSION")), 1.0);
        text.gauge("troyes_tables", "Tables in memory.", self.app.tables_in_memory() as f64);
        text.gauge("troyes_bots_thinking", "Bots that think.", self.thinkers.at_work() as f64);
        text.gauge("troyes_bots_waiting", "Bots that wait for their turn.", self.thinkers.waiting() as f64);
        if let Some(shared) = &self.shared {
            shared.write(text);
        }
        text.family("troyes_log_total", "counter", "What the log was told, by kind, written down or not.");
        for (kind, count) in self.log.counts() {
            text.labelled("troyes_log_total", ("kind", kind), count as f64);
        }
        self.metrics.write(text);
    }
}
