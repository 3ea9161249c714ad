import type { HandlersOf } from './handler.ts';

export const promotions = {
  listPromotions({ world, user, query, need }) {
    const order = need(world.orders.seenBy(user, query.shopping_cart_id));
    return world.promotions.available(order, user.language);
  },

  applyPromotion({ world, user, body, need, accept }) {
    const order = need(world.orders.seenBy(user, body.shop_order_id));
    return accept(world.promotions.apply(order, body.promotion_id, user.language));
  },

  createPromotionByCode({ world, user, body, need, accept }) {
    const order = need(world.orders.seenBy(user, body.shop_order_id));
    return accept(world.promotions.applyCode(order, body.code, user.language));
  },
} satisfies HandlersOf<'promotions'>;
