import { queryOf } from '../text/url.ts';
import { showsBackToFmc } from './navigation.ts';
import { FMC_PATTERNS, PATTERNS, matchesPattern, place } from './places.ts';
import type { Pattern } from './places.ts';
import type { RoleHolder } from './roles.ts';

const FMC_PAGES = Object.keys(FMC_PATTERNS) as readonly (keyof typeof FMC_PATTERNS)[];

/** Which page of the management company is at a path; a fleet has one with or without `/edit`. */
export function companyPageAt(pathname: string): Exclude<keyof typeof FMC_PATTERNS, 'editFleet'> | undefined {
  const name = FMC_PAGES.find((page) => matchesPattern(FMC_PATTERNS[page], pathname));
  return name === 'editFleet' ? 'fleet' : name;
}

const isOneOf = (patterns: readonly Pattern[], pathname: string): boolean =>
  patterns.some((pattern) => matchesPattern(pattern, pathname));

/** About the user, whatever the fleet. */
const PERSONAL = [PATTERNS.account, PATTERNS.preferences, PATTERNS.membershipCard] as const;

/** About one record of any fleet, which the lists of the management company lead to. */
const RECORDS = [PATTERNS.order, PATTERNS.vehicle] as const;

/** Whether a page is about one record, of any fleet. */
export const isRecordPage = (pathname: string): boolean => isOneOf(RECORDS, pathname);

/**
 * Whether a page shows an FMC user what belongs to the fleet they act in. `isFromCompany`: it was opened from a page of
 * the management company, and so needs no fleet.
 */
export function isPageOfFleet(
  user: RoleHolder | null | undefined,
  pathname: string,
  { isFromCompany }: { isFromCompany: boolean },
): boolean {
  if (!showsBackToFmc(user, pathname) || isOneOf(PERSONAL, pathname)) return false;
  return !(isFromCompany && isRecordPage(pathname));
}

/** Whether such a page asks a user who has left the fleet to open it again, instead of showing it (CMP-01). */
export function asksToReenter(
  user: RoleHolder | null | undefined,
  pathname: string,
  { hasLeft, isFromCompany }: { hasLeft: boolean; isFromCompany: boolean },
): boolean {
  return hasLeft && isPageOfFleet(user, pathname, { isFromCompany });
}

/** The work queue of the management company, and an order opened from it. Not in places.ts, which sign-in loads. */
export const queuePlace = `${FMC_PATTERNS.fmcActiveOrders}?view=queue`;
export const orderInQueue = (id: number): string => `${place.order(id)}?from=queue`;
export const isFromQueue = (search: string): boolean => queryOf(search).get('from') === 'queue';
