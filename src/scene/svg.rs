//! A picture as SVG. The same shapes give the same text everywhere.

use std::fmt::Write;

use super::path::Segment;
use super::{Frame, Ink, Shape};

/// A picture on that ground.
pub fn svg(shapes: &[Shape], frame: &Frame, ground: Ink) -> String {
    let Frame {
        width, height, unit, ..
    } = *frame;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" stroke-linejoin=\"round\">\n\
         <path d=\"M0 0H{width}V{height}H0Z\"{}/>\n",
        Paint("fill", Some(ground))
    );
    for shape in shapes {
        text.push_str("<path d=\"");
        for segment in frame.segments(shape) {
            // Writing to a text can't fail.
            let _ = write!(text, "{}", Command(segment));
        }
        let _ = write!(text, "\"{}", Paint("fill", shape.fill));
        if let Some(stroke) = shape.stroke {
            let width = Number(stroke.width * unit);
            let _ = write!(text, "{} stroke-width=\"{width}\"", Paint("stroke", Some(stroke.ink)));
            if stroke.round {
                text.push_str(" stroke-linecap=\"round\"");
            }
        }
        text.push_str("/>\n");
    }
    text + "</svg>\n"
}

/// A number with two decimals at most.
struct Number(f32);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = format!("{:.2}", self.0);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if text == "-0" { "0" } else { text })
    }
}

struct Command(Segment);

impl std::fmt::Display for Command {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (letter, points) = match self.0 {
            Segment::Move(to) => ('M', vec![to]),
            Segment::Line(to) => ('L', vec![to]),
            Segment::Quad(control, to) => ('Q', vec![control, to]),
            Segment::Cubic(a, b, to) => ('C', vec![a, b, to]),
            Segment::Close => return f.write_str("Z"),
        };
        for (i, (x, y)) in points.into_iter().enumerate() {
            match i {
                0 => write!(f, "{letter}{} {}", Number(x), Number(y))?,
                _ => write!(f, " {} {}", Number(x), Number(y))?,
            }
        }
        Ok(())
    }
}

/// An attribute for a colour.
struct Paint(&'static str, Option<Ink>);

impl std::fmt::Display for Paint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Paint(name, ink) = self;
        let Some(Ink { r, g, b, a }) = *ink else {
            return write!(f, " {name}=\"none\"");
        };
        write!(f, " {name}=\"#{r:02x}{g:02x}{b:02x}\"")?;
        match a {
            255 => Ok(()),
            _ => write!(f, " {name}-opacity=\"{}\"", Number(f32::from(a) / 255.0)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Rect, Stroke};
    use super::*;

    #[test]
    fn places_shapes_and_trims_numbers() {
        let shape = Shape {
            commands: "M0 0H10V10Z".into(),
            view: Rect::new(0.0, 0.0, 10.0, 10.0),
            place: Rect::new(1.0, -1.0, 1.0, 0.5),
            fill: Some(Ink::rgb(0x0A0B0C).faded(0.5)),
            stroke: Some(Stroke::new(Ink::rgb(0xFFFFFF), 0.125)),
        };
        assert_eq!(
            svg(
                &[shape],
                &Frame::fit(Rect::new(0.0, -1.0, 3.0, 2.0), 30),
                Ink::rgb(0xE9E0D0)
            ),
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\" viewBox=\"0 0 30 20\" \
             stroke-linejoin=\"round\">\n\
             <path d=\"M0 0H30V20H0Z\" fill=\"#e9e0d0\"/>\n\
             <path d=\"M10 0L20 0L20 5Z\" fill=\"#0a0b0c\" fill-opacity=\"0.5\" stroke=\"#ffffff\" stroke-width=\"1.25\" \
             stroke-linecap=\"round\"/>\n\
             </svg>\n"
        );
    }

    #[test]
    fn nothing_is_a_picture_too() {
        let text = svg(&[], &Frame::fit(Rect::new(0.0, 0.0, 1.0, 1.0), 8), Ink::rgb(0));
        assert_eq!(text.matches("<path").count(), 1);
    }
}
