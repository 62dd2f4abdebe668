//! What a move does for a family, in words.

use super::features::chapter_value;
use super::position::Position;
use crate::evaluate::Term;
use ::troyes::board::{Building, Color, Owner, QueuedEvent};
use ::troyes::cards::Event;
use ::troyes::{State, Troyes};
use tabletop::{Phrase, phrase};

/// Changes that are worth less are not told.
const WORTH_TELLING: f64 = 0.05;

/// What changed for a family from one state to a later one. Time that went by is not counted.
pub(super) fn terms(game: &Troyes, before: &State, after: &State, owner: Owner) -> Vec<Term> {
    let new = Position::new(game, after, owner);
    let mut change = Change { old: new.in_state(before), new, terms: Vec::new() };
    change.belongings();
    change.buildings();
    change.cathedral();
    change.cards();
    change.events();
    change.characters();
    change.dice();
    change.chapter_value();
    change.terms
}

struct Change<'a> {
    old: Position<'a>,
    new: Position<'a>,
    terms: Vec<Term>,
}

impl Change<'_> {
    fn add(&mut self, text: Phrase, worth: f64) {
        if worth.abs() >= WORTH_TELLING {
            self.terms.push(Term { text, worth });
        }
    }

    fn add_more(&mut self, more: i32, text: impl FnOnce(i32) -> Phrase, worth: f64) {
        if more != 0 {
            self.add(text(more), worth);
        }
    }

    fn belongings(&mut self) {
        let (old, new) = (self.old, self.new);
        let [was, is] = [old, new].map(|position| &position.state.families[position.owner]);
        let tokens = i32::from(is.tokens()) - i32::from(was.tokens());
        self.add_more(tokens, |more| phrase!("troyes-change-vp", more = more), tokens.into());
        let deniers = i32::from(is.deniers) - i32::from(was.deniers);
        let worth = new.deniers() - old.deniers();
        self.add_more(deniers, |more| phrase!("troyes-change-deniers", more = more), worth);
        let influence = i32::from(is.influence) - i32::from(was.influence);
        let worth = new.influence() - old.influence();
        self.add_more(influence, |more| phrase!("troyes-change-influence", more = more), worth);
        let supply = i32::from(is.supply) - i32::from(was.supply);
        let worth = new.supply() - old.supply();
        self.add_more(supply, |more| phrase!("troyes-change-supply", more = more), worth);
        if is.passed.is_some() && was.passed.is_none() {
            self.add(phrase!("troyes-change-passes"), new.deniers() - old.deniers());
        }
    }

    fn buildings(&mut self) {
        let (old, new) = (self.old, self.new);
        for building in Building::ALL {
            let [was, is] = [old, new]
                .map(|position| i32::from(position.state.buildings.count(building, position.owner)));
            let text = |more| phrase!("troyes-change-citizens", more = more, building = building);
            self.add_more(is - was, text, new.citizens(building) - old.citizens(building));
        }
    }

    fn cathedral(&mut self) {
        let (old, new) = (self.old, self.new);
        let [was, is] = [old, new].map(|position| i32::from(position.state.cathedral.count(position.owner)));
        let levels = |position: Position<'_>| {
            (0..3).filter(|level| position.state.cathedral.on_level(position.owner, *level)).count() as i32
        };
        let new_levels = levels(new) - levels(old);
        let worth = 2.0 * f64::from(new_levels) + new.levels() - old.levels();
        if new_levels > 0 {
            self.add(phrase!("troyes-change-cathedral", more = is - was), worth);
        }
    }

    fn cards(&mut self) {
        let (old, new) = (self.old, self.new);
        for activity in new.state.city.iter() {
            let was = old.state.city.find(activity.card);
            let worth = new.card(activity) - was.map_or(0.0, |was| old.card(was));
            let card = activity.card;
            let (had, has) = (was.is_some_and(|was| was.has(new.owner)), activity.has(new.owner));
            let cubes =
                i32::from(activity.cubes[new.owner]) - was.map_or(0, |was| i32::from(was.cubes[new.owner]));
            let space = |activity: Option<&::troyes::board::Activity>| {
                let space = activity?.spaces.iter().position(|space| *space == Some(new.owner))?;
                Some(f64::from(new.game.print(activity?.card).spaces[space]))
            };
            let points = space(Some(activity)).unwrap_or(0.0) - space(was).unwrap_or(0.0);
            match (had, has) {
                (false, true) => self.add(phrase!("troyes-change-hired", card = card), worth + points),
                (true, false) => self.add(phrase!("troyes-change-left", card = card), worth + points),
                _ => self.add_more(
                    cubes,
                    |more| phrase!("troyes-change-cubes", more = more, place = card),
                    worth,
                ),
            }
        }
    }

    fn events(&mut self) {
        let (old, new) = (self.old, self.new);
        let worth = |position: Position<'_>, queued: Option<&QueuedEvent>| {
            let is_there = queued.is_some_and(|queued| queued.count(position.owner) > 0);
            queued.map_or(0.0, |queued| position.event(queued)) + f64::from(u8::from(is_there))
        };
        for was in old.state.queue.iter() {
            let is = new.state.queue.find(was.event);
            let change = worth(new, is) - worth(old, Some(was));
            let event = was.event;
            match is {
                Some(is) if was.event == Event::Marauding && is.cubes.len() < was.cubes.len() => {
                    self.add(phrase!("troyes-change-countered", event = event), change);
                }
                Some(is) => {
                    let more = i32::from(is.count(new.owner)) - i32::from(was.count(new.owner));
                    let text = |more| phrase!("troyes-change-cubes", more = more, place = event);
                    self.add_more(more, text, change);
                }
                None => {
                    self.add(phrase!("troyes-change-countered", event = event), change + new.threat());
                }
            }
        }
    }

    fn characters(&mut self) {
        let (old, new) = (self.old, self.new);
        for ((character, hoped), (_, before)) in new.each_character().zip(old.each_character()) {
            let text = if hoped > before {
                phrase!("troyes-change-nearer", character = character)
            } else {
                phrase!("troyes-change-further", character = character)
            };
            self.add(text, hoped - before);
        }
    }

    /// What past games have taught about such positions.
    fn chapter_value(&mut self) {
        let [was, is] =
            [self.old, self.new].map(|position| chapter_value(position.game, position.state, position.owner));
        let outlook = if is > was { "good" } else { "bad" };
        self.add(phrase!("troyes-change-experience", outlook = outlook), is - was);
    }

    /// The dice that went, and the best that is kept.
    fn dice(&mut self) {
        let (old, new) = (self.old, self.new);
        let count = |position: Position<'_>| i32::from(position.state.square.count(position.owner));
        let worth = new.dice() - old.dice();
        self.add_more(count(new) - count(old), |more| phrase!("troyes-change-dice", more = more), worth);
        let best = Color::ALL
            .into_iter()
            .filter_map(|color| {
                let face = new.state.square.of(new.owner, color).highest();
                let worth =
                    new.weights.die[color as usize] + f64::from(face) * new.weights.pip[color as usize];
                (face > 3).then_some((color, face, worth))
            })
            .max_by(|a, b| a.2.total_cmp(&b.2));
        if let Some((color, face, worth)) = best.filter(|_| new.dice() > 0.0) {
            let event = new.state.queue.iter().rev().find(|queued| {
                let print = new.game.event_print(queued.event);
                print.color == Some(color) && print.divisor <= face
            });
            let text = match event {
                Some(queued) => {
                    phrase!("troyes-change-keeps-for", color = color, face = face, event = queued.event)
                }
                None => phrase!("troyes-change-keeps", color = color, face = face),
            };
            self.add(text, worth);
        }
    }
}
