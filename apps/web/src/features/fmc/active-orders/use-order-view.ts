import { useAddress } from '../../../shared/list/use-address.ts';
import { oneOf, readParam } from '../../../shared/list/use-address-param.ts';
import { readStored, writeStored } from '../../../shared/session/storage.ts';

export const ORDER_VIEWS = ['all', 'queue'] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

const VIEW = oneOf(ORDER_VIEWS);
const STORED = 'fmc_orders_view';

/**
 * All active orders or the work queue: as the address says, otherwise as last chosen. Another view starts with its own
 * search and sort.
 */
export function useOrderView(): [view: OrderView, setView: (view: OrderView) => void] {
  const { search, go } = useAddress();
  const view = readParam(new URLSearchParams(search), 'view', VIEW) ?? VIEW.read(readStored(STORED) ?? '') ?? 'all';
  return [
    view,
    (chosen) => {
      writeStored(STORED, chosen);
      go(() => new URLSearchParams(chosen === 'all' ? '' : { view: chosen }));
    },
  ];
}
