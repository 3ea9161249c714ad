import { useSearchParams } from 'react-router-dom';
import { filterTypes } from './fleets.queries.ts';
import type { FilterType, FleetFilter } from './fleets.queries.ts';

/** The filter of the grid lives in the address, so that it can be shared and Back restores it. An unknown type is no filter. */
export function useFleetFilter() {
  const [query, setQuery] = useSearchParams();
  const type = filterTypes.find((name) => name === query.get('filter_type'));
  const value = type && (query.get('filter_value') ?? undefined);

  function change(nextType: FilterType | undefined, nextValue?: string): void {
    setQuery((old) => {
      const next = new URLSearchParams(old);
      next.delete('filter_type');
      next.delete('filter_value');
      if (nextType) next.set('filter_type', nextType);
      if (nextType && nextValue) next.set('filter_value', nextValue);
      return next;
    });
  }

  const filter: FleetFilter = type && value ? { filter_type: type, filter_value: value } : {};
  return { type, value, filter, change };
}
