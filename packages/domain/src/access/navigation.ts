import { FMC_PATTERNS, PATTERNS, isSignedInPlace, matchesPattern, place } from './places.ts';
import { isFmcUser, type RoleHolder } from './roles.ts';
import { parsePath, queryOf } from '../text/url.ts';

export type Mode = 'fleet' | 'fmc';

export interface NavigationItem<Id extends string = string> {
  /** Also the key of its label in the `shell` translations, under `nav`. */
  readonly id: Id;
  readonly path: string;
}

const item = <Id extends string>(id: Id, path: string): NavigationItem<Id> => ({ id, path });

const dashboard = item('dashboard', place.dashboard);
const vehicles = item('vehicles', place.vehicles);
const services = item('services', PATTERNS.services);
const shops = item('shops', PATTERNS.shops);
const settings = item('settings', PATTERNS.settings);
const fmcDashboard = item('fmcDashboard', place.fmcDashboard);

const fleetTabs = [
  dashboard,
  vehicles,
  services,
  shops,
  settings,
  item('fleetTransactions', place.transactions),
] as const;
const fmcTabs = [
  fmcDashboard,
  item('fmcUsers', place.fmcUsers),
  item('fmcActiveOrders', place.fmcActiveOrders),
  item('fmcTransactions', place.fmcTransactions),
  item('transferVehicles', place.transferVehicles),
] as const;

export type NavigationTab = (typeof fleetTabs)[number] | (typeof fmcTabs)[number];

/** FMC pages are the FMC tabs, the new-fleet page and a fleet's page with or without `/edit`. */
export const isFmcPage = (pathname: string): boolean =>
  Object.values(FMC_PATTERNS).some((pattern) => matchesPattern(pattern, pathname));

/** FMC users on an FMC page are in FMC mode; everyone else, and every other page, is in fleet mode. */
export function modeOf(user: RoleHolder | null | undefined, pathname: string): Mode {
  return isFmcUser(user) && isFmcPage(pathname) ? 'fmc' : 'fleet';
}

/** Tabs of the left navigation, in order. */
export const navigationTabs = (mode: Mode): readonly NavigationTab[] => (mode === 'fmc' ? fmcTabs : fleetTabs);

const account = item('account', place.account);
const userPreferences = item('userPreferences', place.preferences);
const membership = item('membershipCard', place.membershipCard);
const signOut = item('signOut', place.signOut);

export type MenuLink =
  | (typeof fleetTabs)[number]
  | typeof fmcDashboard
  | typeof account
  | typeof userPreferences
  | typeof membership
  | typeof signOut;

/** Links of the user menu, in order. `membershipCard` is the brand's switch. */
export function menuLinks(
  user: RoleHolder | null | undefined,
  { membershipCard }: { membershipCard: boolean },
): MenuLink[] {
  return [
    dashboard,
    vehicles,
    services,
    shops,
    settings,
    ...(isFmcUser(user) ? [fmcDashboard] : []),
    userPreferences,
    account,
    ...(membershipCard ? [membership] : []),
    signOut,
  ];
}

/**
 * The links of the menu in two groups, where the left navigation is on screen: those it doesn't show come first. Without
 * it all are in the first.
 */
export function menuGroups(links: readonly MenuLink[], tabs: readonly NavigationTab[]): [MenuLink[], MenuLink[]] {
  const isShown = ({ id }: MenuLink): boolean => tabs.some((tab) => tab.id === id);
  return [links.filter((link) => !isShown(link)), links.filter(isShown)];
}

/** FMC users inside a fleet get a link back. An address without a page is in no fleet. */
export function showsBackToFmc(user: RoleHolder | null | undefined, pathname: string): boolean {
  return isFmcUser(user) && modeOf(user, pathname) === 'fleet' && isSignedInPlace(pathname);
}

const withoutReturn = new Set<string>([place.start, place.signIn, place.signOut]);

/**
 * A path of this app that is safe to redirect to, or undefined. Accepts only absolute paths of the same origin: no `//`
 * or `/\` (another host), no scheme, no control characters that browsers strip while parsing. Sign-in and sign-out are
 * excluded.
 */
export function safeRedirectPath(candidate: unknown): string | undefined {
  // eslint-disable-next-line no-control-regex -- control characters must be rejected
  if (typeof candidate !== 'string' || !/^\/(?![/\\])[^\u0000-\u001f\u007f\\]*$/.test(candidate)) return undefined;
  const url = parsePath(candidate);
  if (!url || withoutReturn.has(url.pathname) || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Where to go after sign-in: the requested path if it is safe, else the start page for the user's roles. */
export function landingPath(user: RoleHolder | null | undefined, from?: unknown): string {
  return safeRedirectPath(from) ?? (isFmcUser(user) ? place.fmcDashboard : place.dashboard);
}

export interface SignInRedirect {
  readonly pathname: typeof place.signIn;
  readonly search: string;
  /** History state of the redirect. `from` must not contain the key, which would sign in a second time. */
  readonly state: { readonly from?: string };
}

/** Redirect to sign-in from a guarded page: contains the key from the URL and the page itself. */
export function signInRedirect(from: { pathname: string; search?: string; hash?: string }): SignInRedirect {
  const query = queryOf(from.search ?? '');
  const key = query.get('key');
  query.delete('key');
  const rest = query.toString();
  const carried = safeRedirectPath(from.pathname + (rest && `?${rest}`) + (from.hash ?? ''));
  return {
    pathname: place.signIn,
    search: key ? `?${queryOf({ key }).toString()}` : '',
    state: carried ? { from: carried } : {},
  };
}
