//! The lessons of some 6,000 games of the King's Challenge that search played with its weights moved at random.
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
    lesson(Deniers, 0, [0.00, 0.14, 0.12, 0.06]),
    lesson(Deniers, 5, [0.00, -0.13, -0.10, 0.01]),
    lesson(Deniers, 15, [0.00, 0.14, 0.09, 0.04]),
    lesson(Deniers, 20, [0.00, 0.16, 0.11, 0.08]),
    lesson(Influence, 0, [0.00, 0.38, 0.28, 0.07]),
    lesson(Influence, 4, [0.00, -0.28, -0.06, -0.01]),
    lesson(Influence, 8, [0.00, -0.01, -0.20, -0.08]),
    lesson(Supply, 0, [0.00, -0.90, -0.69, -0.50]),
    lesson(Supply, 1, [0.00, 0.39, -0.33, -0.36]),
    lesson(Supply, 2, [0.00, 0.00, 0.95, 0.55]),
    // Citizens.
    lesson(AllCitizens, 4, [0.00, 0.32, 0.02, 0.17]),
    lesson(Citizens(Mine, Bishopric), 1, [0.47, 0.21, 0.16, 0.28]),
    lesson(Citizens(Mine, Bishopric), 3, [1.47, 0.82, 0.58, 0.31]),
    lesson(Citizens(Roys, Bishopric), 0, [0.06, 0.14, -0.03, -0.04]),
    lesson(Pushed(Bishopric), 0, [-0.75, -0.44, -0.19, 0.02]),
    lesson(Citizens(Mine, CityHall), 0, [0.38, 0.17, -0.11, -0.15]),
    lesson(Citizens(Mine, CityHall), 1, [-0.06, 0.27, 0.31, -0.02]),
    lesson(Citizens(Mine, CityHall), 3, [-1.12, -0.34, -0.40, -0.02]),
    lesson(Citizens(Roys, CityHall), 0, [-0.38, 0.32, -0.29, -0.12]),
    lesson(Citizens(Mine, Palace), 0, [-0.25, -0.14, 0.10, 0.67]),
    lesson(Citizens(Mine, Palace), 1, [-0.22, -0.34, -0.17, 0.12]),
    lesson(Citizens(Roys, Palace), 0, [0.25, 0.09, -0.15, -0.03]),
    // The Cathedral.
    lesson(Cubes(Mine), 0, [0.00, 0.07, -0.30, -0.12]),
    lesson(Cubes(Roys), 0, [0.00, -0.52, -0.28, -0.15]),
    lesson(Level(Mine, 0), 0, [0.00, -0.93, 0.30, 0.09]),
    lesson(Level(Mine, 1), 0, [0.00, -0.92, -0.65, -0.62]),
    lesson(Level(Mine, 2), 0, [0.00, -0.82, -0.69, -0.83]),
    lesson(Level(Roys, 0), 0, [0.00, 1.68, 1.51, 0.53]),
    lesson(Level(Roys, 1), 0, [0.00, 3.02, 1.67, 0.82]),
    lesson(Level(Roys, 2), 0, [0.00, 0.00, 2.11, 1.22]),
    // Activity cards.
    lesson(Tradesmen, 0, [0.00, 1.88, 0.46, -0.29]),
    lesson(Loaded(Card::Blacksmith), 0, [0.00, 0.00, 1.16, 0.59]),
    lesson(Tradesman(Card::Archer), 0, [0.00, -2.36, -0.83, -0.71]),
    lesson(Tradesman(Card::Artisan), 0, [0.00, -1.66, -0.05, 0.01]),
    lesson(Tradesman(Card::Chivalry), 0, [0.00, -2.06, -1.33, -0.09]),
    lesson(Tradesman(Card::Diplomat), 0, [0.00, 0.03, 1.23, 0.57]),
    lesson(Tradesman(Card::Merchant), 0, [0.00, -2.03, -0.36, -0.13]),
    lesson(Tradesman(Card::Miller), 0, [0.00, -1.60, -0.21, -0.20]),
    // Events.
    lesson(Fighting, 0, [0.00, 0.41, 0.42, -0.04]),
    lesson(Rewards, 0, [0.00, -0.17, -0.20, -0.01]),
    lesson(Leads, 0, [0.00, -0.90, -0.62, -0.38]),
    lesson(NearRewards, 0, [0.00, 0.35, 0.49, 0.10]),
    lesson(FreeNext, 0, [0.00, -0.13, -0.12, -0.14]),
    lesson(FightingNext, 0, [0.00, 0.33, -0.05, 0.37]),
    lesson(Fought(Mine, Event::Marauding), 0, [0.00, -0.47, -0.37, -0.12]),
    lesson(Fought(Mine, Event::NormansAttack), 0, [0.00, -0.56, -0.45, -0.61]),
    lesson(Fought(Roys, Event::NormansAttack), 0, [0.00, -1.34, -1.01, -0.58]),
    lesson(Threat(Event::TravelingBuilders), 0, [0.00, -1.73, -1.21, -1.53]),
    // Characters.
    lesson(Way(Mine, ChretienDeTroyes), 0, [0.00, -2.42, -2.71, -1.09]),
    lesson(StepOfNext(ChretienDeTroyes, 1), 0, [0.51, 1.07, 0.77, 0.40]),
    lesson(Step(Mine, ChretienDeTroyes, 0), 0, [0.00, 0.72, 0.30, -0.45]),
    lesson(Step(Mine, ChretienDeTroyes, 2), 0, [0.00, -0.59, -0.17, -0.66]),
    lesson(Way(Roys, HenryIer), 0, [0.00, -4.02, -4.02, -2.54]),
    lesson(Step(Roys, HenryIer, 0), 0, [0.00, 0.57, 0.57, 0.37]),
    lesson(Step(Roys, HenryIer, 1), 0, [0.00, 0.00, 1.25, 0.86]),
    lesson(Way(Mine, HuguesDePayns), 0, [0.00, -2.50, -3.27, 0.05]),
    lesson(Step(Mine, HuguesDePayns, 0), 0, [0.00, 0.27, 0.73, 0.44]),
    lesson(Step(Mine, HuguesDePayns, 2), 0, [0.00, 0.00, 0.16, -0.79]),
    lesson(Way(Roys, LeFlorentin), 0, [0.00, -5.24, -3.73, -1.23]),
    lesson(Step(Roys, LeFlorentin, 0), 0, [0.00, 0.77, 0.49, -0.03]),
    lesson(Way(Mine, ThibautIi), 0, [0.00, -0.66, -1.58, -0.65]),
    lesson(StepOfNext(ThibautIi, 0), 0, [0.00, 1.39, 0.76, 0.95]),
    lesson(StepOfNext(ThibautIi, 1), 0, [0.00, 1.43, 1.28, -0.18]),
    lesson(Step(Mine, ThibautIi, 0), 0, [0.00, -0.19, -0.34, -0.48]),
    lesson(Step(Mine, ThibautIi, 1), 0, [0.00, -0.74, -0.41, -0.85]),
    lesson(Step(Mine, ThibautIi, 2), 0, [0.00, -0.51, -0.93, -0.81]),
    lesson(Way(Roys, UrbainIv), 0, [0.00, -2.08, -2.67, -0.84]),
    lesson(Step(Roys, UrbainIv, 0), 0, [0.00, -0.06, -0.39, -0.56]),
    lesson(Step(Roys, UrbainIv, 1), 0, [0.00, 0.84, 1.10, 0.42]),
    lesson(Step(Roys, UrbainIv, 2), 0, [0.00, 0.00, 2.38, 1.17]),
    lesson(Step(Mine, UrbainIv, 0), 0, [0.00, 0.23, 0.55, 0.21]),
    lesson(Step(Mine, UrbainIv, 2), 0, [0.00, 0.00, -1.82, -1.08]),
];
