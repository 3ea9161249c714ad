import { resultOf } from '@wayside/api-client';
import { decisionRefusal, isOwnDecision, outcomeOf } from '@wayside/domain';
import type { DecisionKind, DecisionRefusal } from '@wayside/domain';
import type { DecideOutcome } from '@wayside/machines';
import { api } from '../data/api.ts';
import { changed } from '../data/changed.ts';
import { isLost, noticeOf } from '../data/failure.ts';
import { authenticationToken } from '../session/session.ts';
import { reportDecision } from './decision-report.ts';
import type { OrderDecision } from './order-decision.ts';

interface UnderWay {
  readonly decision: OrderDecision;
  readonly outcome: Promise<DecideOutcome>;
  readonly askers: Set<Asker>;
}

/** Whoever asked for a decision: a page or a dialog of one. */
interface Asker {
  /** Aborted once it is gone. */
  readonly signal: AbortSignal;
  readonly path: string | undefined;
}

const currentPath = (): string | undefined => globalThis.location?.pathname;

/** A page that was left stays on screen until the code of the next one is there, and is nobody to tell any more. */
const isHere = ({ signal, path }: Asker): boolean => !signal.aborted && path === currentPath();

/** A decision belongs to the app and to the session: the page that asked may be left before the answer comes. */
interface Session {
  readonly token: string | undefined;
  readonly underWay: Map<number, UnderWay>;
  /** Decisions whose answer was lost. Unchecked ones are checked before anything else is sent about the order. */
  readonly lost: Map<number, { decision: OrderDecision; isChecked: boolean }>;
}

type Refused = Extract<DecideOutcome, { status: 'refused' }>;

/** Refusals that one's own decision brings about when its answer was lost. */
const OWN_DOING: readonly DecisionRefusal[] = ['alreadyApproved', 'notCancelable', 'notPending'];

let session: Session | undefined;

function currentSession(): Session {
  const token = authenticationToken();
  if (session === undefined || session.token !== token) session = { token, underWay: new Map(), lost: new Map() };
  return session;
}

export const kindOf = ({ body }: Pick<OrderDecision, 'body'>): DecisionKind => (body.status === 'cancel' ? 'cancelation' : 'approval');

/**
 * Approves or cancels an order. A lost answer leads to the order being checked, never to a second call; a decision about an order that has
 * one under way waits for that one and is not sent. Whoever asked shows the outcome. Once they have gone (`signal` is aborted, or another page
 * is on its way) it is reported wherever the person is by then, and this promise stays pending unless they come back to the same page.
 */
export function decideOrder(decision: OrderDecision, signal: AbortSignal): Promise<DecideOutcome> {
  return onePerOrder(decision, { signal, path: currentPath() }, checkedAndSent);
}

/** Asks again what became of a decision whose answer was lost. */
export function checkDecision(decision: OrderDecision, signal: AbortSignal): Promise<DecideOutcome> {
  return onePerOrder(decision, { signal, path: currentPath() }, check);
}

type Work = (decision: OrderDecision, session: Session) => Promise<DecideOutcome>;

async function onePerOrder(decision: OrderDecision, asker: Asker, work: Work): Promise<DecideOutcome> {
  const now = currentSession();
  const first = now.underWay.get(decision.body.id);
  const outcome = await (first ? waitFor(first, decision, asker) : launch(decision, asker, now, work));
  if (!isHere(asker)) await isBack(asker);
  return outcome;
}

/** Somebody may go back before the next page was drawn. Never settles for a page that has gone. */
function isBack(asker: Asker): Promise<void> {
  return new Promise((resolve) => {
    if (asker.signal.aborted) return;
    const { signal } = asker;
    globalThis.addEventListener?.('popstate', () => isHere(asker) && resolve(), { signal });
  });
}

function launch(decision: OrderDecision, asker: Asker, own: Session, work: Work): Promise<DecideOutcome> {
  const askers = new Set([asker]);
  const settle = async (): Promise<DecideOutcome> => {
    const outcome = await work(decision, own);
    own.underWay.delete(decision.body.id);
    // After a sign-out, or for somebody else who signed in, there is nothing to say.
    if (own !== currentSession()) return outcome;
    void changed('orders');
    if (![...askers].some(isHere)) reportDecision({ decision, outcome });
    return outcome;
  };
  const outcome = settle();
  own.underWay.set(decision.body.id, { decision, outcome, askers });
  return outcome;
}

async function waitFor(first: UnderWay, decision: OrderDecision, asker: Asker): Promise<DecideOutcome> {
  const isSameKind = kindOf(first.decision) === kindOf(decision);
  if (isSameKind) first.askers.add(asker);
  const outcome = asSecond(await first.outcome, first.decision, decision);
  if (!isSameKind && !isHere(asker)) reportDecision({ decision, outcome });
  return outcome;
}

/** What the outcome of an earlier decision means for one that was not sent because of it. */
function asSecond(outcome: DecideOutcome, first: OrderDecision, decision: OrderDecision): DecideOutcome {
  const isSameKind = kindOf(first) === kindOf(decision);
  if (outcome.status === 'success') {
    const isDone = isSameKind && (isEqual(first, decision) || isOwnDecision(outcome.order, decision.body, decision.user));
    return isDone ? outcome : { status: 'decidedMeanwhile', order: outcome.order };
  }
  if (isSameKind || outcome.status === 'unknown') return outcome;
  return { status: 'refused', reason: 'other', notice: { tone: 'error', label: 'otherDecisionFirst' } };
}

const isEqual = (first: OrderDecision, second: OrderDecision): boolean => JSON.stringify(first.body) === JSON.stringify(second.body);

async function checkedAndSent(decision: OrderDecision, own: Session): Promise<DecideOutcome> {
  const earlier = own.lost.get(decision.body.id);
  if (earlier && !earlier.isChecked) {
    const found = await check(earlier.decision, own);
    if (found.status !== 'notSent') return asSecond(found, earlier.decision, decision);
  }
  return send(decision, own);
}

async function send(decision: OrderDecision, own: Session): Promise<DecideOutcome> {
  const { body } = decision;
  const result = await resultOf(api.PUT('/orders/{id}', { params: { path: { id: body.id } }, body }));
  if (result.status === 'success') {
    own.lost.delete(body.id);
    return { status: 'success', order: result.data };
  }
  if (isLost(result)) return check(decision, own);
  const reason = decisionRefusal(kindOf(decision), {
    isConflict: result.kind === 'conflict',
    isForbidden: result.kind === 'forbidden',
    message: result.alertMessage,
  });
  if (own.lost.has(body.id) && OWN_DOING.includes(reason)) return check(decision, own);
  const isGone = result.kind === 'notFound' && result.alertMessage === undefined;
  const refused: Refused = { status: 'refused', reason, notice: isGone ? { tone: 'error', label: 'notFound' } : noticeOf(result) };
  return reason === 'alreadyApproved' ? approvedByWhom(decision, refused) : refused;
}

/** Asks the order what became of a decision whose answer was lost. */
async function check(decision: OrderDecision, own: Session): Promise<DecideOutcome> {
  const { id } = decision.body;
  own.lost.set(id, { decision, isChecked: false });
  const stored = await readOrder(id);
  if (stored.status === 'failure') return { status: 'unknown', notice: noticeOf(stored) };
  const order = stored.data;
  const outcome = outcomeOf(kindOf(decision), order, decision.user);
  if (outcome === 'notDone') {
    // It may still arrive late: a refusal because of it is then its success.
    own.lost.set(id, { decision, isChecked: true });
    return { status: 'notSent', order };
  }
  own.lost.delete(id);
  return { status: outcome === 'done' ? 'success' : 'decidedMeanwhile', order };
}

/** A browser may send a call again when its connection breaks, and the second one is refused because of the first. */
async function approvedByWhom(decision: OrderDecision, refused: Refused): Promise<DecideOutcome> {
  const stored = await readOrder(decision.body.id);
  if (stored.status === 'failure') return refused;
  const order = stored.data;
  return isOwnDecision(order, decision.body, decision.user) ? { status: 'success', order } : { ...refused, order };
}

/** The order as it is stored by now; a query may still be bringing it as it was before the decision. */
const readOrder = (id: number) =>
  resultOf(api.POST('/orders/{id}/preview', { params: { path: { id } }, body: { price_as_approvals_logic: true } }));
