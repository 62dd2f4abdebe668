//! Every result of le Roy's dice, rolled and compared with what his table lets him do.

use crate::explore::place;
use crate::findings::Findings;
use crate::roy;
use crate::table::{Position, Table};
use std::collections::BTreeSet;
use tabletop::{Game, Pending};
use troyes::board::Owner;
use troyes::modules::Outdoor;
use troyes::{Choice, Happening, State, Troyes};

pub fn compare(game: &Troyes, state: &State, findings: &mut Findings) {
    let before = Position::of(game, state);
    for result in 2..=12u8 {
        let first = result.div_ceil(2);
        let mut after = state.clone();
        let mut told = Vec::new();
        game.chance(&mut after, &[first, result - first], Some(&mut told)).unwrap();
        let is_round_over = told.iter().any(|happening| matches!(happening, Happening::RoundOver { .. }));
        let now = Position::of(game, &after);
        let deeds = roy::deeds(&before, result);
        let rules = seen(&now.table, is_round_over);
        let is_one = deeds.iter().any(|deed| seen(&deed.after, is_round_over) == rules);
        findings.hold("le Roy", is_one, || {
            let oracle: Vec<String> = deeds.iter().map(|deed| seen(&deed.after, is_round_over)).collect();
            format!("roll {result}\n oracle {oracle:#?}\n rules {rules}\n     {}", place(game, state))
        });
        purchase(game, state, &after, &before, &deeds[0], result, findings);
    }
}

/// Who sells a die to le Roy may answer with a cube outside the gates.
fn purchase(
    game: &Troyes,
    state: &State,
    after: &State,
    before: &Position<'_>,
    deed: &roy::Deed,
    result: u8,
    findings: &mut Findings,
) {
    let side = Outdoor::InfluenceWhenDieBought;
    let player = before.families()[0];
    let has_cube = before.outpost(side).is_some_and(|outpost| outpost.cubes[player as usize] > 0);
    let may_answer = deed.bought.is_some() && has_cube && before.family(player).influence < 20;
    let mut choices = Vec::new();
    if let Pending::Seats(seats) = game.pending(after) {
        seats.iter().for_each(|seat| game.choices(after, seat, &mut choices));
    }
    let is_asked =
        choices.into_iter().collect::<BTreeSet<_>>() == BTreeSet::from([Choice::Outdoor(side), Choice::Keep]);
    findings.hold("le Roy buys", may_answer == is_asked, || {
        format!("roll {result}: asked {is_asked}, oracle {may_answer}\n     {}", place(game, state))
    });
}

/// What of a table tells le Roy's deed. When the round is over the square is swept, the expelled have gone home, and the
/// player's purse may have changed.
fn seen(table: &Table, is_round_over: bool) -> String {
    let tokens = |owner: Owner| table.families[owner as usize].vp.iter().sum::<i32>();
    let mut taken = table.families[Owner::Grey as usize].taken.clone();
    taken.sort();
    let city: Vec<_> = table.city.iter().map(|activity| (&activity.spaces, &activity.picture)).collect();
    let lasting = format!(
        "{:?} {:?} {city:?} {:?} {taken:?} {} {:?}",
        table.queue,
        table.cathedral,
        table.pile,
        tokens(Owner::Grey),
        (&table.buildings.palace, &table.buildings.bishopric, &table.buildings.city_hall),
    );
    if is_round_over {
        return lasting;
    }
    let player = &table.families[Owner::Blue as usize];
    let supply = table.families[Owner::Grey as usize].supply;
    let lying = &table.buildings.lying;
    format!("{lasting} {:?} {} {} {supply} {lying:?}", table.square, player.deniers, tokens(Owner::Blue))
}
