//! In which language a command speaks: the one place where that is decided.

use crate::failure::Failure;
use protocol::Unknown;
use std::ffi::OsString;
use tabletop::phrase;
use words::{Language, Languages};

/// The variable that says which language is spoken where no `--lang` does.
pub const VARIABLE: &str = "TROYES_LANG";

/// The variables of the system, the first that is set decides.
const SYSTEM: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language with this tag, or what to say instead.
pub fn with_tag(tag: &str) -> Result<Language, Unknown> {
    protocol::language::with_tag(tag)
}

/// The language that somebody wishes for: by `--lang`, else by our variable, else by those of the system.
pub fn wished(
    said: Option<Language>,
    variable: impl Fn(&str) -> Option<String>,
) -> Result<Language, Failure> {
    if let Some(language) = said {
        return Ok(language);
    }
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    match set(VARIABLE) {
        Some(tag) => with_tag(&tag).map_err(|unknown| {
            Failure::new(phrase!(
                "cli-language-variable",
                variable = VARIABLE.to_string(),
                reason = unknown.with_hint()
            ))
        }),
        None => {
            let system = SYSTEM.into_iter().find_map(set);
            Ok(system.and_then(|locale| Languages::of_locale(&locale)).unwrap_or_default())
        }
    }
}

/// The language that the arguments name, before they are read: help and errors speak it too.
pub fn named(args: &[OsString]) -> Option<Language> {
    let mut args = args.iter().map_while(|arg| arg.to_str()).take_while(|arg| *arg != "--");
    while let Some(arg) = args.next() {
        let tag = match arg.strip_prefix("--lang") {
            Some("") => args.next(),
            Some(tag) => tag.strip_prefix('='),
            None => continue,
        };
        return tag.and_then(Language::with_tag);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tag(said: Option<&str>, variables: &[(&str, &str)]) -> Result<&'static str, String> {
        let value =
            |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string());
        wished(said.and_then(Language::with_tag), value)
            .map(Language::tag)
            .map_err(|failure| Language::english().text(&failure.phrase()))
    }

    #[test]
    fn the_argument_goes_before_the_variable_and_the_variable_before_the_system() {
        assert_eq!(tag(None, &[]), Ok("en"));
        assert_eq!(tag(None, &[("TROYES_LANG", "")]), Ok("en"));
        assert_eq!(tag(None, &[("TROYES_LANG", "fr"), ("LANG", "en_GB.UTF-8")]), Ok("fr"));
        assert_eq!(tag(Some("fr"), &[("TROYES_LANG", "en")]), Ok("fr"));
        let refused = tag(None, &[("TROYES_LANG", "tlh")]).unwrap_err();
        assert!(refused.starts_with("TROYES_LANG: there is no language `tlh`; there is: "), "{refused}");
        assert!(Languages::iter().all(|language| refused.contains(language.tag())), "{refused}");
    }

    #[test]
    fn the_first_variable_of_the_system_that_is_set_decides() {
        assert_eq!(tag(None, &[("LANG", "fr_FR.UTF-8")]), Ok("fr"));
        assert_eq!(tag(None, &[("LC_ALL", ""), ("LC_MESSAGES", "fr_CA"), ("LANG", "en_US")]), Ok("fr"));
        assert_eq!(tag(None, &[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")]), Ok("en"));
        assert_eq!(tag(None, &[("LANG", "tlh_KX")]), Ok("en"));
    }

    #[test]
    fn the_language_is_found_among_the_arguments() {
        let named = |line: &str| {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            named(&args).map(Language::tag)
        };
        assert_eq!(named("sim --lang fr --help"), Some("fr"));
        assert_eq!(named("--lang=fr sim"), Some("fr"));
        assert_eq!(named("cards --lang tlh"), None);
        assert_eq!(named("cards --language fr"), None);
        assert_eq!(named("play -- --lang fr"), None);
    }
}
