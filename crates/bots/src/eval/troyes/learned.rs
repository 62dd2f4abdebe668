//! Weights learned from some 8,600 games of the King's Challenge that search played with its parameters moved at random.
//!
//! From the last round to the first, what a round brought beyond the evaluation was fitted to the features at its start
//! (ridge regression; what the weights of the next round say of its end counts as brought). Features that the player has
//! no hand in were fitted too, and are left out here.

use super::features::Feature::{self, *};
use super::features::Side::{Mine, Roys};
use super::features::Weight;
use ::troyes::board::Building::{Bishopric, CityHall, Palace};
use ::troyes::cards::Character::{
    ChretienDeTroyes, HenryIer, HuguesDePayns, LeFlorentin, ThibautIi, UrbainIv,
};
use ::troyes::cards::{Card, Event};

const fn weight(feature: Feature, above: u8, worth: [f64; 4]) -> Weight {
    Weight { feature, above, worth }
}

#[rustfmt::skip]
pub(super) const WEIGHTS: &[Weight] = &[
    // Belongings.
    weight(Deniers, 0, [0.00, 0.19, 0.13, 0.14]),
    weight(Deniers, 5, [0.00, -0.13, -0.09, -0.05]),
    weight(Deniers, 15, [0.00, 0.23, 0.07, 0.03]),
    weight(Deniers, 20, [0.00, 0.09, 0.14, 0.01]),
    weight(Influence, 0, [0.00, 0.46, 0.29, 0.17]),
    weight(Influence, 4, [0.00, -0.32, -0.10, -0.07]),
    weight(Influence, 8, [0.00, -0.05, -0.17, -0.17]),
    weight(Supply, 0, [0.00, -0.86, -0.81, -0.54]),
    weight(Supply, 1, [0.00, 0.29, -0.19, -0.47]),
    weight(Supply, 2, [0.00, 0.00, 0.84, 0.76]),
    // Citizens.
    weight(Citizens(Mine, Bishopric), 0, [-0.11, 0.46, 0.13, 0.20]),
    weight(Citizens(Mine, Bishopric), 1, [0.61, 0.56, 0.40, 0.47]),
    weight(Citizens(Mine, Bishopric), 3, [1.05, 0.39, 0.33, 0.17]),
    weight(Citizens(Roys, Bishopric), 0, [0.11, 0.28, 0.09, 0.07]),
    weight(Pushed(Bishopric), 0, [-0.78, -0.50, -0.24, -0.05]),
    weight(Citizens(Mine, CityHall), 0, [0.44, 0.40, -0.27, -0.37]),
    weight(Citizens(Mine, CityHall), 1, [-0.35, 0.61, 0.25, 0.03]),
    weight(Citizens(Mine, CityHall), 3, [-0.91, -0.32, -0.12, 0.00]),
    weight(Citizens(Roys, CityHall), 0, [-0.44, 0.26, -0.44, -0.43]),
    weight(Pushed(CityHall), 0, [-0.36, -0.40, -0.00, 0.02]),
    weight(Citizens(Mine, Palace), 0, [-0.23, 0.21, 0.10, 0.81]),
    weight(Citizens(Mine, Palace), 1, [-0.41, -0.31, -0.15, 0.11]),
    weight(Citizens(Roys, Palace), 0, [0.23, -0.01, -0.23, -0.03]),
    // The Cathedral.
    weight(Cubes(Mine), 0, [0.00, -0.08, -0.15, -0.16]),
    weight(Cubes(Roys), 0, [0.00, -0.48, -0.27, -0.20]),
    weight(Level(Mine, 0), 0, [0.00, -0.96, -0.07, 0.22]),
    weight(Level(Mine, 1), 0, [0.00, -1.16, -1.13, -0.42]),
    weight(Level(Mine, 2), 0, [0.00, -0.93, -0.93, -0.83]),
    weight(Level(Roys, 0), 0, [0.00, 1.64, 1.50, 0.55]),
    weight(Level(Roys, 1), 0, [0.00, 2.51, 1.47, 1.04]),
    weight(Level(Roys, 2), 0, [0.00, 0.00, 1.77, 1.51]),
    // Activity cards.
    weight(Tradesmen, 0, [0.00, 0.57, 0.25, -0.34]),
    weight(Loaded(Card::Blacksmith), 0, [0.00, 0.00, 1.23, 0.67]),
    weight(Tradesman(Card::Diplomat), 0, [0.00, 1.24, 1.42, 0.73]),
    weight(Tradesman(Card::Merchant), 0, [0.00, -0.70, -0.19, 0.07]),
    // Events.
    weight(Leads(Roys), 0, [0.00, 0.24, 0.68, 0.71]),
    weight(Fighting(Mine), 0, [0.00, 0.66, 0.80, 0.59]),
    weight(Fighting(Roys), 0, [0.00, -0.42, -0.45, -0.61]),
    weight(Leads(Mine), 0, [0.00, -1.39, -0.97, -0.73]),
    weight(RewardsFought, 0, [0.00, 0.14, -0.22, -0.29]),
    weight(FreeNext, 0, [0.00, -0.16, -0.12, -0.25]),
    weight(Fought(Mine, Event::Marauding), 0, [0.00, -0.47, -0.38, -0.23]),
    weight(Fought(Roys, Event::NormansAttack), 0, [0.00, -1.75, -1.47, -0.48]),
    weight(Threat(Event::TravelingBuilders), 0, [0.00, -2.07, -1.29, -1.63]),
    weight(Threat(Event::War), 0, [0.00, -0.35, -0.54, -0.19]),
    // Characters.
    weight(Way(Mine, ChretienDeTroyes), 0, [0.00, -3.15, -3.04, -1.04]),
    weight(StepOfNext(ChretienDeTroyes, 1), 0, [0.34, 1.00, 0.64, 0.38]),
    weight(Step(Roys, ChretienDeTroyes, 2), 0, [0.00, 1.10, 0.94, 0.20]),
    weight(Step(Mine, ChretienDeTroyes, 0), 0, [0.00, 0.30, -0.49, -0.37]),
    weight(Step(Mine, ChretienDeTroyes, 2), 0, [0.00, -0.59, -0.31, -0.81]),
    weight(Way(Roys, HenryIer), 0, [0.00, -4.94, -4.46, -3.38]),
    weight(Step(Roys, HenryIer, 0), 0, [0.00, 0.73, 0.74, 0.78]),
    weight(Step(Roys, HenryIer, 1), 0, [0.00, 0.00, 1.24, 1.24]),
    weight(Way(Mine, HuguesDePayns), 0, [0.00, -2.77, -3.00, -1.34]),
    weight(Step(Mine, HuguesDePayns, 0), 0, [0.00, 0.33, 0.67, 1.01]),
    weight(Way(Roys, LeFlorentin), 0, [0.00, -5.58, -5.41, -2.81]),
    weight(Step(Roys, LeFlorentin, 0), 0, [0.00, 0.82, 0.93, 0.41]),
    weight(Step(Roys, LeFlorentin, 1), 0, [0.00, 0.00, 1.31, 0.77]),
    weight(Way(Mine, ThibautIi), 0, [0.00, -1.07, -1.42, -1.19]),
    weight(StepOfNext(ThibautIi, 0), 0, [0.00, 1.44, 0.64, 0.78]),
    weight(StepOfNext(ThibautIi, 1), 0, [0.00, 1.23, 1.23, -0.03]),
    weight(Step(Mine, ThibautIi, 0), 0, [0.00, -0.43, -0.36, -0.47]),
    weight(Step(Mine, ThibautIi, 1), 0, [0.00, -0.71, -0.49, -1.05]),
    weight(Step(Mine, ThibautIi, 2), 0, [0.00, -0.44, -0.87, -0.86]),
    weight(Way(Roys, UrbainIv), 0, [0.00, -2.31, -3.48, -2.53]),
    weight(Way(Mine, UrbainIv), 0, [0.00, 1.89, 2.19, 0.85]),
    weight(Step(Roys, UrbainIv, 1), 0, [0.00, 1.55, 1.35, 0.68]),
    weight(Step(Roys, UrbainIv, 2), 0, [0.00, 0.00, 2.44, 1.48]),
    weight(Step(Mine, UrbainIv, 1), 0, [0.00, 0.00, -1.15, -0.12]),
    weight(Step(Mine, UrbainIv, 2), 0, [0.00, 0.00, -2.04, -1.22]),
];
