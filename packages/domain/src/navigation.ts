import { isFmcUser, type RoleHolder } from './roles.ts';
import { parsePath, queryOf } from './url.ts';

export type Mode = 'fleet' | 'fmc';

export interface NavigationItem<Id extends string = string> {
  /** Also the key of its name in the `shell` translations, under `nav`. */
  readonly id: Id;
  readonly path: string;
}

const item = <Id extends string>(id: Id, path: string): NavigationItem<Id> => ({ id, path });

const dashboard = item('dashboard', '/dashboard');
const vehicles = item('vehicles', '/vehicles');
const services = item('services', '/services');
const shops = item('shops', '/shops');
const settings = item('settings', '/settings');
const fmcDashboard = item('fmcDashboard', '/fmc_dashboard');

const fleetTabs = [dashboard, vehicles, services, shops, settings, item('fleetTransactions', '/fleet_transactions')] as const;
const fmcTabs = [
  fmcDashboard,
  item('fmcUsers', '/fmc_users'),
  item('fmcActiveOrders', '/fmc_activeorders'),
  item('fmcTransactions', '/fmc_transactions'),
  item('transferVehicles', '/transfer_vehicles'),
] as const;

export type NavigationTab = (typeof fleetTabs)[number] | (typeof fmcTabs)[number];

const fmcPaths: ReadonlySet<string> = new Set(fmcTabs.map((tab) => tab.path));
const fleetAdministration = /^\/fleets\/[^/]+(\/edit)?$/;

/** FMC pages are the FMC tabs' own paths, the new-fleet page and a fleet's page with or without `/edit`. */
export function isFmcPage(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return fmcPaths.has(path) || fleetAdministration.test(path);
}

/** The page decides: an FMC user on an FMC page is in FMC mode, anyone anywhere else in fleet mode. */
export function modeOf(user: RoleHolder | null | undefined, pathname: string): Mode {
  return isFmcUser(user) && isFmcPage(pathname) ? 'fmc' : 'fleet';
}

/** Tabs of the left navigation, in order. */
export const navigationTabs = (mode: Mode): readonly NavigationTab[] => (mode === 'fmc' ? fmcTabs : fleetTabs);

const userPreferences = item('userPreferences', '/user_preferences');
const membership = item('membershipCard', '/membership_card');
const signOut = item('signOut', '/sign_out');

export type MenuLink = (typeof fleetTabs)[number] | typeof fmcDashboard | typeof userPreferences | typeof membership | typeof signOut;

/** Links of the user menu, in order. `membershipCard` is the brand's switch. */
export function menuLinks(user: RoleHolder | null | undefined, { membershipCard }: { membershipCard: boolean }): MenuLink[] {
  return [
    dashboard,
    vehicles,
    services,
    shops,
    settings,
    ...(isFmcUser(user) ? [fmcDashboard] : []),
    userPreferences,
    ...(membershipCard ? [membership] : []),
    signOut,
  ];
}

/** FMC users acting inside a fleet get the way back. */
export const showsBackToFmc = (user: RoleHolder | null | undefined, pathname: string): boolean =>
  isFmcUser(user) && modeOf(user, pathname) === 'fleet';

const withoutReturn = new Set(['/', '/sign_in', '/sign_out']);

/**
 * A path of this app that is safe to send someone to, or undefined. Only an absolute path of the same origin passes: no other host by
 * `//` or `/\`, no scheme, no control characters that a browser would drop before reading it. Sign-in and sign-out lead nowhere.
 */
export function safeRedirectPath(candidate: unknown): string | undefined {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what has to be refused
  if (typeof candidate !== 'string' || !/^\/(?![/\\])[^\u0000-\u001f\u007f\\]*$/.test(candidate)) return undefined;
  const url = parsePath(candidate);
  if (!url || withoutReturn.has(url.pathname) || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Where a person goes after a successful sign-in: to the carried path if it is safe, else to the start page of their roles. */
export function landingPath(user: RoleHolder | null | undefined, from?: unknown): string {
  return safeRedirectPath(from) ?? (isFmcUser(user) ? '/fmc_dashboard' : '/dashboard');
}

export interface SignInRedirect {
  readonly pathname: '/sign_in';
  readonly search: string;
  /** History state of the redirect; `from` has no key any more, or the key would sign in a second time. */
  readonly state: { readonly from?: string };
}

/** The way to sign-in from a guarded place: carries the key of the address and the place itself. */
export function signInRedirect(place: { pathname: string; search?: string; hash?: string }): SignInRedirect {
  const query = queryOf(place.search ?? '');
  const key = query.get('key');
  query.delete('key');
  const rest = query.toString();
  const from = safeRedirectPath(place.pathname + (rest && `?${rest}`) + (place.hash ?? ''));
  return {
    pathname: '/sign_in',
    search: key ? `?${queryOf({ key }).toString()}` : '',
    state: from ? { from } : {},
  };
}
