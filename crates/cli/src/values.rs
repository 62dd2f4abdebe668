//! Values of arguments, read from their texts, and why one cannot be read.

use bots::Budget;
use cli::language;
use server::{LogForm, Place, Think};
use std::net::SocketAddr;
use std::str::FromStr;
use tabletop::{Phrase, phrase};
use words::Language;

/// Why a value of an argument cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadValue(pub Phrase);

/// Whole numbers of some size.
pub trait Whole: FromStr {
    const MOST: &str;
}

macro_rules! whole {
    ($($number:ty, $most:literal;)*) => {
        $(impl Whole for $number {
            const MOST: &str = $most;
        })*
    };
}

whole! {
    u8, "255";
    u32, "4294967295";
    u64, "18446744073709551615";
    usize, "18446744073709551615";
}

/// A whole number.
pub fn whole<N: Whole>(text: &str) -> Result<N, BadValue> {
    text.parse().map_err(|_| {
        BadValue(phrase!("cli-value-not-whole", least = "0".to_string(), most = N::MOST.to_string()))
    })
}

/// A whole number that is not zero.
pub fn some<N: Whole + PartialOrd + Default>(text: &str) -> Result<N, BadValue> {
    let wrong = || phrase!("cli-value-not-whole", least = "1".to_string(), most = N::MOST.to_string());
    text.parse().ok().filter(|number| *number > N::default()).ok_or_else(|| BadValue(wrong()))
}

/// How many threads play.
pub fn threads(text: &str) -> Result<u16, BadValue> {
    let number = text.parse().ok().filter(|number| (1..=1024).contains(number));
    let wrong = || phrase!("cli-value-not-whole", least = "1".to_string(), most = "1024".to_string());
    number.ok_or_else(|| BadValue(wrong()))
}

/// How many seconds, with decimals.
pub fn seconds(text: &str) -> Result<f64, BadValue> {
    text.parse().map_err(|_| BadValue(phrase!("cli-value-not-seconds")))
}

/// Where everything is kept.
pub fn place(text: &str) -> Result<Place, BadValue> {
    text.parse().map_err(|_| BadValue(phrase!("cli-value-not-place")))
}

/// A database.
pub fn database(text: &str) -> Result<String, BadValue> {
    match text.parse() {
        Ok(Place::Database(url)) => Ok(url),
        _ => Err(BadValue(phrase!("cli-value-not-database"))),
    }
}

/// Where bots think.
pub fn think(text: &str) -> Result<Think, BadValue> {
    match text {
        "here" => Ok(Think::Here),
        "elsewhere" => Ok(Think::Elsewhere),
        "both" => Ok(Think::Both),
        _ => Err(BadValue(phrase!("cli-value-not-think"))),
    }
}

/// How lines of the log are written.
pub fn log_form(text: &str) -> Result<LogForm, BadValue> {
    match text {
        "text" => Ok(LogForm::Text),
        "json" => Ok(LogForm::Json),
        _ => Err(BadValue(phrase!("cli-value-not-log"))),
    }
}

/// Where to listen.
pub fn address(text: &str) -> Result<SocketAddr, BadValue> {
    text.parse().map_err(|_| BadValue(phrase!("cli-value-not-address")))
}

/// How much thought a decision is worth.
pub fn budget(text: &str) -> Result<Budget, BadValue> {
    text.parse().map_err(|error: bots::BudgetError| BadValue(error.phrase()))
}

/// A language by its tag.
pub fn language(tag: &str) -> Result<Language, BadValue> {
    language::with_tag(tag).map_err(|unknown| BadValue(unknown.with_hint()))
}
