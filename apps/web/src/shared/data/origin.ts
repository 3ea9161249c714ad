/**
 * Origin of the API, without a path; where flags come from, and places. `head/settings.ts` has run before.
 */
export const { api: origin, flags = '', places = '' } = window.waysideSettings;
