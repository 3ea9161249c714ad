import { needsStoredCard } from '../constants.ts';
import {
  byAppointment,
  contactsOf,
  isSavedService,
  linesOfReview,
  notEligibleReasons,
  statusOf,
  type acceptAll,
  type cancelOrder,
  type Contact,
  type NotEligibleReason,
  type OrderLike,
} from './orders.ts';
import type { StoredMethod } from '../payments/payment-methods.ts';
import { canApproveOrder, isListedUser, type UserLike } from '../access/permissions.ts';
import { isAdmin, type RoleHolder } from '../access/roles.ts';
import { limitComments, type Payer } from './service-request.ts';

/** A line of an order under review; satisfied by every line of the API. */
export interface ReviewLine {
  readonly id: number;
  readonly name: string;
  readonly position: string | null;
  readonly status: LineStatus;
  readonly price: number | null;
  readonly total: number | null;
  readonly service_miles: number | null;
  readonly service_kilometers: number | null;
  readonly odometer_config: { quantity: number } | null;
}
export type LineStatus =
  | 'initiated'
  | 'active'
  | 'awaiting_approval'
  | 'approved'
  | 'rejected'
  | 'deleted'
  | 'complete'
  | 'paid'
  | 'paid_in_shop'
  | 'paid_deferred';

interface ReviewPerson {
  readonly id: number;
  readonly name: string;
  readonly cellPhone: string | null;
}

type ReviewMethod = Pick<StoredMethod, 'id' | 'token' | 'is_default' | 'expiration_date'>;

/** The fields approval rules read of an order; satisfied by every order of the API. */
export interface ReviewOrder extends OrderLike {
  readonly total: number | null;
  readonly saving: number | null;
  readonly po_number: string | null;
  readonly customer_comments: string | null;
  readonly approver: string | null;
  readonly not_approvable_reasons: readonly ('not_awaiting_approval' | 'not_an_approver' | 'no_payment_method')[];
  readonly approvers: readonly ReviewPerson[];
  readonly cancellers: readonly ReviewPerson[];
  readonly order_services: readonly ReviewLine[];
  readonly braintree_payment_methods: readonly ReviewMethod[];
}

/** The reviewing user. When a response was lost, the name tells their own approval from another's. */
export type Reviewer = UserLike & Payer & { readonly name?: string | null };

/** What a decision on a line depends on. */
export type LineFacts = Pick<ReviewLine, 'id' | 'status' | 'price'>;

export type LineDecision = 'approved' | 'rejected';
/** Decisions by line id. An undecided line counts as approved, as in the order's total. */
export type LineDecisions = Readonly<Record<number, LineDecision>>;

/** Lines that need a decision; rejected, deleted and completed lines stay as they are. */
export function isDecidable({ status }: { readonly status: LineStatus }): boolean {
  return status === 'active' || status === 'awaiting_approval' || status === 'initiated';
}

export function decisionOn(
  line: Pick<ReviewLine, 'id' | 'status'>,
  decisions: LineDecisions,
): LineDecision | undefined {
  return isDecidable(line) ? (decisions[line.id] ?? 'approved') : undefined;
}

/** Lines as sent: all of them, including hidden ones, open ones with their decision. */
export function decidedLines<Line extends LineFacts>(lines: readonly Line[], decisions: LineDecisions): Line[] {
  return lines.map((line) => ({ ...line, status: decisionOn(line, decisions) ?? line.status }));
}

/** Lines as shown, with their decisions; deleted ones are left out. */
export function reviewLines(lines: readonly ReviewLine[], decisions: LineDecisions): ReviewLine[] {
  return linesOfReview(decidedLines(lines, decisions));
}

/** Whether any work would be left. */
export function leavesWork(lines: readonly LineFacts[], decisions: LineDecisions): boolean {
  return decidedLines(lines, decisions).some(({ status }) => !isSavedService(status));
}

/** Decisions on lines that still exist and are still open. */
export function keptDecisions(lines: readonly LineFacts[], decisions: LineDecisions): LineDecisions {
  const open = lines.filter(isDecidable);
  return Object.fromEntries(open.flatMap(({ id }) => (decisions[id] ? [[id, decisions[id]]] : [])));
}

/** Whether the shop changed lines or prices between two versions of an order. */
export function pricesChanged(before: readonly LineFacts[], after: readonly LineFacts[]): boolean {
  const old = new Map(before.map((line) => [line.id, line]));
  return after.length !== before.length || after.some((line) => old.get(line.id)?.price !== line.price);
}

/**
 * Whether an order is still as the user saw it. Their total is undefined if it is that of their own decisions, not the
 * stored one.
 */
export function isAsShown(shown: ReviewOrder, stored: ReviewOrder, shownTotal: number | null | undefined): boolean {
  const statuses = new Map(shown.order_services.map(({ id, status }) => [id, status]));
  return (
    statusOf(stored) === statusOf(shown) &&
    !pricesChanged(shown.order_services, stored.order_services) &&
    stored.order_services.every(({ id, status }) => statuses.get(id) === status) &&
    (shownTotal === undefined || isSameAmount(shownTotal, stored.total))
  );
}

function isSameAmount(one: number | null, other: number | null): boolean {
  return one === null || other === null ? one === other : Math.abs(one - other) < HALF_A_CENT;
}

/**
 * An order as returned by a preview. A line that comes back with the status we sent keeps its stored status, so it can
 * still be decided; a line with another status was changed by the shop.
 */
export function mergePreview<Order extends ReviewOrder>(
  before: ReviewOrder,
  preview: Order,
  decisions: LineDecisions,
): Order {
  const old = new Map(before.order_services.map((line) => [line.id, line]));
  const order_services = preview.order_services.map((line) => {
    const stored = old.get(line.id);
    const isAsSent = stored && line.status === (decisionOn(stored, decisions) ?? stored.status);
    return isAsSent ? { ...line, status: stored.status } : line;
  });
  return { ...preview, order_services };
}

export interface ApprovalForm {
  readonly decisions: LineDecisions;
  readonly comments: string;
  readonly paymentToken: string | null;
}

/** The body that approves an order with the user's decisions. */
export function approvalBody(order: ReviewOrder, { decisions, comments, paymentToken }: ApprovalForm) {
  return {
    id: order.id,
    status: 'approved' as const,
    order_services: decidedLines(order.order_services, decisions),
    customer_comments: limitComments(comments),
    po_number: order.po_number,
    payment_token: paymentToken,
  };
}

/**
 * Whether a stored method must be chosen. An order that can be approved without any method is paid another way:
 * otherwise the server would give the missing method as a reason.
 */
export function mustChooseMethod(user: Reviewer, order: Pick<ReviewOrder, 'braintree_payment_methods'>): boolean {
  return (
    user.pays_through_platform === true &&
    needsStoredCard(user.payment_provider_type) &&
    order.braintree_payment_methods.length > 0
  );
}

/** The stored method that an approval with this token charges; undefined where none must be chosen (VOR-08). */
export function chargedMethod<Method extends ReviewMethod>(
  user: Reviewer,
  order: { readonly braintree_payment_methods: readonly Method[] },
  token: string | null | undefined,
): Method | undefined {
  if (!mustChooseMethod(user, order)) return undefined;
  return order.braintree_payment_methods.find((method) => method.token === token);
}

const serverReasons: Record<ReviewOrder['not_approvable_reasons'][number], NotEligibleReason> = {
  not_awaiting_approval: 'notAwaitingApproval',
  not_an_approver: 'notAnApprover',
  no_payment_method: 'noPaymentMethod',
};

/** Why this user cannot approve: the server's reasons, else ours. Never empty when they cannot. */
export function whyNotApprovable(user: Reviewer, order: ReviewOrder): NotEligibleReason[] {
  const own = notEligibleReasons(user, order);
  if (own.length === 0 && canApproveOrder(user, order)) return [];
  const given = order.not_approvable_reasons.map((reason) => serverReasons[reason]);
  const reasons = given.length > 0 ? given : own;
  return reasons.length > 0 ? reasons : ['notAnApprover'];
}

/** Body of a decision: approval as decided or as a whole, or cancellation. */
export type DecisionBody =
  | ReturnType<typeof approvalBody>
  | ReturnType<typeof acceptAll<ReviewLine>>
  | ReturnType<typeof cancelOrder>;
export type DecisionKind = 'approval' | 'cancelation';

export interface OrderContact extends Contact {
  /** Null while unknown. */
  readonly email: string | null;
  /**
   * Of the management company: the server lets a company's users decide for its fleets, but they are not among the
   * fleet's users. False while these are unknown.
   */
  readonly isOfCompany: boolean;
}

/** What is known of the fleet's users besides the order: who is an admin, and where mail goes. */
export type KnownUser = RoleHolder & { readonly id: number; readonly email: string };

/**
 * Who to contact when someone else must decide. `isTooLate`: the shop has the vehicle, so the order can no longer be
 * canceled here.
 */
export interface Contacts {
  readonly about: DecisionKind;
  readonly people: readonly OrderContact[];
  readonly isTooLate: boolean;
}

/**
 * @param users of the fleet in which the reader acts
 * @param isOwnFleet whether the order is of that fleet
 */
export function contactsFor(
  about: DecisionKind,
  order: ReviewOrder,
  user: Pick<Reviewer, 'id'>,
  users?: readonly KnownUser[],
  isOwnFleet = true,
): Contacts {
  const [ids, persons] =
    about === 'approval' ? [order.approver_user_ids, order.approvers] : [order.cancel_user_ids, order.cancellers];
  const isTooLate = about === 'cancelation' && order.can_cancel !== true;
  const known = new Map(users?.map((one) => [one.id, one]));
  const isOnDuty = ({ id }: Contact) => order.approver_user_ids?.includes(id) === true || isAdmin(known.get(id));
  // Whom the lists of users hide is hidden here, too (OPN2-47). The server counts them among those who can decide.
  const isHidden = ({ id }: Contact) => known.has(id) && !isListedUser(known.get(id)!);
  // Nobody calls themselves. Approvers and admins come first (PPV-08), the fleet's own before those of its management
  // company, then whoever has a phone number.
  const people = contactsOf(ids, persons)
    .filter((one) => one.id !== user.id && !isHidden(one))
    .map((person) => ({
      ...person,
      email: known.get(person.id)?.email ?? null,
      isOfCompany: isOwnFleet && users !== undefined && !known.has(person.id),
    }))
    .toSorted(
      (a, b) =>
        Number(isOnDuty(b)) - Number(isOnDuty(a)) ||
        Number(a.isOfCompany) - Number(b.isOfCompany) ||
        Number(b.phone !== null) - Number(a.phone !== null),
    );
  return { about, people, isTooLate };
}

/** The outcome of a decision whose response was lost, from the order. `otherwise`: someone else decided. */
export function outcomeOf(kind: DecisionKind, order: ReviewOrder, user: Reviewer): 'done' | 'notDone' | 'otherwise' {
  const status = statusOf(order);
  if (kind === 'cancelation') return status === 'cancel' ? 'done' : order.can_cancel === true ? 'notDone' : 'otherwise';
  if (status === 'awaiting_approval') return 'notDone';
  return status === 'approved' && isApprovedBy(user, order) ? 'done' : 'otherwise';
}

/**
 * Whether an approval is the one this user sent: it has their name, and every line is as they decided. Browsers may
 * resend a call when the connection breaks, and the second one is refused because of the first.
 * @param lines as sent; undefined for a cancelation
 */
export function isOwnApproval(order: ReviewOrder, lines: readonly LineFacts[] | undefined, user: Reviewer): boolean {
  if (!lines || statusOf(order) !== 'approved' || !user.name || order.approver !== user.name) return false;
  const sent = new Map(lines.map(({ id, status }) => [id, status]));
  return order.order_services.every(({ id, status }) => (sent.get(id) ?? status) === status);
}

/** An order that does not name its approver may have been approved by the user. */
export function isApprovedBy(user: Reviewer, order: Pick<ReviewOrder, 'approver'>): boolean {
  return !order.approver || !user.name || order.approver === user.name;
}

/** Why the server refused a decision; `other` when only its message is known. */
export type DecisionRefusal =
  | 'alreadyApproved'
  | 'notCancelable'
  | 'notPending'
  | 'notAllowed'
  | 'paymentMethodMissing'
  | 'noPaymentMethod'
  | 'paymentMethodUnknown'
  | 'other';

const refusalTexts: readonly (readonly [part: RegExp, refusal: DecisionRefusal])[] = [
  [/already approved/i, 'alreadyApproved'],
  [/received by the shop/i, 'notCancelable'],
  [/not awaiting approval/i, 'notPending'],
  [/not an approver|not allowed to cancel/i, 'notAllowed'],
  [/select payment method/i, 'paymentMethodMissing'],
  [/no payment method is available/i, 'noPaymentMethod'],
  [/payment method was not found/i, 'paymentMethodUnknown'],
];

/** An unknown conflict counts as the decision's usual conflict. */
export function decisionRefusal(
  kind: DecisionKind,
  failure: { readonly isConflict: boolean; readonly isForbidden: boolean; readonly message: string | undefined },
): DecisionRefusal {
  const refusal = refusalTexts.find(([part]) => part.test(failure.message ?? ''))?.[1];
  if (refusal) return refusal;
  if (failure.isForbidden) return 'notAllowed';
  if (!failure.isConflict) return 'other';
  return kind === 'approval' ? 'alreadyApproved' : 'notCancelable';
}

/** The order id in a URL; undefined for an invalid one. */
export const orderIdOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,7}$/.test(text ?? '') ? Number(text) : undefined;

type Waiting = OrderLike & { readonly appointment_datetime: string | null };

/** Orders awaiting this user's approval, the oldest appointment first; those without one last. */
export function ordersToReview<Order extends Waiting>(user: UserLike, orders: readonly Order[]): Order[] {
  return orders
    .filter((order) => statusOf(order) === 'awaiting_approval' && canApproveOrder(user, order))
    .toSorted(byAppointment);
}

/** Those besides the one that is open. */
export const othersToReview = <Order extends Waiting>(user: UserLike, orders: readonly Order[], id: number): Order[] =>
  ordersToReview(user, orders).filter((order) => order.id !== id);

/** Number of lines that need a decision, of those approved, and of approved ones without a price. */
export function countDecisions(lines: readonly ReviewLine[], decisions: LineDecisions) {
  const open = lines.filter(isDecidable);
  const approved = open.filter((line) => decisionOn(line, decisions) === 'approved');
  return {
    open: open.length,
    approved: approved.length,
    unpriced: approved.filter(({ price }) => price === null).length,
  };
}

/** How many services a decision that was sent declined; canceling the order declines none of them. */
export const countDeclined = (decision: { readonly lines?: LineDecisions } | null): number =>
  Object.values(decision?.lines ?? {}).filter((one) => one === 'rejected').length;

/**
 * What promotions take off: the sum of the lines that would be done, less the total that the server gives for them.
 * Null without a discount, and while a price or the total is unknown.
 */
export function discountOf(
  order: Pick<ReviewOrder, 'total' | 'order_services'>,
  decisions: LineDecisions,
): { subtotal: number; discount: number } | null {
  const lines = decidedLines(order.order_services, decisions).filter(({ status }) => !isSavedService(status));
  if (order.total === null || lines.some(({ total }) => total === null)) return null;
  const subtotal = lines.reduce((sum, { total }) => sum + (total ?? 0), 0);
  const discount = subtotal - order.total;
  return discount >= HALF_A_CENT ? { subtotal, discount } : null;
}

/** Smaller amounts would be shown as $0.00. */
export const HALF_A_CENT = 0.005;
