import type { ShopsTab } from '@wayside/domain';
import { useMemo } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { anId, oneOf, useAddressParam } from '../../shared/list/use-address-param.ts';
import { useAddress } from '../../shared/list/use-address.ts';
import { placeOf, withPlace } from '../../shared/shops/search/search-address.ts';
import type { SearchPlace } from '../../shared/shops/search/search-address.ts';

export const TABS = ['search', 'saved'] as const satisfies readonly ShopsTab[];
const TAB = oneOf(TABS);

/** Tab, place, vehicle and service, all kept in the URL. */
export function useShopsAddress() {
  const { search, go } = useAddress();
  const place = useMemo(() => placeOf(new URLSearchParams(search), brand.region), [search]);
  const [tab, chooseTab] = useAddressParam('tab', TAB, undefined);
  const [vehicle, setVehicle] = useAddressParam('vehicle', anId, undefined);
  const [service, setService] = useAddressParam('service', anId, undefined);
  const [shop, setShop] = useAddressParam('shop', anId, undefined);
  return {
    tab: tab ?? 'search',
    place,
    vehicleId: vehicle ?? null,
    serviceId: service ?? null,
    shopId: shop,
    leaveShop: () => setShop(undefined),
    chooseTab,
    choosePlace: (chosen: SearchPlace) => go((query) => withPlace(query, chosen)),
    chooseVehicle: (id: number | null) => setVehicle(id ?? undefined),
    chooseService: (id: number | null) => setService(id ?? undefined),
  };
}
