//! Options as words: `players=3 teams=yes`.

use std::str::FromStr;

/// What is given as `key=value` words; each key is taken once.
#[derive(Clone, Debug, Default)]
pub struct Keys<'a> {
    left: Vec<(&'a str, &'a str)>,
}

impl<'a> Keys<'a> {
    /// Reads words.
    ///
    /// # Errors
    /// A sentence in English if a word isn't `key=value`, or a key is there twice.
    pub fn parse(words: impl IntoIterator<Item = &'a str>) -> Result<Keys<'a>, String> {
        let mut left: Vec<(&str, &str)> = Vec::new();
        for word in words {
            let (key, value) = word
                .split_once('=')
                .ok_or_else(|| format!("`{word}` isn't key=value"))?;
            if left.iter().any(|&(other, _)| other == key) {
                return Err(format!("`{key}` is given twice"));
            }
            left.push((key, value));
        }
        Ok(Keys { left })
    }

    /// The value of a key, if it is given.
    pub fn take(&mut self, key: &str) -> Option<&'a str> {
        let index = self.left.iter().position(|&(other, _)| other == key)?;
        Some(self.left.remove(index).1)
    }

    /// The value of a key as a number.
    ///
    /// # Errors
    /// A sentence in English if it is none, or none that fits.
    pub fn take_number<T: FromStr>(&mut self, key: &str) -> Result<Option<T>, String> {
        let number = |value: &str| {
            value
                .parse()
                .map_err(|_| format!("`{key}={value}`: not a number that it can be"))
        };
        self.take(key).map(number).transpose()
    }

    /// The value of a key as `yes` or `no`.
    ///
    /// # Errors
    /// A sentence in English if it is neither.
    pub fn take_yes(&mut self, key: &str) -> Result<Option<bool>, String> {
        match self.take(key) {
            None => Ok(None),
            Some("yes") => Ok(Some(true)),
            Some("no") => Ok(Some(false)),
            Some(value) => Err(format!("`{key}={value}`: it is yes or no")),
        }
    }

    /// Nothing must be left.
    ///
    /// # Errors
    /// A sentence in English that names a key that nobody has taken.
    pub fn end(self) -> Result<(), String> {
        match self.left.first() {
            None => Ok(()),
            Some((key, _)) => Err(format!("this game has no option `{key}`")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_is_taken_once_and_none_is_left() {
        let mut keys = Keys::parse("a=1 b=yes c= d=x".split(' ')).unwrap();
        assert_eq!(
            (keys.take_number::<u8>("a"), keys.take_number::<u8>("a")),
            (Ok(Some(1)), Ok(None))
        );
        assert_eq!((keys.take_yes("b"), keys.take("c")), (Ok(Some(true)), Some("")));
        assert!(keys.clone().end().is_err());
        assert!(keys.clone().take_yes("d").is_err() && keys.take_number::<u8>("d").is_err());
        assert_eq!(keys.end(), Ok(()));
        assert!(Keys::parse(["a=1", "a=2"]).is_err() && Keys::parse(["a"]).is_err());
    }
}
