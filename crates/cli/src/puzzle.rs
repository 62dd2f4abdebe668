//! `troyes puzzle`: a position where one move is clearly best, to be found in the terminal.

mod asking;

use crate::failure::Failure;
use crate::lines;
pub use asking::{Asked, Asking};
use puzzles::{Answer, Collection, ForGame, Grade, Judged, Numbered, Position, Themed, daily, judge};
use serde_json::{Value, json};
use std::io::Write;
use std::time::Duration;
use tabletop::{Arg, Phrase, phrase};
use words::{Language, capitalized};

/// The puzzles that are shipped.
pub fn shipped() -> Result<Collection, Failure> {
    Collection::read(puzzles::SHIPPED).map_err(|error| Failure::new(error.phrase()))
}

/// The puzzle that somebody wants: a number, or the daily one.
pub fn find<'a>(
    collection: &'a Collection,
    wanted: Option<&str>,
    game: Option<&'a str>,
    since_1970: Duration,
) -> Result<Numbered<'a>, Failure> {
    if let Some(game) = game.filter(|game| !collection.iter().any(|one| one.puzzle.game == *game)) {
        return Err(Failure::new(phrase!("puzzle-error-game", game = game.to_string()))
            .with_hint(phrase!("cli-puzzle-no-game-hint", games = Arg::list(games_of(collection)))));
    }
    let unknown = |wanted: &str| {
        let message = phrase!("cli-puzzle-unknown", wanted = wanted.to_string());
        Failure::new(message).with_hint(phrase!("cli-puzzle-unknown-hint", count = collection.len()))
    };
    match wanted {
        None | Some("daily") => daily(collection, game, since_1970).ok_or_else(|| unknown("daily")),
        Some(number) => {
            let found = number.parse().ok().and_then(|number| collection.get(number));
            let one = found.ok_or_else(|| unknown(number))?;
            match game.filter(|game| one.puzzle.game != *game) {
                Some(_) => Err(other_game(one)),
                None => Ok(one),
            }
        }
    }
}

/// The games that there are puzzles of.
fn games_of(collection: &Collection) -> Vec<String> {
    let mut games: Vec<String> = collection.iter().map(|one| one.puzzle.game.clone()).collect();
    games.sort();
    games.dedup();
    games
}

/// There is a puzzle of this number, but of another game than was asked for.
fn other_game(one: Numbered<'_>) -> Failure {
    let game = one.puzzle.game.clone();
    let command = format!("troyes puzzle {}", one.number);
    Failure::new(phrase!("cli-puzzle-other-game", number = one.number, game = game))
        .with_hint(phrase!("cli-puzzle-other-game-hint", command = command))
}

/// What the puzzle is, in a line.
pub fn heading(one: Numbered<'_>, language: Language) -> String {
    let themes: Vec<Phrase> = one.puzzle.themes.iter().map(|theme| theme.title()).collect();
    language.text(&phrase!(
        "cli-puzzle-heading",
        number = one.number,
        game = host::games::find(&one.puzzle.game).map_or("troyes", |listed| listed.name),
        players = one.puzzle.players(),
        themes = themes,
        difficulty = one.puzzle.difficulty
    ))
}

/// Judges a move and says it.
pub fn answer(
    one: Numbered<'_>,
    tried: &[String],
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let names = names(one, language)?;
    let mut say = |phrase: &Phrase| {
        let said = language.say(phrase, &names).to_string();
        writeln!(out, "{}", lines::wrapped(&capitalized(&said), 2))
    };
    match judge(one.puzzle, tried).map_err(|error| Failure::new(error.phrase()))? {
        Judged::Unfinished(so_far) => say(&phrase!("puzzle-unfinished", so_far = so_far))?,
        Judged::Finished { grade, loses, tried, best, .. } => {
            say(&puzzles::verdict(grade, loses))?;
            say(&phrase!("puzzle-best", steps = best.says.clone()))?;
            for reason in &best.does {
                say(reason)?;
            }
            if grade != Grade::Best {
                say(&phrase!("puzzle-tried", steps = tried.says.clone()))?;
                for reason in &tried.does {
                    say(reason)?;
                }
            }
        }
    }
    Ok(())
}

fn names(one: Numbered<'_>, language: Language) -> Result<Vec<String>, Failure> {
    struct Names<'a>(Numbered<'a>, Language);
    impl ForGame for Names<'_> {
        type Output = Result<Vec<String>, puzzles::PuzzleError>;
        fn run<G: Themed>(self, _: &'static host::Listed) -> Self::Output {
            Ok(self.1.seat_titles(&Position::<G>::of(self.0.puzzle)?.game))
        }
    }
    let game = one.puzzle.game.clone();
    let named = puzzles::with(&one.puzzle.game, Names(one, language));
    named
        .map_err(|_| Failure::new(phrase!("puzzle-error-game", game = game)))?
        .map_err(|error| Failure::new(error.phrase()))
}

/// The same for programs.
pub fn to_json(one: Numbered<'_>, tried: Option<&[String]>, language: Language) -> Result<Value, Failure> {
    let puzzle = serde_json::to_value(one.puzzle).map_err(Failure::foreign)?;
    let Some(tried) = tried else { return Ok(json!({ "number": one.number, "puzzle": puzzle })) };
    let judged = judge(one.puzzle, tried).map_err(|error| Failure::new(error.phrase()))?;
    let words = |answer: &Answer| json!(language.text(&answer.says));
    Ok(match judged {
        Judged::Unfinished(_) => json!({ "number": one.number, "unfinished": true }),
        Judged::Finished { grade, loses, tried, best, .. } => json!({
            "number": one.number,
            "grade": grade.word(),
            "loses": loses.map(|(points, _)| points),
            "within": loses.map(|(_, within)| within),
            "tried": words(&tried),
            "best": words(&best),
            "moves": one.puzzle.moves,
        }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(one: Numbered<'_>, input: &str) -> (Asked, String) {
        let mut out = Vec::new();
        let asking = Asking { input: input.as_bytes(), out: &mut out, language: Language::english(), one };
        let asked = asking.ask().unwrap();
        (asked, String::from_utf8(out).unwrap())
    }

    fn tried(one: Numbered<'_>, input: &str) -> Vec<String> {
        match asked(one, input) {
            (Asked::Move(tried), _) => tried,
            (asked, told) => panic!("puzzle {}: {asked:?}\n{told}", one.number),
        }
    }

    #[test]
    fn a_move_is_said_at_once_or_choice_by_choice() {
        let collection = shipped().unwrap();
        for one in collection.iter() {
            let best = &one.puzzle.best().path;
            let at_once = tried(one, &best.join("; "));
            assert_eq!(at_once, tried(one, &best.join("\n")), "{}", one.number);
            let mut said = Vec::new();
            answer(one, &at_once, Language::english(), &mut said).unwrap();
            assert!(String::from_utf8(said).unwrap().starts_with("That is it"), "{}", one.number);
        }
    }

    #[test]
    fn what_was_chosen_last_is_taken_back() {
        let collection = shipped().unwrap();
        let is_long = |one: &Numbered<'_>| {
            let (asked, told) = asked(*one, "1\n");
            asked == Asked::Ended && told.matches("> ").count() == 2
        };
        let one = collection.iter().find(is_long).expect("some move has two questions");
        let best = one.puzzle.best().path.join("; ");
        assert_eq!(tried(one, &format!("1\nb\n{best}")), tried(one, &best));
        let (_, told) = asked(one, "b\n");
        assert!(told.contains("Nothing is chosen yet"), "{told}");
    }

    #[test]
    fn nonsense_is_refused_and_the_end_of_input_is_no_answer() {
        let collection = shipped().unwrap();
        let (ended, told) = asked(collection.get(1).unwrap(), "sing\n999\n");
        assert!(ended == Asked::Ended && told.contains("`sing` is not possible here"), "{told}");
        assert!(told.contains("`999` is not possible here") && told.contains("\n  1  "), "{told}");
        assert_eq!(asked(collection.get(1).unwrap(), "q\n").0, Asked::Left);
    }

    #[test]
    fn puzzles_are_found_by_number_game_and_day() {
        let collection = shipped().unwrap();
        let find = |wanted: Option<&str>, game| find(&collection, wanted, game, Duration::from_secs(86_400));
        assert_eq!(find(Some("1"), None).unwrap().number, 1);
        assert_eq!(find(None, None).unwrap().number, find(Some("daily"), None).unwrap().number);
        assert_eq!(find(None, Some("dice")).unwrap().puzzle.game, "dice");
        assert!(find(Some("0"), None).is_err() && find(Some("1"), Some("chess")).is_err());
    }

    #[test]
    fn what_is_wrong_with_a_wish_for_a_puzzle_is_what_is_said() {
        let collection = shipped().unwrap();
        let said = |wanted: &str, game| {
            let found = find(&collection, Some(wanted), Some(game), Duration::ZERO);
            Language::english().text(&found.unwrap_err().phrase())
        };
        assert!(said("daily", "nonsense").contains("no puzzles of the game `nonsense`"));
        let troyes = collection.iter().find(|one| one.puzzle.game == "troyes").unwrap().number.to_string();
        assert!(said(&troyes, "dice").contains("is one of the game `troyes`"));
    }
}
