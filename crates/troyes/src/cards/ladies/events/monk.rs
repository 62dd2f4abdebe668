//! The event called Monk: a neutral tradesman takes the best space.

use super::{ONE_DIE, domain};
use crate::agenda::Task;
use crate::board::{Color, Owner};
use crate::cards::event::Ordeal;
use crate::cards::{Card, Event, EventEffect, EventSheet, Set};
use crate::happening::Happening;
use crate::play::{Look, Play};
use crate::stock::Stock;
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Grey},
    testing::Scene,
};
use std::cmp::Reverse;
use tabletop::Awaited;

pub const MONK_EVENT: EventSheet =
    EventSheet { id: "monk_event", set: Set::Ladies, effect: EventEffect::Own(&Monk) };

#[derive(Debug)]
struct Monk;

impl Ordeal for Monk {
    fn resolve(&self, play: &mut Play<'_>, event: Event, _index: usize) {
        play.push(Task::Ordeal(event, None));
    }

    fn awaited(&self, look: Look<'_>, _event: Event) -> Option<Awaited> {
        ONE_DIE.filter(|_| look.has_newcomer())
    }

    fn chance(&self, play: &mut Play<'_>, event: Event, outcome: &[u8]) {
        let color = domain(play, event, outcome[0]);
        let Some((card, space)) = play.look().best_free_space(color) else { return };
        if let Some(activity) = play.state.city.find_mut(card) {
            activity.spaces[space] = Some(Owner::Grey);
            play.state.families[Owner::Grey].supply.lose(1);
            play.tell(Happening::Intruded { card });
        }
    }
}

impl Look<'_> {
    /// The most valuable free space on the cards of a color; among equal ones that of the lowest number.
    fn best_free_space(self, color: Color) -> Option<(Card, usize)> {
        let cards = self.state.city.iter().filter(|activity| self.game.print(activity.card).color == color);
        let free = cards.flat_map(|activity| {
            let spaces = activity.spaces.iter().enumerate().filter(|(_, space)| space.is_none());
            spaces.map(|(index, _)| (activity.card, index))
        });
        free.max_by_key(|(card, index)| {
            let print = self.game.print(*card);
            (print.spaces[*index], Reverse(print.number), Reverse(*index))
        })
    }
}

#[test]
fn monk_puts_a_neutral_tradesman_on_the_best_free_space() {
    let scene = |tradesmen: &[Owner], neutral| {
        Scene::new(3, "mixed-cards,ladies-events")
            // worth 3 and 2, 3 and 1, 3 and 1
            .card(Card::Hermit, &[])
            .card(Card::Herbalist, &[])
            .card(Card::Augustine, tradesmen)
            .card(Card::Goldsmith, &[])
            .family(Grey, |grey| grey.supply = neutral)
            .event(Event::MonkEvent, &[])
            .asking(Task::Effect(0))
    };
    let spaces = |scene: &Scene, card| scene.state.city.find(card).unwrap().spaces;
    let mut first = scene(&[], 2);
    first.play(["roll 2"]);
    assert_eq!(spaces(&first, Card::Augustine), [Some(Grey), None], "of three equal spaces that of number 1");
    assert_eq!(first.of(Grey).supply, 1);
    let mut again = first.asking(Task::Effect(0));
    again.play(["roll 2"]);
    assert_eq!(
        spaces(&again, Card::Herbalist),
        [Some(Grey), None],
        "the first card's other space is worth less"
    );
    let mut next = scene(&[Blue, Green], 2);
    next.play(["roll 1"]);
    assert_eq!(spaces(&next, Card::Herbalist), [Some(Grey), None]);
    let mut yellow = scene(&[], 2);
    yellow.play(["roll 5"]);
    assert_eq!(spaces(&yellow, Card::Goldsmith), [Some(Grey), None]);
    yellow = yellow.asking(Task::Effect(0));
    yellow.play(["roll 6"]);
    assert_eq!(spaces(&yellow, Card::Goldsmith), [Some(Grey), Some(Grey)], "neutral tradesmen share a card");
    let mut red = scene(&[], 2);
    red.play(["roll 3"]);
    assert_eq!(red.of(Grey).supply, 2, "no red card is revealed");
    assert_eq!(scene(&[], 0).told.len(), 2, "no neutral citizen is left: no die is rolled");
}
