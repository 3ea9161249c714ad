import costs from './dashboard/costs.json' with { type: 'json' };

/** Texts of views of the dashboard that load when they are opened. Written by `npm run generate`. */
export const bundle = {
  costs,
};
