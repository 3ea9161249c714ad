import comparison from './shop/comparison.json' with { type: 'json' };
import earliest from './shop/earliest.json' with { type: 'json' };

/** Texts of looking for a time at a shop and of comparing shops. Written by `npm run generate`. */
export const bundle = {
  comparison,
  earliest,
};
