import type { Handlers } from './handler.ts';

export const services = {
  listServices({ world, user, query, fail }) {
    const vehicle = query.vehicle_id === undefined ? null : world.vehicles.seenBy(user, query.vehicle_id);
    if (vehicle === undefined) return fail('invalid', [`There is no vehicle ${query.vehicle_id}`]);
    if (query.shop_id !== undefined && !world.shops.get(query.shop_id)) return fail('invalid', [`There is no shop ${query.shop_id}`]);
    return world.services.list(query, { language: user.language, vehicleTypeId: vehicle?.vehicle_type_id ?? null });
  },

  searchServices({ world, user, body, fail }) {
    const vehicle = body.vehicle_id == null ? null : world.vehicles.seenBy(user, body.vehicle_id);
    if (vehicle === undefined) return fail('invalid', [`There is no vehicle ${body.vehicle_id}`]);
    return world.services.search(body.where.names, { language: user.language, vehicleTypeId: vehicle?.vehicle_type_id ?? null });
  },

  lookUpPrices({ world, user, query, fail }) {
    const vehicle = world.vehicles.seenBy(user, query.vehicle_id);
    const shop = world.shops.get(query.shop_id);
    if (!vehicle || !shop) return fail('notFound');
    const asker = { language: user.language, vehicleTypeId: vehicle.vehicle_type_id };
    return world.services.prices(query['service_ids[]'], shop, asker) ?? fail('notFound');
  },
} satisfies Handlers;
