import { dashboardOf } from '../world/fleets/dashboard.ts';
import { isRefusal } from '../world/seed/refusal.ts';
import { csvHeaders } from './csv-headers.ts';
import type { Handlers } from './handler.ts';

export const orders = {
  getDashboard: ({ world, user }) => dashboardOf(world, user),

  createOrder({ world, user, body, fail, reply }) {
    const outcome = world.orders.create(user, body);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : reply(201, outcome);
  },

  aggregateOrders: ({ world, user, query, fail }) =>
    world.orders.aggregate(user.fleet_id, query.start_date, query.end_date) ??
    fail('invalid', ['end_date must be on or after start_date, and less than ten years later']),

  listFleetOrders: ({ world, user }) => world.orders.activeIn(user.fleet_id, user),

  searchOrders: ({ world, user, body }) => world.orders.search(user, body),

  updateOrder({ world, user, params, body, fail }) {
    const outcome = world.orders.update(user, params.id, body);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : outcome;
  },

  previewOrder({ world, user, params, body, fail }) {
    const outcome = world.orders.preview(user, params.id, body);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : outcome;
  },

  downloadOrdersCsv: ({ world, user, query, reply }) => reply(200, world.orders.csv(user, query), csvHeaders('orders')),

  listOrderActivity: ({ world, user, query, fail }) => world.orders.activity(user, query.shop_order_id) ?? fail('notFound'),
} satisfies Handlers;
