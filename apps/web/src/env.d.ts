/** Whether this build supports scenario sessions. */
declare const __DEMO__: boolean;
/** The name of the release, such as `1.4.0`. */
declare const __RELEASE__: string;
