import { postCall } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { decidedLines, eventsInOrder } from '@wayside/domain';
import type { LineDecisions } from '@wayside/domain';
import { read, readCall } from '../../shared/data/read.ts';

export type Order = Schemas['Order'];
export type OrderLine = Schemas['OrderService'];

type Step = Schemas['ActivityItem'];

/** Steps of one moment stay as the server lists them. */
export function oldestFirst(steps: readonly Step[]): Step[] {
  const newestFirst = steps.map((step) => ({ ...step, kind: 'approval' as const, at: step.created_at })).toReversed();
  return eventsInOrder(newestFirst).toReversed();
}

/** The activity history of an order, oldest first. */
export const historyQuery = (id: number) => ({
  ...read('/shop_order_activity_items', { query: { shop_order_id: id } }),
  select: oldestFirst,
});

/** The order priced with the user's decisions; nothing is stored. */
export function previewQuery({ id, order_services }: Order, decisions: LineDecisions) {
  return {
    ...readCall(
      postCall('/orders/{id}/preview', {
        path: { id },
        body: { price_as_approvals_logic: true, order_services: decidedLines(order_services, decisions) },
      }),
    ),
    staleTime: 0,
  };
}
