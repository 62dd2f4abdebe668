//! What lies on the table at the end of recorded games is filled into the form, and counts as the game itself did.

use stage::score_helper::{FieldKind, ScoreHelp, count};
use tabletop::{Game, Phrase, Record, Seat, Table};
use troyes::Troyes;
use troyes::board::Building;
use troyes_dice::{Building as Row, Color, Key, Resource, TroyesDice};
use words::Language;

const TROYES: [&str; 9] = [
    include_str!("../../../troyes/tests/games/two.troyes"),
    include_str!("../../../troyes/tests/games/two-all.troyes"),
    include_str!("../../../troyes/tests/games/two-bonus.troyes"),
    include_str!("../../../troyes/tests/games/three.troyes"),
    include_str!("../../../troyes/tests/games/three-all.troyes"),
    include_str!("../../../troyes/tests/games/four.troyes"),
    include_str!("../../../troyes/tests/games/four-all.troyes"),
    include_str!("../../../troyes/tests/games/king.troyes"),
    include_str!("../../../troyes/tests/games/king-all.troyes"),
];
const DICE: [&str; 4] = [
    include_str!("../../../troyes-dice/tests/games/solo-all.troyes"),
    include_str!("../../../troyes-dice/tests/games/two-standard.troyes"),
    include_str!("../../../troyes-dice/tests/games/four-banquets.troyes"),
    include_str!("../../../troyes-dice/tests/games/ten-all.troyes"),
];

fn end<G: tabletop::Notation>(text: &str) -> (G, G::State) {
    let record = Record::read(text).expect("a record");
    let table = Table::<G>::replay(&record, |_, _| {}).expect("it is played again");
    (table.game().clone(), table.state().clone())
}

/// What somebody would write who looks at the table.
fn seen_on_table(game: &Troyes, state: &troyes::State) -> Vec<(String, String)> {
    let mut written = Vec::new();
    let mut put = |name: String, value: String| written.push((name, value));
    for owner in game.owners().filter(|owner| game.scores(*owner)) {
        let (family, word) = (&state.families[owner], owner.name());
        let waiting = state.queue.iter().filter(|queued| queued.cubes.contains(&owner)).count();
        put(format!("vp.{word}"), family.secret.tokens().to_string());
        put(format!("deniers.{word}"), family.deniers.to_string());
        put(format!("influence.{word}"), family.influence.to_string());
        put(format!("taken.{word}"), family.taken.len().to_string());
        put(format!("waiting.{word}"), waiting.to_string());
        let levels = if game.options().activities == troyes::Activities::Base { 3 } else { 4 };
        for level in 0..levels {
            let cubes = (1..=6).filter(|site| state.cathedral.at(*site, level) == Some(owner)).count();
            put(format!("level{}.{word}", level + 1), cubes.to_string());
        }
        for building in Building::ALL {
            put(format!("{}.{word}", building.id()), state.buildings.count(building, owner).to_string());
        }
        for (number, activity) in (1..).zip(state.city.iter()) {
            if activity.picture.iter().any(|other| other == owner) {
                put(format!("card{number}.picture.{word}"), "yes".into());
            }
            if game.options().activities != troyes::Activities::Base {
                put(format!("card{number}.cubes.{word}"), activity.cubes[owner].to_string());
            }
        }
        for (number, outpost) in (1..).zip(&state.ramparts.outposts) {
            put(format!("gate{number}.{word}"), outpost.cubes[owner].to_string());
        }
    }
    for (number, activity) in (1..).zip(state.city.iter()) {
        put(format!("card{number}"), activity.card.id().into());
        for (space, owner) in ["first", "second"].into_iter().zip(activity.spaces) {
            owner.into_iter().for_each(|owner| put(format!("card{number}.{space}"), owner.name().into()));
        }
    }
    for (number, outpost) in (1..).zip(&state.ramparts.outposts) {
        put(format!("gate{number}"), outpost.side.id().into());
    }
    for (number, character) in (1..).zip(game.scoring(state)) {
        put(format!("character{number}"), character.id().into());
    }
    written
}

/// Everybody's sheet as it stands.
fn seen_on_sheets(game: &TroyesDice, state: &troyes_dice::State) -> Vec<(String, String)> {
    let mut written = Vec::new();
    for (seat, sheet) in (0..).map(Seat).zip(&state.sheets) {
        let word = game.seat_name(seat);
        let mut put = |name: String, value: u8| written.push((format!("{name}.{word}"), value.to_string()));
        for row in Row::ALL {
            put(format!("drawn.{}", row.word()), sheet.drawn[row].len());
            put(format!("times.{}", row.word()), sheet.multiplier[row]);
        }
        Resource::ALL.into_iter().for_each(|resource| put(resource.word().into(), sheet.purse(resource)));
        Color::ALL.into_iter().for_each(|color| put(color.word().into(), sheet.citizens[color]));
    }
    written
}

fn said(wrong: &[Phrase], language: Language) -> Vec<String> {
    let names: Vec<String> = ["Anna", "Bert", "Carl", "Dora"].map(String::from).into();
    wrong.iter().map(|phrase| language.say(phrase, &names).capitalized().to_string()).collect()
}

#[test]
fn recorded_games_of_troyes_count_as_they_did() {
    for text in TROYES {
        let (game, state) = end::<Troyes>(text);
        let counted = count(&game, &seen_on_table(&game, &state));
        let counted = counted.unwrap_or_else(|wrong| panic!("{:?}", said(&wrong, Language::english())));
        let standing = game.standing(&state).expect("it is over");
        assert_eq!(counted.standing.total, standing.total);
        assert_eq!(counted.standing, game.as_seen(standing), "row by row, with the verdict");
        for (row, reason) in counted.standing.rows.iter().zip(&counted.reasons) {
            assert_ne!(*reason, Phrase::NOTHING, "{:?} says why", row.source);
        }
    }
}

#[test]
fn recorded_games_of_troyes_dice_count_as_they_did() {
    for text in DICE {
        let (game, state) = end::<TroyesDice>(text);
        let counted = count(&game, &seen_on_sheets(&game, &state)).expect("the sheets make sense");
        assert_eq!(Some(counted.standing), game.standing(&state));
        assert!(counted.reasons.iter().all(|reason| *reason != Phrase::NOTHING));
    }
}

#[test]
fn every_field_has_its_own_name() {
    let (game, _) = end::<Troyes>(TROYES[4]);
    let form = game.score_form();
    let fields: Vec<_> = form.iter().flat_map(|group| &group.rows).flat_map(|row| &row.fields).collect();
    let names: std::collections::BTreeSet<_> = fields.iter().map(|field| &field.name).collect();
    assert_eq!(names.len(), fields.len());
    assert!(fields.iter().any(|field| matches!(field.kind, FieldKind::OneOf(ref words) if words.len() > 10)));
}

#[test]
fn what_makes_no_sense_is_said_in_both_languages() {
    let (game, state) = end::<Troyes>(TROYES[5]);
    let mut written = seen_on_table(&game, &state);
    let mut set = |name: &str, value: &str| {
        written.retain(|(known, _)| known != name);
        written.push((name.into(), value.into()));
    };
    set("deniers.blue", "many");
    set("influence.green", "-1");
    set("level2.blue", "6");
    set("level1.blue", "0");
    set("palace.orange", "6");
    set("card1", "the_moon");
    set("card2.first", "blue");
    set("card2.second", "blue");
    set("character1", "");
    set("tower", "3");
    let wrong = count(&game, &written).expect_err("much is wrong");
    let english = said(&wrong, Language::english());
    for part in [
        "Deniers, Anna: “many” is no number from 0 to 200.",
        "Influence, Bert: “-1” is no number",
        "“the_moon” is not known.",
        "There is no field “tower”.",
        "4 characters score, 3 are named.",
        "Anna cannot stand on both spaces of",
    ] {
        assert!(english.iter().any(|line| line.contains(part)), "{part}: {english:#?}");
    }
    let french = words::Languages::iter().find(|language| language.tag() == "fr").expect("French");
    let french = said(&wrong, french);
    assert!(french.iter().any(|line| line.contains("n’est pas un nombre de 0 à 200")), "{french:#?}");
    assert_eq!(english.len(), french.len());
}
