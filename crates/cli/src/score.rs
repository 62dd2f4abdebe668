//! `troyes score`: counts a finished game from what lies on the table, filled into a form that is a file.

use crate::failure::Failure;
use crate::lines;
use crate::sheet;
use host::{Listed, Setup, Wish};
use stage::score_helper::{FieldGroup, FieldKind, FieldRow, Heading, count};
use stage::since::Recounted;
use std::fmt::Write;
use tabletop::{Arg, Phrase, Seat, SetupError, phrase};
use words::{Language, capitalized};

host::dispatch! {
    trait ForGame: Recounted;
    fn with;
}

/// Entries of a form that say which game it is.
const GAME: &str = "game";
const PLAYERS: &str = "players";
const OPTIONS: &str = "options";

/// An empty form for a game.
pub fn empty_form(name: &str, setup: &Setup, language: Language) -> Result<String, Failure> {
    Ok(with(name, EmptyForm { setup, language })??)
}

struct EmptyForm<'a> {
    setup: &'a Setup,
    language: Language,
}

impl ForGame for EmptyForm<'_> {
    type Output = Result<String, SetupError>;

    fn run<G: Recounted>(self, listed: &'static Listed) -> Self::Output {
        let game: G = self.setup.rules(listed)?;
        let names = names(&game, self.language);
        let say = |phrase: &Phrase| self.language.say(phrase, &names).capitalized().to_string();
        let options = match &self.setup.wish {
            Wish::List(list) => list.clone(),
            Wish::Nothing | Wish::Object(_) => String::new(),
        };
        let mut form = format!("# {}\n", say(&phrase!("score-form-about")));
        let players = game.players();
        let _ = writeln!(form, "{GAME} = {}\n{PLAYERS} = {players}\n{OPTIONS} = {options}", listed.name);
        for group in game.score_form() {
            let _ = writeln!(form, "\n# {}", say(&group.title));
            for row in &group.rows {
                write_row(&mut form, row, &group.headings, &say, &names);
            }
        }
        Ok(form)
    }
}

fn write_row(
    form: &mut String,
    row: &FieldRow,
    headings: &[Heading],
    say: &impl Fn(&Phrase) -> String,
    names: &[String],
) {
    for (field, heading) in row.fields.iter().zip(headings) {
        let column = match heading {
            Heading::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
            Heading::Words(words) => say(words),
        };
        let may_be = match &field.kind {
            FieldKind::Number(least, most) => format!("{least} … {most}"),
            FieldKind::Yes => "yes".into(),
            FieldKind::OneOf(known) => {
                known.iter().map(|(word, _)| word.as_str()).collect::<Vec<_>>().join(" ")
            }
        };
        let about = phrase!("score-form-field", row = say(&row.label), column = column, values = may_be);
        let _ = writeln!(form, "# {}\n{} =", say(&about), field.name);
    }
}

/// Counts what a filled form says: the sheet, and why each row counts so.
pub fn counted(form: &str, language: Language) -> Result<String, Failure> {
    let mut written = read(form)?;
    let mut take = |name: &str| {
        let place = written.iter().position(|(known, _)| known == name)?;
        Some(written.remove(place).1).filter(|value| !value.is_empty())
    };
    let name = take(GAME).unwrap_or_else(|| "troyes".into());
    let players = take(PLAYERS).map(|players| {
        let wrong = || {
            Failure::new(phrase!("score-wrong-word", field = PLAYERS.to_string(), value = players.clone()))
        };
        players.parse::<u8>().map_err(|_| wrong())
    });
    let wish = take(OPTIONS).map_or(Wish::Nothing, Wish::List);
    let setup = Setup { players: players.transpose()?, wish, figures: None };
    with(&name, Counting { setup, written, language })?
}

/// The entries of a form; notes and empty lines are left out.
fn read(form: &str) -> Result<Vec<(String, String)>, Failure> {
    let lines = form
        .lines()
        .zip(1usize..)
        .filter(|(line, _)| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
    lines
        .map(|(line, number)| {
            let (name, value) = line
                .split_once('=')
                .ok_or_else(|| Failure::new(phrase!("score-form-line", line = number)))?;
            Ok((name.trim().into(), value.trim().into()))
        })
        .collect()
}

struct Counting {
    setup: Setup,
    written: Vec<(String, String)>,
    language: Language,
}

impl ForGame for Counting {
    type Output = Result<String, Failure>;

    fn run<G: Recounted>(self, listed: &'static Listed) -> Self::Output {
        let Counting { setup, written, language } = self;
        let game: G = setup.rules(listed)?;
        let names = names(&game, language);
        let counted = count(&game, &written).map_err(|wrong| {
            let form = game.score_form();
            let said = wrong.iter().map(|phrase| {
                let said = language.say(phrase, &names).capitalized().to_string();
                match field_of(&form, phrase) {
                    Some(name) => {
                        language.text(&phrase!("score-form-line-wrong", field = name, wrong = said))
                    }
                    None => said,
                }
            });
            let wrong: String = said.map(|line| format!("\n- {line}")).collect();
            Failure::new(phrase!("score-wrong-form", wrong = wrong))
        })?;
        let mut text = sheet::score_sheet(&counted.standing, &names, language).to_string();
        let said = language.standing(&counted.standing, &names);
        let verdict = said.verdict.unwrap_or_else(|| sheet::winners(&counted.standing, &names, language));
        let _ = writeln!(text, "\n{verdict}\n");
        for (row, reason) in said.rows.iter().zip(&counted.reasons) {
            let reason = language.say(reason, &names).capitalized().to_string();
            let line = phrase!("score-form-reason", source = row.source.clone(), reason = reason);
            let _ = writeln!(text, "{}", lines::wrapped(&language.text(&line), 2));
        }
        Ok(text)
    }
}

/// What the form calls the field that is wrong, or the fields of which too many or too few are filled in.
fn field_of(form: &[FieldGroup], wrong: &Phrase) -> Option<String> {
    if wrong.message == "score-wrong-characters" {
        let group = form.iter().find(|group| group.title.message == "score-characters")?;
        let fields = group.rows.iter().flat_map(|row| &row.fields).map(|field| field.name.clone());
        return Some(fields.collect::<Vec<_>>().join(", "));
    }
    let (_, Arg::Phrase(label)) = wrong.args.iter().find(|(name, _)| *name == "field")? else { return None };
    form.iter().find_map(|group| {
        let of_row = |row: &FieldRow| {
            let mut named = row.fields.iter().zip(&group.headings);
            let found = named.find(|(_, heading)| place_of(row, heading) == *label);
            found.map(|(field, _)| field.name.clone())
        };
        group.rows.iter().find_map(of_row)
    })
}

/// What the score helper calls a field when it says what is wrong with it.
fn place_of(row: &FieldRow, heading: &Heading) -> Phrase {
    match heading {
        Heading::Seat(seat) => phrase!("score-where-seat", row = row.label.clone(), who = *seat),
        Heading::Words(column) => phrase!("score-where", row = row.label.clone(), column = column.clone()),
    }
}

/// What each column is called.
fn names<G: Recounted>(game: &G, language: Language) -> Vec<String> {
    (0..game.seats()).map(|seat| capitalized(&language.text(&game.seat_title(Seat(seat))))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(language: Language) -> String {
        let setup = Setup { players: Some(3), ..Setup::default() };
        let form = empty_form("troyes", &setup, language).expect("an empty form");
        let fill = |line: &str| match line {
            "vp.blue =" => "vp.blue = 20".to_string(),
            "level1.blue =" => "level1.blue = 1".into(),
            "character1 =" => "character1 = urbain_iv".into(),
            "character2 =" => "character2 = henry_ier".into(),
            "character3 =" => "character3 = thibaut_ii".into(),
            other => other.to_string(),
        };
        form.lines().map(fill).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_form_that_was_written_can_be_filled_and_counted() {
        let english = counted(&filled(Language::english()), Language::english()).expect("it is counted");
        assert!(english.contains("16") && english.contains("-6"), "{english}");
        assert!(english.contains("2 are lost for each level"), "{english}");
        let french = words::Languages::iter().find(|language| language.tag() == "fr").expect("French");
        let french = counted(&filled(french), french).expect("it is counted in French");
        assert!(french.contains("On perd 2 pour chaque niveau"), "{french}");
    }

    #[test]
    fn nobody_wins_alone() {
        let setup = Setup { players: Some(1), ..Setup::default() };
        let form = empty_form("dice", &setup, Language::english()).expect("an empty form");
        let text = counted(&form, Language::english()).expect("it is counted");
        assert!(text.contains("victory points.") && !text.contains("wins"), "{text}");
    }

    #[test]
    fn what_is_wrong_with_a_form_is_said() {
        let said =
            |form: &str| Language::english().text(&counted(form, Language::english()).unwrap_err().phrase());
        assert!(said("nonsense").contains("Line 1"));
        assert!(said("game = troyes\nplayers = many").contains("many"));
        let wrong = said("game = troyes\nplayers = 3\nvp.blue = lots");
        assert!(wrong.contains("\n- vp.blue (Victory point tokens, Blue: “lots” is no number"), "{wrong}");
        assert!(
            wrong.contains("\n- character1, character2, ")
                && wrong.contains("(3 characters score")
                && !wrong.contains(".,"),
            "{wrong}"
        );
        assert!(counted("game = chess", Language::english()).is_err());
    }
}
