//! Real tables: what people rolled, drew and hold.

use super::{Playing, TOLD_STEPS};
use crate::board::BoardRenderer;
use crate::played_game::{Change, Declined, PlayedGame};
use crate::refereed::{ChanceAsked, ChanceWanted, DiceGroup, Drawable, Fallen, RefereedGame};
use crate::speech::Voice;
use host::{Dice, Host, OpenError};
use stage::real_table::{
    AskedForChance, DieToRoll, Hands, Mistyped, ThingToDraw, Wanted, asked_for_chance, dealt_steps,
    things_to_draw,
};
use tabletop::{Record, Seat, Seats, Seed, Table, Viewer};

impl<G: BoardRenderer> Playing<G> {
    /// A new game at a real table.
    pub fn at_real_table(game: G, figures: Option<(String, String)>, seed: Seed) -> Playing<G> {
        let mut host = Host::new(Table::new(game, figures), Dice::Told, TOLD_STEPS);
        let hands = Hands::new(seed, Seats::NONE);
        hands.deal(&mut host);
        Playing { host, guide: None, hands: Some(hands) }
    }

    /// A game at a real table from its journal.
    pub fn open_at_real_table(record: &Record, seed: Seed, covered: Seats) -> Result<Playing<G>, OpenError> {
        let host = Host::open_told(record, TOLD_STEPS)?;
        Ok(Playing { host, guide: None, hands: Some(Hands::new(seed, covered)) })
    }

    /// What a viewer sees: at a real table no card that somebody holds, before all lie open.
    pub(super) fn view(&self, viewer: Viewer) -> G::View {
        match &self.hands {
            Some(hands) => hands.view(&self.host, viewer),
            None => self.game().view(self.host.state(), viewer),
        }
    }

    /// With whose ears somebody hears what happened: at a real table nobody is told what they hold.
    pub(super) fn listener(&self, viewer: Viewer) -> Viewer {
        let is_hidden = self.hands.is_some_and(|hands| hands.are_hidden(&self.host));
        if is_hidden { Viewer::Spectator } else { viewer }
    }

    /// What a bot in this seat is asked now. What people hold they need not have told; then advice does without.
    pub(super) fn thinking(&self, seat: Seat) -> Option<host::Thinking<G>> {
        let thinking = self.host.thinking(seat)?;
        let seen = || self.game().without_hands(self.game().recall(self.host.state(), Viewer::Seat(seat)));
        let is_covered = self.covered().contains(seat);
        Some(if is_covered { thinking.seeing(seen()) } else { thinking })
    }

    fn drawable(&self, thing: ThingToDraw, voice: Voice<'_>) -> Drawable {
        let drawing = thing.component.and_then(|component| self.game().drawing(component.id));
        Drawable { name: thing.name, say: voice.say(&thing.say), drawing }
    }

    fn asked_for(&self) -> Option<AskedForChance> {
        self.hands.and_then(|_| asked_for_chance(self.game(), self.host.state()))
    }
}

/// Dice of a kind, one after the other.
fn grouped(dice: &[DieToRoll], voice: Voice<'_>) -> Vec<DiceGroup> {
    let group = |dice: &[DieToRoll]| DiceGroup {
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
        self.hands.is_some()
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
            Fallen::Draw(names) => {
                let drawn = asked.read_draw(names)?;
                self.hands.map_or_else(|| drawn.clone(), |hands| hands.with_secrets(&self.host, &drawn))
            }
        };
        self.host.chance(&outcome)?;
        Ok(self.change())
    }

    fn undo_entry(&mut self, bots: Seats) -> Result<Change, Declined> {
        let kept = dealt_steps(&self.host);
        self.host.undo_entry(bots, kept, G::goes_on)?;
        Ok(self.change())
    }

    fn has_entry(&self, bots: Seats) -> bool {
        self.hands.is_some() && self.host.has_entry(bots, dealt_steps(&self.host))
    }

    fn last_entry(&self, bots: Seats) -> Option<usize> {
        self.host.last_entry(bots, G::goes_on)
    }

    fn covered(&self) -> Seats {
        self.hands.map_or(Seats::NONE, |hands| hands.covered())
    }

    fn cover(&mut self, seats: Seats) {
        if let Some(hands) = &mut self.hands {
            hands.cover(self.host.game(), seats);
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
        let mut hands = self.hands.ok_or(Mistyped::Nothing)?;
        hands.tell(&mut self.host, seat, names, bots)?;
        self.hands = Some(hands);
        Ok(Change { from: 0, lines: self.host.journal_from(0) })
    }
}
