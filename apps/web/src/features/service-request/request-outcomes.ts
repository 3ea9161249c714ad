import type { Failure, Result, Schemas } from '@wayside/api-client';
import { dayOf, formatTime, requestRefusal } from '@wayside/domain';
import type { ServiceRequestBody } from '@wayside/domain';
import type { RequestLabel, RequestNotice, SubmitOutcome } from '@wayside/machines';

type Order = Schemas['Order'];

const labels: Partial<Record<Failure['kind'], RequestLabel>> = { timeout: 'timeout', offline: 'offline' };

/** The server's words, else ours. */
export const failureNotice = ({ alertMessage, kind }: Failure): RequestNotice =>
  alertMessage === undefined ? { tone: 'error', label: labels[kind] ?? 'somethingWentWrong' } : { tone: 'error', text: alertMessage };

/** Answers after which the order may have been made: none came, or one on the way to the server, which has no words of the server's. */
const isLost = ({ kind, alertMessage }: Failure): boolean =>
  kind === 'timeout' || kind === 'offline' || kind === 'unreadable' || (kind === 'server' && alertMessage === undefined);

/** What became of a sent request. */
export function submitOutcome(result: Result<Order>): SubmitOutcome {
  if (result.status === 'success') return { status: 'success', orderId: result.data.id };
  if (isLost(result)) return { status: 'lost' };
  const reason = requestRefusal({ isConflict: result.kind === 'conflict', message: result.alertMessage });
  // What has a text of ours in the user's language is said in it.
  const notice: RequestNotice = ours.has(reason) ? { tone: 'error', label: reason as RequestLabel } : failureNotice(result);
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
