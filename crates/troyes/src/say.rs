//! Questions and choices as sentences, with price and effect.

use crate::actions::agriculture::FARM;
use crate::actions::group::strength;
use crate::actions::{CubeSlot, Plan, Source, Target, TurnSlot};
use crate::agenda::Task;
use crate::board::{Building, Die, DieColor, Group, Owner, Pool, Space, numeral};
use crate::cards::words::so_often;
use crate::cards::{Card, Effect, EventEffect};
use crate::choice::Choice;
use crate::play::Look;
use crate::round::black_dice::defense_of;
use tabletop::{Pending, Question, Seat};

impl Look<'_> {
    /// What a seat is asked.
    pub(crate) fn question(self, seat: Seat) -> Option<Question> {
        match self.pending() {
            Pending::Seats(seats) if seats.contains(seat) => {}
            _ => return None,
        }
        let task = self.state.agenda.last()?;
        let ask = |kind, text: String| Some(Question { kind, text });
        match task {
            Task::Settle(_) => ask("settle", "Place a citizen on an empty space of a building.".into()),
            Task::Ordeal(event, _) => match event.sheet().effect {
                EventEffect::Own(ordeal) => ask("ordeal", ordeal.question(self, *event, seat)),
                _ => None,
            },
            Task::Black(_) => {
                let face = self.state.black.highest();
                ask("black", format!("Face the black {face}: which black dice do you counter?"))
            }
            Task::Counter(_, black) => ask(
                "counter",
                format!("With which of your dice do you beat {}? Red dice count double.", black.sum()),
            ),
            Task::Turn(_) => {
                ask("turn", "Your turn: choose an action or pass. Influence may be spent first.".into())
            }
            Task::TurnOver(_) => ask("turn_over", "Which one to three of your dice do you turn over?".into()),
            Task::Plan(_, plan) => self.plan_question(plan),
            Task::HowOften { target: Target::Fight(event), .. } => {
                ask("how_many_cubes", format!("How many cubes do you place on {}?", event.name()))
            }
            Task::HowOften { target, .. } => {
                ask("how_often", format!("How often do you use {}?", self.name_of(*target)))
            }
            Task::Either(uses) => {
                ask("either", format!("How do you split the uses of {}?", uses.card.name()))
            }
            Task::Mixed(uses) => ask("mixed", format!("Do you load {} or use its cubes?", uses.card.name())),
            Task::Release(_) => ask("release", "Whose citizen do you release from Possession?".into()),
            Task::Own(uses) => match uses.card.sheet().effect {
                Effect::Own(own) => ask("own", own.question(self, *uses)),
                _ => None,
            },
            Task::Cubes { card, left, each, .. } => {
                let cubes = if *each == 1 { "a cube".into() } else { count(*each, "cube") };
                ask("cubes", format!("{}: on which event do you place {cubes}? ({left} left)", card.name()))
            }
            task => self.outdoor_question(task),
        }
    }

    fn plan_question(self, plan: &Plan) -> Option<Question> {
        let name = self.name_of(plan.target);
        let (kind, text) = match plan {
            Plan { cube: CubeSlot::Open, .. } => ("cube", format!("{name}: does one of your cubes help?")),
            Plan { turn: TurnSlot::Open, .. } => {
                ("turn_bought", format!("{name}: do you turn over a die that you buy?"))
            }
            Plan { group: None, .. } => ("dice", format!("{name}: with which dice?")),
            _ => ("source", format!("{name}: where does the citizen come from?")),
        };
        Some(Question { kind, text })
    }

    fn name_of(self, target: Target) -> String {
        match target {
            Target::Use(card) => card.name().into(),
            Target::Build => "the Cathedral".into(),
            Target::Fight(event) => event.name().into(),
            Target::Place(building) => format!("a citizen in the {}", building.name()),
            Target::Farm => "agriculture".into(),
            Target::Patrol => "the patrol".into(),
        }
    }

    /// A choice as a sentence.
    pub(crate) fn say(self, seat: Seat, choice: Choice) -> String {
        let owner = self.game.owner(seat);
        match choice {
            Choice::Settle(space) => format!("Settle in the {}", self.say_space(space)),
            Choice::Counter(black) => {
                let faces: Vec<String> = black.iter().map(|face| face.to_string()).collect();
                format!("Counter the black {} and gain {} influence", and(&faces), black.count())
            }
            Choice::With(dice) => format!("With {}: worth {}", say_pool(dice), defense_of(dice)),
            Choice::Concede => "Concede: the black die goes, and 2 VP with it".into(),
            Choice::Reroll(die) => format!("Roll your {} again (1 influence)", say_die(die)),
            Choice::Recruit => "Recruit a citizen (2 influence)".into(),
            Choice::TurnOver => "Turn over up to three of your dice (4 influence)".into(),
            Choice::Turn(dice) => {
                let turned: Vec<String> = dice
                    .dice()
                    .iter()
                    .map(|die| format!("{} to {}", say_die(*die), die.turned().face()))
                    .collect();
                format!("Turn {}", and(&turned))
            }
            Choice::Use(card) => self.say_use(owner, card),
            Choice::Build => "Build on the Cathedral".into(),
            Choice::Fight(event) => {
                let free = count(self.free_banners(event), "banner");
                let [first, second] = self.game.event_print(event).vp;
                format!("Fight {} ({free} free, {first} and {second} VP)", event.name())
            }
            Choice::Place(building) => format!("Place a citizen in the {}", building.name()),
            Choice::Farm => "Use agriculture".into(),
            Choice::Patrol => self.say_outdoors(owner, choice),
            Choice::Pass => "Pass for this round (2 deniers, and 1 each time the turn comes round)".into(),
            Choice::Cube(card) if self.is_ordeal() => format!("Lose a cube on {}", card.name()),
            Choice::Cube(card) => format!("Use a cube from {}: {}", card.name(), card.sheet().rule),
            Choice::Plain => "Without a cube".into(),
            Choice::Dice(group) => self.say_dice(seat, group),
            Choice::From(source) => format!("From {}", self.say_source(source)),
            Choice::Times(times) => self.say_times(times),
            Choice::On(event) => {
                format!("On {} ({} free)", event.name(), count(self.free_banners(event), "banner"))
            }
            Choice::Load(_) | Choice::Unload(_) => match self.state.agenda.last() {
                Some(Task::Mixed(uses)) => self.say_mixed(uses.card, choice),
                _ => String::new(),
            },
            Choice::Forgo if self.is_own() => "Place no more cubes with this use".into(),
            Choice::Forgo => "Place no cube".into(),
            Choice::Name(other) => capitalized(other.name()),
            Choice::Site(site) => format!("On site {site}"),
            Choice::Boost(_) | Choice::Walk(_) | Choice::Post(_) => self.say_outdoors(owner, choice),
            Choice::Outdoor(_) | Choice::Keep | Choice::Onto(_) => self.say_outdoors(owner, choice),
            Choice::Take(_) | Choice::Give(_) | Choice::Done => self.say_outdoors(owner, choice),
        }
    }

    /// Whether an event asks.
    pub(crate) fn is_ordeal(self) -> bool {
        matches!(self.state.agenda.last(), Some(Task::Ordeal(..)))
    }

    /// Whether a card with a rule of its own asks.
    fn is_own(self) -> bool {
        matches!(self.state.agenda.last(), Some(Task::Own(_)))
    }

    fn say_use(self, owner: Owner, card: Card) -> String {
        let hire = self.game.print(card).hire;
        match self.state.city.find(card) {
            Some(activity) if !activity.has(owner) => {
                let space = activity.spaces.iter().position(Option::is_none);
                let vp = space.map_or(0, |space| self.game.print(card).spaces[space]);
                let cost = if hire.influence > 0 {
                    format!("{} influence", hire.influence)
                } else {
                    format!("{} deniers", hire.deniers)
                };
                format!("Use {}: hire a tradesman for {cost} ({vp} VP at the end)", card.name())
            }
            _ => format!("Use {}", card.name()),
        }
    }

    /// A group with its price, its sellers and what it does.
    fn say_dice(self, seat: Seat, group: Group) -> String {
        let owner = self.game.owner(seat);
        let Some(Task::Plan(_, plan)) = self.state.agenda.last() else { return group.to_string() };
        let cube = plan.cube.card();
        let prices = self.prices(owner, group, cube.and_then(Card::modifier));
        let bought = prices.iter().filter(|price| **price > 0).count();
        let dice: Vec<String> = group
            .dice()
            .iter()
            .zip(prices)
            .enumerate()
            .map(|(i, (die, price))| {
                let mark = if group.is_marked(i) { " (singled out)" } else { "" };
                let mark = if group.is_turned(i) { " (turned over)" } else { mark };
                if die.owner() == owner {
                    format!("your {}{mark}", say_die(*die))
                } else {
                    let price = match price {
                        0 => "nothing".into(),
                        price if bought > 1 => price.to_string(),
                        price => count(price, "denier"),
                    };
                    format!("{}'s {}{mark} for {price}", self.district(die.owner()), say_die(*die))
                }
            })
            .collect();
        let total: u16 = prices.iter().sum();
        let price = if bought > 1 { format!(", {total} deniers in all") } else { String::new() };
        let effect = self
            .offer(owner, plan.target, cube, group)
            .map(|offer| strength(offer.group, cube.and_then(Card::modifier)))
            .map(|strength| self.say_effect(plan.target, strength.total(), strength.values()));
        format!("{}{price}: {}", capitalized(&and(&dice)), effect.unwrap_or_default())
    }

    fn say_effect(self, target: Target, total: u8, values: &[u8]) -> String {
        match target {
            Target::Use(card) => match self.game.print(card).divisor {
                0 => format!("{} dice", values.len()),
                divisor => count(total / divisor, "use"),
            },
            Target::Build => {
                let sites: Vec<String> = self.sites(values).map(|site| site.to_string()).collect();
                let rest = if sites.len() < values.len() { " (no room for the rest)" } else { "" };
                format!("a cube on site {}{rest}", and(&sites))
            }
            Target::Fight(event) => {
                let most = (total / self.game.event_print(event).divisor).min(self.free_banners(event));
                format!("up to {}", count(most, "cube"))
            }
            Target::Place(building) => match building {
                Building::Palace => format!("space {} of the Palace", values[0]),
                _ => format!(
                    "row {} of the {}",
                    self.game.layout().row(building, values[0]) + 1,
                    building.name()
                ),
            },
            Target::Farm => count(total / FARM, "denier"),
            Target::Patrol => count(total, "point"),
        }
    }

    fn say_times(self, times: u8) -> String {
        match self.state.agenda.last() {
            Some(Task::HowOften { target: Target::Fight(_), .. }) => count(times, "cube"),
            Some(Task::Either(uses)) => {
                let rest = uses.left.saturating_sub(times);
                let Effect::Either(gains) = &uses.card.sheet().effect else { return count(times, "time") };
                let parts = gains.iter().zip([times, rest]).filter(|(_, times)| *times > 0);
                let parts: Vec<String> = parts
                    .map(|((counted, gain), times)| format!("{gain}{} {}", counted.per(), so_often(times)))
                    .collect();
                parts.join(", ")
            }
            Some(Task::Own(_)) if times == 0 => "Pay nothing".into(),
            _ => count(times, "time"),
        }
    }

    fn say_space(self, Space { building, index }: Space) -> String {
        let length = self.game.layout().length(building);
        match building {
            Building::Palace => format!("Palace, space {}", index + 1),
            _ => {
                let (row, place) = (usize::from(index) / length, usize::from(index) % length);
                let faces: Vec<String> =
                    self.game.layout().faces(building, row).map(|face| face.to_string()).collect();
                format!("{}, row of {}, place {}", building.name(), faces.join("·"), place + 1)
            }
        }
    }

    fn say_source(self, source: Source) -> String {
        match source {
            Source::Supply => "your supply".into(),
            Source::Reserve => "the general supply for 2 influence".into(),
            Source::Card(card) => format!("{}, where your tradesman leaves", card.name()),
            Source::Space(space) => format!("the {}", self.say_space(space)),
            Source::Lying(building) => format!("the {}, where he lies expelled", building.name()),
        }
    }

    pub(crate) fn district(self, owner: Owner) -> String {
        match owner {
            Owner::Grey if self.game.options.is_kings_challenge() => "le Roy".into(),
            Owner::Grey => "the neutral district".into(),
            family => family.name().into(),
        }
    }

    /// What is awaited from chance.
    pub(crate) fn say_awaited(self) -> String {
        let names = |color: crate::board::Color| color.name();
        match self.state.agenda.last() {
            Some(Task::Deal) => "Shuffle the characters and deal them.".into(),
            Some(Task::RoySettles(_)) => {
                "Roll two dice of each color: le Roy settles by the highest three.".into()
            }
            Some(Task::RoyTurn) => "Roll two dice for le Roy.".into(),
            Some(Task::Reveal(color)) => {
                format!("Reveal a {} Activity card {}.", names(*color), self.state.round)
            }
            Some(Task::Lay(level)) => format!("Lay a tile outside gate {}.", numeral(usize::from(*level))),
            Some(Task::ExtraDie(_, color)) => format!("Roll one more {} die.", color.name()),
            Some(Task::Workforce) => "Roll the workforce: everybody's dice.".into(),
            Some(Task::Arrive(color)) => format!("Reveal a {} event.", names(*color)),
            Some(Task::Newcomer(event)) => format!("Roll a die for {}.", event.name()),
            Some(Task::Scatter(_, building)) => {
                format!("The citizens of the {} draw their new places.", building.name())
            }
            Some(Task::Ordeal(event, _)) => format!("Chance decides for {}.", event.name()),
            Some(Task::RollBlack) => "Roll the black dice.".into(),
            Some(Task::Reroll(die)) => format!("Roll the {} again.", say_die(*die)),
            Some(Task::Own(uses)) => format!("Roll a die for {}.", uses.card.name()),
            _ => String::new(),
        }
    }

    /// The names of the things that may be drawn, or of the dice to be rolled.
    pub(crate) fn things(self) -> Vec<String> {
        match self.state.agenda.last() {
            Some(Task::Deal) => self.game.characters().map(|character| character.id().into()).collect(),
            Some(Task::Reveal(color)) => {
                self.game.deck(*color, self.state.round).iter().map(|card| card.id().into()).collect()
            }
            Some(Task::Arrive(color)) => self.unseen(*color).iter().map(|event| event.id().into()).collect(),
            Some(Task::Workforce) => {
                self.workforce().map(|(owner, color)| format!("{} {}", owner.name(), color.name())).collect()
            }
            Some(Task::RoySettles(_)) => self.game.settling_dice(),
            Some(Task::RoyTurn) => vec!["black".into(); 2],
            Some(Task::RollBlack) => vec!["black".into(); self.state.gathered.into()],
            Some(Task::Reroll(die)) => vec![die.to_string()],
            Some(Task::Lay(level)) => {
                let sides = &self.game.prints.wall.sides[usize::from(*level)];
                sides.iter().map(|side| side.id().into()).collect()
            }
            Some(Task::ExtraDie(_, color)) => vec![color.name().into()],
            Some(Task::Newcomer(_) | Task::Own(_) | Task::Ordeal(..)) => vec!["die".into()],
            Some(Task::Scatter(_, building)) => self.new_places(*building),
            _ => Vec::new(),
        }
    }
}

/// A die by color and face.
pub(crate) fn say_die(die: Die) -> String {
    format!("{} {}", die.color().name(), die.face())
}

/// Dice of one's own, by color.
pub(crate) fn say_pool(pool: Pool) -> String {
    let colors: Vec<String> = DieColor::ALL
        .into_iter()
        .filter(|color| !pool.of(*color).is_empty())
        .map(|color| {
            let faces: Vec<String> = pool.of(color).iter().map(|face| face.to_string()).collect();
            format!("{} {}", color.name(), faces.join(" "))
        })
        .collect();
    colors.join(", ")
}

/// "a, b and c".
pub(crate) fn and(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// "1 cube", "2 cubes".
pub(crate) fn count(n: impl Into<u32>, thing: &str) -> String {
    let n = n.into();
    format!("{n} {thing}{}", if n == 1 { "" } else { "s" })
}

pub(crate) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
