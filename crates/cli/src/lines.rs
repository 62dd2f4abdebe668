//! Sentences in a terminal: broken between words, where there is a terminal that would break them anywhere.

use comfy_table::Table;

/// How many columns the terminal has; nothing where the output goes to a file or to another program.
pub fn width() -> Option<usize> {
    let table = Table::new();
    table.is_tty().then(|| table.width()).flatten().map(usize::from)
}

/// A sentence in as many lines as it needs, those after the first indented.
pub fn wrapped(sentence: &str, indent: usize) -> String {
    width().map_or_else(|| sentence.to_string(), |width| wrapped_to(sentence, width, indent))
}

/// The same in so many columns. A word that is longer than a line stays whole.
fn wrapped_to(sentence: &str, width: usize, indent: usize) -> String {
    let mut text = String::new();
    let (mut column, mut is_fresh) = (0, false);
    for (place, word) in sentence.split(' ').enumerate() {
        let length = word.chars().count();
        if column > indent && column + 1 + length > width {
            text.truncate(text.trim_end().len());
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            (column, is_fresh) = (indent, true);
        } else if place > 0 && !is_fresh {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
        // Several spaces in a row break into none.
        is_fresh &= word.is_empty();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::wrapped_to;

    #[test]
    fn sentences_are_broken_between_words() {
        assert_eq!(wrapped_to("Anna uses yellow 1.", 12, 2), "Anna uses\n  yellow 1.");
        assert_eq!(wrapped_to("  3  a board", 80, 5), "  3  a board");
        assert_eq!(wrapped_to("1  a board  [take 3]", 12, 3), "1  a board\n   [take 3]");
        assert_eq!(wrapped_to("unbreakable it is", 4, 0), "unbreakable\nit\nis");
    }
}
