//! Phase 3, continued: the black dice and how they are countered.

use crate::agenda::Task;
use crate::board::{DieColor, Faces, Owner, Pool};
use crate::choice::Choice;
use crate::happening::{Cause, Happening};
use crate::modules::Outdoor;
use crate::play::{Look, Play};
use crate::round::income::PENALTY;
use crate::troyes::Troyes;
use arrayvec::ArrayVec;
use tabletop::Seat;

impl Troyes {
    /// The black dice in the box: never more are rolled at once.
    pub(crate) fn black_dice(&self) -> u8 {
        if self.options.ladies_events { 8 } else { 6 }
    }
}

/// What dice of this value count against black dice: red ones double, and the head of the family as a red one.
fn against_black(color: DieColor, value: u8) -> u8 {
    match color {
        DieColor::Red | DieColor::Purple => 2 * value,
        DieColor::White | DieColor::Yellow => value,
    }
}

/// What these dice count together against black dice.
pub(crate) fn defense_of(dice: Pool) -> u8 {
    DieColor::ALL.into_iter().map(|color| against_black(color, dice.of(color).sum())).sum()
}

impl Look<'_> {
    /// Whether a seat has a say about the black dice. Le Roy has none, nor has whoever cannot but concede.
    pub(crate) fn may_counter(self, seat: Seat) -> bool {
        !self.game.is_roy(seat) && !self.state.black.is_empty() && !self.must_concede(self.game.owner(seat))
    }

    /// What all dice of an owner count against black dice.
    fn defense(self, owner: Owner) -> u8 {
        DieColor::ALL
            .into_iter()
            .map(|color| against_black(color, self.state.square.of(owner, color).sum()))
            .sum()
    }

    /// The highest black die with any others that the owner's dice can beat together; or to concede if they cannot even
    /// beat the highest. Influence may be spent and dice exchanged first.
    pub(crate) fn black_choices(self, owner: Owner, out: &mut Vec<Choice>) {
        let black = self.state.black;
        let defense = self.defense(owner);
        let highest = black.highest();
        if defense < highest {
            out.push(Choice::Concede);
        } else {
            let mut rest = black;
            rest.remove(highest);
            let mut chosen = Faces::NONE;
            chosen.add(highest);
            add_others(rest, chosen, defense - highest, out);
        }
        out.extend(self.has_shield(owner).then_some(Choice::Outdoor(Outdoor::Shield)));
        out.extend(self.may_begin_exchange(owner).then_some(Choice::Outdoor(Outdoor::ExchangeDice)));
        self.influence_choices(owner, out);
    }

    /// Whether an owner can neither beat the highest black die nor spend influence, a shield or a cube that exchanges dice:
    /// then there is nothing to decide.
    pub(crate) fn must_concede(self, owner: Owner) -> bool {
        self.state.families[owner].influence == 0 && self.is_defenseless(owner)
    }

    /// Apart, because most players have some influence most of the time.
    #[inline(never)]
    fn is_defenseless(self, owner: Owner) -> bool {
        self.defense(owner) < self.state.black.highest()
            && !self.has_shield(owner)
            && !self.may_begin_exchange(owner)
    }

    /// Every set of the owner's dice that reaches the sum of the black dice.
    pub(crate) fn counter_choices(self, owner: Owner, black: Faces, out: &mut Vec<Choice>) {
        let square = &self.state.square;
        let kinds: ArrayVec<Kind, 24> = square
            .distinct(owner)
            .map(|die| {
                let (color, face) = (die.color(), die.face());
                Kind {
                    color,
                    face,
                    count: square.of(owner, color).of(face),
                    worth: against_black(color, face),
                }
            })
            .collect();
        let (missing, defense) = (i16::from(black.sum()), i16::from(self.defense(owner)));
        if missing <= defense {
            choose_dice(&kinds, &mut Pool::default(), missing, defense, out);
        }
    }
}

/// Adds any of the other black dice, as far as what is left of the defense reaches.
fn add_others(others: Faces, mut chosen: Faces, mut left: u8, out: &mut Vec<Choice>) {
    let Some(face) = others.lowest().filter(|face| *face <= left) else {
        out.push(Choice::Counter(chosen));
        return;
    };
    let higher = others.without(face);
    add_others(higher, chosen, left, out);
    for _ in 0..others.of(face) {
        if left < face {
            return;
        }
        chosen.add(face);
        left -= face;
        add_others(higher, chosen, left, out);
    }
}

/// Equal dice.
struct Kind {
    color: DieColor,
    face: u8,
    count: u8,
    /// What each counts against black dice.
    worth: u8,
}

/// Takes any number of each kind of dice; what reaches the sum is a choice. `left` is what all kinds together can add,
/// which is enough. What was chosen before is chosen afterwards.
fn choose_dice(kinds: &[Kind], chosen: &mut Pool, missing: i16, left: i16, out: &mut Vec<Choice>) {
    let Some((Kind { color, face, count, worth }, rest)) = kinds.split_first() else {
        return out.push(Choice::With(*chosen));
    };
    let before = *chosen;
    let mut missing = missing;
    let left = left - i16::from(worth * count);
    for n in 0..=*count {
        if n > 0 {
            chosen.add(*color, *face);
            missing -= i16::from(*worth);
        }
        if missing > left {
            continue;
        }
        if rest.is_empty() {
            out.push(Choice::With(*chosen));
        } else {
            choose_dice(rest, chosen, missing, left, out);
        }
    }
    *chosen = before;
}

impl Play<'_> {
    /// The black dice fall; the start player faces the highest.
    pub(crate) fn roll_black(&mut self, faces: &[u8]) {
        self.pop();
        self.state.gathered = 0;
        self.state.black = faces.iter().copied().collect();
        self.tell(Happening::BlackRolled { dice: self.state.black });
        self.raise_black();
        self.push(Task::Black(self.state.start));
    }

    /// A seat says which black dice it counters, spends influence, uses a cube or concedes.
    pub(crate) fn choose_black(&mut self, seat: Seat, choice: Choice) {
        let exchanges = choice == Choice::Outdoor(Outdoor::ExchangeDice);
        if self.spend_influence(seat, choice) || (exchanges && self.go_outdoors(seat, choice)) {
            return;
        }
        self.pop();
        match choice {
            Choice::Counter(black) => self.push(Task::Counter(seat, black)),
            Choice::Outdoor(_) => {
                self.ward_off(seat);
                self.face_next(seat);
            }
            _ => self.concede(seat),
        }
    }

    /// A seat that has no say about the black dice faces them.
    pub(crate) fn face_black(&mut self, seat: Seat) {
        if self.state.black.is_empty() {
            self.begin_actions();
        } else if self.game.is_roy(seat) {
            self.roy_faces_black();
        } else {
            self.concede(seat);
        }
    }

    /// The black die goes, and points with it; the dice stay.
    pub(crate) fn concede(&mut self, seat: Seat) {
        let owner = self.game.owner(seat);
        let face = self.state.black.highest();
        self.state.black.remove(face);
        self.tell(Happening::Succumbed { owner, face });
        self.lose_vp(owner, PENALTY, Cause::BlackDie);
        self.face_next(seat);
    }

    /// The black dice and those that beat them go; each black die is worth an influence point.
    pub(crate) fn beat(&mut self, seat: Seat, black: Faces, dice: Pool) {
        self.pop();
        let owner = self.game.owner(seat);
        black.iter().for_each(|face| self.state.black.remove(face));
        for (color, face) in dice.iter() {
            self.state.square.remove(crate::board::Die::new(owner, color, face));
        }
        self.tell(Happening::Beat { owner, black, dice });
        self.gain_influence(owner, black.count().into(), Cause::BlackDie);
        self.face_next(seat);
    }

    pub(crate) fn face_next(&mut self, seat: Seat) {
        self.forget_answers();
        self.push(Task::Black(self.look().next_seat(seat)));
    }
}
