//! The rules as one value, and their side of the contract with every table.

use crate::by::ByResource;
use crate::choice::Choice;
use crate::color::Color;
use crate::components::plaza_id;
use crate::happening::Happening;
use crate::options::{self, Options};
use crate::printed::Printed;
use crate::sheet::Sheet;
use crate::state::{Phase, Stage, State, Town, Turn};
use crate::view::{self, View};
use crate::wheel::{NOTCHES, Plaza};
use tabletop::figures::Figures;
use tabletop::{Awaited, Chronicle, Cup, Game, Pending, Refusal, Seat, Seats, SetupError, Standing, Viewer};

/// The seats' words: trades of the town, for the colors are taken by the districts.
const SEATS: [&str; options::MOST_PLAYERS as usize] =
    ["baker", "mason", "weaver", "tanner", "cooper", "potter", "miller", "smith", "carter", "scribe"];

/// The town crier is the first seat.
const CRIER: Seat = Seat(0);

/// The rules of Troyes Dice with their options and figures.
#[derive(Clone, Debug)]
pub struct TroyesDice {
    pub(crate) options: Options,
    pub(crate) printed: Printed,
    pub(crate) figures: Figures,
    /// Whether an owner's own file changes anything that is printed.
    has_own_figures: bool,
    /// For each plaza tile of one color, its place among those: where a tile of the expansion lies.
    pub(crate) beside: [Option<u8>; NOTCHES],
}

/// Tells a happening to those who listen.
pub(crate) fn note(log: &mut Chronicle<'_, Happening>, happening: impl FnOnce() -> Happening) {
    if let Some(log) = log {
        log.push(happening());
    }
}

impl TroyesDice {
    /// The numbers printed on the components.
    pub fn printed(&self) -> &Printed {
        &self.printed
    }

    /// The same with where each of them comes from.
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Whether this is the game of the box: achievements are earned in no other.
    pub fn has_embedded_figures(&self) -> bool {
        !self.has_own_figures
    }

    /// A sheet before the first day.
    pub fn empty_sheet(&self) -> Sheet {
        Sheet { circled: ByResource::new([self.printed.resources.start; 3]), ..Sheet::default() }
    }

    /// The color that a plaza shows.
    pub(crate) fn color_of(&self, plaza: Plaza) -> Color {
        self.printed.plazas[usize::from(plaza.tile)][usize::from(plaza.flipped)]
    }

    /// The id of a plaza in `cards`.
    pub fn plaza_id(&self, plaza: Plaza) -> &'static str {
        plaza_id(self.printed.plazas[usize::from(plaza.tile)])
    }

    pub(crate) fn asked(&self, state: &State) -> Seats {
        match state.town.phase {
            Phase::Direction | Phase::Numbers => Seats::one(CRIER),
            Phase::Choose => {
                let undecided =
                    state.turns.iter().zip(0..).filter(|(turn, _)| turn.stage != Stage::Committed);
                undecided.map(|(_, seat)| Seat(seat)).collect()
            }
            Phase::Plazas | Phase::Sides | Phase::Tiles | Phase::FirstNumber => Seats::NONE,
            Phase::Roll | Phase::Over => Seats::NONE,
        }
    }

    fn each_choice(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        match (state.town.phase, state.turns.get(seat.index())) {
            (Phase::Choose, Some(turn)) => self.each_turn_choice(&state.town, turn, offer),
            _ if seat == CRIER => self.each_number_choice(state, offer),
            _ => {}
        }
    }

    /// Plays a choice that is offered.
    fn apply(&self, state: &mut State, seat: Seat, choice: Choice, mut log: Chronicle<'_, Happening>) {
        if state.town.phase != Phase::Choose {
            return self.play_number(&mut state.town, choice, log);
        }
        self.play_turn(state, seat, choice, log.as_deref_mut());
        if state.turns.iter().all(|turn| turn.stage == Stage::Committed) {
            self.end_half_day(state, log);
        }
    }

    fn awaited(&self, state: &State) -> Option<Awaited> {
        Some(match state.town.phase {
            Phase::Plazas => Awaited::Draw { of: NOTCHES as u8, take: NOTCHES as u8 },
            Phase::Sides => Awaited::Roll { dice: NOTCHES as u8, sides: 2 },
            Phase::Tiles => Awaited::Draw { of: 8, take: 3 },
            Phase::FirstNumber => Awaited::Roll { dice: 1, sides: 6 },
            Phase::Roll => Awaited::Roll { dice: 4, sides: 6 },
            Phase::Direction | Phase::Numbers | Phase::Choose | Phase::Over => return None,
        })
    }
}

/// For each tile whose sides are equal, its place among those.
fn beside(plazas: &[[Color; 2]; NOTCHES]) -> [Option<u8>; NOTCHES] {
    let mut places = 0..;
    plazas.map(|[front, back]| if front == back { places.next() } else { None })
}

tabletop::json! { Options, State, Choice; written: View, Happening }

impl Game for TroyesDice {
    const NAME: &'static str = "dice";
    const RULES_VERSION: u32 = 2;
    const SIMULTANEOUS: bool = true;

    type Options = Options;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Happening = Happening;

    fn new(options: &Options, figures: Option<(&str, &str)>) -> Result<TroyesDice, SetupError> {
        options.check()?;
        let (embedded, _) = Printed::read(None)?;
        let (printed, figures) = Printed::read(figures)?;
        let (beside, has_own_figures) = (beside(&printed.plazas), printed != embedded);
        Ok(TroyesDice { options: options.clone(), printed, figures, has_own_figures, beside })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        SEATS.get(seat.index()).copied().unwrap_or("nobody")
    }

    fn start(&self) -> State {
        let sheet = self.empty_sheet();
        let seats = 0..self.options.players;
        State {
            town: Town::EMPTY,
            sheets: seats.clone().map(|_| sheet).collect(),
            turns: seats.map(|_| Turn::new(sheet, Stage::Committed)).collect(),
        }
    }

    fn pending(&self, state: &State) -> Pending {
        match self.awaited(state) {
            Some(awaited) => Pending::Chance(awaited),
            None if state.town.phase == Phase::Over => Pending::Over,
            None => Pending::Seats(self.asked(state)),
        }
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        out.clear();
        self.each_choice(state, seat, &mut |choice| out.push(choice));
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        chronicle: Chronicle<'_, Happening>,
    ) -> Result<(), Refusal> {
        if state.town.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        if !self.asked(state).contains(seat) {
            return Err(Refusal::NotAsked(seat));
        }
        let mut offered = false;
        self.each_choice(state, seat, &mut |known| offered |= known == choice);
        if !offered {
            return Err(Refusal::NotOffered);
        }
        self.apply(state, seat, choice, chronicle);
        Ok(())
    }

    fn play_listed(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        chronicle: Chronicle<'_, Happening>,
    ) {
        self.apply(state, seat, choice, chronicle);
    }

    fn play_offered(&self, state: &mut State, seat: Seat, choice: Choice) {
        self.apply(state, seat, choice, None);
    }

    fn chance(
        &self,
        state: &mut State,
        outcome: &[u8],
        chronicle: Chronicle<'_, Happening>,
    ) -> Result<(), Refusal> {
        let over = state.town.phase == Phase::Over;
        let refusal = if over { Refusal::Over } else { Refusal::NoChanceAwaited };
        self.awaited(state).ok_or(refusal)?.check(outcome)?;
        match state.town.phase {
            Phase::Plazas => self.set_plazas(&mut state.town, outcome),
            Phase::Sides => self.turn_plazas(&mut state.town, outcome, chronicle),
            Phase::Tiles => self.lay_tiles(&mut state.town, outcome, chronicle),
            Phase::FirstNumber => self.first_number(&mut state.town, outcome[0]),
            Phase::Roll => self.roll(state, outcome, chronicle),
            Phase::Direction | Phase::Numbers | Phase::Choose | Phase::Over => {}
        }
        Ok(())
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        (state.town.phase == Phase::Over).then(|| self.printed.standing(&state.sheets))
    }

    fn vp(&self, state: &State, seat: Seat) -> i32 {
        state.turns.get(seat.index()).map_or(0, |turn| self.printed.vp(&turn.sheet))
    }

    fn chapter(&self, state: &State) -> u32 {
        match state.town.phase {
            Phase::Roll | Phase::Choose | Phase::Over => u32::from(state.town.day),
            _ => 0,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn guess(&self, view: &View, _cup: &mut Cup) -> State {
        view::guess(view)
    }
}
