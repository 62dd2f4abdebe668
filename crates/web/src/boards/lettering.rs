//! How much room titles take in the font of the boards: what is too long is pressed together, nothing is stretched.

/// The widths of letters as parts of the font's size; where nothing is said, [`USUAL`].
const WIDTHS: [(&str, f32); 10] = [
    (" '’.", 0.25),
    ("jl", 0.3),
    ("fitIJî", 0.35),
    ("-1", 0.4),
    ("crsç", 0.45),
    ("ezéèê2357", 0.5),
    ("bdkpquEFLPZûÉÈ04", 0.6),
    ("hnBCTY", 0.65),
    ("AGKRUVXÀDHNOQ", 0.73),
    ("wmMW", 0.95),
];
const USUAL: f32 = 0.55;

fn width(letter: char) -> f32 {
    WIDTHS.iter().find(|(letters, _)| letters.contains(letter)).map_or(USUAL, |(_, width)| *width)
}

/// The length to which a title in letters of this size must be pressed to have room, if it must.
pub fn pressed(title: &str, size: f32, room: f32) -> Option<f32> {
    let natural: f32 = title.chars().map(|letter| size * width(letter)).sum();
    (natural > room).then_some(room)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_room_is_left_as_it_is() {
        assert_eq!(pressed("Hôtel de ville", 12.0, 83.0), None);
        assert_eq!(pressed("Palais des comtes", 12.0, 83.0), Some(83.0));
        assert_eq!(pressed("", 12.0, 0.0), None);
    }
}
