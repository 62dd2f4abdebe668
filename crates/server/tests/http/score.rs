//! The score helper over HTTP.

use crate::test_server::TestServer;
use server::client::Client;

#[tokio::test]
async fn a_game_is_counted_from_what_lies_on_the_table() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let lobby = client.get("/").await.unwrap().text;
    assert!(lobby.contains("href=\"/score\""), "the lobby leads there");
    let form = client.get("/score?offer=troyes&players=3").await.unwrap().text;
    assert!(form.contains("name=\"vp.orange\"") && !form.contains("name=\"vp.natural\""));
    let fields = [
        ("offer", "troyes"),
        ("players", "3"),
        ("vp.blue", "20"),
        ("vp.green", "18"),
        ("level1.green", "1"),
        ("card1", "merchant"),
        ("card1.first", "green"),
        ("influence.blue", "10"),
        ("character1", "hugues_de_payns"),
        ("character2", "urbain_iv"),
        ("character3", "thibaut_ii"),
    ];
    let counted = client.post("/score", &fields).await.unwrap();
    assert_eq!(counted.status, 200);
    assert!(counted.text.contains("id=\"scores\""), "{}", counted.text);
    assert!(counted.text.contains("2 are lost for each level"), "rows say why");
    assert!(counted.text.contains("value=\"20\""), "what was filled in is still there");
    let french = client.post("/score?lang=fr", &fields).await.unwrap().text;
    assert!(french.contains("On perd 2 pour chaque niveau"), "in French too");
}

#[tokio::test]
async fn what_is_wrong_is_said() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let fields = [("offer", "dice"), ("players", "2"), ("drawn.great_hall.baker", "7"), ("nonsense", "1")];
    let answer = client.post("/score", &fields).await.unwrap();
    assert!(answer.text.contains("“7” is no number from 0 to 6"), "{}", answer.text);
    assert!(answer.text.contains("There is no field “nonsense”."));
    for (path, status) in [
        ("/score?offer=chess&players=2", 404),
        ("/score?offer=troyes", 400),
        ("/score?offer=troyes&players=9", 422),
    ] {
        assert_eq!(client.get(path).await.unwrap().status, status, "{path}");
    }
}
