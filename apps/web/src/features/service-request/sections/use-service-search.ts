import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { postCall } from '@wayside/api-client';
import { limitTo } from '@wayside/domain';
import { useDebounced } from '@wayside/ui';
import { useEffect } from 'react';
import { readCall } from '../../../shared/data/read.ts';
import { servicesQuery } from '../../../shared/shops/shops.queries.ts';
import { useRequest } from '../request-context.ts';

/**
 * Services for the chosen vehicle, filtered by name if there is a search text. Chosen services that the vehicle can't
 * get are removed.
 */
export function useServiceSearch(text: string) {
  const { snapshot, send } = useRequest();
  const vehicleId = snapshot.context.draft.vehicle?.id ?? null;
  const settled = useDebounced(text.trim());
  const isSearched = text.trim() !== '';
  const all = useQuery(servicesQuery({ vehicleId, shopId: null }));
  const services = useQuery({
    ...readCall(
      postCall('/services/search', {
        body: { query_type: 'name', where: { names: [limitTo(settled, 120)] }, vehicle_id: vehicleId },
      }),
    ),
    enabled: isSearched && settled !== '',
    placeholderData: keepPreviousData,
  });

  const { data } = all;
  useEffect(() => {
    if (vehicleId !== null && data) send({ type: 'services.offered', ids: data.map(({ id }) => id) });
  }, [data, vehicleId, send]);

  return {
    services: (isSearched ? services.data : data) ?? [],
    isLoading: isSearched ? services.isFetching || settled !== text.trim() : all.isPending,
    hasFailed: isSearched ? services.isError : all.isError,
  };
}

/**
 * Names of chosen services in the current language. The request stores them in the language in which they were chosen.
 */
export function useServiceNames(): (service: { readonly id: number; readonly name: string }) => string {
  const { snapshot } = useRequest();
  const { data } = useQuery(servicesQuery({ vehicleId: snapshot.context.draft.vehicle?.id ?? null, shopId: null }));
  return ({ id, name }) => data?.find((service) => service.id === id)?.name ?? name;
}
