import { assign } from 'xstate';
import { isFailure, isSuccess, speech, successIn } from '../shared/outcome.ts';
import { approvalSetup } from './order-approval.setup.ts';
import type { ApplyOutcome, ApprovalLabel, ApprovalNotice, ListedPromotion } from './order-approval.types.ts';

const { say, failing } = speech<ApprovalLabel, 'setPromotionNotice'>('setPromotionNotice');
const toList = failing('listFailed');
const back = failing('returning');
const closed = { target: 'closed', actions: say(null) } as const;

interface Applied {
  event: { output: ApplyOutcome };
}
/** A promotion that is now applied, or already was. */
function appliedIn({ event: { output } }: Applied): { promotion: ListedPromotion | null; notice: ApprovalNotice } {
  return output.status === 'success'
    ? { promotion: output.promotion, notice: { tone: 'success', label: 'promotionApplied' } }
    : { promotion: null, notice: output.notice };
}

/** When the response to a promotion was lost it may have been applied, so the total is refetched too. */
const lost = { target: 'returning', actions: [say({ tone: 'error', label: 'promotionLost' }), 'reprice'] } as const;

const applying = {
  onDone: [
    { guard: isFailure, ...back.refused },
    { target: 'applied', actions: [{ type: 'keepApplied', params: appliedIn }, 'repriceNow'] },
  ],
  onError: lost,
} as const;

/** Events for choosing from the list or by code; a code works even if the list could not be loaded. */
const ways = {
  'code.changed': { actions: { type: 'typeCode', params: ({ event }: { event: { code: string } }) => event } },
  'code.submitted': [
    {
      guard: ({ context }: { context: { code: string } }) => context.code.trim() === '',
      actions: say({ tone: 'error', label: 'pleaseEnterCode' }),
    },
    { guard: 'isReviewing', target: 'applyingCode' },
  ],
  'promotions.closed': closed,
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
            guard: isSuccess,
            target: 'choosing',
            actions: assign({ promotions: ({ event }) => successIn(event.output).promotions }),
          },
          toList.refused,
        ],
        onError: toList.broken,
      },
      after: { responsePatience: toList.late },
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
      after: { responsePatience: lost },
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
      after: { responsePatience: lost },
    },
    returning: {
      description: 'Returns to where the promotion was chosen.',
      always: [{ guard: ({ context }) => context.promotions === null, target: 'listFailed' }, { target: 'choosing' }],
    },
    applied: {
      description: 'A promotion is applied; previews the total again.',
      on: {
        'promotions.opened': { guard: 'isReviewing', target: 'loading' },
        'promotions.closed': closed,
      },
    },
  },
});
