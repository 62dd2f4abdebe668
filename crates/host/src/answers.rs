//! Answers of seats: one, several at once, and those that nobody needs to be asked for.

use crate::host::Host;
use crate::past::Before;
use crate::refused::Refused;
use tabletop::{Notation, Seat, Seats, Speech};

impl<G: Notation + Speech> Host<G> {
    /// A seat answers a question, and chance answers whatever it is asked then.
    pub fn answer(&mut self, seat: Seat, question: usize, choice: G::Choice) -> Result<(), Refused> {
        self.answer_all(seat, question, &[choice])
    }

    /// A seat answers a question and those that follow it, all of them or none: one change. Nothing can be answered
    /// before chance has said what it depends on.
    ///
    /// ```
    /// use host::{Dice, Host, Refused, SeededDice};
    /// use tabletop::toy::{Choice, Options, Toy};
    /// use tabletop::{Game, Seat, Seed, Table};
    ///
    /// let game = Toy::new(&Options::default(), None)?;
    /// let dice = Dice::Seeded(SeededDice::new(Seed::from_number(1)));
    /// let mut host = Host::new(Table::new(game, None), dice, usize::MAX);
    /// let (seat, steps) = (Seat(0), host.table().steps());
    /// let take = host.table().choices(seat)[0];
    ///
    /// let refused = host.answer_all(seat, host.question(seat), &[take, take]);
    /// assert_eq!((refused, host.table().steps()), (Err(Refused::NotOffered), steps));
    /// host.answer_all(seat, host.question(seat), &[take, Choice::Sell])?;
    /// assert_eq!((host.table().steps(), host.before()), (steps + 2, steps));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn answer_all(&mut self, seat: Seat, question: usize, choices: &[G::Choice]) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        let open = self.question(seat);
        if question != open {
            return Err(Refused::Stale { answered: question, open });
        }
        self.choose_all(seat, choices)
    }

    /// A seat chooses, for whoever knows that its question is the one that is open.
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refused> {
        self.choose_all(seat, &[choice])
    }

    /// The same with several choices, all of them or none.
    pub fn choose_all(&mut self, seat: Seat, choices: &[G::Choice]) -> Result<(), Refused> {
        if choices.is_empty() {
            return Err(Refused::NotOffered);
        }
        if self.is_undealt() {
            return Err(Refused::NotAsked(seat));
        }
        let before = self.table.steps();
        let untouched = (choices.len() > 1).then(|| (self.table.clone(), self.past.clone()));
        for choice in choices {
            if let Err(refused) = self.play(seat, *choice) {
                if let Some(untouched) = untouched {
                    (self.table, self.past) = untouched;
                }
                return Err(refused);
            }
        }
        self.before = before;
        self.go_on();
        Ok(())
    }

    /// A seat chooses, for whoever has just listed its choices: they are not listed again.
    pub fn choose_among(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        offered: &[G::Choice],
    ) -> Result<(), Refused> {
        let before = self.table.steps();
        self.play_among(seat, choice, offered)?;
        self.before = before;
        self.go_on();
        Ok(())
    }

    fn play(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refused> {
        self.play_among(seat, choice, &self.table.choices(seat))
    }

    fn play_among(&mut self, seat: Seat, choice: G::Choice, offered: &[G::Choice]) -> Result<(), Refused> {
        let before = Before::choice(self.game(), self.state(), seat, offered.len());
        let mut happenings = Vec::new();
        self.table.play_among(seat, choice, offered, Some(&mut happenings))?;
        self.past.add(&self.table, before, happenings);
        Ok(())
    }

    /// From now on, whatever has a single answer is answered at once for these seats, in the same change as what led to
    /// it; taking back takes it back too. [`PastStep::chosen`](crate::PastStep) says which answers were the only ones.
    pub fn spare(&mut self, seats: Seats) {
        self.spared = seats;
        let before = self.table.steps();
        self.go_on();
        if self.table.steps() > before {
            self.before = before;
        }
    }

    /// Who is spared questions with a single answer.
    pub fn spared(&self) -> Seats {
        self.spared
    }

    /// Chance answers, and whoever is spared gives the only answer there is, until somebody has a choice.
    pub(crate) fn go_on(&mut self) {
        self.roll_on();
        while let Some((seat, choice)) = self.forced() {
            if self.play(seat, choice).is_err() {
                return;
            }
            self.roll_on();
        }
    }

    /// The only answer of a seat that is spared such questions.
    fn forced(&self) -> Option<(Seat, G::Choice)> {
        self.asked().iter().filter(|seat| self.spared.contains(*seat)).find_map(|seat| {
            match self.table.choices(seat)[..] {
                [only] => Some((seat, only)),
                _ => None,
            }
        })
    }
}
