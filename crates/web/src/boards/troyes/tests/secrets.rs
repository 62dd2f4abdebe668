//! Nobody is shown what only somebody else may know.

use super::{drawn, moments};
use tabletop::{Component, Cup, Game, Pending, Seat, Seed, Viewer};
use troyes::board::Owner;
use troyes::cards::Character;
use words::Language;

#[test]
fn a_table_with_other_secrets_looks_the_same() {
    moments(4, |game, state, seat, told| {
        for viewer in [Viewer::Spectator, Viewer::Seat(seat)] {
            let mut cup = Cup::new(Seed::from_number(99));
            let other = game.guess(&game.view(state, viewer), &mut cup);
            assert_eq!(drawn(game, state, viewer, told), drawn(game, &other, viewer, told));
        }
    });
}

#[test]
fn hidden_characters_are_on_nobody_elses_board() {
    let mut hidden = 0;
    moments(4, |game, state, seat, told| {
        if game.pending(state) == Pending::Over {
            return;
        }
        let html = drawn(game, state, Viewer::Seat(seat), told);
        let mine = &state.families[game.owner(seat)].characters;
        let open = |character: &Character| {
            mine.contains(character) || state.unveiled == Some(*character) || state.pile.contains(character)
        };
        for character in Character::ALL.iter().filter(|character| !open(character)) {
            hidden += 1;
            let name = Language::english().text(&Component::from(*character).name());
            assert!(!html.contains(character.id()) && !html.contains(&name), "{character:?}");
        }
        assert!(mine.iter().all(|character| html.contains(character.id())), "one's own are shown");
    });
    assert!(hidden > 100);
}

#[test]
fn points_are_told_only_to_who_may_count_them() {
    moments(4, |game, state, seat, told| {
        let is_over = game.pending(state) == Pending::Over;
        let mut richer = state.clone();
        richer.families[game.owner(seat)].vp[0] += 7;
        let look = |viewer, state| drawn(game, state, viewer, told);
        let own = Viewer::Seat(seat);
        assert_ne!(look(own, state), look(own, &richer), "one's own points are shown");
        let others = [Viewer::Spectator, Viewer::Seat(Seat((seat.0 + 1) % game.seats()))];
        for viewer in others.into_iter().filter(|viewer| !viewer.is(seat)) {
            let knows = game.view(state, viewer).knows_vp(Owner::of(seat));
            assert!(is_over || !knows || game.options().open_vp);
            assert_eq!(look(viewer, state) != look(viewer, &richer), knows);
        }
    });
}
