import { useQuery } from '@tanstack/react-query';
import type { Transfer, TransferSource, TransferVehicle } from '@wayside/machines';
import { useMemo } from 'react';
import type { ListQuery } from '../../../shared/list/list-panel.tsx';
import { vehicleSearchQuery } from '../../../shared/vehicles/vehicles.queries.ts';
import { missedBy, withoutLeft } from './arrived.ts';
import { MIN_SEARCH, fleetVehiclesQuery } from './transfer.queries.ts';

/** Why there is nothing to choose from. */
export type Nothing = 'fleet' | 'vehicle' | 'emptyFleet' | 'found' | 'allMoved';

export interface SourceVehicles {
  /** Without the vehicles that were moved, or transferred since the list was loaded. */
  query: ListQuery<TransferVehicle>;
  nothing: Nothing;
}

const NONE: readonly TransferVehicle[] = [];

/** The vehicles of the chosen fleet, or those that a search finds in all fleets. */
export function useSourceVehicles(
  source: TransferSource,
  search: string,
  moves: readonly TransferVehicle[],
  last: Transfer | null,
): SourceVehicles {
  const fleetId = source.by === 'fleet' ? source.fleetId : null;
  const isSearch = source.by === 'vehicle' && search.length >= MIN_SEARCH;
  const ofFleet = useQuery({ ...fleetVehiclesQuery(fleetId ?? 0), enabled: fleetId !== null });
  const matches = useQuery({ ...vehicleSearchQuery(search), enabled: isSearch });
  const isAsked = fleetId !== null || isSearch;
  const query: ListQuery<TransferVehicle> = source.by === 'fleet' ? ofFleet : matches;
  const data = isAsked ? query.data : NONE;
  const missed = missedBy(query, last);
  const rows = useMemo(() => {
    const moved = new Set(moves.map(({ id }) => id));
    return data && withoutLeft(data, missed).filter(({ id }) => !moved.has(id));
  }, [data, moves, missed]);
  const hasAny = data !== undefined && data.length > 0;
  const nothing: Nothing = !isAsked ? source.by : hasAny ? 'allMoved' : source.by === 'fleet' ? 'emptyFleet' : 'found';
  return { query: { ...query, data: rows, error: isAsked ? query.error : null }, nothing };
}
