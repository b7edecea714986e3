//! What the notations of the three games have in common: integers and squares.

use super::Malformed;
use super::plane::Square;

/// `0` or `-?[1-9][0-9]{0,2}`.
pub fn integer(text: &str) -> Result<i16, Malformed> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = (1..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    if !plain || (digits.starts_with('0') && text != "0") {
        return Err(Malformed);
    }
    text.parse().map_err(|_| Malformed)
}

/// `x,y`.
pub fn square(text: &str) -> Result<Square, Malformed> {
    let (x, y) = text.split_once(',').ok_or(Malformed)?;
    Ok(Square::new(integer(x)?, integer(y)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_have_one_text() {
        for (text, value) in [("0", 0), ("7", 7), ("-1", -1), ("42", 42), ("-999", -999), ("999", 999)] {
            assert_eq!(integer(text), Ok(value));
        }
        for text in [
            "", "-", "-0", "00", "07", "+1", "1000", "-1000", " 1", "1 ", "٣", "1.0", "--1",
        ] {
            assert_eq!(integer(text), Err(Malformed), "{text:?}");
        }
    }

    #[test]
    fn squares() {
        assert_eq!(square("-3,12"), Ok(Square::new(-3, 12)));
        for text in ["", ",", "1", "1,", ",1", "1,2,3", "1, 2"] {
            assert_eq!(square(text), Err(Malformed), "{text:?}");
        }
    }
}
