//! Temple: its table.

pub mod fits;
mod games;
pub mod hand;
mod killed;
mod looks;
mod said;
mod table;
mod turning;
