//! Playing over HTTP, and what tests read in pages.

use server::client::{Answer, Client};

/// A guest who sits down at once, so that the table is dealt.
pub const FRIEND: &str = "friend";

/// Opens a table; `seats` as the lobby sends them, or [`FRIEND`].
pub async fn create_table(client: &mut Client, offer: &str, seats: &[&str], more: &[(&str, &str)]) -> String {
    let players = seats.len().to_string();
    let names: Vec<String> = (0..seats.len()).map(|seat| format!("seat{seat}")).collect();
    let mut fields = vec![("offer", offer), ("players", players.as_str()), ("pace", "0")];
    let sent = seats.iter().map(|seat| if *seat == FRIEND { "guest" } else { seat });
    fields.extend(names.iter().map(String::as_str).zip(sent));
    fields.extend(more);
    let answer = client.post("/tables", &fields).await.expect("an answer");
    assert_eq!(answer.status, 303, "{}", answer.text);
    let table = answer.location().expect("the way to the table").to_string();
    if seats.contains(&FRIEND) {
        seat_friends(client, &table).await;
    }
    table
}

/// Everybody who was invited sits down.
async fn seat_friends(host: &mut Client, table: &str) {
    let page = host.get(table).await.expect("a page").text;
    for (number, invitation) in between(&page, "href=\"/join/", "\"").into_iter().enumerate() {
        let name = format!("Friend {}", number + 1);
        let sat = host.stranger().post(&format!("/join/{invitation}"), &[("name", &name)]).await;
        assert_eq!(sat.expect("an answer").status, 303);
    }
}

/// A table of the toy at which the first die is chosen: with two alike it would be taken at once.
pub async fn create_toy(client: &mut Client, seats: &[&str], more: &[(&str, &str)]) -> String {
    for _ in 0..100 {
        let table = create_table(client, "toy", seats, more).await;
        let page = client.get(&table).await.expect("a page").text;
        if asked(&page).is_some_and(|(_, choices)| choices.iter().all(|choice| choice.starts_with("take"))) {
            return table;
        }
    }
    panic!("all dice are alike");
}

/// What stands between two texts in a page, each time.
pub fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split_once(after)).map(|(found, _)| found).collect()
}

/// The question that a page asks and the choices it offers.
pub fn asked(page: &str) -> Option<(String, Vec<String>)> {
    let question = between(page, "name=\"question\" value=\"", "\"").first()?.to_string();
    let choices =
        between(page, "type=\"submit\" name=\"choice\" value=\"", "\"").into_iter().map(plain).collect();
    Some((question, choices))
}

/// The answers to the questions before the one that is listed, which a page sends along.
pub fn chosen_before(page: &str) -> Vec<String> {
    let form = between(page, "id=\"answers\"", "</form>");
    let hidden = |form: &&str| -> Vec<String> {
        between(form, "type=\"hidden\" name=\"choice\" value=\"", "\"").into_iter().map(plain).collect()
    };
    form.first().map(hidden).unwrap_or_default()
}

/// Answers the question that the page asks with its first choice. `None` if it asks nothing.
pub async fn answer_first(client: &mut Client, table: &str, seat: &str) -> Option<Answer> {
    let page = client.get(&format!("{table}?seat={seat}")).await.expect("a page").text;
    answer(client, table, &page, seat, 0).await
}

/// Answers the question that a page asks with one of its choices, counted round and round. `None` if it asks nothing.
pub async fn answer(client: &mut Client, table: &str, page: &str, seat: &str, pick: usize) -> Option<Answer> {
    let (question, choices) = asked(page)?;
    let mut fields = vec![("seat", seat), ("question", &question)];
    let before = chosen_before(page);
    let picked = choices.get(pick % choices.len().max(1));
    fields.extend(before.iter().chain(picked).map(|choice| ("choice", choice.as_str())));
    Some(client.post(&format!("{table}/answer"), &fields).await.expect("an answer"))
}

/// Plays to the end with one client for all seats that people play.
pub async fn play_to_the_end(client: &mut Client, table: &str, seats: &[&str]) {
    for _ in 0..2000 {
        for seat in seats {
            if let Some(answer) = answer_first(client, table, seat).await {
                assert!(answer.status == 204 || answer.status == 409, "{}", answer.text);
            }
        }
        if client.get(table).await.expect("a page").text.contains("The game is over") {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the game did not end");
}

/// A value without the escapes of a page.
fn plain(value: &str) -> String {
    value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
