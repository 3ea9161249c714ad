import { COST_DIMENSIONS, place } from '@wayside/domain';
import type { CostDimension } from '@wayside/domain';
import { aText, oneOf, readParam, withParam } from '../../../shared/list/use-address-param.ts';
import { useAddress } from '../../../shared/list/use-address.ts';

const BY = oneOf(COST_DIMENSIONS);
const GROUP = aText(160);

/** Prefixes of the lists' own parameters. */
export const GROUPS = 'groups';
export const ROWS = 'rows';

function without(query: URLSearchParams, ...prefixes: readonly string[]): URLSearchParams {
  const kept = [...query].filter(([name]) => !prefixes.some((prefix) => name.startsWith(`${prefix}.`)));
  return new URLSearchParams(kept);
}

const withGroup = (query: URLSearchParams, key: string): URLSearchParams =>
  withParam(without(query, ROWS), 'group', GROUP, key);

const withDimension = (query: URLSearchParams, by: CostDimension): URLSearchParams =>
  withParam(withParam(without(query, ROWS, GROUPS), 'group', GROUP, undefined), 'by', BY, by);

/** What costs are read by, and the bar that was chosen, in the address. */
export function useCostAddress() {
  const { search, go } = useAddress();
  const query = new URLSearchParams(search);
  return {
    by: readParam(query, 'by', BY) ?? 'month',
    setBy: (by: CostDimension) => go((moment) => withDimension(moment, by)),
    /** As it is in the address: there may be no such group. */
    group: readParam(query, 'group', GROUP),
    setGroup: (key: string) => go((moment) => withGroup(moment, key)),
    /** Where a bar leads. */
    addressOf: (key: string) => `${place.dashboard}?${withGroup(query, key).toString()}`,
  };
}
