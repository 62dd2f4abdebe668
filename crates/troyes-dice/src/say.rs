//! Questions and choices as sentences, with prices and effects.

use crate::banquets::{Laid, Tile};
use crate::bonus::{Bonus, Kind};
use crate::building::{Building, Column};
use crate::by::{ByResource, Key};
use crate::choice::Choice;
use crate::color::{Color, Resource, citizens};
use crate::game::TroyesDice;
use crate::state::{Phase, Stage, State, Town, Turn};
use tabletop::{Question, Seat};

/// "1 denier and 2 knowledge"; `None` for nothing.
pub(crate) fn amounts(amounts: ByResource<u8>) -> Option<String> {
    let list: Vec<String> = Resource::ALL
        .into_iter()
        .filter(|resource| amounts[*resource] > 0)
        .map(|resource| resource.amount(amounts[resource]))
        .collect();
    (!list.is_empty()).then(|| joined(&list))
}

/// "a", "a and b", "a, b and c".
pub(crate) fn joined(list: &[String]) -> String {
    match list {
        [] => String::new(),
        [one] => one.clone(),
        [many @ .., last] => format!("{} and {last}", many.join(", ")),
    }
}

impl TroyesDice {
    pub(crate) fn question_of(&self, state: &State, seat: Seat) -> Question {
        let turn = match state.town.phase {
            Phase::Choose => &state.turns[seat.index()],
            _ => return self.number_question(&state.town),
        };
        let (kind, text) = match turn.stage {
            Stage::Die => ("die", "Which die do you take?".into()),
            Stage::Color | Stage::Value | Stage::Action => {
                ("use", format!("What do you do with the {} {}?", turn.color.word(), turn.value))
            }
            Stage::Order => ("order", "Several bonuses are won: which one first?".into()),
            Stage::Build(bonus) => {
                ("build", format!("{}: what do you build, and where?", self.bonus_name(bonus)))
            }
            Stage::Overflow => (
                "overflow",
                "A track is full: on which other track is the citizen circled, if at all?".into(),
            ),
            Stage::Guest => ("guest", "Who else comes to the banquet in the Fortress?".into()),
            Stage::Done => ("done", "Leave it at that?".into()),
            Stage::Committed => ("wait", "The others are still choosing.".into()),
        };
        Question { kind, text }
    }

    fn number_question(&self, town: &Town) -> Question {
        match town.phase {
            Phase::Direction => Question {
                kind: "direction",
                text: format!(
                    "The first column is {}: do the numbers rise or fall to the right?",
                    town.numbering.0[0]
                ),
            },
            _ => {
                let column = 1 + town.numbering.0.iter().filter(|number| **number > 0).count();
                Question { kind: "number", text: format!("Which number stands above column {column}?") }
            }
        }
    }

    pub(crate) fn sentence(&self, state: &State, seat: Seat, choice: Choice) -> String {
        let town = &state.town;
        let Some(turn) = state.turns.get(seat.index()) else { return choice.to_string() };
        let laid = self.laid(town, turn);
        match choice {
            Choice::Rising => "Numbers rise to the right".into(),
            Choice::Falling => "Numbers fall to the right".into(),
            Choice::Number { number } => format!("Column {}", number_above(number)),
            Choice::Die { place: place @ 1..=4, pay } => self.die_sentence(town, place - 1, pay),
            Choice::Die { .. } => choice.to_string(),
            Choice::Compensation => {
                format!("No die can be paid: gain {} of each resource", self.printed.wheel.compensation)
            }
            Choice::Color { color } => {
                let price = Resource::Knowledge.amount(self.color_price(laid).unwrap_or(0));
                format!("Make it {} for {price}", color.word())
            }
            Choice::Value { value } => {
                let price = self.value_price(laid, turn.value, value);
                format!("Make it a {value} for {}", Resource::Influence.amount(price))
            }
            Choice::Gain { resource } => format!("Gain {}", resource.amount(turn.value)),
            Choice::Build { building, column } => {
                let effect = self.effect_of(building, column, town, turn);
                let place = self.place_name(town, building, column);
                format!("Build the {place}: {effect}")
            }
            Choice::Bonus { bonus } => {
                format!("First {}: {}", self.bonus_name(bonus), self.bonus_gain(bonus))
            }
            Choice::Citizen { color } => format!("Circle {}", citizens(color, 1)),
            Choice::Decline => "Decline the citizen".into(),
            Choice::Done => "Done".into(),
        }
    }

    fn die_sentence(&self, town: &Town, place: u8, pay: Option<Resource>) -> String {
        let color = self.color_at(town, place).word();
        let value = self.value_at(town, place);
        let price =
            amounts(self.price(town, place).paid(pay)).map_or("free".into(), |price| format!("for {price}"));
        match self.laid_at(town, place) {
            Some(laid) => format!("The {color} {value}, {price} ({})", laid.name()),
            None => format!("The {color} {value}, {price}"),
        }
    }

    /// "City Hall 5 (third column)"; "City Hall of the third column" before it has a number.
    pub fn place_name(&self, town: &Town, building: Building, column: Column) -> String {
        const ORDINALS: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
        let (name, ordinal) = (building.name(), ORDINALS[column.index()]);
        match town.numbering.of(column) {
            0 => format!("{name} of the {ordinal} column"),
            number if number == column.position() => format!("{name} {number}"),
            number => format!("{name} {number} ({ordinal} column)"),
        }
    }

    /// What a building gives at once, its link included.
    fn effect_of(&self, building: Building, column: Column, town: &Town, turn: &Turn) -> String {
        let at = self.laid(town, turn).filter(|_| turn.action.is_none());
        let mut gains = vec![match building {
            Building::Fortress => {
                format!(
                    "{}, and protection of the column",
                    citizens(self.printed.fortress[column.index()], 1)
                )
            }
            Building::GreatHall => {
                let per_die = self.printed.great_hall[column.index()];
                let guests = match at {
                    Some(laid) if laid == Laid::banquet(Tile::GreatHall) => {
                        self.printed.banquets.great_hall_dice
                    }
                    _ => 0,
                };
                per_die.gain.times(self.available(town, per_die.die) + guests).to_string()
            }
            Building::Cathedral => {
                let row = self.printed.cathedral[column.index()];
                let built = usize::from(turn.sheet.drawn[Building::Cathedral].len());
                format!("{} VP for each {} at the end", self.printed.multiplier[built.min(5)], row.name())
            }
            Building::CountsPalace | Building::CityHall | Building::Bishopric => {
                citizens(building.color(), self.printed.work_citizens)
            }
        }];
        gains.extend(at.and_then(|laid| self.banquet_gain(laid, building)));
        let mut sheet = turn.sheet;
        sheet.drawn[building].insert(column);
        if let Some(link) = Bonus::link(building, column)
            && link
                .joins()
                .is_some_and(|(row, columns)| columns.iter().all(|c| sheet.drawn[row].contains(*c)))
        {
            gains.push(format!("link {}", self.bonus_gain(link)));
        }
        gains.join(", and ")
    }

    fn banquet_gain(&self, laid: Laid, building: Building) -> Option<String> {
        let tiles = &self.printed.banquets;
        if laid == Laid::banquet(Tile::Fortress) && building == Building::Fortress {
            Some("1 red citizen and a yellow or white one".into())
        } else if laid == Laid::banquet(Tile::Cathedral) && building == Building::Cathedral {
            Some(format!("{} of each resource", tiles.cathedral_resources))
        } else if laid == Laid::banquet(Tile::Work) && !building.is_prestige() {
            Some(format!("{} more", citizens(building.color(), tiles.work_citizens)))
        } else {
            None
        }
    }

    /// A bonus by name.
    pub fn bonus_name(&self, bonus: Bonus) -> String {
        let citizens = &self.printed.citizens;
        match (bonus.kind(), bonus.joins()) {
            (_, Some((row, [left, right]))) => {
                format!(
                    "the link of {} in columns {} and {}",
                    row.plural(),
                    left.position(),
                    right.position()
                )
            }
            (Kind::Fifteenth(color), _) => {
                format!("the {}th of the {}", citizens.fifteenth_at, color.citizens())
            }
            (Kind::Twentieth(color), _) => {
                format!("the {}th of the {}", citizens.twentieth_at, color.citizens())
            }
            _ => {
                let at = Bonus::COLUMNS
                    .iter()
                    .position(|column| *column == bonus)
                    .map_or(0, |i| citizens.columns_at[i]);
                format!("the citizens' column {at}")
            }
        }
    }

    /// What a bonus gives.
    pub fn bonus_gain(&self, bonus: Bonus) -> String {
        let track = &self.printed.citizens;
        match bonus.kind() {
            Kind::Link(link) => self.printed.links[link].to_string(),
            Kind::Resources => format!("{} of each resource", track.column_resources),
            Kind::Work => "a work building".into(),
            Kind::Fifteenth(color) => {
                let [one, other] = track.fifteenth[color];
                format!("a {} or a {}", one.name(), other.name())
            }
            Kind::Twentieth(color) => {
                let list = track.twentieth[color].map(|color: Color| citizens(color, 1));
                joined(&list)
            }
        }
    }

    pub(crate) fn awaited_sentence(&self, state: &State) -> String {
        match state.town.phase {
            Phase::Plazas => "The nine plazas go into the notches of the wheel, clockwise.".into(),
            Phase::Sides => "Each plaza shows its first side (1) or its second (2).".into(),
            Phase::Tiles => "Three tiles of Banquets and Raids go beside the plazas of one color.".into(),
            Phase::FirstNumber => "A die gives the number above the first column.".into(),
            Phase::Roll => format!(
                "The town crier rolls three clear dice and the black one for the {} of day {}.",
                state.town.half.name(),
                state.town.day
            ),
            Phase::Direction | Phase::Numbers | Phase::Choose | Phase::Over => "Nothing is awaited.".into(),
        }
    }

    pub(crate) fn names_of_things(&self, state: &State) -> Vec<String> {
        match state.town.phase {
            Phase::Plazas | Phase::Sides => self.plaza_names(),
            Phase::Tiles => Tile::ALL.iter().map(|tile| tile.word().into()).collect(),
            Phase::FirstNumber => vec!["first_column".into()],
            Phase::Roll => ["clear", "clear", "clear", "black"].map(Into::into).to_vec(),
            Phase::Direction | Phase::Numbers | Phase::Choose | Phase::Over => Vec::new(),
        }
    }

    /// "red", "red-white", "red-white-2": a different word for each plaza tile.
    fn plaza_names(&self) -> Vec<String> {
        let base = |[front, back]: [Color; 2]| match front == back {
            true => front.word().to_string(),
            false => format!("{}-{}", front.word(), back.word()),
        };
        let plazas = &self.printed.plazas;
        (0..plazas.len())
            .map(|i| match plazas[..i].iter().filter(|earlier| **earlier == plazas[i]).count() {
                0 => base(plazas[i]),
                earlier => format!("{}-{}", base(plazas[i]), earlier + 1),
            })
            .collect()
    }
}

fn number_above(number: u8) -> String {
    format!("number {number}")
}
