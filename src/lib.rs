//! Kachel: three tile games to play with the people at the table or against the computer.

pub mod bots;
pub mod games;
pub mod keep;
pub mod protocol;
pub mod reader;
pub mod record;
pub mod scene;
#[cfg(feature = "screens")]
pub mod screens;
pub mod table;
pub mod thinker;
pub mod words;

#[cfg(all(target_os = "android", feature = "screens"))]
mod android;
