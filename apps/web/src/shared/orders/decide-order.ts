import { resultOf } from '@wayside/api-client';
import type { Failure } from '@wayside/api-client';
import { chargedMethod, decisionRefusal, isAsShown, isOwnApproval, outcomeOf, statusOf } from '@wayside/domain';
import type { DecisionBody, DecisionKind, DecisionRefusal, Reviewer, ReviewOrder } from '@wayside/domain';
import type { DecideOutcome } from '@wayside/machines';
import type { ToastMessage } from '@wayside/ui';
import { api } from '../data/api.ts';
import { changed } from '../data/changed.ts';
import { isLost, noticeOf } from '../failure/failure.ts';
import { withoutServerWords } from '../failure/without-server-words.ts';
import { queryClient } from '../data/query-client.ts';
import { deliver } from '../save/late-outcomes.ts';
import type { Asker } from '../save/late-outcomes.ts';
import { authenticationToken } from '../session/session.ts';
import { rememberMethod } from './agreed.ts';
import type { Order } from './order-text.ts';
import { orderQuery } from './orders.queries.ts';
import { showDecided } from './show-decided.ts';

/** A decision as sent, with the order as the user saw it. */
export interface OrderDecision {
  readonly body: DecisionBody;
  readonly order: Order;
  readonly user: Reviewer;
  /** The total the user saw; undefined while it is that of their decisions, not the stored one. */
  readonly shownTotal?: number | null;
}

interface UnderWay {
  readonly decision: OrderDecision;
  readonly outcome: Promise<DecideOutcome>;
  readonly askers: Set<Asker>;
}

/** Who asked for a decision, and how its outcome is said if they are gone by then. */
export interface DecisionAsker {
  readonly asker: Asker;
  readonly report: DecisionReport;
}

export type DecisionReport = (decision: OrderDecision, outcome: DecideOutcome) => ToastMessage;

/** Decisions are kept per session, outside of pages: the page that asked may be gone before the response arrives. */
interface Session {
  readonly token: string | undefined;
  readonly underWay: Map<number, UnderWay>;
  /**
   * Decisions whose response was lost, by order ID. Unchecked ones are checked before anything else is sent for that
   * order.
   */
  readonly lost: Map<number, { decision: OrderDecision; isChecked: boolean }>;
}

type Refused = Extract<DecideOutcome, { status: 'refused' }>;

/** Refusals that our own decision may have caused, if its response was lost. */
const OWN_DOING: readonly DecisionRefusal[] = ['alreadyApproved', 'notCancelable', 'notPending'];

const GONE: Refused['notice'] = { tone: 'error', label: 'notFound' };
const isGone = ({ kind, alertMessage }: Failure): boolean => kind === 'notFound' && alertMessage === undefined;

let session: Session | undefined;

function currentSession(): Session {
  const token = authenticationToken();
  if (session === undefined || session.token !== token) session = { token, underWay: new Map(), lost: new Map() };
  return session;
}

function isOwn(order: ReviewOrder, { body, user }: OrderDecision): boolean {
  return isOwnApproval(order, body.status === 'approved' ? body.order_services : undefined, user);
}

export const kindOf = ({ body }: Pick<OrderDecision, 'body'>): DecisionKind =>
  body.status === 'cancel' ? 'cancelation' : 'approval';

/**
 * Approves or cancels an order, unless it has changed since the user saw it. If the response is lost, the order is
 * checked; the decision is never sent twice. While a decision on the same order is under way, a second one waits for it
 * and is not sent. The caller shows the outcome; if it is gone by then, see `deliver`.
 */
export function decideOrder(decision: OrderDecision, by: DecisionAsker): Promise<DecideOutcome> {
  return onePerOrder(decision, by, comparedAndSent);
}

/** After a lost response, checks again whether the decision took effect. */
export function checkDecision(decision: OrderDecision, by: DecisionAsker): Promise<DecideOutcome> {
  return onePerOrder(decision, by, check);
}

type Work = (decision: OrderDecision, session: Session) => Promise<DecideOutcome>;

async function onePerOrder(
  decision: OrderDecision,
  { asker, report }: DecisionAsker,
  work: Work,
): Promise<DecideOutcome> {
  const now = currentSession();
  const first = now.underWay.get(decision.body.id) ?? launch(decision, now, work);
  const askers = kindOf(first.decision) === kindOf(decision) ? first.askers.add(asker) : [asker];
  const outcome = await first.outcome;
  const own = first.decision === decision ? outcome : asSecond(outcome, first.decision, decision);
  return deliver(own, asker, (late) => report(decision, late), askers);
}

function launch(decision: OrderDecision, own: Session, work: Work): UnderWay {
  const { id } = decision.body;
  async function settle(): Promise<DecideOutcome> {
    const outcome = await work(decision, own);
    own.underWay.delete(id);
    if (own !== currentSession()) return outcome;
    if (outcome.status === 'success') keepMethod(decision, outcome.order as Order);
    const order = 'order' in outcome ? (outcome.order as Order | undefined) : undefined;
    // Before the lists are stale: data that is set counts as fresh.
    if (order) showDecided(order);
    void changed('orders');
    if (order) queryClient.setQueryData(orderQuery(id).queryKey, order);
    return outcome;
  }
  const underWay = { decision, outcome: settle(), askers: new Set<Asker>() };
  own.underWay.set(id, underWay);
  return underWay;
}

/** Only an approval says which method pays: the order that comes back doesn't. */
function keepMethod({ body, user }: OrderDecision, order: Order): void {
  const method = body.status === 'approved' ? chargedMethod(user, order, body.payment_token) : undefined;
  if (method) rememberMethod(body.id, method.id);
}

/** Outcome of a decision that was not sent because of an earlier one on the same order. */
function asSecond(outcome: DecideOutcome, first: OrderDecision, decision: OrderDecision): DecideOutcome {
  const isSameKind = kindOf(first) === kindOf(decision);
  if (outcome.status === 'success') {
    const isDone = isSameKind && (isEqual(first, decision) || isOwn(outcome.order, decision));
    return isDone ? outcome : { status: 'decidedByOthers', order: outcome.order };
  }
  if (isSameKind || outcome.status === 'unknown') return outcome;
  return { status: 'refused', reason: 'other', notice: { tone: 'error', label: 'otherDecisionFirst' } };
}

const isEqual = (first: OrderDecision, second: OrderDecision): boolean =>
  JSON.stringify(first.body) === JSON.stringify(second.body);

async function comparedAndSent(decision: OrderDecision, own: Session): Promise<DecideOutcome> {
  const { id } = decision.body;
  const earlier = own.lost.get(id);
  if (earlier && !earlier.isChecked) {
    const outcome = await check(earlier.decision, own);
    return outcome.status === 'notSent'
      ? sendIfAsShown(decision, outcome.order, own)
      : asSecond(outcome, earlier.decision, decision);
  }
  const stored = await readOrder(id);
  if (stored.status === 'success') return sendIfAsShown(decision, stored.data, own);
  return {
    status: 'refused',
    reason: 'other',
    notice: isGone(stored) ? GONE : { tone: 'error', label: 'notCompared' },
  };
}

async function sendIfAsShown(decision: OrderDecision, stored: ReviewOrder, own: Session): Promise<DecideOutcome> {
  const { body, order: shown, user, shownTotal } = decision;
  if (isAsShown(shown, stored, shownTotal)) return send(decision, own);
  if (statusOf(stored) === statusOf(shown)) return { status: 'changed', order: stored };
  // After a lost response it may be this very decision. Otherwise it was made in another tab, by whoever it was: with
  // other comments, perhaps, or another payment method.
  const isDone = own.lost.has(body.id) && outcomeOf(kindOf(decision), stored, user) === 'done';
  return { status: isDone ? 'success' : 'decidedByOthers', order: stored };
}

async function send(decision: OrderDecision, own: Session): Promise<DecideOutcome> {
  const { body } = decision;
  const answer = await resultOf(api.PUT('/orders/{id}', { params: { path: { id: body.id } }, body }));
  if (answer.status === 'success') {
    own.lost.delete(body.id);
    return { status: 'success', order: answer.data };
  }
  const result = withoutServerWords(answer);
  if (isLost(result)) return check(decision, own);
  const reason = decisionRefusal(kindOf(decision), {
    isConflict: result.kind === 'conflict',
    isForbidden: result.kind === 'forbidden',
    message: result.alertMessage,
  });
  if (own.lost.has(body.id) && OWN_DOING.includes(reason)) return check(decision, own);
  const refused: Refused = { status: 'refused', reason, notice: refusalNotice(result) };
  return reason === 'alreadyApproved' ? approvedByWhom(decision, refused) : refused;
}

function refusalNotice(result: Failure): Refused['notice'] {
  if (isGone(result)) return GONE;
  const { retryAfter } = result;
  return retryAfter === undefined ? noticeOf(result) : { tone: 'error', label: 'tooBusy', retryAfter };
}

/** After a lost response, loads the order to see whether the decision took effect. */
async function check(decision: OrderDecision, own: Session): Promise<DecideOutcome> {
  const { id } = decision.body;
  own.lost.set(id, { decision, isChecked: false });
  const stored = await readOrder(id);
  if (stored.status === 'failure') return { status: 'unknown', notice: noticeOf(stored) };
  const order = stored.data;
  const outcome = outcomeOf(kindOf(decision), order, decision.user);
  if (outcome === 'notDone') {
    // The decision may still reach the server; a refusal caused by it then means success.
    own.lost.set(id, { decision, isChecked: true });
    return { status: 'notSent', order };
  }
  own.lost.delete(id);
  return { status: outcome === 'done' ? 'success' : 'decidedByOthers', order };
}

/** Browsers may repeat a request when the connection breaks; the second one is then refused because of the first. */
async function approvedByWhom(decision: OrderDecision, refused: Refused): Promise<DecideOutcome> {
  const stored = await readOrder(decision.body.id);
  if (stored.status === 'failure') return refused;
  const order = stored.data;
  return isOwn(order, decision) ? { status: 'success', order } : { ...refused, order };
}

/** Loads the order, bypassing the cache: a query may still return its state before the decision. */
function readOrder(id: number) {
  return resultOf(
    api.POST('/orders/{id}/preview', { params: { path: { id } }, body: { price_as_approvals_logic: true } }),
  );
}
