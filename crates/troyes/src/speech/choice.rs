//! Choices as buttons say them, with price and effect.

use crate::actions::agriculture::FARM;
use crate::actions::group::strength;
use crate::actions::{Source, Target};
use crate::agenda::Task;
use crate::board::{Building, Die, Group, Owner};
use crate::cards::{Card, Effect};
use crate::choice::Choice;
use crate::play::Look;
use crate::round::black_dice::defense_of;
use crate::speech::{cubes, deniers, influence};
use tabletop::{Arg, Phrase, Seat, phrase};

impl Look<'_> {
    /// A choice as a button says it.
    pub(crate) fn say(self, seat: Seat, choice: Choice) -> Phrase {
        let owner = self.game.owner(seat);
        match choice {
            Choice::Settle(space) => {
                phrase!("troyes-say-settle", building = space.building, space = self.game.space_name(space))
            }
            Choice::Counter(black) => {
                phrase!("troyes-say-counter", black = black, influence = black.count())
            }
            Choice::With(dice) => phrase!("troyes-say-with", dice = dice, worth = defense_of(dice)),
            Choice::Concede => phrase!("troyes-say-concede"),
            Choice::Reroll(die) => phrase!("troyes-say-reroll", die = die),
            Choice::Recruit => phrase!("troyes-say-recruit"),
            Choice::TurnOver => phrase!("troyes-say-turn-over"),
            Choice::Turn(dice) => {
                let turned = |die: &Die| phrase!("troyes-die-turned", die = *die, face = die.turned().face());
                phrase!("troyes-say-turn", dice = Arg::list(dice.dice().iter().map(turned)))
            }
            Choice::Use(card) => self.say_use(owner, card),
            Choice::Build => phrase!("troyes-say-build"),
            Choice::Fight(event) => {
                let [first, second] = self.game.event_print(event).vp;
                let free = self.free_banners(event);
                phrase!("troyes-say-fight", event = event, free = free, first = first, second = second)
            }
            Choice::Place(building) => phrase!("troyes-say-place", building = building),
            Choice::Farm => phrase!("troyes-say-farm"),
            Choice::Pass => phrase!("troyes-say-pass"),
            Choice::Cube(card) if self.is_ordeal() => phrase!("troyes-say-lose-cube", place = card),
            Choice::Cube(card) => {
                phrase!("troyes-say-cube", card = card, rule = tabletop::Component::from(card).says("rule"))
            }
            Choice::Plain => phrase!("troyes-say-plain"),
            Choice::Dice(group) => self.say_dice(seat, group),
            Choice::From(source) => phrase!(
                "troyes-say-from",
                source = self.source_name(source),
                kind = match source {
                    Source::Supply => "supply",
                    Source::Reserve => "reserve",
                    Source::Card(_) => "card",
                    Source::Space(_) | Source::Lying(_) => "building",
                }
            ),
            Choice::Times(times) => self.say_times(times),
            Choice::On(event) => {
                phrase!("troyes-say-on", event = event, free = self.free_banners(event))
            }
            Choice::Load(_) | Choice::Unload(_) => match self.state.agenda.last() {
                Some(Task::Mixed(uses)) => self.say_mixed(uses.card, choice),
                _ => Phrase::NOTHING,
            },
            Choice::Forgo if self.is_own() => phrase!("troyes-say-forgo-more"),
            Choice::Forgo => phrase!("troyes-say-forgo"),
            Choice::Name(other) => phrase!("troyes-say-name", who = self.game.who(other)),
            Choice::Site(site) => phrase!("troyes-say-site", site = site),
            Choice::Patrol | Choice::Boost(_) | Choice::Walk(_) | Choice::Post(_) => {
                self.say_patrol(owner, choice)
            }
            Choice::Outdoor(_) | Choice::Keep | Choice::Onto(_) => self.say_outdoors(choice),
            Choice::Take(_) | Choice::Give(_) | Choice::Done => self.say_outdoors(choice),
        }
    }

    /// Whether an event asks.
    pub(crate) fn is_ordeal(self) -> bool {
        matches!(self.state.agenda.last(), Some(Task::Ordeal(..)))
    }

    /// Whether a card with a rule of its own asks.
    fn is_own(self) -> bool {
        matches!(self.state.agenda.last(), Some(Task::Own(_)))
    }

    fn say_use(self, owner: Owner, card: Card) -> Phrase {
        match self.state.city.find(card) {
            Some(activity) if !activity.has(owner) => {
                let print = self.game.print(card);
                let space = activity.spaces.iter().position(Option::is_none);
                let vp = space.map_or(0, |space| print.spaces[space]);
                let cost = if print.hire.influence > 0 {
                    influence(print.hire.influence)
                } else {
                    deniers(print.hire.deniers)
                };
                phrase!("troyes-say-hire", card = card, cost = cost, vp = vp)
            }
            _ => phrase!("troyes-say-use", card = card),
        }
    }

    /// A group with its price, its sellers and what it does.
    fn say_dice(self, seat: Seat, group: Group) -> Phrase {
        let owner = self.game.owner(seat);
        let Some(Task::Plan(_, plan)) = self.state.agenda.last() else { return Phrase::NOTHING };
        let cube = plan.cube.card();
        let prices = self.prices(owner, group, cube.and_then(Card::modifier));
        let bought = prices.iter().filter(|price| **price > 0).count();
        let die = |(i, (die, price)): (usize, (&Die, u16))| {
            let mark = match (group.is_turned(i), group.is_marked(i)) {
                (true, _) => "turned",
                (false, true) => "marked",
                (false, false) => "plain",
            };
            if die.owner() == owner {
                phrase!("troyes-group-own-die", die = *die, mark = mark)
            } else {
                let how = match price {
                    0 => "free",
                    _ if bought > 1 => "several",
                    _ => "one",
                };
                let die = self.game.die_of(*die);
                phrase!("troyes-group-bought-die", die = die, mark = mark, how = how, price = price)
            }
        };
        let dice = Arg::list(group.dice().iter().zip(prices.iter().copied()).enumerate().map(die));
        let effect = self
            .offer(owner, plan.target, cube, group)
            .map(|offer| strength(offer.group, cube.and_then(Card::modifier)))
            .map(|strength| self.say_effect(plan.target, strength.total(), strength.values()))
            .unwrap_or_default();
        if bought > 1 {
            let total = deniers(prices.iter().sum::<u16>());
            phrase!("troyes-say-dice-bought", dice = dice, total = total, effect = effect)
        } else {
            phrase!("troyes-say-dice", dice = dice, effect = effect)
        }
    }

    fn say_effect(self, target: Target, total: u8, values: &[u8]) -> Phrase {
        match target {
            Target::Use(card) => match self.game.print(card).divisor {
                0 => phrase!("troyes-effect-dice", dice = values.len()),
                divisor => phrase!("troyes-effect-uses", uses = total / divisor),
            },
            Target::Build => {
                let sites: Vec<u8> = self.sites(values).collect();
                if sites.len() < values.len() {
                    phrase!("troyes-effect-some-sites", count = sites.len(), sites = sites)
                } else {
                    phrase!("troyes-effect-sites", count = sites.len(), sites = sites)
                }
            }
            Target::Fight(event) => {
                let most = (total / self.game.event_print(event).divisor).min(self.free_banners(event));
                phrase!("troyes-effect-cubes", cubes = cubes(most))
            }
            Target::Place(Building::Palace) => phrase!("troyes-effect-palace", space = values[0]),
            Target::Place(building) => {
                let row = self.game.layout().row(building, values[0]) + 1;
                phrase!("troyes-effect-row", row = row, building = building)
            }
            Target::Farm => phrase!("troyes-effect-deniers", deniers = deniers(total / FARM)),
            Target::Patrol => phrase!("troyes-effect-points", points = total),
        }
    }

    fn say_times(self, times: u8) -> Phrase {
        match self.state.agenda.last() {
            Some(Task::HowOften { target: Target::Fight(_), .. }) => cubes(times),
            Some(Task::Either(uses)) => {
                let Effect::Either(gains) = &uses.card.sheet().effect else {
                    return phrase!("troyes-say-times", times = times);
                };
                let rest = uses.left.saturating_sub(times);
                let parts = gains.iter().zip([times, rest]).filter(|(_, times)| *times > 0);
                let part = |((counted, gain), times): (&(crate::cards::Count, crate::cards::Gain), u8)| {
                    phrase!("troyes-say-either-part", gain = *gain, per = counted.per(), times = times)
                };
                phrase!("troyes-say-either", parts = Arg::row(parts.map(part)))
            }
            Some(Task::Own(_)) if times == 0 => phrase!("troyes-say-pay-nothing"),
            _ => phrase!("troyes-say-times", times = times),
        }
    }
}
