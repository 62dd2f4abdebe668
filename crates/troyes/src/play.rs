//! The contract with everything that drives the rules: sends each pending thing to the file that owns it. No rule is here.

use crate::actions::Dues;
use crate::agenda::Task;
use crate::board::{Owner, VpSource};
use crate::cards::{Effect, EventEffect};
use crate::choice::Choice;
use crate::happening::{Cause, Happening};
use crate::influence;
use crate::modules::Outdoor;
use crate::state::State;
use crate::stock::Stock;
use crate::troyes::Troyes;
use tabletop::{Awaited, Chronicle, Pending, Seat, Seats};

/// Rules and table, to look at.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    pub(crate) game: &'a Troyes,
    pub(crate) state: &'a State,
}

/// Rules and table, to play on.
#[derive(Debug)]
pub struct Play<'a> {
    pub(crate) game: &'a Troyes,
    pub(crate) state: &'a mut State,
    pub(crate) told: Chronicle<'a, Happening>,
}

/// What the top of the agenda waits for.
enum Wait {
    For(Seat),
    Chance(Awaited),
    Nothing,
}

const ONE_DIE: Awaited = Awaited::Roll { dice: 1, sides: 6 };

impl<'a> Look<'a> {
    /// The families that play, and grey.
    pub(crate) fn owners(self) -> impl Iterator<Item = Owner> + Clone + use<'a> {
        self.game.owners()
    }

    #[inline]
    fn wait(self, task: &Task) -> Wait {
        match *task {
            // So it is with most tasks, whatever lies on the table.
            Task::Turn(seat) | Task::Plan(seat, _) | Task::Counter(seat, _) | Task::TurnOver(seat) => {
                Wait::For(seat)
            }
            Task::HowOften { seat, .. } | Task::Exchange { seat, .. } => Wait::For(seat),
            Task::Either(uses) | Task::Mixed(uses) => Wait::For(uses.seat),
            Task::Patrol(patrol) => Wait::For(patrol.seat),
            Task::Reroll(_) | Task::ExtraDie(..) => Wait::Chance(ONE_DIE),
            Task::Round | Task::Income | Task::Effect(_) | Task::Act(..) => Wait::Nothing,
            Task::EndTurn(_) | Task::EndRound | Task::Over => Wait::Nothing,
            _ => self.wait_by_rules(task),
        }
    }

    /// The same for a task where it depends on the table; apart, so that the quick answer stays quick.
    #[inline(never)]
    fn wait_by_rules(self, task: &Task) -> Wait {
        match *task {
            Task::Deal => Wait::Chance(self.deal_awaited()),
            Task::Lay(_) => Wait::Chance(self.lay_awaited()),
            Task::Settle(turn) if self.game.is_settled(turn) => Wait::Nothing,
            Task::Settle(turn) => Wait::For(self.game.settler(turn)),
            Task::RoySettles(_) => Wait::Chance(self.settling_awaited()),
            Task::Reveal(color) => {
                let of = self.game.deck(color, self.state.round).len() as u8;
                Wait::Chance(Awaited::Draw { of, take: 1 })
            }
            Task::Workforce => match self.workforce().count() as u8 {
                0 => Wait::Nothing,
                dice => Wait::Chance(Awaited::Roll { dice, sides: 6 }),
            },
            Task::Arrive(color) => self.arrival_awaited(color).map_or(Wait::Nothing, Wait::Chance),
            Task::Newcomer(_) if self.has_newcomer() => Wait::Chance(ONE_DIE),
            Task::Suffer(event, owner) => self.shield_asked(event, owner).map_or(Wait::Nothing, Wait::For),
            Task::Ordeal(_, Some(seat)) => Wait::For(seat),
            Task::Ordeal(event, None) => match event.sheet().effect {
                EventEffect::Own(ordeal) => ordeal.awaited(self, event).map_or(Wait::Nothing, Wait::Chance),
                _ => Wait::Nothing,
            },
            Task::Scatter(_, building) => Wait::Chance(self.scatter_awaited(building)),
            Task::RollBlack if self.state.gathered > 0 => {
                Wait::Chance(Awaited::Roll { dice: self.state.gathered, sides: 6 })
            }
            Task::RoyTurn => Wait::Chance(self.roy_awaited()),
            Task::Black(seat) if self.game.is_roy(seat) => Wait::Nothing,
            Task::Black(seat) => {
                let is_decided = self.state.black.is_empty() || self.must_concede(self.game.owner(seat));
                if is_decided { Wait::Nothing } else { Wait::For(seat) }
            }
            Task::Own(uses) => match self.own(uses) {
                Some(own) if !own.is_idle(self, uses) => {
                    own.awaited(self, uses).map_or(Wait::For(uses.seat), Wait::Chance)
                }
                _ => Wait::Nothing,
            },
            // What finds no place is lost.
            Task::Cubes { seat, card, .. } if self.events_for(card).next().is_some() => Wait::For(seat),
            Task::Release(seat) if !self.state.possessed.is_empty() => Wait::For(seat),
            Task::Bonus(seat, side) if self.bonus_helps(self.game.owner(seat), side) => Wait::For(seat),
            Task::ExtraCube(seat, card)
                if self.extra_cube_cards(self.game.owner(seat), card).next().is_some() =>
            {
                Wait::For(seat)
            }
            _ => Wait::Nothing,
        }
    }

    /// What is waited for.
    pub(crate) fn pending(self) -> Pending {
        match self.state.agenda.last().map(|task| self.wait(task)) {
            Some(Wait::For(seat)) => Pending::Seats(Seats::one(seat)),
            Some(Wait::Chance(awaited)) => Pending::Chance(awaited),
            Some(Wait::Nothing) | None => Pending::Over,
        }
    }

    /// What `seat` may answer to the top of the agenda.
    pub(crate) fn choices(self, seat: Seat, out: &mut Vec<Choice>) {
        out.clear();
        let Some(task) = self.state.agenda.last() else { return };
        match self.wait(task) {
            Wait::For(asked) if asked == seat => {}
            _ => return,
        }
        let owner = self.game.owner(seat);
        match *task {
            Task::Settle(_) => self.settle_choices(out),
            Task::Ordeal(event, _) => {
                if let EventEffect::Own(ordeal) = event.sheet().effect {
                    ordeal.choices(self, event, seat, out);
                }
            }
            Task::Suffer(..) => out.extend([Choice::Outdoor(Outdoor::Shield), Choice::Keep]),
            Task::Release(_) => out.extend(self.state.possessed.iter().map(Choice::Name)),
            Task::Black(_) => self.black_choices(owner, out),
            Task::Counter(_, black) => self.counter_choices(owner, black, out),
            Task::Turn(_) => self.turn_choices(seat, out),
            Task::TurnOver(_) => self.turn_over_choices(owner, out),
            Task::Plan(_, plan) => self.plan_choices(seat, &plan, out),
            Task::HowOften { most, .. } => out.extend((1..=most).map(Choice::Times)),
            Task::Either(uses) => out.extend((0..=uses.left).map(Choice::Times)),
            Task::Mixed(uses) => out.extend(self.mixed_choices(uses)),
            Task::Cubes { card, .. } => {
                out.extend(self.events_for(card).map(Choice::On));
                out.push(Choice::Forgo);
            }
            Task::Own(uses) => {
                if let Some(own) = self.own(uses) {
                    own.choices(self, uses, out);
                }
            }
            Task::Bonus(_, side) => out.extend([Choice::Outdoor(side), Choice::Keep]),
            Task::ExtraCube(_, card) => {
                out.extend(self.extra_cube_cards(owner, card).map(Choice::Onto));
                out.push(Choice::Keep);
            }
            Task::Exchange { done, taken, .. } => self.exchange_choices(owner, done, taken, out),
            Task::Patrol(patrol) => self.patrol_choices(&patrol, out),
            _ => {}
        }
    }

    fn own(self, uses: crate::cards::Uses) -> Option<&'static dyn crate::cards::Own> {
        match uses.card.sheet().effect {
            Effect::Own(own) => Some(own),
            _ => None,
        }
    }
}

impl Play<'_> {
    pub(crate) fn look(&self) -> Look<'_> {
        Look { game: self.game, state: self.state }
    }

    pub(crate) fn push(&mut self, task: Task) {
        self.state.agenda.push(task);
    }

    /// Takes the finished task off the agenda.
    pub(crate) fn pop(&mut self) {
        self.state.agenda.pop();
    }

    pub(crate) fn tell(&mut self, happening: Happening) {
        if let Some(told) = &mut self.told {
            told.push(happening);
        }
    }

    /// A choice that is offered.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) {
        let Some(task) = self.state.agenda.last().copied() else { return };
        match (task, choice) {
            (Task::Settle(turn), Choice::Settle(space)) => self.settle(turn, space),
            (Task::Ordeal(event, _), _) => {
                if let EventEffect::Own(ordeal) = event.sheet().effect {
                    self.pop();
                    ordeal.choose(self, event, seat, choice);
                }
            }
            (Task::Suffer(event, owner), _) => self.choose_shield(event, owner, choice),
            (Task::Release(_), Choice::Name(owner)) => {
                self.pop();
                self.release(owner);
            }
            (Task::Black(_), _) => self.choose_black(seat, choice),
            (Task::Counter(_, black), Choice::With(dice)) => self.beat(seat, black, dice),
            (Task::Turn(_), _) => self.choose_turn(seat, choice),
            (Task::TurnOver(_), Choice::Turn(dice)) => self.turn_over(seat, dice),
            (Task::Plan(_, plan), _) => self.choose_plan(seat, plan, choice),
            (Task::HowOften { target, .. }, Choice::Times(times)) => self.choose_times(seat, target, times),
            (Task::Either(uses), Choice::Times(first)) => {
                self.pop();
                self.split(uses, first);
            }
            (Task::Mixed(uses), _) => {
                self.pop();
                self.choose_mixed(uses, choice);
            }
            (Task::Cubes { .. }, _) => self.choose_cube(task, choice),
            (Task::Own(uses), _) => {
                if let Some(own) = self.look().own(uses) {
                    self.pop();
                    own.choose(self, uses, choice);
                }
            }
            (Task::Bonus(_, side), _) => self.choose_bonus(seat, side, choice),
            (Task::ExtraCube(..), _) => self.choose_extra_cube(seat, choice),
            (Task::Exchange { done, taken, .. }, _) => self.choose_exchange(seat, done, taken, choice),
            (Task::Patrol(patrol), _) => self.choose_patrol(patrol, choice),
            _ => {}
        }
        self.run();
    }

    /// An outcome that is possible.
    pub(crate) fn happen(&mut self, outcome: &[u8]) {
        let Some(task) = self.state.agenda.last().copied() else { return };
        match task {
            Task::Deal => self.deal(outcome),
            Task::Lay(level) => self.lay(level, outcome[0]),
            Task::RoySettles(turn) => self.roy_settles(turn, outcome),
            Task::RoyTurn => self.roy_plays(outcome),
            Task::Reveal(color) => self.reveal(color, outcome[0]),
            Task::Workforce => self.assemble(outcome),
            Task::Arrive(color) => self.arrive(color, outcome[0]),
            Task::Newcomer(event) => self.newcomer(event, outcome[0]),
            Task::Ordeal(event, None) => {
                if let EventEffect::Own(ordeal) = event.sheet().effect {
                    self.pop();
                    ordeal.chance(self, event, outcome);
                }
            }
            Task::Scatter(_, building) => self.scatter(building, outcome),
            Task::RollBlack => self.roll_black(outcome),
            Task::Reroll(die) => self.rerolled(die, outcome[0]),
            Task::ExtraDie(owner, color) => self.roll_extra(owner, color, outcome[0]),
            Task::Own(uses) => {
                if let Some(own) = self.look().own(uses) {
                    self.pop();
                    own.chance(self, uses, outcome);
                }
            }
            _ => {}
        }
        self.run();
    }

    /// Does everything that waits for nobody, until something does or the game is over.
    pub(crate) fn run(&mut self) {
        while let Some(task) = self.state.agenda.last() {
            if matches!(task, Task::Over) || !matches!(self.look().wait(task), Wait::Nothing) {
                return;
            }
            let task = *task;
            self.pop();
            match task {
                Task::Settle(_) => self.finish_placement(),
                Task::Round => self.begin_round(),
                Task::Income => self.income(),
                Task::Arrive(color) => self.tell(Happening::NoneCalled { color }),
                Task::Effect(index) => self.take_effect(index),
                Task::Suffer(event, owner) => self.suffer(event, owner),
                Task::RollBlack => self.begin_actions(),
                Task::Black(_) if self.state.black.is_empty() => self.begin_actions(),
                Task::Black(seat) if self.game.is_roy(seat) => self.roy_faces_black(),
                Task::Black(seat) => self.concede(seat),
                Task::Act(seat, plan) => self.act(seat, &plan),
                Task::EndTurn(seat) => self.end_turn(seat),
                Task::EndRound => self.end_round(),
                _ => {}
            }
        }
    }
}

/// What comes and goes.
impl Play<'_> {
    pub(crate) fn gain_deniers(&mut self, owner: Owner, amount: u16, cause: Cause) {
        if amount > 0 && owner != Owner::Grey {
            let purse = &mut self.state.families[owner].deniers;
            *purse = purse.saturating_add(amount);
            self.tell(Happening::GainedDeniers { owner, amount, cause });
        }
    }

    pub(crate) fn lose_deniers(&mut self, owner: Owner, amount: u16, cause: Cause) {
        if amount > 0 {
            self.state.families[owner].deniers.lose(amount);
            self.tell(Happening::LostDeniers { owner, amount, cause });
        }
    }

    /// Influence beyond the end of the track is lost.
    pub(crate) fn gain_influence(&mut self, owner: Owner, amount: u16, cause: Cause) {
        if owner == Owner::Grey {
            return;
        }
        let influence = &mut self.state.families[owner].influence;
        let amount = amount.min(u16::from(influence::MOST - *influence)) as u8;
        influence.gain(amount);
        if amount > 0 {
            self.tell(Happening::GainedInfluence { owner, amount, cause });
        }
    }

    pub(crate) fn lose_influence(&mut self, owner: Owner, amount: u8, cause: Cause) {
        if amount > 0 {
            self.state.families[owner].influence.lose(amount);
            self.tell(Happening::LostInfluence { owner, amount, cause });
        }
    }

    pub(crate) fn pay(&mut self, owner: Owner, dues: Dues, cause: Cause) {
        self.lose_deniers(owner, dues.deniers, cause);
        self.lose_influence(owner, dues.influence, cause);
    }

    pub(crate) fn gain_vp(&mut self, owner: Owner, source: VpSource, amount: u16, cause: Cause) {
        if amount > 0 && self.game.scores(owner) {
            self.state.families[owner].vp[source as usize].gain(amount as i16);
            self.tell(Happening::GainedVp { owner, amount, cause });
        }
    }

    /// Tokens are lost as far as there are any.
    pub(crate) fn lose_vp(&mut self, owner: Owner, amount: u16, cause: Cause) {
        let family = &mut self.state.families[owner];
        let amount = amount.min(family.tokens().max(0) as u16);
        family.vp[VpSource::Lost as usize].lose(amount as i16);
        if amount > 0 {
            self.tell(Happening::LostVp { owner, amount, cause });
        }
    }
}
