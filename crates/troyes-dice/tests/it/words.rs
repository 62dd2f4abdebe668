//! Sentences: questions, buttons, what is told and to whom, and why something is not possible.

use crate::scene::*;
use tabletop::{Components, Cup, Game, Notation, Pending, Phrase, Seat, Seed, Speech, Table, Viewer};
use troyes_dice::{Bonus, Happening, Laid, State, Tile, TroyesDice};
use words::{Language, Languages};

fn why(game: &TroyesDice, state: &State, seat: Seat, thing: &str) -> String {
    english(&game.why_not(state, seat, thing).unwrap())
}

fn why_in(scene: &Scene, thing: &str) -> String {
    why(&scene.game, &scene.state, ME, thing)
}

fn english_of(phrase: &Phrase, names: &[String]) -> String {
    Language::english().say(phrase, names).to_string()
}

fn said(scene: &Scene) -> Vec<String> {
    let mut choices = Vec::new();
    scene.game.choices(&scene.state, ME, &mut choices);
    choices.into_iter().map(|choice| english(&scene.game.say(&scene.state, ME, choice))).collect()
}

#[test]
fn buttons_name_price_and_effect() {
    let scene = Scene::new([Red, Yellow, White, Red]).built(Fortress, &[1]).roll([2, 3, 4], 6);
    assert_eq!(
        said(&scene),
        [
            "The red 2, free",
            "The yellow 3, for 1 influence",
            "The yellow 3, for 1 denier",
            "The yellow 3, for 1 knowledge",
            "The white 4, for 1 denier",
        ]
    );
    let scene = scene.say(&["die 1"]);
    assert_eq!(
        said(&scene),
        [
            "Make it yellow for 2 knowledge",
            "Make it white for 2 knowledge",
            "Make it a 1 for 1 influence",
            "Make it a 3 for 1 influence",
            "Make it a 4 for 2 influence",
            "Make it a 5 for 3 influence",
            "Gain 2 influence",
            "Build the Fortress 2: 1 red citizen, and protection of the column, and link 1 red citizen",
            "Build the Count's Palace 2: 2 red citizens",
        ]
    );
}

#[test]
fn a_banquet_is_named_where_it_helps() {
    let scene =
        Scene::with_tile([White, Yellow, Red, Red], 1, Laid::banquet(Tile::Cathedral)).roll([2, 3, 4], 6);
    assert_eq!(said(&scene)[0], "The white 2, free (Banquet of the Cathedral)");
    let scene = scene.say(&["die 1"]);
    let build = "Build the Cathedral 2: 1 VP for each Count's Palace at the end, and 1 of each resource";
    assert!(said(&scene).iter().any(|text| text == build), "{:?}", said(&scene));
}

#[test]
fn questions_say_what_is_asked() {
    let mut scene =
        Scene::new([White, White, Yellow, Red]).citizens(11, 6, 4).built(Bishopric, &[3]).roll([4, 4, 5], 6);
    let mut asked = Vec::new();
    for text in ["die 1", "build bishopric 4", "bonus column_first_work", "build city_hall 1", "done"] {
        asked.push(<&str>::from(scene.game.question(&scene.state, ME).unwrap().kind));
        scene = scene.say(&[text]);
    }
    assert_eq!(asked, ["die", "use", "order", "build", "done"]);
    assert_eq!(scene.game.question(&scene.state, ME), None);
}

#[test]
fn reasons_against_dice_and_buildings() {
    let scene = Scene::new([Red, Yellow, White, Red])
        .sheet(|sheet| {
            sheet.spent.0 = [3, 3, 2];
            sheet.crossed[Yellow].insert(column(3));
            sheet.drawn[CountsPalace].insert(column(1));
        })
        .roll([1, 3, 4], 6);
    let why = |thing: &str| why_in(&scene, thing);
    assert_eq!(why("die 1"), "You may take it.");
    assert_eq!(why("die 3"), "It costs 1 denier, which you do not have.");
    assert_eq!(why("die 4"), "The black die lies there; it has destroyed the red plaza.");
    assert_eq!(why("counts_palace_1"), "You have built the Count's Palace 1.");
    assert_eq!(
        why("city_hall_3"),
        "The yellow 3 is crossed out, so the City Hall 3 cannot be built any more."
    );
    assert_eq!(
        why("counts_palace_left"),
        "The link of Count's Palaces in columns 1 and 2 still needs the Count's Palace in column 2."
    );
    assert_eq!(why("fifteenth_red"), "The 15th of the knights still needs 15 red citizens.");
    assert_eq!(why("deniers"), "You have 0 deniers to spend, and 15 more can be circled with a yellow die.");
    let unknown = scene.game.why_not(&scene.state, ME, "palace").unwrap_err();
    assert!(english(&unknown).contains("there is no `palace`"));
    let scene = scene.say(&["die 1"]);
    let why = |thing: &str| why_in(&scene, thing);
    assert_eq!(why("fortress_1"), "You may build the Fortress 1 now.");
    assert_eq!(why("fortress_2"), "The Fortress 2 takes a red 2; your die is a red 1.");
    assert_eq!(why("die 2"), "You have taken your die of this half-day; take it back to choose another.");
}

#[test]
fn reasons_before_the_columns_have_numbers_speak_of_none() {
    let game = rules(1, "expert");
    let mut state = game.start();
    let why = |state: &State| why(&game, state, ME, "city_hall_3");
    let unnumbered = "The City Hall of the third column takes a yellow die of its column's number, or a bonus; \
                      that is written before the first day.";
    assert_eq!(why(&state), unnumbered);
    game.chance(&mut state, &[0, 1, 2, 3, 4, 5, 6, 7, 8], None).unwrap();
    game.chance(&mut state, &[1; 9], None).unwrap();
    assert_eq!(why(&state), unnumbered);
    for number in [2, 3, 4, 5, 6] {
        game.play(&mut state, ME, troyes_dice::Choice::Number { number }, None).unwrap();
    }
    assert_eq!(
        why(&state),
        "The City Hall 4 (third column) takes a yellow 4, or a bonus; the dice have not fallen yet."
    );
}

#[test]
fn reasons_after_acting_do_not_send_back_to_the_dice() {
    let scene = Scene::new([Red, Yellow, White, Red]).roll([1, 3, 4], 6);
    assert_eq!(
        why_in(&scene, "city_hall_3"),
        "The City Hall 3 takes a yellow 3, or a bonus; choose a die first."
    );
    let scene = scene.say(&["die 1", "build fortress 1"]);
    assert_eq!(
        why_in(&scene, "city_hall_3"),
        "You have used your die of this half-day; the City Hall 3 takes a yellow 3, or a bonus."
    );
    // Two seats, one of whom waits for the other.
    let game = rules(2, "first_game");
    let mut state = game.start();
    for outcome in [&[0, 1, 2, 3, 4, 5, 6, 7, 8][..], &[1; 9], &[2, 4, 6, 1]] {
        game.chance(&mut state, outcome, None).unwrap();
    }
    for text in ["die 3", "gain influence", "done"] {
        game.play(&mut state, ME, game.read(text).unwrap(), None).unwrap();
    }
    assert_eq!(
        why(&game, &state, ME, "city_hall_3"),
        "You have used your die of this half-day; the City Hall 3 takes a yellow 3, or a bonus."
    );
    let poor = Scene::new([Red, Yellow, White, Red]).sheet(|sheet| sheet.spent.0 = [3; 3]).roll([2, 3, 4], 1);
    assert_eq!(
        why_in(&poor, "city_hall_3"),
        "You can pay for no die in this half-day; the City Hall 3 takes a yellow 3, or a bonus."
    );
}

#[test]
fn the_achievements_for_rows_say_that_one_row_must_be_full() {
    let game = rules(1, "");
    let said = |id: &str| {
        let cards = game.cards();
        english(&cards.iter().find(|card| card.component.id == id).unwrap().rule)
    };
    assert_eq!(
        said("prestige_row"),
        "Fill one row of prestige buildings: all six Fortresses, Great Halls or Cathedrals."
    );
    assert_eq!(
        said("work_row"),
        "Fill one row of work buildings: all six Count's Palaces, City Halls or Bishoprics."
    );
}

#[test]
fn every_component_is_said_in_every_language() {
    playtest::components_are_said(&rules(1, "all"));
}

#[test]
fn every_id_can_be_asked_about_at_any_time() {
    let game = rules(2, "all");
    playtest::play_randomly(game, 77, |table, seat, _| {
        let asked = |thing: &str| {
            let phrase = table.game().why_not(table.state(), seat, thing).unwrap();
            for language in Languages::iter() {
                let sentence = language.text(&phrase);
                assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase), "{sentence}");
            }
        };
        for building in troyes_dice::Building::ALL {
            for column in troyes_dice::Column::ALL {
                asked(building.id(column));
            }
        }
        for bonus in Bonus::ALL {
            asked(bonus.id());
        }
        for place in 1..=4 {
            asked(&format!("die {place}"));
        }
    });
}

#[test]
fn what_is_chosen_is_told_to_its_seat_at_once_and_to_all_when_all_have_chosen() {
    let mut table = Table::new(rules(2, "first_game"), None);
    for outcome in [&[0, 1, 2, 3, 4, 5, 6, 7, 8][..], &[1; 9], &[2, 4, 6, 1]] {
        table.chance(outcome, None).unwrap();
    }
    let names = ["Anna".to_string(), "Bert".to_string()];
    let mut told = Vec::new();
    let mut say = |seat: u8, text: &str| -> Vec<Happening> {
        told.clear();
        let choice = table.game().read(text).unwrap();
        table.play(Seat(seat), choice, Some(&mut told)).unwrap();
        told.clone()
    };
    let game = rules(2, "first_game");
    let tell = |told: &[Happening], viewer| -> Vec<String> {
        told.iter().filter(|h| game.may_know(h, viewer)).map(|h| english_of(&game.tell(h), &names)).collect()
    };
    let anna = Viewer::Seat(Seat(0));
    let bert = Viewer::Seat(Seat(1));
    let took = say(0, "die 3");
    assert_eq!(tell(&took, anna), ["Anna takes the red 4 for 1 denier."]);
    assert!(tell(&took, bert).is_empty() && tell(&took, Viewer::Spectator).is_empty());
    let built = say(0, "build counts_palace 4");
    assert_eq!(tell(&built, anna), ["Anna builds the Count's Palace 4.", "Anna circles 2 red citizens."]);
    assert!(tell(&built, bert).is_empty());
    assert_eq!(tell(&say(0, "done"), bert), ["Anna has chosen."]);
    say(1, "die 3");
    say(1, "gain influence");
    let all = say(1, "done");
    assert_eq!(
        tell(&all, Viewer::Spectator),
        [
            "Bert has chosen.",
            "Anna took the red 4 for the Count's Palace, spent 1 denier, gained 2 red citizens.",
            "Bert took the red 4 for influence, spent 1 denier, gained 4 influence and 1 red citizen.",
        ]
    );
}

#[test]
fn everything_that_happens_makes_a_sentence() {
    let names: Vec<String> = (0..4).map(|i| format!("P{i}")).collect();
    for number in 0..20 {
        let game = rules(4, "banquets");
        let mut cup = Cup::new(Seed::from_number(number));
        let mut luck = fastrand::Rng::with_seed(number);
        let mut table = Table::new(game.clone(), None);
        let mut told = Vec::new();
        loop {
            table.roll_on(&mut cup, Some(&mut told));
            let Pending::Seats(seats) = table.pending() else { break };
            let seat = seats.iter().next().unwrap();
            let choices = table.choices(seat);
            for language in Languages::iter() {
                let question = game.question(table.state(), seat).unwrap();
                assert!(language.text(&question.text).starts_with(char::is_uppercase));
                for choice in &choices {
                    assert!(!language.text(&game.say(table.state(), seat, *choice)).is_empty());
                }
            }
            table.play(seat, choices[luck.usize(..choices.len())], Some(&mut told)).unwrap();
        }
        let ids = game.touchable_components();
        let mut concerned = Vec::new();
        for happening in &told {
            for language in Languages::iter() {
                let sentence = language.say(&game.tell(happening), &names).to_string();
                assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase), "{sentence}");
            }
            concerned.clear();
            game.touched_components(happening, &mut concerned);
            assert!(concerned.iter().all(|id| ids.contains(id)), "{concerned:?}");
        }
    }
}

#[test]
fn words_are_read_back_and_wrong_ones_explained() {
    let game = rules(1, "");
    for (text, expected) in [
        ("die 5", "`5` is not a number from 1 to 4"),
        ("build tower 3", "`tower` is none of: fortress"),
        ("die 2 for gold", "`gold` is none of: influence, deniers, knowledge"),
        ("jump", "expected rising"),
        ("", "expected rising"),
    ] {
        let error = english(&game.read(text).unwrap_err().phrase());
        assert!(error.contains(expected), "{error}");
    }
}
