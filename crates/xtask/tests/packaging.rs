//! The examples of several machines are readable and agree with each other.

use saphyr::{LoadableYamlNode, Yaml};
use std::path::{Path, PathBuf};

/// How long a node takes to end at most after its notice: what is under way, and last words.
const LONGEST: i64 = 13;

fn packaging() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging")
}

fn read(name: &str) -> String {
    std::fs::read_to_string(packaging().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn documents(text: &str) -> Vec<Yaml<'_>> {
    Yaml::load_from_str(text).unwrap_or_else(|error| panic!("{error}"))
}

fn find<'a, 'i>(all: &'a [Yaml<'i>], kind: &str) -> &'a Yaml<'i> {
    all.iter().find(|one| one["kind"].as_str() == Some(kind)).unwrap_or_else(|| panic!("no {kind}"))
}

fn texts<'a>(list: &'a Yaml<'_>) -> Vec<&'a str> {
    list.as_vec().expect("a list").iter().filter_map(Yaml::as_str).collect()
}

/// The number after `--NAME=` or `--NAME `.
fn number(arguments: &str, name: &str) -> i64 {
    let (_, rest) = arguments.split_once(&format!("--{name}")).expect("it is said");
    let digits: String = rest[1..].chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

#[test]
fn every_file_can_be_read() {
    let mut count = 0;
    for folder in [packaging(), packaging().join("kubernetes")] {
        for entry in folder.read_dir().unwrap().filter_map(Result::ok) {
            if entry.path().extension().is_some_and(|end| end == "yaml") {
                let text = std::fs::read_to_string(entry.path()).unwrap();
                assert!(!documents(&text).is_empty(), "{:?}", entry.path());
                count += 1;
            }
        }
    }
    assert!(count >= 5, "{count} files");
}

#[test]
fn a_node_is_asked_whether_it_lives_and_is_ready_and_has_time_to_end() {
    let text = read("kubernetes/nodes.yaml");
    let all = documents(&text);
    let pod = &find(&all, "Deployment")["spec"]["template"]["spec"];
    let node = &pod["containers"][0];
    assert_eq!(node["livenessProbe"]["httpGet"]["path"].as_str(), Some("/health"));
    assert_eq!(node["readinessProbe"]["httpGet"]["path"].as_str(), Some("/ready"));
    let arguments = texts(&node["args"]).join(" ");
    let notice = number(&arguments, "notice");
    let probe = &node["readinessProbe"];
    let heard =
        probe["periodSeconds"].as_integer().unwrap() * probe["failureThreshold"].as_integer().unwrap();
    assert!(notice > heard, "who asks every few seconds has heard it after {heard} s");
    assert!(pod["terminationGracePeriodSeconds"].as_integer().unwrap() > notice + LONGEST);
    assert!(find(&all, "Deployment")["spec"]["replicas"].as_integer().unwrap() >= 3);
    let ports = node["ports"].as_vec().unwrap();
    for (name, argument) in [("pages", "address"), ("nodes", "node-address"), ("inner", "inner")] {
        let port = ports.iter().find(|port| port["name"].as_str() == Some(name)).unwrap();
        let said = arguments.split(' ').find(|said| said.starts_with(&format!("--{argument}="))).unwrap();
        let (_, said) = said.rsplit_once(':').unwrap();
        assert_eq!(Some(said), port["containerPort"].as_integer().map(|port| port.to_string()).as_deref());
    }
    let balancer = &find(&all, "Service")["spec"]["ports"];
    assert_eq!(balancer.as_vec().unwrap().len(), 1, "what is counted is not for the world");
}

#[test]
fn secrets_stand_in_secrets_alone() {
    let text = read("kubernetes/nodes.yaml");
    let all = documents(&text);
    let container = &find(&all, "Deployment")["spec"]["template"]["spec"]["containers"][0];
    let password = &container["env"].as_vec().unwrap()[0]["valueFrom"]["secretKeyRef"];
    let secret = read("kubernetes/secret.yaml");
    let secret = &documents(&secret)[0];
    assert_eq!(password["name"].as_str(), secret["metadata"]["name"].as_str());
    assert!(secret["stringData"].as_mapping_get(password["key"].as_str().unwrap()).is_some());
    assert!(text.contains("postgres://troyes@"), "no password is named");
    assert!(read("compose.yaml").contains("PGPASSWORD: ${TROYES_PASSWORD:?}"));
}

#[test]
fn bots_think_where_only_that_is_done_and_without_a_key() {
    let (nodes, thinkers) = (read("kubernetes/nodes.yaml"), read("kubernetes/think.yaml"));
    assert!(nodes.contains("--think=elsewhere"));
    let all = documents(&thinkers);
    let pod = &find(&all, "Deployment")["spec"]["template"]["spec"];
    let arguments = texts(&pod["containers"][0]["args"]);
    let database = arguments.iter().find(|said| said.starts_with("--database=")).unwrap();
    assert!(arguments[0] == "think" && nodes.contains(*database), "the same database");
    assert!(pod["terminationGracePeriodSeconds"].as_integer().unwrap() > 3);
    assert!(!thinkers.contains("key-file"), "who thinks opens no seeds");
    let compose = read("compose.yaml");
    let all = documents(&compose);
    let think = &all[0]["services"]["think"];
    assert!(
        think["command"].as_str().unwrap().starts_with("think --database postgres://troyes@postgres/troyes")
    );
    assert!(think.as_mapping_get("secrets").is_none(), "who thinks opens no seeds");
}

#[test]
fn compose_balances_over_the_nodes_there_are() {
    let (compose, balancer, prometheus) =
        (read("compose.yaml"), read("balancer.conf"), read("prometheus.yaml"));
    let all = documents(&compose);
    let services = all[0]["services"].as_mapping().unwrap();
    let nodes: Vec<&str> =
        services.keys().filter_map(Yaml::as_str).filter(|name| name.starts_with("node")).collect();
    assert_eq!(nodes.len(), 3);
    for node in nodes {
        assert!(balancer.contains(&format!("server {node}:8020")), "{node}");
        assert!(prometheus.contains(&format!("{node}:9020")), "{node}");
    }
    let command = all[0]["x-node"]["command"].as_str().unwrap();
    let grace = all[0]["x-node"]["stop_grace_period"].as_str().unwrap().trim_end_matches('s');
    assert!(grace.parse::<i64>().unwrap() > number(command, "notice") + LONGEST);
}
