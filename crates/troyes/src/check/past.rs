//! What no past leads to: things on the table before the first round.

use super::{Complaints, word};
use crate::board::{Building, Owner, Ramparts};
use tabletop::{Game, phrase};

impl Complaints<'_> {
    pub(super) fn past(&mut self) {
        if self.look.state.round == 0 {
            self.setup();
        }
    }

    /// Before the first round there is nothing but what the setup puts there and the citizens placed so far.
    fn setup(&mut self) {
        let (game, state) = (self.look.game, self.look.state);
        let fresh = game.start();
        let parts = [
            ("start", state.start == fresh.start),
            ("square", state.square == fresh.square),
            ("cathedral", state.cathedral == fresh.cathedral),
            ("city", state.city == fresh.city),
            ("queue", state.queue == fresh.queue),
            ("possessed", state.possessed == fresh.possessed),
            ("gathered", state.gathered == fresh.gathered),
            ("black", state.black == fresh.black),
            ("seen", state.seen == fresh.seen),
            ("ramparts", state.ramparts == Ramparts { outposts: state.ramparts.outposts, ..fresh.ramparts }),
        ];
        for (part, is_fresh) in parts {
            self.unless(is_fresh, || phrase!("troyes-flaw-not-fresh", part = part.to_string()));
        }
        for owner in self.look.owners() {
            let family = &state.families[owner];
            let mut placed = *family;
            placed.supply = fresh.families[owner].supply;
            placed.characters = fresh.families[owner].characters;
            let is_fresh = placed == fresh.families[owner];
            self.unless(is_fresh, || phrase!("troyes-flaw-family-not-fresh", owner = word(owner)));
        }
        let outposts = &state.ramparts.outposts;
        let has_cubes = outposts.iter().any(|outpost| outpost.cubes != Default::default());
        self.unless(!has_cubes, || phrase!("troyes-flaw-early-outdoor-cubes"));
        self.neutral_citizens(&fresh.buildings);
    }

    /// Neutral citizens stand where the setup puts them, and nobody is expelled. Le Roy settles by his own rule.
    fn neutral_citizens(&mut self, fresh: &crate::board::Buildings) {
        let buildings = &self.look.state.buildings;
        let is_grey = |space: &Option<Owner>| *space == Some(Owner::Grey);
        let differs = |building: Building| {
            let spaces = buildings.spaces(building).iter().zip(fresh.spaces(building));
            spaces.into_iter().any(|(now, then)| is_grey(now) != is_grey(then))
        };
        let is_placed =
            self.look.game.options.is_kings_challenge() || !Building::ALL.into_iter().any(differs);
        self.unless(is_placed, || phrase!("troyes-flaw-neutral-citizens"));
        let is_expelled = Building::ALL.into_iter().any(|building| !buildings.lying(building).is_empty());
        self.unless(!is_expelled, || phrase!("troyes-flaw-early-expelled"));
    }
}
