//! Real tables: what people rolled, drew and hold.
//!
//! The rules want every secret card dealt before the first move. Here people hold theirs in their hands, so others stand
//! in for them, dealt by the table's seed: nobody is shown one, no bot sees anybody else's, advice goes without one's own
//! ([`RealTable::without_hands`](stage::real_table::RealTable)), and nothing but the final score depends on them. Whoever
//! says what they hold, at the beginning or in the end, has the deal corrected.

use super::{Playing, TOLD_STEPS};
use crate::board::BoardRenderer;
use crate::played_game::{Change, Declined, PlayedGame};
use crate::refereed::{ChanceAsked, ChanceWanted, DiceGroup, Drawable, Fallen, RefereedGame};
use crate::speech::Voice;
use host::{Dice, Host, OpenError};
use stage::real_table::{
    AskedForChance, Mistyped, ThingToDraw, Wanted, asked_for_chance, hand_of, secret_things, things_to_draw,
};
use tabletop::{Awaited, Cup, Outcome, Pending, Record, Seat, Seats, Seed, Step, Table, Viewer};

/// What is known of a real table beside its game.
#[derive(Clone, Copy, Debug)]
pub(super) struct RealTable {
    /// What the cards come from that stand in for those in people's hands, and those of bots.
    seed: Seed,
    /// Who has not said what they hold.
    covered: Seats,
}

impl<G: BoardRenderer> Playing<G> {
    /// A new game at a real table.
    pub fn at_real_table(game: G, figures: Option<(String, String)>, seed: Seed) -> Playing<G> {
        let host = Host::new(Table::new(game, figures), Dice::Told, TOLD_STEPS);
        let mut playing = Playing { host, real: Some(RealTable { seed, covered: Seats::NONE }) };
        playing.deal_hands();
        playing
    }

    /// A game at a real table from its journal.
    pub fn open_at_real_table(record: &Record, seed: Seed, covered: Seats) -> Result<Playing<G>, OpenError> {
        let host = Host::open_told(record, TOLD_STEPS)?;
        Ok(Playing { host, real: Some(RealTable { seed, covered }) })
    }

    /// What a viewer sees: at a real table no card that somebody holds, before all lie open.
    pub(super) fn view(&self, viewer: Viewer) -> G::View {
        let view = self.game().view(self.host.state(), viewer);
        if self.are_hands_hidden() { self.game().without_hands(view) } else { view }
    }

    fn are_hands_hidden(&self) -> bool {
        self.real.is_some_and(|real| !self.host.is_over() || !real.covered.is_empty())
    }

    /// With whose ears somebody hears what happened: at a real table nobody is told what they hold.
    pub(super) fn listener(&self, viewer: Viewer) -> Viewer {
        if self.are_hands_hidden() { Viewer::Spectator } else { viewer }
    }

    /// What a bot in this seat is asked now. What people hold they need not have told; then advice does without.
    pub(super) fn thinking(&self, seat: Seat) -> Option<host::Thinking<G>> {
        let thinking = self.host.thinking(seat)?;
        let is_covered = self.real.is_some_and(|real| real.covered.contains(seat));
        Some(if is_covered { thinking.seeing(self.view(Viewer::Seat(seat))) } else { thinking })
    }

    /// Deals the cards that nobody enters, if nothing else is to be drawn with them.
    fn deal_hands(&mut self) {
        let is_due = secret_things(self.game(), self.host.state()) > 0;
        if is_due && asked_for_chance(self.game(), self.host.state()).is_none() {
            let outcome = self.with_hands(&Outcome::new());
            // Whatever is dealt so is what is awaited; should it not be, people are asked.
            drop(self.host.chance(&outcome));
        }
    }

    /// What was drawn openly, with the secret cards before it that the seed deals out of the rest.
    fn with_hands(&self, open: &[u8]) -> Outcome {
        let secret = secret_things(self.game(), self.host.state());
        let (Some(real), Pending::Chance(Awaited::Draw { of, .. })) = (self.real, self.host.table().pending()) else {
            return open.iter().copied().collect();
        };
        let mut rest: Vec<u8> = (0..of).filter(|thing| !open.contains(thing)).collect();
        Cup::new(real.seed).shuffle(&mut rest);
        rest.into_iter().take(secret).chain(open.iter().copied()).collect()
    }

    /// How many steps nobody has entered at the beginning.
    fn kept(&self) -> usize {
        let start = self.host.table().at_its_start();
        let is_dealt = secret_things(self.game(), start.state()) > 0
            && asked_for_chance(self.game(), start.state()).is_none();
        usize::from(is_dealt)
    }

    fn drawable(&self, thing: ThingToDraw, voice: Voice<'_>) -> Drawable {
        let drawing = thing.component.and_then(|component| self.game().drawing(component.id));
        Drawable { name: thing.name, say: voice.say(&thing.say), drawing }
    }

    fn asked_for(&self) -> Option<AskedForChance> {
        self.real.and_then(|_| asked_for_chance(self.game(), self.host.state()))
    }
}

/// Dice of a kind, one after the other.
fn grouped(dice: &[stage::real_table::DieToRoll], voice: Voice<'_>) -> Vec<DiceGroup> {
    let group = |dice: &[stage::real_table::DieToRoll]| DiceGroup {
        name: voice.say(&dice[0].group),
        color: dice[0].color,
        count: dice.len(),
        faces: dice[0].faces.iter().map(|face| voice.say(face)).collect(),
    };
    dice.chunk_by(|one, next| one == next).map(group).collect()
}

impl From<Mistyped> for Declined {
    fn from(mistyped: Mistyped) -> Declined {
        Declined::Mistyped(mistyped.phrase())
    }
}

impl<G: BoardRenderer> RefereedGame for Playing<G> {
    fn is_real(&self) -> bool {
        self.real.is_some()
    }

    fn chance_asked(&self, voice: Voice<'_>) -> Option<ChanceAsked> {
        let AskedForChance { text, wanted } = self.asked_for()?;
        let wanted = match wanted {
            Wanted::Roll(dice, sides) => ChanceWanted::Roll(grouped(&dice, voice), sides),
            Wanted::Draw(take, things) => {
                let things = things.into_iter().map(|thing| self.drawable(thing, voice));
                ChanceWanted::Draw(take, things.collect())
            }
        };
        Some(ChanceAsked { number: self.steps(), text: voice.say(&text), wanted })
    }

    fn fall(&mut self, step: usize, fallen: &Fallen) -> Result<Change, Declined> {
        if step != self.steps() {
            return Err(Declined::Stale);
        }
        let asked = self.asked_for().ok_or(Mistyped::Nothing)?;
        let outcome = match fallen {
            Fallen::Roll(text) => asked.read_roll(text)?,
            Fallen::Draw(names) => self.with_hands(&asked.read_draw(names)?),
        };
        self.host.chance(&outcome)?;
        Ok(self.change())
    }

    fn undo_entry(&mut self, bots: Seats) -> Result<Change, Declined> {
        let kept = self.kept();
        self.host.undo_entry(bots, kept, G::goes_on)?;
        Ok(self.change())
    }

    fn has_entry(&self, bots: Seats) -> bool {
        self.real.is_some() && self.host.has_entry(bots, self.kept())
    }

    fn last_entry(&self, bots: Seats) -> Option<usize> {
        self.host.last_entry(bots, G::goes_on)
    }

    fn covered(&self) -> Seats {
        self.real.map_or(Seats::NONE, |real| real.covered)
    }

    fn cover(&mut self, seats: Seats) {
        if let (Some(real), true) = (&mut self.real, self.host.game().hand_size() > 0) {
            real.covered = seats;
        }
    }

    fn hand_size(&self) -> usize {
        self.game().hand_size()
    }

    fn hand_cards(&self, voice: Voice<'_>) -> Vec<Drawable> {
        let start = self.host.table().at_its_start();
        let things = things_to_draw(self.game(), start.state());
        things.into_iter().map(|thing| self.drawable(thing, voice)).collect()
    }

    fn tell_hand(&mut self, seat: Seat, names: &[String], bots: Seats) -> Result<Change, Declined> {
        let hand = hand_of(self.game(), seat);
        let start = self.host.table().at_its_start();
        let things = things_to_draw(self.game(), start.state());
        let asked = AskedForChance {
            text: tabletop::Phrase::NOTHING,
            wanted: Wanted::Draw(hand.len(), things.clone()),
        };
        let told = asked.read_draw(names)?;
        let (Some(real), Some(Step::Chance(_, dealt, _))) = (self.real, self.host.table().taken().first()) else {
            return Err(Mistyped::Nothing.into());
        };
        let secret = secret_things(self.game(), start.state());
        let mut dealt = dealt.clone();
        for (place, card) in hand.zip(told) {
            let Some(other) = dealt.iter().position(|held| *held == card).filter(|other| *other != place) else {
                dealt[place] = card;
                continue;
            };
            let holder = Seat((other / self.game().hand_size()) as u8);
            // Cards that lie open or that somebody has told stay where they are; bots and stand-ins give way.
            let has_told = holder != seat && !bots.contains(holder) && !real.covered.contains(holder);
            let is_fixed = other >= secret || has_told;
            if is_fixed {
                return Err(Declined::Mistyped(held_by_another(&things[usize::from(card)])));
            }
            dealt.swap(place, other);
        }
        self.host.correct(0, &dealt)?;
        let covered = real.covered.iter().filter(|other| *other != seat).collect();
        self.real = Some(RealTable { covered, ..real });
        Ok(Change { from: 0, lines: self.host.journal_from(0) })
    }
}

fn held_by_another(thing: &ThingToDraw) -> tabletop::Phrase {
    tabletop::phrase!("real-mistyped-held", thing = thing.say.clone())
}
