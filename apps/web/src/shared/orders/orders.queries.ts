import { read, readByPost } from '../data/read.ts';

/** Active orders of the fleet: what is under way, and what waits for a decision. */
export const fleetOrdersQuery = () => read('/orders/fleet_orders');

/** The order as it is stored, priced as an approval prices it. */
export const orderQuery = (id: number) => ({
  ...readByPost('/orders/{id}/preview', { path: { id }, body: { price_as_approvals_logic: true } }),
  staleTime: 0,
});
