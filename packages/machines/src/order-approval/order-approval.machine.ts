import { poNumberRegion } from './po-number.region.ts';
import { pricingRegion } from './pricing.region.ts';
import { promotionsRegion } from './promotions.region.ts';
import { reviewRegion } from './review.region.ts';
import { approvalSetup, read } from './order-approval.setup.ts';

/**
 * Approving an order line by line or as a whole, or canceling it. The regions of `open` run in parallel.
 *
 * | state of `open.review` | what it is | left by |
 * | --- | --- | --- |
 * | `loading`, `loadFailed` | the order is fetched, unless it is there already | the response, `order.retried` |
 * | `reviewing` | the user decides on lines, comments and payment | `approve.requested`, `acceptAll.requested`, `cancel.requested` |
 * | `notEligible` | this user cannot approve: `whyNotApprovable` | the same events, which lead to `contacting` |
 * | `contacting` | who to contact: `contacting` | `contacts.closed` |
 * | `confirmingAcceptAll`, `confirmingCancel` | a confirmation | `confirmation.given`, `confirmation.refused` |
 * | `submitting` | the decision is sent, and checked if the response is lost; a second submit is ignored | the response |
 * | `outcomeUnknown` | the response was lost and the check failed | `outcome.retried` |
 * | `checkingOutcome` | another check, before anything else is sent | the response |
 * | `refreshing` | the page is out of date: the order is refetched | the response |
 * | `alreadyApproved` | someone else was first: `reloading`, `shown`, `reloadFailed` | `conflict.acknowledged`, `order.retried` |
 *
 * | region | states |
 * | --- | --- |
 * | `open.info` | `shown` over the page, `dismissed` |
 * | `open.pricing` | `current`, `waiting` (300 ms after the last decision), `previewing`, `stale` (old total, `preview.retried`) |
 * | `open.poNumber` | `viewing`, `editing`, `saving`, `failed` |
 * | `open.promotions` | `closed`, `loading`, `listFailed`, `choosing`, `applying`, `applyingCode`, `applied` |
 *
 * `approved` and `canceled` are final. Nothing can be decided while a new total, a PO number or a promotion is loading. An undecided line
 * counts as approved, in the total too. Lines rejected or deleted earlier are sent unchanged.
 */
export const orderApprovalMachine = approvalSetup.createMachine({
  id: 'orderApproval',
  context: ({ input: { orderId, user, today, skipsInfo = false, loaded } }) => ({
    orderId,
    user,
    today,
    skipsInfo,
    facts: null,
    decisions: {},
    priced: null,
    comments: null,
    paymentToken: null,
    notice: null,
    contacting: null,
    decision: null,
    poSaved: '',
    poText: '',
    poNotice: null,
    promotions: null,
    promotionId: null,
    code: '',
    promotionNotice: null,
    applied: null,
    ...(loaded && read({ user, today, facts: null, decisions: {}, paymentToken: null }, loaded)),
  }),
  initial: 'open',
  on: {
    'notice.dismissed': {
      actions: [
        { type: 'setNotice', params: { notice: null } },
        { type: 'setPoNotice', params: { notice: null } },
      ],
    },
  },
  states: {
    open: {
      description: 'The order is open for review.',
      type: 'parallel',
      states: {
        info: {
          description: 'Information about what approving means.',
          initial: 'opening',
          states: {
            opening: {
              description: 'Checks whether the user asked not to see the information again.',
              always: [{ guard: ({ context }) => context.skipsInfo, target: 'dismissed' }, { target: 'shown' }],
            },
            shown: {
              description: 'Explains what approving means, over the page.',
              tags: ['info'],
              on: { 'info.dismissed': 'dismissed' },
            },
            dismissed: { description: 'The information is closed.', on: { 'info.opened': 'shown' } },
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
      entry: { type: 'setNotice', params: { notice: { tone: 'success', label: 'approved' } } },
    },
    canceled: {
      description: 'The order is canceled; the screen goes to the dashboard and says so.',
      type: 'final',
      entry: { type: 'setNotice', params: { notice: { tone: 'success', label: 'canceled' } } },
    },
  },
});
