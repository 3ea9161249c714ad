import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { estimatedTotal, pricedServices, regionRules } from '@wayside/domain';
import type { EstimatedTotal, RequestVehicle, RequestedService } from '@wayside/domain';
import { useEffect, useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { onlyIf, read } from '../../data/read.ts';
import { shopQuery } from '../shop-by-id.queries.ts';
import { shopsQuery } from '../shops.queries.ts';
import type { Shop, ShopQuery } from '../shops.queries.ts';

/** Shops near a place come ten at a time. */
const MOST_PAGES = 10;
/** Prices that are asked for at the same time. */
const AT_ONCE = 2;

/** The shops near the place of the search, which say how far away they are; up to those that are compared. */
function useNear(ids: readonly number[], near: ShopQuery) {
  const isAsked = near.place !== null;
  const query = useInfiniteQuery({ ...shopsQuery(near), enabled: isAsked });
  const shops = isAsked ? (query.data?.pages.flatMap((page) => page.shops) ?? []) : [];
  const isMissing = ids.some((id) => shops.every((shop) => shop.id !== id));
  const pages = query.data?.pages.length ?? 0;
  const goesOn = isAsked && isMissing && query.hasNextPage && pages < MOST_PAGES && !query.isFetchNextPageError;
  const { fetchNextPage, isFetching } = query;
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [goesOn, isFetching, fetchNextPage]);
  return { shops, isLooking: isAsked && !query.error && (query.isPending || goesOn) };
}

/** The shops of a comparison; null where there is none with this ID. */
export function useComparedShops(ids: readonly number[], near: ShopQuery) {
  const { shops, isLooking } = useNear(ids, near);
  const nearby = ids.map((id) => shops.find((shop) => shop.id === id));
  const others = useQueries({
    queries: ids.map((id, index) => onlyIf(!isLooking && nearby[index] === undefined, shopQuery(id))),
  });
  const failed = others.find(({ error }) => error !== null);
  // Elsewhere a shop may have the distance from another place.
  const elsewhere = (shop: Shop | null | undefined) => shop && { ...shop, distance: null, kilometers: null };
  const all = ids.map((_, index) => nearby[index] ?? elsewhere(others[index]!.data));
  return {
    shops: all.every((shop) => shop !== undefined) ? all.filter((shop) => shop !== null) : undefined,
    failed,
  };
}

/** How far away a shop is, in the unit of the region; null without a place to measure from. */
export const distanceOf = ({ kilometers, distance }: Shop): number | null =>
  regionRules(brand.region).distanceUnit === 'km' ? kilometers : distance;

export interface ComparedPrice {
  readonly total: EstimatedTotal | undefined;
  readonly hasFailed: boolean;
}

/** What the chosen services cost at each of the shops, two calls at a time; undefined without services or vehicle. */
export function useComparedPrices(
  shops: readonly Shop[],
  vehicle: RequestVehicle | null,
  services: readonly RequestedService[],
) {
  const isAsked = vehicle !== null && services.length > 0;
  const [settled, setSettled] = useState(0);
  const results = useQueries({
    queries: shops.map(({ id }, index) =>
      onlyIf(
        isAsked && index < settled + AT_ONCE,
        read('/services/price_lookup', {
          query: {
            vehicle_id: vehicle?.id ?? 0,
            shop_id: id,
            'service_ids[]': services.map((service) => service.id),
          },
        }),
      ),
    ),
  });
  const now = results.filter(({ data, error }) => data !== undefined || error !== null).length;
  if (now !== settled) setSettled(now);
  if (!isAsked) return undefined;
  return {
    of: (index: number): ComparedPrice => {
      const { data, error } = results[index]!;
      const prices = data && Object.fromEntries(data.map(({ id, price_estimates }) => [id, price_estimates]));
      return {
        total: prices && estimatedTotal(pricedServices({ vehicle, shop: shops[index]!, services }, prices)),
        hasFailed: error !== null,
      };
    },
    failed: results.filter(({ error }) => error !== null),
  };
}
