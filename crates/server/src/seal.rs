//! Seeds at rest: sealed with a key that is not where they are, so that whoever gets hold of the tables knows no dice to
//! come, and whoever can write there can give no table the seed of another.

use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use sha2::{Digest, Sha256};
use std::fmt;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use tabletop::Seed;
use web::TableId;

/// What a sealed seed begins with; a plain one has 32 bytes and no such sign.
const VERSION: u8 = 1;
/// The bytes of a key, and of a seed.
const KEY: usize = 32;
/// What else is sealed with it, so that no seal is ever taken for another thing's.
const PURPOSE: &[u8] = b"troyes-seed-1 ";

/// Where the key is.
#[derive(Clone, PartialEq, Eq)]
pub enum KeySource {
    /// In this file, which is made at the first start.
    File(PathBuf),
    /// It is this: 64 hexadecimal digits.
    Text(String),
}

impl KeySource {
    /// The usual place: beside a file of tables, but not in it.
    pub fn beside(tables: &Path) -> KeySource {
        let mut name = tables.as_os_str().to_owned();
        name.push(".key");
        KeySource::File(name.into())
    }
}

/// Where it is, never what it is.
impl fmt::Display for KeySource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeySource::File(path) => write!(f, "{}", path.display()),
            KeySource::Text(_) => f.write_str("TROYES_KEY"),
        }
    }
}

impl fmt::Debug for KeySource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeySource({self})")
    }
}

/// Why seeds cannot be sealed or opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SealError {
    /// There is no key, and seeds are sealed with one.
    #[error(
        "the seeds of its tables are sealed, and the key is not at {0}; bring the key back from where it was copied, or \
         name its file with --key-file (TROYES_KEY holds it as text)"
    )]
    Lost(KeySource),
    /// The key is another one.
    #[error(
        "the seeds of its tables are sealed with another key than the one at {0}; --key-file names another file"
    )]
    OtherKey(KeySource),
    /// It is not a key.
    #[error("what is at {0} is not a key: 64 hexadecimal digits")]
    NoKey(KeySource),
    /// The file of the key cannot be read or made.
    #[error("the key at {0}: {1}")]
    File(KeySource, String),
    /// The system gives no random bytes.
    #[error("the system gives no random bytes")]
    NoRandom,
    /// A seed is not what was sealed for its table.
    #[error("the seed of table {0} is not the one that was sealed for it")]
    Broken(String),
}

/// Seals seeds and opens them.
pub struct Seal {
    key: LessSafeKey,
    fingerprint: Vec<u8>,
}

impl Seal {
    /// With a key.
    pub fn new(key: [u8; KEY]) -> Seal {
        let fingerprint = Sha256::new().chain_update(b"troyes-key-1 ").chain_update(key).finalize().to_vec();
        let key = UnboundKey::new(&CHACHA20_POLY1305, &key).expect("a key of the right length");
        Seal { key: LessSafeKey::new(key), fingerprint }
    }

    /// With the key at a place; `known` is the fingerprint of the key that seeds are sealed with already. Only if there is
    /// none a key is made.
    pub fn find(source: &KeySource, known: Option<&[u8]>) -> Result<Seal, SealError> {
        let text = match source {
            KeySource::Text(text) => text.clone(),
            KeySource::File(path) => match std::fs::read_to_string(path) {
                Ok(text) => text,
                Err(error) if error.kind() == ErrorKind::NotFound && known.is_none() => make(source, path)?,
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    return Err(SealError::Lost(source.clone()));
                }
                Err(error) => return Err(SealError::File(source.clone(), error.to_string())),
            },
        };
        let Seed(key) = text.trim().parse().map_err(|_| SealError::NoKey(source.clone()))?;
        let seal = Seal::new(key);
        match known {
            Some(known) if known != seal.fingerprint => Err(SealError::OtherKey(source.clone())),
            _ => Ok(seal),
        }
    }

    /// By this a key is known again, and nothing else is known of it.
    pub fn fingerprint(&self) -> &[u8] {
        &self.fingerprint
    }

    /// A seed as it is kept: nobody can open it without the key, or as that of another table.
    pub fn seal(&self, table: &TableId, seed: &Seed) -> Result<Vec<u8>, SealError> {
        let mut nonce = [0; NONCE_LEN];
        getrandom::fill(&mut nonce).map_err(|_| SealError::NoRandom)?;
        let mut sealed = seed.0.to_vec();
        let unique = Nonce::assume_unique_for_key(nonce);
        let done = self.key.seal_in_place_append_tag(unique, purpose(table), &mut sealed);
        done.map_err(|_| SealError::Broken(table.to_string()))?;
        Ok([&[VERSION][..], &nonce, &sealed].concat())
    }

    /// The seed of a table from what is kept of it.
    pub fn open(&self, table: &TableId, kept: &[u8]) -> Result<Seed, SealError> {
        let broken = || SealError::Broken(table.to_string());
        let (version, rest) = kept.split_first().ok_or_else(broken)?;
        let (nonce, sealed) =
            rest.split_at_checked(NONCE_LEN).filter(|_| *version == VERSION).ok_or_else(broken)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| broken())?;
        let mut sealed = sealed.to_vec();
        let opened = self.key.open_in_place(nonce, purpose(table), &mut sealed).map_err(|_| broken())?;
        Ok(Seed((*opened).try_into().map_err(|_| broken())?))
    }
}

fn purpose(table: &TableId) -> Aad<Vec<u8>> {
    Aad::from([PURPOSE, table.as_str().as_bytes()].concat())
}

/// A new key in a file that nobody else can read. Should another server make one at the same moment, that one counts.
fn make(source: &KeySource, path: &Path) -> Result<String, SealError> {
    let mut key = [0; KEY];
    getrandom::fill(&mut key).map_err(|_| SealError::NoRandom)?;
    let text = Seed(key).to_string();
    let failed = |error: std::io::Error| SealError::File(source.clone(), error.to_string());
    if let Some(folder) = path.parent() {
        // A node whose tables are in a database has had no reason yet to make a folder of its own.
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    match create_private(path) {
        Ok(file) => match write_down(file, path, &text) {
            Ok(()) => Ok(text),
            Err(error) => {
                // Half a key would be taken for a wrong one at the next start.
                let _ = std::fs::remove_file(path);
                Err(failed(error))
            }
        },
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            std::fs::read_to_string(path).map_err(failed)
        }
        Err(error) => Err(failed(error)),
    }
}

/// On disk for good, and its name in the folder too: what is sealed with a key that is gone after a power cut is lost.
fn write_down(mut file: std::fs::File, path: &Path, text: &str) -> std::io::Result<()> {
    writeln!(file, "{text}")?;
    file.sync_all()?;
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        // Some file systems know nothing of this; the key is written all the same.
        let _ = std::fs::File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all());
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

fn create_private(path: &Path) -> std::io::Result<std::fs::File> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(byte: u8) -> TableId {
        TableId::new([byte; 16])
    }

    #[test]
    fn a_sealed_seed_is_opened_for_its_own_table_alone() {
        let (seal, seed) = (Seal::new([7; KEY]), Seed::from_number(5));
        let kept = seal.seal(&table(1), &seed).unwrap();
        assert!(!kept.windows(8).any(|part| part == &seed.0[..8]), "nothing of it can be read");
        assert_ne!(kept, seal.seal(&table(1), &seed).unwrap(), "not even that two are the same");
        assert_eq!(seal.open(&table(1), &kept), Ok(seed));
        let broken = |kept: &[u8]| matches!(seal.open(&table(1), kept), Err(SealError::Broken(_)));
        assert!(seal.open(&table(2), &kept).is_err(), "rows cannot be swapped");
        assert!(Seal::new([8; KEY]).open(&table(1), &kept).is_err());
        assert!(broken(&[]) && broken(&kept[..20]) && broken(&seed.0));
        for at in 0..kept.len() {
            let mut bent = kept.clone();
            bent[at] ^= 1;
            assert!(broken(&bent), "byte {at}");
        }
    }

    #[test]
    fn a_key_is_made_once_and_missed_when_it_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let source = KeySource::beside(&folder.path().join("new/folders/tables.sqlite"));
        let KeySource::File(path) = &source else { panic!("a file") };
        let first = Seal::find(&source, None).unwrap();
        let known = first.fingerprint().to_vec();
        assert_eq!(Seal::find(&source, Some(&known)).unwrap().fingerprint(), known);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(std::fs::metadata(path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        let text = KeySource::Text(std::fs::read_to_string(path).unwrap());
        assert!(Seal::find(&text, Some(&known)).is_ok());
        assert!(!format!("{text:?}").contains(&std::fs::read_to_string(path).unwrap()[..8]));
        std::fs::write(path, Seed::from_number(3).to_string()).unwrap();
        assert!(matches!(Seal::find(&source, Some(&known)), Err(SealError::OtherKey(_))));
        std::fs::write(path, "rubbish").unwrap();
        assert!(matches!(Seal::find(&source, Some(&known)), Err(SealError::NoKey(_))));
        std::fs::remove_file(path).unwrap();
        assert!(matches!(Seal::find(&source, Some(&known)), Err(SealError::Lost(_))));
        assert!(!path.exists(), "no other key in its place");
    }
}
