//! What the pages are lent here: tokio's tasks and timers, the system's clock and random bytes, the server's log.

use crate::log::Log;
use crate::store::now;
use futures_util::future::BoxFuture;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use web::Platform;

/// Runs pages on tokio.
pub struct SystemPlatform {
    /// The log.
    pub log: Arc<Log>,
}

impl Platform for SystemPlatform {
    fn spawn(&self, task: BoxFuture<'static, ()>) {
        tokio::spawn(task);
    }

    fn spawn_blocking(&self, job: Box<dyn FnOnce() + Send>) {
        tokio::task::spawn_blocking(job);
    }

    fn sleep(&self, time: Duration) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(time))
    }

    fn now(&self) -> i64 {
        now()
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes)
            .expect("the operating system gives random bytes; without them nobody can be served");
    }

    fn file(&self, name: String) -> BoxFuture<'static, Option<String>> {
        let mut files = FILES.iter().chain(&[(puzzles::FILE, puzzles::SHIPPED)]);
        let text = files.find(|(known, _)| *known == name).map(|(_, text)| (*text).to_string());
        Box::pin(std::future::ready(text))
    }

    fn note(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        self.log.note(kind, what);
    }

    fn warn(&self, kind: &'static str, what: fmt::Arguments<'_>) {
        self.log.warn(kind, what);
    }
}

/// A file that is part of the program, by its name among the documentation.
macro_rules! files {
    ($($name:literal => $path:literal,)*) => {
        &[$(($name, include_str!(concat!("../../../", $path)))),*]
    };
}

/// The rules in our words, with their drawings, our rulings, and what bots made of each card.
const FILES: &[(&str, &str)] = files! {
    "rules/README.md" => "docs/rules/README.md",
    "rules/troyes.md" => "docs/rules/troyes.md",
    "rules/ladies.md" => "docs/rules/ladies.md",
    "rules/kings-challenge.md" => "docs/rules/kings-challenge.md",
    "rules/dice.md" => "docs/rules/dice.md",
    "fr/rules/README.md" => "docs/fr/rules/README.md",
    "fr/rules/troyes.md" => "docs/fr/rules/troyes.md",
    "fr/rules/ladies.md" => "docs/fr/rules/ladies.md",
    "fr/rules/kings-challenge.md" => "docs/fr/rules/kings-challenge.md",
    "fr/rules/dice.md" => "docs/fr/rules/dice.md",
    "fr/rules/rulings.md" => "docs/fr/rules/rulings.md",
    "fr/rules/rulings-dice.md" => "docs/fr/rules/rulings-dice.md",
    "fr/rules/rulings.json" => "docs/fr/rules/rulings.json",
    "rules-drawings/black-dice.svg" => "docs/rules-drawings/black-dice.svg",
    "rules-drawings/cathedral.svg" => "docs/rules-drawings/cathedral.svg",
    "rules-drawings/event.svg" => "docs/rules-drawings/event.svg",
    "rules-drawings/link.svg" => "docs/rules-drawings/link.svg",
    "rules-drawings/price.svg" => "docs/rules-drawings/price.svg",
    "rules-drawings/ramparts.svg" => "docs/rules-drawings/ramparts.svg",
    "rules-drawings/row.svg" => "docs/rules-drawings/row.svg",
    "rules-drawings/wheel.svg" => "docs/rules-drawings/wheel.svg",
    "RULINGS.md" => "RULINGS.md",
    "rulings.json" => "docs/rulings.json",
    "balance/usage.json" => "docs/balance/usage.json",
    "troyes-dice/RULINGS.md" => "crates/troyes-dice/RULINGS.md",
};

/// Random bytes for tests.
#[cfg(test)]
pub fn random<const N: usize>() -> [u8; N] {
    let platform: &dyn Platform = &SystemPlatform { log: Arc::default() };
    platform.random()
}
