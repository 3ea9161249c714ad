import { scenariosWith } from '../define.ts';
import { applyPromotion, listPromotions } from '../reach.ts';

const scenario = scenariosWith({ start: '/orders/5000130/approvals', signedIn: true });

export const noPromotions = scenario({
  id: 'order-approval/no-promotions',
  title: 'No promotion applies to the order',
  story: 'The list is empty; a code can be entered.',
  answers: { listPromotions: { example: 'none' } },
  reach: listPromotions,
});

export const promotionsFailOnce = scenario({
  id: 'order-approval/promotions-fail-once',
  title: 'The promotions cannot be listed at first',
  story: 'A code can still be entered, and the list can be reloaded.',
  faults: [{ kind: 'server-error', operation: 'listPromotions', calls: [1] }],
  reach: listPromotions,
});

export const alreadyApplied = scenario({
  id: 'order-approval/promotion-already-applied',
  title: 'The promotion is already applied',
  story: 'Someone applied it earlier: it counts once, and the page says so.',
  answers: { applyPromotion: { example: 'alreadyApplied' }, createPromotionByCode: { example: 'alreadyApplied' } },
});

export const promotionLost = scenario({
  id: 'order-approval/promotion-answer-lost',
  title: 'It is unknown whether the promotion was applied',
  story: 'The response is lost: the total is reloaded, and a second attempt finds the promotion already applied.',
  faults: [{ kind: 'malformed-response', operation: 'applyPromotion', calls: [1] }],
  reach: applyPromotion,
});

export const promotionsHeld = scenario({
  id: 'order-approval/slow-promotions',
  title: 'Promotions are slow',
  story: 'The list is held; release it and choose one, or enter a code: that response is held as well.',
  roles: ['Owner', 'Manager'],
  faults: [
    { kind: 'hold', operation: 'listPromotions', calls: [1] },
    { kind: 'hold', operation: 'applyPromotion', calls: [1] },
    { kind: 'hold', operation: 'createPromotionByCode', calls: [1] },
  ],
});
