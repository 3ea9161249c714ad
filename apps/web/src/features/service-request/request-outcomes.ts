import type { Result, Schemas } from '@wayside/api-client';
import { dayOf, formatTime, requestRefusal } from '@wayside/domain';
import type { ServiceRequestBody } from '@wayside/domain';
import type { RequestLabel, RequestNotice, SubmitOutcome } from '@wayside/machines';
import { isLost, noticeOf } from '../../shared/data/failure.ts';

type Order = Schemas['Order'];

/** What became of a sent request. */
export function submitOutcome(result: Result<Order>): SubmitOutcome {
  if (result.status === 'success') return { status: 'success', orderId: result.data.id };
  if (isLost(result)) return { status: 'lost' };
  const reason = requestRefusal({ isConflict: result.kind === 'conflict', message: result.alertMessage });
  // What has a text of ours in the user's language is said in it.
  const notice: RequestNotice = ours.has(reason) ? { tone: 'error', label: reason as RequestLabel } : noticeOf(result);
  return { status: 'refused', reason, notice };
}

const ours = new Set<string>(['orderExistsAlert', 'vehicleDeactivated', 'vehicleNotEnrolled', 'slotTaken', 'dateOutOfRange']);

const wall = (moment: string | null): string => (moment === null ? '' : `${dayOf(moment)} ${formatTime(moment)}`);

/** The order that a request made, among the active ones; null when it is not there. A vehicle has one active order at most. */
export function orderOf(orders: readonly Order[], body: ServiceRequestBody): number | null {
  const made = orders.find(
    ({ vehicle, shop, appointment_datetime }) =>
      vehicle.id === body.vehicle_id &&
      (shop?.id ?? null) === body.shop_id &&
      wall(appointment_datetime) === wall(body.appointment_datetime),
  );
  return made?.id ?? null;
}
