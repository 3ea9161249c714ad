import { FLEET_PATTERNS, withQuery } from '../access/places.ts';

/** What costs are read by. */
export const COST_DIMENSIONS = ['month', 'service', 'shop', 'vehicle', 'department'] as const;
export type CostDimension = (typeof COST_DIMENSIONS)[number];

/** What the fleet's service costs consist of: a view of the dashboard. */
export const COSTS_VIEW = 'costs';
export const costsPlace = (of: { by?: CostDimension; group?: string; months?: number | 'year' } = {}): string =>
  withQuery(FLEET_PATTERNS.dashboard, { view: COSTS_VIEW, ...of });
