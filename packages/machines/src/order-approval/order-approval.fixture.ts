import { bodyOf, decidedLines } from '@wayside/domain';
import { SimulatedClock, createActor, fromPromise, waitFor } from 'xstate';
import type { DecisionBody, LineStatus, ReviewLine, ReviewOrder, Reviewer } from '@wayside/domain';
import { pathsOf } from '../every-state.fixture.ts';
import { orderApprovalMachine } from './order-approval.machine.ts';
import type {
  ApplyOutcome,
  ApprovalInput,
  DecideOutcome,
  ListedPromotion,
  DecisionInput,
  OrderOutcome,
  PoOutcome,
  PreviewQuestion,
  PromotionsOutcome,
} from './order-approval.types.ts';

export const line = (id: number, status: LineStatus, price: number | null = 50): ReviewLine => ({
  id,
  name: `Service ${id}`,
  position: null,
  status,
  price,
  total: price,
  service_miles: null,
  service_kilometers: null,
  odometer_config: null,
});

/** Two open lines, one already rejected, one deleted. */
export const LINES = [line(1, 'awaiting_approval'), line(2, 'awaiting_approval'), line(3, 'rejected'), line(4, 'deleted')];
export const ORDER: ReviewOrder = {
  id: 4182,
  status: 'awaiting_approval',
  total: 100,
  saving: 10,
  po_number: 'PO-1',
  customer_comments: 'As ordered',
  approver: null,
  can_approve: true,
  can_cancel: true,
  not_approvable_reasons: [],
  approver_user_ids: [1, 2],
  cancel_user_ids: [1],
  approvers: [
    { id: 1, name: 'Ann Lee', cellPhone: '3125550100' },
    { id: 2, name: 'Ben Ortiz', cellPhone: null },
  ],
  cancellers: [{ id: 1, name: 'Ann Lee', cellPhone: '3125550100' }],
  order_services: LINES,
  braintree_payment_methods: [{ id: 9, token: 'card301', is_default: false, expiration_date: null }],
};
const decided = { can_approve: false, can_cancel: false, not_approvable_reasons: ['not_awaiting_approval'] as const };
export const approvedBy = (approver: string | null): ReviewOrder => ({ ...ORDER, ...decided, status: 'approved', approver });
export const CANCELED: ReviewOrder = { ...ORDER, ...decided, status: 'cancel' };

export const ANN: Reviewer = { id: 1, name: 'Ann Lee', pays_through_platform: false, payment_provider_type: 'Braintree' };
export const PAYER: Reviewer = { ...ANN, pays_through_platform: true };
export const MAPLE: ListedPromotion = { id: 12, name: 'Maple', description: null };
export const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'X' } } as const;
export const success = (order: ReviewOrder) => ({ status: 'success', order }) as const;
export const priced = (total: number) => success({ ...ORDER, total });
export const refusal = (reason: Extract<DecideOutcome, { status: 'refused' }>['reason'], order?: ReviewOrder): DecideOutcome => ({
  status: 'refused',
  reason,
  notice: { tone: 'error', text: reason },
  ...(order && { order }),
});
export const UNKNOWN = { status: 'unknown', notice: { tone: 'error', text: 'X' } } as const;

/** A response, an error to throw, or a promise of either. */
type Answer<T> = T | Error | Promise<T>;
export interface Answers {
  load?: Answer<OrderOutcome>[];
  preview?: Answer<OrderOutcome>[];
  decide?: Answer<DecideOutcome>[];
  check?: Answer<DecideOutcome>[];
  po?: Answer<PoOutcome>[];
  promotions?: Answer<PromotionsOutcome>[];
  apply?: Answer<ApplyOutcome>[];
}
export const NEVER: Promise<never> = new Promise(() => undefined);

async function given<T>(list: Answer<T>[] | undefined, fallback: T): Promise<T> {
  const answer = list?.shift() ?? fallback;
  if (answer instanceof Error) throw answer;
  return answer;
}

/** The machine with fake responses; `calls` records the calls. */
export function start(answers: Answers = {}, input: Partial<ApprovalInput> = {}) {
  const calls: string[] = [];
  const bodies: DecisionBody[] = [];
  const decisions: DecisionInput[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    orderApprovalMachine.provide({
      actors: {
        loadOrder: fromPromise<OrderOutcome, { orderId: number }>(({ input: { orderId } }) => {
          calls.push(`load ${orderId}`);
          return given(answers.load, success(ORDER));
        }),
        preview: fromPromise<OrderOutcome, PreviewQuestion>(({ input }) => {
          calls.push(
            `preview ${decidedLines(LINES, input.decisions)
              .map(({ status }) => status[0])
              .join('')}`,
          );
          return given(answers.preview, priced(50));
        }),
        decide: fromPromise<DecideOutcome, DecisionInput>(({ input }) => {
          const body = bodyOf(ORDER, input.decision);
          decisions.push(input);
          calls.push(body.status);
          bodies.push(body);
          return given(answers.decide, success(body.status === 'cancel' ? CANCELED : approvedBy('Ann Lee')));
        }),
        checkDecision: fromPromise<DecideOutcome, DecisionInput>(({ input: { decision } }) => {
          const body = bodyOf(ORDER, decision);
          calls.push(`check ${body.status}`);
          return given(answers.check, success(body.status === 'cancel' ? CANCELED : approvedBy('Ann Lee')));
        }),
        savePoNumber: fromPromise<PoOutcome, { orderId: number; poNumber: string | null }>(({ input: { poNumber } }) => {
          calls.push(`po ${poNumber}`);
          return given(answers.po, { status: 'success' });
        }),
        loadPromotions: fromPromise<PromotionsOutcome, { orderId: number }>(({ input: { orderId } }) => {
          calls.push(`promotions ${orderId}`);
          return given(answers.promotions, { status: 'success', promotions: [MAPLE] });
        }),
        applyPromotion: fromPromise<ApplyOutcome, { orderId: number; promotionId: number }>(({ input: { orderId, promotionId } }) => {
          calls.push(`apply ${promotionId} to ${orderId}`);
          return given(answers.apply, { status: 'success', promotion: MAPLE });
        }),
        applyCode: fromPromise<ApplyOutcome, { orderId: number; code: string }>(({ input: { orderId, code } }) => {
          calls.push(`apply ${code} to ${orderId}`);
          return given(answers.apply, { status: 'success', promotion: MAPLE });
        }),
      },
    }),
    { input: { orderId: 4182, user: ANN, today: '2026-03-16', skipsInfo: true, ...input }, clock },
  ).start();

  /** Waits for a state of any region, given without `open`: `review.reviewing`, `pricing.stale`, `approved`. */
  const at = (path: string) => waitFor(actor, (snapshot) => placesOf(snapshot.value).includes(path), { timeout: 1000 });
  return { actor, calls, bodies, decisions, clock, at, reviewing: () => at('review.reviewing') };
}

export const placesOf = (value: unknown): string[] => pathsOf(value).map((path) => path.replace(/^open\./, ''));
