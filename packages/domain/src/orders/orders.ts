import { canApproveOrder, type UserLike } from '../access/permissions.ts';

export const orderStatuses = [
  'initiated',
  'active',
  'awaiting_approval',
  'approved',
  'complete',
  'paid',
  'paid_in_shop',
  'paid_deferred',
  'cancel',
  'walk_in',
  'initiated_by_user',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Statuses sent as `state_id` for the two lists. */
export const activeOrderStatuses = [
  'awaiting_approval',
  'approved',
  'initiated_by_user',
  'initiated',
  'active',
] as const satisfies readonly OrderStatus[];
export const pastOrderStatuses = [
  'paid_deferred',
  'paid_in_shop',
  'paid',
  'complete',
] as const satisfies readonly OrderStatus[];
/** Statuses of a service line that count as completed. */
export const completedServiceStatuses = ['complete', 'paid', 'paid_in_shop', 'paid_deferred'] as const;

const oneOf = (status: string | null | undefined, set: readonly string[]): boolean =>
  status != null && set.includes(status);

export const isActiveStatus = (status: string | null | undefined): boolean => oneOf(status, activeOrderStatuses);
export const isPastStatus = (status: string | null | undefined): boolean => oneOf(status, pastOrderStatuses);
export function isCompletedService(
  status: string | null | undefined,
): status is (typeof completedServiceStatuses)[number] {
  return oneOf(status, completedServiceStatuses);
}
/** Rejected and deleted lines stay in what is stored and sent, though not every screen shows them. */
export const isSavedService = (status: string | null | undefined): boolean => oneOf(status, ['rejected', 'deleted']);

export type StatusTone = 'neutral' | 'info' | 'attention' | 'success' | 'critical' | 'muted';

/** Display of a status: `label` is a key of the `orders` translations, under `status`. */
export interface StatusView {
  readonly label: StatusLabel;
  readonly tone: StatusTone;
}
export type StatusLabel =
  | 'active'
  | 'initiated'
  | 'inManualReview'
  | 'awaitingApproval'
  | 'approved'
  | 'complete'
  | 'paid'
  | 'paidAtShop'
  | 'cancelled'
  | 'completed';

const completed: StatusView = { label: 'completed', tone: 'success' };
const statusViews: Record<OrderStatus, StatusView> = {
  initiated: { label: 'initiated', tone: 'neutral' },
  initiated_by_user: { label: 'initiated', tone: 'neutral' },
  active: { label: 'active', tone: 'info' },
  awaiting_approval: { label: 'awaitingApproval', tone: 'attention' },
  approved: { label: 'approved', tone: 'success' },
  complete: { label: 'complete', tone: 'success' },
  paid: { label: 'paid', tone: 'success' },
  paid_in_shop: { label: 'paidAtShop', tone: 'success' },
  paid_deferred: { label: 'inManualReview', tone: 'neutral' },
  cancel: { label: 'cancelled', tone: 'muted' },
  walk_in: completed,
};

export const isOrderStatus = (status: unknown): status is OrderStatus => orderStatuses.includes(status as OrderStatus);

/**
 * Display of a status. A past order of unknown status reads completed; elsewhere an unknown status has no view and its
 * text should be shown.
 */
export function statusView(
  status: string | null | undefined,
  { past = false }: { past?: boolean } = {},
): StatusView | undefined {
  if (isOrderStatus(status)) return statusViews[status];
  return past ? completed : undefined;
}

/** Whether a record was entered manually rather than created from an order. */
export function isEnteredByHand(record: { readonly maintenance_type?: string | null }): boolean {
  return record.maintenance_type === 'Manually Entered';
}

/** `Awaiting approval` from `awaiting approval`: uppercases the first letter, in any script. */
export function capitalise(text: string, language?: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** Text of a status without a label: `in_transit` reads `In transit`. */
export const readableStatus = (status: string): string => capitalise(status.replaceAll('_', ' ').trim());

export interface OrderLike {
  readonly id: number;
  readonly status?: string | null;
  readonly state?: string | null;
  readonly can_approve?: boolean | null;
  readonly not_approvable_reasons?: readonly string[] | null;
  readonly can_cancel?: boolean | null;
  readonly approver_user_ids?: readonly number[] | null;
  readonly cancel_user_ids?: readonly number[] | null;
}

/** The API has two names for an order's status; the first one present wins. */
export function statusOf(order: {
  readonly status?: string | null;
  readonly state?: string | null;
}): string | undefined {
  return order.status ?? order.state ?? undefined;
}

export type DashboardAction = 'cancel' | 'acceptAll' | 'none';

/** The dashboard's action for an active order: CANCEL, ACCEPT ALL, or none (shows the status). */
export function dashboardAction(order: OrderLike): DashboardAction {
  const status = statusOf(order);
  if (oneOf(status, ['initiated', 'active', 'initiated_by_user'])) return 'cancel';
  return status === 'awaiting_approval' && order.can_approve === true ? 'acceptAll' : 'none';
}

/** Of orders that are equally urgent: by appointment, those without one last, then by number. */
export function byAppointment(
  a: { readonly id: number; readonly appointment_datetime: string | null },
  b: { readonly id: number; readonly appointment_datetime: string | null },
): number {
  return (a.appointment_datetime ?? '9').localeCompare(b.appointment_datetime ?? '9') || a.id - b.id;
}

export const showsReview = (order: OrderLike): boolean => statusOf(order) === 'awaiting_approval';

/** Whether the order awaits this viewer's approval; where only a payment method is missing, it is added there. */
export function isToReview(viewer: UserLike | null | undefined, order: OrderLike): boolean {
  const lacksOnlyMethod = order.not_approvable_reasons?.join() === 'no_payment_method';
  return showsReview(order) && (canApproveOrder(viewer, order) || lacksOnlyMethod);
}

/** An appointment is requested until the shop accepts it, then confirmed; it goes with the order. */
export function appointmentState(order: OrderLike): 'requested' | 'confirmed' | 'canceled' {
  if (statusOf(order) === 'cancel') return 'canceled';
  return oneOf(statusOf(order), ['initiated', 'initiated_by_user']) ? 'requested' : 'confirmed';
}

/** The services list hides rejected lines, the review page deleted ones. */
export function linesOfList<Line extends { readonly status?: string | null }>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.status !== 'rejected');
}
export function linesOfReview<Line extends { readonly status?: string | null }>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.status !== 'deleted');
}

const acceptable = ['active', 'awaiting_approval', 'initiated'];

/** Body that accepts a whole order: the order and its open lines become approved, other lines keep their status. */
export function acceptAll<Line extends { readonly status?: string | null }>(
  order: { readonly id: number; readonly order_services?: readonly Line[] | null },
  paymentToken?: string | null,
) {
  return {
    id: order.id,
    status: 'approved' as const,
    order_services: (order.order_services ?? []).map((line) =>
      oneOf(line.status, acceptable) ? { ...line, status: 'approved' as const } : line,
    ),
    payment_token: paymentToken || undefined,
  };
}

/** Body that cancels an order. */
export const cancelOrder = (order: { readonly id: number }) => ({ id: order.id, status: 'cancel' as const });

export type NotEligibleReason = 'notAwaitingApproval' | 'notAnApprover' | 'noPaymentMethod';

/** Why this user cannot approve this order; empty when they can. */
export function notEligibleReasons(
  user: UserLike | null | undefined,
  order: OrderLike,
  { lacksPaymentMethod = false }: { lacksPaymentMethod?: boolean } = {},
): NotEligibleReason[] {
  const awaiting = statusOf(order) === 'awaiting_approval';
  const reasons: (NotEligibleReason | false)[] = [
    !awaiting && 'notAwaitingApproval',
    awaiting && !canApproveOrder(user, order) && 'notAnApprover',
    lacksPaymentMethod && 'noPaymentMethod',
  ];
  return reasons.filter((reason) => reason !== false);
}

/** People to contact, in the order of the ids; `phone` is null when unknown and shown as N/A. */
export interface Contact {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
}

interface Person {
  readonly id: number;
  readonly name?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly cellPhone?: string | null;
}

export function contactsOf(ids: readonly number[] | null | undefined, people: readonly Person[]): Contact[] {
  return (ids ?? []).flatMap((id) => {
    const person = people.find((candidate) => candidate.id === id);
    if (!person) return [];
    const name = person.name || [person.firstName, person.lastName].filter(Boolean).join(' ');
    return [{ id, name, phone: person.cellPhone || null }];
  });
}
