//! The tasks of the agenda, one row each: what it waits for, what may be answered, and what an answer does. No rule is
//! here; a row calls the file that owns its rule. A task without a row does not compile.

use crate::agenda::Task;
use crate::choice::Choice;
use crate::happening::Happening;
use crate::modules::Outdoor;
use crate::play::{Look, Play};
use tabletop::{Awaited, Seat};

/// What a task waits for.
pub(crate) enum Wait {
    For(Seat),
    Chance(Awaited),
    Nothing,
}

const ONE_DIE: Awaited = Awaited::Roll { dice: 1, sides: 6 };

fn dice(dice: u8) -> Wait {
    Wait::Chance(Awaited::Roll { dice, sides: 6 })
}

/// Waits for a seat if there is something for it to say, else for nothing.
fn ask_if(has_choice: bool, seat: Seat) -> Wait {
    if has_choice { Wait::For(seat) } else { Wait::Nothing }
}

fn chance_if_any(awaited: Option<Awaited>) -> Wait {
    awaited.map_or(Wait::Nothing, Wait::Chance)
}

/// Makes a method of each column of the table. A row has, in this order, what its task needs of:
/// - `waits`: what it waits for, where that is told at once; or `may_wait`: the same where it takes a long look at the
///   table. The latter are a method apart, so that the quick answer stays quick. A task with neither waits for nothing.
/// - `offers`: puts what the seat may answer into `out`.
/// - `chosen`: does what the seat chose, which was offered; the task is still on the agenda.
/// - `rolled`: does what chance brought, which was possible; the task is still on the agenda.
/// - `done`: does what there is to do when nothing is waited for; the task is off the agenda.
macro_rules! tasks {
    (
        |$look:ident, $play:ident, $seat:ident, $out:ident, $choice:ident, $outcome:ident|
        $($task:pat => {
            $(waits: $waits:expr,)?
            $(may_wait: $may_wait:expr,)?
            $(offers: $offers:expr,)?
            $(chosen: $chosen:expr,)?
            $(rolled: $rolled:expr,)?
            $(done: $done:expr,)?
        })*
    ) => {
        #[allow(unused_variables, reason = "each column needs other parts of a task")]
        impl Look<'_> {
            /// What a task waits for.
            #[inline(always)]
            pub(crate) fn wait(self, task: &Task) -> Wait {
                let $look = self;
                match *task {
                    $($task => tasks!(@wait $look task [$($waits)?] [$($may_wait)?]),)*
                }
            }

            #[inline(never)]
            fn wait_by_rules(self, task: &Task) -> Wait {
                let $look = self;
                match *task {
                    $($task => tasks!(@value [$($may_wait)?]),)*
                }
            }

            /// What the seat that a task waits for may answer.
            pub(crate) fn task_choices(self, task: &Task, $seat: Seat, $out: &mut Vec<Choice>) {
                let $look = self;
                match *task {
                    $($task => { $($offers;)? })*
                }
            }
        }

        // Of the task on top of the agenda each row copies what it needs, and nothing else.
        #[allow(unused_variables, reason = "each column needs other parts of a task")]
        impl Play<'_> {
            /// The seat that the task on top waits for has chosen.
            pub(crate) fn chosen(&mut self, $seat: Seat, $choice: Choice) {
                let Some(task) = self.state.agenda.last() else { return };
                match *task {
                    $($task => {
                        let $play = self;
                        $($chosen;)?
                    })*
                }
            }

            /// Chance, for which the task on top waits, has answered.
            pub(crate) fn rolled(&mut self, $outcome: &[u8]) {
                let Some(task) = self.state.agenda.last() else { return };
                match *task {
                    $($task => {
                        let $play = self;
                        $($rolled;)?
                    })*
                }
            }

            /// Does the task on top if it waits for nothing; whether it did.
            pub(crate) fn step(&mut self) -> bool {
                let Some(task) = self.state.agenda.last() else { return false };
                let $look = self.look();
                match *task {
                    $($task => {
                        if !matches!(tasks!(@wait $look task [$($waits)?] [$($may_wait)?]), Wait::Nothing) {
                            return false;
                        }
                        let $play = self;
                        $play.pop();
                        $($done;)?
                    })*
                }
                true
            }
        }
    };
    (@wait $look:ident $task:ident [$waits:expr] []) => { $waits };
    (@wait $look:ident $task:ident [] [$may_wait:expr]) => { $look.wait_by_rules($task) };
    (@wait $look:ident $task:ident [] []) => { Wait::Nothing };
    (@value [$value:expr]) => { $value };
    (@value []) => { Wait::Nothing };
}

tasks! {
    |look, play, seat, out, choice, outcome|

    // Setup.
    Task::Deal => {
        may_wait: Wait::Chance(look.deal_awaited()),
        rolled: play.deal(outcome),
    }
    Task::Lay(level) => {
        may_wait: Wait::Chance(look.lay_awaited()),
        rolled: play.lay(level, outcome[0]),
    }
    Task::Settle(turn) => {
        waits: ask_if(!look.game.is_settled(turn), look.game.settler(turn)),
        offers: look.settle_choices(out),
        chosen: if let Choice::Settle(space) = choice { play.settle(turn, space) },
        done: play.finish_placement(),
    }
    Task::RoySettles(turn) => {
        may_wait: Wait::Chance(look.settling_awaited()),
        rolled: play.roy_settles(turn, outcome),
    }

    // A round, phases 0 to 2.
    Task::Round => { done: play.begin_round(), }
    Task::Reveal(color) => {
        waits: Wait::Chance(look.reveal_awaited(color)),
        rolled: play.reveal(color, outcome[0]),
    }
    Task::Income => { done: play.income(), }
    Task::Workforce => {
        may_wait: match look.workforce_size() {
            0 => Wait::Nothing,
            workforce => dice(workforce),
        },
        rolled: play.assemble(outcome),
    }

    // Phase 3: events.
    Task::Arrive(color) => {
        waits: chance_if_any(look.arrival_awaited(color)),
        rolled: play.arrive(color, outcome[0]),
        done: play.tell(Happening::NoneCalled { color }),
    }
    Task::Effect(index) => { done: play.take_effect(index), }
    Task::Newcomer(event) => {
        waits: if look.has_newcomer() { Wait::Chance(ONE_DIE) } else { Wait::Nothing },
        rolled: play.newcomer(event, outcome[0]),
    }
    Task::Suffer(event, owner) => {
        may_wait: look.shield_asked(event, owner).map_or(Wait::Nothing, Wait::For),
        offers: out.extend([Choice::Outdoor(Outdoor::Shield), Choice::Keep]),
        chosen: play.choose_shield(event, owner, choice),
        done: play.suffer(event, owner),
    }
    Task::Ordeal(event, asked) => {
        may_wait: match asked {
            Some(seat) => Wait::For(seat),
            None => chance_if_any(event.ordeal().and_then(|ordeal| ordeal.awaited(look, event))),
        },
        offers: if let Some(ordeal) = event.ordeal() { ordeal.choices(look, event, seat, out) },
        chosen: if let Some(ordeal) = event.ordeal() {
            play.pop();
            ordeal.choose(play, event, seat, choice);
        },
        rolled: if let Some(ordeal) = event.ordeal() {
            play.pop();
            ordeal.chance(play, event, outcome);
        },
    }
    Task::Scatter(_, building) => {
        may_wait: Wait::Chance(look.scatter_awaited(building)),
        rolled: play.scatter(building, outcome),
    }
    Task::Release(seat) => {
        may_wait: ask_if(!look.state.possessed.is_empty(), seat),
        offers: out.extend(look.state.possessed.iter().map(Choice::Name)),
        chosen: if let Choice::Name(owner) = choice {
            play.pop();
            play.release(owner);
        },
    }

    // Phase 3: black dice.
    Task::RollBlack => {
        waits: match look.state.gathered {
            0 => Wait::Nothing,
            gathered => dice(gathered),
        },
        rolled: play.roll_black(outcome),
        done: play.begin_actions(),
    }
    Task::Black(seat) => {
        waits: ask_if(look.may_counter(seat), seat),
        offers: look.black_choices(look.game.owner(seat), out),
        chosen: play.choose_black(seat, choice),
        done: play.face_black(seat),
    }
    Task::Counter(seat, black) => {
        waits: Wait::For(seat),
        offers: look.counter_choices(look.game.owner(seat), black, out),
        chosen: if let Choice::With(dice) = choice { play.beat(seat, black, dice) },
    }

    // Phase 4: turns.
    Task::Turn(seat) => {
        waits: Wait::For(seat),
        offers: look.turn_choices(seat, out),
        chosen: play.choose_turn(seat, choice),
    }
    Task::RoyTurn => {
        waits: Wait::Chance(look.roy_awaited()),
        rolled: play.roy_plays(outcome),
    }
    Task::TurnOver(seat) => {
        waits: Wait::For(seat),
        offers: look.turn_over_choices(look.game.owner(seat), out),
        chosen: if let Choice::Turn(dice) = choice { play.turn_over(seat, dice) },
    }
    Task::Reroll(die) => {
        waits: Wait::Chance(ONE_DIE),
        rolled: play.rerolled(die, outcome[0]),
    }
    Task::Plan(seat, plan) => {
        waits: Wait::For(seat),
        offers: look.plan_choices(seat, &plan, out),
        chosen: play.choose_plan(seat, plan, choice),
    }
    Task::Act(seat, plan) => { done: play.act(seat, &plan), }
    Task::HowOften { seat, target, most } => {
        waits: Wait::For(seat),
        offers: out.extend((1..=most).map(Choice::Times)),
        chosen: if let Choice::Times(times) = choice { play.choose_times(seat, target, times) },
    }
    Task::Either(uses) => {
        waits: Wait::For(uses.seat),
        offers: out.extend((0..=uses.left).map(Choice::Times)),
        chosen: if let Choice::Times(first) = choice {
            play.pop();
            play.split(uses, first);
        },
    }
    Task::Mixed(uses) => {
        waits: Wait::For(uses.seat),
        offers: out.extend(look.mixed_choices(uses)),
        chosen: {
            play.pop();
            play.choose_mixed(uses, choice);
        },
    }
    Task::Own(uses) => {
        may_wait: match uses.own() {
            Some(own) if !own.is_idle(look, uses) => {
                own.awaited(look, uses).map_or(Wait::For(uses.seat), Wait::Chance)
            }
            _ => Wait::Nothing,
        },
        offers: if let Some(own) = uses.own() { own.choices(look, uses, out) },
        chosen: if let Some(own) = uses.own() {
            play.pop();
            own.choose(play, uses, choice);
        },
        rolled: if let Some(own) = uses.own() {
            play.pop();
            own.chance(play, uses, outcome);
        },
    }
    // What finds no place is lost.
    Task::Cubes { seat, card, left, each, forgo } => {
        may_wait: ask_if(look.events_for(card).next().is_some(), seat),
        offers: {
            out.extend(look.events_for(card).map(Choice::On));
            out.push(Choice::Forgo);
        },
        chosen: play.choose_cube(Task::Cubes { seat, card, left, each, forgo }, choice),
    }
    Task::EndTurn(seat) => { done: play.end_turn(seat), }

    // Outdoor activities and guards.
    Task::Bonus(seat, side) => {
        may_wait: ask_if(look.bonus_helps(look.game.owner(seat), side), seat),
        offers: out.extend([Choice::Outdoor(side), Choice::Keep]),
        chosen: play.choose_bonus(seat, side, choice),
    }
    Task::ExtraCube(seat, card) => {
        may_wait: ask_if(look.extra_cube_cards(look.game.owner(seat), card).next().is_some(), seat),
        offers: {
            out.extend(look.extra_cube_cards(look.game.owner(seat), card).map(Choice::Onto));
            out.push(Choice::Keep);
        },
        chosen: play.choose_extra_cube(seat, choice),
    }
    Task::ExtraDie(owner, color) => {
        waits: Wait::Chance(ONE_DIE),
        rolled: play.roll_extra(owner, color, outcome[0]),
    }
    Task::Exchange { seat, done, taken } => {
        waits: Wait::For(seat),
        offers: look.exchange_choices(look.game.owner(seat), done, taken, out),
        chosen: play.choose_exchange(seat, done, taken, choice),
    }
    Task::Patrol(patrol) => {
        waits: Wait::For(patrol.seat),
        offers: look.patrol_choices(&patrol, out),
        chosen: play.choose_patrol(patrol, choice),
    }

    // Marauding rests as long as this lies here; nothing else comes of it.
    Task::Regroup => {}

    // Phase 5, and the end.
    Task::EndRound => { done: play.end_round(), }
    Task::Over => {}
}
