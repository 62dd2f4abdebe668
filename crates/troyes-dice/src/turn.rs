//! A seat's half-day: what it may answer at each stage, and what its answer does.

use crate::building::Building;
use crate::choice::Choice;
use crate::color::{Color, Resource};
use crate::game::TroyesDice;
use crate::happening::Happening;
use crate::pencil::Pencil;
use crate::state::{Action, Stage, State, Town, Turn};
use tabletop::{Chronicle, Seat};

impl TroyesDice {
    /// Hands every answer that a turn allows to `offer`.
    pub(crate) fn each_turn_choice(&self, town: &Town, turn: &Turn, offer: &mut impl FnMut(Choice)) {
        match turn.stage {
            Stage::Die => self.each_die(town, turn, offer),
            Stage::Color | Stage::Value | Stage::Action => self.each_use(town, turn, offer),
            Stage::Order => {
                turn.waiting.on(turn.waiting.top()).for_each(|bonus| offer(Choice::Bonus { bonus }))
            }
            Stage::Build(bonus) => {
                for building in self.printed.buildings_for(bonus) {
                    for column in turn.sheet.open(*building).iter() {
                        offer(Choice::Build { building: *building, column });
                    }
                }
            }
            Stage::Overflow => {
                let free = |color: &Color| turn.sheet.citizens[*color] < self.printed.citizens.length;
                Color::ALL.into_iter().filter(free).for_each(|color| offer(Choice::Citizen { color }));
                offer(Choice::Decline);
            }
            Stage::Guest => {
                Color::Red.others().into_iter().for_each(|color| offer(Choice::Citizen { color }))
            }
            Stage::Done => offer(Choice::Done),
            Stage::Committed => {}
        }
    }

    fn each_die(&self, town: &Town, turn: &Turn, offer: &mut impl FnMut(Choice)) {
        let mut any = false;
        for place in 0..4 {
            if town.dice[usize::from(place)].is_usable() {
                for pay in self.price(town, place).ways(&turn.sheet) {
                    any = true;
                    offer(Choice::Die { place: place + 1, pay });
                }
            }
        }
        if !any {
            offer(Choice::Compensation);
        }
    }

    /// The color may be changed before the value, not after it: both orders come to the same.
    fn each_use(&self, town: &Town, turn: &Turn, offer: &mut impl FnMut(Choice)) {
        let laid = self.laid(town, turn);
        if turn.stage == Stage::Color
            && self.color_price(laid).is_some_and(|price| price <= turn.sheet.purse(Resource::Knowledge))
        {
            turn.color.others().into_iter().for_each(|color| offer(Choice::Color { color }));
        }
        if turn.stage != Stage::Action {
            let reach = self.value_reach(laid, turn.sheet.purse(Resource::Influence));
            let values = turn.value.saturating_sub(reach).max(1)..=(turn.value + reach).min(6);
            values.filter(|value| *value != turn.value).for_each(|value| offer(Choice::Value { value }));
        }
        offer(Choice::Gain { resource: turn.color.resource() });
        let Some(column) = town.numbering.column(turn.value) else { return };
        let prestige = Building::prestige(turn.color);
        if turn.sheet.open(prestige).contains(column) && self.may_build_prestige(laid) {
            offer(Choice::Build { building: prestige, column });
        }
        let work = Building::work(turn.color);
        if turn.sheet.open(work).contains(column) {
            offer(Choice::Build { building: work, column });
        }
    }

    /// Plays an answer that [`TroyesDice::each_turn_choice`] offers.
    pub(crate) fn play_turn(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        log: Chronicle<'_, Happening>,
    ) {
        let town = &state.town;
        let turn = &mut state.turns[seat.index()];
        let laid = self.laid(town, turn);
        let mut pencil = Pencil { game: self, town, turn, seat, log };
        match choice {
            Choice::Die { place, pay } => self.take_die(town, &mut pencil, place - 1, pay),
            Choice::Compensation => {
                pencil.turn.action = Some(Action::Compensation);
                pencil.note(|seat| Happening::Compensated { seat });
                pencil.each_resource(self.printed.wheel.compensation);
                pencil.settle();
                // Nothing was chosen, so there is nothing to think over.
                if pencil.turn.stage == Stage::Done {
                    commit(&mut pencil);
                }
            }
            Choice::Color { color } => {
                let knowledge = self.color_price(laid).unwrap_or(0);
                pencil.turn.sheet.spend(Resource::Knowledge, knowledge);
                pencil.turn.color = color;
                pencil.turn.stage = Stage::Value;
                pencil.note(|seat| Happening::Recolored { seat, color, knowledge, tile: laid });
            }
            Choice::Value { value } => {
                let influence = self.value_price(laid, pencil.turn.value, value);
                pencil.turn.sheet.spend(Resource::Influence, influence);
                pencil.turn.value = value;
                pencil.turn.stage = Stage::Action;
                pencil.note(|seat| Happening::Revalued { seat, value, influence, tile: laid });
            }
            Choice::Gain { resource } => {
                pencil.turn.action = Some(Action::Gain(resource));
                pencil.resources(resource, pencil.turn.value);
                pencil.settle();
            }
            Choice::Build { building, column } => {
                let with_die = pencil.turn.action.is_none();
                if with_die {
                    pencil.turn.action = Some(Action::Build(building, column));
                }
                pencil.build(building, column, laid.filter(|_| with_die));
                pencil.settle();
            }
            Choice::Bonus { bonus } => {
                if !pencil.take(bonus) {
                    pencil.settle();
                }
            }
            Choice::Citizen { color } => {
                if pencil.turn.stage == Stage::Overflow {
                    pencil.place_overflow(color);
                } else {
                    pencil.turn.guest = false;
                    pencil.citizens(color, 1);
                }
                pencil.settle();
            }
            Choice::Decline => {
                pencil.decline_overflow();
                pencil.settle();
            }
            Choice::Done => commit(&mut pencil),
            // These number the columns before the first half-day.
            Choice::Rising | Choice::Falling | Choice::Number { .. } => {}
        }
    }

    fn take_die(&self, town: &Town, pencil: &mut Pencil<'_, '_>, place: u8, pay: Option<Resource>) {
        let paid = self.price(town, place).paid(pay);
        for resource in Resource::ALL {
            pencil.turn.sheet.spend(resource, paid[resource]);
        }
        let (color, value) = (self.color_at(town, place), self.value_at(town, place));
        pencil.turn.place = Some(place);
        pencil.turn.color = color;
        pencil.turn.value = value;
        pencil.turn.stage = Stage::Color;
        let plaza = town.plaza(place).tile;
        let tile = self.laid_at(town, place);
        pencil.note(|seat| Happening::Took { seat, color, value, paid, plaza, tile });
    }
}

fn commit(pencil: &mut Pencil<'_, '_>) {
    pencil.turn.stage = Stage::Committed;
    pencil.note(|seat| Happening::Committed { seat });
}
