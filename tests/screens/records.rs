//! Saved games for the tests.

/// A game of two in progress: two knots have been made.
pub const GOING: &str = r#"{"kachel":1,"game":"textile","options":{"players":2,"per_colour":6,"teams":false},
"seats":[{"name":"Mina","player":"human"},{"name":"Jonas","player":"human"}],
"steps":["start:D","take:A","take:C","take:B@0,-1","take:B@0,-1","take:C@0,-2","take:E@-1,0","knot:r0@1,0","draw:E",
"knot:r0@-1,0","draw:A","take:A@0,-1","take:E@0,1","knot:r0@0,-1","draw:D","take:D@0,2","take:C@0,-1","take:B@1,2",
"take:A@1,0","knot:r0@2,-2","draw:C"]}"#;

/// A game of two that has just begun, with Korean names.
pub const BEGUN: &str = r#"{"kachel":1,"game":"textile","options":{"players":2,"per_colour":9,"teams":false},
"seats":[{"name":"미나","player":"human"},{"name":"지훈","player":"human"}],"steps":["start:D","take:A"]}"#;

/// The finished game of a vector, with names.
pub fn finished(vector: &str, names: &[&str]) -> String {
    let path = format!("{}/tests/vectors/{vector}.json", env!("CARGO_MANIFEST_DIR"));
    let vector: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let seats: Vec<_> = names
        .iter()
        .map(|name| serde_json::json!({ "name": name, "player": "human" }))
        .collect();
    serde_json::json!({
        "kachel": 1,
        "game": vector["game"],
        "options": vector["options"],
        "seats": seats,
        "steps": vector["record"],
    })
    .to_string()
}
