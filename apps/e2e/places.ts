/** Every address that needs a sign-in, with an id where there is one in it. */
export const FLEET_PATHS = [
  '/dashboard',
  '/active_maintenances',
  '/upcoming_maintenances',
  '/recalls',
  '/vehicles',
  '/vehicles/new',
  '/vehicles/500001',
  '/vehicles/500001/edit',
  '/services',
  '/shops',
  '/service_request/new',
  '/service_request/schedule',
  '/maintenance_history/new',
  '/orders/5000010/approvals',
  '/settings',
  '/payments/new',
  '/payments/501/edit',
  '/fleet_transactions',
  '/account',
  '/user_preferences',
  '/membership_card',
] as const;

/** Those of them that are for FMC users only. */
export const FMC_PATHS = [
  '/fmc_dashboard',
  '/fmc_users',
  '/fmc_activeorders',
  '/fmc_transactions',
  '/transfer_vehicles',
  '/fleets/new',
  '/fleets/5',
  '/fleets/5/edit',
] as const;

/** Matches an address on any host by its path and query. */
export const at = (path: string): RegExp => new RegExp(`^https?://[^/]+${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
