//! What the others did is told once, action by action.

use host::{Dice, Host, SeededDice};
use stage::draft::Draftable;
use stage::since::{Recounted, last_deeds, scenes, since};
use stage::troyes::Spot;
use tabletop::{Cup, Seat, Seed, Table, Viewer};
use troyes::{Happening, Troyes};
use troyes_dice::TroyesDice;

/// Plays a random game and lets `each` look before every answer.
fn play<G: Recounted>(players: u8, mix: &str, number: u64, mut each: impl FnMut(&Host<G>, Seat)) {
    let game = G::new(&G::parse_options(players, mix).unwrap(), None).unwrap();
    let dice = Dice::Seeded(SeededDice::new(Seed::from_number(number)));
    let mut host = Host::new(Table::new(game, None), dice, usize::MAX);
    let mut luck = Cup::new(Seed::from_number(number + 100));
    while !host.is_over() {
        let asked: Vec<Seat> = host.asked().iter().collect();
        let seat = asked[luck.below(asked.len() as u32) as usize];
        each(&host, seat);
        let choices = host.table().choices(seat);
        host.choose(seat, choices[luck.below(choices.len() as u32) as usize]).unwrap();
    }
}

/// How many turns the others have begun since the seat's own last one.
fn begun<G: Recounted>(host: &Host<G>, seat: Seat) -> usize {
    let turns = host.past().told().filter_map(|told| told.chosen).filter(|by| !G::goes_on(by.kind));
    let turns: Vec<Seat> = turns.map(|chosen| chosen.by).collect();
    let own = turns.iter().rposition(|by| *by == seat).map_or(0, |own| own + 1);
    turns.len() - own
}

#[test]
fn every_action_of_the_others_is_one_entry() {
    let mut bought = 0;
    for (players, mix) in [(2, ""), (4, "bonus"), (3, "ladies-cards,ladies-events")] {
        play::<Troyes>(players, mix, 1, |host, seat| {
            let news = since(host.game(), host.past(), seat);
            assert_eq!(news.len(), begun(host, seat), "{news:?}");
            for deed in &news {
                assert!(deed.who != seat && deed.steps.start < deed.steps.end, "{deed:?}");
                assert!(!deed.told.is_empty(), "{deed:?}");
                bought += usize::from(!deed.account.payments.is_empty());
                if !deed.account.dice.is_empty() {
                    assert!(deed.account.target.is_some(), "{deed:?}");
                }
            }
        });
    }
    assert!(bought > 0, "nobody ever paid anybody");
}

#[test]
fn with_guards_answers_in_somebody_elses_turn_are_entries_too() {
    play::<Troyes>(4, "all", 2, |host, seat| {
        let news = since(host.game(), host.past(), seat);
        assert!(news.len() >= begun(host, seat), "{news:?}");
    });
}

#[test]
fn le_roy_is_told_like_everybody_else() {
    let mut seen = 0;
    play::<Troyes>(1, "", 3, |host, seat| {
        let roy = since(host.game(), host.past(), seat);
        seen += roy.iter().filter(|deed| deed.who == Seat(1)).count();
        let rolled = |happening: &Happening| matches!(happening, Happening::RoyRolled { .. });
        let has_played = host.past().told().any(|told| told.happenings.iter().any(rolled));
        let last = last_deeds(host.game(), host.past(), Viewer::Seat(seat));
        assert_eq!(has_played, last.iter().any(|deed| deed.who == Seat(1)));
    });
    assert!(seen > 5, "{seen}");
}

#[test]
fn in_troyes_dice_only_what_is_revealed_is_told() {
    let mut seen = 0;
    play::<TroyesDice>(3, "", 4, |host, seat| {
        for deed in since(host.game(), host.past(), seat) {
            assert!(deed.who != seat);
            assert_eq!(deed.steps.len(), 1);
            seen += 1;
        }
    });
    assert!(seen > 50, "{seen}");
}

#[test]
fn marks_are_of_everybodys_last_turn() {
    play::<Troyes>(3, "", 5, |host, _| {
        let marks = last_deeds(host.game(), host.past(), Viewer::Spectator);
        for deed in &marks {
            let last = host.past().told().rev().find(|told| {
                told.chosen.is_some_and(|chosen| chosen.by == deed.who && !Troyes::goes_on(chosen.kind))
            });
            assert_eq!(last.map(|told| told.step - 1), Some(deed.steps.start));
        }
        let spent = marks.iter().flat_map(|deed| &deed.account.dice);
        assert!(spent.into_iter().all(|spot| matches!(spot, Spot::Die(..))));
    });
}

#[test]
fn a_round_unfolds_scene_by_scene_in_the_order_of_the_rules() {
    const ORDER: [&str; 6] = ["round", "cards", "income", "dice", "arrival", "effect"];
    let mut rounds = 0;
    play::<Troyes>(4, "", 6, |host, seat| {
        let scenes = scenes(host.game(), host.past(), Viewer::Seat(seat));
        let mut places: Vec<usize> =
            scenes.iter().filter_map(|scene| ORDER.iter().position(|part| *part == scene.part)).collect();
        let told = places.clone();
        places.sort_unstable();
        assert_eq!(told, places, "{scenes:?}");
        assert!(scenes.windows(2).all(|two| two[0].at < two[1].at), "later scenes have later names");
        assert!(scenes.iter().all(|scene| !scene.told.is_empty()), "{scenes:?}");
        let income = scenes.iter().find(|scene| scene.part == "income");
        if let Some(income) = income {
            assert!(
                income.gains.iter().filter(|(_, amount)| *amount > 0).count() == 4,
                "everybody has an income"
            );
            let events = scenes.iter().filter(|scene| scene.part == "arrival");
            assert!(events.clone().all(|scene| scene.comes.len() == 1 && scene.about.is_some()));
            rounds = rounds.max(events.count());
        }
    });
    assert!(rounds > 0, "no event ever entered");
}
