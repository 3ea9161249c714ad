import { useEffect, useEffectEvent } from 'react';
import { useAddress } from '../../shared/list/use-address.ts';
import type { GoOptions } from '../../shared/list/use-address.ts';
import { aText, oneOf, readParam, withParam } from '../../shared/list/use-address-param.ts';
import { filterTypes } from './fleets.queries.ts';
import type { FilterType, FleetFilter } from './fleets.queries.ts';

const TYPES = oneOf(filterTypes);
const VALUES = aText();

/** Fleet filter in the URL: a type and a value, valid only together. An unknown type is no filter and is removed. */
export function useFleetFilter() {
  const { search, go } = useAddress();
  const query = new URLSearchParams(search);
  const type = readParam(query, 'filter_type', TYPES);
  const value = type && readParam(query, 'filter_value', VALUES);
  const filter: FleetFilter = type && value ? { filter_type: type, filter_value: value } : {};
  const change = (nextType: FilterType | undefined, nextValue?: string, options?: GoOptions): void =>
    go(
      (old) => withParam(withParam(old, 'filter_type', TYPES, nextType), 'filter_value', VALUES, nextType && nextValue),
      options,
    );
  const isUnknown = type === undefined && (query.has('filter_type') || query.has('filter_value'));
  const drop = useEffectEvent(() => change(undefined, undefined, { replace: true }));
  useEffect(() => {
    if (isUnknown) drop();
  }, [isUnknown]);
  return { type, value, filter, change };
}
