//! Why a die, a building or a bonus is not available, one sentence each.

use crate::bonus::Bonus;
use crate::building::{Building, Column};
use crate::by::Key;
use crate::choice::Choice;
use crate::color::Resource;
use crate::game::TroyesDice;
use crate::say::amounts;
use crate::sheet::Sheet;
use crate::state::{Action, Phase, Stage, State, Town, Turn};
use crate::wheel::Nature;
use tabletop::Seat;

impl TroyesDice {
    pub(crate) fn reason_against(&self, state: &State, seat: Seat, thing: &str) -> Result<String, String> {
        let turn = state.turns.get(seat.index()).ok_or("nobody sits there")?;
        let words: Vec<&str> = thing.split_whitespace().collect();
        if let ["die", place] = words[..] {
            let place = place.parse::<u8>().ok().filter(|place| (1..=4).contains(place));
            return Ok(self.against_die(state, turn, place.ok_or("a half-day has dice 1 to 4")? - 1));
        }
        if let Some((building, column)) = building(thing) {
            return Ok(self.against_building(state, turn, building, column));
        }
        if let Some(bonus) = Bonus::from_word(thing) {
            return Ok(self.against_bonus(turn, bonus));
        }
        if let Some(resource) = Resource::from_word(thing) {
            return Ok(self.against_resource(turn, resource));
        }
        Err(format!(
            "there is no `{thing}`; ask about `die 1` to `die 4`, a building like `city_hall_3`, a bonus like \
             `{}`, or a resource like `deniers`",
            Bonus::FifteenthRed.id()
        ))
    }

    fn against_die(&self, state: &State, turn: &Turn, place: u8) -> String {
        let town = &state.town;
        if town.phase != Phase::Choose {
            return "No dice lie on the plazas now.".into();
        }
        let color = self.color_at(town, place).word();
        let price = self.price(town, place);
        match town.dice[usize::from(place)].nature {
            Nature::Black => return format!("The black die lies there; it has destroyed the {color} plaza."),
            Nature::Raider => {
                return format!("Raiders have turned this die black; the {color} plaza is destroyed.");
            }
            Nature::Clear | Nature::Guest => {}
        }
        if turn.action == Some(Action::Compensation) {
            return "You could pay for no die in this half-day.".into();
        }
        if turn.stage != Stage::Die {
            return "You have taken your die of this half-day; take it back to choose another.".into();
        }
        if price.ways(&turn.sheet).next().is_some() {
            return "You may take it.".into();
        }
        let mut cost: Vec<String> = amounts(price.fixed).into_iter().collect();
        if price.any > 0 {
            cost.push(format!("{} of any one resource", price.any));
        }
        format!("It costs {}, which you do not have.", cost.join(" and "))
    }

    fn against_building(&self, state: &State, turn: &Turn, building: Building, column: Column) -> String {
        let town = &state.town;
        let name = self.place_name(town, building, column);
        if turn.sheet.drawn[building].contains(column) {
            return format!("You have built the {name}.");
        }
        if turn.sheet.crossed[building.color()].contains(column) {
            let die = die_above(town, building, column);
            return format!("The {die} is crossed out, so the {name} cannot be built any more.");
        }
        if town.phase != Phase::Choose {
            return self.before_the_dice(town, building, column);
        }
        let wanted = Choice::Build { building, column };
        if self.turn_offers(town, turn, wanted) {
            return format!("You may build the {name} now.");
        }
        let takes = format!("the {name} takes a {}", die_above(town, building, column));
        match (turn.stage, turn.action) {
            (Stage::Color | Stage::Value | Stage::Action, _) => {
                if building.is_prestige() && !self.may_build_prestige(self.laid(town, turn)) {
                    return "A raid forbids building a prestige building with this die.".into();
                }
                let (color, value) = (turn.color.word(), turn.value);
                format!("{}; your die is a {color} {value}.", capital(&takes))
            }
            (Stage::Build(bonus), _) => {
                format!("With {} you build {}.", self.bonus_name(bonus), self.bonus_gain(bonus))
            }
            (_, Some(Action::Compensation)) => {
                format!("You could pay for no die in this half-day; {takes}, or a bonus.")
            }
            (_, Some(_)) => format!("You have used your die of this half-day; {takes}, or a bonus."),
            _ if self.turn_offers(town, turn, Choice::Compensation) => {
                format!("You can pay for no die in this half-day; {takes}, or a bonus.")
            }
            _ => format!("{}, or a bonus; choose a die first.", capital(&takes)),
        }
    }

    fn turn_offers(&self, town: &Town, turn: &Turn, wanted: Choice) -> bool {
        let mut offered = false;
        self.each_turn_choice(town, turn, &mut |choice| offered |= choice == wanted);
        offered
    }

    /// Why nothing is built while no dice lie on the plazas.
    fn before_the_dice(&self, town: &Town, building: Building, column: Column) -> String {
        let name = self.place_name(town, building, column);
        let die = die_above(town, building, column);
        if town.phase == Phase::Over {
            return "The game is over.".into();
        }
        let later = if town.numbering.of(column) == 0 {
            "that is written before the first day"
        } else {
            "the dice have not fallen yet"
        };
        format!("The {name} takes a {die}, or a bonus; {later}.")
    }

    fn against_bonus(&self, turn: &Turn, bonus: Bonus) -> String {
        let name = self.bonus_name(bonus);
        let gain = self.bonus_gain(bonus);
        if turn.stage == Stage::Order && turn.waiting.level(bonus) == turn.waiting.top() {
            return format!("You may take {name} now: {gain}.");
        }
        if turn.waiting.level(bonus) > 0 {
            return format!("You will take {name} ({gain}) after what it was won with is finished.");
        }
        if let Some((row, columns)) = bonus.joins() {
            let missing = columns.iter().filter(|column| !turn.sheet.drawn[row].contains(**column));
            let positions: Vec<String> =
                missing.clone().map(|column| column.position().to_string()).collect();
            if missing.clone().any(|column| turn.sheet.crossed[row.color()].contains(*column)) {
                return format!("{} is out of reach: one of its buildings is crossed out.", capital(&name));
            }
            if !positions.is_empty() {
                let columns = positions.join(" and ");
                return format!("{} still needs the {} in column {columns}.", capital(&name), row.name());
            }
        } else if let Some(missing) = self.missing_citizens(&turn.sheet, bonus) {
            return format!("{} still needs {missing}.", capital(&name));
        }
        format!("You have had {name}.")
    }

    fn missing_citizens(&self, sheet: &Sheet, bonus: Bonus) -> Option<String> {
        use crate::bonus::Kind;
        use crate::color::{Color, citizens};
        let track = &self.printed.citizens;
        let needs = |colors: &[Color], at: u8| {
            let list: Vec<String> = colors
                .iter()
                .filter(|color| sheet.citizens[**color] < at)
                .map(|color| citizens(*color, at - sheet.citizens[*color]))
                .collect();
            (!list.is_empty()).then(|| crate::say::joined(&list))
        };
        match bonus.kind() {
            Kind::Fifteenth(color) => needs(&[color], track.fifteenth_at),
            Kind::Twentieth(color) => needs(&[color], track.twentieth_at),
            Kind::Link(_) => None,
            Kind::Resources | Kind::Work => {
                let column = Bonus::COLUMNS.iter().position(|column| *column == bonus)?;
                needs(&Color::ALL, track.columns_at[column])
            }
        }
    }

    fn against_resource(&self, turn: &Turn, resource: Resource) -> String {
        let (circled, length) = (turn.sheet.circled[resource], self.printed.resources.length);
        let purse = resource.amount(turn.sheet.purse(resource));
        if circled == length {
            return format!("The track of {} is full; you have {purse} left to spend.", resource.word());
        }
        let color = resource.color().word();
        format!("You have {purse} to spend, and {} more can be circled with a {color} die.", length - circled)
    }
}

/// "yellow 3", the die that stands above a building; "yellow die of its column's number" before there is one.
fn die_above(town: &Town, building: Building, column: Column) -> String {
    let color = building.color().word();
    match town.numbering.of(column) {
        0 => format!("{color} die of its column's number"),
        number => format!("{color} {number}"),
    }
}

/// "city_hall_3".
fn building(thing: &str) -> Option<(Building, Column)> {
    let (word, position) = thing.rsplit_once('_')?;
    Some((Building::from_word(word)?, Column::at(position.parse().ok()?)?))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
