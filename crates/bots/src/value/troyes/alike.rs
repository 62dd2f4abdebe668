//! What a network need not be told again of Troyes, because it is as in a position that it was told of before.

use ::troyes::State;
use ::troyes::board::{ByOwner, Color, DieColor, Owner};

/// The most that an owner's dice of each color come to in one group.
pub(super) fn best_groups(state: &State, owner: Owner) -> [u8; 3] {
    Color::ALL.map(|color| state.square.of(owner, DieColor::from(color)).three_highest().iter().sum())
}

/// Which sections of a description are the same in two positions, as one owner sees them.
#[derive(Default)]
pub(super) struct Alike {
    pub belongings: ByOwner<bool>,
    pub dice: ByOwner<bool>,
    pub characters: ByOwner<bool>,
    pub buildings: bool,
    pub cathedral: bool,
    pub cards: bool,
    pub uses: bool,
    pub queue: bool,
    pub ramparts: bool,
}

impl Alike {
    pub fn of(one: &State, other: &State, me: Owner) -> Alike {
        let buildings = one.buildings == other.buildings;
        let cathedral = one.cathedral == other.cathedral;
        let city = one.city == other.city;
        let characters_of = |state: &State, owner: Owner| state.families[owner].characters;
        let is_known_alike = (one.unveiled, one.pile) == (other.unveiled, other.pile)
            && Owner::ALL.iter().all(|owner| characters_of(one, *owner) == characters_of(other, *owner));
        let mut alike = Alike {
            buildings,
            cathedral,
            cards: city,
            uses: city && best_groups(one, me) == best_groups(other, me),
            queue: one.queue == other.queue,
            ramparts: one.ramparts == other.ramparts,
            ..Alike::default()
        };
        for owner in Owner::ALL {
            let family = one.families[owner] == other.families[owner];
            alike.belongings[owner] = family && buildings && one.possessed == other.possessed;
            alike.dice[owner] = family && one.square.pool(owner) == other.square.pool(owner);
            alike.characters[owner] = family && buildings && cathedral && city && is_known_alike;
        }
        alike
    }
}

#[cfg(test)]
mod tests {
    use crate::value::{Inputs, Learned};
    use ::troyes::{State, Troyes};
    use tabletop::{Cup, Game, Notation, Pending, Seat, Seed};

    /// The sections of a description, without those that were left out.
    fn sections(describe: impl FnOnce(&mut Inputs)) -> Vec<Option<Vec<(u16, f32)>>> {
        let mut inputs = Inputs::default();
        inputs.clear();
        describe(&mut inputs);
        let all: Vec<_> = inputs.iter().collect();
        let begins = inputs.sections().iter().map(|section| section.begins);
        let ends = begins.skip(1).chain([all.len()]);
        let parts = inputs.sections().iter().zip(ends);
        parts.map(|(part, end)| (!part.is_left_out).then(|| all[part.begins..end].to_vec())).collect()
    }

    /// Looks at all states of a random game, each beside one of a few decisions before.
    fn along(game: &Troyes, mut look: impl FnMut(&State, &State)) {
        let (mut cup, mut luck) = (Cup::new(Seed::from_number(2)), fastrand::Rng::with_seed(2));
        let (mut state, mut choices) = (game.start(), Vec::new());
        let mut known = state.clone();
        loop {
            match game.pending(&state) {
                Pending::Over => return,
                Pending::Chance(awaited) => game.chance_awaited(&mut state, &cup.answer(awaited)),
                Pending::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    game.choices(&state, seat, &mut choices);
                    game.play_offered(&mut state, seat, choices[luck.usize(..choices.len())]);
                }
            }
            look(&known, &state);
            if luck.u8(..) < 64 {
                known = state.clone();
            }
        }
    }

    #[test]
    fn what_is_left_out_is_as_it_was() {
        for (players, options) in [(1, ""), (2, ""), (3, "all"), (4, "all")] {
            let game = Troyes::new(&Troyes::parse_options(players, options).unwrap(), None).unwrap();
            let (mut described, mut left_out) = (0, 0);
            along(&game, |known, state| {
                for seat in (0..game.seats()).map(Seat) {
                    let before = sections(|inputs| game.list_inputs(known, seat, inputs));
                    let now = sections(|inputs| game.list_inputs(state, seat, inputs));
                    let beside = sections(|inputs| game.list_inputs_beside(known, state, seat, inputs));
                    assert_eq!(beside.len(), now.len());
                    for ((beside, now), before) in beside.into_iter().zip(now).zip(before) {
                        left_out += u32::from(beside.is_none());
                        described += 1;
                        assert_eq!(beside.or(before), now);
                    }
                }
            });
            assert!(left_out > described / 3, "{left_out} of {described}");
        }
    }
}
