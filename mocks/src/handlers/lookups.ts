import { STATES } from '../world/shops/places.ts';
import type { HandlersOf } from './handler.ts';

export const lookups = {
  listStates: ({ query }) => STATES[query.country],
} satisfies HandlersOf<'lookups'>;
