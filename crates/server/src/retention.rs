//! Tidying now and then: tables that nobody began or finished are dropped.

use crate::log;
use std::sync::Arc;
use std::time::Duration;
use web::{App, Keep};

/// Tidying begins again after this time at the latest.
const USUAL_PAUSE: Duration = Duration::from_secs(3600);

/// Tidies now and then.
pub async fn tidy_forever(app: Arc<App>, keep: Keep) {
    let shortest = [keep.unbegun, keep.unfinished].into_iter().flatten().min().unwrap_or(USUAL_PAUSE);
    let pause = (shortest / 4).clamp(Duration::from_millis(100), USUAL_PAUSE);
    let say = |what: std::fmt::Arguments<'_>| log::say("tidying", what);
    loop {
        let tidied = app.clone();
        // In a task of its own: should an old table bring the rules to fall, the others are tidied the next time.
        match crate::task::spawn(async move { tidied.tidy().await }).await {
            Ok(Ok(0)) => {}
            Ok(Ok(count)) => say(format_args!("dropped {count} tables that nobody began or finished")),
            Ok(Err(error)) => say(format_args!("{error}")),
            Err(_) => say(format_args!("failed; it is tried again later")),
        }
        tokio::time::sleep(pause).await;
    }
}
