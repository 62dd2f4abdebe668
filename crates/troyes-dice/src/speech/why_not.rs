//! Why a die, a building or a bonus is not available.

use crate::bonus::{Bonus, BonusKind};
use crate::building::{Building, Column};
use crate::by::Key;
use crate::choice::Choice;
use crate::color::{Color, Resource};
use crate::game::TroyesDice;
use crate::sheet::Sheet;
use crate::speech::{amounts, citizens, die};
use crate::state::{Action, Phase, Stage, State, Town, Turn};
use crate::wheel::Nature;
use tabletop::{Arg, Component, Phrase, Seat, phrase};

/// Why a die, a building, a bonus or a track cannot be used now.
pub(super) fn why_not(game: &TroyesDice, state: &State, seat: Seat, thing: &str) -> Result<Phrase, Phrase> {
    let turn = state.turns.get(seat.index()).ok_or_else(|| phrase!("dice-no-seat"))?;
    let words: Vec<&str> = thing.split_whitespace().collect();
    if let ["die", place] = words[..] {
        let place = place.parse::<u8>().ok().filter(|place| (1..=4).contains(place));
        return Ok(game.against_die(state, turn, place.ok_or_else(|| phrase!("dice-no-die"))? - 1));
    }
    if let Some((building, column)) = building(thing) {
        return Ok(game.against_building(state, turn, building, column));
    }
    if let Some(bonus) = Bonus::from_word(thing) {
        return Ok(game.against_bonus(turn, bonus));
    }
    if let Some(resource) = Resource::from_word(thing) {
        return Ok(game.against_resource(turn, resource));
    }
    Err(phrase!("dice-no-component", word = thing.to_string()))
}

impl TroyesDice {
    fn against_die(&self, state: &State, turn: &Turn, place: u8) -> Phrase {
        let town = &state.town;
        if town.phase != Phase::Choose {
            return phrase!("dice-why-no-dice");
        }
        let color = self.color_at(town, place);
        let price = self.price(town, place);
        match town.dice[usize::from(place)].nature {
            Nature::Black => return phrase!("dice-why-black", color = color),
            Nature::Raider => return phrase!("dice-why-raiders", color = color),
            Nature::Clear | Nature::Guest => {}
        }
        if turn.action == Some(Action::Compensation) {
            return phrase!("dice-why-compensated");
        }
        if turn.stage != Stage::Die {
            return phrase!("dice-why-taken");
        }
        if price.ways(&turn.sheet).next().is_some() {
            return phrase!("dice-may-take");
        }
        let mut cost = amounts(price.fixed);
        if price.any > 0 {
            cost.push(phrase!("dice-any", amount = price.any));
        }
        phrase!("dice-why-cost", cost = cost)
    }

    fn against_building(&self, state: &State, turn: &Turn, building: Building, column: Column) -> Phrase {
        let town = &state.town;
        let place = self.the_place(town, building, column);
        if turn.sheet.drawn[building].contains(column) {
            return phrase!("dice-why-built", place = place);
        }
        if turn.sheet.crossed[building.color()].contains(column) {
            let die = die_above(town, building, column);
            return phrase!("dice-why-crossed", die = die, place = place);
        }
        if town.phase != Phase::Choose {
            return self.before_the_dice(town, building, column);
        }
        let wanted = Choice::Build { building, column };
        if self.turn_offers(town, turn, wanted) {
            return phrase!("dice-may-build", place = place);
        }
        let takes = phrase!("dice-takes", place = place, die = die_above(town, building, column));
        match (turn.stage, turn.action) {
            (Stage::Color | Stage::Value | Stage::Action, _) => {
                if building.is_prestige() && !self.may_build_prestige(self.laid(town, turn)) {
                    return phrase!("dice-why-raid");
                }
                phrase!("dice-why-other-die", takes = takes, die = die(turn.color, turn.value))
            }
            (Stage::Build(bonus), _) => {
                let (bonus, gain) = (self.bonus_name(bonus), self.bonus_gain(bonus));
                phrase!("dice-why-bonus-builds", bonus = bonus, gain = gain)
            }
            (_, Some(Action::Compensation)) => {
                phrase!("dice-why-could-not-pay", takes = takes)
            }
            (_, Some(_)) => phrase!("dice-why-used", takes = takes),
            _ if self.turn_offers(town, turn, Choice::Compensation) => {
                phrase!("dice-why-cannot-pay", takes = takes)
            }
            _ => phrase!("dice-why-choose-first", takes = takes),
        }
    }

    fn turn_offers(&self, town: &Town, turn: &Turn, wanted: Choice) -> bool {
        let mut offered = false;
        self.each_turn_choice(town, turn, &mut |choice| offered |= choice == wanted);
        offered
    }

    /// Why nothing is built while no dice lie on the plazas.
    fn before_the_dice(&self, town: &Town, building: Building, column: Column) -> Phrase {
        let place = self.the_place(town, building, column);
        let die = die_above(town, building, column);
        if town.phase == Phase::Over {
            return phrase!("dice-why-over");
        }
        let takes = phrase!("dice-takes", place = place, die = die);
        if town.numbering.of(column) == 0 {
            phrase!("dice-why-not-numbered", takes = takes)
        } else {
            phrase!("dice-why-not-rolled", takes = takes)
        }
    }

    fn against_bonus(&self, turn: &Turn, bonus: Bonus) -> Phrase {
        let name = self.bonus_name(bonus);
        let gain = self.bonus_gain(bonus);
        if turn.stage == Stage::Order && turn.waiting.level(bonus) == turn.waiting.top() {
            return phrase!("dice-may-take-bonus", bonus = name, gain = gain);
        }
        if turn.waiting.level(bonus) > 0 {
            return phrase!("dice-why-bonus-waits", bonus = name, gain = gain);
        }
        if let Some((row, columns)) = bonus.joins() {
            let missing = columns.iter().filter(|column| !turn.sheet.drawn[row].contains(**column));
            let positions: Vec<u8> = missing.clone().map(|column| column.position()).collect();
            if missing.clone().any(|column| turn.sheet.crossed[row.color()].contains(*column)) {
                return phrase!("dice-why-link-crossed", bonus = name);
            }
            if !positions.is_empty() {
                return phrase!("dice-why-link-needs", bonus = name, row = row, columns = positions);
            }
        } else if let Some(missing) = self.missing_citizens(&turn.sheet, bonus) {
            return phrase!("dice-why-bonus-needs", bonus = name, missing = missing);
        }
        phrase!("dice-why-bonus-had", bonus = name)
    }

    fn missing_citizens(&self, sheet: &Sheet, bonus: Bonus) -> Option<Arg> {
        let track = &self.printed.citizens;
        let needs = |colors: &[Color], at: u8| {
            let list: Vec<Phrase> = colors
                .iter()
                .filter(|color| sheet.citizens[**color] < at)
                .map(|color| citizens(*color, at - sheet.citizens[*color]))
                .collect();
            (!list.is_empty()).then(|| list.into())
        };
        match bonus.kind() {
            BonusKind::Fifteenth(color) => needs(&[color], track.fifteenth_at),
            BonusKind::Twentieth(color) => needs(&[color], track.twentieth_at),
            BonusKind::Link(_) => None,
            BonusKind::Resources | BonusKind::Work => {
                let column = Bonus::COLUMNS.iter().position(|column| *column == bonus)?;
                needs(&Color::ALL, track.columns_at[column])
            }
        }
    }

    fn against_resource(&self, turn: &Turn, resource: Resource) -> Phrase {
        let (circled, length) = (turn.sheet.circled[resource], self.printed.resources.length);
        let purse = resource.amount(turn.sheet.purse(resource));
        if circled == length {
            let track = Component::from(resource);
            return phrase!("dice-why-track-full", track = track, purse = purse);
        }
        let (color, more) = (resource.color(), length - circled);
        phrase!("dice-why-resource", purse = purse, more = more, color = color)
    }
}

/// "yellow 3", the die that stands above a building; "yellow die of its column's number" before there is one.
fn die_above(town: &Town, building: Building, column: Column) -> Phrase {
    match town.numbering.of(column) {
        0 => phrase!("dice-die-unnumbered", color = building.color()),
        number => die(building.color(), number),
    }
}

/// "city_hall_3".
fn building(thing: &str) -> Option<(Building, Column)> {
    let (word, position) = thing.rsplit_once('_')?;
    Some((Building::from_word(word)?, Column::at(position.parse().ok()?)?))
}
