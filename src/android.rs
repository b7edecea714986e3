//! Where Android starts the app.

use slint::android::AndroidApp;

// The name is what the activity looks for in the library.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
fn android_main(app: AndroidApp) {
    let start = crate::screens::Start {
        home: app.internal_data_path().unwrap_or_default(),
        // The system's list of languages, and what the user set for this app, is in the configuration only.
        lang: app
            .config()
            .language()
            .map(|language| crate::words::Lang::negotiate([language])),
    };
    slint::android::init(app).unwrap();
    crate::screens::run(start).unwrap();
}
