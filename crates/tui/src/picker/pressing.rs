//! Picking, putting back and confirming.

use super::{Focus, Picker, Pressed, Row};
use crate::playable::Playable;
use stage::Spot as _;
use stage::draft::{Clicked, How, Slot, propose};
use tabletop::phrase;

impl<G: Playable> Picker<G> {
    /// Picks whatever is at the cursor, or puts it back.
    pub fn toggle(&mut self, game: &G) -> Pressed<G::Choice> {
        match self.marks.cursor {
            None => Pressed::Refused(phrase!("terminal-pick-space")),
            Some(place) => match self.click(game, place) {
                Pressed::Choose(_) => Pressed::Moved,
                pressed => pressed,
            },
        }
    }

    /// A place is clicked: it is picked, put back or, as the target of a move that is ready, confirmed.
    pub fn click(&mut self, game: &G, place: G::Spot) -> Pressed<G::Choice> {
        let clicked = self.proposal.clicked(game, &self.view, self.behind(place));
        self.marks.cursor = Some(place);
        match clicked {
            Clicked::Picked(proposal) => {
                self.show(game, *proposal);
                Pressed::Moved
            }
            Clicked::Confirmed(choices) => Pressed::Choose(choices),
            Clicked::Refused(reason) => Pressed::Refused(reason.phrase()),
        }
    }

    /// Chooses what is selected: on the table the place at the cursor, in the list the row.
    pub fn press(&mut self, game: &G) -> Pressed<G::Choice> {
        match self.marks.cursor.filter(|_| self.focus == Focus::Board) {
            Some(place) => self.press_place(game, place),
            None => self.press_row(game),
        }
    }

    /// On whatever belongs to a move that is ready, Enter confirms it.
    fn press_place(&mut self, game: &G, place: G::Spot) -> Pressed<G::Choice> {
        let spot = self.behind(place);
        let is_taken = self.proposal.taken_spots().iter().any(|taken| taken.kin() == spot.kin());
        if is_taken && self.proposal.is_ready && !self.is_untouched() {
            return Pressed::Choose(self.proposal.choices.clone());
        }
        if spot.is_piece() && self.proposal.is_picked(spot) {
            return Pressed::Refused(phrase!("terminal-pick-not-enough"));
        }
        // What is picked stays picked: Enter goes on to what is asked next.
        if self.proposal.is_picked(spot) {
            self.focus = Focus::List;
            return Pressed::Moved;
        }
        self.click(game, place)
    }

    fn press_row(&mut self, game: &G) -> Pressed<G::Choice> {
        let (answer, slot) = match (self.rows.get(self.selected), self.shown()) {
            (Some(Row::Confirm), _) => return Pressed::Choose(self.proposal.choices.clone()),
            (Some(Row::More(_)), _) => {
                self.is_unfolded = true;
                let row = self.selected;
                self.list(game);
                self.go_to(game, row);
                return Pressed::Moved;
            }
            (Some(Row::Answer(place)), Some(slot)) => (&slot.answers[*place], slot),
            _ => return Pressed::Refused(phrase!("terminal-pick-nothing-selected")),
        };
        let draft = self.proposal.draft.clone().answering(slot.asked, answer.choice);
        let next = propose(game, &self.view, self.seat, &draft);
        // Whoever has answered everything that can be answered otherwise has confirmed it.
        let is_said = |slot: &Slot<G>| slot.how != How::Default || !slot.is_changeable();
        if next.is_ready && next.slots.iter().all(is_said) {
            return Pressed::Choose(next.choices);
        }
        self.show(game, next);
        Pressed::Moved
    }
}
