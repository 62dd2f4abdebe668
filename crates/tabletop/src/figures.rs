//! Numbers printed on components, read from TOML: embedded ones, and a user's own file that replaces any of them.
//!
//! A row (a table with a `source`) says where its figures come from; `except` names those that differ. A user's file
//! has the same shape and holds only what differs; it is refused whole if anything in it is wrong.

use crate::card::{Figure, Source};
use crate::phrase;
use crate::phrase::Phrase;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use toml_edit::{Document, Item, TableLike, Value as TomlValue};

/// What is wrong in a figures file, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub struct FiguresError {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The figure's path, like `activity.base.merchant.hire`.
    pub field: String,
    /// What is wrong and what was expected.
    pub why: Phrase,
}

impl FiguresError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        let FiguresError { file, line, field, why } = self.clone();
        phrase!("error-figures", file = file, line = line, field = field, why = why)
    }

    /// Whether there is no such figure: a program that lists figures may say where.
    pub fn is_unknown(&self) -> bool {
        self.why == phrase!("error-figures-unknown")
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Value {
    Number(i64),
    Text(String),
    List(Vec<Value>),
}

impl Value {
    fn of(value: &TomlValue) -> Option<Value> {
        match value {
            TomlValue::Integer(number) => Some(Value::Number(*number.value())),
            TomlValue::String(text) => Some(Value::Text(text.value().clone())),
            TomlValue::Array(list) => list.iter().map(Value::of).collect::<Option<_>>().map(Value::List),
            _ => None,
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Value::Number(_) => "number",
            Value::Text(_) => "text",
            Value::List(_) => "list",
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Text(text) => f.write_str(text),
            Value::List(list) => {
                // What is printed side by side on the table is said as people write it: "1·2·3, 4·5·6".
                let within = |value: &Value| value.to_string().replace(", ", "·");
                for (i, value) in list.iter().enumerate() {
                    let comma = if i == 0 { "" } else { ", " };
                    match value {
                        Value::List(_) => write!(f, "{comma}{}", within(value))?,
                        _ => write!(f, "{comma}{value}")?,
                    }
                }
                Ok(())
            }
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Leaf {
    value: Value,
    source: Source,
    /// File and line, to blame when a rule finds the figure impossible.
    place: (String, usize),
}

/// All figures of a game, each with its source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    leaves: BTreeMap<String, Leaf>,
}

/// The source of a figure that comes from a user's own file.
pub const OWN_FILE: &str = "own file";

impl Figures {
    /// Reads the embedded figures and puts a user's own file (name and text) over them. Top-level tables named in
    /// `foreign` belong to another game and may stand in a user's file too.
    pub fn read(
        embedded: &str,
        own: Option<(&str, &str)>,
        foreign: &[&str],
    ) -> Result<Figures, FiguresError> {
        let mut leaves = Reader::new("figures.toml", embedded, &[]).leaves()?;
        if let Some((file, text)) = own {
            for (path, leaf) in Reader::new(file, text, foreign).leaves()? {
                match leaves.get(&path) {
                    None => return Err(leaf.error(&path, phrase!("error-figures-unknown"))),
                    Some(known) if known.value.kind() != leaf.value.kind() => {
                        let (expected, found) = (known.value.kind(), leaf.value.kind());
                        let why = phrase!("error-figures-kind", expected = expected, found = found);
                        return Err(leaf.error(&path, why));
                    }
                    Some(_) => {}
                }
                leaves.insert(path, Leaf { source: Source::read(OWN_FILE), ..leaf });
            }
        }
        Ok(Figures { leaves })
    }

    /// Whether there is a figure at this path.
    pub fn has(&self, path: &str) -> bool {
        self.leaves.contains_key(path)
    }

    /// Every path below a prefix (`activity.base`), in order.
    pub fn below<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a str> {
        self.leaves
            .keys()
            .map(String::as_str)
            .filter(move |path| path.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('.')))
    }

    /// A whole number within a range.
    pub fn number(&self, path: &str, range: RangeInclusive<i64>) -> Result<i64, FiguresError> {
        let leaf = self.leaf(path)?;
        in_range(&leaf.value, &range).ok_or_else(|| {
            let (least, most) = (*range.start(), *range.end());
            let value = leaf.value.to_string();
            leaf.error(path, phrase!("error-figures-number", value = value, least = least, most = most))
        })
    }

    /// A list of whole numbers within a range.
    pub fn numbers(&self, path: &str, range: RangeInclusive<i64>) -> Result<Vec<i64>, FiguresError> {
        let leaf = self.leaf(path)?;
        list_of(&leaf.value, |value| in_range(value, &range)).ok_or_else(|| {
            let (least, most) = (*range.start(), *range.end());
            leaf.error(path, phrase!("error-figures-numbers", least = least, most = most))
        })
    }

    /// A list of lists of whole numbers within a range.
    pub fn rows(&self, path: &str, range: RangeInclusive<i64>) -> Result<Vec<Vec<i64>>, FiguresError> {
        let leaf = self.leaf(path)?;
        list_of(&leaf.value, |row| list_of(row, |value| in_range(value, &range))).ok_or_else(|| {
            let (least, most) = (*range.start(), *range.end());
            leaf.error(path, phrase!("error-figures-rows", least = least, most = most))
        })
    }

    /// A text.
    pub fn text(&self, path: &str) -> Result<&str, FiguresError> {
        let leaf = self.leaf(path)?;
        match &leaf.value {
            Value::Text(text) => Ok(text),
            _ => Err(leaf.error(path, phrase!("error-figures-text"))),
        }
    }

    /// A list of texts.
    pub fn texts(&self, path: &str) -> Result<Vec<String>, FiguresError> {
        let leaf = self.leaf(path)?;
        list_of(&leaf.value, as_text).ok_or_else(|| leaf.error(path, phrase!("error-figures-texts")))
    }

    /// A list of lists of texts.
    pub fn text_rows(&self, path: &str) -> Result<Vec<Vec<String>>, FiguresError> {
        let leaf = self.leaf(path)?;
        list_of(&leaf.value, |row| list_of(row, as_text))
            .ok_or_else(|| leaf.error(path, phrase!("error-figures-text-rows")))
    }

    /// An error that blames the figure at this path, for a rule that finds it impossible.
    pub fn blame(&self, path: &str, why: Phrase) -> FiguresError {
        match self.leaf(path) {
            Ok(leaf) => leaf.error(path, why),
            Err(error) => error,
        }
    }

    /// Whether the figure at this path comes from a user's own file.
    pub fn is_own(&self, path: &str) -> bool {
        self.leaves.get(path).is_some_and(|leaf| leaf.source.kind == OWN_FILE)
    }

    /// The figure as a person may look it up, if there is one at this path.
    pub fn figure(&self, path: &str, name: Phrase) -> Option<Figure> {
        let leaf = self.leaves.get(path)?;
        Some(Figure { name, value: leaf.value.to_string().into(), source: leaf.source.clone() })
    }

    fn leaf(&self, path: &str) -> Result<&Leaf, FiguresError> {
        self.leaves.get(path).ok_or_else(|| FiguresError {
            file: "figures.toml".into(),
            line: 0,
            field: path.into(),
            why: phrase!("error-figures-missing"),
        })
    }
}

fn in_range(value: &Value, range: &RangeInclusive<i64>) -> Option<i64> {
    match value {
        Value::Number(number) if range.contains(number) => Some(*number),
        _ => None,
    }
}

fn as_text(value: &Value) -> Option<String> {
    match value {
        Value::Text(text) => Some(text.clone()),
        _ => None,
    }
}

fn list_of<T>(value: &Value, item: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    match value {
        Value::List(list) => list.iter().map(item).collect(),
        _ => None,
    }
}

impl Leaf {
    fn error(&self, path: &str, why: Phrase) -> FiguresError {
        let (file, line) = self.place.clone();
        FiguresError { file, line, field: path.into(), why }
    }
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    foreign: &'a [&'a str],
    /// Where each line begins, in bytes.
    line_starts: Vec<usize>,
}

impl<'a> Reader<'a> {
    fn new(file: &'a str, text: &'a str, foreign: &'a [&'a str]) -> Reader<'a> {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(i, _)| i + 1);
        Reader { file, text, foreign, line_starts: std::iter::once(0).chain(breaks).collect() }
    }
}

impl Reader<'_> {
    fn leaves(&self) -> Result<BTreeMap<String, Leaf>, FiguresError> {
        let document = Document::parse(self.text).map_err(|error| FiguresError {
            file: self.file.into(),
            line: error.span().map_or(1, |span| self.line(span.start)),
            field: "TOML".into(),
            why: phrase!("error-said-by-reader", text = error.message().to_string()),
        })?;
        let mut leaves = BTreeMap::new();
        self.table(document.as_table(), "", "reconstructed", &mut leaves)?;
        Ok(leaves)
    }

    fn line(&self, offset: usize) -> usize {
        self.line_starts.partition_point(|start| *start <= offset)
    }

    fn table(
        &self,
        table: &dyn TableLike,
        path: &str,
        source: &str,
        leaves: &mut BTreeMap<String, Leaf>,
    ) -> Result<(), FiguresError> {
        let source = table.get("source").and_then(Item::as_str).unwrap_or(source);
        for (key, item) in table.iter() {
            let is_remark = key == "source" || key == "except";
            if is_remark || (path.is_empty() && self.foreign.contains(&key)) {
                continue;
            }
            let field = if path.is_empty() { key.to_string() } else { format!("{path}.{key}") };
            let line = item.span().map_or(1, |span| self.line(span.start));
            if let Some(inner) = item.as_table_like() {
                self.table(inner, &field, source, leaves)?;
                continue;
            }
            let Some(value) = item.as_value().and_then(Value::of) else {
                let why = phrase!("error-figures-value");
                return Err(FiguresError { file: self.file.into(), line, field, why });
            };
            let source = exception(table, key).unwrap_or_else(|| Source::read(source));
            leaves.insert(field, Leaf { value, source, place: (self.file.into(), line) });
        }
        Ok(())
    }
}

/// The source of one figure of a row, where it differs from the row's; `"spaces[1]"` speaks of a part of a list.
fn exception(row: &dyn TableLike, key: &str) -> Option<Source> {
    let except = row.get("except")?.as_table_like()?;
    let of_key = except.iter().find(|(name, _)| name.split('[').next() == Some(key))?;
    let part = (of_key.0 != key).then(|| of_key.0.to_string());
    Some(Source::of_part(of_key.1.as_str()?, part))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMBEDDED: &str = r#"
[activity.base]
merchant = { hire = 4, divisor = 2, spaces = [2, 1], source = "rulebook", except = { spaces = "reconstructed" } }
[board]
palace = { spaces = 6, source = "rulebook" }
"#;

    fn own(text: &str) -> Result<Figures, FiguresError> {
        Figures::read(EMBEDDED, Some(("mine.toml", text)), &["dice"])
    }

    #[test]
    fn a_row_names_its_source_and_its_exceptions() {
        let figures = Figures::read(EMBEDDED, None, &[]).unwrap();
        let source = |path| figures.figure(path, Phrase::NOTHING).unwrap().source.kind;
        assert_eq!(source("activity.base.merchant.hire"), "rulebook");
        assert_eq!(source("activity.base.merchant.spaces"), "reconstructed");
    }

    #[test]
    fn an_own_file_replaces_only_what_it_names() {
        let figures = own("[activity.base]\nmerchant.hire = 5\n[dice]\nwhatever = 1\n").unwrap();
        assert_eq!(figures.number("activity.base.merchant.hire", 0..=20), Ok(5));
        assert_eq!(figures.number("activity.base.merchant.divisor", 0..=20), Ok(2));
        assert_eq!(
            figures.figure("activity.base.merchant.hire", Phrase::NOTHING).unwrap().source.kind,
            OWN_FILE
        );
    }

    #[test]
    fn a_bad_file_is_refused_with_line_and_field() {
        for (text, line, field) in [
            ("\n[activity.base]\nmerchant.hyre = 5", 3, "activity.base.merchant.hyre"),
            ("[activity.base]\nmerchant.hire = \"five\"", 2, "activity.base.merchant.hire"),
            ("[activity.base]\nmerchant.hire = true", 2, "activity.base.merchant.hire"),
            ("\n\nhello", 3, "TOML"),
        ] {
            let error = own(text).unwrap_err();
            assert_eq!((error.line, error.field.as_str()), (line, field), "{error}");
        }
    }

    #[test]
    fn lists_of_lists_of_texts_are_read_or_blamed() {
        let text = "tiles = { pairs = [[\"a\", \"b\"], [\"c\"]], flat = [\"a\"], source = \"seen\" }";
        let figures = Figures::read(text, None, &[]).unwrap();
        assert_eq!(figures.text_rows("tiles.pairs").unwrap(), [vec!["a", "b"], vec!["c"]]);
        assert_eq!(figures.text_rows("tiles.flat").unwrap_err().field, "tiles.flat");
    }

    #[test]
    fn a_number_out_of_range_is_blamed_on_its_line() {
        let figures = own("[activity.base]\nmerchant.divisor = 0").unwrap();
        let error = figures.number("activity.base.merchant.divisor", 1..=20).unwrap_err();
        assert_eq!((error.file.as_str(), error.line), ("mine.toml", 2));
    }
}
