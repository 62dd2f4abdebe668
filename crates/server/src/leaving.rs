//! How a server ends without anybody noticing: it says that it is not ready, serves on until those who send people here
//! have heard it, and then lets go of one thing after the other.

use crate::Server;
use crate::metrics::Metrics;
use axum::http::header::CONTENT_ENCODING;
use futures_util::StreamExt;
use futures_util::future::ready;
use futures_util::stream::once;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use web::{Body, Response, come_back};

/// So long it may take to say that this node leaves, and to finish what is being written.
const LAST_WORDS: Duration = Duration::from_secs(3);

/// How a server ends when it is told to.
#[derive(Clone, Copy, Debug)]
pub struct Leaving {
    /// How long it serves on while it says that it is not ready: load balancers ask every few seconds.
    pub notice: Duration,
    /// How long what is under way may take after that. Whatever is cut off then was not answered.
    pub longest: Duration,
}

impl Default for Leaving {
    fn default() -> Leaving {
        Leaving { notice: Duration::ZERO, longest: Duration::from_secs(10) }
    }
}

impl Server {
    /// Ends: people are sent elsewhere, requests that have come are answered, what is being written is finished, and other
    /// nodes lead the tables that this one led.
    pub async fn leave(mut self) {
        let Leaving { notice, longest } = self.leaving;
        self.watched.readiness.leave();
        let streams = self.watched.metrics.streams();
        self.log.warn("leaving", format_args!("not ready any more, {streams} streams are open"));
        tokio::time::sleep(notice).await;
        self.stop.notify_one();
        self.farewell.say();
        match timeout(longest, &mut self.door).await {
            Ok(_) => self.log.warn("left", format_args!("everything is answered")),
            Err(_) => {
                let seconds = longest.as_secs();
                self.log.warn("left", format_args!("what took longer than {seconds} s was cut off"));
            }
        }
        // Signs of life end before it is said that this node leaves, or it would join again.
        self.tasks.iter().for_each(JoinHandle::abort);
        let finish = async {
            if let Some(shared) = &self.watched.shared {
                shared.leave().await;
            }
            if let Some(node) = &self.node {
                node.leave().await;
            }
            self.kept.finish().await;
        };
        // Whatever is left unsaid by then the others find out by themselves.
        drop(timeout(LAST_WORDS, finish).await);
    }
}

/// Milliseconds after which browsers come back that were sent away: soon, but not all at once.
const COME_BACK: std::ops::Range<u32> = 300..2500;

/// Ends streams of events when the server does, whichever node draws them.
#[derive(Clone)]
pub struct Farewell {
    is_said: watch::Sender<bool>,
    metrics: Arc<Metrics>,
}

impl Farewell {
    /// Nobody is sent away yet.
    pub fn new(metrics: Arc<Metrics>) -> Farewell {
        Farewell { is_said: watch::Sender::new(false), metrics }
    }

    /// Sends everybody away.
    fn say(&self) {
        self.is_said.send_replace(true);
    }

    /// An answer that is counted and ends with a farewell if it is a stream: browsers come back as they are told.
    pub fn said_after(&self, response: Response) -> Response {
        let (head, body) = response.into_parts();
        let Body::Stream(pieces) = body else { return Response::from_parts(head, body) };
        let is_packed = head.headers.get(CONTENT_ENCODING).is_some_and(|coding| coding == "gzip");
        let mut said = self.is_said.subscribe();
        let mut heard = said.clone();
        let is_said = async move { drop(said.wait_for(|is_said| *is_said).await) };
        let last = once(async move {
            let is_said = *heard.borrow_and_update();
            is_said.then(|| come_back(is_packed, fastrand::u32(COME_BACK)))
        });
        let pieces = pieces.take_until(is_said).chain(last.filter_map(ready));
        Response::from_parts(head, Body::Stream(self.metrics.count_stream(pieces).boxed()))
    }
}

/// Waits until the process is told to end.
#[cfg(unix)]
pub async fn told() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
        }
        // Without signals the process can still be ended from outside.
        Err(_) => drop(tokio::signal::ctrl_c().await),
    }
}

/// Waits until the process is told to end.
#[cfg(not(unix))]
pub async fn told() {
    drop(tokio::signal::ctrl_c().await);
}
