import { defineScenario } from '../define.ts';

export const noPromotions = defineScenario({
  id: 'order-approval/no-promotions',
  title: 'No promotion fits the order',
  story: 'The list is empty; a code can be typed.',
  answers: { listPromotions: { example: 'none' } },
  start: '/orders/5000130/approvals',
  signedIn: true,
});

export const promotionsFailOnce = defineScenario({
  id: 'order-approval/promotions-fail-once',
  title: 'The promotions cannot be listed at first',
  story: 'A code can be typed all the same, and the list can be asked for again.',
  faults: [{ kind: 'server-error', operation: 'listPromotions', calls: [1] }],
  start: '/orders/5000130/approvals',
  signedIn: true,
});

export const alreadyApplied = defineScenario({
  id: 'order-approval/promotion-already-applied',
  title: 'The promotion is on the order already',
  story: 'Somebody applied it before: it counts once, and the page says so.',
  answers: { applyPromotion: { example: 'alreadyApplied' }, createPromotionByCode: { example: 'alreadyApplied' } },
  start: '/orders/5000130/approvals',
  signedIn: true,
});

export const promotionLost = defineScenario({
  id: 'order-approval/promotion-answer-lost',
  title: 'Nobody hears whether the promotion was applied',
  story: 'The answer is lost: the total is asked for, and a second try finds the promotion on the order.',
  faults: [{ kind: 'malformed-response', operation: 'applyPromotion', calls: [1] }],
  start: '/orders/5000130/approvals',
  signedIn: true,
});

export const promotionsHeld = defineScenario({
  id: 'order-approval/slow-promotions',
  title: 'Promotions take their time',
  story: 'The list is held back; let it go and choose one, or type a code: that answer is held back as well.',
  roles: ['Owner', 'Manager'],
  faults: [
    { kind: 'hold', operation: 'listPromotions', calls: [1] },
    { kind: 'hold', operation: 'applyPromotion', calls: [1] },
    { kind: 'hold', operation: 'createPromotionByCode', calls: [1] },
  ],
  start: '/orders/5000130/approvals',
  signedIn: true,
});
