//! The six events of The Ladies of Troyes.

use crate::actions::Source;
use crate::agenda::Task;
use crate::board::{Building, Color, Owner};
use crate::cards::event::Ordeal;
use crate::cards::{Card, Event, EventEffect, EventSheet, Set};
use crate::choice::{Choice, first_two};
use crate::happening::Happening;
use crate::play::{Look, Play};
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Grey, Orange},
    testing::Scene,
};
use std::cmp::Reverse;
use tabletop::{Awaited, Seat};

pub const HARSH_WINTER: EventSheet = EventSheet {
    id: "harsh_winter",
    name: "Harsh Winter",
    set: Set::Ladies,
    rule: "Every round each family takes one of its cubes off an Activity card or outdoor activity that it chooses; a family \
           without such cubes loses nothing.",
    effect: EventEffect::Own(&HarshWinter),
};

#[derive(Debug)]
struct HarshWinter;

impl Look<'_> {
    /// The cards on which an owner has cubes.
    fn cards_with_cubes(self, owner: Owner) -> impl Iterator<Item = Card> {
        let cards = self.state.city.iter().filter(move |activity| activity.cubes[owner] > 0);
        cards.map(|activity| activity.card)
    }
}

impl HarshWinter {
    fn freeze(&self, play: &mut Play<'_>, event: Event, owner: Owner, card: Card) {
        if let Some(activity) = play.state.city.find_mut(card) {
            activity.cubes[owner] -= 1;
            play.tell(Happening::CubeLost { owner, card, event });
        }
    }
}

impl Ordeal for HarshWinter {
    fn resolve(&self, play: &mut Play<'_>, event: Event, _index: usize) {
        play.let_suffer(event, |look, owner| look.cards_with_cubes(owner).next().is_some());
    }

    fn suffer(&self, play: &mut Play<'_>, event: Event, owner: Owner) {
        match first_two(play.look().cards_with_cubes(owner)) {
            (Some(card), None) => self.freeze(play, event, owner, card),
            (Some(_), Some(_)) => play.push(Task::Ordeal(event, owner.seat())),
            (None, _) => {}
        }
    }

    fn choices(&self, look: Look<'_>, _event: Event, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(look.cards_with_cubes(look.game.owner(seat)).map(Choice::Cube));
    }

    fn choose(&self, play: &mut Play<'_>, event: Event, seat: Seat, choice: Choice) {
        if let Choice::Cube(card) = choice {
            self.freeze(play, event, play.game.owner(seat), card);
        }
    }

    fn question(&self, _look: Look<'_>, _event: Event, _seat: Seat) -> String {
        "Harsh Winter: from which card do you lose a cube?".into()
    }
}

#[test]
fn harsh_winter_takes_a_cube_of_each_family_in_turn_order() {
    let mut scene = Scene::new(3, "mixed-cards,ladies-events")
        .card(Card::Priest, &[])
        .card(Card::Lumberjack, &[])
        .card(Card::Hermit, &[])
        .cubes(Card::Priest, Blue, 2)
        .cubes(Card::Hermit, Blue, 1)
        .cubes(Card::Lumberjack, Orange, 1)
        .event(Event::HarshWinter, &[])
        .with(|state| state.start = Seat(2))
        .asking(Task::Effect(0));
    let cubes = |scene: &Scene, card, owner| scene.state.city.cubes(card, owner);
    assert_eq!(cubes(&scene, Card::Lumberjack, Orange), 0, "the only cube, so that orange is not asked");
    assert_eq!(
        (scene.asked(), scene.offered()),
        (Some(Blue), vec!["cube priest".into(), "cube hermit".into()])
    );
    scene.play(["cube hermit"]);
    assert_eq!((cubes(&scene, Card::Priest, Blue), cubes(&scene, Card::Hermit, Blue)), (2, 0));
    assert_eq!(
        scene.asked(),
        None,
        "green has no cube and loses nothing; the black die of Marauding is next"
    );
    assert_eq!(scene.purse(Green).2, 0);
}

/// The domain that a die names: 1 and 2 white, 3 and 4 red, 5 and 6 yellow.
fn domain(play: &mut Play<'_>, event: Event, face: u8) -> Color {
    let color = match face {
        1 | 2 => Color::White,
        3 | 4 => Color::Red,
        _ => Color::Yellow,
    };
    play.tell(Happening::Domain { event, face, color });
    color
}

const ONE_DIE: Option<Awaited> = Some(Awaited::Roll { dice: 1, sides: 6 });

pub const UPRISING: EventSheet = EventSheet {
    id: "uprising",
    name: "Uprising",
    set: Set::Ladies,
    rule: "Every round a die names a building: 1 and 2 the Bishopric, 3 and 4 the Palace, 5 and 6 City Hall. Its citizens and a \
           neutral one, or instead of him one who lies expelled there, are put on its six spaces at random; a seventh is \
           expelled.",
    effect: EventEffect::Own(&Uprising),
};

#[derive(Debug)]
struct Uprising;

impl Ordeal for Uprising {
    fn resolve(&self, play: &mut Play<'_>, event: Event, _index: usize) {
        play.push(Task::Ordeal(event, None));
    }

    fn awaited(&self, _look: Look<'_>, _event: Event) -> Option<Awaited> {
        ONE_DIE
    }

    fn chance(&self, play: &mut Play<'_>, event: Event, outcome: &[u8]) {
        let building = domain(play, event, outcome[0]).building();
        if play.look().rebel(building).is_some() {
            play.push(Task::Scatter(event, building));
        }
    }
}

impl Look<'_> {
    /// Who joins the citizens of a building: one expelled from it, or a neutral one if any is left.
    fn rebel(self, building: Building) -> Option<Owner> {
        let neutral = (self.state.families[Owner::Grey].supply > 0).then_some(Owner::Grey);
        self.state.buildings.lying(building).iter().next().or(neutral)
    }

    fn rebels(self, building: Building) -> u8 {
        self.state.buildings.spaces(building).iter().flatten().count() as u8 + 1
    }

    /// A place for each citizen: one of the six spaces, or the picture if there are seven.
    pub(crate) fn scatter_awaited(self, building: Building) -> Awaited {
        let take = self.rebels(building);
        Awaited::Draw { of: take.max(6), take }
    }

    /// The names of those places.
    pub(crate) fn new_places(self, building: Building) -> Vec<String> {
        let spaces = (1..=6).map(|space| format!("space_{space}"));
        spaces.chain((self.rebels(building) > 6).then(|| "picture".into())).collect()
    }
}

impl Play<'_> {
    /// The citizens who stand in a building, from its first space on, and then the one who joins them take their places.
    pub(crate) fn scatter(&mut self, building: Building, places: &[u8]) {
        self.pop();
        let Some(newcomer) = self.look().rebel(building) else { return };
        if !self.state.buildings.lying_mut(building).remove(newcomer) {
            self.state.families[Owner::Grey].supply -= 1;
        }
        self.tell(Happening::Scattered { building, newcomer });
        let spaces = std::mem::take(self.state.buildings.spaces_mut(building));
        for (citizen, place) in spaces.into_iter().flatten().chain([newcomer]).zip(places) {
            match self.state.buildings.spaces_mut(building).get_mut(usize::from(*place)) {
                Some(space) => *space = Some(citizen),
                None => {
                    self.state.buildings.lying_mut(building).insert(citizen);
                    self.tell(Happening::Expelled { owner: citizen, building });
                }
            }
        }
    }
}

#[test]
fn uprising_scatters_a_building_and_a_neutral_citizen() {
    let scene = || {
        Scene::new(2, "ladies-events")
            .citizens(Blue, &["palace 1", "palace 2", "palace 3"])
            .citizens(Green, &["palace 4", "palace 5", "palace 6", "bishopric 1"])
            .event(Event::Uprising, &[])
            .asking(Task::Effect(0))
    };
    let mut full = scene();
    full.play(["roll 4", "draw space_2 space_1 picture space_6 space_5 space_4 space_3"]);
    let palace = [Blue, Blue, Grey, Green, Green, Green].map(Some);
    assert_eq!(*full.state.buildings.spaces(Building::Palace), palace);
    assert!(full.state.buildings.lying(Building::Palace).contains(Blue));
    assert_eq!(full.of(Grey).supply, 9);

    let mut sparse = scene();
    sparse.play(["roll 1", "draw space_6 space_2"]);
    let bishopric = [None, Some(Grey), None, None, None, Some(Green)];
    assert_eq!(*sparse.state.buildings.spaces(Building::Bishopric), bishopric);
    let mut empty = scene();
    empty.play(["roll 5", "draw space_3"]);
    assert_eq!(empty.state.buildings.count(Building::CityHall, Grey), 1);
}

#[test]
fn uprising_takes_an_expelled_citizen_instead_of_a_neutral_one() {
    let scene = |lying, neutral| {
        let mut scene = Scene::new(2, "ladies-events")
            .citizens(Blue, &["city_hall 1"])
            .event(Event::Uprising, &[])
            .with(|state| {
                state.families[Grey].supply = neutral;
                if lying {
                    state.buildings.lying_mut(Building::CityHall).insert(Green);
                }
            })
            .asking(Task::Effect(0));
        scene.play(["roll 6"]);
        scene
    };
    let mut expelled = scene(true, 3);
    expelled.play(["draw space_4 space_5"]);
    assert_eq!(expelled.state.buildings.spaces(Building::CityHall)[3..5], [Some(Blue), Some(Green)]);
    assert!(expelled.state.buildings.lying(Building::CityHall).is_empty());
    assert_eq!(expelled.of(Grey).supply, 3);

    let nobody = scene(false, 0);
    assert_eq!(
        nobody.state.buildings.spaces(Building::CityHall)[0],
        Some(Blue),
        "nobody joins: nothing happens"
    );
}

pub const MONK_EVENT: EventSheet = EventSheet {
    id: "monk_event",
    name: "Monk (event)",
    set: Set::Ladies,
    rule: "Every round a die names a color: 1 and 2 white, 3 and 4 red, 5 and 6 yellow. A neutral tradesman takes the most \
           valuable free space on the Activity cards of that color; among equal ones the card of the lowest number.",
    effect: EventEffect::Own(&Monk),
};

#[derive(Debug)]
struct Monk;

impl Ordeal for Monk {
    fn resolve(&self, play: &mut Play<'_>, event: Event, _index: usize) {
        play.push(Task::Ordeal(event, None));
    }

    fn awaited(&self, look: Look<'_>, _event: Event) -> Option<Awaited> {
        ONE_DIE.filter(|_| look.has_newcomer())
    }

    fn chance(&self, play: &mut Play<'_>, event: Event, outcome: &[u8]) {
        let color = domain(play, event, outcome[0]);
        let Some((card, space)) = play.look().best_free_space(color) else { return };
        if let Some(activity) = play.state.city.find_mut(card) {
            activity.spaces[space] = Some(Owner::Grey);
            play.state.families[Owner::Grey].supply -= 1;
            play.tell(Happening::Intruded { card });
        }
    }
}

impl Look<'_> {
    /// The most valuable free space on the cards of a color; among equal ones that of the lowest number.
    fn best_free_space(self, color: Color) -> Option<(Card, usize)> {
        let cards = self.state.city.iter().filter(|activity| self.game.print(activity.card).color == color);
        let free = cards.flat_map(|activity| {
            let spaces = activity.spaces.iter().enumerate().filter(|(_, space)| space.is_none());
            spaces.map(|(index, _)| (activity.card, index))
        });
        free.max_by_key(|(card, index)| {
            let print = self.game.print(*card);
            (print.spaces[*index], Reverse(print.number), Reverse(*index))
        })
    }
}

#[test]
fn monk_puts_a_neutral_tradesman_on_the_best_free_space() {
    let scene = |tradesmen: &[Owner], neutral| {
        Scene::new(3, "mixed-cards,ladies-events")
            // worth 3 and 2, 3 and 1, 3 and 1
            .card(Card::Hermit, &[])
            .card(Card::Herbalist, &[])
            .card(Card::Augustine, tradesmen)
            .card(Card::Goldsmith, &[])
            .family(Grey, |grey| grey.supply = neutral)
            .event(Event::MonkEvent, &[])
            .asking(Task::Effect(0))
    };
    let spaces = |scene: &Scene, card| scene.state.city.find(card).unwrap().spaces;
    let mut first = scene(&[], 2);
    first.play(["roll 2"]);
    assert_eq!(spaces(&first, Card::Augustine), [Some(Grey), None], "of three equal spaces that of number 1");
    assert_eq!(first.of(Grey).supply, 1);
    let mut next = scene(&[Blue, Green], 2);
    next.play(["roll 1"]);
    assert_eq!(spaces(&next, Card::Herbalist), [Some(Grey), None]);
    let mut yellow = scene(&[], 2);
    yellow.play(["roll 5"]);
    assert_eq!(spaces(&yellow, Card::Goldsmith), [Some(Grey), None]);
    let mut red = scene(&[], 2);
    red.play(["roll 3"]);
    assert_eq!(red.of(Grey).supply, 2, "no red card is revealed");
    assert_eq!(scene(&[], 0).told.len(), 2, "no neutral citizen is left: no die is rolled");
}

pub const POSSESSION: EventSheet = EventSheet {
    id: "possession",
    name: "Possession",
    set: Set::Ladies,
    rule: "When it arrives each family puts a citizen on it: from its supply (or for 2 influence from the general one if it has \
           none there), from an Activity card or from a building. For each cube that a player places on it, one of them goes \
           home to his family's supply, as that player says. Whoever is still there when it is countered goes home too.",
    effect: EventEffect::Own(&Possession),
};

#[derive(Debug)]
struct Possession;

impl Look<'_> {
    /// Where the citizen may come from whom a family gives up.
    fn sacrifices(self, owner: Owner) -> impl Iterator<Item = Source> {
        let has_supply = self.state.families[owner].supply > 0;
        self.sources(owner).filter(move |source| *source != Source::Reserve || !has_supply)
    }
}

impl Possession {
    fn possess(&self, play: &mut Play<'_>, owner: Owner, source: Source) {
        play.take_citizen(owner, source);
        play.state.possessed.insert(owner);
        play.tell(Happening::Possessed { owner, source });
    }
}

impl Ordeal for Possession {
    fn arrive(&self, play: &mut Play<'_>, event: Event) {
        play.let_suffer(event, |look, owner| look.sacrifices(owner).next().is_some());
    }

    fn suffer(&self, play: &mut Play<'_>, event: Event, owner: Owner) {
        match first_two(play.look().sacrifices(owner)) {
            (Some(source), None) => self.possess(play, owner, source),
            (Some(_), Some(_)) => play.push(Task::Ordeal(event, owner.seat())),
            (None, _) => {}
        }
    }

    fn choices(&self, look: Look<'_>, _event: Event, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(look.sacrifices(look.game.owner(seat)).map(Choice::From));
    }

    fn choose(&self, play: &mut Play<'_>, _event: Event, seat: Seat, choice: Choice) {
        if let Choice::From(source) = choice {
            self.possess(play, play.game.owner(seat), source);
        }
    }

    fn question(&self, _look: Look<'_>, _event: Event, _seat: Seat) -> String {
        "Possession: which citizen do you give up?".into()
    }

    /// Each cube frees a citizen. The player is asked only if some must stay; grey frees nobody.
    fn fought(&self, play: &mut Play<'_>, owner: Owner, cubes: u8) {
        let Some(seat) = owner.seat() else { return };
        if usize::from(cubes) >= play.state.possessed.len() {
            return self.countered(play);
        }
        (0..cubes).for_each(|_| play.push(Task::Release(seat)));
    }

    fn countered(&self, play: &mut Play<'_>) {
        play.state.possessed.iter().for_each(|owner| play.release(owner));
    }
}

impl Play<'_> {
    /// A citizen on Possession goes home.
    pub(crate) fn release(&mut self, owner: Owner) {
        self.state.possessed.remove(owner);
        self.state.families[owner].supply += 1;
        self.tell(Happening::Released { owner });
    }
}

#[test]
fn possession_takes_a_citizen_of_each_family_as_it_arrives() {
    let mut scene = Scene::new(3, "mixed-cards,ladies-events")
        .card(Card::Weaver, &[Green])
        .citizens(Green, &["palace 2"])
        .family(Green, |family| family.supply = 0)
        .family(Orange, |family| (family.supply, family.influence) = (0, 2))
        .with(|state| {
            state.start = Seat(1);
            state.buildings.lying_mut(Building::Palace).insert(Green);
        })
        .asking(Task::Arrive(Color::White));
    scene.play(["draw possession"]);
    assert_eq!(scene.asked(), Some(Green), "from the start player on");
    assert_eq!(
        scene.offered(),
        ["from reserve", "from card weaver", "from space palace 2", "from lying palace"]
    );
    scene.play(["from card weaver"]);
    assert_eq!(scene.state.city.tradesmen(Green), 0);
    assert_eq!((scene.of(Orange).influence, scene.of(Orange).reserve), (0, 5), "orange has nobody else");
    assert_eq!(
        (scene.of(Blue).supply, scene.of(Blue).reserve),
        (5, 6),
        "the general supply is not for those with a supply"
    );
    assert_eq!(scene.state.possessed, [Blue, Green, Orange].into_iter().collect());
}

#[test]
fn possession_takes_nothing_from_those_who_have_nothing() {
    let scene = Scene::new(2, "ladies-events")
        .family(Green, |family| (family.supply, family.influence) = (0, 1))
        .asking(Task::Arrive(Color::White));
    let mut scene = scene;
    scene.play(["draw possession"]);
    assert_eq!(scene.state.possessed, [Blue].into_iter().collect());
    assert_eq!(scene.purse(Green), (20, 1, 0));
}

#[test]
fn a_cube_on_possession_frees_a_citizen_and_countering_it_frees_all() {
    let mut scene = Scene::new(3, "ladies-events")
        .event(Event::Possession, &[])
        .with(|state| state.possessed = [Blue, Green, Orange].into_iter().collect())
        .dice("W4@blue W6@green Y1@green");
    scene.play(["fight possession", "dice W4@blue"]);
    assert_eq!(
        (scene.asked(), scene.offered()),
        (Some(Blue), vec!["name blue".into(), "name green".into(), "name orange".into()])
    );
    scene.play(["name green"]);
    assert_eq!((scene.of(Green).supply, scene.asked()), (7, Some(Green)));
    scene.play(["fight possession", "dice W6@green", "times 2"]);
    assert_eq!(
        (scene.of(Blue).supply, scene.of(Orange).supply),
        (7, 7),
        "two cubes free both: nothing to ask"
    );
    assert!(scene.state.possessed.is_empty());

    let countered = Scene::new(3, "ladies-events")
        .event(Event::Possession, &[Grey, Grey, Grey])
        .with(|state| state.possessed = [Blue, Orange].into_iter().collect())
        .dice("W4@blue Y1@green");
    let mut countered = countered;
    countered.play(["fight possession", "dice W4@blue"]);
    assert_eq!((countered.of(Blue).supply, countered.of(Orange).supply), (7, 7));
    assert!(countered.state.possessed.is_empty() && countered.asked() == Some(Green));
}

#[test]
fn a_grey_cube_on_possession_frees_nobody_and_a_possessed_citizen_is_not_hired() {
    let scene = Scene::new(2, "ladies-events")
        .event(Event::Possession, &[])
        .event(Event::Support, &[])
        .family(Blue, |family| family.supply = 0)
        .with(|state| state.possessed.insert(Blue))
        .asking(Task::Effect(0));
    assert_eq!(scene.banners(Event::Possession), [Grey]);
    assert!(scene.state.possessed.contains(Blue));
    assert!(scene.look().sources(Blue).all(|source| source == Source::Reserve));
}

const OUTLAW: &str = "Raises every black die by 3, to 6 at most. Neither Support nor red Activity cards of number 1 place cubes on it.";

pub const CHIEF_OUTLAW_1: EventSheet = EventSheet {
    id: "chief_outlaw_1",
    name: "Chief Outlaw I",
    set: Set::Ladies,
    rule: OUTLAW,
    effect: EventEffect::Outlaw(3),
};

pub const CHIEF_OUTLAW_2: EventSheet = EventSheet {
    id: "chief_outlaw_2",
    name: "Chief Outlaw II",
    set: Set::Ladies,
    rule: OUTLAW,
    effect: EventEffect::Outlaw(3),
};

impl Event {
    /// Whether it is out of reach of Support and of red cards of number 1.
    pub(crate) fn is_outlaw(self) -> bool {
        matches!(self.sheet().effect, EventEffect::Outlaw(_))
    }
}

impl Look<'_> {
    /// Whether a card lets its user place a cube on an event.
    pub(crate) fn is_within_reach(self, card: Card, event: Event) -> bool {
        let print = self.game.print(card);
        !(event.is_outlaw() && print.color == Color::Red && print.number == 1)
    }
}

impl Play<'_> {
    /// The black dice that were rolled are raised by every outlaw in the queue, to 6 at most.
    pub(crate) fn raise_black(&mut self) {
        let by = |event: Event| match event.sheet().effect {
            EventEffect::Outlaw(more) => more,
            _ => 0,
        };
        let more: u8 = self.state.queue.iter().map(|menace| by(menace.event)).sum();
        if more > 0 {
            self.state.black = self.state.black.iter().map(|face| (face + more).min(6)).collect();
            self.tell(Happening::BlackRaised { dice: self.state.black });
        }
    }
}

#[test]
fn chief_outlaw_raises_the_black_dice() {
    let rolled = |outlaws: &[Event]| {
        let mut scene = Scene::new(2, "ladies-events").event(Event::War, &[]);
        for outlaw in outlaws {
            scene = scene.event(*outlaw, &[]);
        }
        scene = scene.dice("R1@blue R1@green").asking(Task::Effect(0));
        scene.play(["roll 1 2 4"]);
        scene.state.black.iter().collect::<Vec<_>>()
    };
    assert_eq!(rolled(&[]), [1, 2, 4]);
    assert_eq!(rolled(&[Event::ChiefOutlaw1]), [4, 5, 6]);
    assert_eq!(rolled(&[Event::ChiefOutlaw1, Event::ChiefOutlaw2]), [6, 6, 6]);
}

#[test]
fn support_passes_chief_outlaw_over() {
    let scene = Scene::new(2, "ladies-events")
        .event(Event::War, &[])
        .event(Event::ChiefOutlaw2, &[])
        .event(Event::Support, &[])
        .asking(Task::Effect(0));
    assert_eq!((scene.banners(Event::War), scene.banners(Event::Marauding)), (vec![Grey], vec![Grey]));
    assert_eq!(scene.banners(Event::ChiefOutlaw2), []);
}

#[test]
fn chief_outlaw_is_out_of_reach_of_red_cards_of_the_first_round() {
    let reaches = |card: Card, choices: &[&str]| {
        let mut scene = Scene::new(2, "mixed-cards,ladies-events")
            .card(card, &[Blue])
            .cubes(card, Blue, 1)
            .event(Event::ChiefOutlaw1, &[])
            .dice("R6@blue R6@blue R1@blue Y1@green");
        let group = format!("use {}", card.id());
        scene.play([group.as_str(), "dice R6@blue R6@blue"]);
        scene.play(choices.iter().copied());
        assert!(scene.may("on marauding"));
        scene.may("on chief_outlaw_1")
    };
    assert!(!reaches(Card::Ransom, &["times 1"]));
    assert!(!reaches(Card::Catapult, &["unload 1"]));
    assert!(!reaches(Card::Scout, &[]));
    assert!(!reaches(Card::Diplomat, &["times 1"]));
    assert!(!reaches(Card::Archer, &["roll 3"]));
    assert!(!reaches(Card::Chivalry, &["times 1"]));
    let plain = Scene::new(2, "ladies-events").event(Event::ChiefOutlaw1, &[]).dice("R6@blue Y1@green");
    assert!(plain.may("fight chief_outlaw_1"), "plain combat reaches him");
}

#[test]
fn six_events_are_added_chief_outlaw_twice() {
    let scene = Scene::new(2, "ladies-events");
    let added: Vec<Event> =
        scene.game.event_cards().filter(|event| event.sheet().set == Set::Ladies).collect();
    assert_eq!(added.len(), 6);
    assert_eq!(added.iter().filter(|event| event.is_outlaw()).count(), 2);
    assert!(added.iter().all(|event| Card::with_id(event.id()).is_none()), "no event is named like a card");
}
