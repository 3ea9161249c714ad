import bundle from './start.json' with { type: 'json' };

/** Texts of the sign-in page. */
export { bundle };
