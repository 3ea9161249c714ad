import { assign } from 'xstate';
import { poNumberRegion } from './po-number.region.ts';
import { pricingRegion } from './pricing.region.ts';
import { promotionsRegion } from './promotions.region.ts';
import { reviewRegion } from './review.region.ts';
import { approvalSetup, read } from './order-approval.setup.ts';
import type { ApprovalContext } from './order-approval.types.ts';

const NOTHING = {
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
} satisfies Partial<ApprovalContext>;

/**
 * Approving an order line by line or as a whole, or canceling it. The regions of `open` run in parallel.
 *
 * `approved` and `canceled` are final. Nothing can be decided while a new total, a PO number or a promotion is loading.
 * An undecided line counts as approved, in the total too. Lines rejected or deleted earlier are sent unchanged.
 */
export const orderApprovalMachine = approvalSetup.createMachine({
  id: 'orderApproval',
  context: ({ input: { orderId, user, today, skipsInfo = false, loaded } }) => {
    const context: ApprovalContext = { ...NOTHING, orderId, user, today, skipsInfo };
    return loaded ? { ...context, ...read(context, loaded) } : context;
  },
  initial: 'open',
  on: {
    'notice.dismissed': { actions: assign({ notice: null, poNotice: null }) },
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
