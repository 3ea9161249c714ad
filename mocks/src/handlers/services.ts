import type { HandlersOf } from './handler.ts';

export const services = {
  listServices({ world, user, query, refusal }) {
    const vehicle = query.vehicle_id === undefined ? null : world.vehicles.seenBy(user, query.vehicle_id);
    if (vehicle === undefined) throw refusal('invalid', `There is no vehicle ${query.vehicle_id}`);
    if (query.shop_id !== undefined && !world.shops.get(query.shop_id))
      throw refusal('invalid', `There is no shop ${query.shop_id}`);
    return world.services.list(query, { language: user.language, vehicleTypeId: vehicle?.vehicle_type_id ?? null });
  },

  searchServices({ world, user, body, refusal }) {
    const vehicle = body.vehicle_id == null ? null : world.vehicles.seenBy(user, body.vehicle_id);
    if (vehicle === undefined) throw refusal('invalid', `There is no vehicle ${body.vehicle_id}`);
    return world.services.search(body.where.names, {
      language: user.language,
      vehicleTypeId: vehicle?.vehicle_type_id ?? null,
    });
  },

  lookUpPrices({ world, user, query, need }) {
    const vehicle = need(world.vehicles.seenBy(user, query.vehicle_id));
    const shop = need(world.shops.get(query.shop_id));
    const asker = { language: user.language, vehicleTypeId: vehicle.vehicle_type_id };
    return need(world.services.prices(query['service_ids[]'], shop, asker));
  },
} satisfies HandlersOf<'services'>;
