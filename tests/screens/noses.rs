//! The nose game: its setup, its table and its result.

pub mod fits;
mod games;
pub mod hand;
mod keys;
mod killed;
mod looks;
mod reasons;
mod result;
mod setup;
mod table;
mod touch;
