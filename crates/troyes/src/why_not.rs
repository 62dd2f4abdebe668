//! Why a card, die or place is not available: one sentence each.

use crate::actions::Target;
use crate::board::{Building, Color, Die, Owner};
use crate::cards::{Card, Event};
use crate::choice::Choice;
use crate::modules::{Outdoor, PATROL};
use crate::play::Look;
use crate::say::{count, say_die};
use tabletop::{Pending, Seat};

impl Look<'_> {
    /// Why `seat` cannot use a thing now; or that it can. `Err` if there is no such thing.
    pub(crate) fn why_not(self, seat: Seat, thing: &str) -> Result<String, String> {
        let thing = thing.trim();
        if seat.0 >= self.game.options.players {
            return Err(format!("nobody sits at seat {}", seat.0));
        }
        let reason = if let Some(target) = target(thing) {
            self.why_not_target(seat, target)
        } else if let Some(side) = Outdoor::with_id(thing) {
            self.why_not_outdoor(seat, side)
        } else if let Ok(die) = thing.parse::<Die>() {
            self.why_not_die(seat, die)
        } else {
            return Err(format!(
                "`{thing}` is no card, event, place or die; try an id of `troyes cards`, palace, bishopric, city_hall, \
                 cathedral, agriculture, patrol, or a die like R4@blue"
            ));
        };
        Ok(reason)
    }

    fn why_not_target(self, seat: Seat, target: Target) -> String {
        let mut choices = Vec::new();
        self.choices(seat, &mut choices);
        if choices.iter().any(|choice| choice.target() == Some(target) || names(*choice, target)) {
            return "It is possible: it is among your choices.".into();
        }
        self.why_absent(target)
            .or_else(|| self.why_not_now(seat))
            .unwrap_or_else(|| self.why_not_reached(seat, target))
    }

    /// A card that is not revealed, an event that does not threaten.
    fn why_absent(self, target: Target) -> Option<String> {
        match target {
            Target::Use(card) if self.state.city.find(card).is_none() => {
                let number = self.game.print(card).number;
                Some(if !self.game.activity_cards().any(|known| known == card) {
                    format!("{} is not in this game.", card.name())
                } else if self.state.round < number {
                    format!("{} is not revealed; it may come in round {number}.", card.name())
                } else {
                    format!("{} did not come into this game.", card.name())
                })
            }
            Target::Patrol if !self.game.options.ramparts => Some("This game has no rampart guards.".into()),
            Target::Fight(event) if self.state.queue.find(event).is_none() => {
                Some(format!("{} does not threaten the city now.", event.name()))
            }
            _ => None,
        }
    }

    /// Somebody else is asked, or something else is.
    pub(crate) fn why_not_now(self, seat: Seat) -> Option<String> {
        match self.pending() {
            Pending::Over => Some("The game is over.".into()),
            Pending::Chance(_) => Some("Dice or cards are awaited first.".into()),
            Pending::Seats(seats) if !seats.contains(seat) => {
                let asked = seats.iter().next().map_or("somebody else", |seat| self.game.owner(seat).name());
                Some(format!("It is not your turn to choose: {asked} is asked."))
            }
            Pending::Seats(_) => match self.question(seat) {
                Some(question) if question.kind != "turn" => Some(format!("First answer: {}", question.text)),
                _ => None,
            },
        }
    }

    fn why_not_reached(self, seat: Seat, target: Target) -> String {
        let owner = self.game.owner(seat);
        match target {
            Target::Use(card) => self.why_not_use(owner, card),
            Target::Build => self.why_not_build(owner),
            Target::Fight(event) => self.why_not_value(owner, target, event.name()),
            Target::Place(building) => self.why_not_place(owner, building),
            Target::Farm => self.why_not_value(owner, target, "Agriculture"),
            Target::Patrol => "A patrol takes a die: you have none, and cannot buy one for 2 deniers.".into(),
        }
    }

    fn why_not_use(self, owner: Owner, card: Card) -> String {
        let family = &self.state.families[owner];
        let name = card.name();
        let has_tradesman = self.state.city.find(card).is_some_and(|activity| activity.has(owner));
        let hire = self.game.print(card).hire;
        let dues = self.dues(card, owner);
        if !has_tradesman && family.deniers < hire.deniers {
            return format!("Hiring for {name} costs {} deniers; you have {}.", hire.deniers, family.deniers);
        }
        if !has_tradesman && family.influence < hire.influence {
            return format!(
                "Hiring for {name} costs {} influence; you have {}.",
                hire.influence, family.influence
            );
        }
        if !has_tradesman && !self.has_citizen_for(owner, hire.influence + dues.influence) {
            return format!("You have no citizen to hire for {name}, and not the influence to recruit one.");
        }
        if self.need(owner, Target::Use(card)).is_none() {
            let price = if dues.influence > 0 {
                format!("{} influence", dues.influence)
            } else {
                count(dues.deniers, "denier")
            };
            let hiring = if has_tradesman { "" } else { " after hiring" };
            return format!("Each use of {name} costs {price}; you cannot pay once{hiring}.");
        }
        self.why_not_value(owner, Target::Use(card), name)
    }

    /// No affordable group reaches the value.
    fn why_not_value(self, owner: Owner, target: Target, name: &str) -> String {
        let Some(need) = self.need(owner, target) else { return format!("{name} cannot be paid for.") };
        let colors = need.color.map_or("any one color".to_string(), |color| color.name().into());
        let is_there = |color: Color| self.state.square.count_of(color) > 0;
        match need.color {
            Some(color) if !is_there(color) => {
                format!("{name} takes {colors} dice, and none is left on the square.")
            }
            _ => format!(
                "{name} takes dice of {colors} worth {} at least; with {} for dice you cannot put such a group together.",
                need.value,
                count(need.budget, "denier")
            ),
        }
    }

    fn why_not_build(self, owner: Owner) -> String {
        let square = &self.state.square;
        if square.count_of(Color::White) == 0 {
            return "The Cathedral takes white dice, and none is left on the square.".into();
        }
        let has_site =
            |owner| square.of(owner, Color::White).distinct().any(|site| self.state.cathedral.room(site) > 0);
        if !self.owners().any(has_site) {
            return "No white die on the square has a free space on its site.".into();
        }
        let deniers = self.state.families[owner].deniers;
        format!(
            "You have no white die for a free site, and a bought one costs 2 deniers; you have {deniers}."
        )
    }

    fn why_not_place(self, owner: Owner, building: Building) -> String {
        let color = building.color();
        if self.state.square.count_of(color) == 0 {
            return format!(
                "The {} takes a {} die, and none is left on the square.",
                building.name(),
                color.name()
            );
        }
        if !self.has_citizen_for(owner, 0) {
            return "You have no citizen to place, and not the influence to recruit one.".into();
        }
        let deniers = self.state.families[owner].deniers;
        if self.state.square.of(owner, color).is_empty() && deniers < 2 {
            return format!(
                "You have no {} die, and a bought one costs 2 deniers; you have {deniers}.",
                color.name()
            );
        }
        format!(
            "Every {} die you could use would expel somebody whose color lies on the {} already, which is not allowed.",
            color.name(),
            building.name()
        )
    }

    fn why_not_die(self, seat: Seat, die: Die) -> String {
        let owner = self.game.owner(seat);
        if !self.state.square.has(die) {
            return format!("No {} lies on {}'s district.", say_die(die), die.owner().name());
        }
        if let Some(reason) = self.why_not_now(seat) {
            return reason;
        }
        let is_used =
            self.game.prospects(self.state, seat).iter().any(|prospect| prospect.group.dice().contains(&die));
        if is_used {
            return "It is possible: this die can be part of an action.".into();
        }
        if die.owner() != owner && self.state.families[owner].deniers < 2 {
            return format!(
                "A bought die costs 2 deniers at least; you have {}.",
                self.state.families[owner].deniers
            );
        }
        "No action that you can pay for takes this die.".into()
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
