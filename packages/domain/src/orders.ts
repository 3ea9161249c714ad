import { canApproveOrder, type UserLike } from './permissions.ts';

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

/** Statuses sent as `state_id` for the two grids. */
export const activeOrderStatuses = [
  'awaiting_approval',
  'approved',
  'initiated_by_user',
  'initiated',
  'active',
] as const satisfies readonly OrderStatus[];
export const pastOrderStatuses = ['paid_deferred', 'paid_in_shop', 'paid', 'complete'] as const satisfies readonly OrderStatus[];
/** Statuses of a service line that count as completed. */
export const completedServiceStatuses = ['complete', 'paid', 'paid_in_shop', 'paid_deferred'] as const;

const oneOf = (status: string | null | undefined, set: readonly string[]): boolean => status != null && set.includes(status);

export const isActiveStatus = (status: string | null | undefined): boolean => oneOf(status, activeOrderStatuses);
export const isPastStatus = (status: string | null | undefined): boolean => oneOf(status, pastOrderStatuses);
export const isCompletedService = (status: string | null | undefined): boolean => oneOf(status, completedServiceStatuses);
/** Rejected and deleted lines stay in what is saved and sent, though they are not drawn everywhere. */
export const isSavedService = (status: string | null | undefined): boolean => oneOf(status, ['rejected', 'deleted']);

export type StatusTone = 'neutral' | 'info' | 'attention' | 'success' | 'critical' | 'muted';

/** A status as it is shown: `label` is a key of the `orders` translations, under `status`. */
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

/** How a status is shown. A past order of unknown status reads completed; elsewhere an unknown status has no view, show its text. */
export function statusView(status: string | null | undefined, { past = false }: { past?: boolean } = {}): StatusView | undefined {
  if (isOrderStatus(status)) return statusViews[status];
  return past ? completed : undefined;
}

/** Maintenance that a person entered, among the orders of the platform. */
export const isEnteredByHand = (record: { readonly maintenance_type?: string | null | undefined }): boolean =>
  record.maintenance_type === 'Manually Entered';

/** `Awaiting approval` from `awaiting approval`: first letter only, in any script. */
export function capitalise(text: string, language?: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** Text of a status that has no label of its own: `in_transit` reads `In transit`. */
export const readableStatus = (status: string): string => capitalise(status.replaceAll('_', ' ').trim());

export interface OrderLike {
  readonly id: number;
  readonly status?: string | null;
  readonly state?: string | null;
  readonly can_approve?: boolean | null;
  readonly can_cancel?: boolean | null;
  readonly approver_user_ids?: readonly number[] | null;
  readonly cancel_user_ids?: readonly number[] | null;
}

/** An order's status has two names; the first one sent counts. */
export const statusOf = (order: { readonly status?: string | null; readonly state?: string | null }): string | undefined =>
  order.status ?? order.state ?? undefined;

export type DashboardAction = 'cancel' | 'acceptAll' | 'none';

/** What the dashboard offers on an active order: CANCEL, ACCEPT ALL, or nothing but its status as text. */
export function dashboardAction(order: OrderLike): DashboardAction {
  const status = statusOf(order);
  if (oneOf(status, ['initiated', 'active', 'initiated_by_user'])) return 'cancel';
  return status === 'awaiting_approval' && order.can_approve === true ? 'acceptAll' : 'none';
}

export const showsReview = (order: OrderLike): boolean => statusOf(order) === 'awaiting_approval';
/** The appointment of an order is requested until the shop has taken it on, then confirmed. */
export const appointmentState = (order: OrderLike): 'requested' | 'confirmed' =>
  oneOf(statusOf(order), ['initiated', 'initiated_by_user']) ? 'requested' : 'confirmed';

/** The services list hides rejected lines, the review page deleted ones. */
export const linesOfList = <Line extends { readonly status?: string | null }>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => line.status !== 'rejected');
export const linesOfReview = <Line extends { readonly status?: string | null }>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => line.status !== 'deleted');

const acceptable = ['active', 'awaiting_approval', 'initiated'];

/** Body that accepts a whole order: it and each open line become approved, every other line keeps its status. */
export function acceptAll<Line extends { readonly status?: string | null }>(order: {
  readonly id: number;
  readonly order_services?: readonly Line[] | null;
}) {
  return {
    id: order.id,
    status: 'approved' as const,
    order_services: (order.order_services ?? []).map((line) =>
      oneOf(line.status, acceptable) ? { ...line, status: 'approved' as const } : line,
    ),
  };
}

/** Body that cancels an order. */
export const cancelOrder = (order: { readonly id: number }) => ({ id: order.id, status: 'cancel' as const });

export type NotEligibleReason = 'notAwaitingApproval' | 'notAnApprover' | 'noPaymentMethod';

/** Why this person cannot approve this order; empty when they can. */
export function notEligibleReasons(
  user: UserLike | null | undefined,
  order: OrderLike,
  { lacksPaymentMethod = false }: { lacksPaymentMethod?: boolean } = {},
): NotEligibleReason[] {
  const awaiting = statusOf(order) === 'awaiting_approval';
  return [
    ...(awaiting ? [] : (['notAwaitingApproval'] as const)),
    ...(awaiting && !canApproveOrder(user, order) ? (['notAnApprover'] as const) : []),
    ...(lacksPaymentMethod ? (['noPaymentMethod'] as const) : []),
  ];
}

/** People to turn to, in the order of the ids; `phone` is null where there is none, and is shown as N/A. */
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
