//! The half-day around the choices: the roll, the event, and the end of a half-day and of a day.

use crate::banquets::{Laid, Tile};
use crate::building::Building;
use crate::by::{ByBuilding, ByColor, ByResource};
use crate::color::{Color, Resource};
use crate::game::{TroyesDice, note};
use crate::happening::Happening;
use crate::state::{Phase, Stage, State, Turn};
use crate::wheel::{Die, Half, Nature, notch, placed};
use tabletop::{Chronicle, Seat};

impl TroyesDice {
    /// The town crier has rolled: three clear dice, then the black one.
    pub(crate) fn roll(&self, state: &mut State, faces: &[u8], mut log: Chronicle<'_, Happening>) {
        let mut dice = placed([faces[0], faces[1], faces[2]], faces[3]);
        for (place, die) in (0..).zip(&mut dice) {
            die.nature = self.nature(die.nature, self.laid_at(&state.town, place));
        }
        let town = &mut state.town;
        town.dice = dice;
        town.phase = Phase::Choose;
        let (day, half) = (town.day, town.half);
        let colors = [0, 1, 2, 3].map(|place| self.color_at(&state.town, place));
        note(&mut log, || Happening::Rolled { day, half, dice, colors });
        self.event(state, log);
        for (turn, sheet) in state.turns.iter_mut().zip(&state.sheets) {
            *turn = Turn::new(*sheet, Stage::Die);
        }
    }

    /// What a die becomes beside a tile of the expansion.
    fn nature(&self, nature: Nature, laid: Option<Laid>) -> Nature {
        match laid {
            Some(laid) if nature == Nature::Black && laid == Laid::banquet(Tile::Black) => Nature::Guest,
            Some(laid) if nature == Nature::Clear && laid == Laid::raid(Tile::Black) => Nature::Raider,
            _ => nature,
        }
    }

    /// Black dice destroy their plazas, and from the third day on a die of each sheet.
    fn event(&self, state: &mut State, mut log: Chronicle<'_, Happening>) {
        for (place, die) in (0..).zip(state.town.dice) {
            let color = self.color_at(&state.town, place);
            let laid = self.laid_at(&state.town, place);
            match die.nature {
                Nature::Clear => {}
                Nature::Guest => {
                    if let Some(tile) = laid {
                        note(&mut log, || Happening::Welcomed { color, tile });
                    }
                }
                Nature::Black | Nature::Raider => {
                    let tile = laid.filter(|_| die.nature == Nature::Raider);
                    note(&mut log, || Happening::Destroyed { color, tile });
                    if state.town.day >= self.printed.wheel.attacks_from_day {
                        self.attack(state, color, die, &mut log);
                    }
                }
            }
        }
    }

    fn attack(&self, state: &mut State, color: Color, die: Die, log: &mut Chronicle<'_, Happening>) {
        let Some(column) = state.town.numbering.column(die.face) else { return };
        for (seat, sheet) in (0..).map(Seat).zip(&mut state.sheets) {
            if sheet.attack(color, column) {
                note(log, || Happening::Crossed { seat, color, number: die.face });
            } else if sheet.is_protected(column) {
                note(log, || Happening::Protected { seat, color, number: die.face });
            }
        }
    }

    /// All have chosen: sheets are shown, destroyed plazas rebuilt, and the next half-day begins.
    pub(crate) fn end_half_day(&self, state: &mut State, mut log: Chronicle<'_, Happening>) {
        if log.is_some() {
            for seat in (0..self.options.players).map(Seat) {
                let revealed = self.revealed(state, seat);
                note(&mut log, || revealed);
            }
        }
        for (turn, sheet) in state.turns.iter_mut().zip(&mut state.sheets) {
            *sheet = turn.sheet;
            *turn = Turn::new(*sheet, Stage::Committed);
        }
        self.rebuild(state, &mut log);
        let town = &mut state.town;
        town.dice = [Die::NONE; 4];
        town.phase = Phase::Roll;
        match town.half {
            Half::Morning => town.half = Half::Afternoon,
            Half::Afternoon if town.day < self.printed.wheel.days => {
                town.half = Half::Morning;
                town.day += 1;
            }
            Half::Afternoon => {
                town.phase = Phase::Over;
                let vp = || state.sheets.iter().map(|sheet| self.printed.vp(sheet)).collect();
                note(&mut log, || Happening::Over { vp: vp() });
            }
        }
    }

    /// Turns the plazas of black dice to their other side, and the tiles beside them to their raid.
    fn rebuild(&self, state: &mut State, log: &mut Chronicle<'_, Happening>) {
        for (place, die) in (0..).zip(state.town.dice) {
            if die.nature == Nature::Clear {
                continue;
            }
            let plaza = &mut state.town.plazas[notch(state.town.day, state.town.half, place)];
            let [front, back] = self.printed.plazas[usize::from(plaza.tile)];
            if die.nature != Nature::Guest && front != back {
                let from = if plaza.flipped { back } else { front };
                plaza.flipped = !plaza.flipped;
                note(log, || Happening::Rebuilt { from, to: if from == front { back } else { front } });
            }
            if let Some(beside) = self.beside[usize::from(plaza.tile)]
                && let Some(laid) = &mut state.town.tiles[usize::from(beside)]
                && *laid == Laid::banquet(laid.tile)
            {
                *laid = Laid::raid(laid.tile);
                let tile = *laid;
                note(log, || Happening::Raided { tile });
            }
        }
    }

    /// What a seat has done in this half-day, for everybody to know.
    fn revealed(&self, state: &State, seat: Seat) -> Happening {
        let (before, turn) = (&state.sheets[seat.index()], &state.turns[seat.index()]);
        let after = &turn.sheet;
        let more = |a: u8, b: u8| a - b;
        Happening::Revealed {
            seat,
            die: turn
                .place
                .map(|place| (self.color_at(&state.town, place), state.town.dice[usize::from(place)].face)),
            action: turn.action,
            drawn: ByBuilding::new(Building::ALL.map(|b| after.drawn[b].without(before.drawn[b]))),
            circled: ByResource::new(Resource::ALL.map(|r| more(after.circled[r], before.circled[r]))),
            spent: ByResource::new(Resource::ALL.map(|r| more(after.spent[r], before.spent[r]))),
            citizens: ByColor::new(Color::ALL.map(|c| more(after.citizens[c], before.citizens[c]))),
        }
    }
}
