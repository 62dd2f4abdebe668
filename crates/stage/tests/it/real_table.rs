//! Whatever chance was asked for in recorded games can be asked of people, said in every language, and typed.

use host::{Dice, Host, Refused};
use stage::real_table::{Hands, Mistyped, Wanted, asked_for_chance, dealt_steps, hand_of, secret_things};
use stage::since::Recounted;
use tabletop::{Record, Seat, Seats, Seed, Step, Table, Viewer};
use troyes::Troyes;
use troyes_dice::TroyesDice;
use words::Languages;

const THREE: &str = include_str!("../../../troyes/tests/games/three-all.troyes");
const TWO: &str = include_str!("../../../troyes/tests/games/two.troyes");
const KING: &str = include_str!("../../../troyes/tests/games/king-all.troyes");
const DICE: &str = include_str!("../../../troyes-dice/tests/games/ten-all.troyes");

fn everything_is_asked_for_and_typed<G: Recounted>(text: &str) {
    let record = Record::read(text).unwrap();
    let whole = Table::<G>::replay(&record, |_, _| {}).unwrap();
    let names: Vec<String> = (0..whole.game().seats()).map(|seat| format!("P{seat}")).collect();
    let mut table = whole.at_its_start();
    for step in whole.taken() {
        match step {
            Step::Choice(seat, choice) => table.play(*seat, *choice, None).unwrap(),
            Step::Chance(_, outcome, drawn) => {
                let secret = secret_things(table.game(), table.state());
                match asked_for_chance(table.game(), table.state()) {
                    None => assert!(secret > 0, "only secret cards are not asked for"),
                    Some(asked) => {
                        let phrases = match &asked.wanted {
                            Wanted::Roll(dice, _) => {
                                dice.iter().map(|die| die.group.clone()).collect::<Vec<_>>()
                            }
                            Wanted::Draw(_, things) => things.iter().map(|thing| thing.say.clone()).collect(),
                        };
                        for phrase in phrases.iter().chain([&asked.text]) {
                            for language in Languages::iter() {
                                assert!(!language.say(phrase, &names).to_string().is_empty(), "{phrase:?}");
                            }
                        }
                        let typed = match &asked.wanted {
                            Wanted::Roll(..) => {
                                let faces: String = outcome.iter().map(u8::to_string).collect();
                                asked.read_roll(&faces)
                            }
                            Wanted::Draw(..) => asked.read_draw(&drawn[secret..]),
                        };
                        assert_eq!(&typed.unwrap()[..], &outcome[secret..]);
                    }
                }
                table.chance(outcome, None).unwrap();
            }
        }
    }
}

#[test]
fn everything_that_chance_is_asked_for_can_be_asked_of_people() {
    everything_is_asked_for_and_typed::<Troyes>(THREE);
    everything_is_asked_for_and_typed::<Troyes>(TWO);
    everything_is_asked_for_and_typed::<Troyes>(KING);
    everything_is_asked_for_and_typed::<TroyesDice>(DICE);
}

/// A table for two at which nobody has said what they hold.
fn real_table() -> (Host<Troyes>, Hands) {
    let record = Record::read(TWO).unwrap();
    let start = Table::<Troyes>::before(&record.head).unwrap();
    let mut host = Host::new(start, Dice::Told, usize::MAX);
    let mut hands = Hands::new(Seed::from_number(5), Seats::NONE);
    hands.cover(host.game(), Seats::first(2));
    hands.deal(&mut host);
    (host, hands)
}

#[test]
fn cards_that_stand_in_are_seen_by_nobody_and_give_way() {
    let (mut host, mut hands) = real_table();
    assert_eq!((host.table().steps(), dealt_steps(&host)), (1, 1));
    let blind = hands.view(&host, Viewer::Seat(Seat(0)));
    assert!(blind.table().families.iter().all(|(_, family)| family.secret.characters.is_empty()));
    let dealt = |host: &Host<Troyes>| match &host.table().taken()[0] {
        Step::Chance(_, _, names) => names.clone(),
        Step::Choice(..) => panic!("characters are dealt first"),
    };
    let theirs = dealt(&host)[hand_of(host.game(), Seat(1))].to_vec();
    hands.tell(&mut host, Seat(0), &theirs, Seats::NONE).expect("what stands in for others gives way");
    assert_eq!(dealt(&host)[hand_of(host.game(), Seat(0))], theirs);
    assert_eq!(hands.covered(), Seats::one(Seat(1)));
    let refused = hands.tell(&mut host, Seat(1), &theirs, Seats::NONE);
    assert!(matches!(refused, Err(Mistyped::Held(_))), "what somebody has told does not");
    hands.tell(&mut host, Seat(1), &theirs, Seats::one(Seat(0))).expect("a bot would give way");
}

#[test]
fn what_was_entered_is_undone_through_chance_but_not_the_deal() {
    let (mut host, _) = real_table();
    let kept = dealt_steps(&host);
    let goes_on = |_| false;
    assert_eq!(host.undo_entry(Seats::NONE, kept, goes_on), Err(Refused::NothingToTakeBack));
    let record = Record::read(TWO).unwrap();
    let whole = Table::<Troyes>::replay(&record, |_, _| {}).unwrap();
    for step in whole.taken().iter().skip(1).take(16) {
        match step {
            Step::Choice(seat, choice) => host.choose(*seat, *choice).unwrap(),
            Step::Chance(_, outcome, _) => host.chance(outcome).unwrap(),
        }
    }
    let steps = host.table().steps();
    assert!(matches!(host.table().taken()[steps - 1], Step::Chance(..)), "a card or dice came last");
    assert_eq!(host.undo_entry(Seats::NONE, kept, goes_on), Ok(steps - 1));
    while host.undo_entry(Seats::NONE, kept, goes_on).is_ok() {}
    assert_eq!(host.table().steps(), kept, "back to the beginning, one after the other");
}
