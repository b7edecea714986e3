//! Where the user was.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Where the user was when the app last ran. The shape of the values is the screens' own business.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Session {
    /// The stack of pages, the visible one last.
    pub pages: Value,
    /// How far each text of the reader has been read.
    pub reader: Map<String, Value>,
    /// The window's size in dp, where it has one of its own.
    pub window: Option<[u32; 2]>,
    /// Saved games of newer versions that the user has heard of.
    pub newer_told: BTreeSet<String>,
    /// Keys of newer versions, kept.
    #[serde(flatten)]
    pub rest: Map<String, Value>,
}
