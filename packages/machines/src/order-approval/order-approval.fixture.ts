import { bodyOf } from '@wayside/domain';
import type { LineStatus, ReviewLine, ReviewOrder, Reviewer } from '@wayside/domain';
import { pathsOf } from '../every-state.fixture.ts';
import { followedBy, play } from '../play.fixture.ts';
import type { Answers } from '../play.fixture.ts';
import { orderApprovalMachine } from './order-approval.machine.ts';
import type { ApprovalInput, DecideOutcome, DecisionInput, ListedPromotion } from './order-approval.types.ts';

export function line(id: number, status: LineStatus, price: number | null = 50): ReviewLine {
  return {
    id,
    name: `Service ${id}`,
    position: null,
    status,
    price,
    total: price,
    service_miles: null,
    service_kilometers: null,
    odometer_config: null,
  };
}

/** Two open lines, one already rejected, one deleted. */
export const LINES = [
  line(1, 'awaiting_approval'),
  line(2, 'awaiting_approval'),
  line(3, 'rejected'),
  line(4, 'deleted'),
];
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
export const approvedBy = (approver: string | null): ReviewOrder => ({
  ...ORDER,
  ...decided,
  status: 'approved',
  approver,
});
export const CANCELED: ReviewOrder = { ...ORDER, ...decided, status: 'cancel' };

export const ANN: Reviewer = {
  id: 1,
  name: 'Ann Lee',
  pays_through_platform: false,
  payment_provider_type: 'Braintree',
};
export const PAYER: Reviewer = { ...ANN, pays_through_platform: true };
export const MAPLE: ListedPromotion = { id: 12, name: 'Maple', description: null };
export const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'X' } } as const;
export const success = (order: ReviewOrder) => ({ status: 'success', order }) as const;
export const priced = (total: number) => success({ ...ORDER, total });
export function refusal(
  reason: Extract<DecideOutcome, { status: 'refused' }>['reason'],
  order?: ReviewOrder,
): DecideOutcome {
  return { status: 'refused', reason, notice: { tone: 'error', text: reason }, order };
}
export const UNKNOWN = { status: 'unknown', notice: { tone: 'error', text: 'X' } } as const;

type Fakes = Answers<typeof orderApprovalMachine>;
const decide = ({ decision }: DecisionInput) =>
  success(decision.kind === 'cancelation' ? CANCELED : approvedBy('Ann Lee'));

/** The machine with these answers; where there are none left, everything goes well. */
export function start(answers: Fakes = {}, input: Partial<ApprovalInput> = {}) {
  const played = play(
    orderApprovalMachine,
    { orderId: 4182, user: ANN, today: '2026-03-16', skipsInfo: true, ...input },
    {
      loadOrder: followedBy(answers.loadOrder, success(ORDER)),
      preview: followedBy(answers.preview, priced(50)),
      decide: followedBy(answers.decide, decide),
      checkDecision: followedBy(answers.checkDecision, decide),
      savePoNumber: followedBy(answers.savePoNumber, { status: 'success' }),
      loadPromotions: followedBy(answers.loadPromotions, { status: 'success', promotions: [MAPLE] }),
      applyPromotion: followedBy(answers.applyPromotion, { status: 'success', promotion: MAPLE }),
      applyCode: followedBy(answers.applyCode, { status: 'success', promotion: MAPLE }),
    },
  );
  const { now, clock, until } = played;
  /** Waits for a state of any region, given without `open`: `review.reviewing`, `pricing.stale`, `approved`. */
  const at = (path: string) => until((snapshot) => placesOf(snapshot).includes(path));
  const reviewing = () => at('review.reviewing.current');
  return {
    ...played,
    at,
    reviewing,
    names: () => played.calls.map(([name]) => name),
    decisions: () => played.sent('decide') as DecisionInput[],
    bodies: () => played.sent('decide').map((sent) => bodyOf(ORDER, (sent as DecisionInput).decision)),
    isAt: (path: string) => placesOf(now()).includes(path),
    /** Waits for the new total. */
    repriced: () => {
      clock.increment(300);
      return at('pricing.current');
    },
  };
}

/** The same once the order is there. */
export async function review(...given: Parameters<typeof start>) {
  const started = start(...given);
  await started.reviewing();
  return started;
}
export const decline = (id: number) => ({ type: 'line.decided', id, decision: 'rejected' }) as const;

export const placesOf = ({ value }: { value: unknown }): string[] =>
  pathsOf(value).map((path) => path.replace(/^open\./, ''));
