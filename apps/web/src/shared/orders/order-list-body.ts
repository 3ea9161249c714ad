import { activeOrderStatuses, pastOrderStatuses } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';

export type OrderList = 'active' | 'past';

const STATUSES = { active: activeOrderStatuses, past: pastOrderStatuses };

/** What `POST /orders/index` is asked for: orders of a list with an appointment in a range of days, or on any day. */
export const orderListBody = (list: OrderList, range: DayRange | null) => ({
  state_id: [...STATUSES[list]],
  start_date: range?.start ?? null,
  end_date: range?.end ?? null,
  captureActive: list === 'active',
  withMaintenanceHistory: list === 'past',
});
