import { poNumberRegion } from './po-number.region.ts';
import { pricingRegion } from './pricing.region.ts';
import { promotionsRegion } from './promotions.region.ts';
import { reviewRegion } from './review.region.ts';
import { approvalSetup } from './order-approval.setup.ts';

/**
 * Approving an order: its lines one by one or all at once, or cancelling it. Regions of `open` run beside each other.
 *
 * | state of `open.review` | what it is | left by |
 * | --- | --- | --- |
 * | `loading`, `loadFailed` | the order is read | the answer, `order.retried` |
 * | `reviewing` | lines, comments and payment are decided | `approve.requested`, `acceptAll.requested`, `cancel.requested` |
 * | `notEligible` | this person cannot approve: `whyNotApprovable` | the same events, which lead to `contacting` |
 * | `contacting` | whom to contact: `contacts` | `contacts.closed` |
 * | `confirmingAcceptAll`, `confirmingCancel` | one question | `confirmation.given`, `confirmation.refused` |
 * | `submitting` | the decision is on its way, and checked when its answer is lost; a second press is ignored | the answer |
 * | `outcomeUnknown` | its answer was lost, and checking it failed | `outcome.retried` |
 * | `checkingOutcome` | it is checked again before anything else is sent | the answer |
 * | `refreshing` | the page is out of date: the order is read again | the answer |
 * | `alreadyApproved` | somebody else was first: `reloading`, `told`, `reloadFailed` | `conflict.acknowledged`, `order.retried` |
 *
 * | region | states |
 * | --- | --- |
 * | `open.info` | `shown` over the page, `dismissed` |
 * | `open.pricing` | `current`, `waiting` (300 ms after the last decision), `previewing`, `stale` (old total, `preview.retried`) |
 * | `open.poNumber` | `viewing`, `editing`, `saving`, `failed` |
 * | `open.promotions` | `closed`, `loading`, `listFailed`, `choosing`, `applying`, `applyingCode`, `applied` |
 *
 * `approved` and `canceled` are final. Nothing is decided while a new total, a PO number or a promotion is on its way. A line nobody decided
 * counts as approved, as the total counts it. Lines that were turned down or taken out before stay in the body as they are.
 */
export const orderApprovalMachine = approvalSetup.createMachine({
  id: 'orderApproval',
  context: ({ input }) => ({
    orderId: input.orderId,
    user: input.user,
    skipsInfo: input.skipsInfo ?? false,
    order: null,
    decisions: {},
    comments: null,
    paymentToken: null,
    notice: null,
    contacts: null,
    decision: null,
    poText: '',
    poNotice: null,
    promotions: null,
    promotionId: null,
    code: '',
    promotionNotice: null,
    applied: null,
  }),
  initial: 'open',
  on: {
    'notice.dismissed': {
      actions: [
        { type: 'tell', params: { notice: null } },
        { type: 'tellOfPo', params: { notice: null } },
      ],
    },
  },
  states: {
    open: {
      description: 'The order is open for review.',
      type: 'parallel',
      states: {
        info: {
          description: 'What approving means.',
          initial: 'opening',
          states: {
            opening: {
              description: 'Whether the information was asked not to come again.',
              always: [{ guard: ({ context }) => context.skipsInfo, target: 'dismissed' }, { target: 'shown' }],
            },
            shown: {
              description: 'What approving means, over the page.',
              tags: ['info'],
              on: { 'info.dismissed': 'dismissed' },
            },
            dismissed: { description: 'The page is free.', on: { 'info.opened': 'shown' } },
          },
        },
        review: reviewRegion,
        pricing: pricingRegion,
        poNumber: poNumberRegion,
        promotions: promotionsRegion,
      },
    },
    approved: {
      description: 'The order is approved; the screen goes to the dashboard and says so.',
      type: 'final',
      entry: { type: 'tell', params: { notice: { tone: 'success', label: 'approved' } } },
    },
    canceled: {
      description: 'The order is canceled; the screen goes to the dashboard and says so.',
      type: 'final',
      entry: { type: 'tell', params: { notice: { tone: 'success', label: 'canceled' } } },
    },
  },
});
