//! Troyes as it is played: what every game promises.

use crate::choice::Choice;
use crate::decks::Decks;
use crate::figures::{self, Prints};
use crate::happening::Happening;
use crate::options::Options;
use crate::play::{Look, Play};
use crate::state::State;
use crate::troyes::Troyes;
use crate::view::{self, View};
use std::sync::Arc;
use tabletop::{Chronicle, Cup, Game, Pending, Refusal, Seat, SetupError, Standing, Viewer};

tabletop::json! { Options, State, Choice; written: View, Happening }

impl Game for Troyes {
    const NAME: &'static str = "troyes";
    const RULES_VERSION: u32 = 2;
    const SIMULTANEOUS: bool = false;

    type Options = Options;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Happening = Happening;

    fn new(options: &Options, own: Option<(&str, &str)>) -> Result<Troyes, SetupError> {
        options.check()?;
        let figures = figures::read(own)?;
        let prints = Prints::new(&figures, options)?;
        let decks = Decks::new(options, &prints);
        Ok(Troyes { options: options.clone(), prints: Arc::new(prints), decks: Arc::new(decks), figures })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        if self.options.is_kings_challenge() { 2 } else { self.options.players }
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        if seat.0 < self.options.players { self.owner(seat).name() } else { "roy" }
    }

    fn start(&self) -> State {
        State::start(self)
    }

    fn pending(&self, state: &State) -> Pending {
        self.look(state).pending()
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        self.look(state).choices(seat, out);
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        chronicle: Chronicle<'_, Happening>,
    ) -> Result<(), Refusal> {
        match self.pending(state) {
            Pending::Seats(seats) if seats.contains(seat) => {}
            Pending::Over => return Err(Refusal::Over),
            Pending::Seats(_) | Pending::Chance(_) => return Err(Refusal::NotAsked(seat)),
        }
        let mut offered = Vec::new();
        self.choices(state, seat, &mut offered);
        if !offered.contains(&choice) {
            return Err(Refusal::NotOffered);
        }
        self.play_listed(state, seat, choice, chronicle);
        Ok(())
    }

    fn play_listed(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        chronicle: Chronicle<'_, Happening>,
    ) {
        Play { game: self, state, told: chronicle }.choose(seat, choice);
    }

    fn play_offered(&self, state: &mut State, seat: Seat, choice: Choice) {
        Play { game: self, state, told: None }.choose(seat, choice);
    }

    fn chance(
        &self,
        state: &mut State,
        outcome: &[u8],
        chronicle: Chronicle<'_, Happening>,
    ) -> Result<(), Refusal> {
        let Pending::Chance(awaited) = self.pending(state) else { return Err(Refusal::NoChanceAwaited) };
        awaited.check(outcome)?;
        Play { game: self, state, told: chronicle }.happen(outcome);
        Ok(())
    }

    fn chance_awaited(&self, state: &mut State, outcome: &[u8]) {
        Play { game: self, state, told: None }.happen(outcome);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        (self.pending(state) == Pending::Over).then(|| self.look(state).standing())
    }

    fn vp(&self, state: &State, seat: Seat) -> i32 {
        self.look(state).vp(self.owner(seat))
    }

    fn chapter(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn recall(&self, state: &State, viewer: Viewer) -> View {
        view::recall(self, state, viewer)
    }

    fn guess(&self, view: &View, cup: &mut Cup) -> State {
        view::guess(self, view, cup)
    }
}

impl Troyes {
    pub(crate) fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { game: self, state }
    }
}
