import { isRefusal } from '../world/seed/refusal.ts';
import type { Handlers } from './handler.ts';

export const promotions = {
  listPromotions({ world, user, query, fail }) {
    const order = world.orders.seenBy(user, query.shopping_cart_id);
    return order ? world.promotions.available(order, user.language) : fail('notFound');
  },

  applyPromotion({ world, user, body, fail }) {
    const order = world.orders.seenBy(user, body.shop_order_id);
    if (!order) return fail('notFound');
    const outcome = world.promotions.apply(order, body.promotion_id, user.language);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : outcome;
  },

  createPromotionByCode({ world, user, body, fail, reply }) {
    const order = world.orders.seenBy(user, body.shop_order_id);
    if (!order) return fail('notFound');
    const outcome = world.promotions.applyCode(order, body.code, user.language);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : reply(201, outcome);
  },
} satisfies Handlers;
