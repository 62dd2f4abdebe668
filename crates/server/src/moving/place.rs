//! Where everything is kept, as whoever moves it says it.

use super::postgres::InDatabase;
use super::sqlite::InFile;
use super::{MoveError, Side};
use crate::seal::KeySource;
use std::path::PathBuf;
use std::str::FromStr;

/// Where everything is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a file: `sqlite:FILE`.
    File(PathBuf),
    /// In a database: `postgres://…`.
    Database(String),
}

/// A place is neither a file nor a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("neither sqlite:FILE nor postgres://…")]
pub struct PlaceError;

impl FromStr for Place {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Place, PlaceError> {
        match text.strip_prefix("sqlite:") {
            Some("") => Err(PlaceError),
            Some(file) => Ok(Place::File(file.into())),
            None if text.starts_with("postgres://") || text.starts_with("postgresql://") => {
                Ok(Place::Database(text.into()))
            }
            None => Err(PlaceError),
        }
    }
}

impl Place {
    /// Where the key is that seeds are sealed with, where nobody says: beside the file of one of two places.
    pub fn usual_key(from: &Place, to: &Place) -> Option<KeySource> {
        [from, to].into_iter().find_map(|place| match place {
            Place::File(file) => Some(KeySource::beside(file)),
            Place::Database(_) => None,
        })
    }

    /// Everything that is there, while nobody is served from it.
    pub(super) async fn source(&self, key: &KeySource) -> Result<Box<dyn Side>, MoveError> {
        Ok(match self {
            Place::File(file) => Box::new(InFile::open_source(file, key).await?),
            Place::Database(url) => Box::new(InDatabase::open(url, key).await?),
        })
    }

    /// Room for everything: a new file, or a database without tables.
    pub(super) async fn goal(&self, key: &KeySource) -> Result<Box<dyn Side>, MoveError> {
        Ok(match self {
            Place::File(file) => Box::new(InFile::open_goal(file, key).await?),
            Place::Database(url) => Box::new(InDatabase::open_goal(url, key).await?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_file_or_a_database() {
        assert_eq!("sqlite:a/b.sqlite".parse(), Ok(Place::File("a/b.sqlite".into())));
        let url = "postgres://troyes@localhost/troyes";
        assert_eq!(url.parse(), Ok(Place::Database(url.into())));
        for nonsense in ["", "sqlite:", "tables.sqlite", "mysql://localhost"] {
            assert_eq!(nonsense.parse::<Place>(), Err(PlaceError), "{nonsense}");
        }
    }
}
