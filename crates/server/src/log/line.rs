//! How a line of the log is written.
//!
//! Standard error belongs to the whole process, and so does the form of its lines: the storage has things to say before
//! there is a server.

use serde::Serialize;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogForm {
    /// For people: `storage: cannot write: …`
    #[default]
    Text,
    /// For programs: an object in each line.
    Json,
}

static IS_JSON: AtomicBool = AtomicBool::new(false);

impl LogForm {
    /// All lines of this process have this form from now on.
    pub fn choose(self) {
        IS_JSON.store(self == LogForm::Json, Relaxed);
    }
}

/// A line of the log.
#[derive(Serialize)]
pub(super) struct Line<'a> {
    time: String,
    kind: &'a str,
    what: String,
    /// How often the same kind of thing has happened since it was last written down.
    #[serde(skip_serializing_if = "is_none")]
    unsaid: u64,
}

fn is_none(count: &u64) -> bool {
    *count == 0
}

impl<'a> Line<'a> {
    pub(super) fn new(kind: &'a str, what: fmt::Arguments<'_>, unsaid: u64) -> Line<'a> {
        Line { time: utc(SystemTime::now()), kind, what: what.to_string(), unsaid }
    }

    pub(super) fn print(&self) {
        match IS_JSON.load(Relaxed) {
            true => eprintln!("{}", serde_json::to_string(self).unwrap_or_default()),
            false => eprintln!("{self}"),
        }
    }
}

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line { kind, what, unsaid, .. } = self;
        write!(f, "{kind}: {what}")?;
        if *unsaid > 0 { write!(f, " ({unsaid} more since the last such line)") } else { Ok(()) }
    }
}

/// Something that is written down each time, by whoever has no log at hand.
pub fn say(kind: &str, what: fmt::Arguments<'_>) {
    Line::new(kind, what, 0).print();
}

/// A time as programs read it: `2026-07-14T09:05:00.250Z`.
fn utc(time: SystemTime) -> String {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    let (days, seconds) = (since.as_secs() / 86_400, since.as_secs() % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{:03}Z", since.subsec_millis())
}

/// The date so many days after the first of January 1970. Years begin in March here, so that the day that some have more
/// than others is their last one.
fn date(days: u64) -> (u64, u64, u64) {
    const FROM_MARCH_OF_YEAR_0: u64 = 719_468;
    const OF_400_YEARS: u64 = 146_097;
    let days = days + FROM_MARCH_OF_YEAR_0;
    let (era, day) = (days / OF_400_YEARS, days % OF_400_YEARS);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 { (year, month + 3) } else { (year + 1, month - 9) };
    (era * 400 + year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_calendar() {
        let at = |seconds: u64, ms: u64| {
            utc(UNIX_EPOCH + Duration::from_secs(seconds) + Duration::from_millis(ms))
        };
        assert_eq!(at(0, 0), "1970-01-01T00:00:00.000Z");
        assert_eq!(at(951_782_399, 999), "2000-02-28T23:59:59.999Z");
        assert_eq!(at(951_868_799, 0), "2000-02-29T23:59:59.000Z");
        assert_eq!(at(951_868_800, 7), "2000-03-01T00:00:00.007Z");
        assert_eq!(at(4_107_542_400, 0), "2100-03-01T00:00:00.000Z");
        assert_eq!(at(1_735_689_599, 0), "2024-12-31T23:59:59.000Z");
    }

    #[test]
    fn a_line_is_one_object_whatever_stands_in_it() {
        let line = Line::new("proxy", format_args!("a \"quoted\"\nline"), 3);
        let json = serde_json::to_string(&line).unwrap();
        assert!(!json.contains('\n'));
        let read: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!((&read["kind"], &read["unsaid"]), (&"proxy".into(), &3.into()));
        assert_eq!(read["what"], "a \"quoted\"\nline");
        let first = serde_json::to_value(Line::new("proxy", format_args!("x"), 0)).unwrap();
        assert!(first.get("unsaid").is_none());
    }
}
