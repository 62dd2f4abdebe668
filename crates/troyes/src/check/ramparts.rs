//! What is wrong on the ramparts.

use super::board::DICE;
use super::{Complaints, word};
use crate::actions::{CubeSlot, Plan, Target, TurnSlot};
use crate::agenda::Task;
use crate::board::{Color, DieColor, GATES, Group, Owner, Ramparts, WALL};
use crate::cards::Card;
use crate::modules::{MOST_PARTNERS, Outdoor, Stage};
use crate::play::Look;
use crate::state::State;
use tabletop::{Seat, phrase};

/// Far more than any game brings on one tile.
const MOST_CUBES: u8 = 100;

impl Complaints<'_> {
    pub(super) fn ramparts(&mut self) {
        let (game, state) = (self.look.game, self.look.state);
        let ramparts = &state.ramparts;
        if !game.options.ramparts {
            return self.unless(*ramparts == Ramparts::default(), || phrase!("troyes-flaw-no-ramparts"));
        }
        let laid = ramparts.outposts.len();
        let is_laid = laid == GATES || state.agenda.contains(&Task::Lay(laid as u8));
        self.unless(is_laid, || phrase!("troyes-flaw-tiles", laid = laid, gates = GATES));
        for (level, outpost) in ramparts.outposts.iter().enumerate() {
            let side = outpost.side;
            let is_known = game.level_of(outpost.side) == Some(level) && game.may_lie_up(outpost.side);
            self.unless(is_known, || phrase!("troyes-flaw-tile-gate", side = side, gate = level + 1));
            for owner in Owner::ALL {
                let cubes = outpost.cubes[owner];
                let most = if outpost.side.takes_cubes() { MOST_CUBES } else { 0 };
                self.unless(cubes <= most, || phrase!("troyes-flaw-tile-cubes", most = most, side = side));
                self.unless(cubes == 0 || self.is_family(owner), || {
                    phrase!("troyes-flaw-tile-stranger", owner = word(owner), side = side)
                });
            }
        }
        for owner in Owner::ALL {
            let most = if self.is_family(owner) { WALL } else { 0 };
            self.unless(ramparts.guards[owner] <= most, || {
                phrase!("troyes-flaw-guard", owner = word(owner), space = ramparts.guards[owner])
            });
        }
    }

    fn is_family(&self, owner: Owner) -> bool {
        self.look.game.families().any(|family| family == owner)
    }

    /// Whether a task that only this module brings fits the table.
    pub(super) fn outdoor_is_sound(&self, task: &Task) -> bool {
        let look = self.look;
        let ramparts = &look.state.ramparts;
        match *task {
            Task::Lay(level) => {
                look.game.options.ramparts
                    && usize::from(level) == ramparts.outposts.len()
                    && usize::from(level) < GATES
            }
            Task::Act(seat, plan) => self.is_player(seat) && self.act_is_sound(seat, &plan),
            Task::Bonus(seat, side) => {
                self.is_player(seat) && side.bonus().is_some() && ramparts.level(side).is_some()
            }
            Task::ExtraCube(seat, card) => self.is_player(seat) && look.state.city.find(card).is_some(),
            Task::ExtraDie(owner, color) => self.is_family(owner) && look.gives_die(owner, color, 0),
            Task::Exchange { seat, done, taken } => {
                let is_fair = |die: crate::board::Die| {
                    look.state.square.has(die)
                        && die.color() != DieColor::Purple
                        && die.owner() != look.game.owner(seat)
                        && !done.contains(die.owner())
                };
                self.is_player(seat) && done.len() < MOST_PARTNERS && taken.is_none_or(is_fair)
            }
            Task::Patrol(patrol) => {
                let may_boost = patrol.stage != Stage::Boost || patrol.points < 6;
                self.is_player(patrol.seat)
                    && (1..=6).contains(&patrol.points)
                    && may_boost
                    && !ramparts.is_empty()
            }
            _ => true,
        }
    }

    /// The dice are gone already: with what they were worth and cost the action could be taken.
    fn act_is_sound(&self, seat: Seat, plan: &Plan) -> bool {
        let look = self.look;
        let owner = look.game.owner(seat);
        let Some(group) = plan.group.filter(|group| !group.is_empty()) else { return false };
        let has_citizen = match plan.source {
            Some(source) => {
                look.needs_citizen(owner, plan.target) && look.plan_sources(owner, plan).contains(&source)
            }
            None => !look.needs_citizen(owner, plan.target),
        };
        let is_there = match plan.target {
            Target::Use(card) => look.state.city.find(card).is_some(),
            Target::Fight(event) => look.state.queue.find(event).is_some(),
            _ => true,
        };
        let before = look.before_paying(owner, plan, group);
        let may_be_taken = || {
            let look = Look { state: &before, ..look };
            look.offer(owner, plan.target, plan.cube.card(), group).is_some()
        };
        let is_said = plan.cube != CubeSlot::Open && (plan.turn == TurnSlot::Turned) == group.has_turned();
        has_citizen && is_there && is_said && self.has_dice_for(group) && may_be_taken()
    }

    /// Whether the box has these dice beside those on the square.
    fn has_dice_for(&self, group: Group) -> bool {
        let square = &self.look.state.square;
        Color::ALL.into_iter().all(|color| {
            let more = group.dice().iter().filter(|die| die.color() == color.into()).count();
            usize::from(square.count_of(color)) + more <= usize::from(DICE)
        }) && group.dice().iter().all(|die| self.plays(die.owner()))
    }

    /// Whether what is said of turning over a bought die fits the plan.
    pub(super) fn turn_is_sound(&self, owner: Owner, plan: &Plan) -> bool {
        let has_turned = plan.group.is_some_and(|group| group.has_turned());
        // Before the cube is chosen nobody has been asked about turning yet.
        if plan.cube == CubeSlot::Open && plan.turn != self.look.turn_slot(owner, plan.target, None) {
            return false;
        }
        match plan.turn {
            TurnSlot::Open => {
                plan.group.is_none() && self.look.may_with_turn(owner, plan.target, plan.cube.card())
            }
            TurnSlot::Plain => !has_turned,
            TurnSlot::Turned => self.look.may_turn_bought(owner) && (plan.group.is_none() || has_turned),
        }
    }
}

impl Look<'_> {
    /// The table as it was before an owner took these dice for a plan.
    fn before_paying(self, owner: Owner, plan: &Plan, group: Group) -> State {
        let prices = self.prices(owner, group, plan.cube.card().and_then(Card::modifier));
        let mut before = self.state.clone();
        group.dice().iter().for_each(|die| before.square.add(*die));
        before.families[owner].deniers += prices.iter().sum::<u16>();
        if let Some(level) = before.ramparts.level(Outdoor::TurnBoughtDie)
            && plan.turn == TurnSlot::Turned
        {
            before.ramparts.outposts[level].cubes[owner] += 1;
            before.ramparts.answered = Default::default();
        }
        before
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Owner::{Blue, Green, Grey};
    use crate::modules::Patrol;
    use crate::testing::Scene;

    /// What is wrong with a sound table on which something is changed.
    fn complaint(change: impl FnOnce(&mut State)) -> String {
        let scene = Scene::new(2, "ramparts").outside(Outdoor::VpByArrival).dice("Y6@blue W1@green");
        assert_eq!(about_ramparts(&scene), "", "the scene itself is sound");
        about_ramparts(&scene.with(change))
    }

    /// A scene has no characters dealt; only what concerns the ramparts is looked at here.
    fn about_ramparts(scene: &Scene) -> String {
        let mut complaints = Complaints { look: scene.look(), wrong: Vec::new() };
        complaints.ramparts();
        complaints.agenda();
        scene.english_of(&complaints.wrong)
    }

    #[test]
    fn tiles_guards_and_cubes_that_no_play_leads_to_are_named() {
        type Change = fn(&mut State);
        let cases: [(&str, Change); 6] = [
            ("can be on 21", |state| state.ramparts.guards[Blue] = 21),
            ("no guard of grey", |state| state.ramparts.guards[Grey] = 3),
            ("cubes on VP by arrival", |state| state.ramparts.outposts[3].cubes[Green] = 1),
            ("natural does not play", |state| state.ramparts.outposts[0].cubes[Owner::Natural] = 1),
            ("does not belong outside gate 1", |state| state.ramparts.outposts[0].side = Outdoor::Shield),
            ("3 tiles lie outside", |state| state.ramparts.outposts.truncate(3)),
        ];
        for (word, change) in cases {
            let wrong = complaint(change);
            assert!(wrong.contains(word), "{word}: {wrong}");
        }
    }

    #[test]
    fn tasks_that_do_not_fit_the_table_are_named() {
        let die = "Y6@blue".parse().unwrap();
        let patrol = |points, stage| Task::Patrol(Patrol { seat: Seat(0), die, points, stage });
        let tasks = [
            patrol(9, Stage::Walk),
            patrol(6, Stage::Boost),
            Task::Bonus(Seat(1), Outdoor::Shield),
            Task::Bonus(Seat(3), Outdoor::DeniersWhenFarming),
        ];
        for task in tasks {
            let wrong =
                complaint(|state| state.agenda = [Task::EndTurn(Seat(0)), task].into_iter().collect());
            assert!(wrong.contains("does not fit the table"), "{task:?}: {wrong}");
        }
        let sound = [Task::EndTurn(Seat(0)), patrol(6, Stage::Walk)];
        assert_eq!(complaint(|state| state.agenda = sound.into_iter().collect()), "");
    }

    #[test]
    fn dice_are_exchanged_on_a_turn_or_before_a_black_die_with_three_at_most() {
        let exchange = |base: Task, done: &[Owner]| {
            let exchange =
                Task::Exchange { seat: Seat(0), done: done.iter().copied().collect(), taken: None };
            complaint(|state| {
                state.black.add(6);
                state.agenda = [base, exchange].into_iter().collect();
            })
        };
        assert_eq!(exchange(Task::Turn(Seat(0)), &[]), "");
        assert_eq!(exchange(Task::Black(Seat(0)), &[Grey]), "");
        assert!(exchange(Task::EndTurn(Seat(0)), &[]).contains("does not belong"));
        let all = [Green, Grey, Owner::Orange];
        assert!(exchange(Task::Turn(Seat(0)), &all).contains("does not fit the table"));
    }

    /// Found by the hunt: the player chose to do without a cube, was not asked about turning, and had no dice.
    #[test]
    fn a_plan_whose_cube_is_open_still_has_to_ask_whether_a_bought_die_is_turned() {
        let side = Outdoor::TurnBoughtDie;
        let about = |turn| {
            let scene = Scene::new(3, "ramparts").outside(side).posted(side, Blue, 1).dice("Y2@green");
            let plan = Plan { target: Target::Farm, cube: CubeSlot::Open, turn, group: None, source: None };
            let agenda = [Task::Plan(Seat(0), plan)];
            about_ramparts(&scene.with(|state| state.agenda = agenda.into_iter().collect()))
        };
        assert_eq!(about(TurnSlot::Open), "");
        for turn in [TurnSlot::Plain, TurnSlot::Turned] {
            assert!(about(turn).contains("`plan` does not fit the table"), "{turn:?}: {}", about(turn));
        }
    }

    #[test]
    fn a_game_without_ramparts_has_none() {
        let scene = Scene::new(2, "").with(|state| state.ramparts.guards[Blue] = 1);
        assert!(about_ramparts(&scene).contains("this game has none"));
    }
}
