//! What somebody wants to be agreed on at a new table.

use super::call::garbled;
use crate::opponent;
use crate::pages::terms::word;
use crate::refusal::Refused;
use crate::terms::{AtRealTable, Clock, Limit, StandIn, Terms};

/// The terms that a form asks for; `field` finds a field of it.
pub fn read<'a>(field: impl Fn(&str) -> Option<&'a str>) -> Result<Terms, Refused> {
    let clock = field("clock").filter(|clock| !clock.is_empty());
    Ok(Terms {
        // People at a real table sit around one board; what they hide is in their hands.
        is_open: field("open").is_some() || field("real").is_some(),
        is_chat_off: field("chat_off").is_some(),
        clock: clock.map(|clock| read_clock(clock, field("stand_in"))).transpose()?,
        is_guide_left: false,
        real: field("real").map(|_| AtRealTable::default()),
        mixing: None,
    })
}

fn read_clock(clock: &str, stand_in: Option<&str>) -> Result<Clock, Refused> {
    let (limit, seconds) = clock.split_once(':').ok_or_else(|| garbled("clock"))?;
    let limit = [Limit::Move, Limit::Game].into_iter().find(|known| word(*known) == limit);
    let stand_in = match stand_in.unwrap_or("pass") {
        "pass" => StandIn::Pass,
        bot => match bot.strip_prefix("bot:").filter(|level| opponent::is_level(level)) {
            Some(level) => StandIn::Bot(level.into()),
            None => return Err(garbled("stand_in")),
        },
    };
    let clock = limit.zip(seconds.parse().ok());
    clock.and_then(|(limit, seconds)| Clock::new(limit, seconds, stand_in)).ok_or_else(|| garbled("clock"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(fields: &[(&'static str, &'static str)]) -> Result<Terms, Refused> {
        read(|name| fields.iter().find(|(key, _)| *key == name).map(|(_, value)| *value))
    }

    #[test]
    fn a_form_says_what_is_agreed_on() {
        assert_eq!(asked(&[("clock", "")]).unwrap(), Terms::default());
        let terms = asked(&[("open", "yes"), ("clock", "game:90"), ("stand_in", "bot:aelis")]).unwrap();
        assert!(terms.is_open && !terms.is_chat_off);
        let clock = terms.clock.unwrap();
        assert_eq!(
            (clock.limit, clock.seconds, clock.stand_in),
            (Limit::Game, 90, StandIn::Bot("aelis".into()))
        );
    }

    #[test]
    fn clocks_that_make_no_sense_are_refused() {
        for clock in ["move", "move:0", "day:5", "move:-1", "game:99999999999"] {
            assert!(asked(&[("clock", clock)]).is_err(), "{clock}");
        }
        assert!(asked(&[("clock", "move:60"), ("stand_in", "bot:exec:rm")]).is_err());
    }
}
