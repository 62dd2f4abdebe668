//! Questions and choices about guards and outdoor activities, as sentences.

use super::{Outdoor, Perk};
use crate::agenda::Task;
use crate::board::{Levels, Owner, numeral};
use crate::choice::Choice;
use crate::modules::Stage;
use crate::play::Look;
use crate::say::{and, count, say_die};
use tabletop::{Question, Seat};

impl Look<'_> {
    /// What is asked about guards and outdoor activities.
    pub(crate) fn outdoor_question(self, task: &Task) -> Option<Question> {
        let (kind, text) = match task {
            Task::Patrol(patrol) => match patrol.stage {
                Stage::Boost => {
                    let text =
                        format!("How many deniers do you add to the {} of your guard's die?", patrol.points);
                    ("patrol_boost", text)
                }
                Stage::Walk => (
                    "patrol_walk",
                    format!("How far does your guard walk? ({})", count(patrol.points, "point")),
                ),
                Stage::Post(_) => (
                    "patrol_post",
                    format!("Where does your guard place cubes? ({} left)", count(patrol.points, "point")),
                ),
            },
            Task::Suffer(event, _) => {
                ("shield", format!("{} strikes you: do you use a cube of your shield?", event.name()))
            }
            Task::Bonus(_, side) => ("bonus", format!("{}: do you use a cube?", side.name())),
            Task::ExtraCube(..) => ("extra_cube", "On to which card does a cube move?".into()),
            Task::Exchange { taken: None, .. } => ("exchange_take", "Which die do you take?".into()),
            Task::Exchange { taken: Some(taken), .. } => {
                ("exchange_give", format!("Which die do you give for the {}?", say_die(*taken)))
            }
            _ => return None,
        };
        Some(Question { kind, text })
    }

    /// A choice about guards and outdoor activities, as a sentence.
    pub(crate) fn say_outdoors(self, owner: Owner, choice: Choice) -> String {
        match choice {
            Choice::Patrol => {
                let space = self.state.ramparts.guards[owner];
                format!("Patrol the ramparts (your guard is on space {space})")
            }
            Choice::Boost(0) => "Add nothing".into(),
            Choice::Boost(deniers) => format!("Add {}", count(deniers, "denier")),
            Choice::Walk(0) => "Stay".into(),
            Choice::Walk(steps) => {
                let space = self.state.ramparts.guards[owner] + steps;
                let gate = self.game.prints.wall.gates.iter().position(|gate| *gate == space);
                let gate = gate.map_or(String::new(), |level| format!(", gate {}", numeral(level)));
                format!("Walk {} to space {space}{gate}", count(steps, "step"))
            }
            Choice::Post(levels) if levels.is_empty() => "Place no cube".into(),
            Choice::Post(levels) => format!("Place a cube on {}", self.say_levels(levels)),
            Choice::Outdoor(side) if self.is_ordeal() => format!("Lose a cube on {}", side.name()),
            Choice::Outdoor(side) => format!("Use a cube: {}", say_perk(side)),
            Choice::Keep => "Keep the cube".into(),
            Choice::Take(die) => format!("Take {}'s {}", self.district(die.owner()), say_die(die)),
            Choice::Give(die) => format!("Give your {}", say_die(die)),
            Choice::Done => "No further exchange".into(),
            Choice::Onto(card) => format!("Move a cube on to {}", card.name()),
            _ => String::new(),
        }
    }

    /// Why a seat cannot use a cube of a side now; or that it can.
    pub(crate) fn why_not_outdoor(self, seat: Seat, side: Outdoor) -> String {
        let owner = self.game.owner(seat);
        let mut choices = Vec::new();
        self.choices(seat, &mut choices);
        if choices.contains(&Choice::Outdoor(side)) {
            return "It is possible: it is among your choices.".into();
        }
        let name = side.name();
        let ramparts = &self.state.ramparts;
        let Some(level) = ramparts.level(side) else {
            return format!("{name} does not lie outside a gate in this game.");
        };
        if side.scores() {
            return format!("{name} scores by itself: {}", side.sheet().rule);
        }
        if ramparts.cubes(side, owner) == 0 {
            let gate = self.game.prints.wall.gates[level];
            return match ramparts.guards[owner] {
                space if space < gate => {
                    format!("Your guard is on space {space}; {name} lies outside the gate on {gate}.")
                }
                _ => format!("You have no cube on {name}; a patrol places one."),
            };
        }
        let is_before_deed = matches!(self.state.agenda.last(), Some(Task::Turn(asked) | Task::Black(asked)) if *asked == seat);
        if is_before_deed && ramparts.answered.contains(level) {
            return format!("One cube of {name} at most is used in an action, or before a black die.");
        }
        if is_before_deed && side.sheet().perk == Perk::Exchange {
            return "There is nothing to exchange: it takes a die of yours and an unlike one of another district, neither \
                    purple."
                .into();
        }
        format!("{name} helps at another moment: {}", side.sheet().rule)
    }

    fn say_levels(self, levels: Levels) -> String {
        let outposts = &self.state.ramparts.outposts;
        let name = |level: usize| outposts.get(level).map_or("", |outpost| outpost.side.name());
        let names: Vec<String> =
            levels.iter().map(|level| format!("{} ({})", numeral(level), name(level))).collect();
        and(&names)
    }
}

/// What a cube of a side does when it is used.
fn say_perk(side: Outdoor) -> String {
    match side.sheet().perk {
        Perk::Bonus(_, gain) => format!("gain {gain}"),
        Perk::ExtraDie(color, 0) => format!("roll one more {} die", color.name()),
        Perk::ExtraDie(color, price) => {
            format!("roll your {} die once more for {}", color.name(), count(price, "denier"))
        }
        Perk::Exchange => "exchange a die with each other district, three at most".into(),
        Perk::Shield => "the shield wards it off".into(),
        Perk::TurnBoughtDie => "turn over a die that you buy".into(),
        Perk::ExtraCube | Perk::Points(_) => side.name().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Owner::Blue;
    use crate::testing::Scene;

    #[test]
    fn why_not_says_what_a_cube_lacks() {
        let scene = Scene::new(2, "ramparts")
            .outside(Outdoor::ExtraRedDie)
            .posted(Outdoor::DeniersWhenFarming, Blue, 1)
            .guard(Blue, 12)
            .dice("Y6@blue W1@green");
        let why = |scene: &Scene, thing: &str| scene.look().why_not(Seat(0), thing).unwrap();
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
