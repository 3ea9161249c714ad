import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { bestMatches, place, withSearch } from '@wayside/domain';
import type { Match } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Building2 } from 'lucide-react';
import { createElement, useCallback, useMemo } from 'react';
import type { Find, Source } from './find.ts';
import { fleetSearchQuery } from './palette.queries.ts';
import type { Search } from './use-own-sources.ts';

type Fleet = Schemas['Fleet'];

/** Describes a fleet and enters it. `currentId` is the one the user acts in. */
export function useFleetFind(currentId: number | null | undefined): (fleet: Fleet) => Find {
  const { t } = useTranslation('palette');
  return useCallback(
    ({ id, name, other_id, region, rep }) => ({
      id: `fleet-${id}`,
      label: name,
      note: id === currentId ? t('currentFleet') : [other_id, region, rep].filter(Boolean).join(' · '),
      icon: createElement(Building2, { size: 16, 'aria-hidden': true }),
      enter: { fleetId: id, fleet: name, next: place.dashboard },
    }),
    [t, currentId],
  );
}

/** Fleets of the management company, found by the server. */
export function useFleetSource({
  typed,
  settled,
  isEnabled,
  currentId,
}: Omit<Search, 'user' | 'enteredId'> & { isEnabled: boolean }): Source {
  const { t } = useTranslation('palette');
  const find = useFleetFind(currentId);
  const query = useQuery({ ...fleetSearchQuery(settled), enabled: isEnabled });
  const fleets = isEnabled ? query.data?.fleets : undefined;
  const matches = useMemo(() => {
    const found = fleets ?? [];
    const all: Match<Fleet>[] =
      typed === ''
        ? found.map((item) => ({ item, fit: 'part' }))
        : bestMatches(found, ({ name, other_id, region, rep }) => [name, other_id, region, rep], typed);
    return all.map(({ item, fit }) => ({ item: find(item), fit }));
  }, [fleets, typed, find]);
  return {
    id: 'fleets',
    title: t('groups.fleets'),
    matches,
    all: withSearch(place.fmcDashboard, typed),
    isSearching: isEnabled && !query.error && (query.isFetching || typed !== settled),
    failed: isEnabled && query.error && !query.isFetching ? [query] : [],
    // The server's count covers further pages, but only for the search it got.
    total: typed === settled && !query.isPlaceholderData ? query.data?.total_count : undefined,
  };
}
