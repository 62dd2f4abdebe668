//! Taking back what was chosen.

use crate::host::Host;
use crate::past::Since;
use crate::refused::Refused;
use tabletop::{Notation, Seat, Seats, Speech, Table};

impl<G: Notation + Speech> Host<G> {
    /// A seat takes its last choice back, together with what the consenting seats chose since and with what it was not
    /// asked for. Tells the first step that is not as it was.
    pub fn take_back(&mut self, seat: Seat, consenting: Seats) -> Result<usize, Refused> {
        self.take_back_while(seat, consenting, |_| false)
    }

    /// A seat takes a whole move back, as far as no dice have fallen in it: every choice since the last question that did
    /// not go on with another one.
    ///
    /// ```
    /// use host::{Dice, Host, SeededDice};
    /// use tabletop::toy::{Choice, Kind, Options, Toy};
    /// use tabletop::{Game, Seat, Seats, Seed, Table};
    ///
    /// let game = Toy::new(&Options::default(), None)?;
    /// let dice = Dice::Seeded(SeededDice::new(Seed::from_number(1)));
    /// let mut host = Host::new(Table::new(game, None), dice, usize::MAX);
    /// let (seat, steps) = (Seat(0), host.table().steps());
    /// let take = host.table().choices(seat)[0];
    /// host.answer_all(seat, host.question(seat), &[take, Choice::Sell])?;
    /// let first = host.take_back_move(seat, Seats::NONE, |kind| kind == Kind::Use)?;
    /// assert_eq!((first, host.table().steps()), (steps, steps));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn take_back_move(
        &mut self,
        seat: Seat,
        consenting: Seats,
        goes_on: impl Fn(G::Kind) -> bool,
    ) -> Result<usize, Refused> {
        self.take_back_while(seat, consenting, goes_on)
    }

    fn take_back_while(
        &mut self,
        seat: Seat,
        consenting: Seats,
        goes_on: impl Fn(G::Kind) -> bool,
    ) -> Result<usize, Refused> {
        let mut table = self.table.clone();
        let mut found: Option<Table<G>> = None;
        while table.take_back(seat, consenting).is_ok() {
            // Whatever is answered at once would be so again.
            if !self.is_spared(&table, seat) {
                found = Some(table.clone());
                let question = table.game().question(table.state(), seat);
                if !question.is_some_and(|question| goes_on(question.kind)) {
                    break;
                }
            }
        }
        let table = found.ok_or(Refused::NothingToTakeBack)?;
        let same = self.table.taken().iter().zip(table.taken()).take_while(|(old, new)| old == new).count();
        self.table = table;
        self.retell();
        self.before = same;
        Ok(same)
    }

    fn is_spared(&self, table: &Table<G>, seat: Seat) -> bool {
        self.spared.contains(seat) && table.choices(seat).len() == 1
    }

    /// Whether that would be accepted now.
    pub fn can_take_back(&self, seat: Seat, consenting: Seats) -> bool {
        let since = self.past.since_chance();
        let is_own = |choice: &Since| choice.by == seat && !(choice.was_forced && self.spared.contains(seat));
        let Some(last) = since.iter().rposition(is_own) else { return false };
        let is_accepted = |choice: &Since| choice.by == seat || consenting.contains(choice.by);
        !self.asked().is_empty() && (G::SIMULTANEOUS || since[last + 1..].iter().all(is_accepted))
    }

    /// Whether a seat goes on from its own last choice, so that it may step back to that.
    pub fn goes_on(&self, seat: Seat) -> bool {
        let since = self.past.since_chance();
        if G::SIMULTANEOUS {
            since.iter().any(|choice| choice.by == seat)
        } else {
            since.last().is_some_and(|choice| choice.by == seat)
        }
    }
}
