//! The lessons of some 8,600 games of the King's Challenge that search played with its weights moved at random.
//!
//! From the last round to the first, what a round brought beyond the evaluation was fitted to the facts at its start (ridge
//! regression; what the lessons of the next round say of its end counts as brought). Facts that the player has no hand in
//! were fitted too, and are left out here.

use super::experience::Fact::{self, *};
use super::experience::Lesson;
use super::experience::Side::{Mine, Roys};
use ::troyes::board::Building::{Bishopric, CityHall, Palace};
use ::troyes::cards::Character::{
    ChretienDeTroyes, HenryIer, HuguesDePayns, LeFlorentin, ThibautIi, UrbainIv,
};
use ::troyes::cards::{Card, Event};

const fn lesson(fact: Fact, above: u8, worth: [f64; 4]) -> Lesson {
    Lesson { fact, above, worth }
}

#[rustfmt::skip]
pub(super) const LESSONS: &[Lesson] = &[
    // Belongings.
    lesson(Deniers, 0, [0.00, 0.19, 0.13, 0.14]),
    lesson(Deniers, 5, [0.00, -0.13, -0.09, -0.05]),
    lesson(Deniers, 15, [0.00, 0.23, 0.07, 0.03]),
    lesson(Deniers, 20, [0.00, 0.09, 0.14, 0.01]),
    lesson(Influence, 0, [0.00, 0.46, 0.29, 0.17]),
    lesson(Influence, 4, [0.00, -0.32, -0.10, -0.07]),
    lesson(Influence, 8, [0.00, -0.05, -0.17, -0.17]),
    lesson(Supply, 0, [0.00, -0.86, -0.81, -0.54]),
    lesson(Supply, 1, [0.00, 0.29, -0.19, -0.47]),
    lesson(Supply, 2, [0.00, 0.00, 0.84, 0.76]),
    // Citizens.
    lesson(Citizens(Mine, Bishopric), 0, [-0.11, 0.46, 0.13, 0.20]),
    lesson(Citizens(Mine, Bishopric), 1, [0.61, 0.56, 0.40, 0.47]),
    lesson(Citizens(Mine, Bishopric), 3, [1.05, 0.39, 0.33, 0.17]),
    lesson(Citizens(Roys, Bishopric), 0, [0.11, 0.28, 0.09, 0.07]),
    lesson(Pushed(Bishopric), 0, [-0.78, -0.50, -0.24, -0.05]),
    lesson(Citizens(Mine, CityHall), 0, [0.44, 0.40, -0.27, -0.37]),
    lesson(Citizens(Mine, CityHall), 1, [-0.35, 0.61, 0.25, 0.03]),
    lesson(Citizens(Mine, CityHall), 3, [-0.91, -0.32, -0.12, 0.00]),
    lesson(Citizens(Roys, CityHall), 0, [-0.44, 0.26, -0.44, -0.43]),
    lesson(Pushed(CityHall), 0, [-0.36, -0.40, -0.00, 0.02]),
    lesson(Citizens(Mine, Palace), 0, [-0.23, 0.21, 0.10, 0.81]),
    lesson(Citizens(Mine, Palace), 1, [-0.41, -0.31, -0.15, 0.11]),
    lesson(Citizens(Roys, Palace), 0, [0.23, -0.01, -0.23, -0.03]),
    // The Cathedral.
    lesson(Cubes(Mine), 0, [0.00, -0.08, -0.15, -0.16]),
    lesson(Cubes(Roys), 0, [0.00, -0.48, -0.27, -0.20]),
    lesson(Level(Mine, 0), 0, [0.00, -0.96, -0.07, 0.22]),
    lesson(Level(Mine, 1), 0, [0.00, -1.16, -1.13, -0.42]),
    lesson(Level(Mine, 2), 0, [0.00, -0.93, -0.93, -0.83]),
    lesson(Level(Roys, 0), 0, [0.00, 1.64, 1.50, 0.55]),
    lesson(Level(Roys, 1), 0, [0.00, 2.51, 1.47, 1.04]),
    lesson(Level(Roys, 2), 0, [0.00, 0.00, 1.77, 1.51]),
    // Activity cards.
    lesson(Tradesmen, 0, [0.00, 0.57, 0.25, -0.34]),
    lesson(Loaded(Card::Blacksmith), 0, [0.00, 0.00, 1.23, 0.67]),
    lesson(Tradesman(Card::Diplomat), 0, [0.00, 1.24, 1.42, 0.73]),
    lesson(Tradesman(Card::Merchant), 0, [0.00, -0.70, -0.19, 0.07]),
    // Events.
    lesson(Leads(Roys), 0, [0.00, 0.24, 0.68, 0.71]),
    lesson(Fighting(Mine), 0, [0.00, 0.66, 0.80, 0.59]),
    lesson(Fighting(Roys), 0, [0.00, -0.42, -0.45, -0.61]),
    lesson(Leads(Mine), 0, [0.00, -1.39, -0.97, -0.73]),
    lesson(RewardsFought, 0, [0.00, 0.14, -0.22, -0.29]),
    lesson(FreeNext, 0, [0.00, -0.16, -0.12, -0.25]),
    lesson(Fought(Mine, Event::Marauding), 0, [0.00, -0.47, -0.38, -0.23]),
    lesson(Fought(Roys, Event::NormansAttack), 0, [0.00, -1.75, -1.47, -0.48]),
    lesson(Threat(Event::TravelingBuilders), 0, [0.00, -2.07, -1.29, -1.63]),
    lesson(Threat(Event::War), 0, [0.00, -0.35, -0.54, -0.19]),
    // Characters.
    lesson(Way(Mine, ChretienDeTroyes), 0, [0.00, -3.15, -3.04, -1.04]),
    lesson(StepOfNext(ChretienDeTroyes, 1), 0, [0.34, 1.00, 0.64, 0.38]),
    lesson(Step(Roys, ChretienDeTroyes, 2), 0, [0.00, 1.10, 0.94, 0.20]),
    lesson(Step(Mine, ChretienDeTroyes, 0), 0, [0.00, 0.30, -0.49, -0.37]),
    lesson(Step(Mine, ChretienDeTroyes, 2), 0, [0.00, -0.59, -0.31, -0.81]),
    lesson(Way(Roys, HenryIer), 0, [0.00, -4.94, -4.46, -3.38]),
    lesson(Step(Roys, HenryIer, 0), 0, [0.00, 0.73, 0.74, 0.78]),
    lesson(Step(Roys, HenryIer, 1), 0, [0.00, 0.00, 1.24, 1.24]),
    lesson(Way(Mine, HuguesDePayns), 0, [0.00, -2.77, -3.00, -1.34]),
    lesson(Step(Mine, HuguesDePayns, 0), 0, [0.00, 0.33, 0.67, 1.01]),
    lesson(Way(Roys, LeFlorentin), 0, [0.00, -5.58, -5.41, -2.81]),
    lesson(Step(Roys, LeFlorentin, 0), 0, [0.00, 0.82, 0.93, 0.41]),
    lesson(Step(Roys, LeFlorentin, 1), 0, [0.00, 0.00, 1.31, 0.77]),
    lesson(Way(Mine, ThibautIi), 0, [0.00, -1.07, -1.42, -1.19]),
    lesson(StepOfNext(ThibautIi, 0), 0, [0.00, 1.44, 0.64, 0.78]),
    lesson(StepOfNext(ThibautIi, 1), 0, [0.00, 1.23, 1.23, -0.03]),
    lesson(Step(Mine, ThibautIi, 0), 0, [0.00, -0.43, -0.36, -0.47]),
    lesson(Step(Mine, ThibautIi, 1), 0, [0.00, -0.71, -0.49, -1.05]),
    lesson(Step(Mine, ThibautIi, 2), 0, [0.00, -0.44, -0.87, -0.86]),
    lesson(Way(Roys, UrbainIv), 0, [0.00, -2.31, -3.48, -2.53]),
    lesson(Way(Mine, UrbainIv), 0, [0.00, 1.89, 2.19, 0.85]),
    lesson(Step(Roys, UrbainIv, 1), 0, [0.00, 1.55, 1.35, 0.68]),
    lesson(Step(Roys, UrbainIv, 2), 0, [0.00, 0.00, 2.44, 1.48]),
    lesson(Step(Mine, UrbainIv, 1), 0, [0.00, 0.00, -1.15, -0.12]),
    lesson(Step(Mine, UrbainIv, 2), 0, [0.00, 0.00, -2.04, -1.22]),
];
