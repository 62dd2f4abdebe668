//! Scenes: a table set up in a few words and played in the notation of records, so that a test reads like a story.

use crate::agenda::Task;
use crate::board::{Buildings, Die, Family, Owner, Space};
use crate::cards::{Card, Event};
use crate::choice::Choice;
use crate::happening::Happening;
use crate::options::Options;
use crate::play::{Look, Play};
use crate::state::State;
use crate::troyes::Troyes;
use tabletop::{Game, Notation, Pending, Seat, Speech};

/// A table in the middle of a game, with everything that happened since the scene began.
pub(crate) struct Scene {
    pub game: Troyes,
    pub state: State,
    pub told: Vec<Happening>,
}

/// Setting the scene.
impl Scene {
    /// Blue's turn in the first round, with no dice, no cards and nobody in the buildings: each family has 20 deniers, 10
    /// influence, 6 citizens in its supply and 6 in the general one. Options as on the command line.
    pub fn new(players: u8, options: &str) -> Scene {
        let options = Options::parse(players, options).expect("a scene has good options");
        let game = Troyes::new(&options, None).expect("the embedded figures are right");
        let mut state = game.start();
        state.families[Owner::Grey].supply = game.grey_citizens();
        state.buildings = Buildings::default();
        state.round = 1;
        for owner in game.families() {
            state.families[owner] =
                Family { deniers: 20, influence: 10, supply: 6, reserve: 6, ..Family::default() };
        }
        Scene { game, state, told: Vec::new() }.asking(Task::Turn(Seat(0)))
    }

    /// Anything else that differs.
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Scene {
        change(&mut self.state);
        self
    }

    /// What a family has differs.
    pub fn family(self, owner: Owner, change: impl FnOnce(&mut Family)) -> Scene {
        self.with(|state| change(&mut state.families[owner]))
    }

    /// Dice on the square, like `R4@blue W2@grey`.
    pub fn dice(self, dice: &str) -> Scene {
        let dice = dice.split_whitespace().map(|die| die.parse::<Die>().expect("a die like R4@blue"));
        self.with(|state| dice.for_each(|die| state.square.add(die)))
    }

    /// A card in the city, with tradesmen who come from their supplies.
    pub fn card(self, card: Card, tradesmen: &[Owner]) -> Scene {
        self.with(|state| {
            state.city.reveal(card);
            for owner in tradesmen {
                state.families[*owner].supply -= 1;
                state.city.find_mut(card).expect("just revealed").welcome(*owner);
            }
        })
    }

    /// Cubes of an owner's on a card that is in the city.
    pub fn cubes(self, card: Card, owner: Owner, cubes: u8) -> Scene {
        self.with(|state| state.city.find_mut(card).expect("in the city").cubes[owner] += cubes)
    }

    /// Citizens who come from their supplies, each on a space written like `palace 3`.
    pub fn citizens(self, owner: Owner, spaces: &[&str]) -> Scene {
        self.with(|state| {
            for space in spaces {
                let Space { building, index } = space.parse().expect("a space like `palace 3`");
                state.buildings.spaces_mut(building)[usize::from(index)] = Some(owner);
                state.families[owner].supply -= 1;
            }
        })
    }

    /// Cubes of an owner's on sites of the Cathedral, from the ground up.
    pub fn built(self, owner: Owner, sites: &[u8]) -> Scene {
        self.with(|state| {
            for site in sites {
                state.cathedral.build(*site, owner);
            }
        })
    }

    /// An event joins the queue, with cubes on it.
    pub fn event(self, event: Event, cubes: &[Owner]) -> Scene {
        self.with(|state| {
            if event != Event::Marauding {
                state.queue.push(event);
                state.seen.insert(event);
            }
            let index = state.queue.position(event).expect("just added");
            state.queue.get_mut(index).expect("just added").cubes.extend(cubes.iter().copied());
        })
    }

    /// The scene goes on with this task instead of blue's turn, and with nothing after it.
    pub fn asking(mut self, task: Task) -> Scene {
        self.state.agenda.clear();
        self.state.agenda.push(task);
        self.run();
        self
    }
}

/// Playing it.
impl Scene {
    /// Does whatever waits for nobody, after a test has put it on the agenda.
    pub fn run(&mut self) {
        Play { game: &self.game, state: &mut self.state, told: Some(&mut self.told) }.run();
    }

    /// Plays sentences in the notation of records: choices of whoever is asked (`use merchant`), dice (`roll 3 4`) and draws
    /// by name (`draw war`). Everything played is also said, told, written and read.
    pub fn play<'a>(&mut self, sentences: impl IntoIterator<Item = &'a str>) -> &mut Scene {
        for sentence in sentences {
            match sentence.split_once(' ') {
                Some(("roll", faces)) => self.roll(faces),
                Some(("draw", things)) => self.draw(things),
                _ => self.choose(sentence),
            }
        }
        self
    }

    fn roll(&mut self, faces: &str) {
        let faces: Vec<u8> = faces.split_whitespace().map(|face| face.parse().expect("a face")).collect();
        self.chance(&faces);
    }

    fn draw(&mut self, names: &str) {
        let things = self.game.awaited_names(&self.state);
        let position = |name: &str| things.iter().position(|thing| thing == name);
        let drawn: Option<Vec<u8>> =
            names.split_whitespace().map(|name| position(name).map(|i| i as u8)).collect();
        self.chance(&drawn.unwrap_or_else(|| panic!("`{names}` are not all among {things:?}")));
    }

    fn chance(&mut self, outcome: &[u8]) {
        assert!(!self.game.say_awaited(&self.state).is_nothing(), "nobody says what is awaited");
        self.game.chance(&mut self.state, outcome, Some(&mut self.told)).expect("a possible outcome");
    }

    fn choose(&mut self, sentence: &str) {
        let choice: Choice = sentence.parse().unwrap_or_else(|wrong| panic!("`{sentence}`: {wrong}"));
        assert_eq!(choice.to_string(), sentence, "the notation of a choice is read as it is written");
        let seat =
            self.seat().unwrap_or_else(|| panic!("nobody is asked, and `{sentence}` is not for chance"));
        let question = self.game.question(&self.state, seat).expect("whoever is asked hears a question");
        assert!(!question.text.is_nothing() && !self.game.say(&self.state, seat, choice).is_nothing());
        self.game
            .play(&mut self.state, seat, choice, Some(&mut self.told))
            .unwrap_or_else(|refusal| panic!("`{sentence}`: {refusal}; offered are {:#?}", self.offered()));
    }
}

/// Looking at it.
impl Scene {
    pub fn look(&self) -> Look<'_> {
        self.game.look(&self.state)
    }

    fn seat(&self) -> Option<Seat> {
        match self.game.pending(&self.state) {
            Pending::Seats(seats) => seats.iter().next(),
            Pending::Chance(_) | Pending::Over => None,
        }
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Owner> {
        self.seat().map(|seat| self.game.owner(seat))
    }

    /// Everything that is offered to whoever is asked, as text.
    pub fn offered(&self) -> Vec<String> {
        let mut choices = Vec::new();
        if let Some(seat) = self.seat() {
            self.game.choices(&self.state, seat, &mut choices);
        }
        choices.iter().map(Choice::to_string).collect()
    }

    /// Whether a choice is offered now.
    pub fn may(&self, sentence: &str) -> bool {
        self.offered().iter().any(|offered| offered == sentence)
    }

    /// What a family has.
    pub fn of(&self, owner: Owner) -> &Family {
        &self.state.families[owner]
    }

    /// Deniers, influence and victory point tokens of a family.
    pub fn purse(&self, owner: Owner) -> (u16, u8, i16) {
        let family = self.of(owner);
        (family.deniers, family.influence, family.tokens())
    }

    /// Whose cubes lie on an event that is in the queue, in order.
    pub fn banners(&self, event: Event) -> Vec<Owner> {
        self.state.queue.find(event).expect("in the queue").cubes.to_vec()
    }

    /// What a source of points would give each seat if the game ended now, by its English name.
    pub fn row(&self, source: &str) -> Option<Vec<i32>> {
        let sheet = words::Language::english().standing(&self.look().standing(), &[]);
        sheet.rows.into_iter().find(|row| row.source == source).map(|row| row.vp)
    }

    /// A phrase in English; families are called by their colors.
    pub fn english(&self, phrase: &tabletop::Phrase) -> String {
        let english = words::Language::english();
        words::capitalized(&english.say(phrase, &english.seat_titles(&self.game)).to_string())
    }

    /// Everything that is wrong, in English.
    pub fn english_of(&self, wrong: &[tabletop::Phrase]) -> String {
        wrong.iter().map(|phrase| words::Language::english().text(phrase)).collect::<Vec<_>>().join("; ")
    }

    /// Everything told so far, as sentences.
    pub fn story(&self) -> Vec<String> {
        let english = words::Language::english();
        let names: Vec<String> =
            english.seat_titles(&self.game).iter().map(|title| words::capitalized(title)).collect();
        let say = |happening| english.say(&self.game.tell(happening), &names).capitalized().to_string();
        self.told.iter().map(say).collect()
    }
}

#[test]
fn a_scene_is_played_in_the_notation_of_records() {
    let mut scene = Scene::new(3, "")
        .dice("Y4@blue Y5@green R1@orange")
        .card(Card::Merchant, &[Owner::Green])
        .event(Event::War, &[Owner::Orange]);
    assert_eq!(scene.asked(), Some(Owner::Blue));
    assert!(scene.may("use merchant") && scene.may("farm") && !scene.may("build"));
    scene.play(["use merchant", "dice Y4@blue Y5@green", "from supply"]);
    assert_eq!((scene.purse(Owner::Blue).0, scene.purse(Owner::Green).0), (20 - 4 - 4 + 8, 24));
    assert_eq!(scene.asked(), Some(Owner::Green));
    assert_eq!(scene.banners(Event::War), [Owner::Orange]);
    assert!(scene.story().contains(&"Blue uses Merchant 4 times.".into()));
}

#[test]
fn a_scene_is_set_up_as_it_is_told() {
    let scene = Scene::new(2, "")
        .family(Owner::Blue, |family| family.deniers = 3)
        .card(Card::Tithe, &[Owner::Blue])
        .cubes(Card::Tithe, Owner::Blue, 2)
        .citizens(Owner::Green, &["palace 3", "city_hall 1"]);
    let look = scene.look();
    assert_eq!(look.state.city.cubes(Card::Tithe, Owner::Blue), 2);
    assert_eq!(look.state.buildings.standing(Owner::Green), 2);
    assert_eq!((scene.of(Owner::Blue).supply, scene.of(Owner::Green).supply), (5, 4));
    assert_eq!(scene.purse(Owner::Blue), (3, 10, 0));
}
