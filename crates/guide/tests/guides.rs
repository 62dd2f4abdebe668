//! Every guide can be played to its end as its file says, and says everything in every language.

use guide::{FileError, Guide, LEARNER, Pattern, Place, Verdict};
use host::rules::{Troyes, TroyesDice};
use host::{Dice, Host, SeededDice};
use stage::Spot as _;
use stage::draft::Draftable;
use std::collections::BTreeSet;
use tabletop::{CompleteGame, Seed, Table, Viewer};
use words::Languages;

/// What each guide must teach, by its name.
const COVERS: [(&str, &[&str]); 3] = [
    (
        "troyes",
        &[
            "aim",
            "buildings",
            "citizens",
            "income",
            "dice",
            "black dice",
            "influence",
            "buying",
            "activity cards",
            "cathedral",
            "countering events",
            "placing citizens",
            "passing",
            "end of round",
            "scoring",
        ],
    ),
    (
        "kings-challenge",
        &[
            "aim",
            "le Roy settles",
            "buildings",
            "citizens",
            "characters",
            "dice",
            "black dice",
            "buying",
            "countering events",
            "le Roy's turn",
            "cathedral",
            "recalled characters",
            "passing",
            "end of round",
            "scoring",
        ],
    ),
    (
        "dice",
        &[
            "aim",
            "sheet",
            "wheel",
            "prices",
            "resources",
            "citizens",
            "work buildings",
            "changing the value",
            "cathedrals",
            "black die",
            "fortresses",
            "changing the color",
            "bonuses",
            "scoring",
        ],
    ),
];

#[test]
fn every_file_can_be_read_and_covers_what_it_must() {
    let guides: Vec<Guide> =
        guide::files().iter().map(|(name, text)| Guide::read(name, text).unwrap()).collect();
    assert_eq!(guide::all().len(), guides.len());
    for (name, needed) in COVERS {
        let guide = guide::find(name).unwrap();
        let covered: BTreeSet<&str> =
            guide.steps.iter().flat_map(|step| step.covers.iter().map(String::as_str)).collect();
        let missing: Vec<&&str> = needed.iter().filter(|thing| !covered.contains(**thing)).collect();
        assert!(missing.is_empty(), "{name} does not teach {missing:?}");
        assert!(guide.steps.len() >= 14, "{name} has {} steps", guide.steps.len());
    }
}

#[test]
fn every_message_is_in_every_language_and_short() {
    for guide in guide::all() {
        let wrong = guide.steps.iter().flat_map(|step| step.wrong.iter().map(|(_, message)| message));
        let said = guide.steps.iter().map(|step| &step.say);
        for message in [&guide.title, &guide.about].into_iter().chain(said).chain(wrong) {
            for language in Languages::iter() {
                let text = language.text(&message.phrase());
                assert!(text != message.0 && !text.is_empty(), "{}: {}", guide.name, message.0);
                assert!(text.chars().count() <= 330, "{} is too long: {text}", message.0);
            }
        }
    }
}

#[test]
fn every_guide_is_played_to_its_end() {
    for guide in guide::all() {
        match guide.offer.as_str() {
            "dice" => play::<TroyesDice>(guide),
            _ => play::<Troyes>(guide),
        }
    }
}

fn new_host<G: CompleteGame>(guide: &Guide) -> Host<G> {
    let game = G::new(&G::parse_options(guide.players, &guide.options).unwrap(), None).unwrap();
    let dice = Dice::Seeded(SeededDice::new(Seed::from_number(5)).after(guide.chance.iter().cloned()));
    let mut host = Host::new(Table::new(game, None), dice, usize::MAX);
    guide.let_others_play(&mut host);
    host
}

fn play<G: Draftable>(guide: &Guide) {
    let mut host: Host<G> = new_host(guide);
    let mut seen = BTreeSet::new();
    loop {
        let Place::At { said, .. } = guide.place(host.table()) else { panic!("{} is left", guide.name) };
        let place = format!("{}, step {}", guide.name, said.end);
        spots_are_there(guide, said.clone(), &host, &place);
        seen.extend(said.clone());
        if guide.steps[said.end - 1].deeds.is_empty() {
            break;
        }
        assert!(host.asked().contains(LEARNER), "{place}: somebody else is asked");
        wrong_tries_are_answered(guide, &mut host, &place);
        let model = guide.model(host.table());
        assert!(!model.is_empty(), "{place}: nothing that is offered is what is to be done");
        let question = host.question(LEARNER);
        assert_eq!(guide.attempt(&mut host, question, &model), Ok(Verdict::Played), "{place}");
    }
    assert_eq!(seen.len(), guide.steps.len(), "{}: every step was said", guide.name);
    assert!(host.past().chances() >= guide.chance.len(), "{}: all that is prepared has come", guide.name);
    for ((_, outcome), prepared) in host.table().chances().zip(&guide.chance) {
        if let host::Prepared::Roll(faces) = prepared {
            assert_eq!(&outcome[..], faces, "{}: the dice fell as they were prepared", guide.name);
        }
    }
    assert!(!host.is_over(), "{} goes on in free play", guide.name);
}

/// Of what is said before something happens the spots must be there at once; what is said later is about the same table.
fn spots_are_there<G: Draftable>(guide: &Guide, said: std::ops::Range<usize>, host: &Host<G>, place: &str) {
    let view = host.game().view(host.state(), Viewer::Seat(LEARNER));
    let (game, spots) = (host.game(), host.game().spots(&view));
    // What a spot shows may be named too: one of several cards that lie there.
    let shown = spots.iter().flat_map(|spot| game.sheets(&view, *spot));
    let spots: BTreeSet<String> = spots.iter().map(|spot| spot.id()).chain(shown).collect();
    // A choice that is the only one is made before anything is shown.
    if host.asked().contains(LEARNER) && host.table().choices(LEARNER).len() == 1 {
        return;
    }
    for at in guide.steps[said].iter().flat_map(|step| &step.at) {
        assert!(spots.contains(at), "{place}: there is no {at} among {spots:?}");
    }
}

/// Whatever else may be chosen is either what is to be done, or answered and not played.
fn wrong_tries_are_answered<G: Draftable>(guide: &Guide, host: &mut Host<G>, place: &str) {
    let (question, steps) = (host.question(LEARNER), host.table().steps());
    let choices = host.table().choices(LEARNER);
    let mut answered = 0;
    for choice in &choices {
        let mut tried = host.clone();
        match guide.attempt(&mut tried, question, &[*choice]).unwrap() {
            Verdict::Played => {}
            Verdict::Wrong(_) => {
                answered += 1;
                assert_eq!(tried.table().steps(), steps, "{place}: nothing is played");
            }
        }
    }
    assert!(choices.len() == 1 || answered > 0, "{place}: anything would do");
}

#[test]
fn a_table_that_is_opened_again_stands_at_the_same_step() {
    let guide = guide::find("troyes").unwrap();
    let mut host: Host<Troyes> = new_host(guide);
    for _ in 0..6 {
        let (question, model) = (host.question(LEARNER), guide.model(host.table()));
        guide.attempt(&mut host, question, &model).unwrap();
    }
    let prepared = guide.chance.len();
    let opened =
        Host::<Troyes>::open(&host.record(), Seed::from_number(5), prepared, &guide.chance, 60).unwrap();
    assert_eq!(guide.place(opened.table()), guide.place(host.table()));
    let finish = |mut host: Host<Troyes>| {
        while guide.place(host.table()).goes_on() && host.asked().contains(LEARNER) {
            let (question, model) = (host.question(LEARNER), guide.model(host.table()));
            if model.is_empty() {
                break;
            }
            guide.attempt(&mut host, question, &model).unwrap();
        }
        host.record().write()
    };
    assert_eq!(finish(opened), finish(host), "dice go on as if nothing had been closed");
}

#[test]
fn whoever_takes_back_goes_back_in_the_guide() {
    let guide = guide::find("troyes").unwrap();
    let mut host: Host<Troyes> = new_host(guide);
    let before = guide.place(host.table());
    let (question, model) = (host.question(LEARNER), guide.model(host.table()));
    guide.attempt(&mut host, question, &model).unwrap();
    assert_ne!(guide.place(host.table()), before);
    host.take_back(LEARNER, [tabletop::Seat(1)].into_iter().collect()).unwrap();
    assert_eq!(guide.place(host.table()), before);
}

#[test]
fn files_that_make_no_sense_say_where() {
    let head = "order = 1\noffer = \"troyes\"\nplayers = 2\noptions = \"\"\nopponent = \"perrin\"\nminutes = 1\ntitle = \"a\"\nabout = \"b\"\n";
    let read = |end: &str| Guide::read("try", &format!("{head}{end}")).map(drop);
    assert_eq!(read(""), Ok(()));
    let place = |error: Result<(), FileError>| error.unwrap_err().place;
    assert_eq!(place(read("chance = [\"throw 5\"]")), "try");
    assert_eq!(place(read("strange = 1")), "try");
    assert_eq!(place(read("[[step]]\nsay = \"a\"\n[[step]]\nat = []")), "try, step 2");
    assert_eq!(place(read("[[step]]\nsay = \"a\"\ndo = [\"pass\"]")), "try, step 1");
    assert_eq!(place(read("[[step]]\nsay = \"a\"\nthen = [\"pass\"]")), "try, step 1");
    assert!(Pattern::new("dice * red").is_met("dice two red") && !Pattern::new("pass").is_met("passes"));
}
