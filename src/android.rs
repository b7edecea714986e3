//! Where Android enters the app.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use slint::android::AndroidApp;
use slint::android::android_activity::{MainEvent, PollEvent};

use crate::screens::{App, Context, Start, settings};
use crate::words::Lang;

// The name is what the activity looks for in the library.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
fn android_main(activity: AndroidApp) {
    let start = Start {
        home: activity.internal_data_path().unwrap_or_default(),
        lang: None,
        system_lang: language(&activity),
    };
    let context: Rc<RefCell<Weak<Context>>> = Rc::default();
    let listener = {
        let context = context.clone();
        let activity = activity.clone();
        move |event: &PollEvent| {
            if let Some(ctx) = context.borrow().upgrade() {
                follow(&ctx, &activity, event);
            }
        }
    };
    slint::android::init_with_event_listener(activity, listener).expect("the platform is set once");
    let app = App::new(start).expect("an activity has a window");
    *context.borrow_mut() = Rc::downgrade(&app.ctx);
    app.run().expect("the activity runs until Android ends it");
}

/// What Slint leaves to the app.
fn follow(ctx: &Rc<Context>, activity: &AndroidApp, event: &PollEvent) {
    match event {
        // From here on the process may be ended at any time. What can't be written has been told already.
        PollEvent::Main(MainEvent::Pause | MainEvent::Stop | MainEvent::SaveState { .. }) => drop(ctx.keeper.flush()),
        PollEvent::Main(MainEvent::ConfigChanged { .. }) => {
            if let Some(lang) = language(activity) {
                settings::follow_system_language(ctx, lang);
            }
        }
        _ => {}
    }
}

/// The language of the system, or the one that the user set for this app: both are in the configuration only.
fn language(activity: &AndroidApp) -> Option<Lang> {
    activity.config().language().map(|language| Lang::negotiate([language]))
}
