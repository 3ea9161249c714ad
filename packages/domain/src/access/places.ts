import type { DueFilter } from '../maintenance/maintenance.ts';
import { queryOf } from '../text/url.ts';

/** Leads to the first page of whoever opens it. */
export const START = '/';

/** Pages open to everyone. */
export const OPEN_PATTERNS = {
  start: START,
  signIn: '/sign_in',
  signOut: '/sign_out',
  signUp: '/sign_up',
  partnerSignUp: '/shell_sign_up',
  editPartnerSignUp: '/shell_sign_up/edit',
  forgotPassword: '/forgot_password',
  resetPassword: '/reset_password',
  privacyPolicy: '/privacy_policy',
} as const;

/** Pages for signed-in users. */
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

/** Pages for FMC users only. */
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

/** Every path of the app as a router pattern; `:id` is the id of the entity the page is about. */
export const PATTERNS = { ...OPEN_PATTERNS, ...FLEET_PATTERNS, ...FMC_PATTERNS } as const;

export type PlaceName = keyof typeof PATTERNS;
export type Pattern = (typeof PATTERNS)[PlaceName];

/** Whether a path matches a pattern, as the router sees it: case-insensitive, with or without a trailing slash. */
export function matchesPattern(pattern: Pattern, pathname: string): boolean {
  return new RegExp(`^${pattern.replace(':id', '[^/]+')}/*$`, 'i').test(pathname);
}

/** Whether a path needs a signed-in user. */
export function isSignedInPlace(pathname: string): boolean {
  return [...Object.values(FLEET_PATTERNS), ...Object.values(FMC_PATTERNS)].some((pattern) =>
    matchesPattern(pattern, pathname),
  );
}

type QueryValue = string | number | null | undefined;

/** A path with a query, or with more of one. Empty and absent values are left out; a list repeats its name for each entry. */
export function withQuery(path: string, values: Readonly<Record<string, QueryValue | readonly QueryValue[]>>): string {
  const query = queryOf('');
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
  }
  const text = query.toString();
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}

/** A list with its search filled in. */
export const withSearch = (path: string, search: string): string => withQuery(path, { q: search });

/** A list with one value of a column chosen, as its grid writes that in the address. */
export const withChoice = (path: string, column: string, value: string): string =>
  withQuery(path, { f: `${column}.is.${value}` });

type PatternWithId = Extract<Pattern, `${string}:id${string}`>;

/** @throws RangeError for an invalid id: a broken link must not look like a valid one */
function withId(pattern: PatternWithId) {
  return (id: number): string => {
    if (!Number.isSafeInteger(id) || id <= 0) throw new RangeError(`Invalid id for ${pattern}: ${id}`);
    return pattern.replace(':id', String(id));
  };
}

export type ServiceTab = 'upcoming' | 'active' | 'past';
export type ShopsTab = 'search' | 'saved';
/** Tabs of the vehicle page, in their order. */
export const VEHICLE_TABS = ['overview', 'next', 'history', 'schedule', 'policies', 'recalls'] as const;
/** Other views of the vehicle: everything that happened, in the history tab; the dossier, a page to print. */
export type VehicleView = 'timeline' | 'dossier';
export type VehicleTab = (typeof VEHICLE_TABS)[number];
export const SETTINGS_TABS = ['users', 'policies', 'payments', 'telematics'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** What the services page shows; `view` is the calendar of active orders, in a month like `2026-03`. */
interface ServicesQuery {
  tab?: ServiceTab;
  due?: DueFilter;
  from?: string;
  to?: string;
  view?: 'month' | 'agenda';
  month?: string;
  vehicle?: number;
}

/** The intervals filter in the URL of the services page; absent for all. */
export const DUE_IN_ADDRESS = { all: null, pastDue: 'past', dueSoon: 'soon' } as const satisfies Record<
  DueFilter,
  string | null
>;

/** Every URL of the app, in one place. Dates are `2026-02-28`. */
export const place = {
  ...PATTERNS,
  newMaintenanceHistory: (of: { vehicle?: number } = {}): string => withQuery(PATTERNS.newMaintenanceHistory, of),
  vehicle: (id: number, of: { tab?: VehicleTab; view?: VehicleView } = {}): string =>
    withQuery(withId(PATTERNS.vehicle)(id), of),
  /** `ymm`: only year, make and model; `activate`: what is missing to activate it. */
  editVehicle: (id: number, mode?: 'ymm' | 'activate'): string => withQuery(withId(PATTERNS.editVehicle)(id), { mode }),
  order: withId(PATTERNS.order),
  editPayment: withId(PATTERNS.editPayment),
  fleet: withId(PATTERNS.fleet),
  editFleet: withId(PATTERNS.editFleet),
  services: ({ due, ...of }: ServicesQuery = {}): string =>
    withQuery(PATTERNS.services, { ...of, due: due && DUE_IN_ADDRESS[due] }),
  /** `shop`: one of them, above the others. */
  shops: (of: { tab?: ShopsTab; vehicle?: number; service?: number; shop?: number } = {}): string =>
    withQuery(PATTERNS.shops, of),
  settings: (tab?: SettingsTab, of: { policy?: number; delete?: number; user?: number; q?: string } = {}): string =>
    withQuery(PATTERNS.settings, { tab, ...of }),
  /** A new request with what was chosen before. */
  serviceRequest: ({
    vehicle,
    shop,
    services = [],
    faultCodes = [],
    time,
  }: {
    vehicle?: number | null;
    shop?: number | null;
    services?: readonly { readonly id: number; readonly position?: string | null }[];
    faultCodes?: readonly number[];
    /** At the shop, such as `2026-03-18T08:30`; the day decides whether it is still free. */
    time?: string;
  } = {}): string =>
    withQuery(PATTERNS.serviceRequest, {
      vehicle,
      shop,
      service: services.map(({ id, position }) => (position ? `${id}:${position}` : id)),
      fault_code: faultCodes,
      time,
    }),
} as const satisfies {
  // A pattern with an id is not a path: it needs the id.
  [Name in PlaceName]: (typeof PATTERNS)[Name] extends PatternWithId
    ? (id: number) => string
    : string | ((...of: never[]) => string);
};

/** What the bulk upload adds to the address of the vehicles: it has no path of its own (OPN2-01). */
export const BULK_UPLOAD_VIEW = 'view=upload';
export const bulkUploadPlace = `${FLEET_PATTERNS.vehicles}?${BULK_UPLOAD_VIEW}`;

/** What the portfolio adds to the address of the FMC dashboard. */
export const PORTFOLIO_VIEW = 'view=portfolio';
export const portfolioPlace = `${FMC_PATTERNS.fmcDashboard}?${PORTFOLIO_VIEW}`;

/** What needs attention, in full: a view of the dashboard. */
export const ATTENTION_VIEW = 'attention';
export const attentionPlace = `${FLEET_PATTERNS.dashboard}?view=${ATTENTION_VIEW}`;

/** The fleet's vehicles by their cost per mile or kilometer, a column that is hidden otherwise. */
export const vehiclesByCostPlace = `${FLEET_PATTERNS.vehicles}?sort=-cost&hide=plate.state.model`;
