//! What is seen of the screen, with its place: every text and everything that takes a tap, in the order in which they are drawn.

use std::rc::Rc;

use i_slint_core::accessibility::AccessibleStringProperty;
use i_slint_core::item_tree::ItemRc;
use i_slint_core::items::{
    AccessibleRole, ComplexText, Orientation, SimpleText, StyledTextItem, TextHorizontalAlignment,
    TextVerticalAlignment,
};
use i_slint_core::lengths::{LogicalPoint, LogicalRect, LogicalSize};
use i_slint_core::window::{WindowAdapter, WindowInner};
use kachel::screens::ui::{ResultAdapter, TableAdapter, TextileAdapter};
use slint::{ComponentHandle, Model};

use crate::harness::Screen;

/// A text or a control.
#[derive(Debug)]
struct Seen {
    label: String,
    is_control: bool,
    /// Of a text only what is written on.
    place: LogicalRect,
    /// The part of it that can be seen.
    visible: LogicalRect,
    /// Only the window itself cuts it off: it isn't scrolled.
    is_fixed: bool,
    /// What lies over the page and holds it: a sheet, a tip, a note. 0 for the page.
    region: usize,
    /// Which of the ones before it lies in.
    inside: Vec<usize>,
}

#[derive(Clone)]
struct Around {
    clip: LogicalRect,
    is_fixed: bool,
    region: usize,
    inside: Vec<usize>,
}

struct Eyes {
    seen: Vec<Seen>,
    regions: usize,
    window: Rc<dyn WindowAdapter>,
}

impl Eyes {
    fn look(&mut self, item: &ItemRc, around: &Around) {
        let geometry = item.geometry();
        let place = LogicalRect::new(item.map_to_window(geometry.origin), geometry.size);
        let mut within = around.clone();
        let role = item.accessible_role();
        if role == AccessibleRole::Region {
            self.regions += 1;
            within.region = self.regions;
        }
        // Places on a board are found by touch, and lie as close as the board has them.
        if role == AccessibleRole::Image {
            return;
        }
        let label = label_of(item, role);
        if let Some((label, is_control)) = label
            && let place = if is_control { place } else { self.written(item, place) }
            && let Some(visible) = place.intersection(&within.clip)
            && !visible.is_empty()
        {
            self.seen.push(Seen {
                label,
                is_control,
                place,
                visible,
                is_fixed: within.is_fixed,
                region: within.region,
                inside: within.inside.clone(),
            });
            within.inside.push(self.seen.len() - 1);
        }
        if item.borrow().as_ref().clips_children() {
            within.clip = visible_in(place, within.clip);
            within.is_fixed = false;
        }
        let mut child = item.first_child();
        while let Some(found) = child {
            self.look(&found, &within);
            child = found.next_sibling();
        }
    }
}

impl Eyes {
    /// The part of a text's place that is written on: from the first letter to the last, without the air above and below a line.
    fn written(&self, item: &ItemRc, place: LogicalRect) -> LogicalRect {
        let wanted = |orientation, across: f32| {
            let info = item
                .borrow()
                .as_ref()
                .layout_info(orientation, across, &self.window, item);
            info.preferred
        };
        let width = wanted(Orientation::Horizontal, -1.0).min(place.width());
        let height = wanted(Orientation::Vertical, place.width()).min(place.height());
        let air = 0.16 * wanted(Orientation::Vertical, f32::MAX);
        let (across, down) = alignment(item);
        let left = place.min_x() + across * (place.width() - width);
        let top = place.min_y() + down * (place.height() - height);
        let size = LogicalSize::new(width, (height - 2.0 * air).max(1.0));
        LogicalRect::new(LogicalPoint::new(left, top + air), size)
    }
}

/// Where a text lies in its place: 0 at the left or the upper edge, 1 at the right or the lower one.
fn alignment(item: &ItemRc) -> (f32, f32) {
    let (across, down) = if let Some(text) = item.downcast::<SimpleText>() {
        let text = text.as_pin_ref();
        (text.horizontal_alignment(), text.vertical_alignment())
    } else if let Some(text) = item.downcast::<ComplexText>() {
        let text = text.as_pin_ref();
        (text.horizontal_alignment(), text.vertical_alignment())
    } else {
        return (0.0, 0.0);
    };
    let across = match across {
        TextHorizontalAlignment::Center => 0.5,
        TextHorizontalAlignment::Right | TextHorizontalAlignment::End => 1.0,
        _ => 0.0,
    };
    let down = match down {
        TextVerticalAlignment::Center => 0.5,
        TextVerticalAlignment::Bottom => 1.0,
        _ => 0.0,
    };
    (across, down)
}

fn visible_in(place: LogicalRect, clip: LogicalRect) -> LogicalRect {
    place.intersection(&clip).unwrap_or_default()
}

/// What it is called, and whether it takes a tap.
fn label_of(item: &ItemRc, role: AccessibleRole) -> Option<(String, bool)> {
    use AccessibleRole::{Button, Checkbox, RadioButton, Switch, Tab, TextInput};
    if [Button, Checkbox, RadioButton, Switch, Tab, TextInput].contains(&role) {
        let label = item.accessible_string_property(AccessibleStringProperty::Label);
        return Some((label.unwrap_or_default().into(), true));
    }
    let text = if let Some(text) = item.downcast::<SimpleText>() {
        text.as_pin_ref().text()
    } else if let Some(text) = item.downcast::<ComplexText>() {
        text.as_pin_ref().text()
    } else {
        item.downcast::<StyledTextItem>()?;
        "a paragraph".into()
    };
    (!text.is_empty()).then(|| (text.replace('\u{2060}', ""), false))
}

impl Screen {
    fn seen(&self) -> Vec<Seen> {
        let root = ItemRc::new_root(WindowInner::from_pub(self.window()).component());
        let (width, height) = self.size();
        let mut eyes = Eyes {
            seen: Vec::new(),
            regions: 0,
            window: WindowInner::from_pub(self.window()).window_adapter(),
        };
        let clip = LogicalRect::new(LogicalPoint::default(), [width as f32, height as f32].into());
        let around = Around {
            clip,
            is_fixed: true,
            region: 0,
            inside: Vec::new(),
        };
        eyes.look(&root, &around);
        eyes.seen
    }

    /// Everything that is wrong with how the page lies on the window: texts with too little room, what takes a tap and is smaller than
    /// a finger or has no name, what is cut off or lies beyond the safe area, what lies on each other.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = self.misfits();
        let seen = self.seen();
        let safe = self.safe_area();
        let small = self.small_squares();
        let smallest_of = |label: &str| {
            small
                .iter()
                .find(|(name, _)| name == label)
                .map(|&(_, smallest)| smallest)
        };
        for one in &seen {
            let Seen { label, place, .. } = one;
            let size = place.size;
            if one.is_control {
                let smallest = smallest_of(label).unwrap_or(47.9);
                if label.is_empty() {
                    faults.push(format!("a control without a name at {place:?}"));
                }
                if size.width < smallest || size.height < smallest {
                    faults.push(format!("{label:?} is only {} × {}", size.width, size.height));
                }
            }
            if !safe.inflate(0.6, 0.6).contains_rect(&one.visible) {
                faults.push(format!("{label:?} at {place:?} lies beyond the safe area {safe:?}"));
            } else if one.is_fixed && !one.visible.inflate(0.6, 0.6).contains_rect(place) {
                faults.push(format!("{label:?} at {place:?} is cut off"));
            }
        }
        for (at, above) in seen.iter().enumerate() {
            for (before, below) in seen[..at].iter().enumerate() {
                // A button may float on a picture that takes taps itself.
                let floats = above.is_control && below.is_control && below.visible.contains_rect(&above.visible);
                let is_part = above.inside.contains(&before) || floats;
                if is_part || above.region != below.region || smallest_of(&above.label).is_some() {
                    continue;
                }
                let both = above.visible.intersection(&below.visible).unwrap_or_default();
                if both.width() > 1.0 && both.height() > 1.0 {
                    faults.push(format!(
                        "{:?} at {:?} lies on {:?} at {:?}",
                        above.label, above.visible, below.label, below.visible
                    ));
                }
            }
        }
        faults
    }

    /// What may be smaller than a finger, and how small: offered squares, since a touch near them means them too; and turns in a result's
    /// bars, which are as long as what they brought: the replay leads there too.
    fn small_squares(&self) -> Vec<(String, f32)> {
        let (table, textile) = (self.ui().global::<TableAdapter>(), self.ui().global::<TextileAdapter>());
        let (places, squares) = (table.get_places(), textile.get_squares());
        let offered = places.iter().chain(squares.iter()).map(|row| row.label);
        let bars = self.ui().global::<ResultAdapter>().get_rows();
        let turns = bars.iter().flat_map(|row| row.blocks.iter().collect::<Vec<_>>());
        let offered = offered.map(|label| (label.into(), 28.0));
        offered.chain(turns.map(|block| (block.label.into(), 4.0))).collect()
    }
}
