/** The calls behind an owner's attention list, on the dashboard and for its count in the navigation. */
export const ATTENTION = [
  'getDashboard',
  'listFleetUsers',
  'listIntervals',
  'listPaymentMethods',
  'listPolicies',
  'listRecalls',
  'listSnoozedReminders',
  'listVehicles',
] as const;

/** Those that only some users need: approvers of a company, and syncs where the brand has them. */
export const ATTENTION_LATER = ['listFmcUsers', 'listSyncEvents'] as const;
