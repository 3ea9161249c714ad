import type { TransferSource } from '@wayside/machines';
import { useMemo } from 'react';
import { useAddress } from '../../../shared/list/use-address.ts';
import { anId, oneOf, readParam, withParam } from '../../../shared/list/use-address-param.ts';

export type By = TransferSource['by'];

const BY = oneOf(['vehicle']);
/** Prefixes of the two lists in the address. */
export const SOURCE = 'source';
export const DESTINATION = 'destination';

/** The query without the search, filters and page of a list, which belong to other rows. */
function withoutList(query: URLSearchParams, prefix: string): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['q', 'f', 'page']) next.delete(`${prefix}.${name}`);
  return next;
}

/**
 * Both sides, kept in the address: `?from=5&to=6`, or `?by=vehicle&source.q=VAN`. Ids of unknown fleets are ignored.
 */
export function useSides(fleetIds: ReadonlySet<number>) {
  const { search, go } = useAddress();
  const sides = useMemo(() => {
    const query = new URLSearchParams(search);
    const fleetIn = (name: string): number | null => {
      const id = readParam(query, name, anId);
      return id !== undefined && fleetIds.has(id) ? id : null;
    };
    const source: TransferSource =
      readParam(query, 'by', BY) === 'vehicle' ? { by: 'vehicle' } : { by: 'fleet', fleetId: fleetIn('from') };
    return { source, destination: fleetIn('to') };
  }, [search, fleetIds]);
  return {
    ...sides,
    chooseBy: (by: By) =>
      go((query) => withParam(withoutList(query, SOURCE), 'by', BY, by === 'vehicle' ? by : undefined)),
    chooseSource: (id: number | undefined) => go((query) => withParam(withoutList(query, SOURCE), 'from', anId, id)),
    chooseDestination: (id: number | undefined) =>
      go((query) => withParam(withoutList(query, DESTINATION), 'to', anId, id)),
  };
}
