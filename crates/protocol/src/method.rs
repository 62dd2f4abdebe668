//! The methods: one list from which everything else about them is asked.

/// Makes the methods from their list, in the order of the documentation. `speaks` marks those that answer with texts, and
/// so take a `lang`; `waits` those after which a table waits for somebody, and which so take `brief`, `next` and `view`.
macro_rules! methods {
    ($($method:ident = $name:literal $($speaks:ident $($waits:ident)?)?),* $(,)?) => {
        /// A method.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Method { $($method),* }

        impl Method {
            /// Every method.
            pub const ALL: [Method; Method::NAMES.len()] = [$(Method::$method),*];
            /// Their names.
            pub const NAMES: &'static [&'static str] = &[$($name),*];

            /// Its name in requests.
            pub const fn name(self) -> &'static str {
                match self { $(Method::$method => $name),* }
            }

            /// Whether it answers with texts, and so takes a `lang`.
            pub const fn is_speaking(self) -> bool {
                match self { $(Method::$method => methods!(@marked $($speaks)?)),* }
            }

            /// Whether a table waits for somebody after it, so that it takes `brief`, `next` and `view`.
            pub const fn is_waiting(self) -> bool {
                match self { $(Method::$method => methods!(@marked $($($waits)?)?)),* }
            }
        }
    };
    (@marked) => { false };
    (@marked $mark:ident) => { true };
}

methods! {
    Hello = "hello" speaks,
    New = "new" speaks waits,
    Deal = "deal" speaks waits,
    Load = "load" speaks waits,
    Next = "next" speaks waits,
    Play = "play" speaks waits,
    Chance = "chance" speaks waits,
    View = "view",
    State = "state",
    Record = "record",
    WhyNot = "why_not" speaks,
    Undo = "undo",
    Close = "close",
    Clone = "clone" speaks waits,
    Guess = "guess" speaks waits,
    Bot = "bot" speaks waits,
    Evaluate = "evaluate",
    Moves = "moves",
    Analyse = "analyse",
}

impl Method {
    /// The method of this name.
    pub fn named(name: &str) -> Option<Method> {
        Method::ALL.into_iter().find(|method| method.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_method_is_documented_with_a_request() {
        let page = include_str!("../../../docs/protocol.md");
        let requests = page.lines().filter_map(|line| line.strip_prefix("> "));
        for name in Method::NAMES {
            let method = format!("\"method\":\"{name}\"");
            assert!(requests.clone().any(|request| request.contains(&method)), "{name} has no request");
        }
    }
}
