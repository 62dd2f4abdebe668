//! A toy game, to test everything that is generic over [`Game`] and to show how one is written.
//!
//! One to four players build towers in three rounds. At the start everybody is dealt a lucky face, in secret. Each
//! round everybody rolls two dice. In turn a player *takes* one of their dice and then *uses* it: sells it for as many
//! coins as it shows, or pays to build it into the tower. Points: the height of the tower, a bonus for each lucky
//! face in it, one per two coins left.

mod check;
mod components;
mod notation;
mod speech;
mod table;

pub use table::{Choice, Happening, Kind, Open, Options, State, Step, View};

use crate::figures::Figures;
use crate::{
    Awaited, Chronicle, Cup, Game, Pending, Phrase, Refusal, ScoreRow, Seat, Seats, SetupError, Standing,
    Viewer, phrase,
};

const FIGURES: &str = r#"
[toy]
purse = { coins = 2, source = "rulebook" }
tower = { cost = 2, source = "rulebook" }
lucky = { bonus = 3, source = "reconstructed" }
"#;

const MOST_PLAYERS: u8 = 4;
const ROUNDS: u8 = 3;
const NAMES: [&str; 4] = ["red", "green", "blue", "gold"];

/// The rules: options and figures.
#[derive(Clone, Debug)]
pub struct Toy {
    options: Options,
    figures: Figures,
    purse: u8,
    cost: u8,
    bonus: u8,
}

fn tell(chronicle: &mut Chronicle<'_, Happening>, happening: Happening) {
    if let Some(happenings) = chronicle {
        happenings.push(happening);
    }
}

impl Toy {
    fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.options.players).map(Seat)
    }

    fn next_turn(&self, open: &mut Open, seat: Seat) {
        open.step = if seat.0 + 1 < self.options.players {
            Step::Take(Seat(seat.0 + 1))
        } else if open.round + 1 < ROUNDS {
            open.round += 1;
            Step::Roll
        } else {
            Step::Over
        };
    }

    fn height(tower: &[u8; 6]) -> i32 {
        tower.iter().zip(1..).map(|(count, face)| i32::from(*count) * face).sum()
    }

    fn luck(&self, state: &State, seat: Seat) -> i32 {
        let lucky = state.lucky[seat.index()];
        let built = if lucky == 0 { 0 } else { state.open.towers[seat.index()][lucky as usize - 1] };
        i32::from(built) * i32::from(self.bonus)
    }

    fn rows(&self, state: &State) -> Vec<ScoreRow> {
        let row = |source: Phrase, vp: &dyn Fn(Seat) -> i32| ScoreRow {
            source,
            vp: self.everybody().map(vp).collect(),
        };
        vec![
            row(phrase!("toy-score-tower"), &|seat| Toy::height(&state.open.towers[seat.index()])),
            row(phrase!("toy-score-lucky"), &|seat| self.luck(state, seat)),
            row(phrase!("toy-score-coins"), &|seat| i32::from(state.open.coins[seat.index()]) / 2),
        ]
    }
}

crate::json! { Options, State, Choice; written: View, Happening }

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const SIMULTANEOUS: bool = false;

    type Options = Options;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Happening = Happening;

    fn new(options: &Options, own: Option<(&str, &str)>) -> Result<Toy, SetupError> {
        if !(1..=MOST_PLAYERS).contains(&options.players) {
            return Err(SetupError::Options(phrase!("toy-error-players", players = options.players)));
        }
        let figures = Figures::read(FIGURES, own, &[])?;
        let number = |path| figures.number(path, 0..=20).map(|number| number as u8);
        let (purse, cost, bonus) =
            (number("toy.purse.coins")?, number("toy.tower.cost")?, number("toy.lucky.bonus")?);
        Ok(Toy { options: options.clone(), figures, purse, cost, bonus })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        NAMES[seat.index()]
    }

    fn start(&self) -> State {
        let coins = self.purse * if self.options.rich { 2 } else { 1 };
        let mut open =
            Open { round: 0, step: Step::Deal, dice: [[0; 2]; 4], coins: [0; 4], towers: [[0; 6]; 4] };
        for seat in self.everybody() {
            open.coins[seat.index()] = coins;
        }
        State { open, lucky: [0; 4] }
    }

    fn pending(&self, state: &State) -> Pending {
        match state.open.step {
            Step::Deal => Pending::Chance(Awaited::Draw { of: 6, take: self.options.players }),
            Step::Roll => Pending::Chance(Awaited::Roll { dice: 2 * self.options.players, sides: 6 }),
            Step::Take(seat) | Step::Use(seat, _) => Pending::Seats(Seats::one(seat)),
            Step::Over => Pending::Over,
        }
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        out.clear();
        match state.open.step {
            Step::Take(asked) if asked == seat => {
                let [a, b] = state.open.dice[seat.index()];
                out.push(Choice::Take(a));
                if b != a {
                    out.push(Choice::Take(b));
                }
            }
            Step::Use(asked, _) if asked == seat => {
                out.push(Choice::Sell);
                if state.open.coins[seat.index()] >= self.cost {
                    out.push(Choice::Build);
                }
            }
            _ => {}
        }
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        mut chronicle: Chronicle<'_, Happening>,
    ) -> Result<(), Refusal> {
        match self.pending(state) {
            Pending::Seats(seats) if seats.contains(seat) => {}
            Pending::Over => return Err(Refusal::Over),
            _ => return Err(Refusal::NotAsked(seat)),
        }
        let mut offered = Vec::new();
        self.choices(state, seat, &mut offered);
        if !offered.contains(&choice) {
            return Err(Refusal::NotOffered);
        }
        tell(
            &mut chronicle,
            match (choice, state.open.step) {
                (Choice::Sell, Step::Use(_, face)) => Happening::Sold(seat, face),
                (Choice::Build, Step::Use(_, face)) => Happening::Built(seat, face),
                (Choice::Take(face), _) => Happening::Took(seat, face),
                _ => return Err(Refusal::NotOffered),
            },
        );
        self.play_offered(state, seat, choice);
        Ok(())
    }

    fn play_offered(&self, state: &mut State, seat: Seat, choice: Choice) {
        let open = &mut state.open;
        match (choice, open.step) {
            (Choice::Take(face), _) => open.step = Step::Use(seat, face),
            (Choice::Sell, Step::Use(_, face)) => {
                open.coins[seat.index()] += face;
                self.next_turn(open, seat);
            }
            (Choice::Build, Step::Use(_, face)) => {
                open.coins[seat.index()] -= self.cost;
                open.towers[seat.index()][face as usize - 1] += 1;
                self.next_turn(open, seat);
            }
            _ => debug_assert!(false, "{choice:?} was not offered"),
        }
    }

    fn chance(
        &self,
        state: &mut State,
        outcome: &[u8],
        mut chronicle: Chronicle<'_, Happening>,
    ) -> Result<(), Refusal> {
        let Pending::Chance(awaited) = self.pending(state) else {
            return Err(Refusal::NoChanceAwaited);
        };
        awaited.check(outcome)?;
        for seat in self.everybody() {
            let i = seat.index();
            if state.open.step == Step::Deal {
                state.lucky[i] = outcome[i] + 1;
                tell(&mut chronicle, Happening::Dealt(seat, state.lucky[i]));
            } else {
                state.open.dice[i] = [outcome[2 * i], outcome[2 * i + 1]];
                tell(&mut chronicle, Happening::Rolled(seat, state.open.dice[i]));
            }
        }
        state.open.step = if state.open.step == Step::Deal { Step::Roll } else { Step::Take(Seat(0)) };
        Ok(())
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        (state.open.step == Step::Over).then(|| Standing::from_rows(self.seats(), self.rows(state)))
    }

    fn vp(&self, state: &State, seat: Seat) -> i32 {
        self.rows(state).iter().map(|row| row.vp[seat.index()]).sum()
    }

    fn chapter(&self, state: &State) -> u32 {
        if state.open.step == Step::Deal { 0 } else { u32::from(state.open.round) + 1 }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let lucky = match viewer {
            Viewer::Seat(seat) => Some(state.lucky[seat.index()]),
            Viewer::Spectator => None,
        };
        View { viewer, open: state.open, lucky: lucky.filter(|face| *face != 0) }
    }

    fn guess(&self, view: &View, cup: &mut Cup) -> State {
        let mut lucky = [0; 4];
        if view.open.step != Step::Deal {
            let mut left: Vec<u8> = (1..=6).filter(|face| Some(*face) != view.lucky).collect();
            cup.shuffle(&mut left);
            for seat in self.everybody() {
                let own = view.lucky.filter(|_| view.viewer.is(seat));
                lucky[seat.index()] = own.or_else(|| left.pop()).unwrap_or(0);
            }
        }
        State { open: view.open, lucky }
    }
}
