import type { Schemas } from '@wayside/api-client';
import { COST_STATUSES } from '@wayside/domain';
import type { CostGroup, CostRow, DayRange } from '@wayside/domain';
import { ordersCall } from '../../../shared/data/daily.calls.ts';
import { readCall } from '../../../shared/data/read.ts';

export type Order = Schemas['Order'];
export type Group = CostGroup<Order>;
export type Row = CostRow<Order>;

/** The orders that the server sums by month: finished ones, without records that were added by hand. */
export function finishedOrdersQuery(range: DayRange) {
  return readCall(
    ordersCall({ state_id: [...COST_STATUSES], captureActive: false, withMaintenanceHistory: false }, range),
  );
}
