//! In which language a command speaks: the one place where that is decided.

use crate::failure::Failure;
use tabletop::{CompleteGame, Seat};
use words::{Language, Languages};

/// The variable that says which language is spoken where no `--lang` does.
pub const VARIABLE: &str = "TROYES_LANG";

/// What is spoken where nobody says otherwise.
pub fn usual() -> Language {
    Language::english()
}

/// The language with this tag, or what to say instead.
pub fn with_tag(tag: &str) -> Result<Language, String> {
    Language::with_tag(tag).ok_or_else(|| {
        let known: Vec<&str> = Languages::iter().map(Language::tag).collect();
        format!("there is no language `{tag}`; there is: {}", known.join(", "))
    })
}

/// The language that somebody wishes for by `--lang`, else by the variable.
pub fn wished(said: Option<Language>, variable: Option<&str>) -> Result<Language, Failure> {
    match (said, variable) {
        (Some(language), _) => Ok(language),
        (None, Some(tag)) if !tag.is_empty() => {
            with_tag(tag).map_err(|reason| Failure::new(format!("{VARIABLE}: {reason}")))
        }
        _ => Ok(usual()),
    }
}

/// The language of whoever sits at the terminal, by the first of the system's variables that is set.
pub fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).and_then(|locale| Languages::of_locale(&locale))
}

/// What sentences call those at a table: by their names, or by what a language calls a seat without one. A seat that the
/// rules play keeps its word: sentences speak of le Roy without his seat.
pub fn called<G: CompleteGame>(language: Language, game: &G, names: &[String]) -> Vec<String> {
    let call = |(seat, name): (Seat, &String)| {
        let is_named = name != game.seat_name(seat) || seat.0 >= game.players();
        if is_named { name.clone() } else { language.text(&game.seat_title(seat)) }
    };
    (0..game.seats()).map(Seat).zip(names).map(call).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_argument_goes_before_the_variable_and_the_variable_before_english() {
        let tag =
            |said, variable| wished(said, variable).map(Language::tag).map_err(|error| error.to_string());
        let french = Language::with_tag("fr");
        assert_eq!(tag(None, None), Ok("en"));
        assert_eq!(tag(None, Some("")), Ok("en"));
        assert_eq!(tag(None, Some("fr")), Ok("fr"));
        assert_eq!(tag(french, Some("en")), Ok("fr"));
        let refused = "TROYES_LANG: there is no language `xx`; there is: en, fr";
        assert_eq!(tag(None, Some("xx")), Err(refused.into()));
    }

    #[test]
    fn the_first_variable_of_the_system_that_is_set_says_the_language() {
        let of = |set: &[(&str, &str)]| {
            let value =
                |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.to_string());
            of_locale(value).map(Language::tag)
        };
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), Some("fr"));
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "en_US.UTF-8")]), Some("en"));
        assert_eq!(of(&[("LANG", "en_US.UTF-8"), ("LC_ALL", "fr_CH")]), Some("fr"));
        assert_eq!(of(&[("LANG", "fr"), ("LC_ALL", "C.UTF-8")]), None);
    }
}
