//! What may be wrong with a half-day that a seat has begun: it must be one that choices lead to.

use crate::banquets::{Laid, Tile};
use crate::bonus::Bonus;
use crate::building::Building;
use crate::by::ByResource;
use crate::color::{Color, Resource};
use crate::game::TroyesDice;
use crate::sheet::Sheet;
use crate::state::{Action, Phase, Stage, Town, Turn};
use tabletop::{Phrase, phrase};

/// More citizens cannot come at once, whatever the figures.
const MOST_OVERFLOW: u8 = 200;

/// Whether a sheet has on it all that it had before.
fn continues(before: &Sheet, after: &Sheet) -> bool {
    before.crossed == after.crossed
        && Building::ALL.iter().all(|b| before.drawn[*b].without(after.drawn[*b]).is_empty())
        && Building::ALL.iter().all(|b| [0, after.multiplier[*b]].contains(&before.multiplier[*b]))
        && Resource::ALL
            .iter()
            .all(|r| before.circled[*r] <= after.circled[*r] && before.spent[*r] <= after.spent[*r])
        && Color::ALL.iter().all(|c| before.citizens[*c] <= after.citizens[*c])
}

impl TroyesDice {
    /// What is wrong with a turn, as the end of a sentence about its seat. Town and both sheets are in order.
    pub(super) fn wrong_with_turn(&self, town: &Town, turn: &Turn, sheet: &Sheet) -> Option<Phrase> {
        if town.phase != Phase::Choose {
            let waits = *turn == Turn::new(*sheet, Stage::Committed);
            return (!waits).then(|| phrase!("dice-flaw-turn-early"));
        }
        let is_usable = |place: u8| place < 4 && town.dice[usize::from(place)].is_usable();
        if turn.place.is_some_and(|place| !is_usable(place)) {
            return Some(phrase!("dice-flaw-turn-unusable"));
        }
        if !continues(sheet, &turn.sheet) {
            return Some(phrase!("dice-flaw-turn-erased"));
        }
        match turn.stage {
            Stage::Die => {
                let begins = *turn == Turn::new(*sheet, Stage::Die);
                (!begins).then(|| phrase!("dice-flaw-turn-before-die"))
            }
            Stage::Color | Stage::Value | Stage::Action => self.wrong_with_die(town, turn, sheet),
            _ => self
                .wrong_with_action(town, turn, sheet)
                .or_else(|| self.wrong_with_waiting(turn, sheet))
                .or_else(|| self.wrong_with_question(town, turn)),
        }
    }

    /// A die is taken and perhaps changed, and nothing else has happened.
    fn wrong_with_die(&self, town: &Town, turn: &Turn, sheet: &Sheet) -> Option<Phrase> {
        let Some(place) = turn.place else { return Some(phrase!("dice-flaw-turn-no-die")) };
        let paid_only = Turn {
            sheet: Sheet { spent: turn.sheet.spent, ..*sheet },
            place: turn.place,
            color: turn.color,
            value: turn.value,
            ..Turn::new(*sheet, turn.stage)
        };
        if *turn != paid_only {
            return Some(phrase!("dice-flaw-turn-before-use"));
        }
        let is_recolored = turn.color != self.color_at(town, place);
        let is_revalued = turn.value != self.value_at(town, place);
        let laid = self.laid_at(town, place);
        let fits = match turn.stage {
            Stage::Color => !is_recolored && !is_revalued,
            Stage::Value => is_recolored && !is_revalued,
            _ => is_revalued && (1..=6).contains(&turn.value),
        };
        let may_recolor = self.color_price(laid).is_some();
        let may_revalue = self.value_reach(laid, u8::MAX) > 0;
        if !fits || (is_recolored && !may_recolor) || (is_revalued && !may_revalue) {
            return Some(phrase!("dice-flaw-turn-changed"));
        }
        let mut changes = ByResource::default();
        if is_recolored {
            changes[Resource::Knowledge] = self.color_price(laid).unwrap_or(0);
        }
        if is_revalued {
            changes[Resource::Influence] = self.value_price(laid, self.value_at(town, place), turn.value);
        }
        (!self.is_paid(town, turn, sheet, changes)).then(|| phrase!("dice-flaw-turn-paid"))
    }

    /// Whether what was spent is the price of the die and of its changes.
    fn is_paid(&self, town: &Town, turn: &Turn, sheet: &Sheet, changes: ByResource<u8>) -> bool {
        let Some(place) = turn.place else { return false };
        let price = self.price(town, place);
        price.ways(sheet).any(|pay| {
            let paid = price.paid(pay);
            Resource::ALL.into_iter().all(|resource| {
                turn.sheet.spent[resource] - sheet.spent[resource] == paid[resource] + changes[resource]
            })
        })
    }

    /// What the half-day was used for has happened.
    fn wrong_with_action(&self, town: &Town, turn: &Turn, sheet: &Sheet) -> Option<Phrase> {
        let has_die = turn.place.is_some() && turn.value <= 6;
        let is_done = match turn.action {
            None => false,
            Some(Action::Compensation) => turn.place.is_none(),
            Some(Action::Gain(resource)) => has_die && resource.color() == turn.color,
            Some(Action::Build(building, column)) => {
                has_die
                    && building.color() == turn.color
                    && town.numbering.of(column) == turn.value
                    && turn.sheet.drawn[building].contains(column)
                    && !sheet.drawn[building].contains(column)
            }
        };
        (!is_done).then(|| phrase!("dice-flaw-turn-not-done"))
    }

    /// Bonuses wait that were won in this half-day, those won last above the rest.
    fn wrong_with_waiting(&self, turn: &Turn, sheet: &Sheet) -> Option<Phrase> {
        let won_now = |bonus| self.printed.is_won(&turn.sheet, bonus) && !self.printed.is_won(sheet, bonus);
        let waits = |bonus: &Bonus| turn.waiting.level(*bonus) > 0;
        let taken_now = match turn.stage {
            Stage::Build(bonus) => Some(bonus),
            _ => None,
        };
        if Bonus::ALL.into_iter().filter(waits).chain(taken_now).any(|bonus| !won_now(bonus)) {
            return Some(phrase!("dice-flaw-turn-bonus"));
        }
        let top = turn.waiting.top();
        let has_gap = (1..=top).any(|level| turn.waiting.on(level).next().is_none());
        let is_on_top = turn.level > 0 && (turn.level == top || turn.level - 1 == top);
        (has_gap || !is_on_top).then(|| phrase!("dice-flaw-turn-order"))
    }

    /// What is asked is what comes next.
    fn wrong_with_question(&self, town: &Town, turn: &Turn) -> Option<Phrase> {
        let top = turn.waiting.top();
        let has_room = |color: Color| turn.sheet.citizens[color] < self.printed.citizens.length;
        let is_asked = match turn.stage {
            Stage::Overflow => turn.overflow > 0 && Color::ALL.into_iter().any(has_room),
            Stage::Guest => turn.guest,
            Stage::Order => turn.waiting.on(top).nth(1).is_some(),
            Stage::Build(bonus) => {
                let open = |building: &Building| !turn.sheet.open(*building).is_empty();
                turn.level == top + 1
                    && turn.waiting.level(bonus) == 0
                    && self.printed.buildings_for(bonus).iter().any(open)
            }
            _ => top == 0 && turn.level == 1,
        };
        let built_a_fortress = matches!(turn.action, Some(Action::Build(Building::Fortress, _)));
        let is_banquet = built_a_fortress && self.laid(town, turn) == Some(Laid::banquet(Tile::Fortress));
        let may_have_guest = matches!(turn.stage, Stage::Overflow | Stage::Guest) && turn.level == 1;
        if !is_asked || (turn.guest && !(is_banquet && may_have_guest)) {
            return Some(phrase!("dice-flaw-turn-question"));
        }
        let most = if turn.stage == Stage::Overflow { MOST_OVERFLOW } else { 0 };
        (turn.overflow > most).then(|| phrase!("dice-flaw-turn-overflow"))
    }
}
