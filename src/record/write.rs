use serde_json::{Map, Value, json};

use super::{Record, SeatInfo, VERSION};

impl Record {
    /// The record as a text of one line.
    ///
    /// Known keys come first, in the order of the format's description, then the others as they were read.
    pub fn to_json(&self) -> String {
        Value::from(self.to_object()).to_string()
    }

    fn to_object(&self) -> Map<String, Value> {
        let mut options = self.start.options();
        options.extend(self.other_options.clone());
        let mut object = Map::new();
        object.insert("kachel".into(), json!(VERSION));
        object.insert("game".into(), json!(self.start.name()));
        object.insert("options".into(), options.into());
        if !self.seats.is_empty() {
            object.insert("seats".into(), self.seats.iter().map(SeatInfo::to_object).collect());
        }
        object.insert("steps".into(), json!(self.steps));
        object.extend(self.other.clone());
        object
    }
}

impl SeatInfo {
    fn to_object(&self) -> Map<String, Value> {
        let mut object = Map::new();
        if let Some(name) = &self.name {
            object.insert("name".into(), json!(name));
        }
        object.insert("player".into(), json!(self.player.word()));
        if let Some(level) = self.level {
            object.insert("level".into(), json!(level));
        }
        object.extend(self.other.clone());
        object
    }
}
