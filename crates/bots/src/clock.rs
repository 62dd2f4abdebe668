//! How long a bot may think.

use crate::cancel::Cancel;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use tabletop::{Phrase, phrase};

/// How much thought a bot that can think longer or shorter puts into one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So much time.
    Time(Duration),
    /// So much time of the processor: the same however busy the machine is, to compare bots fairly.
    Processor(Duration),
    /// So many simulated games, however long they take: the same on every machine.
    Simulations(u32),
}

/// Why a text is not a budget.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub struct BudgetError(String);

impl BudgetError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        phrase!("bot-error-budget", text = self.0.clone())
    }
}

impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Budget, BudgetError> {
        let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let number: u32 = digits.parse().map_err(|_| BudgetError(text.into()))?;
        match &text[digits.len()..] {
            _ if number == 0 => Err(BudgetError(text.into())),
            "ms" => Ok(Budget::Time(Duration::from_millis(number.into()))),
            "s" => Ok(Budget::Time(Duration::from_secs(number.into()))),
            "cpu" => Ok(Budget::Processor(Duration::from_millis(number.into()))),
            "" => Ok(Budget::Simulations(number)),
            _ => Err(BudgetError(text.into())),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Processor(time) => write!(f, "{}cpu", time.as_millis()),
            Budget::Simulations(number) => write!(f, "{number}"),
        }
    }
}

impl Serialize for Budget {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The clock that stands beside a bot.
#[derive(Clone, Debug)]
pub struct Clock {
    budget: Budget,
    patience: Duration,
    forfeited: Option<Phrase>,
    cancel: Cancel,
}

impl Clock {
    /// A clock for bots that keep to their budget by themselves.
    pub fn new(budget: Budget) -> Clock {
        let patience = match budget {
            Budget::Time(time) | Budget::Processor(time) => time * 4 + Duration::from_secs(5),
            Budget::Simulations(_) => Duration::from_secs(30),
        };
        Clock { budget, patience, forfeited: None, cancel: Cancel::default() }
    }

    /// The same clock with another patience: how long a program of somebody else's may take to answer.
    pub fn with_patience(self, patience: Duration) -> Clock {
        Clock { patience, ..self }
    }

    /// The same clock, beside which somebody may call the decision off.
    pub fn with_cancel(self, cancel: Cancel) -> Clock {
        Clock { cancel, ..self }
    }

    /// Whether nobody waits for the decision any more.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.is_cancelled()
    }

    /// How much thought a decision is worth.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// How long is waited for an answer at most.
    pub fn patience(&self) -> Duration {
        self.patience
    }

    /// A bot lost its clock: it crashed, took too long or answered nonsense. The first reason stays.
    pub fn forfeit(&mut self, reason: Phrase) {
        self.forfeited.get_or_insert(reason);
    }

    /// Why the bot lost its clock, if it did.
    pub fn forfeited(&self) -> Option<&Phrase> {
        self.forfeited.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_as_they_are_written() {
        for text in ["50ms", "2000", "1ms", "50cpu"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        assert_eq!("2s".parse::<Budget>().unwrap(), Budget::Time(Duration::from_millis(2000)));
    }

    #[test]
    fn a_wrong_budget_is_refused_with_an_example() {
        for text in ["", "0", "ms", "5min", "-3", "1.5s", "50 ms"] {
            assert!(text.parse::<Budget>().unwrap_err() == BudgetError(text.into()), "{text}");
        }
    }

    #[test]
    fn the_first_reason_to_forfeit_stays() {
        let mut clock = Clock::new(Budget::Simulations(1));
        clock.forfeit(phrase!("bot-lost-late", ms = 400));
        clock.forfeit(phrase!("bot-lost-ended"));
        assert_eq!(clock.forfeited(), Some(&phrase!("bot-lost-late", ms = 400)));
    }
}
