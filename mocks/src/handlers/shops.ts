import { isRefusal } from '../world/seed/refusal.ts';
import type { Handlers } from './handler.ts';

export const shops = {
  listShops({ world, user, query, fail }) {
    const vehicle = query.vehicle_id === undefined ? null : world.vehicles.seenBy(user, query.vehicle_id);
    if (vehicle === undefined) return fail('notFound');
    const outcome = world.shops.page(query, vehicle?.vehicle_type_id ?? null);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : outcome;
  },

  listFavoriteShops: ({ world }) => world.shops.favorites(),

  toggleFavoriteShop: ({ world, params, body, fail }) =>
    body.id === params.id
      ? (world.shops.setFavorite(params.id, body.value) ?? fail('notFound'))
      : fail('invalid', ['The id does not match the address']),

  getShopSchedule({ world, user, params, query, fail }) {
    const shop = world.shops.get(params.id);
    if (!shop || !world.vehicles.seenBy(user, query.vehicle_id)) return fail('notFound');
    const outcome = world.shops.schedule(shop, query.date);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : outcome;
  },
} satisfies Handlers;
