//! Module 4: the head of the family, a purple die for each player that takes any color.

use crate::board::Owner;
use crate::play::Look;

impl Look<'_> {
    /// How many purple dice an owner rolls with the others: one or none.
    pub(crate) fn head_of_family(self, owner: Owner) -> u8 {
        (self.game.options.head_of_family && owner != Owner::Grey).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agenda::Task;
    use crate::board::{Building, DieColor};
    use crate::cards::{Card, Event};
    use crate::testing::Scene;
    use Owner::{Blue, Green, Grey};
    use tabletop::Seat;

    fn purple(dice: &str) -> Scene {
        Scene::new(3, "purple,bonus,mixed-cards").dice(dice)
    }

    /// A scene in which blue has a cube on a card.
    fn with_cube(card: Card, dice: &str) -> Scene {
        purple(dice).card(card, &[]).cubes(card, Blue, 1)
    }

    /// What blue gains in deniers, influence and points by using a card on which it has a tradesman.
    fn gained(card: Card, dice: &str, used: &str) -> (u16, u8, i16) {
        let mut scene = purple(dice).card(card, &[Blue]);
        scene.play([format!("use {}", card.id()).as_str(), used]);
        let (deniers, influence, vp) = scene.purse(Blue);
        (deniers - 20, influence - 10, vp)
    }

    #[test]
    fn each_family_rolls_one_and_grey_none() {
        let scene = Scene::new(3, "purple").citizens(Green, &["palace 1"]).citizens(Grey, &["palace 2"]);
        let dice: Vec<_> = scene.look().workforce().collect();
        assert_eq!(dice.iter().filter(|(_, color)| *color == DieColor::Purple).count(), 3);
        assert!(!dice.contains(&(Grey, DieColor::Purple)));
        let base = Scene::new(3, "");
        assert_eq!(base.look().workforce().count(), 0);
    }

    #[test]
    fn it_takes_the_color_it_is_used_as_and_joins_a_group() {
        let mut scene = purple("P4@blue Y3@green W1@green");
        scene.play(["farm", "dice Y3@green P4@blue"]);
        assert_eq!(scene.purse(Blue).0, 20 - 4 + 3, "the group has two dice, so the bought one costs 4");
        let mut builder = purple("P4@blue Y3@green");
        builder.play(["build", "dice P4@blue"]);
        assert_eq!(builder.state.cathedral.at(4, 0), Some(Blue));
    }

    #[test]
    fn it_is_never_bought() {
        let scene = purple("P6@green P5@orange W1@green");
        assert!(!scene.may("farm") && !scene.may("fight marauding") && !scene.may("place palace"));
        let mut scene = purple("P6@green Y2@green Y2@blue");
        scene.play(["farm"]);
        assert!(scene.offered().iter().all(|dice| !dice.contains('P')), "{:?}", scene.offered());
    }

    #[test]
    fn the_tithe_takes_none_but_ones_own_joins_it() {
        let mut scene = with_cube(Card::Tithe, "P6@green Y2@green P3@blue");
        scene.play(["farm", "cube tithe"]);
        assert_eq!(scene.offered(), ["dice Y2@green", "dice Y2@green P3@blue", "dice P3@blue"]);
        scene.play(["dice Y2@green P3@blue"]);
        assert_eq!(scene.purse(Blue).0, 20 + 2);
    }

    #[test]
    fn neither_viticulturist_nor_chief_templar_takes_one() {
        let mut taker = with_cube(Card::Viticulturist, "P6@green Y2@green P3@orange Y1@blue");
        taker.play(["farm", "cube viticulturist"]);
        assert!(taker.may("dice Y2@green*"));
        assert!(taker.offered().iter().all(|dice| !dice.contains('P')), "{:?}", taker.offered());
        let mut buyer = with_cube(Card::ChiefTemplar, "P6@green R4@green").event(Event::War, &[]);
        buyer.play(["fight war", "cube chief_templar"]);
        assert_eq!(buyer.offered(), ["dice R4@green"]);
    }

    #[test]
    fn it_is_turned_by_the_distiller_and_led_by_the_preacher() {
        let mut distiller = with_cube(Card::Distiller, "P1@blue W1@green");
        distiller.play(["farm", "cube distiller", "dice P1@blue*"]);
        assert_eq!(distiller.purse(Blue).0, 23);
        let mut preacher = with_cube(Card::Preacher, "P6@blue Y1@blue W1@green");
        preacher.play(["farm", "cube preacher", "dice Y1@blue P6@blue*"]);
        assert_eq!(preacher.purse(Blue).0, 26);
    }

    #[test]
    fn it_is_no_white_die_for_the_nun() {
        assert_eq!(gained(Card::Nun, "W5@blue P6@blue W1@blue R1@green", "dice W5@blue").2, 1);
    }

    #[test]
    fn it_is_no_red_die_for_chivalry_joust_and_banquet() {
        let mut scene = purple("R6@blue P6@blue R1@green").card(Card::Chivalry, &[Blue]);
        scene.play(["use chivalry", "dice R6@blue"]);
        assert_eq!(scene.asked(), Some(Green), "no red die is left, so there is no cube to place");
        assert_eq!(gained(Card::Joust, "R6@blue P6@blue R1@green", "dice R6@blue").2, 0);
        assert_eq!(gained(Card::Joust, "R6@blue P1@green R1@blue P6@green", "dice R6@blue").2, 2);
        assert_eq!(gained(Card::Banquet, "R6@blue P6@blue R1@green R2@green", "dice R6@blue").2, 2);
    }

    #[test]
    fn it_is_no_yellow_die_for_the_baker() {
        assert_eq!(gained(Card::Baker, "Y3@blue P6@blue P1@green Y1@green", "dice Y3@blue").0, 1);
    }

    #[test]
    fn the_procession_counts_it() {
        assert_eq!(gained(Card::Procession, "W6@blue P1@blue R1@blue W1@green", "dice W6@blue").2, 2);
        assert_eq!(gained(Card::Procession, "W6@blue R1@blue W1@green P1@green", "dice W6@blue").2, 0);
    }

    #[test]
    fn influence_rolls_it_again_and_turns_it_over() {
        let mut scene = purple("P1@blue W1@green");
        scene.play(["reroll P1@blue", "roll 2", "turnover", "turn P2@blue"]);
        assert!(scene.state.square.has("P5@blue".parse().unwrap()));
        assert_eq!(scene.purse(Blue).1, 10 - 1 - 4);
    }

    #[test]
    fn it_is_white_for_the_monk_and_its_kin() {
        let mut monk = with_cube(Card::Monk, "P5@blue R1@green");
        monk.play(["farm", "cube monk"]);
        assert_eq!(monk.offered(), ["dice P5@blue"]);
        monk.play(["dice P5@blue"]);
        assert_eq!(monk.purse(Blue).0, 20 + 7);
        let mut templar = with_cube(Card::Templar, "P5@blue W1@green").event(Event::War, &[]);
        templar.play(["fight war", "cube templar", "dice P5@blue", "times 2"]);
        assert_eq!(templar.banners(Event::War), [Blue, Blue]);
        let mut herbalist = with_cube(Card::Herbalist, "P5@blue W1@green").event(Event::War, &[]);
        herbalist.play(["fight war", "cube herbalist", "dice P5@blue", "times 3"]);
        assert_eq!(herbalist.banners(Event::War).len(), 3);
        let mut prior = with_cube(Card::Prior, "P5@blue R1@green");
        prior.play(["build", "cube prior", "dice P5@blue"]);
        assert_eq!(prior.state.cathedral.height(5), 2);
    }

    #[test]
    fn it_joins_the_militia() {
        let mut scene = with_cube(Card::Militia, "Y3@blue P5@blue W1@green").event(Event::War, &[]);
        scene.play(["fight war", "cube militia"]);
        assert!(scene.may("dice Y3@blue P5@blue"));
        scene.play(["dice Y3@blue P5@blue", "times 2"]);
        assert_eq!(scene.banners(Event::War).len(), 2);
    }

    #[test]
    fn a_pilgrimage_mixes_it_with_any_colors_once() {
        let mut scene = purple("R2@blue W2@blue P2@blue Y1@green").card(Card::Pilgrimage, &[Blue]);
        scene.play(["use pilgrimage"]);
        let offered = scene.offered();
        assert!(offered.contains(&"dice R2@blue W2@blue P2@blue".into()));
        let mut once = offered.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), offered.len());
    }

    #[test]
    fn it_places_a_citizen_on_any_building() {
        for building in Building::ALL {
            let mut scene = purple("P5@blue W1@green");
            scene.play([format!("place {}", building.id()).as_str(), "dice P5@blue", "from supply"]);
            assert_eq!(scene.state.buildings.count(building, Blue), 1);
        }
    }

    #[test]
    fn alone_against_marauding_it_is_offered_once() {
        let mut scene = purple("P5@blue R1@blue W1@blue Y1@blue R1@green");
        scene.play(["fight marauding"]);
        let alone = scene.offered().into_iter().filter(|dice| dice == "dice P5@blue").count();
        assert_eq!(alone, 1);
        for other in ["R1", "W1", "Y1"] {
            assert!(scene.may(&format!("dice {other}@blue P5@blue")), "with each color it is another group");
        }
    }

    #[test]
    fn it_counts_double_against_black_dice() {
        let scene = purple("P3@blue W1@green").with(|state| state.black = [6].into_iter().collect());
        let mut scene = scene.asking(Task::Black(Seat(0)));
        scene.play(["counter 6", "with P3"]);
        assert_eq!(scene.purse(Blue).1, 11);
        assert!(scene.state.square.is_bare(Blue));
    }
}
