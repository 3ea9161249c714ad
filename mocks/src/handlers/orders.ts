import { dashboardOf } from '../world/fleets/dashboard.ts';
import { csvHeaders } from './csv-headers.ts';
import type { HandlersOf } from './handler.ts';

export const orders = {
  getDashboard: ({ world, user }) => dashboardOf(world, user),

  createOrder: ({ world, user, body, accept }) => accept(world.orders.create(user, body)),

  aggregateOrders({ world, user, query, refusal }) {
    const costs = world.orders.aggregate(user.fleet_id, query.start_date, query.end_date);
    if (!costs) throw refusal('invalid', 'end_date must be on or after start_date, and less than ten years later');
    return costs;
  },

  listFleetOrders: ({ world, user }) => world.orders.activeIn(user.fleet_id, user),

  searchOrders: ({ world, user, body }) => world.orders.search(user, body),

  updateOrder: ({ world, user, params, body, accept }) => accept(world.orders.update(user, params.id, body)),

  previewOrder: ({ world, user, params, body, accept }) => accept(world.orders.preview(user, params.id, body)),

  downloadOrdersCsv: ({ world, user, query, reply }) => reply(200, world.orders.csv(user, query), csvHeaders('orders')),

  listOrderActivity: ({ world, user, query, need }) => need(world.orders.activity(user, query.shop_order_id)),
} satisfies HandlersOf<'orders'>;
