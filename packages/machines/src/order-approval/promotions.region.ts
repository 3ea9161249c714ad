import { assign } from 'xstate';
import { failedNotice, lateNotice, noticeIn } from '../shared/answer.ts';
import { approvalSetup } from './order-approval.setup.ts';
import type { ApplyOutcome, ApprovalNotice, ListedPromotion } from './order-approval.types.ts';

/** Notice for a promotion that is now applied, or already was. */
function appliedOf(outcome: ApplyOutcome): { promotion: ListedPromotion | null; notice: ApprovalNotice } {
  return outcome.status === 'success'
    ? { promotion: outcome.promotion, notice: { tone: 'success', label: 'promotionApplied' } }
    : { promotion: null, notice: outcome.notice };
}

const isApplied = ({ event }: { event: { output: ApplyOutcome } }): boolean => event.output.status !== 'failure';

/** When the response to a promotion was lost it may have been applied, so the total is refetched too. */
const lost = {
  target: 'returning',
  actions: [{ type: 'setPromotionNotice', params: { notice: { tone: 'error', label: 'promotionLost' } } }, 'reprice'],
} as const;

const applying = {
  onDone: [
    {
      guard: isApplied,
      target: 'applied',
      actions: [{ type: 'keepApplied', params: ({ event }: { event: { output: ApplyOutcome } }) => appliedOf(event.output) }, 'repriceNow'],
    },
    {
      target: 'returning',
      actions: { type: 'setPromotionNotice', params: ({ event }: { event: { output: ApplyOutcome } }) => noticeIn(event.output) },
    },
  ],
  onError: lost,
} as const;

/** Events for choosing from the list or by code; a code works even if the list could not be loaded. */
const ways = {
  'code.changed': { actions: { type: 'typeCode', params: ({ event }: { event: { code: string } }) => event } },
  'code.submitted': [
    {
      guard: ({ context }: { context: { code: string } }) => context.code.trim() === '',
      actions: { type: 'setPromotionNotice', params: { notice: { tone: 'error', label: 'pleaseEnterCode' } } },
    },
    { guard: 'isReviewing', target: 'applyingCode' },
  ],
  'promotions.closed': { target: 'closed', actions: { type: 'setPromotionNotice', params: { notice: null } } },
} as const;

/** Promotions for the order, chosen from the list or by code. */
export const promotionsRegion = approvalSetup.createStateConfig({
  description: 'Promotions of the order.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Promotions are closed.',
      on: { 'promotions.opened': { guard: 'isReviewing', target: 'loading' } },
    },
    loading: {
      description: 'Loading the promotions that fit the order.',
      tags: ['promotions', 'loadingPromotions'],
      entry: assign({ promotions: null, promotionNotice: null }),
      on: { 'code.changed': ways['code.changed'], 'promotions.closed': ways['promotions.closed'] },
      invoke: {
        id: 'loadPromotions',
        src: 'loadPromotions',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'success',
            target: 'choosing',
            actions: assign({ promotions: ({ event }) => (event.output.status === 'success' ? event.output.promotions : null) }),
          },
          { target: 'listFailed', actions: { type: 'setPromotionNotice', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'listFailed', actions: { type: 'setPromotionNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'listFailed', actions: { type: 'setPromotionNotice', params: { notice: lateNotice } } } },
    },
    choosing: {
      description: 'Waiting for the user to choose a promotion or enter a code.',
      tags: ['promotions'],
      on: {
        ...ways,
        'promotion.chosen': {
          guard: 'isReviewing',
          target: 'applying',
          actions: assign({ promotionId: ({ event }) => event.id, promotionNotice: null }),
        },
      },
    },
    listFailed: {
      description: 'The list failed to load; a code can still be entered.',
      tags: ['promotions'],
      on: { ...ways, 'promotions.retried': 'loading' },
    },
    applying: {
      description: 'Applying the chosen promotion.',
      tags: ['promotions', 'applyingPromotion'],
      invoke: {
        id: 'applyPromotion',
        src: 'applyPromotion',
        input: ({ context: { orderId, promotionId } }) => ({ orderId, promotionId: promotionId! }),
        ...applying,
      },
      after: { answerPatience: lost },
    },
    applyingCode: {
      description: 'Applying the promotion of the code.',
      tags: ['promotions', 'applyingPromotion'],
      invoke: {
        id: 'applyCode',
        src: 'applyCode',
        input: ({ context: { orderId, code } }) => ({ orderId, code: code.trim() }),
        ...applying,
      },
      after: { answerPatience: lost },
    },
    returning: {
      description: 'Returns to where the promotion was chosen.',
      always: [{ guard: ({ context }) => context.promotions === null, target: 'listFailed' }, { target: 'choosing' }],
    },
    applied: {
      description: 'A promotion is applied; previews the total again.',
      on: {
        'promotions.opened': { guard: 'isReviewing', target: 'loading' },
        'promotions.closed': { target: 'closed', actions: { type: 'setPromotionNotice', params: { notice: null } } },
      },
    },
  },
});
