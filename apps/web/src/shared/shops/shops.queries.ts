import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { favoriteShopsCall } from '../data/daily.calls.ts';
import { read, readCall, readPages } from '../data/read.ts';
import { searchPlaces } from './search/places.ts';
import type { SearchPlace } from './search/search-address.ts';

export type Shop = Schemas['Shop'];
export type Service = Schemas['Service'];
export type ShopPage = Schemas['ShopPage'];

export interface ShopQuery {
  /** If null, all shops, by name. */
  readonly place: SearchPlace | null;
  readonly vehicleId: number | null;
  /** Services to price at each shop. */
  readonly serviceIds: readonly number[];
}

export function shopsQuery({ place, vehicleId, serviceIds }: ShopQuery) {
  const point = place?.kind === 'point' ? place : undefined;
  return readPages(
    '/shops',
    {
      query: {
        zip: place?.kind === 'code' ? place.code : undefined,
        latitude: point?.latitude,
        longitude: point?.longitude,
        vehicle_id: vehicleId ?? undefined,
        'services_requested[]': serviceIds.length > 0 ? [...serviceIds] : undefined,
      },
    },
    (last, page) => page < last.total_pages,
  );
}

export const favoriteShopsQuery = () => readCall(favoriteShopsCall);

/** Services for a vehicle; with a shop, including its estimates for every position. Translated by the server. */
export function servicesQuery({ vehicleId, shopId }: { vehicleId: number | null; shopId: number | null }) {
  return {
    ...read('/services', {
      query: {
        ...(shopId === null ? { basic: true } : { full_prices: true, shop_id: shopId }),
        vehicle_id: vehicleId ?? undefined,
      },
    }),
    staleTime: 5 * 60_000,
  };
}

/** Places whose name starts with the text. Results for the previous text stay until the new ones arrive. */
export function placesQuery(text: string, language: string) {
  return queryOptions({
    queryKey: ['places', text, language],
    queryFn: ({ signal }) => searchPlaces(text, language, signal),
    enabled: text.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
