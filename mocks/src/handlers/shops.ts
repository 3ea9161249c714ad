import type { HandlersOf } from './handler.ts';

export const shops = {
  listShops({ world, user, query, need, accept }) {
    const vehicle = query.vehicle_id === undefined ? undefined : need(world.vehicles.seenBy(user, query.vehicle_id));
    return accept(world.shops.page(query, vehicle?.vehicle_type_id ?? null, user));
  },

  listFavoriteShops: ({ world, user }) => world.shops.favorites(user),

  toggleFavoriteShop({ world, user, params, body, need, refusal }) {
    if (body.id !== params.id) throw refusal('invalid', 'The id does not match the address');
    return need(world.shops.setFavorite(user, params.id, body.value));
  },

  getShopSchedule({ world, user, params, query, need, accept }) {
    const shop = need(world.shops.get(params.id));
    need(world.vehicles.seenBy(user, query.vehicle_id));
    return accept(world.shops.schedule(shop, query.date));
  },
} satisfies HandlersOf<'shops'>;
