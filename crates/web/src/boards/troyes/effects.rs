//! What an Activity card does, in signs.

use super::signs::Sign::Icon;
use super::signs::{Line, Sign, blank, number, word};
use tabletop::phrase;
use troyes::actions::Dues;
use troyes::board::{Building, Color};
use troyes::cards::{Card, Count, Effect, Gain, Mixed, Modifier, Price, Tally, Value};
use words::Language;

/// A card's formula.
pub fn lines(card: Card, language: Language) -> Vec<Line> {
    match &card.sheet().effect {
        Effect::Trade(trade) => vec![exchange(dues(trade.pay), gain(trade.gain))],
        Effect::Per(counted, each) => vec![per(*counted, *each, language)],
        Effect::Either([one, other]) => {
            let or = say("or", language);
            vec![per(one.0, one.1, language), [vec![or], per(other.0, other.1, language)].concat()]
        }
        Effect::AnyColors(each) => {
            let dice = Color::ALL.map(|color| Icon(blank(Some(color)))).to_vec();
            vec![exchange(dice, gain(*each))]
        }
        Effect::Delayed(modifier) => delayed(modifier, language),
        Effect::Mixed(Mixed { load, unload }) => vec![
            [dues(*load), vec![Icon("load"), Icon("cube")]].concat(),
            [vec![Icon("cube"), Icon("unload")], exchange(Vec::new(), gain(*unload))].concat(),
        ],
        Effect::UntilEnd(tally) => vec![vec![Icon("load"), Icon("cube")], tallied(*tally, language)],
        Effect::DieByDie([low, high], tally) => vec![
            [vec![word("≤3")], gain(*low), vec![word("4+")], gain(*high)].concat(),
            [vec![Icon("load")], tallied(*tally, language)].concat(),
        ],
        Effect::Own(_) => own(card, language),
    }
}

/// What only one card does.
fn own(card: Card, language: Language) -> Vec<Line> {
    let red = blank(Some(Color::Red));
    match card {
        Card::Archer => vec![vec![number("blank-any", "3+"), Icon("arrow"), number("struck", 1)]],
        Card::TaxCollector => vec![vec![number("coin", 1), word("/"), Icon("citizen"), Icon("city_hall")]],
        Card::Joust => vec![vec![say("most", language), Icon(red), Icon("arrow"), number("laurel", 2)]],
        Card::Procession => {
            vec![vec![say("most", language), Icon("blank-any"), Icon("arrow"), number("laurel", 2)]]
        }
        Card::Banker => vec![vec![word(">"), number("coin", 30), Icon("arrow"), number("laurel", 3)]],
        Card::MasterBuilder => vec![vec![Icon("cube"), Icon("arrow"), Icon("cathedral")]],
        Card::Executioner => {
            vec![
                vec![number("seal", "+1"), say("you", language)],
                vec![number("seal", "–1"), say("most", language)],
            ]
        }
        Card::Marriage => vec![vec![number("coin", 7), Icon("arrow"), number("laurel", 4)]],
        Card::Scout => {
            vec![vec![number("coin", 1), Icon("arrow"), number("struck", 1), say("each", language)]]
        }
        _ => vec![vec![Icon("scroll")]],
    }
}

fn exchange(pay: Line, gain: Line) -> Line {
    if pay.is_empty() { gain } else { [pay, vec![Icon("arrow")], gain].concat() }
}

fn dues(dues: Dues) -> Line {
    let deniers = (dues.deniers > 0).then(|| number("coin", dues.deniers));
    let influence = (dues.influence > 0).then(|| number("seal", dues.influence));
    deniers.into_iter().chain(influence).collect()
}

/// What is gained.
pub fn gain(gain: Gain) -> Line {
    let gains = [
        (gain.deniers, "coin"),
        (gain.influence, "seal"),
        (gain.vp, "laurel"),
        (gain.cubes, "struck"),
        (gain.pairs * 2, "struck"),
    ];
    gains.into_iter().filter(|(amount, _)| *amount > 0).map(|(amount, name)| number(name, amount)).collect()
}

fn per(counted: Count, each: Gain, language: Language) -> Line {
    let things = match counted {
        Count::Once => return gain(each),
        Count::Citizens(building) => vec![Icon("citizen"), Icon(house(building))],
        Count::Tradesmen => vec![Icon("citizen"), Icon("scroll")],
        Count::TradesmanPairs => vec![word("2"), Icon("citizen"), Icon("scroll")],
        Count::CathedralCubes => vec![Icon("cube"), Icon("cathedral")],
        Count::CathedralPairs => vec![word("2"), Icon("cube"), Icon("cathedral")],
        Count::EventsTaken => vec![Icon("event")],
        Count::EventsFought => vec![Icon("struck")],
        Count::DiceInCity(color) => vec![say("all", language), Icon(blank(Some(color)))],
        Count::DiceInDistrict(color) => vec![say("my", language), Icon(blank(Some(color)))],
        Count::MostDice(color) => vec![say("most", language), Icon(blank(Some(color)))],
    };
    [gain(each), vec![word("/")], things].concat()
}

fn delayed(modifier: &Modifier, language: Language) -> Vec<Line> {
    let die = blank(modifier.dice);
    let becomes = blank(modifier.counts_as.or(modifier.dice));
    let changed: Line = match modifier.value {
        Value::AsRolled if modifier.counts_as.is_some() => vec![Icon(die), Icon("arrow"), Icon(becomes)],
        Value::AsRolled => vec![Icon(die)],
        Value::EachPlus(more) => vec![number(die, format!("+{more}")), say("each", language)],
        Value::GroupPlus(more) => vec![Icon(die), Icon(die), word(&format!("+{more}"))],
        Value::Each(value) => vec![Icon(die), Icon("arrow"), number(die, value)],
        Value::StandsFor(count) => {
            [vec![Icon(die), Icon("arrow")], vec![Icon(becomes); count.into()]].concat()
        }
        Value::CubeIsDie(value) => vec![word("="), number(die, value)],
        Value::OneTurned => vec![Icon(die), Icon("turn")],
        Value::AllLikeOne => vec![Icon(die), word("="), Icon(die), word("="), Icon(die)],
    };
    let price = match modifier.price {
        Price::Usual => Vec::new(),
        Price::OneFreeFromEach => vec![number("coin", 0), say("each", language)],
        Price::OneFree => vec![number("coin", 0)],
        Price::OneForTwoFromEach => vec![number("coin", 2), say("each", language)],
    };
    let cube = vec![Icon("cube"), word(":")];
    let line = [cube, changed, price].concat();
    if line.len() > 6 { vec![line[..2].to_vec(), line[2..].to_vec()] } else { vec![line] }
}

fn tallied(tally: Tally, language: Language) -> Line {
    match tally {
        Tally::Most(vp) => vec![say("most", language), Icon("cube"), number("laurel", vp)],
        Tally::EachLessAll(vp) => vec![Icon("cube"), number("laurel", vp), word("–"), Icon("cube")],
    }
}

/// A word between the signs.
fn say(what: &'static str, language: Language) -> Sign {
    word(&language.text(&phrase!("troyes-board-formula", word = what)))
}

fn house(building: Building) -> &'static str {
    building.id()
}
