//! Everybody's part in the seed of a game: nobody chooses last, nobody is waited for for ever, and everything is in the
//! record.

use super::{GUEST, HOST, creator, invitation, new_table, request, settings, tables};
use crate::live_table::LiveTable;
use crate::mixing::{MixingError, Part};
use crate::new_table::{RequestedSeat, TableRequest};
use crate::refusal::Refused;
use crate::services::Services;
use crate::tables::Tables;
use crate::testing::platform::ThreadPlatform;
use crate::testing::storage::MemoryStorage;
use crate::visitor::Visitor;
use crate::{TableId, TokenHash, Write};
use futures_executor::block_on;
use std::net::Ipv4Addr;
use std::sync::Arc;
use tabletop::{Commitment, Head, Mixture, Seat, Seats, Seed};
use words::Language;

fn visitor(session: TokenHash) -> Visitor {
    Visitor {
        session: Some(session),
        network: Ipv4Addr::LOCALHOST.into(),
        language: Language::english(),
        is_spared: false,
        request: None,
    }
}

fn nonce(number: u64) -> Seed {
    Seed::from_number(number)
}

fn promise(number: u64) -> Option<Commitment> {
    Some(Commitment::of(&nonce(number)))
}

/// A table that Anna opens with a promise and at which Bert sits down with one.
async fn two_promises(tables: &Tables, by_lot: bool) -> (TableId, Arc<LiveTable>) {
    let wanted = TableRequest { promised: promise(1), by_lot, ..request() };
    let id = tables.create_table(wanted, creator(HOST)).await.unwrap();
    let table = tables.table(&id).await.unwrap();
    let early = table.show_nonce(visitor(HOST), Seat(0), nonce(1)).await;
    assert!(matches!(early, Err(Refused::Mixing(MixingError::Early))), "Bert has promised nothing yet");
    let secret = invitation(tables, &id, 1).await;
    let copied = table.sit(secret, Seat(1), "Bert".into(), promise(1), creator(GUEST)).await;
    assert!(matches!(copied, Err(Refused::Mixing(MixingError::Copied))));
    table.sit(secret, Seat(1), "Bert".into(), promise(2), creator(GUEST)).await.unwrap();
    (id, table)
}

async fn is_undealt(table: &LiveTable) -> bool {
    let data = table.look().await.unwrap();
    let (steps, asked) = (data.game.steps(), data.game.asked());
    assert_eq!(data.row.is_undealt(), steps == 0 && asked.is_empty());
    data.row.is_undealt()
}

/// What the record of a table will say of its seed.
async fn promised_in_record(table: &LiveTable) -> (Head, Seed) {
    let data = table.look().await.unwrap();
    let mut head = Head::default();
    data.row.promise(&mut head, true);
    (head, data.row.seed)
}

#[test]
fn a_table_is_dealt_once_everybody_has_shown_what_they_promised() {
    for order in [[(HOST, 0, 1), (GUEST, 1, 2)], [(GUEST, 1, 2), (HOST, 0, 1)]] {
        block_on(async {
            let tables = tables();
            let (_, table) = two_promises(&tables, false).await;
            assert!(is_undealt(&table).await);
            let other = table.show_nonce(visitor(HOST), Seat(0), nonce(7)).await;
            assert!(matches!(other, Err(Refused::Mixing(MixingError::Other))), "not what was promised");
            let foreign = table.show_nonce(visitor(GUEST), Seat(0), nonce(1)).await;
            assert!(matches!(foreign, Err(Refused::NotYours)));
            for (session, seat, number) in order {
                assert!(is_undealt(&table).await);
                table.show_nonce(visitor(session), Seat(seat), nonce(number)).await.unwrap();
            }
            assert!(!is_undealt(&table).await);
            let (head, secret) = promised_in_record(&table).await;
            let (seed, mixture) = Mixture::checked(&head, &secret).unwrap();
            assert_eq!(mixture.unwrap().contributions.len(), 2);
            let data = table.look().await.unwrap();
            assert_ne!(seed, data.row.seed, "more than the table's own secret");
            assert_eq!(seed, data.row.game_seed());
        });
    }
}

#[test]
fn lots_come_from_the_seed_and_take_everything_along() {
    block_on(async {
        let mut has_moved = false;
        for _ in 0..20 {
            let tables = tables();
            let (id, table) = two_promises(&tables, true).await;
            let stream = table.subscribe(visitor(HOST), None, None).await.unwrap();
            table.show_nonce(visitor(GUEST), Seat(1), nonce(2)).await.unwrap();
            table.show_nonce(visitor(HOST), Seat(0), nonce(1)).await.unwrap();
            let (head, secret) = promised_in_record(&table).await;
            let (seed, mixture) = Mixture::checked(&head, &secret).unwrap();
            let lots = mixture.unwrap().lots(&seed);
            let data = table.look().await.unwrap();
            let seat = Seat(lots.iter().position(|place| *place == 0).unwrap() as u8);
            assert_eq!(data.seats_of(Some(&HOST)), Seats::one(seat));
            assert_eq!(data.row.chairs[seat.index()].name, "Anna");
            // Whoever looked with the eyes of a seat that is somebody else's now sees nothing more.
            assert_eq!(stream.events.is_closed(), seat != Seat(0));
            has_moved |= seat != Seat(0);
            let (kept, journal) = tables.services.storage.table(&id).await.unwrap().unwrap();
            assert_eq!(kept.chairs, data.row.chairs);
            assert!(
                tables.services.games.open_kept(&journal, &kept).is_ok(),
                "its dice are those of the seed"
            );
        }
        assert!(has_moved);
    });
}

#[test]
fn a_new_start_in_the_middle_loses_nothing() {
    block_on(async {
        let storage = Arc::new(MemoryStorage::default());
        let start = || {
            let platform = Arc::new(ThreadPlatform);
            Tables::new(Services::new(settings(), storage.clone(), platform.clone(), platform))
        };
        let (id, table) = two_promises(&start(), false).await;
        table.show_nonce(visitor(HOST), Seat(0), nonce(1)).await.unwrap();
        let again = start();
        let table = again.table(&id).await.unwrap();
        assert!(is_undealt(&table).await);
        table.show_nonce(visitor(GUEST), Seat(1), nonce(2)).await.unwrap();
        let steps = table.look().await.unwrap().game.steps();
        let third = start();
        let table = third.table(&id).await.unwrap();
        assert_eq!(table.look().await.unwrap().game.steps(), steps);
        assert!(!is_undealt(&table).await);
    });
}

#[test]
fn whoever_does_not_show_is_not_waited_for() {
    block_on(async {
        let storage = Arc::new(MemoryStorage::default());
        let platform = Arc::new(ThreadPlatform);
        let tables = Tables::new(Services::new(settings(), storage, platform.clone(), platform));
        let (id, table) = two_promises(&tables, false).await;
        table.show_nonce(visitor(HOST), Seat(0), nonce(1)).await.unwrap();
        // As if the time were over: nobody wants to wait for it here.
        let (mut row, _) = tables.services.storage.table(&id).await.unwrap().unwrap();
        row.terms.mixing.as_mut().unwrap().until = Some(tables.services.platform.now() + 1);
        let terms = Write::Terms { table: id.clone(), terms: row.terms };
        tables.services.storage.write(terms, row.revision).await.unwrap();
        drop(table);
        tables.clear_idle(-1);
        let table = LiveTable::load(tables.services.clone(), &id).await.unwrap();
        assert!(is_undealt(&table).await);
        for _ in 0..50 {
            if !is_undealt(&table).await {
                break;
            }
            table.pause(std::time::Duration::from_millis(100)).await;
        }
        let late = table.show_nonce(visitor(GUEST), Seat(1), nonce(2)).await;
        assert!(matches!(late, Err(Refused::Mixing(MixingError::Over))));
        let (head, secret) = promised_in_record(&table).await;
        assert!(head.notes.iter().any(|(key, text)| key == "contribution" && text.ends_with("withheld")));
        assert!(Mixture::checked(&head, &secret).is_ok());
    });
}

#[test]
fn a_deal_that_could_not_be_written_is_tried_again() {
    block_on(async {
        let tables = tables();
        let storage = &tables.services.storage;
        let (id, table) = two_promises(&tables, false).await;
        table.show_nonce(visitor(HOST), Seat(0), nonce(1)).await.unwrap();
        let (mut row, _) = storage.table(&id).await.unwrap().unwrap();
        row.terms.mixing.as_mut().unwrap().until = Some(tables.services.platform.now() + 1);
        let terms = Write::Terms { table: id.clone(), terms: row.terms };
        storage.write(terms, row.revision).await.unwrap();
        let table = LiveTable::load(tables.services.clone(), &id).await.unwrap();
        // Somebody else writes meanwhile: what follows in memory is refused.
        storage.write(Write::Pace { table: id.clone(), pace: 1 }, row.revision + 1).await.unwrap();
        for _ in 0..100 {
            if !is_undealt(&table).await {
                break;
            }
            table.pause(std::time::Duration::from_millis(100)).await;
        }
        assert!(!is_undealt(&table).await, "nobody waits for ever");
    });
}

#[test]
fn a_table_for_one_is_dealt_by_its_own_browser_alone() {
    block_on(async {
        let tables = tables();
        let chairs =
            vec![RequestedSeat::Me(None), RequestedSeat::Me(None), RequestedSeat::Bot("aelis".into())];
        let wanted = TableRequest { promised: promise(1), chairs, ..request() };
        let id = tables.create_table(wanted, creator(HOST)).await.unwrap();
        let table = tables.table(&id).await.unwrap();
        assert!(is_undealt(&table).await);
        let twice = table.promise(visitor(HOST), Seat(1), promise(2)).await;
        assert!(matches!(twice, Err(Refused::Mixing(MixingError::Promised))), "one screen, one part");
        table.show_nonce(visitor(HOST), Seat(0), nonce(1)).await.unwrap();
        assert!(!is_undealt(&table).await);
    });
}

#[test]
fn without_promises_the_dice_come_from_the_secret_of_the_table_as_before() {
    block_on(async {
        let tables = tables();
        let id = new_table(&tables).await;
        let table = tables.table(&id).await.unwrap();
        assert!(!is_undealt(&table).await);
        let (head, secret) = promised_in_record(&table).await;
        assert_eq!(Mixture::checked(&head, &secret), Ok((secret, None)));
        let mixing = table.look().await.unwrap().row.terms.mixing.clone().unwrap();
        assert_eq!(mixing.parts(), [Part::Nothing, Part::Nothing]);
    });
}
