//! Ways to search that are tried out, as they are written on the command line.

use bots::SearchParams;

/// Why a text does not say how to search.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not like `playout_moves=4,trust=10`")]
pub struct NotTuned(String);

/// Changes parameters by a text like `playout_moves=4,trust=10`.
pub fn tune(mut params: SearchParams, text: &str) -> Result<SearchParams, NotTuned> {
    for part in text.split(',') {
        let wrong = || NotTuned(part.into());
        let (name, number) = part.split_once('=').ok_or_else(wrong)?;
        let number: f64 = number.parse().map_err(|_| wrong())?;
        match name {
            "root_states" => params.root_states = number as usize,
            "inner_states" => params.inner_states = number as usize,
            "widest" => params.widest = number as usize,
            "patience" => params.patience = number as u32,
            "curiosity" => params.curiosity = number,
            "trust" => params.trust = number,
            "playout_moves" => params.playout_moves = number as u32,
            "playout_chapters" => params.playout_chapters = number as u32,
            "playout_states" => params.playout_states = number as usize,
            "playout_tries" => params.playout_tries = number as u32,
            "cached_tries" => params.cached_tries = number as u32,
            "keeps_to_its_move" => params.keeps_to_its_move = number != 0.0,
            _ => return Err(wrong()),
        }
    }
    Ok(params)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_is_changed() {
        let tuned = tune(SearchParams::default(), "playout_moves=2,trust=7.5").unwrap();
        assert_eq!(tuned, SearchParams { playout_moves: 2, trust: 7.5, ..SearchParams::default() });
        for text in ["", "trust", "trust=x", "haste=3"] {
            assert_eq!(tune(SearchParams::default(), text), Err(NotTuned(text.into())));
        }
    }
}
