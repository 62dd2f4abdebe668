//! What those are told who run servers, and processes that think for them.

use crate::{command, failure, stdout, troyes};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::Stdio;

#[test]
fn thinking_wants_a_postgresql_database_that_answers() {
    for wrong in ["tables.sqlite", "sqlite:tables.sqlite", "mysql://localhost/troyes"] {
        let (code, text) = failure(&troyes(&["think", "--database", wrong]));
        assert!(code == 2 && text.contains("postgres://USER@HOST/NAME"), "{wrong}: {text}");
    }
    let (code, text) = failure(&troyes(&["think", "--database", "postgres://nobody@127.0.0.1:1/none"]));
    assert_eq!(code, 1);
    assert!(text.starts_with("error: cannot think for the nodes of the database: "), "{text}");
    assert!(text.contains("refused") && text.contains("hint: is it running"), "{text}");
    let (code, text) =
        failure(&troyes(&["think", "--database", "postgres://a@127.0.0.1:1/b", "--threads", "0"]));
    assert!(code == 2 && text.contains("from 1 to 1024"), "{text}");
}

#[test]
fn a_server_of_another_kind_is_no_database() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("postgres://a@{}/b", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            // Gone before it has read it, perhaps.
            let _ = stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n");
        }
    });
    let (code, text) = failure(&troyes(&["think", "--database", &url]));
    assert!(code == 1 && text.contains("cannot think for the nodes of the database"), "{text}");
}

#[test]
fn a_copy_names_the_key_that_was_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (file, key) = (path("tables.sqlite"), path("elsewhere.key"));
    let mut serve = command(&["serve", "--address", "127.0.0.1:0", "--file", &file, "--key-file", &key]);
    let mut server = serve.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    let said = stdout(&troyes(&["backup", &path("one"), "--file", &file, "--key-file", &key]));
    assert!(said.contains(&key) && !said.contains("tables.sqlite.key"), "{said}");
    let mut held = command(&["backup", &path("two"), "--file", &file]);
    let (code, text) = failure(&held.env("TROYES_KEY", "5a".repeat(32)).output().unwrap());
    assert!(code == 1 && text.contains("another key than the one at TROYES_KEY"), "{text}");
    assert!(!folder.path().join("two").exists(), "nobody shall keep a wrong key with it");
    let said = stdout(&held.env("TROYES_KEY", std::fs::read_to_string(&key).unwrap()).output().unwrap());
    assert!(said.contains("(TROYES_KEY)") && !said.contains("tables.sqlite.key"), "{said}");
    let said = stdout(&troyes(&["backup", &path("three"), "--file", &file]));
    assert!(said.contains("tables.sqlite.key, unless"), "{said}");
}
