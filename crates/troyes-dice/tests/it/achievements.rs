//! Each achievement, and a player's career.

use crate::scene::{column, english, rules};
use troyes_dice::achievements::{Achievement, Career, Finished};
use troyes_dice::{Building, Columns, Resource, Sheet, TroyesDice};

fn game() -> TroyesDice {
    rules(1, "")
}

fn finished(write: impl FnOnce(&mut Sheet)) -> Finished {
    let mut sheet = Sheet::default();
    write(&mut sheet);
    Finished { sheet, players: 1, banquets: false, won: true }
}

fn earned(write: impl FnOnce(&mut Sheet)) -> Vec<Achievement> {
    game().printed().achievements(&finished(write)).into_iter().collect()
}

/// So many points and nothing else worth mentioning: citizens, and resources over the rest.
fn worth(vp: i32) -> impl FnOnce(&mut Sheet) {
    move |sheet| {
        sheet.citizens.0 = [13, 13, 13];
        let mut rest = vp - 39;
        // Characters without their Cathedrals are enough for counting points: at most 5 times 3 each.
        for building in Building::ALL {
            let part = rest.min(5);
            (1..=part).for_each(|position| sheet.drawn[building].insert(column(position as u8)));
            sheet.multiplier[building] = 1;
            rest -= part;
        }
        assert_eq!(rest, 0);
    }
}

#[test]
fn points_earn_three_achievements() {
    use Achievement::{FineSheet, GoodSheet, SplendidSheet};
    assert_eq!(earned(worth(44)), []);
    assert_eq!(earned(worth(45)), [GoodSheet]);
    assert_eq!(earned(worth(54)), [GoodSheet]);
    assert_eq!(earned(worth(55)), [GoodSheet, FineSheet]);
    assert_eq!(earned(worth(64)), [GoodSheet, FineSheet]);
    assert_eq!(earned(worth(65)), [GoodSheet, FineSheet, SplendidSheet]);
}

#[test]
fn a_grand_victory_is_won_against_others_with_more_than_sixty() {
    let game = game();
    let earns = |vp, players, won| {
        let finished = Finished { players, won, ..finished(worth(vp)) };
        game.printed().achievements(&finished).contains(&Achievement::GrandVictory)
    };
    assert!(earns(61, 2, true));
    assert!(!earns(60, 2, true), "more than 60");
    assert!(!earns(61, 2, false), "won");
    assert!(!earns(61, 1, true), "against others");
}

#[test]
fn a_character_with_eighteen_points_is_devotion() {
    let columns = |count: u8| -> Columns { (1..=count).map(column).collect() };
    let earns = |count, multiplier| {
        earned(|sheet| {
            sheet.drawn[Building::Bishopric] = columns(count);
            sheet.multiplier[Building::Bishopric] = multiplier;
        })
        .contains(&Achievement::Devotion)
    };
    assert!(earns(6, 3));
    assert!(!earns(5, 3));
}

#[test]
fn forty_citizens_are_a_crowd() {
    let earns = |citizens| earned(|sheet| sheet.citizens.0 = citizens).contains(&Achievement::Crowd);
    assert!(earns([19, 19, 2]) && !earns([19, 19, 1]));
}

#[test]
fn rows_and_tracks_count_when_they_are_full() {
    for building in Building::ALL {
        let row = if building.is_prestige() { Achievement::PrestigeRow } else { Achievement::WorkRow };
        assert_eq!(earned(|sheet| sheet.drawn[building] = Columns::FULL), [row]);
        let five = Columns::FULL.without([column(4)].into_iter().collect());
        assert_eq!(earned(|sheet| sheet.drawn[building] = five), []);
    }
    for resource in Resource::ALL {
        let spent_too = |sheet: &mut Sheet| {
            sheet.circled[resource] = 18;
            sheet.spent[resource] = 18;
        };
        assert_eq!(earned(spent_too), [Achievement::FullPurse]);
        assert_eq!(earned(|sheet| sheet.citizens[resource.color()] = 20), [Achievement::FullTrack]);
        assert_eq!(earned(|sheet| sheet.citizens[resource.color()] = 19), []);
    }
}

#[test]
fn three_games_of_a_kind_are_counted_by_a_career() {
    let game = game();
    let mut career = Career::default();
    let solo = finished(|_| {});
    let with_others = Finished { players: 3, banquets: true, ..solo };
    let mut play = |game_played| career.record(game.printed(), game_played);
    assert_eq!(play(&solo), []);
    assert_eq!(play(&with_others), []);
    assert_eq!(play(&solo), []);
    assert_eq!(play(&with_others), []);
    assert_eq!(play(&solo), [Achievement::SoloGames]);
    assert_eq!(play(&with_others), [Achievement::MultiplayerGames, Achievement::ExpansionGames]);
    assert_eq!(play(&solo), [], "each is earned once");
    let good = finished(worth(45));
    assert_eq!(play(&good), [Achievement::GoodSheet]);
    assert_eq!((career.solo, career.multiplayer, career.expansion, career.best), (5, 3, 3, Some(45)));
    let json = serde_json::to_string(&career).unwrap();
    assert_eq!(serde_json::from_str::<Career>(&json).unwrap(), career);
}

#[test]
fn an_owners_file_does_not_make_achievements_cheaper() {
    use tabletop::{Components, Game};
    let with_own = |text| TroyesDice::new(&Default::default(), Some(("mine.toml", text))).unwrap();
    let cheap = with_own("[dice.achievements]\ngames = 1\nvp = [1, 2, 3]\ncitizens = 1\ncharacter = 1\n");
    let (sheet, printed) = (finished(worth(44)), game());
    assert_eq!(cheap.printed().achievements(&sheet), printed.printed().achievements(&sheet));
    let mut career = Career::default();
    assert_eq!(career.record(cheap.printed(), &sheet), []);
    for achievement in Achievement::ALL {
        assert_eq!(achievement.rule(&cheap), achievement.rule(&printed));
    }
    let cards = |game: &TroyesDice| -> Vec<_> {
        game.cards().into_iter().filter(|card| english(&card.kind) == "achievement").collect()
    };
    assert_eq!(cards(&cheap), cards(&printed));
    assert!(cheap.has_embedded_figures(), "nothing that is played with has changed");
    assert!(!with_own("[dice.sheet]\nwork_building_citizens = 3\n").has_embedded_figures());
    assert!(with_own("[activity.base]\nmerchant.hire = 5\n").has_embedded_figures(), "of another game");
}

#[test]
fn a_game_that_goes_on_has_not_finished() {
    use tabletop::{Game, Seat};
    let game = game();
    assert_eq!(game.finished(&game.start(), Seat(0)), None);
    let table = playtest::play_randomly(rules(2, "banquets"), 1, |_, _, _| {});
    let finished = table.game().finished(table.state(), Seat(1)).unwrap();
    assert_eq!((finished.players, finished.banquets), (2, true));
    assert_eq!(finished.sheet, table.state().sheets[1]);
    let standing = table.game().standing(table.state()).unwrap();
    assert_eq!(finished.won, standing.winners.contains(Seat(1)));
}
