//! Which games there are: the one list in which a game's name becomes its type.

use tabletop::Phrase;

/// The list of games, one line for each name under which one is played: its rules, how many play when nobody says
/// (`only` if no other number is possible), and what it is.
///
/// Hands the list on to another macro, after whatever that one is to be given first: so every layer makes its own
/// functions from this list. Most layers only need [`dispatch!`](crate::dispatch).
#[macro_export]
macro_rules! list_games {
    ($($then:ident)::+ { $($first:tt)* }) => {
        $($then)::+! {
            $($first)*
            "troyes" => $crate::rules::Troyes, 4, $crate::phrase!("cli-game-troyes");
            "kings-challenge" => $crate::rules::Troyes, 1 only, $crate::phrase!("cli-game-kings-challenge");
            "dice" => $crate::rules::TroyesDice, 1, $crate::phrase!("cli-game-dice");
        }
    };
}

/// A name under which a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The word on command lines, in addresses and in the protocol.
    pub name: &'static str,
    /// How many play when nobody says.
    pub players: u8,
    /// Whether no other number of players goes by this name.
    pub only: bool,
}

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{self:?}")]
pub struct UnknownGame(pub String);

macro_rules! make_list {
    ($($name:literal => $rules:ty, $players:literal $($only:ident)?, $about:expr;)*) => {
        /// Every name under which a game is played.
        pub const LIST: &[Listed] = &[
            $(Listed { name: $name, players: $players, only: make_list!(@only $($only)?) },)*
            #[cfg(feature = "toy")]
            Listed { name: "toy", players: 2, only: false },
        ];

        impl Listed {
            /// What it is, in one sentence.
            pub fn about(&self) -> Phrase {
                match self.name {
                    $($name => $about,)*
                    #[cfg(feature = "toy")]
                    "toy" => tabletop::phrase!("cli-game-toy"),
                    _ => Phrase::NOTHING,
                }
            }
        }
    };
    (@only only) => { true };
    (@only) => { false };
}

list_games!(make_list {});

/// The entry of this name.
pub fn find(name: &str) -> Result<&'static Listed, UnknownGame> {
    LIST.iter().find(|listed| listed.name == name).ok_or_else(|| UnknownGame(name.into()))
}

/// Makes, for a layer that asks `Bound` of a game, a trait for what can be done with any game and a function that does
/// it with the game of a name:
///
/// ```
/// host::dispatch! {
///     /// Something that can be done with any game that bots can play.
///     pub trait ForGame: bots::Evaluate;
///     /// Does it with the game of this name.
///     pub fn with;
/// }
///
/// struct Seats;
/// impl ForGame for Seats {
///     type Output = u8;
///     fn run<G: bots::Evaluate>(self, listed: &'static host::Listed) -> u8 {
///         listed.players
///     }
/// }
/// assert_eq!(with("troyes", Seats), Ok(4));
/// assert!(with("chess", Seats).is_err());
/// ```
///
/// A layer that knows the toy game too says `pub fn with, toy;`.
#[macro_export]
macro_rules! dispatch {
    ($($given:tt)*) => { $crate::list_games!($crate::make_dispatch { $($given)* }); };
}

/// What [`dispatch!`] makes of the list.
#[doc(hidden)]
#[macro_export]
macro_rules! make_dispatch {
    ($(#[$trait_doc:meta])* $vis:vis trait $job:ident: $bound:path;
     $(#[$with_doc:meta])* $with_vis:vis fn $with:ident $(, $toy:ident)?;
     $($name:literal => $rules:ty, $players:literal $($only:ident)?, $about:expr;)*) => {
        $(#[$trait_doc])*
        $vis trait $job: Sized {
            /// What comes of it.
            type Output;
            /// Does it with the rules of this type, which are played under this name.
            fn run<G: $bound>(self, listed: &'static $crate::Listed) -> Self::Output;
        }

        $(#[$with_doc])*
        $with_vis fn $with<J: $job>(name: &str, job: J) -> Result<J::Output, $crate::UnknownGame> {
            let listed = $crate::games::find(name)?;
            match listed.name {
                $($name => Ok(job.run::<$rules>(listed)),)*
                $($crate::make_dispatch!(@name $toy) => Ok(job.run::<$crate::make_dispatch!(@rules $toy)>(listed)),)?
                _ => Err($crate::UnknownGame(name.into())),
            }
        }
    };
    (@name toy) => { "toy" };
    (@rules toy) => { $crate::rules::Toy };
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Evaluate;

    crate::dispatch! {
        trait ForGame: Evaluate;
        fn with, toy;
    }

    struct Name;
    impl ForGame for Name {
        type Output = (&'static str, &'static str);
        fn run<G: Evaluate>(self, listed: &'static Listed) -> Self::Output {
            (listed.name, G::NAME)
        }
    }

    #[test]
    fn every_name_leads_to_its_rules() {
        let found: Vec<_> = LIST.iter().map(|listed| with(listed.name, Name).unwrap()).collect();
        let rules = [("troyes", "troyes"), ("kings-challenge", "troyes"), ("dice", "dice"), ("toy", "toy")];
        assert_eq!(found, rules);
        assert_eq!(with("chess", Name), Err(UnknownGame("chess".into())));
    }

    #[test]
    fn every_name_is_introduced() {
        for listed in LIST {
            assert_ne!(listed.about(), Phrase::NOTHING, "{}", listed.name);
        }
    }
}
