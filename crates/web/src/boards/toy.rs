//! The board of the toy game: the shortest example of one.

use crate::board::{BoardRenderer, BoardScene};
use crate::parts::part;
use maud::{Markup, html};
use stage::Staged;
use stage::toy::Spot;
use tabletop::toy::{Step, Toy};
use tabletop::{Seat, phrase};

impl BoardRenderer for Toy {
    const STYLE: &'static str = include_str!("toy.css");

    fn board(&self, scene: &BoardScene<'_, Toy>) -> Markup {
        let seats = 0..scene.names.len() as u8;
        let width = 180 * scene.names.len();
        html! {
            svg .toy viewBox={ "0 0 " (width) " 300" } role="group" aria-label=(scene.text(&phrase!("toy-towers"))) {
                @for seat in seats.map(Seat) {
                    g transform={ "translate(" (180 * seat.index()) " 0)" } { (tower(scene, seat)) }
                }
            }
        }
    }

    fn holdings(&self, scene: &BoardScene<'_, Toy>, seat: Seat) -> Markup {
        let coins = scene.view.open.coins[seat.index()];
        html! {
            span .fact data-number="coins" { b { (scene.text(&phrase!("toy-coins", coins = coins))) } }
            @if let (true, Some(face)) = (scene.viewer.is(seat), scene.view.lucky) {
                span .fact .secret { (scene.text(&phrase!("toy-lucky-face", face = face))) }
            }
        }
    }
}

fn tower(scene: &BoardScene<'_, Toy>, seat: Seat) -> Markup {
    let open = &scene.view.open;
    let name = &scene.names[seat.index()];
    let coins = open.coins[seat.index()];
    let floors: Vec<usize> = open.towers[seat.index()]
        .iter()
        .enumerate()
        .flat_map(|(face, count)| vec![face + 1; *count as usize])
        .collect();
    let [tower, purse] = [Spot::Tower(seat), Spot::Purse(seat)];
    let label = |spot| scene.game.describe(scene.view, spot);
    html! {
        (scene.spot(tower, Some("tower"), &label(tower), html! {
            path .wall d="M40 230V60l10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8v170z" {}
            @for (height, face) in floors.iter().enumerate() {
                g data-move={ "floor-" (seat.0) "-" (height) } transform={ "translate(65 " (188 - 42 * height) ")" } {
                    (pips(*face as u8))
                }
            }
        }))
        @for place in 0..2 { (die(scene, seat, place)) }
        (scene.spot(purse, Some("purse"), &label(purse), html! {
            circle .coin cx="150" cy="260" r="22" {}
            text .count x="150" y="267" { (coins) }
        }))
        (part(&format!("name-{}", seat.0), html! {
            text #{ "name-" (seat.0) } .name x="90" y="30" { (name) }
        }))
    }
}

fn die(scene: &BoardScene<'_, Toy>, seat: Seat, place: usize) -> Markup {
    let face = scene.view.open.dice[seat.index()][place];
    let is_taken = matches!(scene.view.open.step, Step::Use(asked, taken) if asked == seat && taken == face);
    let spot = Spot::Die(seat, place as u8);
    scene.spot(
        spot,
        None,
        &scene.game.describe(scene.view, spot),
        html! {
            g .taken[is_taken] transform={ "translate(" (20 + 50 * place) " 240)" } { (pips(face)) }
        },
    )
}

fn pips(face: u8) -> Markup {
    let spots: &[(u8, u8)] = match face {
        1 => &[(2, 2)],
        2 => &[(1, 1), (3, 3)],
        3 => &[(1, 1), (2, 2), (3, 3)],
        4 => &[(1, 1), (1, 3), (3, 1), (3, 3)],
        5 => &[(1, 1), (1, 3), (2, 2), (3, 1), (3, 3)],
        6 => &[(1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)],
        _ => &[],
    };
    html! {
        rect .die width="40" height="40" rx="7" {}
        @for (x, y) in spots { circle .pip cx=(10 * x) cy=(10 * y) r="3.6" {} }
    }
}
