//! What may be wrong with a state that comes from outside.

mod turn;

use crate::banquets::{Side, Tile};
use crate::building::{Building, Column};
use crate::by::Key;
use crate::color::{Color, Resource};
use crate::game::TroyesDice;
use crate::options::Numbers;
use crate::sheet::Sheet;
use crate::state::{Phase, Stage, State};
use crate::wheel::{Half, Nature, Numbering};
use tabletop::{Arg, Game, Phrase, Seat, phrase};

/// Everything that is wrong with a state.
pub(crate) fn check(game: &TroyesDice, state: &State) -> Vec<Phrase> {
    let mut wrong = Vec::new();
    let players = usize::from(game.options.players);
    if state.sheets.len() != players || state.turns.len() != players {
        wrong.push(phrase!("dice-flaw-players", players = players));
        return wrong;
    }
    game.check_town(state, &mut wrong);
    // Turns can be judged only where the town makes sense.
    if wrong.is_empty() {
        for (i, (sheet, turn)) in state.sheets.iter().zip(&state.turns).enumerate() {
            let name = game.seat_name(Seat(i as u8)).to_string();
            game.check_sheet(sheet, &phrase!("dice-flaw-sheet", seat = name.clone()), &mut wrong);
            game.check_sheet(&turn.sheet, &phrase!("dice-flaw-new-sheet", seat = name.clone()), &mut wrong);
            if wrong.is_empty()
                && let Some(contradiction) = game.wrong_with_turn(&state.town, turn, sheet)
            {
                wrong.push(phrase!("dice-flaw-turn", seat = name, what = contradiction));
            }
        }
    }
    if wrong.is_empty()
        && state.town.phase == Phase::Choose
        && state.turns.iter().all(|turn| turn.stage == Stage::Committed)
    {
        wrong.push(phrase!("dice-flaw-all-chosen"));
    }
    wrong
}

impl TroyesDice {
    fn check_town(&self, state: &State, wrong: &mut Vec<Phrase>) {
        let town = &state.town;
        let mut say = |broken: bool, flaw: Phrase| {
            if broken {
                wrong.push(flaw);
            }
        };
        say(town.day < 1 || town.day > self.printed.wheel.days, phrase!("dice-flaw-day"));
        let tiles = town
            .plazas
            .iter()
            .fold(0u32, |set, plaza| set | 1u32.checked_shl(plaza.tile.into()).unwrap_or(0));
        say(town.phase != Phase::Plazas && tiles != 0x1ff, phrase!("dice-flaw-plazas"));
        say(
            town.phase == Phase::Plazas && *town != crate::state::Town::EMPTY,
            phrase!("dice-flaw-before-plazas"),
        );
        let is_setup = self.chapter(state) == 0;
        say(is_setup && (town.day, town.half) != (1, Half::Morning), phrase!("dice-flaw-setup-day"));
        let laid = town.tiles.iter().flatten().count();
        let expected = match town.phase {
            Phase::Plazas | Phase::Sides | Phase::Tiles => 0,
            _ if self.options.banquets => 3,
            _ => 0,
        };
        say(laid != expected, phrase!("dice-flaw-tiles"));
        let twice = |tile: &Tile| town.tiles.iter().flatten().filter(|laid| laid.tile == *tile).count() > 1;
        say(Tile::ALL.iter().any(twice), phrase!("dice-flaw-tile-twice"));
        say(self.numbering_is_wrong(town.phase, town.numbering), phrase!("dice-flaw-numbering"));
        say(town.phase == Phase::Tiles && !self.options.banquets, phrase!("dice-flaw-tiles-drawn"));
        say(self.dice_are_wrong(state), phrase!("dice-flaw-dice"));
    }

    fn numbering_is_wrong(&self, phase: Phase, numbering: Numbering) -> bool {
        let numbers = &numbering.0;
        let written = numbers.iter().filter(|number| **number > 0).count();
        let fits = numbers.iter().all(|number| *number <= 6)
            && (1..=6).all(|n| numbers.iter().filter(|number| **number == n).count() <= 1)
            && numbers[written..].iter().all(|number| *number == 0);
        let kind = self.options.numbering;
        !fits
            || match phase {
                Phase::Plazas | Phase::Sides | Phase::Tiles => written != 0,
                Phase::FirstNumber => kind != Numbers::Standard || written != 0,
                Phase::Direction => kind != Numbers::Standard || written != 1,
                Phase::Numbers => kind != Numbers::Expert || written >= 5,
                Phase::Roll | Phase::Choose | Phase::Over => {
                    let in_order = [true, false].map(|rising| Numbering::from(numbers[0].max(1), rising));
                    written != 6
                        || (kind == Numbers::FirstGame && numbering != Numbering::FIRST_GAME)
                        || (kind == Numbers::Standard && !in_order.contains(&numbering))
                }
            }
    }

    fn dice_are_wrong(&self, state: &State) -> bool {
        let dice = &state.town.dice;
        if state.town.phase != Phase::Choose {
            return dice.iter().any(|die| *die != crate::wheel::Die::NONE);
        }
        if state.town.plazas.iter().any(|plaza| usize::from(plaza.tile) >= self.printed.plazas.len()) {
            return true;
        }
        let is_black = |nature| matches!(nature, Nature::Black | Nature::Guest);
        let order = |die: &crate::wheel::Die| (die.face, !is_black(die.nature));
        let natures = (0..4).all(|place| {
            let laid = self.laid_at(&state.town, place).filter(|laid| laid.tile == Tile::Black);
            match dice[usize::from(place)].nature {
                Nature::Guest => laid.is_some_and(|laid| laid.side == Side::Banquet),
                Nature::Raider => laid.is_some_and(|laid| laid.side == Side::Raid),
                Nature::Black => laid.is_none_or(|laid| laid.side == Side::Raid),
                Nature::Clear => laid.is_none_or(|laid| laid.side == Side::Banquet),
            }
        });
        !natures
            || dice.iter().filter(|die| is_black(die.nature)).count() != 1
            || dice.iter().any(|die| !(1..=6).contains(&die.face))
            || !dice.is_sorted_by_key(order)
    }

    fn check_sheet(&self, sheet: &Sheet, whose: &Phrase, wrong: &mut Vec<Phrase>) {
        for resource in Resource::ALL {
            if sheet.circled[resource] > self.printed.resources.length {
                wrong.push(phrase!("dice-flaw-circled", sheet = whose.clone(), resource = resource));
            }
            if sheet.spent[resource] > sheet.circled[resource] {
                wrong.push(phrase!("dice-flaw-spent", sheet = whose.clone(), resource = resource));
            }
        }
        for color in Color::ALL {
            if sheet.citizens[color] > self.printed.citizens.length {
                wrong.push(phrase!("dice-flaw-citizens", sheet = whose.clone(), color = color));
            }
        }
        let cathedrals = usize::from(sheet.drawn[Building::Cathedral].len());
        let mut expected = self.printed.multiplier[..cathedrals].to_vec();
        let mut written: Vec<u8> = Vec::new();
        for column in Column::ALL {
            let row = self.printed.cathedral[column.index()];
            if sheet.drawn[Building::Cathedral].contains(column) {
                written.push(sheet.multiplier[row]);
            } else if sheet.multiplier[row] != 0 {
                wrong.push(phrase!(
                    "dice-flaw-multiplier",
                    sheet = whose.clone(),
                    building = row.word().to_string()
                ));
            }
        }
        written.sort_unstable();
        expected.sort_unstable();
        if written != expected {
            let (sheet, expected, written) = (whose.clone(), Arg::row(expected), Arg::row(written));
            wrong.push(phrase!(
                "dice-flaw-cathedrals",
                sheet = sheet,
                expected = expected,
                written = written
            ));
        }
    }
}
