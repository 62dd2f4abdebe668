//! Records on disk: where they are kept, how they are written whole or not at all, which of them can be resumed.

use crate::failure::Failure;
use crate::world::SavedGame;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use tabletop::{Entry, Phrase, Record};

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
fn write(path: &Path, text: &str, may_replace: bool) -> Result<(), Failure> {
    let fail = |error: std::io::Error| Failure::Write { path: path.into(), error };
    let dir = path.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(dir).map_err(fail)?;
    let mut file = tempfile::Builder::new().prefix(".saving-").tempfile_in(dir).map_err(fail)?;
    file.write_all(text.as_bytes()).and_then(|()| file.as_file().sync_data()).map_err(fail)?;
    let kept = if may_replace { file.persist(path) } else { file.persist_noclobber(path) };
    kept.map_err(|error| fail(error.error))?;
    Ok(())
}

/// Keeps records, and knows what it has read and written itself: what another program has written since stays as it is.
#[derive(Debug, Default)]
pub struct Keeper {
    known: BTreeMap<PathBuf, String>,
    /// Where records are kept instead, because somebody else writes at their place.
    moved: BTreeMap<PathBuf, PathBuf>,
}

impl Keeper {
    /// Reads a record.
    pub fn open(&mut self, path: &Path) -> Result<String, Failure> {
        let text = open(path)?;
        self.moved.remove(path);
        self.known.insert(path.into(), text.clone());
        Ok(text)
    }

    /// Writes a record; where another program has written at its place, beside it. Says where.
    pub fn save(&mut self, path: &Path, text: String) -> Result<PathBuf, Failure> {
        let mut path = self.moved.get(path).map_or(path, PathBuf::as_path).to_path_buf();
        if self.is_strange(&path, &text) {
            let beside = self.write_beside(&path, &text)?;
            self.moved.insert(path, beside.clone());
            path = beside;
        } else {
            write(&path, &text, true)?;
        }
        self.known.insert(path.clone(), text);
        Ok(path)
    }

    /// Whether something stands there that this program neither read nor wrote.
    fn is_strange(&self, path: &Path, text: &str) -> bool {
        let known = self.known.get(path).map_or(text, String::as_str);
        fs::read(path).is_ok_and(|there| there != known.as_bytes() && there != text.as_bytes())
    }

    /// Writes a record under the first free name beside its place.
    fn write_beside(&self, path: &Path, text: &str) -> Result<PathBuf, Failure> {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let mut beside = (2..).map(|number| path.with_file_name(format!("{stem}-{number}.{ENDING}")));
        let free = beside.find(|beside| !beside.exists()).unwrap_or_else(|| path.into());
        write(&free, text, false)?;
        Ok(free)
    }
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

/// The records of a directory, the newest first.
pub fn list(dir: &Path) -> Vec<SavedGame> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    files.sort_by(|a, b| b.cmp(a));
    files.into_iter().map(|(_, path)| saved(path)).collect()
}

fn saved(path: PathBuf) -> SavedGame {
    let record = match open(&path).map(|text| Record::read(&text)) {
        Ok(Ok(record)) => record,
        Ok(Err(error)) => return damaged(path, error.phrase()),
        Err(failure) => return damaged(path, failure.phrase()),
    };
    let result = record.entries.iter().find_map(|(_, entry)| match entry {
        Entry::Result(vp) => Some(vp.clone()),
        _ => None,
    });
    let is_step = |entry: &Entry| !matches!(entry, Entry::Hash(..) | Entry::Result(_));
    SavedGame {
        path,
        game: record.head.game,
        players: record.head.seats.into_iter().map(|(_, name)| name).collect(),
        steps: record.entries.iter().filter(|(_, entry)| is_step(entry)).count(),
        result,
        damage: None,
    }
}

fn damaged(path: PathBuf, why: Phrase) -> SavedGame {
    SavedGame { path, game: String::new(), players: Vec::new(), steps: 0, result: None, damage: Some(why) }
}

/// The newest record that is not finished. One that is newer still and cannot be read may be the one that is wanted, so
/// that nothing else is taken for it.
pub fn latest_open(dir: &Path) -> Result<Option<PathBuf>, Failure> {
    let latest = list(dir).into_iter().find(|saved| saved.result.is_none());
    match latest {
        Some(SavedGame { path, damage: Some(reason), .. }) => Err(Failure::Damaged { path, reason }),
        latest => Ok(latest.map(|saved| saved.path)),
    }
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

    const TEXT: &str = "troyes-record 1\ngame troyes\nrules 1\noptions {}\nseat blue Anna\n---\nroll 4\n";

    fn latest(dir: &Path) -> Option<PathBuf> {
        latest_open(dir).expect("nothing is damaged")
    }

    #[test]
    fn a_saved_record_is_found_again_and_nothing_else_is_left() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("deep").join("a.troyes");
        let mut keeper = Keeper::default();
        keeper.save(&path, "half".into()).unwrap();
        assert_eq!(keeper.save(&path, TEXT.into()).unwrap(), path);
        let listed = list(path.parent().unwrap());
        assert_eq!(listed.len(), 1);
        assert_eq!((listed[0].players[0].as_str(), listed[0].steps), ("Anna", 1));
        assert_eq!(latest(path.parent().unwrap()), Some(path.clone()));
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
        keeper.save(&path, format!("{TEXT}result 3\n")).unwrap();
        assert_eq!(latest(path.parent().unwrap()), None);
    }

    #[test]
    fn what_another_program_has_written_is_never_written_over() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.troyes");
        let (mut one, mut other) = (Keeper::default(), Keeper::default());
        one.save(&path, TEXT.into()).unwrap();
        other.open(&path).unwrap();
        let (first, second) = (format!("{TEXT}roll 1\n"), format!("{TEXT}roll 2\n"));
        one.save(&path, first.clone()).unwrap();
        let beside = other.save(&path, second.clone()).unwrap();
        assert_eq!(beside, dir.path().join("a-2.troyes"));
        assert_eq!(other.save(&path, second.clone()).unwrap(), beside, "from then on it is kept there");
        assert_eq!((open(&path).unwrap(), open(&beside).unwrap()), (first, second));
        // A new game does not take the place of an old one either.
        let third = Keeper::default().save(&path, TEXT.into()).unwrap();
        assert_eq!(third, dir.path().join("a-3.troyes"));
    }

    #[test]
    fn a_damaged_record_is_named_and_no_other_is_resumed_in_its_place() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("a.troyes"), TEXT).unwrap();
        let broken = dir.path().join("b.troyes");
        fs::write(&broken, "troyes-rec").unwrap();
        let later = SystemTime::now() + Duration::from_secs(60);
        fs::File::options().append(true).open(&broken).unwrap().set_modified(later).unwrap();
        let listed = list(dir.path());
        assert!(listed[0].damage.is_some() && listed[1].damage.is_none(), "{listed:?}");
        let refused = latest_open(dir.path()).unwrap_err();
        assert!(matches!(&refused, Failure::Damaged { path, .. } if *path == broken), "{refused}");
    }
}
