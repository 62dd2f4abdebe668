//! The figures: embedded ones, an owner's own, and errors.

use crate::scene::*;
use tabletop::{Components, Game, Notation, SetupError, Speech};
use troyes_dice::{Options, TroyesDice};
use words::Language;

fn with_own(text: &str) -> Result<TroyesDice, SetupError> {
    TroyesDice::new(
        &Options { numbering: troyes_dice::Numbers::FirstGame, ..Options::default() },
        Some(("mine.toml", text)),
    )
}

#[test]
fn an_owner_may_replace_any_figure() {
    let game = with_own(
        "edition = \"2016\"\n[activity.base]\nmerchant.hire = 5\n[dice.sheet]\nwork_building_citizens = 3\n\
         [dice.links]\nfortress_left.gain = \"4 knowledge\"\n",
    )
    .unwrap();
    let mut scene = Scene::new([Red, White, Yellow, White]).built(Fortress, &[2]);
    scene.game = game;
    let scene = scene.roll([1, 2, 3], 6);
    let palace = Scene { game: scene.game.clone(), state: scene.state.clone() }
        .say(&["die 1", "build counts_palace 1"]);
    assert_eq!(palace.tracks(), [3, 0, 0]);
    let fortress = scene.say(&["die 1", "build fortress 1"]);
    assert_eq!(fortress.purse(), [3, 3, 7]);
    let cards = fortress.game.cards();
    let card = cards.iter().find(|card| card.component.id == "counts_palace_1").unwrap();
    let figure = &Language::english().card(card).figures[0];
    assert_eq!((figure.value.as_str(), figure.source.as_str()), ("3", "own file"));
}

#[test]
fn a_wrong_figure_is_refused_with_its_line() {
    for (text, message) in [
        ("[dice.sheet]\nwork_building_citizens = 99", "mine.toml, line 2, dice.sheet.work_building_citizens"),
        ("[dice.links]\nfortress_left.gain = \"4 camels\"", "expected a gain"),
        ("[dice.plazas]\ntiles = [\"red/red\"]", "a list of 9 is expected"),
        (
            "[dice.plazas]\ntiles = [\"red/red\", \"red/red\", \"red/red\", \"red/red\", \"red/white\", \"red/white\", \"red/white\", \"red/white\", \"red/white\"]",
            "three plazas have the same color",
        ),
        (
            "[dice.sheet]\ncathedral = [\"fortress\", \"fortress\", \"fortress\", \"fortress\", \"fortress\", \"fortress\"]",
            "each building is scored",
        ),
        ("[dice.fifteenth]\nred = [\"city_hall\", \"fortress\"]", "prestige buildings"),
        ("[dice.sheet]\nwings = 1", "there is no such figure"),
    ] {
        let error = english(&with_own(text).unwrap_err().phrase());
        assert!(error.contains(message), "{error}");
    }
}

#[test]
fn every_figure_has_a_source_and_every_component_a_card() {
    let game = rules(1, "banquets");
    let cards: Vec<_> = game.cards().iter().map(|card| Language::english().card(card)).collect();
    for concern in game.touchable_components() {
        assert_eq!(cards.iter().filter(|card| card.id == concern).count(), 1, "{concern}");
    }
    let known = ["rulebook", "deduced", "seen", "reconstructed"];
    for card in &cards {
        assert!(!card.rule.is_empty() && card.rule.ends_with('.'), "{}", card.id);
        for figure in &card.figures {
            assert!(known.contains(&figure.source.as_str()), "{}: {figure:?}", card.id);
        }
    }
    let mut ids: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
    ids.sort_unstable();
    let count = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), count, "no id stands for two cards");
    assert!(rules(1, "").cards().iter().all(|card| english(&card.kind) != "tile"));
}

/// The rulebook says which columns have a bonus, not which of them has which, and nowhere how long the tracks are.
#[test]
fn what_the_rulebook_leaves_open_is_not_said_to_be_its() {
    let game = rules(1, "");
    let source = |path: &str| game.figures().figure(path, tabletop::Phrase::NOTHING).unwrap().source.kind;
    for bonus in ["resources", "first_work_building", "second_work_building"] {
        assert_eq!(source(&format!("dice.column_bonus.{bonus}.at")), "deduced", "{bonus}");
    }
    assert_eq!(source("dice.column_bonus.resources.of_each"), "rulebook");
    assert_eq!(source("dice.sheet.citizen_track.length"), "deduced");
}

#[test]
fn options_are_read_from_a_list() {
    use troyes_dice::Numbers;
    let read = |list| TroyesDice::parse_options(3, list);
    assert_eq!(read("").unwrap(), Options { players: 3, numbering: Numbers::Standard, banquets: false });
    assert_eq!(read("expert, banquets").unwrap(), read("all").unwrap());
    assert_eq!(read("first-game").unwrap().numbering, Numbers::FirstGame);
    assert!(read("expert,first_game").is_err());
    assert!(matches!(read("ladies"), Err(SetupError::UnknownOption { word, .. }) if word == "ladies"));
    for (name, sentence) in TroyesDice::option_list() {
        assert!(read(name).is_ok() && english(&sentence).ends_with('.'));
    }
}

#[test]
fn the_wildest_figures_still_make_a_game() {
    let wild = format!("{FAT}{EARLY_BONUSES}");
    for (number, list) in ["", "banquets", "all"].into_iter().enumerate() {
        let game = with_figures(list, &wild);
        for round in 0..20 {
            playtest::play_randomly(game.clone(), number as u64 * 100 + round, |table, _, _| {
                assert_eq!(table.game().check(table.state()), []);
            });
        }
    }
}
