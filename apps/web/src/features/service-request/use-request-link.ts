import { useQuery } from '@tanstack/react-query';
import { isDay, limits } from '@wayside/domain';
import type { FreeTime } from '@wayside/domain';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onlyIf } from '../../shared/data/read.ts';
import { useKeptDraft } from '../../shared/form/use-kept-draft.ts';
import { idOf, wantedServices } from '../../shared/shops/search/search-address.ts';
import { shopQuery } from '../../shared/shops/shop-by-id.queries.ts';
import { asRequested } from '../../shared/shops/shop-text.ts';
import { servicesQuery } from '../../shared/shops/shops.queries.ts';
import { useRequestVehicles } from '../../shared/vehicles/vehicle-field.tsx';
import { useRequest } from './request-context.ts';
import { LINK_NOTE, requestOwner } from './use-kept-request.ts';

/** What a link can preset. */
const LINKED = ['vehicle', 'shop', 'service', 'fault_code', 'time'];

/** Whether an address presets something. */
export function isLink(search: string): boolean {
  const query = new URLSearchParams(search);
  return LINKED.some((name) => query.has(name));
}

/** A free time in a link, such as `2026-03-18T08:30`; whether it still is free, the shop's day decides. */
function timeIn(query: URLSearchParams): FreeTime | undefined {
  const [date, time = ''] = (query.get('time') ?? '').split('T');
  return isDay(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? { date, time } : undefined;
}

/**
 * Presets the vehicle, shop, services, fault codes and time from a link. Runs once each time the link is followed, so a
 * reload doesn't undo later choices. A link for another vehicle than the current request's begins a new one. Returns
 * which of them couldn't be found.
 */
export function useRequestLink(): { unknownVehicle: boolean; unknownShop: boolean } {
  const { send, snapshot, user, setAside } = useRequest();
  const { search, key } = useLocation();
  const followed = useKeptDraft(LINK_NOTE, requestOwner(user));
  const link = `${key} ${search}`;
  const [isNew] = useState(() => isLink(search) && followed.values?.['link'] !== link);
  const [query] = useState(() => new URLSearchParams(isNew ? search : ''));
  const vehicleId = idOf(query.get('vehicle'));
  const shopId = idOf(query.get('shop'));
  const wanted = wantedServices(query);
  const { data: vehicles } = useRequestVehicles({ isNeeded: vehicleId !== null });
  const [isTaken, setTaken] = useState({
    vehicle: vehicleId === null,
    shop: shopId === null,
    services: wanted.length === 0,
  });
  const vehicle = vehicles?.find(({ id }) => id === vehicleId);
  const { data: shop } = useQuery(onlyIf(shopId !== null, { ...shopQuery(shopId ?? 0), enabled: !isTaken.shop }));
  const { data: services } = useQuery(
    onlyIf(wanted.length > 0, {
      ...servicesQuery({ vehicleId: vehicle?.id ?? null, shopId: null }),
      enabled: !isTaken.services && (vehicleId === null || vehicles !== undefined),
    }),
  );

  useEffect(() => {
    if (isNew) followed.keep({ link });
    // oxlint-disable-next-line react/exhaustive-deps -- a link is applied once
  }, []);
  const isEditable = snapshot.hasTag('new');
  useEffect(() => {
    if (isTaken.vehicle && isTaken.shop && isTaken.services) return;
    // What the link is about depends on its vehicle.
    if (!isEditable || (vehicleId !== null && vehicles === undefined)) return;
    if (!isTaken.vehicle && vehicle) {
      const { vehicle: current } = snapshot.context.draft;
      if (current && current.id !== vehicle.id)
        send({ type: 'draft.restored', draft: setAside.begin(snapshot, followed.values?.['link']) });
      send({ type: 'vehicle.chosen', vehicle });
      const ids = query.getAll('fault_code').flatMap((text) => idOf(text) ?? []);
      if (ids.length > 0) send({ type: 'faultCodes.chosen', ids: ids.slice(0, limits.requestFaultCodes) });
    }
    if (!isTaken.shop && shop) {
      send({ type: 'shop.chosen', shop });
      const time = timeIn(query);
      if (time) send({ type: 'date.chosen', ...time });
    }
    if (!isTaken.services && services) {
      for (const { id, position } of wanted) {
        const service = services.find((offered) => offered.id === id);
        if (!service) continue;
        send({ type: 'service.added', service: asRequested(service) });
        if (position !== null && service.positionOptions.includes(position))
          send({ type: 'position.chosen', id, position });
      }
    }
    setTaken((current) => ({
      vehicle: current.vehicle || vehicles !== undefined,
      shop: current.shop || shop !== undefined,
      services: current.services || services !== undefined,
    }));
    // oxlint-disable-next-line react/exhaustive-deps -- runs as the data loads
  }, [isEditable, vehicle, vehicles, shop, services]);

  const { draft } = snapshot.context;
  return {
    unknownVehicle: vehicleId !== null && vehicles !== undefined && !vehicle && draft.vehicle === null,
    unknownShop: shopId !== null && shop === null && draft.shop === null,
  };
}
