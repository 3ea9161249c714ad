import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { RequestShop } from '@wayside/domain';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../shared/data/api.ts';
import { useKeptDraft } from '../../shared/form/use-kept-draft.ts';
import { idOf, wantedServices } from '../../shared/shops/search-address.ts';
import { SHOP_LISTS, favoriteShopsQuery, servicesQuery } from '../../shared/shops/shops.queries.ts';
import type { Shop, ShopPage } from '../../shared/shops/shops.queries.ts';
import { useRequestVehicles } from '../../shared/vehicles/vehicle-field.tsx';
import { useRequest } from './request-context.ts';
import { requestOwner } from './use-kept-request.ts';

/** No call gives one shop; it is looked for in the list of all, this far. */
const MOST_PAGES = 10;

/** A shop by its id: among those that were loaded already, the saved ones, or all. */
async function findShop(cache: QueryClient, id: number): Promise<RequestShop | null> {
  const lists = cache.getQueriesData<readonly Shop[] | { pages: readonly ShopPage[] }>({ queryKey: [SHOP_LISTS] });
  const known = lists.flatMap(([, held]) => (held === undefined ? [] : 'pages' in held ? held.pages.flatMap(({ shops }) => shops) : held));
  const found = known.find((shop) => shop.id === id) ?? (await cache.fetchQuery(favoriteShopsQuery)).find((shop) => shop.id === id);
  if (found) return found;
  for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page++) {
    const { shops, total_pages } = await dataOf(api.GET('/shops', { params: { query: { page } } }));
    last = total_pages;
    const here = shops.find((shop) => shop.id === id);
    if (here) return here;
  }
  return null;
}

/**
 * Takes up what a link brings: vehicle, shop, services, fault codes. Once for each time it is followed, so that a reload does not undo what
 * was chosen since. Answers what of it could not be found.
 */
export function useRequestLink(): { unknownVehicle: boolean; unknownShop: boolean } {
  const { send, snapshot, user } = useRequest();
  const { search, key } = useLocation();
  const cache = useQueryClient();
  const followed = useKeptDraft('service-request-link', requestOwner(user));
  const link = `${key} ${search}`;
  const [isNew] = useState(() => search !== '' && followed.values?.['link'] !== link);
  const [query] = useState(() => new URLSearchParams(isNew ? search : ''));
  const vehicleId = idOf(query.get('vehicle'));
  const shopId = idOf(query.get('shop'));
  const wanted = wantedServices(query);
  const { data: vehicles } = useRequestVehicles();
  const [isTaken, setTaken] = useState({ vehicle: vehicleId === null, shop: shopId === null, services: wanted.length === 0 });
  const vehicle = vehicles?.find(({ id }) => id === vehicleId);
  const { data: shop } = useQuery({
    queryKey: [SHOP_LISTS, 'one', shopId],
    queryFn: async () => {
      const found = await findShop(cache, shopId!);
      return found ? [found] : [];
    },
    enabled: shopId !== null && !isTaken.shop,
  });
  const { data: services } = useQuery({
    ...servicesQuery({ vehicleId: vehicle?.id ?? null, shopId: null }),
    enabled: wanted.length > 0 && !isTaken.services && (vehicleId === null || vehicles !== undefined),
  });

  useEffect(() => {
    if (isNew) followed.keep({ link });
    // oxlint-disable-next-line react/exhaustive-deps -- a link is taken up once
  }, []);
  const isEditable = snapshot.hasTag('new');
  useEffect(() => {
    if (!isEditable) return;
    if (!isTaken.vehicle && vehicle) {
      send({ type: 'vehicle.chosen', vehicle });
      const ids = query.getAll('fault_code').flatMap((text) => idOf(text) ?? []);
      if (ids.length > 0) send({ type: 'faultCodes.chosen', ids: ids.slice(0, 50) });
    }
    if (!isTaken.shop && shop?.[0]) send({ type: 'shop.chosen', shop: shop[0] });
    if (!isTaken.services && services) {
      for (const { id, position } of wanted) {
        const service = services.find((offered) => offered.id === id);
        if (!service) continue;
        const { name, positionOptions } = service;
        send({ type: 'service.added', service: { id, name, position: null, positionOptions } });
        if (position !== null && positionOptions.includes(position)) send({ type: 'position.chosen', id, position });
      }
    }
    setTaken((known) => ({
      vehicle: known.vehicle || vehicles !== undefined,
      shop: known.shop || shop !== undefined,
      services: known.services || services !== undefined,
    }));
    // oxlint-disable-next-line react/exhaustive-deps -- follows what arrives
  }, [isEditable, vehicle, vehicles, shop, services]);

  const { draft } = snapshot.context;
  return {
    unknownVehicle: vehicleId !== null && vehicles !== undefined && !vehicle && draft.vehicle === null,
    unknownShop: shopId !== null && shop !== undefined && shop.length === 0 && draft.shop === null,
  };
}
