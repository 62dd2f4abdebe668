//! What a server counts of its own work, for whoever runs it. Numbers alone: no names, no addresses, no tables.

mod histogram;
mod process;
mod storage;
mod text;

pub use histogram::Histogram;
pub use process::processor_seconds;
pub use storage::MeteredStorage;
pub use text::Text;

use axum::body::Bytes;
use axum::http::StatusCode;
use futures_util::{Stream, StreamExt};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Everything that is counted.
#[derive(Default)]
pub struct Metrics {
    /// Answers by the first digit of their status: 2 for those that went well.
    answers: [AtomicU64; 6],
    /// How long those waited who looked at something, and those who changed something.
    looks: Histogram,
    changes: Histogram,
    /// How long a write took until it could not be lost any more; which of them were moves, and which failed.
    writes: Histogram,
    moves: AtomicU64,
    overtaken: AtomicU64,
    unwritten: AtomicU64,
    /// Connections and streams that came, and those that have gone.
    connections: Passage,
    streams: Passage,
    stream_bytes: AtomicU64,
}

/// What comes and goes.
#[derive(Default)]
struct Passage {
    came: AtomicU64,
    went: AtomicU64,
}

impl Passage {
    fn present(&self) -> u64 {
        let went = self.went.load(Relaxed);
        self.came.load(Relaxed).saturating_sub(went)
    }
}

/// Somebody is here until this is dropped.
pub struct Here {
    metrics: Arc<Metrics>,
    which: fn(&Metrics) -> &Passage,
}

impl Drop for Here {
    fn drop(&mut self) {
        (self.which)(&self.metrics).went.fetch_add(1, Relaxed);
    }
}

impl Metrics {
    fn came(self: &Arc<Metrics>, which: fn(&Metrics) -> &Passage) -> Here {
        which(self).came.fetch_add(1, Relaxed);
        Here { metrics: self.clone(), which }
    }

    /// A connection was opened.
    pub fn connected(self: &Arc<Metrics>) -> Here {
        self.came(|metrics| &metrics.connections)
    }

    /// How many streams are open.
    pub fn streams(&self) -> u64 {
        self.streams.present()
    }

    /// A request was answered.
    pub fn answered(&self, changes: bool, status: StatusCode, after: Duration) {
        self.answers[usize::from(status.as_u16() / 100).min(5)].fetch_add(1, Relaxed);
        if changes { &self.changes } else { &self.looks }.add(after);
    }

    /// A stream with its pieces counted as they go out.
    pub fn count_stream(
        self: &Arc<Metrics>,
        pieces: impl Stream<Item = Bytes> + Send + 'static,
    ) -> impl Stream<Item = Bytes> + Send + 'static {
        let here = self.came(|metrics| &metrics.streams);
        pieces.inspect(move |piece| {
            here.metrics.stream_bytes.fetch_add(piece.len() as u64, Relaxed);
        })
    }

    /// Everything that is counted here and of the process, in the form that Prometheus reads.
    pub fn write(&self, text: &mut Text) {
        let number = |count: &AtomicU64| count.load(Relaxed) as f64;
        text.counter("troyes_moves_total", "Moves that were written.", number(&self.moves));
        text.family("troyes_answers_total", "counter", "Answers by their status.");
        for (digit, count) in self.answers.iter().enumerate().skip(1) {
            text.labelled("troyes_answers_total", ("status", &format!("{digit}xx")), number(count));
        }
        let waits = [("look", &self.looks), ("change", &self.changes)];
        text.histograms("troyes_answer_seconds", "From a request to the head of its answer.", "kind", &waits);
        let writes = [("write", &self.writes)];
        text.histograms("troyes_storage_seconds", "Until a write cannot be lost any more.", "kind", &writes);
        text.family("troyes_storage_refusals_total", "counter", "Writes that were refused.");
        text.labelled("troyes_storage_refusals_total", ("why", "overtaken"), number(&self.overtaken));
        text.labelled("troyes_storage_refusals_total", ("why", "failed"), number(&self.unwritten));
        text.counter(
            "troyes_connections_total",
            "Connections that were taken.",
            number(&self.connections.came),
        );
        text.gauge("troyes_connections", "Open connections.", self.connections.present() as f64);
        text.gauge("troyes_streams", "Open streams of events.", self.streams.present() as f64);
        let sent = "Bytes of events, as they are sent.";
        text.counter("troyes_stream_bytes_total", sent, number(&self.stream_bytes));
        process::write(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leaves_is_not_counted_as_here() {
        let metrics = Arc::new(Metrics::default());
        let (first, second) = (metrics.connected(), metrics.connected());
        drop(first);
        let mut text = Text::default();
        metrics.write(&mut text);
        let text = text.finish();
        assert!(text.contains("\ntroyes_connections 1\n"), "{text}");
        assert!(text.contains("\ntroyes_connections_total 2\n"), "{text}");
        drop(second);
        assert_eq!(metrics.connections.present(), 0);
    }

    #[test]
    fn looking_and_changing_are_told_apart() {
        let metrics = Metrics::default();
        metrics.answered(true, StatusCode::NO_CONTENT, Duration::from_millis(3));
        metrics.answered(false, StatusCode::NOT_FOUND, Duration::from_secs(60));
        let mut text = Text::default();
        metrics.write(&mut text);
        let text = text.finish();
        for line in [
            "troyes_answers_total{status=\"2xx\"} 1",
            "troyes_answers_total{status=\"4xx\"} 1",
            "troyes_answer_seconds_bucket{kind=\"change\",le=\"0.0025\"} 0",
            "troyes_answer_seconds_bucket{kind=\"change\",le=\"0.005\"} 1",
            "troyes_answer_seconds_bucket{kind=\"look\",le=\"10\"} 0",
            "troyes_answer_seconds_bucket{kind=\"look\",le=\"+Inf\"} 1",
            "troyes_answer_seconds_sum{kind=\"look\"} 60",
            "troyes_answer_seconds_count{kind=\"change\"} 1",
        ] {
            assert!(text.lines().any(|other| other == line), "{line} is not in\n{text}");
        }
    }
}
