//! States changed at random, as somebody might who edits a saved one by hand: numbers, words, lengths of lists, parts
//! that change places or come from another table.

use fastrand::Rng;
use serde_json::Value;
use std::collections::BTreeMap;

/// How many parts of a shape are remembered.
const MOST_PARTS: usize = 300;

/// Parts of states that were seen, by where they were.
#[derive(Default, Debug)]
pub struct Parts {
    by_shape: BTreeMap<String, Vec<Value>>,
    words: Vec<String>,
}

impl Parts {
    /// Remembers every part of a state.
    pub fn learn(&mut self, state: &Value, luck: &mut Rng) {
        visit(state, &mut String::new(), &mut |shape, part| {
            if let Value::String(word) = part
                && !self.words.contains(word)
            {
                self.words.push(word.clone());
            }
            let parts = self.by_shape.entry(shape.to_string()).or_default();
            if parts.contains(part) {
            } else if parts.len() < MOST_PARTS {
                parts.push(part.clone());
            } else {
                parts[luck.usize(..MOST_PARTS)] = part.clone();
            }
        });
    }

    fn at(&self, shape: &str, luck: &mut Rng) -> Option<Value> {
        self.by_shape.get(shape).and_then(|parts| luck.choice(parts)).cloned()
    }
}

/// Shows every part of a value with its shape: its path without places in lists.
fn visit(value: &Value, shape: &mut String, see: &mut impl FnMut(&str, &Value)) {
    see(shape, value);
    let len = shape.len();
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                shape.push('.');
                shape.push_str(key);
                visit(field, shape, see);
                shape.truncate(len);
            }
        }
        Value::Array(items) => {
            shape.push_str("[]");
            items.iter().for_each(|item| visit(item, shape, see));
            shape.truncate(len);
        }
        _ => {}
    }
}

/// Changes one to six things; what was changed, as text.
pub fn mutate(state: &mut Value, parts: &Parts, luck: &mut Rng) -> Vec<String> {
    let changes = if luck.bool() { 1 } else { luck.usize(2..=6) };
    (0..changes).filter_map(|_| change(state, parts, luck)).collect()
}

fn change(state: &mut Value, parts: &Parts, luck: &mut Rng) -> Option<String> {
    if luck.u8(..4) == 0 {
        return exchange(state, luck);
    }
    let pointer = any_pointer(state, luck)?;
    let part = state.pointer_mut(&pointer)?;
    let before = part.to_string();
    change_part(part, &shape_of(&pointer), parts, luck);
    Some(format!("{pointer}: {before} -> {part}"))
}

fn change_part(part: &mut Value, shape: &str, parts: &Parts, luck: &mut Rng) {
    if luck.u8(..3) == 0
        && let Some(other) = parts.at(shape, luck)
    {
        *part = other;
        return;
    }
    match part {
        Value::Number(number) => *part = change_number(number.as_i64().unwrap_or(0), luck).into(),
        Value::String(word) => *word = luck.choice(&parts.words).cloned().unwrap_or_default(),
        Value::Bool(flag) => *flag = !*flag,
        Value::Array(items) => change_list(items, shape, parts, luck),
        Value::Object(fields) => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            if let (Some(one), Some(other)) = (luck.choice(&keys), luck.choice(&keys)) {
                let (a, b) = (fields[one].clone(), fields[other].clone());
                fields[one] = b;
                fields[other] = a;
            }
        }
        Value::Null => *part = parts.at(shape, luck).unwrap_or(Value::Null),
    }
}

fn change_number(number: i64, luck: &mut Rng) -> i64 {
    match luck.u8(..8) {
        0 | 1 => number + 1,
        2 | 3 => number - 1,
        4 => 0,
        5 => luck.i64(0..=20),
        6 => luck.i64(0..=300),
        _ => number * 2,
    }
}

fn change_list(items: &mut Vec<Value>, shape: &str, parts: &Parts, luck: &mut Rng) {
    let at = if items.is_empty() { 0 } else { luck.usize(..items.len()) };
    match luck.u8(..6) {
        0 | 1 => {
            if let Some(item) = parts.at(&format!("{shape}[]"), luck) {
                let place = luck.usize(..=items.len());
                items.insert(place, item);
            }
        }
        2 if !items.is_empty() => {
            items.remove(at);
        }
        3 if !items.is_empty() => {
            let copies = luck.usize(1..=9);
            let item = items[at].clone();
            items.extend(std::iter::repeat_n(item, copies));
        }
        4 => luck.shuffle(items),
        _ => {
            if let (false, Some(item)) = (items.is_empty(), parts.at(&format!("{shape}[]"), luck)) {
                items[at] = item;
            }
        }
    }
}

/// Two parts of the same shape change places, or a number goes from one to the other: what a box holds stays the same.
fn exchange(state: &mut Value, luck: &mut Rng) -> Option<String> {
    let one = any_pointer(state, luck)?;
    let family = |pointer: &str| shape_of(pointer).split('.').next_back().map(str::to_string);
    let is_number = |pointer: &str| state.pointer(pointer).is_some_and(Value::is_i64);
    let shape = shape_of(&one);
    let others: Vec<String> = pointers(state)
        .into_iter()
        .filter(|other| *other != one && !other.starts_with(&one) && !one.starts_with(other.as_str()))
        .filter(|other| {
            shape_of(other) == shape || (is_number(&one) && is_number(other) && family(other) != family(&one))
        })
        .collect();
    let other = luck.choice(&others)?.clone();
    let (a, b) = (state.pointer(&one)?.clone(), state.pointer(&other)?.clone());
    let (a, b) = match (a.as_i64(), b.as_i64()) {
        (Some(a), Some(b)) if luck.bool() => (Value::from(a - 1), Value::from(b + 1)),
        _ => (b, a),
    };
    *state.pointer_mut(&one)? = a;
    *state.pointer_mut(&other)? = b;
    Some(format!("{one} <-> {other}"))
}

/// A part of the state: every second time one of any field, so that small fields have their share.
fn any_pointer(state: &Value, luck: &mut Rng) -> Option<String> {
    let all = pointers(state);
    if luck.bool() {
        return luck.choice(&all).cloned();
    }
    let fields: Vec<&String> = state.as_object()?.keys().collect();
    let field = format!("/{}", luck.choice(&fields)?);
    let below: Vec<&String> = all.iter().filter(|pointer| pointer.starts_with(&field)).collect();
    luck.choice(&below).map(|pointer| pointer.to_string())
}

/// Where every part of a state is.
fn pointers(state: &Value) -> Vec<String> {
    let mut out = Vec::new();
    collect(state, &mut String::new(), &mut out);
    out
}

fn collect(value: &Value, path: &mut String, out: &mut Vec<String>) {
    let len = path.len();
    let mut below = |key: &str, value: &Value| {
        path.push('/');
        path.push_str(key);
        out.push(path.clone());
        collect(value, path, out);
        path.truncate(len);
    };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, field)| below(key, field)),
        Value::Array(items) => items.iter().enumerate().for_each(|(i, item)| below(&i.to_string(), item)),
        _ => {}
    }
}

/// The shape of a pointer: its keys, without places in lists.
fn shape_of(pointer: &str) -> String {
    let steps = pointer.split('/').skip(1);
    steps.map(|step| if step.parse::<usize>().is_ok() { "[]".into() } else { format!(".{step}") }).collect()
}

#[test]
fn a_change_is_named_and_never_leaves_json() {
    let mut luck = Rng::with_seed(1);
    let mut parts = Parts::default();
    let state = serde_json::json!({ "a": [1, 2, { "b": "word" }], "c": null, "d": { "e": 4, "f": true } });
    parts.learn(&state, &mut luck);
    let mut changed = 0;
    for _ in 0..1000 {
        let mut mutant = state.clone();
        let said = mutate(&mut mutant, &parts, &mut luck);
        assert!(mutant == state || !said.is_empty());
        changed += u32::from(mutant != state);
    }
    assert!(changed > 500, "{changed} of 1000 are changed");
}
