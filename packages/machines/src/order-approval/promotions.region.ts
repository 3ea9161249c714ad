import { assign } from 'xstate';
import { failedNotice, lateNotice, noticeIn } from '../shared/answer.ts';
import { approvalSetup } from './order-approval.setup.ts';
import type { ApplyOutcome, ApprovalNotice, ListedPromotion } from './order-approval.types.ts';

/** Words for a promotion that is on the order now, or was already. */
function appliedOf(outcome: ApplyOutcome): { promotion: ListedPromotion | null; notice: ApprovalNotice } {
  return outcome.status === 'success'
    ? { promotion: outcome.promotion, notice: { tone: 'success', label: 'promotionApplied' } }
    : { promotion: null, notice: outcome.notice };
}

const isApplied = ({ event }: { event: { output: ApplyOutcome } }): boolean => event.output.status !== 'failure';

/** A promotion whose answer was lost may count already: the total is asked for as well. */
const lost = {
  target: 'returning',
  actions: [{ type: 'tellOfPromotion', params: { notice: { tone: 'error', label: 'promotionLost' } } }, 'reprice'],
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
      actions: { type: 'tellOfPromotion', params: ({ event }: { event: { output: ApplyOutcome } }) => noticeIn(event.output) },
    },
  ],
  onError: lost,
} as const;

/** Choosing is by the list, or by a code whether or not the list could be had. */
const ways = {
  'code.changed': { actions: { type: 'typeCode', params: ({ event }: { event: { code: string } }) => event } },
  'code.submitted': [
    {
      guard: ({ context }: { context: { code: string } }) => context.code.trim() === '',
      actions: { type: 'tellOfPromotion', params: { notice: { tone: 'error', label: 'pleaseEnterCode' } } },
    },
    { guard: 'isReviewing', target: 'applyingCode' },
  ],
  'promotions.closed': { target: 'closed', actions: { type: 'tellOfPromotion', params: { notice: null } } },
} as const;

/** Promotions of the order: by the list that fits it, or by code. */
export const promotionsRegion = approvalSetup.createStateConfig({
  description: 'Promotions of the order.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody asked for promotions.',
      on: { 'promotions.opened': { guard: 'isReviewing', target: 'loading' } },
    },
    loading: {
      description: 'The promotions that fit the order are on their way.',
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
          { target: 'listFailed', actions: { type: 'tellOfPromotion', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'listFailed', actions: { type: 'tellOfPromotion', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'listFailed', actions: { type: 'tellOfPromotion', params: { notice: lateNotice } } } },
    },
    choosing: {
      description: 'A promotion waits to be chosen, or a code to be typed.',
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
      description: 'The list could not be loaded; a code can still be typed.',
      tags: ['promotions'],
      on: { ...ways, 'promotions.retried': 'loading' },
    },
    applying: {
      description: 'The chosen promotion is being put on the order.',
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
      description: 'The promotion of the code is being put on the order.',
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
      description: 'Goes back to where the promotion was chosen.',
      always: [{ guard: ({ context }) => context.promotions === null, target: 'listFailed' }, { target: 'choosing' }],
    },
    applied: {
      description: 'A promotion is on the order; the total is previewed again.',
      on: {
        'promotions.opened': { guard: 'isReviewing', target: 'loading' },
        'promotions.closed': { target: 'closed', actions: { type: 'tellOfPromotion', params: { notice: null } } },
      },
    },
  },
});
