//! The contract of every game, kept by Troyes.

use crate::choice::Choice;
use crate::happening::Happening;
use crate::options::Options;
use crate::play::{Look, Play};
use crate::state::State;
use crate::troyes::Troyes;
use crate::view::View;
use tabletop::{
    CardSheet, Chronicle, Cup, Game, Pending, Question, Refusal, Seat, SetupError, Standing, Viewer,
};

impl Game for Troyes {
    const NAME: &'static str = "troyes";
    const RULES_VERSION: u32 = 2;
    const SIMULTANEOUS: bool = false;

    type Options = Options;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Happening = Happening;

    fn new(options: &Options, figures: Option<(&str, &str)>) -> Result<Troyes, SetupError> {
        Troyes::with(options, figures)
    }

    fn parse_options(players: u8, list: &str) -> Result<Options, SetupError> {
        Options::parse(players, list)
    }

    fn option_list() -> Vec<(&'static str, &'static str)> {
        Options::list()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.turn_seats()
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        if seat.0 < self.options.players { self.owner(seat).name() } else { "roy" }
    }

    fn start(&self) -> State {
        self.set_up()
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
        Play { game: self, state, told: chronicle }.choose(seat, choice);
        Ok(())
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
        awaited.check(outcome).map_err(Refusal::Impossible)?;
        Play { game: self, state, told: chronicle }.happen(outcome);
        Ok(())
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
        self.look_at(state, viewer)
    }

    fn guess(&self, view: &View, cup: &mut Cup) -> State {
        self.imagine(view, cup)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        self.look(state).question(seat)
    }

    fn write(&self, choice: Choice) -> String {
        choice.to_string()
    }

    fn read(&self, text: &str) -> Result<Choice, String> {
        text.parse()
    }

    fn say(&self, state: &State, seat: Seat, choice: Choice) -> String {
        self.look(state).say(seat, choice)
    }

    fn say_awaited(&self, state: &State) -> String {
        self.look(state).say_awaited()
    }

    fn things(&self, state: &State) -> Vec<String> {
        self.look(state).things()
    }

    fn tell(&self, happening: &Happening, names: &[String]) -> String {
        self.sentence(happening, names)
    }

    fn may_know(&self, happening: &Happening, viewer: Viewer) -> bool {
        match happening {
            Happening::Dealt { owner, .. } => owner.seat().is_some_and(|seat| viewer.is(seat)),
            _ => true,
        }
    }

    fn concerns(&self, happening: &Happening, out: &mut Vec<&'static str>) {
        crate::sheet::concerns(happening, out);
    }

    fn all_concerns(&self) -> Vec<&'static str> {
        self.every_concern()
    }

    fn why_not(&self, state: &State, seat: Seat, thing: &str) -> Result<String, String> {
        self.look(state).why_not(seat, thing)
    }

    fn cards(&self) -> Vec<CardSheet> {
        self.card_sheets()
    }

    fn check(&self, state: &State) -> Vec<String> {
        self.look(state).check()
    }
}

impl Troyes {
    pub(crate) fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { game: self, state }
    }
}
