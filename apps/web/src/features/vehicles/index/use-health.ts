import { useQuery } from '@tanstack/react-query';
import { healthGaps, lacks } from '@wayside/domain';
import { useMemo } from 'react';
import { oneOf, useAddressParam } from '../../../shared/list/use-address-param.ts';
import { fleetUsersQuery } from '../../../shared/people/people.queries.ts';
import { today } from '../../../shared/today.ts';
import type { Vehicle } from './vehicles.queries.ts';

/** The parameter of the address that leaves only vehicles that lack something (UPL-07). */
export const LACKS = 'lacks';
const GAPS = oneOf(['nothing', ...healthGaps] as const);

interface ListedVehicles {
  readonly data: readonly Vehicle[] | undefined;
}

/** What the address leaves of the vehicles, and a way to see all. Only the drivers need the people. */
export function useLacking<Query extends ListedVehicles>(query: Query) {
  const [gap, setGap] = useAddressParam(LACKS, GAPS, 'nothing');
  const people = useQuery({ ...fleetUsersQuery(), enabled: gap === 'driver' });
  const { data: vehicles } = query;
  const isKnown = gap !== 'driver' || people.data !== undefined;
  const rows = useMemo(() => {
    if (gap === 'nothing' || !vehicles) return vehicles;
    const isLacking = lacks({ today: today(), people: people.data });
    return isKnown ? vehicles.filter((vehicle) => isLacking(gap, vehicle)) : undefined;
  }, [gap, vehicles, people.data, isKnown]);
  return {
    gap,
    showAll: () => setGap('nothing'),
    query: isKnown ? { ...query, data: rows } : { ...people, data: rows },
  };
}
