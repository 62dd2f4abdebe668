//! Who somebody is: names of people, names of the server, cookies, addresses behind a proxy.

use crate::play::{between, create_table};
use crate::refusals::assert_refused;
use crate::test_server::TestServer;
use http_body_util::Full;
use hyper::Method;
use server::client::{Answer, Client};

#[tokio::test]
async fn names_that_cannot_be_seen_or_told_apart_are_refused_with_a_reason() {
    let server = TestServer::open().await;
    let mut host = Client::new(server.address);
    let table = create_table(&mut host, "toy", &["me", "guest", "guest"], &[("name", "Anna")]).await;
    let page = host.get(&table).await.unwrap().text;
    let invitation = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    let mut guest = Client::new(server.address);
    for hidden in ["\u{200b}", "Bert\u{202e}", "\u{3164}", "\u{2800}"] {
        let answer = guest.post(&invitation, &[("name", hidden)]).await.unwrap();
        assert_refused(&answer, 422, "cannot be seen");
    }
    assert_refused(
        &guest.post(&invitation, &[("name", " \u{a0}")]).await.unwrap(),
        422,
        "at least one letter",
    );
    for taken in ["Anna", "anna", " ANNA ", "An na"] {
        assert_refused(
            &guest.post(&invitation, &[("name", taken)]).await.unwrap(),
            409,
            "called Anna already",
        );
    }
    assert_eq!(
        guest.post(&invitation, &[("name", "Bert")]).await.unwrap().status,
        303,
        "the seat is still free"
    );
    let fields = |name| [("offer", "toy"), ("players", "1"), ("seat0", "me"), ("name", name)];
    assert_refused(&host.post("/tables", &fields("\u{ad}")).await.unwrap(), 422, "cannot be seen");
    assert_refused(&host.post("/tables", &fields("Anna, aNNa")).await.unwrap(), 409, "called Anna already");
}

async fn get_as(server: &TestServer, host: &str) -> Answer {
    let mut client = Client::new(server.address);
    let request = hyper::Request::builder().method(Method::GET).uri("/").header("host", host);
    client.send(request.body(Full::default()).unwrap()).await.unwrap()
}

#[tokio::test]
async fn a_name_that_is_not_this_servers_leads_nowhere() {
    let server = TestServer::open_with(|config| config.hosts = vec!["troyes.example.org".into()]).await;
    let port = server.address.port();
    for own in ["127.0.0.1", "localhost", "192.168.7.7", "[::1]", "troyes.example.org"] {
        for host in [own.to_string(), format!("{own}:{port}")] {
            assert_eq!(get_as(&server, &host).await.status, 200, "{host}");
        }
    }
    let refused = get_as(&server, &format!("evil.example:{port}")).await;
    assert_refused(&refused, 421, "does not go by the name “evil.example”");
    assert_refused(&refused, 421, "--host evil.example");
    assert!(server.log().iter().any(|line| line.starts_with("unknown host: 127.0.0.1: ")));
    // A form that another site sends to its own name, which leads here, is refused too.
    let mut client = Client::new(server.address);
    let request =
        hyper::Request::builder().method(Method::POST).uri("/tables").header("host", "evil.example");
    let request = request.header("origin", "http://evil.example").body(Full::default()).unwrap();
    assert_refused(&client.send(request).await.unwrap(), 421, "does not go by the name");
}

#[tokio::test]
async fn a_cookie_that_was_not_given_out_here_is_not_adopted() {
    let server = TestServer::open().await;
    let address = server.address;
    let chosen = "troyes=0123456789abcdef0123456789abcdef";
    let mut victim = Client::with_cookie(address, chosen);
    let table = create_table(&mut victim, "toy", &["me", "guest"], &[("name", "Anna")]).await;
    assert_ne!(victim.cookie(), Some(chosen), "it gets a new one");
    assert!(victim.get(&table).await.unwrap().text.contains("data-seat=\"0\""));
    let page = Client::with_cookie(address, chosen).get(&table).await.unwrap().text;
    assert!(!page.contains("data-seat=\"0\""), "the chosen one holds no seat");
    assert!(server.log().iter().any(|line| line.starts_with("foreign cookie: 127.0.0.1: ")));
    let page = victim.get(&table).await.unwrap().text;
    let invitation = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    let mut guest = Client::with_cookie(address, chosen);
    guest.post(&invitation, &[("name", "Bert")]).await.unwrap();
    assert_ne!(guest.cookie(), Some(chosen));
}

#[tokio::test]
async fn a_cookie_that_was_given_out_here_stays() {
    let server = TestServer::open().await;
    for seats in [["me", "guest"], ["guest", "guest"]] {
        let mut client = Client::new(server.address);
        create_table(&mut client, "toy", &seats, &[]).await;
        let given = client.cookie().map(String::from);
        create_table(&mut client, "toy", &["me"], &[]).await;
        assert_eq!(client.cookie().map(String::from), given, "{seats:?}");
    }
}

#[tokio::test]
async fn behind_a_proxy_each_address_has_its_own_measure() {
    let server = TestServer::open_with(|config| {
        config.is_behind_proxy = true;
        config.limits.requests_per_second = 0.001;
        config.limits.requests_at_once = 2.0;
    })
    .await;
    let mut client = Client::new(server.address);
    let mut get = async |name: &'static str, line: &'static str| {
        let request = client.request(Method::GET, "/").header(name, line);
        client.send(request.body(Full::default()).unwrap()).await.unwrap().status.as_u16()
    };
    assert_eq!(get("x-forwarded-for", "192.0.2.1:1111").await, 200);
    assert_eq!(get("x-forwarded-for", "9.9.9.9, 192.0.2.1:2222").await, 200);
    assert_eq!(get("x-forwarded-for", "192.0.2.1").await, 429, "another port is no other address");
    assert_eq!(get("forwarded", "for=192.0.2.1;proto=https").await, 429, "nor is another header");
    assert_eq!(get("forwarded", "for=\"[2001:db8:1:2::3]:4711\"").await, 200, "others are not concerned");
    assert_eq!(get("x-forwarded-for", "2001:db8:1:2::4").await, 200);
    assert_eq!(get("forwarded", "for=192.0.2.9, for=\"[2001:db8:1:2::5]\"").await, 429, "one home");
    assert!(server.log().iter().any(|line| line.starts_with("too much at once: 192.0.2.1: ")));
    assert!(server.log().iter().all(|line| !line.starts_with("proxy: ")));
    let request = client.request(Method::GET, "/").header("x-forwarded-for", "192.0.2.7");
    let request = request.header("forwarded", "for=192.0.2.8").body(Full::default()).unwrap();
    assert_eq!(client.send(request).await.unwrap().status, 200, "counted for the proxy itself");
    assert!(server.log().iter().any(|line| line.starts_with("proxy: 127.0.0.1: ")));
}
