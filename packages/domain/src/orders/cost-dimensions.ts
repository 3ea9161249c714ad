/** What costs are read by. */
export const COST_DIMENSIONS = ['month', 'service', 'shop', 'vehicle', 'department'] as const;
export type CostDimension = (typeof COST_DIMENSIONS)[number];
