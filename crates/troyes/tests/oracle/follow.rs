//! Plays on at random and compares every question on the way, and what every answer leads to.

use crate::action::Action;
use crate::effects;
use crate::explore::place;
use crate::findings::Findings;
use crate::gains;
use crate::roy_turn;
use crate::table::Position;
use crate::turn::{Offers, Said, answer};
use tabletop::{Cup, Game, Pending, Seat, Seed};
use troyes::actions::Target;
use troyes::agenda::Task;
use troyes::board::{Die, Owner};
use troyes::cards::Card;
use troyes::modules::Outdoor;
use troyes::{Choice, Happening, State, Troyes};

/// A game that is followed, with what the oracles remember of it.
pub struct Follower<'g, 'f> {
    pub(crate) game: &'g Troyes,
    pub(crate) state: State,
    pub(crate) findings: &'f mut Findings,
    luck: fastrand::Rng,
    cup: Cup,
    /// Every so-many-th turn is looked at as a whole, if any.
    pub(crate) every: Option<u32>,
    pub(crate) turns: u32,
    pub(crate) plan: Option<(Position<'g>, Offers, Said)>,
    pub(crate) action: Option<Action<'g>>,
    /// What is said next, whatever else is offered.
    forced: Option<Choice>,
    pub(crate) partners: Vec<Owner>,
    pub(crate) wanted: Option<Die>,
    pub(crate) faced: Vec<u8>,
}

impl<'g, 'f> Follower<'g, 'f> {
    pub fn new(
        game: &'g Troyes,
        state: State,
        seed: u64,
        every: Option<u32>,
        findings: &'f mut Findings,
    ) -> Self {
        Follower {
            game,
            state,
            findings,
            luck: fastrand::Rng::with_seed(seed),
            cup: Cup::new(Seed::from_number(seed)),
            every,
            turns: 0,
            plan: None,
            action: None,
            forced: None,
            partners: Vec::new(),
            wanted: None,
            faced: Vec::new(),
        }
    }

    /// Plays one action that begins with this sentence, whatever comes of it.
    pub fn act(mut self, first: Choice) {
        self.forced = Some(first);
        while self.turns < 2 && self.step() {}
    }

    fn here(&self) -> Position<'g> {
        Position::of(self.game, &self.state)
    }

    /// One question or roll; whether the game goes on.
    pub fn step(&mut self) -> bool {
        match self.game.pending(&self.state) {
            Pending::Over => {
                self.finish();
                effects::standing(self.game, &self.state, self.findings);
                return false;
            }
            Pending::Chance(awaited) => {
                let is_shot = matches!(self.state.agenda.last(), Some(Task::Own(_)));
                if !is_shot {
                    self.finish();
                }
                if self.state.agenda.last() == Some(&Task::RoyTurn) {
                    roy_turn::compare(self.game, &self.state, self.findings);
                }
                let outcome = self.cup.answer(awaited);
                let queue: Vec<_> = self.state.queue.iter().map(|queued| queued.event).collect();
                let mut told = Vec::new();
                self.game.chance(&mut self.state, &outcome, Some(&mut told)).unwrap();
                effects::support(self.game, &self.state, queue, &told, self.findings);
                if let (true, Some(action)) = (is_shot, &mut self.action) {
                    action.uses_left -= 1;
                    action.cubes_left = u8::from(outcome[0] >= 3);
                }
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                self.question(seat);
            }
        }
        true
    }

    fn question(&mut self, seat: Seat) {
        let mut choices = Vec::new();
        self.game.choices(&self.state, seat, &mut choices);
        let before = self.here();
        let is_between =
            |choice: &Choice| matches!(choice, Choice::Pass | Choice::Concede | Choice::Counter(_));
        if choices.iter().any(is_between) {
            self.finish();
        }
        self.compare(seat, &before, &choices);
        let choice = self.forced.take().unwrap_or_else(|| self.pick(&choices));
        let queue: Vec<_> = self.state.queue.iter().map(|queued| queued.event).collect();
        let mut told = Vec::new();
        self.game.play(&mut self.state, seat, choice, Some(&mut told)).unwrap();
        effects::support(self.game, &self.state, queue, &told, self.findings);
        self.follow(seat, before, &choices, choice, &told);
    }

    /// Mostly an action, and among answers the less usual ones, so that much is met.
    fn pick(&mut self, choices: &[Choice]) -> Choice {
        let is_rare = |choice: &Choice| match choice {
            Choice::Cube(_)
            | Choice::Outdoor(_)
            | Choice::Times(2..)
            | Choice::Unload(_)
            | Choice::Patrol => true,
            Choice::Use(card) => {
                matches!(card, Card::Procession | Card::Joust | Card::Catapult | Card::Scout | Card::Marriage)
            }
            _ => false,
        };
        let rare: Vec<Choice> = choices.iter().copied().filter(is_rare).collect();
        let is_busy = |choice: &Choice| {
            !matches!(choice, Choice::Pass | Choice::Reroll(_) | Choice::Recruit | Choice::TurnOver)
        };
        let busy: Vec<Choice> = choices.iter().copied().filter(is_busy).collect();
        let from = match self.luck.u8(..10) {
            0..=2 if !rare.is_empty() => &rare,
            0..=7 if !busy.is_empty() => &busy,
            _ => &choices.to_vec(),
        };
        from[self.luck.usize(..from.len())]
    }

    /// What the answer leads to.
    fn follow(
        &mut self,
        seat: Seat,
        before: Position<'g>,
        choices: &[Choice],
        choice: Choice,
        told: &[Happening],
    ) {
        let me = self.game.owner(seat);
        if let Some((position, offers, said)) = self.plan.take() {
            let said = said.with(&answer(choice, choices.contains(&Choice::Outdoor(Outdoor::TurnBoughtDie))));
            if said.dice.is_some() && offers.question(&position, &said).is_none() {
                self.carry_out(&position, &offers, &said, told);
            } else {
                self.plan = Some((position, offers, said));
            }
            return;
        }
        if let Some(target) = choice.target() {
            let offers = Offers::of(&before, me, target);
            // A target that the oracle does not know has been found by the comparison of the turn.
            if !offers.is_empty() {
                self.plan = Some((before, offers, Said::default()));
            }
            return;
        }
        match choice {
            Choice::Outdoor(Outdoor::ExchangeDice) => self.partners.clear(),
            Choice::Take(die) => self.wanted = Some(die),
            Choice::Give(_) => self.partners.extend(self.wanted.take().map(Die::owner)),
            Choice::Counter(faces) => self.faced = faces.iter().collect(),
            _ => {}
        }
        let now = self.here();
        let Some(action) = &mut self.action else { return };
        action.is_round_over = effects::is_round_over(told);
        let is_answered = matches!(choice, Choice::Outdoor(_) | Choice::Keep) && me != action.me;
        match choice {
            _ if is_answered && action.answers.is_empty() => {
                effects::acted(action, &now, told, &self.state, self.findings);
                let paid = gains::answered(&before, me, choice);
                gains::unasked(action, &paid, &now, told, &self.state, self.findings);
            }
            Choice::Times(times) => match action.target {
                Target::Fight(event) => {
                    let fought = action.fights(&before, event, times);
                    effects::fought(action, &before, &now, &fought, times, &self.state, self.findings);
                }
                _ => {
                    action.used(times);
                    gains::said(action, &before, &now, choice, &self.state, self.findings);
                }
            },
            Choice::Load(_) => gains::said(action, &before, &now, choice, &self.state, self.findings),
            Choice::Unload(times) => {
                action.used(times);
                gains::said(action, &before, &now, choice, &self.state, self.findings);
            }
            Choice::On(event) => {
                let free = before.free_banners(event);
                if let Some(fought) = action.cube_placed(&before, choice) {
                    let cubes = action.each().min(free);
                    effects::fought(action, &before, &now, &fought, cubes, &self.state, self.findings);
                }
            }
            Choice::Forgo => {
                action.cube_placed(&before, choice);
            }
            Choice::Site(_) => action.may_use(&now, Outdoor::VpWhenBuildingOrFighting),
            Choice::Boost(more) => action.points += more,
            Choice::Walk(steps) => (action.points, action.has_walked) = (action.points - steps, steps > 0),
            _ => {}
        }
    }

    /// The dice of a plan are paid.
    fn carry_out(&mut self, position: &Position<'g>, offers: &Offers, said: &Said, told: &[Happening]) {
        let (Some(cube), Some(turned), Some(dice)) = (said.cube, said.turned, &said.dice) else { return };
        let Some(way) = offers.groups(cube, turned).get(dice) else { return };
        let source = said.source.or_else(|| offers.sources(position, &way.values).first().copied());
        let mut action = Action::begin(position, offers.me, offers.target, dice, way, source);
        let now = self.here();
        effects::paid(&action, &now, told, &self.state, self.findings);
        action.is_round_over = effects::is_round_over(told);
        if action.answers.is_empty() {
            effects::acted(&mut action, &now, told, &self.state, self.findings);
            let paid = gains::dice_paid(&action);
            gains::unasked(&action, &paid, &now, told, &self.state, self.findings);
        }
        self.action = Some(action);
    }

    /// The action is over: nothing may be left that should have been asked.
    fn finish(&mut self) {
        let now = self.here();
        let Some(mut action) = self.action.take() else { return };
        for (rule, wrong) in action.unasked(&now) {
            self.findings.hold(rule, false, || {
                format!(
                    "{:?} {:?}: {wrong}\n     {}",
                    action.target,
                    action.way,
                    place(self.game, &self.state)
                )
            });
        }
    }
}
