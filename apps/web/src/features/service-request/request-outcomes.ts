import type { Result, Schemas } from '@wayside/api-client';
import { dayOf, formatTime, requestRefusal } from '@wayside/domain';
import type { ServiceRequestBody } from '@wayside/domain';
import type { RequestLabel, RequestNotice, SubmitOutcome } from '@wayside/machines';
import { isLost, noticeOf } from '../../shared/failure/failure.ts';
import { withoutServerWords } from '../../shared/failure/without-server-words.ts';

type Order = Schemas['Order'];

/** Outcome of a submitted request. */
export function submitOutcome(answer: Result<Order>): SubmitOutcome {
  if (answer.status === 'success') return { status: 'success', orderId: answer.data.id };
  const result = withoutServerWords(answer);
  if (isLost(result)) return { status: 'lost' };
  const reason = requestRefusal({ isConflict: result.kind === 'conflict', message: result.alertMessage });
  // Prefer our own translated text over the server's message.
  const notice: RequestNotice = ours.has(reason) ? { tone: 'error', label: reason as RequestLabel } : noticeOf(result);
  return { status: 'refused', reason, notice };
}

const ours = new Set<string>([
  'orderExistsAlert',
  'vehicleDeactivated',
  'vehicleNotEnrolled',
  'slotTaken',
  'dateOutOfRange',
]);

const wall = (moment: string | null): string => (moment === null ? '' : `${dayOf(moment)} ${formatTime(moment)}`);

/**
 * ID of the order that the request created, or null if it isn't among the active orders. A vehicle has at most one
 * active order.
 */
export function orderOf(orders: readonly Order[], body: ServiceRequestBody): number | null {
  const made = orders.find(
    ({ vehicle, shop, appointment_datetime }) =>
      vehicle.id === body.vehicle_id &&
      (shop?.id ?? null) === body.shop_id &&
      wall(appointment_datetime) === wall(body.appointment_datetime),
  );
  return made?.id ?? null;
}
