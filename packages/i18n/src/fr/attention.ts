import attention from './attention/attention.json' with { type: 'json' };

/** Texts of what needs attention. Written by `npm run generate`. */
export const bundle = {
  attention,
};
