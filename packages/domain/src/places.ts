import type { DueFilter } from './maintenance.ts';
import { queryOf } from './url.ts';

/** Places that anybody may see. */
export const OPEN_PATTERNS = {
  start: '/',
  signIn: '/sign_in',
  signOut: '/sign_out',
  signUp: '/sign_up',
  partnerSignUp: '/shell_sign_up',
  editPartnerSignUp: '/shell_sign_up/edit',
  forgotPassword: '/forgot_password',
  resetPassword: '/reset_password',
  privacyPolicy: '/privacy_policy',
} as const;

/** Places of signed-in users. */
export const FLEET_PATTERNS = {
  dashboard: '/dashboard',
  activeMaintenances: '/active_maintenances',
  upcomingMaintenances: '/upcoming_maintenances',
  recalls: '/recalls',
  vehicles: '/vehicles',
  newVehicle: '/vehicles/new',
  vehicle: '/vehicles/:id',
  editVehicle: '/vehicles/:id/edit',
  services: '/services',
  shops: '/shops',
  serviceRequest: '/service_request/new',
  schedule: '/service_request/schedule',
  newMaintenanceHistory: '/maintenance_history/new',
  order: '/orders/:id/approvals',
  settings: '/settings',
  newPayment: '/payments/new',
  editPayment: '/payments/:id/edit',
  transactions: '/fleet_transactions',
  account: '/account',
  preferences: '/user_preferences',
  membershipCard: '/membership_card',
} as const;

/** Places of FMC users only. */
export const FMC_PATTERNS = {
  fmcDashboard: '/fmc_dashboard',
  fmcUsers: '/fmc_users',
  fmcActiveOrders: '/fmc_activeorders',
  fmcTransactions: '/fmc_transactions',
  transferVehicles: '/transfer_vehicles',
  newFleet: '/fleets/new',
  fleet: '/fleets/:id',
  editFleet: '/fleets/:id/edit',
} as const;

/** Every address of the app as the router reads it; `:id` is the id of whatever the place is about. */
export const PATTERNS = { ...OPEN_PATTERNS, ...FLEET_PATTERNS, ...FMC_PATTERNS } as const;

export type PlaceName = keyof typeof PATTERNS;
export type Pattern = (typeof PATTERNS)[PlaceName];

/** Whether a path is a place of a pattern, as the router sees it: in any case of letters, with or without a slash at the end. */
export const matchesPattern = (pattern: Pattern, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(':id', '[^/]+')}/*$`, 'i').test(pathname);

/** Whether a path is one that needs a signed-in user. */
export const isSignedInPlace = (pathname: string): boolean =>
  [...Object.values(FLEET_PATTERNS), ...Object.values(FMC_PATTERNS)].some((pattern) => matchesPattern(pattern, pathname));

type QueryValue = string | number | null | undefined;

/** An address with a query. Values that are empty or absent are left out; a list gives its name once for each entry. */
export function withQuery(path: string, values: Readonly<Record<string, QueryValue | readonly QueryValue[]>>): string {
  const query = queryOf('');
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

type PatternWithId = Extract<Pattern, `${string}:id${string}`>;

/** @throws RangeError for what is no id: a broken link must not look like a good one */
const withId =
  (pattern: PatternWithId) =>
  (id: number): string => {
    if (!Number.isSafeInteger(id) || id <= 0) throw new RangeError(`No id for ${pattern}: ${id}`);
    return pattern.replace(':id', String(id));
  };

export type ServiceTab = 'upcoming' | 'active' | 'past';
export type ShopsTab = 'search' | 'saved';
export type SettingsTab = 'users' | 'policies' | 'payments' | 'telematics';

/** How the address of the services says which intervals it shows; nothing for all. */
export const DUE_IN_ADDRESS = { all: null, pastDue: 'past', dueSoon: 'soon' } as const satisfies Record<DueFilter, string | null>;

/** Every address of the app, written once. Days are `2026-02-28`. */
export const place = {
  ...PATTERNS,
  vehicle: withId(PATTERNS.vehicle),
  editVehicle: withId(PATTERNS.editVehicle),
  order: withId(PATTERNS.order),
  editPayment: withId(PATTERNS.editPayment),
  fleet: withId(PATTERNS.fleet),
  editFleet: withId(PATTERNS.editFleet),
  services: ({ due, ...of }: { tab?: ServiceTab; due?: DueFilter; from?: string; to?: string } = {}): string =>
    withQuery(PATTERNS.services, { ...of, due: due && DUE_IN_ADDRESS[due] }),
  shops: (of: { tab?: ShopsTab; vehicle?: number | undefined; service?: number | undefined } = {}): string => withQuery(PATTERNS.shops, of),
  settings: (tab?: SettingsTab): string => withQuery(PATTERNS.settings, { tab }),
  /** A new request with what was chosen before. */
  serviceRequest: ({
    vehicle,
    shop,
    services = [],
    faultCodes = [],
  }: {
    vehicle?: number | null | undefined;
    shop?: number | null | undefined;
    services?: readonly { readonly id: number; readonly position?: string | null }[];
    faultCodes?: readonly number[];
  } = {}): string =>
    withQuery(PATTERNS.serviceRequest, {
      vehicle,
      shop,
      service: services.map(({ id, position }) => (position ? `${id}:${position}` : id)),
      fault_code: faultCodes,
    }),
} as const satisfies {
  // A pattern with an id is no address: it takes the id.
  [Name in PlaceName]: (typeof PATTERNS)[Name] extends PatternWithId ? (id: number) => string : string | ((...of: never[]) => string);
};
