//! Messages for `ui/`, and the change of language.

use std::rc::Rc;

use slint::{ComponentHandle, Model};

use super::context::{Context, shown};
use super::ui::Tr;
use crate::words::{Arg, Lang, WORD_JOINER, Words, without_isolates};

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let tr = ui.global::<Tr>();
    tr.on_lookup({
        let ctx = Rc::downgrade(ctx);
        move |key, args, _| {
            let Some(ctx) = ctx.upgrade() else { return key };
            let args: Vec<_> = args
                .iter()
                .map(|arg| {
                    (
                        arg.name.clone(),
                        if arg.is_num {
                            Arg::from(arg.num)
                        } else {
                            Arg::from(arg.text.as_str())
                        },
                    )
                })
                .collect();
            let args: Vec<_> = args
                .iter()
                .map(|(name, value)| (name.as_str(), value.clone()))
                .collect();
            ctx.format(&key, &args)
        }
    });
    tr.on_plain(|text| without_isolates(&text.replace(WORD_JOINER, "")).as_ref().into());
    tr.on_bind(|text, _| shown(&text));
    tr.set_language(ctx.lang().code().into());
    tr.set_revision(1);
}

/// Changes the language of everything that is shown.
pub fn change_language(ctx: &Rc<Context>, lang: Lang) {
    if lang == ctx.lang() {
        return;
    }
    ctx.set_words(Words::new(lang));
    let ui = ctx.ui();
    let tr = ui.global::<Tr>();
    tr.set_language(lang.code().into());
    tr.set_revision(tr.get_revision() + 1);
    super::nav::refresh(ctx);
}
