//! Records on disk: where they are kept, how they are written whole or not at all, which of them can be resumed.

use crate::failure::Failure;
use crate::world::SavedGame;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use tabletop::{Entry, Record};

/// How the names of records end.
const ENDING: &str = "troyes";
/// The largest file that is read as a record.
const MOST_BYTES: u64 = 64 << 20;

/// The directory for records when nobody says: the user's data directory.
pub fn usual_dir() -> Result<PathBuf, Failure> {
    let dirs = directories::ProjectDirs::from("", "", "troyes").ok_or(Failure::NoHome)?;
    Ok(dirs.data_dir().join("games"))
}

/// Writes a record beside its place and then moves it there: whoever reads finds the old one or the new one.
pub fn save(path: &Path, text: &str) -> Result<(), Failure> {
    let fail = |error: std::io::Error| Failure::Write { path: path.into(), error };
    let dir = path.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(dir).map_err(fail)?;
    let mut file = tempfile::Builder::new().prefix(".saving-").tempfile_in(dir).map_err(fail)?;
    file.write_all(text.as_bytes()).and_then(|()| file.as_file().sync_data()).map_err(fail)?;
    file.persist(path).map_err(|error| fail(error.error))?;
    Ok(())
}

/// Reads a record's text.
pub fn open(path: &Path) -> Result<String, Failure> {
    let fail = |error: std::io::Error| Failure::Read { path: path.into(), error };
    let size = fs::metadata(path).map_err(fail)?.len();
    if size > MOST_BYTES {
        return Err(Failure::TooLarge { path: path.into(), size });
    }
    fs::read_to_string(path).map_err(fail)
}

/// The readable records of a directory, the newest first.
pub fn list(dir: &Path) -> Vec<SavedGame> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    files.sort_by(|a, b| b.cmp(a));
    files.into_iter().filter_map(|(_, path)| saved(path)).collect()
}

fn saved(path: PathBuf) -> Option<SavedGame> {
    let record = Record::read(&open(&path).ok()?).ok()?;
    let result = record.entries.iter().find_map(|(_, entry)| match entry {
        Entry::Result(vp) => Some(vp.clone()),
        _ => None,
    });
    let is_step = |entry: &Entry| !matches!(entry, Entry::Hash(..) | Entry::Result(_));
    Some(SavedGame {
        path,
        game: record.head.game,
        players: record.head.seats.into_iter().map(|(_, name)| name).collect(),
        steps: record.entries.iter().filter(|(_, entry)| is_step(entry)).count(),
        result,
    })
}

/// The newest record that is not finished.
pub fn latest_open(dir: &Path) -> Option<PathBuf> {
    list(dir).into_iter().find(|saved| saved.result.is_none()).map(|saved| saved.path)
}

/// A date as the names of records have it: year, month and day of UTC.
pub fn date(now: SystemTime) -> String {
    let days = now.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400);
    // Days are counted in eras of 400 years that begin on the first of March, so that leap days come last.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let day = |days: u64| date(UNIX_EPOCH + Duration::from_secs(days * 86_400));
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(59), "1970-03-01");
        assert_eq!(day(11_016), "2000-02-29");
        assert_eq!(day(20_772), "2026-11-15");
    }

    #[test]
    fn a_saved_record_is_found_again_and_nothing_else_is_left() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("deep").join("a.troyes");
        let text = "troyes-record 1\ngame troyes\nrules 1\noptions {}\nseat blue Anna\n---\nroll 4\n";
        save(&path, "half").unwrap();
        save(&path, text).unwrap();
        let listed = list(path.parent().unwrap());
        assert_eq!(listed.len(), 1);
        assert_eq!((listed[0].players[0].as_str(), listed[0].steps), ("Anna", 1));
        assert_eq!(latest_open(path.parent().unwrap()), Some(path.clone()));
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
        save(&path, &format!("{text}result 3\n")).unwrap();
        assert_eq!(latest_open(path.parent().unwrap()), None);
    }
}
