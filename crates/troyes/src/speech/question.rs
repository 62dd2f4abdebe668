//! What a seat is asked.

use crate::actions::{CubeSlot, Plan, Target, TurnSlot};
use crate::agenda::Task;
use crate::cards::{Effect, EventEffect};
use crate::modules::Stage;
use crate::play::Look;
use tabletop::{Pending, Phrase, Question, Seat, phrase};

tabletop::kinds! {
    /// Where a citizen of the initial placement settles.
    Settle = "settle",
    /// What an event demands.
    Ordeal = "ordeal",
    /// Which black dice are countered.
    Black = "black",
    /// With which dice they are countered.
    Counter = "counter",
    /// What is done with a turn.
    Turn = "turn",
    /// Which dice are turned over for influence.
    TurnOver = "turn_over",
    /// Which cube modifies the action.
    Cube = "cube",
    /// Whether a bought die is turned over.
    TurnBought = "turn_bought",
    /// With which dice.
    Dice = "dice",
    /// Where the citizen comes from.
    Source = "source",
    /// How many cubes are placed on an event.
    HowManyCubes = "how_many_cubes",
    /// How often a card is used.
    HowOften = "how_often",
    /// How uses are split between two gains.
    Either = "either",
    /// Whether a mixed card is loaded or unloaded.
    Mixed = "mixed",
    /// Who is released from Possession.
    Release = "release",
    /// What a card with a rule of its own asks.
    Own = "own",
    /// On which event a cube goes.
    Cubes = "cubes",
    /// What a guard's die is raised by.
    PatrolBoost = "patrol_boost",
    /// How far a guard walks.
    PatrolWalk = "patrol_walk",
    /// Where a guard places cubes.
    PatrolPost = "patrol_post",
    /// Whether a shield is used.
    Shield = "shield",
    /// Whether a cube outdoors is used.
    Bonus = "bonus",
    /// On to which card a cube moves.
    ExtraCube = "extra_cube",
    /// Which die is taken in an exchange.
    ExchangeTake = "exchange_take",
    /// Which die is given in an exchange.
    ExchangeGive = "exchange_give",
}

impl Look<'_> {
    /// What a seat is asked.
    pub(crate) fn question(self, seat: Seat) -> Option<Question<Kind>> {
        match self.pending() {
            Pending::Seats(seats) if seats.contains(seat) => {}
            _ => return None,
        }
        let (kind, text) = match self.state.agenda.last()? {
            Task::Settle(_) => (Kind::Settle, phrase!("troyes-ask-settle")),
            Task::Ordeal(event, _) => match event.sheet().effect {
                EventEffect::Own(ordeal) => (Kind::Ordeal, ordeal.question(self, *event, seat)),
                _ => return None,
            },
            Task::Black(_) => (Kind::Black, phrase!("troyes-ask-black", face = self.state.black.highest())),
            Task::Counter(_, black) => (Kind::Counter, phrase!("troyes-ask-counter", sum = black.sum())),
            Task::Turn(_) => (Kind::Turn, phrase!("troyes-ask-turn")),
            Task::TurnOver(_) => (Kind::TurnOver, phrase!("troyes-ask-turn-over")),
            Task::Plan(_, plan) => self.plan_question(plan),
            Task::HowOften { target: Target::Fight(event), .. } => {
                (Kind::HowManyCubes, phrase!("troyes-ask-how-many-cubes", event = *event))
            }
            Task::HowOften { target, .. } => {
                (Kind::HowOften, phrase!("troyes-ask-how-often", target = self.target_name(*target)))
            }
            Task::Either(uses) => (Kind::Either, phrase!("troyes-ask-either", card = uses.card)),
            Task::Mixed(uses) => (Kind::Mixed, phrase!("troyes-ask-mixed", card = uses.card)),
            Task::Release(_) => (Kind::Release, phrase!("troyes-ask-release")),
            Task::Own(uses) => match uses.card.sheet().effect {
                Effect::Own(own) => (Kind::Own, own.question(self, *uses)),
                _ => return None,
            },
            Task::Cubes { card, left, each, .. } => {
                (Kind::Cubes, phrase!("troyes-ask-cubes", card = *card, each = *each, left = *left))
            }
            task => self.outdoor_question(task)?,
        };
        Some(Question { kind, text })
    }

    fn plan_question(self, plan: &Plan) -> (Kind, Phrase) {
        let target = self.target_name(plan.target);
        match plan {
            Plan { cube: CubeSlot::Open, .. } => (Kind::Cube, phrase!("troyes-ask-cube", target = target)),
            Plan { turn: TurnSlot::Open, .. } => {
                (Kind::TurnBought, phrase!("troyes-ask-turn-bought", target = target))
            }
            Plan { group: None, .. } => (Kind::Dice, phrase!("troyes-ask-dice", target = target)),
            _ => (Kind::Source, phrase!("troyes-ask-source", target = target)),
        }
    }

    /// What is asked about guards and outdoor activities.
    fn outdoor_question(self, task: &Task) -> Option<(Kind, Phrase)> {
        Some(match task {
            Task::Patrol(patrol) => {
                let points = patrol.points;
                match patrol.stage {
                    Stage::Boost => (Kind::PatrolBoost, phrase!("troyes-ask-patrol-boost", points = points)),
                    Stage::Walk => (Kind::PatrolWalk, phrase!("troyes-ask-patrol-walk", points = points)),
                    Stage::Post(_) => (Kind::PatrolPost, phrase!("troyes-ask-patrol-post", points = points)),
                }
            }
            Task::Suffer(event, _) => (Kind::Shield, phrase!("troyes-ask-shield", event = *event)),
            Task::Bonus(_, side) => (Kind::Bonus, phrase!("troyes-ask-bonus", side = *side)),
            Task::ExtraCube(..) => (Kind::ExtraCube, phrase!("troyes-ask-extra-cube")),
            Task::Exchange { taken: None, .. } => (Kind::ExchangeTake, phrase!("troyes-ask-exchange-take")),
            Task::Exchange { taken: Some(taken), .. } => {
                (Kind::ExchangeGive, phrase!("troyes-ask-exchange-give", die = *taken))
            }
            _ => return None,
        })
    }
}
