//! What the others have done, made ready for pages.

use super::Playing;
use crate::board::BoardRenderer;
use crate::played_game::News;
use crate::speech::Voice;
use crate::staging::StagedScene;
use ::words::{Piece, Said};
use stage::Spot;
use stage::since::{Scene, ToldAction, last_deeds, scenes, since};
use tabletop::{Seat, Viewer};

impl<G: BoardRenderer> Playing<G> {
    /// What is news to a viewer: to a seat what the others did since its turn, to others what everybody did last.
    pub(super) fn deeds(&self, viewer: Viewer) -> Vec<ToldAction<G::Spot>> {
        match viewer {
            Viewer::Seat(seat) => since(self.game(), self.host.past(), seat),
            Viewer::Spectator => last_deeds(self.game(), self.host.past(), viewer),
        }
    }

    pub(super) fn news(&self, view: &G::View, deeds: &[ToldAction<G::Spot>], voice: Voice<'_>) -> Vec<News> {
        let game = self.game();
        let on_board = |spot: &G::Spot| G::is_drawn(*spot).then(|| spot.id());
        let die = |spot: &G::Spot| (voice.say(&game.describe(view, *spot)), game.in_tray(view, *spot));
        let of = |deed: &ToldAction<G::Spot>| {
            let account = &deed.account;
            News {
                who: deed.who,
                steps: deed.steps.clone(),
                target: account.target.as_ref().and_then(on_board),
                dice: account.dice.iter().map(die).collect(),
                told: continued(deed.told.iter().map(|told| voice.say(told)).collect()),
                spots: account.spots.iter().filter_map(on_board).collect(),
            }
        };
        deeds.iter().map(of).filter(|news| !news.told.is_empty()).collect()
    }

    /// The course of the round as a viewer knows it.
    pub(super) fn scenes(&self, viewer: Viewer, voice: Voice<'_>) -> Vec<StagedScene> {
        let on_board = |spot: &G::Spot| G::is_drawn(*spot).then(|| spot.id());
        let of = |scene: Scene<G::Spot>| StagedScene {
            at: format!("{}.{}", scene.at.0, scene.at.1),
            part: scene.part,
            about: scene.about.as_ref().and_then(on_board),
            comes: scene.comes.iter().filter_map(on_board).collect(),
            gains: scene.gains.iter().filter_map(|(spot, amount)| Some((on_board(spot)?, *amount))).collect(),
            told: scene.told.iter().map(|told| voice.say(told)).collect(),
        };
        scenes(self.game(), self.host.past(), viewer).into_iter().map(of).collect()
    }
}

/// Sentences in a row that begin with the same seat go on from each other: it is named once.
fn continued(told: Vec<Said>) -> Vec<Said> {
    let subject = |said: &Said| match said.0.first() {
        Some(Piece::Seat(seat, _)) => Some(*seat),
        _ => None,
    };
    let subjects: Vec<Option<Seat>> = told.iter().map(subject).collect();
    let goes_on =
        |place: usize| place > 0 && subjects[place].is_some() && subjects[place] == subjects[place - 1];
    let clause = |(place, mut said): (usize, Said)| {
        if goes_on(place) {
            said.0.remove(0);
        }
        if place + 1 < subjects.len() && goes_on(place + 1) {
            unstop(&mut said);
        }
        said
    };
    told.into_iter().enumerate().map(clause).collect()
}

/// A sentence that goes on has no full stop yet.
fn unstop(said: &mut Said) {
    if let Some(Piece::Text(text)) = said.0.last_mut() {
        *text = text.trim_end_matches('.').into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::words::{Language, phrase};

    #[test]
    fn a_row_of_sentences_names_its_subject_once() {
        let names = ["Anna".to_string(), "Bert".to_string()];
        let gives = |who: u8, to: u8| {
            Language::english()
                .say(&phrase!("test-gives", who = Seat(who), to = Seat(to), amount = 1), &names)
        };
        let told: Vec<String> = continued(vec![gives(0, 1), gives(0, 1), gives(1, 0), gives(0, 1)])
            .iter()
            .map(Said::to_string)
            .collect();
        let whole = "Anna gives 1 denier to Bert.";
        assert_eq!(
            told,
            [
                "Anna gives 1 denier to Bert",
                " gives 1 denier to Bert.",
                "Bert gives 1 denier to Anna.",
                whole
            ]
        );
    }
}
