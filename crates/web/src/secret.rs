//! Secrets that stand for a person, and the public names of tables.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Who knows this may sit down somewhere: 128 random bits, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret([u8; 16]);

/// What is kept of a secret where the secret itself is not needed again.
pub type TokenHash = [u8; 32];

impl Secret {
    /// A new one, of bytes that nobody can guess.
    pub fn new(random: [u8; 16]) -> Secret {
        Secret(random)
    }

    /// A hash from which the secret cannot be found again.
    pub fn token_hash(&self) -> TokenHash {
        Sha256::digest(self.0).into()
    }

    /// The text that goes into a link or a cookie, and nowhere else.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }
}

/// Never prints the secret, so that no log can leak it.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl FromStr for Secret {
    type Err = ();

    fn from_str(text: &str) -> Result<Secret, ()> {
        let mut bytes = [0; 16];
        // One secret has one text.
        if text.bytes().any(|digit| digit.is_ascii_uppercase()) {
            return Err(());
        }
        hex::decode_to_slice(text, &mut bytes).map_err(|_| ())?;
        Ok(Secret(bytes))
    }
}

/// The name of a table in its address. Whoever has it may watch, so it cannot be guessed either.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TableId(String);

impl TableId {
    /// A new one of bytes that nobody can guess: 80 bits in 16 letters and digits.
    pub fn new(random: [u8; 16]) -> TableId {
        const DIGITS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        TableId(random.iter().map(|byte| DIGITS[*byte as usize % 32] as char).collect())
    }

    /// The text of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = ();

    fn from_str(text: &str) -> Result<TableId, ()> {
        let fits = text.len() == 16 && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        fits.then(|| TableId(text.into())).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_was_written_and_never_printed() {
        let secret = Secret::new([0xa7; 16]);
        assert_eq!(secret.reveal().parse(), Ok(secret));
        assert_eq!(secret.reveal().len(), 32);
        assert!(!format!("{secret:?}").contains(&secret.reveal()));
        assert_ne!(secret, Secret::new([0xa8; 16]));
        for wrong in ["", "zz", &secret.reveal()[1..], &secret.reveal().to_uppercase().replace('0', "G")] {
            assert_eq!(wrong.parse::<Secret>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn a_table_name_is_nothing_but_letters_and_digits() {
        assert_eq!(
            TableId::new(std::array::from_fn(|i| i as u8 * 17))
                .as_str()
                .parse::<TableId>()
                .map(|id| id.0.len()),
            Ok(16)
        );
        assert_eq!("../../../../etc/".parse::<TableId>(), Err(()));
    }
}
