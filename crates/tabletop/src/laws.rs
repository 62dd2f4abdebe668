//! The laws that every game keeps, checked at one moment of it: by simulations while they play, and by tests.

use crate::cup::Cup;
use crate::game::{Game, Notation, Pending, Speech};
use crate::json::{FromJson, ToJson};
use crate::phrase::Phrase;
use crate::seat::{Seat, Viewer};
use std::collections::HashSet;
use std::fmt::Debug;

/// A law that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("broken law: {0}")]
pub struct Broken(pub String);

/// Phrases for those who develop.
fn listed(wrong: &[Phrase]) -> String {
    wrong.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

type Checked = Result<(), Broken>;

fn law(holds: bool, broken: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Broken(broken())) }
}

fn everybody<G: Game>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    (0..game.seats()).map(Seat)
}

/// The final score sheet is there if and only if the game is over, its rows add up, and `vp` agrees with it.
pub fn standing_adds_up<G: Game>(game: &G, state: &G::State) -> Checked {
    let is_over = game.pending(state) == Pending::Over;
    let Some(standing) = game.standing(state) else {
        return law(!is_over, || "the game is over without a score sheet".into());
    };
    law(is_over, || "there is a score sheet before the game is over".into())?;
    law(standing.total.len() == game.seats() as usize, || "the sheet has not one total per seat".into())?;
    for row in &standing.rows {
        law(row.vp.len() == standing.total.len(), || {
            format!("row `{}` has not one entry per seat", row.source)
        })?;
    }
    for seat in everybody(game) {
        let total = standing.total[seat.index()];
        let sum: i32 = standing.rows.iter().map(|row| row.vp[seat.index()]).sum();
        law(sum == total, || format!("the rows of seat {} add up to {sum}, its total is {total}", seat.0))?;
        let vp = game.vp(state, seat);
        law(vp == total, || format!("seat {} has {vp} VP at the end, the sheet says {total}", seat.0))?;
    }
    Ok(())
}

/// Everything that a moment of a game can be asked without playing on. It is slow: simulations sample it.
pub fn moment<G: Notation + Speech>(game: &G, state: &G::State, cup: &mut Cup) -> Checked {
    standing_adds_up(game, state)?;
    let wrong = game.check(state);
    law(wrong.is_empty(), || format!("`check` objects to a state that was reached: {}", listed(&wrong)))?;
    state_is_saved_and_loaded(game, state)?;
    views_keep_secrets(game, state, cup)?;
    for seat in everybody(game) {
        choices_are_exact(game, state, seat)?;
    }
    chance_is_exact(game, state, cup)
}

fn state_is_saved_and_loaded<G: Game>(_: &G, state: &G::State) -> Checked {
    let loaded = G::State::from_json_text(state.to_json().get())
        .map_err(|error| Broken(format!("a saved state cannot be loaded: {error}")))?;
    law(loaded == *state, || "a saved state loads to another one".into())
}

/// What a viewer sees, now or with all that was seen before, could be so: a guessed state looks the same, may be played on
/// and asks the same seats.
fn views_keep_secrets<G: Notation>(game: &G, state: &G::State, cup: &mut Cup) -> Checked {
    let viewers = everybody(game).map(Viewer::Seat).chain([Viewer::Spectator]);
    for (viewer, recalls) in viewers.flat_map(|viewer| [(viewer, false), (viewer, true)]) {
        let see = |state| if recalls { game.recall(state, viewer) } else { game.view(state, viewer) };
        let view = see(state);
        let guess = game.guess(&view, cup);
        law(see(&guess) == view, || format!("a guess looks different to {viewer:?}"))?;
        let wrong = game.check(&guess);
        law(wrong.is_empty(), || format!("{viewer:?} guesses an impossible state: {}", listed(&wrong)))?;
        if let Viewer::Seat(seat) = viewer {
            law(offered(game, &guess, seat) == offered(game, state, seat), || {
                format!("seat {} is offered something else in a state that it cannot tell apart", seat.0)
            })?;
        }
    }
    Ok(())
}

fn offered<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Choice> {
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    choices
}

/// Whoever is asked has choices, each once; each has its text and its object; nobody else has any; what is offered is
/// accepted, with or without looking for it, and what is not is refused without a trace.
fn choices_are_exact<G: Notation + Speech>(game: &G, state: &G::State, seat: Seat) -> Checked {
    let choices = offered(game, state, seat);
    let is_asked = matches!(game.pending(state), Pending::Seats(seats) if seats.contains(seat));
    law(is_asked != choices.is_empty(), || {
        format!("seat {} is asked: {is_asked}, but has {} choices", seat.0, choices.len())
    })?;
    law(!is_asked || seat.0 < game.players(), || format!("seat {} is asked, but is no player's", seat.0))?;
    let question = game.question(state, seat);
    law(question.is_some() == is_asked, || {
        format!("seat {} is asked: {is_asked}, but its question says otherwise", seat.0)
    })?;
    law(question.is_none_or(|question| !question.text.is_nothing()), || {
        format!("seat {} is asked without a sentence", seat.0)
    })?;
    let different: HashSet<_> = choices.iter().collect();
    law(different.len() == choices.len(), || format!("seat {} is offered something twice", seat.0))?;
    for choice in &choices {
        choice_is_written_and_read(game, *choice)?;
        law(!game.say(state, seat, *choice).is_nothing(), || format!("{choice:?} has no sentence"))?;
        let (mut checked, mut unchecked) = (state.clone(), state.clone());
        let played = game.play(&mut checked, seat, *choice, None);
        law(played.is_ok(), || format!("{choice:?} is offered and refused: {played:?}"))?;
        game.play_offered(&mut unchecked, seat, *choice);
        law(checked == unchecked, || format!("{choice:?} leads elsewhere when it is not looked for"))?;
        for other in everybody(game).filter(|other| *other != seat) {
            if !offered(game, state, other).contains(choice) {
                refuses(state, choice, |state| game.play(state, other, *choice, None))?;
            }
        }
        // What can be done next is often something that cannot be done now.
        for later in offered(game, &checked, seat).iter().filter(|later| !choices.contains(later)) {
            refuses(state, later, |state| game.play(state, seat, *later, None))?;
        }
    }
    Ok(())
}

fn choice_is_written_and_read<G: Notation>(game: &G, choice: G::Choice) -> Checked {
    let text = game.write(choice);
    law(!text.is_empty() && !text.contains('\n') && text.trim() == text, || {
        format!("{choice:?} is written as {text:?}, which is not one clean line")
    })?;
    let read = game.read(&text);
    law(read == Ok(choice), || format!("{choice:?} is written as `{text}` and read as {read:?}"))?;
    let json = choice.to_json();
    let loaded = G::Choice::from_json_text(json.get());
    law(loaded.as_ref().ok() == Some(&choice), || {
        format!("{choice:?} is saved as {json} and loaded as {loaded:?}")
    })
}

fn chance_is_exact<G: Notation + Speech>(game: &G, state: &G::State, cup: &mut Cup) -> Checked {
    let Pending::Chance(awaited) = game.pending(state) else {
        return refuses(state, &"a roll that nobody awaits", |state| game.chance(state, &[1], None));
    };
    let outcome = cup.answer(awaited);
    law(!game.say_awaited(state).is_nothing(), || format!("{awaited:?} has no sentence"))?;
    if let crate::Awaited::Draw { of, .. } = awaited {
        let names = game.awaited_names(state);
        let different: HashSet<_> = names.iter().collect();
        law(names.len() == of as usize && different.len() == names.len(), || {
            format!("{of} things may be drawn, their names are {names:?}")
        })?;
        law(names.iter().all(|name| !name.is_empty() && !name.contains(char::is_whitespace)), || {
            format!("the names of what may be drawn are not single words: {names:?}")
        })?;
    }
    let answered = game.chance(&mut state.clone(), &outcome, None);
    law(answered.is_ok(), || format!("{outcome:?} is a possible outcome of {awaited:?}, but: {answered:?}"))?;
    let mut impossible = outcome.to_vec();
    impossible.push(0);
    refuses(state, &impossible, |state| game.chance(state, &impossible, None))?;
    impossible.pop();
    if let Some(last) = impossible.last_mut() {
        *last = u8::MAX;
        refuses(state, &impossible, |state| game.chance(state, &impossible, None))?;
    }
    Ok(())
}

fn refuses<S: Clone + PartialEq, R: Debug>(
    state: &S,
    what: &impl Debug,
    attempt: impl FnOnce(&mut S) -> Result<(), R>,
) -> Checked {
    let mut after = state.clone();
    law(attempt(&mut after).is_err(), || format!("{what:?} is not offered, but accepted"))?;
    law(after == *state, || format!("{what:?} was refused and left a trace"))
}
