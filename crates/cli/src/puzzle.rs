//! `troyes puzzle`: a position where one move is clearly best, to be found in the terminal.

use crate::failure::Failure;
use puzzles::{Answer, Collection, ForGame, Grade, Judged, Numbered, Position, Themed, daily, judge};
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::time::Duration;
use tabletop::{Phrase, phrase};
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
    let unknown = |wanted: &str| {
        let message = phrase!("cli-puzzle-unknown", wanted = wanted.to_string());
        Failure::new(message).with_hint(phrase!("cli-puzzle-unknown-hint", count = collection.len()))
    };
    match wanted {
        None | Some("daily") => {
            daily(collection, game, since_1970).ok_or_else(|| unknown(game.unwrap_or("daily")))
        }
        Some(number) => {
            let found = number.parse().ok().and_then(|number| collection.get(number));
            found.filter(|one| game.is_none_or(|game| one.puzzle.game == game)).ok_or_else(|| unknown(number))
        }
    }
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

/// A puzzle being asked: its questions are read, the answers come from `input`.
pub struct Asking<'a, R, W> {
    /// Where answers come from.
    pub input: R,
    /// Where questions go.
    pub out: W,
    /// The language.
    pub language: Language,
    /// The puzzle.
    pub one: Numbered<'a>,
}

impl<R: BufRead, W: Write> Asking<'_, R, W> {
    /// Asks until the move is whole; nothing if the input ends before. A line is the number of a choice, a choice as records
    /// write it, or several of these with semicolons between.
    pub fn ask(self) -> Result<Option<Vec<String>>, Failure> {
        let game = self.one.puzzle.game.clone();
        puzzles::with(&game, self).map_err(|_| Failure::new(phrase!("puzzle-error-game", game = game)))?
    }

    fn ask_in<G: Themed>(mut self) -> Result<Option<Vec<String>>, Failure> {
        let told = |error: puzzles::PuzzleError| Failure::new(error.phrase());
        let position = Position::<G>::of(self.one.puzzle).map_err(told)?;
        let names: Vec<String> = self.language.seat_titles(&position.game);
        let mut path: Vec<G::Choice> = Vec::new();
        // What nobody was asked for, because there was nothing else; whoever writes the whole move writes it all the same.
        let mut forced: Vec<G::Choice> = Vec::new();
        loop {
            let state = position.after(&path).map_err(told)?;
            if !path.is_empty() && !position.goes_on(&state) {
                return Ok(Some(path.into_iter().map(|choice| position.game.write(choice)).collect()));
            }
            let mut choices = Vec::new();
            position.game.choices(&state, position.seat, &mut choices);
            if let [only] = choices[..] {
                path.push(only);
                forced.push(only);
                continue;
            }
            if let Some(question) = position.game.question(&state, position.seat) {
                let said = self.language.say(&question.text, &names).to_string();
                writeln!(self.out, "\n{}", capitalized(&said))?;
            }
            for (i, choice) in choices.iter().enumerate() {
                let said = self.language.say(&position.game.say(&state, position.seat, *choice), &names);
                writeln!(self.out, "{:>3}  {said}  [{}]", i + 1, position.game.write(*choice))?;
            }
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                return Ok(None);
            }
            let mut answers = line.split(';').map(str::trim).filter(|answer| !answer.is_empty());
            let mut offered = choices;
            let mut said = path.clone();
            let mut known = forced.iter().peekable();
            let refused = answers.find(|answer| {
                let by_number =
                    answer.parse::<usize>().ok().and_then(|n| offered.get(n.checked_sub(1)?).copied());
                let choice = by_number.or_else(|| position.game.read(answer).ok());
                let Some(choice) = choice.filter(|choice| offered.contains(choice)) else {
                    let said_before = position.game.read(answer).ok();
                    return known.next_if(|choice| Some(**choice) == said_before).is_none();
                };
                said.push(choice);
                if let Ok(state) = position.after(&said) {
                    position.game.choices(&state, position.seat, &mut offered);
                }
                false
            });
            match refused {
                Some(answer) => {
                    let not = phrase!("puzzle-error-not-offered", text = answer.to_string());
                    writeln!(self.out, "{}", capitalized(&self.language.text(&not)))?;
                }
                None => {
                    if said.len() > path.len() {
                        forced.clear();
                    }
                    path = said;
                }
            }
        }
    }
}

impl<R: BufRead, W: Write> ForGame for Asking<'_, R, W> {
    type Output = Result<Option<Vec<String>>, Failure>;

    fn run<G: Themed>(self, _: &'static host::Listed) -> Self::Output {
        self.ask_in::<G>()
    }
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
        writeln!(out, "{}", capitalized(&said))
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

    fn asked(one: Numbered<'_>, input: &str) -> (Option<Vec<String>>, String) {
        let mut out = Vec::new();
        let asking = Asking { input: input.as_bytes(), out: &mut out, language: Language::english(), one };
        let tried = asking.ask().unwrap();
        (tried, String::from_utf8(out).unwrap())
    }

    #[test]
    fn a_move_is_said_at_once_or_choice_by_choice() {
        let collection = shipped().unwrap();
        for one in collection.iter() {
            let best = &one.puzzle.best().path;
            let (at_once, _) = asked(one, &best.join("; "));
            let (by_and_by, _) = asked(one, &best.join("\n"));
            assert!(at_once.is_some() && at_once == by_and_by, "{}", one.number);
            let mut said = Vec::new();
            answer(one, &at_once.unwrap(), Language::english(), &mut said).unwrap();
            assert!(String::from_utf8(said).unwrap().starts_with("That is it"), "{}", one.number);
        }
    }

    #[test]
    fn nonsense_is_refused_and_the_end_of_input_is_no_answer() {
        let collection = shipped().unwrap();
        let (tried, told) = asked(collection.get(1).unwrap(), "sing\n999\n");
        assert!(tried.is_none() && told.contains("`sing` is not possible here"), "{told}");
        assert!(told.contains("`999` is not possible here") && told.contains("\n  1  "), "{told}");
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
}
