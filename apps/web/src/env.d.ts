/** Whether this build knows scenario sessions. */
declare const __DEMO__: boolean;
/** API origin given at build time, or empty. */
declare const __API_ORIGIN__: string;
/** Address of the geocoder given at build time, or empty. */
declare const __GEOCODER_ORIGIN__: string;
