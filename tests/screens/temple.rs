//! Temple: its table.

mod fits;
mod games;
pub mod hand;
mod killed;
mod looks;
mod table;
mod turning;
