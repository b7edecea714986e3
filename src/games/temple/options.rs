use serde::{Deserialize, Serialize};

/// What is agreed on before the first step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    pub edition: Edition,
}

/// Which of the designer's two texts of the rules holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    #[default]
    Original,
    Edited,
}
