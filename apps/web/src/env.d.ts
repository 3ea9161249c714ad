/** Whether this build supports scenario sessions. */
declare const __DEMO__: boolean;
/** API origin set at build time, or empty. */
declare const __API_ORIGIN__: string;
/** Geocoder URL set at build time, or empty. */
declare const __GEOCODER_ORIGIN__: string;
/** The name of the release, such as `1.4.0`. */
declare const __RELEASE__: string;
