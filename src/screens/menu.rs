//! The menu over a game.

use std::rc::Rc;

use slint::ComponentHandle;

use super::context::Context;
use super::nav::{self, Entry};
use super::ui::MenuAdapter;
use super::{reader, setup, table};

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let menu = ui.global::<MenuAdapter>();
    let weak = Rc::downgrade(ctx);
    menu.on_rules({
        let weak = weak.clone();
        move || {
            if let Some(ctx) = weak.upgrade() {
                reader::open(&ctx, table::game(&ctx));
            }
        }
    });
    menu.on_leave({
        let weak = weak.clone();
        move || {
            if let Some(ctx) = weak.upgrade() {
                nav::go_home(&ctx);
            }
        }
    });
    menu.on_new_game(move || {
        let Some(ctx) = weak.upgrade() else { return };
        let game = table::game(&ctx);
        if setup::open(&ctx, game) {
            nav::go(&ctx, Entry::Setup { game: game.into() });
        }
    });
}

/// The Back key: closes the menu. False if it isn't open.
pub(super) fn back(ctx: &Rc<Context>) -> bool {
    let ui = ctx.ui();
    let menu = ui.global::<MenuAdapter>();
    let open = menu.get_open();
    menu.set_open(false);
    open
}
