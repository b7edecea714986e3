//! Data for `icu_segmenter` without dictionaries; see README.md.

#![no_std]

include!("../data/segmenter_break_grapheme_cluster_v1.rs.data");
include!("../data/segmenter_break_line_v1.rs.data");
include!("../data/segmenter_break_sentence_override_v1.rs.data");
include!("../data/segmenter_break_sentence_v1.rs.data");
include!("../data/segmenter_break_word_override_v1.rs.data");
include!("../data/segmenter_break_word_v1.rs.data");

#[doc(hidden)]
#[macro_export]
macro_rules! __make_provider {
    ($name:ty) => {
        impl $name {
            #[allow(dead_code)]
            pub(crate) const MUST_USE_MAKE_PROVIDER_MACRO: () = ();
        }
        icu_provider::marker::impl_data_provider_never_marker!($name);
    };
}
#[doc(inline)]
pub use __make_provider as make_provider;

/// A provider of that marker's data that has none.
#[doc(hidden)]
#[macro_export]
macro_rules! __without {
    ($provider:ty, $marker:ident) => {
        impl icu_provider::DataProvider<icu::segmenter::provider::$marker> for $provider {
            fn load(
                &self,
                request: icu_provider::DataRequest,
            ) -> Result<icu_provider::DataResponse<icu::segmenter::provider::$marker>, icu_provider::DataError> {
                let info = <icu::segmenter::provider::$marker as icu_provider::DataMarker>::INFO;
                Err(icu_provider::DataErrorKind::IdentifierNotFound.with_req(info, request))
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __impl_segmenter_dictionary_auto_v2 {
    ($provider:ty) => {
        $crate::__without!($provider, SegmenterDictionaryAutoV2);
    };
}
#[doc(inline)]
pub use __impl_segmenter_dictionary_auto_v2 as impl_segmenter_dictionary_auto_v2;

#[doc(hidden)]
#[macro_export]
macro_rules! __impl_segmenter_dictionary_extended_v2 {
    ($provider:ty) => {
        $crate::__without!($provider, SegmenterDictionaryExtendedV2);
    };
}
#[doc(inline)]
pub use __impl_segmenter_dictionary_extended_v2 as impl_segmenter_dictionary_extended_v2;

// What the documentation of `icu_segmenter` says of the data.

#[macro_export]
macro_rules! cldr_tag {
    () => {
        "49.0.0"
    };
}

#[macro_export]
macro_rules! unicode_tag {
    () => {
        "18.0.0"
    };
}

#[macro_export]
macro_rules! segmenter_lstm_tag {
    () => {
        "none"
    };
}
