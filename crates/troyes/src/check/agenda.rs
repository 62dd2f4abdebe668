//! What is wrong with what is unfinished.

use super::Complaints;
use crate::actions::{CubeSlot, Plan, Target};
use crate::agenda::Task;
use crate::board::{Color, Faces, Owner};
use crate::cards::{Card, Effect, Event, EventEffect, Uses};
use tabletop::{Game, Pending, Seat, phrase};

/// More uses than any group of dice gives.
const MOST_USES: u8 = 60;

impl Complaints<'_> {
    pub(super) fn agenda(&mut self) {
        let look = self.look;
        let agenda = &look.state.agenda;
        let Some(base) = agenda.first() else {
            return self.wrong.push(phrase!("troyes-flaw-agenda-empty"));
        };
        for (i, task) in agenda.iter().enumerate() {
            let is_placed = self.may_lie_on(&agenda[..i], task);
            self.unless(is_placed, || phrase!("troyes-flaw-task-place", task = name(task), place = i));
            let is_sound = self.is_sound(task);
            self.unless(is_sound, || phrase!("troyes-flaw-task", task = name(task)));
        }
        let in_setup = matches!(base, Task::Settle(_) | Task::RoySettles(_));
        self.unless(in_setup == (look.state.round == 0), || phrase!("troyes-flaw-setup-round"));
        if self.wrong.is_empty() {
            self.question();
        }
    }

    /// Somebody or chance is asked, and can answer.
    fn question(&mut self) {
        let look = self.look;
        match look.pending() {
            Pending::Over => {
                let is_over = look.state.agenda.last() == Some(&Task::Over);
                self.unless(is_over, || phrase!("troyes-flaw-agenda-idle"));
            }
            Pending::Chance(_) => {}
            Pending::Seats(seats) => {
                let mut choices = Vec::new();
                seats.iter().for_each(|seat| look.choices(seat, &mut choices));
                self.unless(!choices.is_empty(), || phrase!("troyes-flaw-no-choice"));
            }
        }
    }

    pub(super) fn is_player(&self, seat: Seat) -> bool {
        seat.0 < self.look.game.options.players
    }

    fn is_sound(&self, task: &Task) -> bool {
        let look = self.look;
        let state = look.state;
        match *task {
            Task::Settle(turn) | Task::RoySettles(turn) => {
                self.placement_is_sound(turn) && look.royal_placement_is_sound(*task)
            }
            Task::RoyTurn => look.game.options.is_kings_challenge(),
            Task::Effect(index) => usize::from(index) <= state.queue.len(),
            Task::Newcomer(event) => {
                matches!(event.sheet().effect, EventEffect::Newcomer(_)) && self.is_in_effect(event)
            }
            Task::Scatter(event, _) => {
                matches!(event.sheet().effect, EventEffect::Own(_)) && self.is_in_effect(event)
            }
            Task::Suffer(event, owner) => {
                matches!(event.sheet().effect, EventEffect::Toll(_) | EventEffect::Own(_))
                    && self.plays(owner)
                    && owner != Owner::Grey
            }
            Task::Ordeal(event, seat) => {
                matches!(event.sheet().effect, EventEffect::Own(_))
                    && seat.map_or_else(|| self.is_in_effect(event), |seat| self.is_player(seat))
            }
            Task::Counter(seat, black) => self.is_player(seat) && self.counter_is_sound(black),
            Task::Reroll(die) => state.square.has(die) && die.owner() != Owner::Grey,
            Task::Plan(seat, plan) => self.is_player(seat) && self.plan_is_sound(seat, &plan),
            Task::HowOften { seat, target, most } => {
                self.is_player(seat) && self.times_are_sound(seat, target, most)
            }
            Task::Either(uses) => {
                self.uses_are_sound(uses) && matches!(uses.card.sheet().effect, Effect::Either(_))
            }
            Task::Mixed(uses) => {
                self.uses_are_sound(uses) && matches!(uses.card.sheet().effect, Effect::Mixed(_))
            }
            Task::Own(uses) => self.uses_are_sound(uses) && self.own_is_sound(uses),
            Task::Cubes { seat, card, left, each, .. } => {
                (1..=2).contains(&each) && left >= 1 && self.uses_are_sound(Uses::new(card, seat, 1))
            }
            Task::Regroup => state.queue.find(Event::Marauding).is_some_and(|queued| queued.cubes.is_empty()),
            Task::Reveal(color) => !look.game.deck(color, state.round).is_empty() && !self.is_revealed(color),
            Task::Workforce => state.square.is_empty(),
            Task::Turn(seat) | Task::Release(seat) => self.is_player(seat),
            Task::Black(seat) | Task::EndTurn(seat) => seat.0 < look.game.seats(),
            Task::TurnOver(seat) => {
                self.is_player(seat) && state.families[look.game.owner(seat)].influence >= 4
            }
            _ => self.outdoor_is_sound(task),
        }
    }

    /// As many citizens are in the supplies as are still to be placed, and as many spaces are empty.
    fn placement_is_sound(&self, turn: u8) -> bool {
        let game = self.look.game;
        let turns = game.options.players * game.citizens_to_settle();
        let left =
            |owner: Owner| (turn..turns).filter(|turn| game.owner(game.settler(*turn)) == owner).count();
        turn <= turns
            && game.families().all(|owner| usize::from(self.look.state.families[owner].supply) == left(owner))
    }

    fn counter_is_sound(&self, black: Faces) -> bool {
        let all = self.look.state.black;
        !black.is_empty() && all.contains(black) && black.highest() == all.highest()
    }

    fn plan_is_sound(&self, seat: Seat, plan: &Plan) -> bool {
        let look = self.look;
        let owner = look.game.owner(seat);
        let has_cube = match plan.cube {
            CubeSlot::Open => plan.group.is_none(),
            CubeSlot::Plain => true,
            CubeSlot::Cube(card) => look.cubes(owner).any(|loaded| loaded == card),
        };
        let is_there = match plan.target {
            Target::Use(card) => look.state.city.find(card).is_some(),
            Target::Fight(event) => look.state.queue.find(event).is_some(),
            _ => true,
        };
        let has_dice =
            plan.group.is_none_or(|group| look.offer(owner, plan.target, plan.cube.card(), group).is_some());
        // Once the dice are named only a citizen can be missing.
        let is_open = plan.group.is_none() || look.needs_citizen(owner, plan.target);
        has_cube
            && is_there
            && has_dice
            && is_open
            && plan.source.is_none()
            && self.turn_is_sound(owner, plan)
    }

    fn times_are_sound(&self, seat: Seat, target: Target, most: u8) -> bool {
        let look = self.look;
        let owner = look.game.owner(seat);
        let family = &look.state.families[owner];
        match target {
            Target::Use(card) => {
                let dues = look.dues(card, owner);
                self.uses_are_sound(Uses::new(card, seat, most))
                    && most <= dues.affordable(family.deniers, family.influence)
                    && card.sheet().effect.asks_how_often(look, owner)
            }
            Target::Fight(event) => most >= 1 && self.is_queued(event) && most <= look.free_banners(event),
            Target::Build | Target::Place(_) | Target::Farm | Target::Patrol => false,
        }
    }

    fn is_queued(&self, event: Event) -> bool {
        self.look.state.queue.find(event).is_some()
    }

    /// Whether the card of a color that comes in this round lies in the city.
    fn is_revealed(&self, color: Color) -> bool {
        let look = self.look;
        let mut prints = look.state.city.iter().map(|activity| look.game.print(activity.card));
        prints.any(|print| print.color == color && print.number == look.state.round)
    }

    /// Whether the card has a rule of its own that goes on, and not one that is over at once.
    fn own_is_sound(&self, uses: Uses) -> bool {
        let Effect::Own(own) = uses.card.sheet().effect else { return false };
        let mut choices = Vec::new();
        own.choices(self.look, uses, &mut choices);
        !choices.is_empty() || own.is_idle(self.look, uses) || own.awaited(self.look, uses).is_some()
    }

    fn uses_are_sound(&self, uses: Uses) -> bool {
        let is_there = |card: Card| self.look.state.city.find(card).is_some();
        self.is_player(uses.seat) && is_there(uses.card) && (1..=MOST_USES).contains(&uses.left)
    }
}

/// The task's word, as it stands in the state.
fn name(task: &Task) -> String {
    let debug = format!("{task:?}");
    let word = debug.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    snake(word)
}

fn snake(word: &str) -> String {
    let mut snake = String::new();
    for (i, letter) in word.chars().enumerate() {
        if letter.is_uppercase() && i > 0 {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}
