import { searchPlaces } from '../world/shops/geocoding.ts';
import type { HandlersOf } from './handler.ts';

export const geocoding = {
  searchPlaces: ({ query }) => searchPlaces(query),
} satisfies HandlersOf<'geocoding'>;
