//! Why a card, die or place is not available.

use crate::actions::Target;
use crate::agenda::Task;
use crate::board::{Building, Color, Die, Owner};
use crate::cards::{Card, Event};
use crate::choice::Choice;
use crate::modules::{Outdoor, PATROL, Perk};
use crate::play::Look;
use crate::speech::question::Kind;
use crate::speech::{component, deniers, influence};
use tabletop::{Arg, Component, Pending, Phrase, Seat, phrase};

impl Look<'_> {
    /// Why `seat` cannot use a thing now; or that it can. `Err` if there is no such thing.
    pub(crate) fn why_not(self, seat: Seat, thing: &str) -> Result<Phrase, Phrase> {
        let thing = thing.trim();
        if seat.0 >= self.game.options.players {
            return Err(phrase!("troyes-no-seat", seat = seat.0));
        }
        let reason = if let Some(target) = target(thing) {
            self.why_not_target(seat, target)
        } else if let Some(side) = Outdoor::with_id(thing) {
            self.why_not_outdoor(seat, side)
        } else if let Ok(die) = thing.parse::<Die>() {
            self.why_not_die(seat, die)
        } else {
            return Err(phrase!("troyes-no-component", word = thing.to_string()));
        };
        Ok(reason)
    }

    fn why_not_target(self, seat: Seat, target: Target) -> Phrase {
        let mut choices = Vec::new();
        self.choices(seat, &mut choices);
        if choices.iter().any(|choice| choice.target() == Some(target) || names(*choice, target)) {
            return phrase!("troyes-possible");
        }
        self.why_absent(target)
            .or_else(|| self.why_not_now(seat))
            .unwrap_or_else(|| self.why_not_reached(seat, target))
    }

    /// A card that is not revealed, an event that does not threaten.
    fn why_absent(self, target: Target) -> Option<Phrase> {
        match target {
            Target::Use(card) if self.state.city.find(card).is_none() => {
                let number = self.game.print(card).number;
                Some(if !self.game.activity_cards().any(|known| known == card) {
                    phrase!("troyes-why-not-in-game", card = card)
                } else if self.state.round < number {
                    phrase!("troyes-why-not-revealed", card = card, round = number)
                } else {
                    phrase!("troyes-why-not-dealt", card = card)
                })
            }
            Target::Patrol if !self.game.options.ramparts => Some(phrase!("troyes-why-no-guards")),
            Target::Fight(event) if self.state.queue.find(event).is_none() => {
                Some(phrase!("troyes-why-no-threat", event = event))
            }
            _ => None,
        }
    }

    /// Somebody else is asked, or something else is.
    pub(crate) fn why_not_now(self, seat: Seat) -> Option<Phrase> {
        match self.pending() {
            Pending::Over => Some(phrase!("troyes-why-over")),
            Pending::Chance(_) => Some(phrase!("troyes-why-chance")),
            Pending::Seats(seats) if !seats.contains(seat) => {
                Some(phrase!("troyes-why-not-asked", who = Arg::list(seats.iter().take(1))))
            }
            Pending::Seats(_) => match self.question(seat) {
                Some(question) if question.kind != Kind::Turn => {
                    Some(phrase!("troyes-why-answer-first", question = question.text))
                }
                _ => None,
            },
        }
    }

    fn why_not_reached(self, seat: Seat, target: Target) -> Phrase {
        let owner = self.game.owner(seat);
        match target {
            Target::Use(card) => self.why_not_use(owner, card),
            Target::Build => self.why_not_build(owner),
            Target::Fight(event) => self.why_not_value(owner, target, Component::from(event)),
            Target::Place(building) => self.why_not_place(owner, building),
            Target::Farm => self.why_not_value(owner, target, component("agriculture")),
            Target::Patrol => phrase!("troyes-why-patrol"),
        }
    }

    fn why_not_use(self, owner: Owner, card: Card) -> Phrase {
        let family = &self.state.families[owner];
        let has_tradesman = self.state.city.find(card).is_some_and(|activity| activity.has(owner));
        let hire = self.game.print(card).hire;
        let dues = self.dues(card, owner);
        if !has_tradesman && family.deniers < hire.deniers {
            let (cost, has) = (deniers(hire.deniers), family.deniers);
            return phrase!("troyes-why-hire", card = card, cost = cost, has = has);
        }
        if !has_tradesman && family.influence < hire.influence {
            let (cost, has) = (influence(hire.influence), family.influence);
            return phrase!("troyes-why-hire", card = card, cost = cost, has = has);
        }
        if !has_tradesman && !self.has_citizen_for(owner, hire.influence + dues.influence) {
            return phrase!("troyes-why-no-tradesman", card = card);
        }
        if self.need(owner, Target::Use(card)).is_none() {
            let price = if dues.influence > 0 { influence(dues.influence) } else { deniers(dues.deniers) };
            return if has_tradesman {
                phrase!("troyes-why-not-paid", card = card, price = price)
            } else {
                phrase!("troyes-why-not-paid-after-hiring", card = card, price = price)
            };
        }
        self.why_not_value(owner, Target::Use(card), card.into())
    }

    /// No affordable group reaches the value.
    fn why_not_value(self, owner: Owner, target: Target, taker: Component) -> Phrase {
        let Some(need) = self.need(owner, target) else {
            return phrase!("troyes-why-not-payable", taker = taker);
        };
        let colors = need.color.map_or("any", |color| color.name());
        let is_there = |color: Color| self.state.square.count_of(color) > 0;
        match need.color {
            Some(color) if !is_there(color) => {
                phrase!("troyes-why-no-dice", taker = taker, color = color)
            }
            _ => {
                let (value, budget) = (need.value, deniers(need.budget));
                phrase!("troyes-why-value", taker = taker, color = colors, value = value, budget = budget)
            }
        }
    }

    fn why_not_build(self, owner: Owner) -> Phrase {
        let square = &self.state.square;
        if square.count_of(Color::White) == 0 {
            return phrase!("troyes-why-no-dice", taker = component("cathedral"), color = Color::White);
        }
        let has_site =
            |owner| square.of(owner, Color::White).distinct().any(|site| self.state.cathedral.room(site) > 0);
        if !self.owners().any(has_site) {
            return phrase!("troyes-why-no-site");
        }
        let deniers = self.state.families[owner].deniers;
        phrase!("troyes-why-no-die-for-site", has = deniers)
    }

    fn why_not_place(self, owner: Owner, building: Building) -> Phrase {
        let color = building.color();
        if self.state.square.count_of(color) == 0 {
            return phrase!("troyes-why-no-die-for-building", building = building, color = color);
        }
        if !self.has_citizen_for(owner, 0) {
            return phrase!("troyes-why-no-citizen");
        }
        let deniers = self.state.families[owner].deniers;
        if self.state.square.of(owner, color).is_empty() && deniers < 2 {
            return phrase!("troyes-why-no-die", color = color, has = deniers);
        }
        phrase!("troyes-why-double-expel", color = color, building = building)
    }

    fn why_not_die(self, seat: Seat, die: Die) -> Phrase {
        let owner = self.game.owner(seat);
        if !self.state.square.has(die) {
            let (who, whose) = (self.game.who(die.owner()), self.game.whose(die.owner()));
            return phrase!("troyes-why-no-such-die", die = die, who = who, whose = whose);
        }
        if let Some(reason) = self.why_not_now(seat) {
            return reason;
        }
        let is_used =
            self.game.prospects(self.state, seat).iter().any(|prospect| prospect.group.dice().contains(&die));
        if is_used {
            return phrase!("troyes-possible-die");
        }
        if die.owner() != owner && self.state.families[owner].deniers < 2 {
            return phrase!("troyes-why-not-bought", has = self.state.families[owner].deniers);
        }
        phrase!("troyes-why-die-of-no-use")
    }

    /// Why a seat cannot use a cube of a side now; or that it can.
    pub(crate) fn why_not_outdoor(self, seat: Seat, side: Outdoor) -> Phrase {
        let owner = self.game.owner(seat);
        let mut choices = Vec::new();
        self.choices(seat, &mut choices);
        if choices.contains(&Choice::Outdoor(side)) {
            return phrase!("troyes-possible");
        }
        let rule = Component::from(side).says("rule");
        let ramparts = &self.state.ramparts;
        let Some(level) = ramparts.level(side) else {
            return phrase!("troyes-why-not-outside", side = side);
        };
        if side.scores() {
            return phrase!("troyes-why-scores", side = side, rule = rule);
        }
        if ramparts.cubes(side, owner) == 0 {
            let gate = self.game.prints.wall.gates[level];
            return match ramparts.guards[owner] {
                space if space < gate => {
                    phrase!("troyes-why-guard", space = space, side = side, gate = gate)
                }
                _ => phrase!("troyes-why-no-cube", side = side),
            };
        }
        let task = self.state.agenda.last();
        let is_before_deed = matches!(task, Some(Task::Turn(asked) | Task::Black(asked)) if *asked == seat);
        if is_before_deed && ramparts.answered.contains(level) {
            return phrase!("troyes-why-one-cube", side = side);
        }
        if is_before_deed && side.sheet().perk == Perk::Exchange {
            return phrase!("troyes-why-no-exchange");
        }
        phrase!("troyes-why-another-moment", side = side, rule = rule)
    }
}

/// The thing that a word names.
fn target(thing: &str) -> Option<Target> {
    let building = Building::with_id(thing).map(Target::Place);
    let card = Card::with_id(thing).map(Target::Use);
    let event = Event::with_id(thing).map(Target::Fight);
    building.or(card).or(event).or(match thing {
        "cathedral" => Some(Target::Build),
        "agriculture" => Some(Target::Farm),
        PATROL => Some(Target::Patrol),
        _ => None,
    })
}

/// Whether a choice that does not begin an action names the thing all the same.
fn names(choice: Choice, target: Target) -> bool {
    match (choice, target) {
        (Choice::On(event), Target::Fight(other)) => event == other,
        (Choice::Cube(card), Target::Use(other)) => card == other,
        (Choice::Settle(space), Target::Place(building)) => space.building == building,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Owner::Blue;
    use crate::testing::Scene;
    use words::Language;

    #[test]
    fn why_not_says_what_a_cube_lacks() {
        let scene = Scene::new(2, "ramparts")
            .outside(Outdoor::ExtraRedDie)
            .posted(Outdoor::DeniersWhenFarming, Blue, 1)
            .guard(Blue, 12)
            .dice("Y6@blue W1@green");
        let why = |scene: &Scene, thing: &str| {
            Language::english().text(&scene.look().why_not(Seat(0), thing).unwrap())
        };
        assert!(why(&scene, "shield").contains("does not lie outside"));
        assert!(why(&scene, "extra_red_die").contains("You have no cube"));
        assert!(why(&scene, "extra_cube").contains("space 12"), "{}", why(&scene, "extra_cube"));
        assert!(why(&scene, "deniers_when_farming").contains("another moment"));
        assert!(why(&scene, "vp_by_majority").contains("by itself"));
        let mut scene = scene.posted(Outdoor::ExtraRedDie, Blue, 2);
        assert!(
            why(&scene, "extra_red_die").contains("possible") && why(&scene, "patrol").contains("possible")
        );
        scene.play(["outdoor extra_red_die", "roll 1"]);
        assert!(why(&scene, "extra_red_die").contains("One cube"));
        assert!(why(&Scene::new(2, ""), "patrol").contains("no rampart guards"));
    }
}
