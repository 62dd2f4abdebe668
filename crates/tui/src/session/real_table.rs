//! Games at a real table: what people rolled, drew and hold.

use super::{REAL_NOTE, Session, seats};
use crate::history::History;
use crate::playable::Playable;
use crate::world::Effect;
use host::Refused;
use stage::real_table::{AskedForChance, Mistyped, Wanted, asked_for_chance, dealt_steps, things_to_draw};
use tabletop::{Phrase, Seat, Seats, Viewer};

impl<G: Playable> Session<G> {
    /// Whether people roll and draw themselves.
    pub fn is_real(&self) -> bool {
        self.hands.is_some()
    }

    /// What people are to roll or to draw now.
    pub fn asked_for_chance(&self) -> Option<AskedForChance> {
        self.hands.and_then(|_| asked_for_chance(self.game(), self.state()))
    }

    /// The next person who has to reveal what they held, with everything that it may be.
    pub fn to_reveal(&self) -> Option<(Seat, AskedForChance)> {
        let seat = self.hands?.covered().iter().next().filter(|_| self.host.is_over())?;
        let start = self.table().at_its_start();
        let things = things_to_draw(self.game(), start.state());
        let wanted = Wanted::Draw(self.game().hand_size(), things);
        Some((seat, AskedForChance { text: Phrase::NOTHING, wanted }))
    }

    /// What a viewer sees of the table.
    pub fn view(&self, viewer: Viewer) -> G::View {
        match &self.hands {
            Some(hands) => hands.view(&self.host, viewer),
            None => self.game().view(self.state(), viewer),
        }
    }

    /// Somebody says what fell.
    pub fn fall(&mut self, outcome: &[u8]) -> Result<Vec<Effect>, Refused> {
        self.host.chance(outcome)?;
        self.tell();
        Ok(self.proceed())
    }

    /// Somebody says what was drawn, by name.
    pub fn draw(&mut self, names: &[String]) -> Result<Vec<Effect>, Phrase> {
        let (Some(asked), Some(hands)) = (self.asked_for_chance(), self.hands) else {
            return Err(Mistyped::Nothing.phrase());
        };
        let drawn = asked.read_draw(names).map_err(|wrong| wrong.phrase())?;
        let outcome = hands.with_secrets(&self.host, &drawn);
        self.fall(&outcome).map_err(|refused| refused.phrase())
    }

    /// Somebody says what they hold.
    pub fn tell_hand(&mut self, seat: Seat, names: &[String]) -> Result<Vec<Effect>, Phrase> {
        let mut hands = self.hands.ok_or_else(|| Mistyped::Nothing.phrase())?;
        let bots = self.bots();
        hands.tell(&mut self.host, seat, names, bots).map_err(|wrong| wrong.phrase())?;
        self.hands = Some(hands);
        self.note_hands();
        self.history = History::of_past(&self.host);
        Ok(self.proceed())
    }

    /// Undoes what was entered last.
    pub fn undo_entry(&mut self) -> Result<Vec<Effect>, Refused> {
        let (bots, kept) = (self.bots(), dealt_steps(&self.host));
        self.host.undo_entry(bots, kept, G::goes_on)?;
        self.forget_thought();
        Ok(self.proceed())
    }

    fn bots(&self) -> Seats {
        let people = self.people();
        seats(self.game()).filter(|seat| !people.contains(*seat)).collect()
    }

    /// Keeps in the record that this is a real table, and who has not said what they hold.
    pub(super) fn note_hands(&mut self) {
        let Some(hands) = self.hands else { return };
        let words: Vec<&str> = hands.covered().iter().map(|seat| self.game().seat_name(seat)).collect();
        let words = if words.is_empty() { "told".to_string() } else { words.join(" ") };
        self.head.notes.retain(|(note, _)| note != REAL_NOTE);
        self.head.notes.push((REAL_NOTE.into(), words));
    }
}
