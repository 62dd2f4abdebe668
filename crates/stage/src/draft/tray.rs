//! The dice in hand: what they are worth, cost and reach.

use tabletop::{Arg, Phrase, phrase};

/// What is paid to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Payment {
    /// Who gets it; nothing if it goes to nobody.
    pub to: Option<Arg>,
    /// How much of what.
    pub amount: Phrase,
}

/// The dice in hand, with facts that are computed and no formulas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray<S> {
    /// The dice: those that are picked and those that are proposed beside them.
    pub pieces: Vec<S>,
    /// What they are worth together.
    pub value: u32,
    /// What they must be worth; 0 where any value will do.
    pub needed: u32,
    /// What is paid to whom.
    pub payments: Vec<Payment>,
    /// What they reach: "3 uses = 9 deniers", "2 cubes, 1 left to counter".
    pub reaches: Vec<Phrase>,
}

impl<S> Tray<S> {
    /// All of it in words: "worth 7 of 6 needed", "4 deniers to Bert", "3 uses".
    pub fn phrases(&self) -> Vec<Phrase> {
        let value = match self.needed {
            0 => phrase!("stage-tray-value", value = self.value),
            needed => phrase!("stage-tray-value-needed", value = self.value, needed = needed),
        };
        let payments = self.payments.iter().map(|payment| match &payment.to {
            Some(who) => {
                phrase!("stage-tray-paid-to", amount = payment.amount.clone(), who = who.clone())
            }
            None => phrase!("stage-tray-paid", amount = payment.amount.clone()),
        });
        let value = (self.value > 0).then_some(value);
        value.into_iter().chain(payments).chain(self.reaches.iter().cloned()).collect()
    }
}
