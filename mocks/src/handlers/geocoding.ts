import { searchPlaces } from '../world/shops/geocoding.ts';
import type { Handlers } from './handler.ts';

export const geocoding = {
  searchPlaces: ({ query }) => searchPlaces(query),
} satisfies Handlers;
