//! Temple: its table.

mod fits;
mod games;
mod hand;
mod killed;
mod looks;
mod table;
mod turning;
