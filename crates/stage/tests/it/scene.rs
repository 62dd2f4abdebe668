//! A turn in Troyes with the dice that a test wants.

use stage::draft::{Clicked, Draft, Proposal, propose};
use stage::troyes::Spot;
use tabletop::{Cup, Game, Notation, Pending, Phrase, Seat, Seed, Viewer};
use troyes::agenda::Task;
use troyes::board::{Die, Owner};
use troyes::cards::Card;
use troyes::{State, Troyes, View};
use words::Language;

pub struct Scene {
    pub game: Troyes,
    pub state: State,
}

impl Scene {
    /// The first turn of blue in a game for two, with these dice, like `Y6@blue`, and 20 deniers for everybody.
    pub fn new(dice: &str) -> Scene {
        let game = Troyes::new(&Troyes::parse_options(2, "").unwrap(), None).unwrap();
        let (mut state, mut cup) = (game.start(), Cup::new(Seed::from_number(3)));
        while !matches!(state.agenda.last(), Some(Task::Turn(Seat(0)))) {
            match game.pending(&state) {
                Pending::Chance(awaited) => {
                    game.chance(&mut state, &cup.answer(awaited), None).unwrap();
                }
                Pending::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mut choices = Vec::new();
                    game.choices(&state, seat, &mut choices);
                    game.play_offered(&mut state, seat, choices[0]);
                }
                Pending::Over => panic!("blue never had a turn"),
            }
        }
        state.square.clear();
        for die in dice.split_whitespace() {
            state.square.add(die.parse().unwrap());
        }
        for owner in [Owner::Blue, Owner::Green] {
            (state.families[owner].deniers, state.families[owner].influence) = (20, 10);
        }
        Scene { game, state }
    }

    /// With a tradesman of blue's on a card, which is revealed if it is not.
    pub fn hired(mut self, card: Card) -> Scene {
        if self.state.city.find(card).is_none() {
            self.state.city.reveal(card);
        }
        self.state.city.find_mut(card).unwrap().welcome(Owner::Blue);
        self
    }

    pub fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat(0)))
    }

    pub fn propose(&self, draft: &Draft<Troyes>) -> Proposal<Troyes> {
        propose(&self.game, &self.view(), Seat(0), draft)
    }

    /// What comes of clicking these spots; how many clicks it took until the move was confirmed, if it was.
    pub fn click(&self, spots: &[Spot]) -> (Proposal<Troyes>, Option<usize>) {
        let mut proposal = self.propose(&Draft::default());
        for (clicks, spot) in (1..).zip(spots) {
            match proposal.clicked(&self.game, &self.view(), *spot) {
                Clicked::Picked(next) => proposal = *next,
                Clicked::Confirmed(choices) => {
                    assert_eq!(choices, proposal.choices);
                    return (proposal, Some(clicks));
                }
                Clicked::Refused(reason) => panic!("{spot:?} is refused: {reason:?}"),
            }
        }
        (proposal, None)
    }

    /// The choices of a proposal as records write them.
    pub fn written(&self, proposal: &Proposal<Troyes>) -> Vec<String> {
        proposal.choices.iter().map(|choice| self.game.write(*choice)).collect()
    }

    pub fn say(&self, phrases: &[Phrase]) -> Vec<String> {
        let names = ["Anna".to_string(), "Bert".to_string()];
        phrases.iter().map(|phrase| Language::english().say(phrase, &names).to_string()).collect()
    }
}

/// The first die like this.
pub fn die(text: &str) -> Spot {
    Spot::Die(text.parse::<Die>().unwrap(), 0)
}
