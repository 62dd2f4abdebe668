//! A preview shows what then happens.

use crate::moves::{Moment, play_by_drafts};
use stage::draft::{Draftable, Proposal};
use stage::preview::{Changes, Previewable, preview};
use tabletop::Viewer;

/// The changes that a preview shows and those that then come about.
fn compared<G: Draftable>(moment: &Moment<'_, G>, choices: &[G::Choice]) -> [Changes<G::Spot, G::Piece>; 2] {
    let (game, seat) = (moment.game(), moment.seat);
    let shown = preview(game, &moment.view, seat, choices).expect("what is proposed can be imagined").changes;
    let mut state = moment.table.state().clone();
    for choice in choices {
        game.play(&mut state, seat, *choice, None).unwrap();
    }
    let after = game.view(&state, Viewer::Seat(seat));
    [shown, Changes::between(game, &moment.view, &after)]
}

/// Plays at least so many moves by random drafts and compares each with its preview; `forgive` takes out what nobody could
/// know before.
fn compare<G: Draftable>(
    mix: &str,
    players: u8,
    moves: usize,
    forgive: impl Fn(&mut Changes<G::Spot, G::Piece>),
) {
    let (mut seen, mut number, mut changed) = (0, 0, 0);
    while seen < moves {
        let options = G::parse_options(players, mix).unwrap();
        let game = G::new(&options, None).unwrap();
        play_by_drafts::<G>(game, number, |moment: &Moment<'_, G>, proposal: &Proposal<G>, luck| {
            let choices = moment.table.choices(moment.seat);
            let single = vec![choices[luck.usize(..choices.len())]];
            for choices in [&proposal.choices, &single].into_iter().filter(|choices| !choices.is_empty()) {
                let [mut shown, mut came] = compared(moment, choices);
                forgive(&mut shown);
                forgive(&mut came);
                assert_eq!(shown, came, "{choices:?} in game {number} of {players} with `{mix}`");
                seen += 1;
                changed += usize::from(!shown.is_empty());
            }
        });
        number += 1;
    }
    assert!(changed * 3 > seen, "only {changed} of {seen} moves changed anything");
}

fn troyes(mix: &str, players: u8) {
    compare::<troyes::Troyes>(mix, players, 1000, |_| ());
}

#[test]
fn previews_of_troyes_show_what_then_happens() {
    troyes("", 2);
    troyes("bonus,open-vp", 3);
}

#[test]
fn previews_with_the_ladies_show_what_then_happens() {
    troyes("ladies-cards,ladies-events", 4);
    troyes("all", 2);
}

#[test]
fn previews_of_the_kings_challenge_show_what_then_happens() {
    troyes("", 1);
}

/// Whoever chooses last ends the half-day and does not know that.
fn dice(mix: &str, players: u8) {
    use stage::dice::Spot;
    compare::<troyes_dice::TroyesDice>(mix, players, 1000, |changes| {
        changes.gone.retain(|(spot, _)| !matches!(spot, Spot::Die(_)));
        changes.come.retain(|(spot, _)| !matches!(spot, Spot::Die(_)));
    });
}

#[test]
fn previews_of_troyes_dice_show_what_then_happens() {
    dice("", 1);
    dice("", 3);
    dice("banquets", 2);
}

#[test]
fn previews_of_the_toy_show_what_then_happens() {
    compare::<tabletop::toy::Toy>("", 3, 1000, |_| ());
}

#[test]
fn a_preview_says_nothing_of_choices_that_cannot_be_made() {
    use tabletop::Game;
    use tabletop::toy::{Choice, Options, Toy};
    let game = Toy::new(&Options::default(), None).unwrap();
    let view = game.view(&game.start(), Viewer::Seat(tabletop::Seat(0)));
    assert!(preview(&game, &view, tabletop::Seat(0), &[Choice::Build]).is_none());
    assert!(game.spots(&view).len() >= 4);
}
