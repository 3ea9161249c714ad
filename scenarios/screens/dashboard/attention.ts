/** The calls that tell an owner what needs attention: of the dashboard, and of the count beside it in the navigation. */
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

/** What it asks beside them: approvers of a company, and syncs where the brand has them. */
export const ATTENTION_LATER = ['listFmcUsers', 'listSyncEvents'] as const;
