//! What the menu shows where there is room.

/// The city's name over its houses, where there is room for it.
pub const BANNER: [&str; 4] = [
    "  ▟▙        ╷                     ╷    ▟▙  ",
    " ▟██▙  ╺┳╸┏━┓┏━┓╻ ╻┏━╸┏━┓         ▟▙  ▟██▙ ",
    " █▛▜█   ┃ ┣┳┛┃ ┃┗┳┛┣╸ ┗━┓   ▟▙ ▟▙ ██  █▛▜█ ",
    " █▌▐█   ╹ ╹┗╸┗━┛ ╹ ┗━╸┗━┛   ██ ██ ██  █▌▐█ ",
];
