import bundle from './start.json' with { type: 'json' };

/** What the sign-in page says. */
export { bundle };
