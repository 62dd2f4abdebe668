//! The tournament variant: the last round runs counterclockwise, begun by the right-hand neighbor of the start player before.

use crate::play::Look;
use tabletop::{Game, Seat};

impl Look<'_> {
    /// Whether this round runs counterclockwise.
    pub(crate) fn runs_backward(self) -> bool {
        self.game.options.tournament && self.state.round == self.game.options.rounds()
    }

    /// Who begins the next round.
    pub(crate) fn next_start(self) -> Seat {
        let seats = self.game.seats();
        let before_last = self.game.options.tournament && self.state.round + 1 == self.game.options.rounds();
        let step = if before_last { seats - 1 } else { 1 };
        Seat((self.state.start.0 + step) % seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agenda::Task;
    use crate::board::Owner::{self, Blue, Green, Natural, Orange};
    use crate::testing::Scene;

    /// A scene in a round that a seat begins.
    fn round(players: u8, round: u8, start: u8) -> Scene {
        Scene::new(players, "tournament").with(|state| (state.round, state.start) = (round, Seat(start)))
    }

    /// Who acts, one after the other, when nobody runs out of dice.
    fn turns(scene: Scene, first: u8) -> Vec<Option<Owner>> {
        let dice = "W1@blue W2@blue W3@green W4@green W1@orange W2@orange";
        let mut scene = scene.dice(dice).asking(Task::Turn(Seat(first)));
        let mut asked = vec![scene.asked()];
        for dice in ["dice W1@blue", "dice W2@blue", "dice W3@green"] {
            scene.play(["build", dice]);
            asked.push(scene.asked());
        }
        asked
    }

    #[test]
    fn the_last_round_runs_counterclockwise_and_no_other() {
        assert_eq!(turns(round(3, 4, 1), 1), [Some(Green), Some(Orange), Some(Blue), Some(Green)]);
        assert_eq!(turns(round(3, 5, 1), 1), [Some(Green), Some(Blue), Some(Orange), Some(Green)]);
        let usual = Scene::new(3, "").with(|state| state.round = 5);
        assert_eq!(turns(usual, 1), [Some(Green), Some(Orange), Some(Blue), Some(Green)]);
    }

    #[test]
    fn the_start_card_goes_to_the_right_before_the_last_round() {
        let starts = |players, number, start| {
            let scene = round(players, number, start).asking(Task::EndRound);
            (scene.state.round, scene.state.start)
        };
        assert_eq!(starts(4, 4, 3).1, Seat(0), "to the left as usual");
        assert_eq!(starts(4, 5, 0).1, Seat(3), "to the right at the end of the last but one");
        assert_eq!(starts(3, 4, 0).1, Seat(2));
    }

    #[test]
    fn black_dice_are_faced_counterclockwise_in_the_last_round() {
        let dice = "R6@blue R6@green R6@orange R6@natural";
        let scene = round(4, 6, 3).dice(dice).with(|state| state.black = [1, 1, 1, 1].into_iter().collect());
        let mut scene = scene.asking(Task::Black(Seat(3)));
        let mut asked = Vec::new();
        for _ in 0..4 {
            asked.push(scene.asked());
            scene.play(["counter 1", "with R6"]);
        }
        assert_eq!(asked, [Some(Natural), Some(Orange), Some(Green), Some(Blue)]);
    }

    #[test]
    fn the_turn_comes_round_the_other_way_to_those_who_have_passed() {
        let dice = "W1@blue W2@green W3@orange W4@orange";
        let scene = round(3, 5, 0).dice(dice).family(Orange, |family| family.passed = Some(2));
        let mut scene = scene.asking(Task::Turn(Seat(0)));
        scene.play(["build", "dice W1@blue"]);
        assert_eq!(scene.asked(), Some(Green), "orange, to the right of blue, has passed");
        assert_eq!(scene.of(Orange).passed, Some(3));
        scene.play(["build", "dice W2@green"]);
        assert_eq!((scene.asked(), scene.of(Orange).passed), (Some(Blue), Some(3)));
    }
}
