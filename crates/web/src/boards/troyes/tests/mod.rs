//! The board under random play of every mix of modules.

mod contrast;
mod formulas;
mod markup;
mod secrets;
mod spots;

use crate::board::{BoardRenderer, BoardScene};
use crate::parts::Drawn;
use crate::shared::Shared;
use crate::speech;
use stage::Staged;
use stage::troyes::Spot;
use std::collections::HashSet;
use tabletop::{Cup, Game, Notation, Pending, Seat, Seats, Seed, Speech, Table, Viewer};
use troyes::{Choice, Happening, State, Troyes};

/// Numbers of players and options that between them have everything.
const MIXES: [(u8, &str); 7] = [
    (1, ""),
    (1, "all"),
    (2, ""),
    (2, "all"),
    (3, "bonus,open-vp,ladies-cards,purple,tournament"),
    (4, "ramparts,revealed-character,ladies-events"),
    (4, "all"),
];

fn rules(players: u8, options: &str) -> Troyes {
    Troyes::new(&Troyes::parse_options(players, options).unwrap(), None).unwrap()
}

fn names() -> Vec<String> {
    ["Alix", "<b>&\"'", "Garnier the Longest Name", "Étienne"].map(String::from).to_vec()
}

/// Everything that a viewer is shown of a state: the board and every panel.
fn drawn(game: &Troyes, state: &State, viewer: Viewer, told: &[Happening]) -> String {
    let view = game.view(state, viewer);
    let asked = match game.pending(state) {
        Pending::Seats(seats) => seats,
        Pending::Chance(_) | Pending::Over => Seats::NONE,
    };
    let happened: Vec<Happening> =
        told.iter().filter(|happening| game.may_know(happening, viewer)).cloned().collect();
    let names = names();
    let scene = BoardScene {
        game,
        view: &view,
        viewer,
        language: speech::language(),
        names: &names[..game.seats() as usize],
        asked,
        question: None,
        offered: offered(game, state, viewer).into_iter().flat_map(|(_, spots)| spots).collect(),
        happened: &happened,
        recent: Vec::new(),
        deeds: &[],
        standing: game.standing(state),
        chapter: game.chapter(state),
        shared: &Shared::default(),
    };
    let panels = (0..game.seats()).map(|seat| game.holdings(&scene, Seat(seat)).0);
    let panels: Vec<String> = panels.map(|panel| format!("<div>{panel}</div>")).collect();
    Drawn::new(maud::PreEscaped(game.board(&scene).0 + &panels.concat())).html()
}

/// Every choice of a seat with the spots that it is about.
fn offered(game: &Troyes, state: &State, viewer: Viewer) -> Vec<(Choice, Vec<Spot>)> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let view = game.view(state, viewer);
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    let offer = |choice| {
        let spots = game.spots_of(&view, seat, choice);
        (choice, spots.iter().filter(|spot| Troyes::is_drawn(*spot)).collect())
    };
    choices.into_iter().map(offer).collect()
}

/// Plays random games of every mix and shows `check` some moments in which somebody is asked, one in so many, with what
/// was told last.
fn moments(one_in: u32, mut check: impl FnMut(&Troyes, &State, Seat, &[Happening])) {
    for (number, (players, options)) in MIXES.into_iter().enumerate() {
        moments_of(rules(players, options), number as u64, one_in, &mut check);
    }
}

/// The same of one game.
fn moments_of(
    game: Troyes,
    seed: u64,
    one_in: u32,
    check: &mut impl FnMut(&Troyes, &State, Seat, &[Happening]),
) {
    let mut table = Table::new(game, None);
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut told = Vec::new();
    table.roll_on(&mut cup, Some(&mut told));
    while let Pending::Seats(seats) = table.pending() {
        let seat = seats.iter().next().unwrap();
        if cup.below(one_in) == 0 {
            check(table.game(), table.state(), seat, &told);
        }
        told.clear();
        let choices = table.choices(seat);
        let choice = choices[cup.below(choices.len() as u32) as usize];
        table.play(seat, choice, Some(&mut told)).unwrap();
        table.roll_on(&mut cup, Some(&mut told));
    }
    check(table.game(), table.state(), Seat(0), &told);
}

/// The values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn set<'a>(html: &'a str, attribute: &str) -> HashSet<&'a str> {
    values(html, attribute).into_iter().collect()
}
