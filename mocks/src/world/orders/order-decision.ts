import type { Schemas } from '@wayside/api-client';
import { isCompletedService } from '@wayside/domain';
import { isNewlyRejected } from './order-activity.ts';
import type { OrderEvent } from './order-activity.ts';
import { OrderRights, isCancelable } from './order-approval.ts';
import type { StoredLine } from './order-lines.ts';
import type { StoredOrder } from './order-source.ts';
import type { User } from '../people/people.ts';
import { refuse } from '../seed/refusal.ts';
import type { Refusal } from '../seed/refusal.ts';
import type { Surroundings } from '../surroundings.ts';

export type DecisionFailure =
  | 'notFound'
  | 'invalid'
  | 'notAnApprover'
  | 'notACanceller'
  | 'alreadyApproved'
  | 'notCancelable'
  | 'notPending'
  | 'noPaymentMethod'
  | 'paymentMethodMissing'
  | 'paymentMethodUnknown';

export interface Decision {
  fields: Partial<StoredOrder>;
  events: OrderEvent[];
}

type Input = Schemas['OrderUpdate'];

/** Applies an edit, approval or cancellation to an order, or returns why it is not allowed. */
export function decideOn(
  world: Surroundings,
  user: User,
  order: StoredOrder,
  input: Input,
): Decision | Refusal<DecisionFailure> {
  if (input.id !== order.id) return refuse('invalid', 'The id does not match the address');
  const texts = {
    po_number: input.po_number === undefined ? order.po_number : input.po_number || null,
    customer_comments:
      input.customer_comments === undefined ? order.customer_comments : input.customer_comments || null,
  };
  if (input.status === undefined) return { fields: texts, events: [] };
  const fleetId = world.vehicles.get(order.vehicle_id)!.fleet_id;
  const rights = new OrderRights(world, user);
  const decision =
    input.status === 'cancel'
      ? canceled(rights, user, order, fleetId)
      : approved(rights, { world, user, order, fleetId, input });
  return 'refused' in decision ? decision : { ...decision, fields: { ...texts, ...decision.fields } };
}

function canceled(
  rights: OrderRights,
  user: User,
  order: StoredOrder,
  fleetId: number,
): Decision | Refusal<DecisionFailure> {
  if (!isCancelable(order)) return refuse('notCancelable');
  if (!rights.cancellersOf(order, fleetId).some(({ id }) => id === user.id)) return refuse('notACanceller');
  return { fields: { status: 'cancel' }, events: ['canceled'] };
}

interface Approval {
  world: Surroundings;
  user: User;
  order: StoredOrder;
  fleetId: number;
  input: Input;
}

function approved(
  rights: OrderRights,
  { world, user, order, fleetId, input }: Approval,
): Decision | Refusal<DecisionFailure> {
  if (order.status === 'approved') return refuse('alreadyApproved');
  if (order.status !== 'awaiting_approval') return refuse('notPending');
  if (rights.refusals(order, fleetId).includes('not_an_approver')) return refuse('notAnApprover');
  const payment = paymentRefusal(rights, order, fleetId, input.payment_token);
  if (payment) return refuse(payment);
  const lines = decidedLines(order.lines, input.order_services ?? []);
  if ('refused' in lines) return lines;
  return {
    fields: { status: 'approved', lines, approver: user.name, last_approval_date: world.clock },
    events: lines.some((line) => isNewlyRejected(line, order.lines)) ? ['approved', 'rejected'] : ['approved'],
  };
}

/** Without a payment method in the request the fleet's default pays, as when a whole order is accepted in a list. */
function paymentRefusal(rights: OrderRights, order: StoredOrder, fleetId: number, token: string | null | undefined) {
  const methods = rights.methodsOf(fleetId);
  if (token) return methods.some((method) => method.token === token) ? undefined : 'paymentMethodUnknown';
  if (!rights.needsPaymentMethod(order)) return undefined;
  if (methods.length === 0) return 'noPaymentMethod';
  return token === undefined && methods.some(({ is_default }) => is_default) ? undefined : 'paymentMethodMissing';
}

/** Lines not mentioned stay unchanged; completed and deleted lines cannot change. */
function decidedLines(
  lines: readonly StoredLine[],
  changes: readonly { id: number; status: StoredLine['status'] }[],
): StoredLine[] | Refusal<'invalid'> {
  const problems = changes.flatMap(({ id, status }) => {
    const line = lines.find((candidate) => candidate.id === id);
    if (!line) return [`The order has no line ${id}`];
    if (status === line.status || isOpen(line)) return [];
    return [`Line ${id} is ${line.status} and cannot become ${status}`];
  });
  if (problems.length > 0) return refuse('invalid', ...problems);
  const decided = new Map(changes.map(({ id, status }) => [id, status]));
  return lines.map((line) => ({ ...line, status: decided.get(line.id) ?? line.status }));
}

const isOpen = (line: StoredLine): boolean => line.status !== 'deleted' && !isCompletedService(line.status);
