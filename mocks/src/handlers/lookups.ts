import { STATES } from '../world/shops/places.ts';
import type { Handlers } from './handler.ts';

export const lookups = {
  listStates: ({ query }) => STATES[query.country],
} satisfies Handlers;
