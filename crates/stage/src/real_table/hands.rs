//! Cards that people hold at a real table.
//!
//! The rules want every secret card dealt before the first move. At a real table people hold theirs in their hands, so
//! others stand in for them: nobody is shown one, no bot sees anybody else's, advice goes without one's own
//! ([`RealTable::without_hands`]), and nothing but the final score depends on them. Whoever says what they hold, at the
//! beginning or in the end, has the deal corrected; bots, and cards that stand in for others', give way.

use super::{
    AskedForChance, Mistyped, RealTable, Wanted, asked_for_chance, hand_of, secret_things, things_to_draw,
};
use host::Host;
use tabletop::{Awaited, Cup, Outcome, Pending, Phrase, Seat, Seats, Seed, Step, Viewer};

/// The secret cards of a real table.
#[derive(Clone, Copy, Debug)]
pub struct Hands {
    seed: Seed,
    covered: Seats,
}

impl Hands {
    /// Cards that a seed deals to bots and in people's stead; these people have not said what they hold.
    pub fn new(seed: Seed, covered: Seats) -> Hands {
        Hands { seed, covered }
    }

    /// Who has not said what they hold.
    pub fn covered(&self) -> Seats {
        self.covered
    }

    /// These people keep their cards from the program, in a game that has such cards.
    pub fn cover<G: RealTable>(&mut self, game: &G, people: Seats) {
        self.covered = if game.hand_size() > 0 { people } else { Seats::NONE };
    }

    /// Whether nobody is to be shown what people hold: before the end, and until all have revealed it.
    pub fn are_hidden<G: RealTable>(&self, host: &Host<G>) -> bool {
        !host.is_over() || !self.covered.is_empty()
    }

    /// What a viewer sees of the table.
    pub fn view<G: RealTable>(&self, host: &Host<G>, viewer: Viewer) -> G::View {
        let view = host.game().view(host.state(), viewer);
        if self.are_hidden(host) { host.game().without_hands(view) } else { view }
    }

    /// Deals the secret cards if they are due and nothing else is to be drawn with them.
    pub fn deal<G: RealTable>(&self, host: &mut Host<G>) {
        let is_due = secret_things(host.game(), host.state()) > 0;
        if is_due && asked_for_chance(host.game(), host.state()).is_none() {
            let outcome = self.with_secrets(host, &Outcome::new());
            // What is dealt so is what is awaited; should it not be, people are asked.
            drop(host.chance(&outcome));
        }
    }

    /// What was drawn openly, with the secret cards before it that are dealt out of the rest.
    pub fn with_secrets<G: RealTable>(&self, host: &Host<G>, open: &[u8]) -> Outcome {
        let secret = secret_things(host.game(), host.state());
        let Pending::Chance(Awaited::Draw { of, .. }) = host.table().pending() else {
            return open.iter().copied().collect();
        };
        let mut rest: Vec<u8> = (0..of).filter(|thing| !open.contains(thing)).collect();
        Cup::new(self.seed).shuffle(&mut rest);
        rest.into_iter().take(secret).chain(open.iter().copied()).collect()
    }

    /// Somebody says what they hold.
    pub fn tell<G: RealTable>(
        &mut self,
        host: &mut Host<G>,
        seat: Seat,
        names: &[String],
        bots: Seats,
    ) -> Result<(), Mistyped> {
        let start = host.table().at_its_start();
        let things = things_to_draw(host.game(), start.state());
        let hand = hand_of(host.game(), seat);
        let wanted = Wanted::Draw(hand.len(), things.clone());
        let told = AskedForChance { text: Phrase::NOTHING, wanted }.read_draw(names)?;
        let Some(Step::Chance(_, dealt, _)) = host.table().taken().first().filter(|_| !hand.is_empty())
        else {
            return Err(Mistyped::Nothing);
        };
        let secret = secret_things(host.game(), start.state());
        let mut dealt = dealt.clone();
        for (place, card) in hand.clone().zip(told) {
            let holder_place = dealt.iter().position(|held| *held == card);
            let Some(other) = holder_place.filter(|other| *other != place) else {
                dealt[place] = card;
                continue;
            };
            let holder = Seat((other / hand.len()) as u8);
            let has_told = holder != seat && !bots.contains(holder) && !self.covered.contains(holder);
            if other >= secret || has_told {
                return Err(Mistyped::Held(things[usize::from(card)].say.clone()));
            }
            dealt.swap(place, other);
        }
        host.correct(0, &dealt).map_err(|_| Mistyped::Nothing)?;
        self.covered = self.covered.iter().filter(|other| *other != seat).collect();
        Ok(())
    }
}

/// How many steps nobody has entered at the beginning of a game: whether its secret cards were dealt by themselves.
pub fn dealt_steps<G: RealTable>(host: &Host<G>) -> usize {
    let start = host.table().at_its_start();
    let is_dealt = secret_things(host.game(), start.state()) > 0
        && asked_for_chance(host.game(), start.state()).is_none();
    usize::from(is_dealt)
}
