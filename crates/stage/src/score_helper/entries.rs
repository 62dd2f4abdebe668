//! What people have written into the fields, read one by one; what makes no sense is collected.

use super::{Field, FieldGroup, FieldKind, Heading};
use tabletop::{Phrase, phrase};

/// What people have written.
pub struct Entries<'a> {
    form: &'a [FieldGroup],
    written: &'a [(String, String)],
    wrong: Vec<Phrase>,
}

impl<'a> Entries<'a> {
    /// What was written into the fields of a form. Fields that it does not have are wrong.
    pub fn new(form: &'a [FieldGroup], written: &'a [(String, String)]) -> Entries<'a> {
        let mut entries = Entries { form, written, wrong: Vec::new() };
        for (name, value) in written {
            match entries.field(name) {
                None => entries.complain(phrase!("score-wrong-field", field = name.clone())),
                Some((field, wher)) => {
                    if let Some(wrong) = judge(field, value.trim(), wher) {
                        entries.complain(wrong);
                    }
                }
            }
        }
        entries
    }

    /// A field of the form, and what it is about in words.
    fn field(&self, name: &str) -> Option<(&'a Field, Phrase)> {
        self.form.iter().find_map(|group| {
            group.rows.iter().find_map(|row| {
                let place = row.fields.iter().position(|field| field.name == name)?;
                let wher = match group.headings.get(place) {
                    Some(Heading::Seat(seat)) => {
                        phrase!("score-where-seat", row = row.label.clone(), who = *seat)
                    }
                    Some(Heading::Words(column)) => {
                        phrase!("score-where", row = row.label.clone(), column = column.clone())
                    }
                    None => row.label.clone(),
                };
                Some((&row.fields[place], wher))
            })
        })
    }

    /// What was written under a name, without spaces around it.
    pub fn text(&self, name: &str) -> &'a str {
        self.written.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value.trim())
    }

    /// A number; nothing and nonsense are 0, which has been said then.
    pub fn number(&self, name: &str) -> i32 {
        self.text(name).parse().unwrap_or(0)
    }

    /// A small number that is not negative.
    pub fn count(&self, name: &str) -> u8 {
        self.number(name).clamp(0, 255) as u8
    }

    /// Whether something is there.
    pub fn is_there(&self, name: &str) -> bool {
        !self.text(name).is_empty()
    }

    /// Something is wrong.
    pub fn complain(&mut self, wrong: Phrase) {
        if !self.wrong.contains(&wrong) {
            self.wrong.push(wrong);
        }
    }

    /// Everything that is wrong.
    pub(super) fn complaints(self) -> Result<(), Vec<Phrase>> {
        if self.wrong.is_empty() { Ok(()) } else { Err(self.wrong) }
    }
}

/// What is wrong with a value.
fn judge(field: &Field, value: &str, wher: Phrase) -> Option<Phrase> {
    match &field.kind {
        _ if value.is_empty() => None,
        FieldKind::Number(least, most) => {
            let fits = value.parse::<i32>().is_ok_and(|number| (*least..=*most).contains(&number));
            (!fits).then(|| {
                let value = value.to_string();
                phrase!("score-wrong-number", field = wher, value = value, least = *least, most = *most)
            })
        }
        FieldKind::OneOf(known) => {
            let fits = known.iter().any(|(word, _)| word == value);
            (!fits).then(|| phrase!("score-wrong-word", field = wher, value = value.to_string()))
        }
        FieldKind::Yes => None,
    }
}
