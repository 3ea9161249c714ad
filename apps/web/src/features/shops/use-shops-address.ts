import type { ShopsTab } from '@wayside/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '../../shared/brand/brand.ts';
import { idOf, placeOf, withPlace } from '../../shared/shops/search/search-address.ts';
import type { SearchPlace } from '../../shared/shops/search/search-address.ts';

export const TABS = ['search', 'saved'] as const satisfies readonly ShopsTab[];

/** The tab, the place, and for which vehicle and service: all of it lives in the address. */
export function useShopsAddress() {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const place = useMemo(() => placeOf(new URLSearchParams(text), brand.region), [text]);

  const set = (name: string, value: string | null) =>
    setQuery((old) => {
      const next = new URLSearchParams(old);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });

  return {
    tab: TABS.find((name) => name === query.get('tab')) ?? 'search',
    place,
    vehicleId: idOf(query.get('vehicle')),
    serviceId: idOf(query.get('service')),
    chooseTab: (tab: ShopsTab) => set('tab', tab),
    choosePlace: (chosen: SearchPlace) => setQuery((old) => withPlace(old, chosen)),
    chooseVehicle: (id: number | null) => set('vehicle', id === null ? null : String(id)),
    chooseService: (id: number | null) => set('service', id === null ? null : String(id)),
  };
}
