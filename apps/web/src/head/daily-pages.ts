import type { ReadCall } from '@wayside/api-client';
import { FLEET_PATTERNS, activityRange, isFmcUser, matchesPattern, orderIdOf } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';
import {
  activeSearch,
  dashboardCall,
  favoriteShopsCall,
  fleetOrdersCall,
  orderCall,
  ordersCall,
  requestVehiclesCall,
} from '../shared/data/daily.calls.ts';
import { rememberedUser } from '../shared/session/session.ts';
import { today } from '../shared/today.ts';

/** Active orders of the usual days, unless the address or the page before says which orders. */
function usualOrders(): readonly ReadCall[] {
  const isOther =
    /[?&](tab|from|to|view)=/.test(window.location.search) ||
    (window.history.state as { usr?: unknown } | null)?.usr != null;
  return isOther ? [] : [ordersCall(activeSearch, activityRange(today()))];
}

/** Costs are a view of the dashboard that asks for something else. */
const dashboard = (): readonly ReadCall[] => (/[?&]view=costs/.test(window.location.search) ? [] : [dashboardCall]);

function order(pathname: string): readonly ReadCall[] {
  const id = orderIdOf(pathname.split('/')[2]);
  return id === undefined ? [] : [orderCall(id), fleetOrdersCall];
}

/**
 * Pages that people open every day, with the calls for what they show first, if the address alone says what to ask. The
 * head begins them, and the shell takes their responses (`app/first-page.ts`). Other pages call once they are loaded.
 */
const dailyPages = {
  [FLEET_PATTERNS.dashboard]: dashboard,
  [FLEET_PATTERNS.services]: usualOrders,
  [FLEET_PATTERNS.order]: order,
  // For users of a management company, the vehicles depend on the fleet that the server names.
  [FLEET_PATTERNS.serviceRequest]: () => [
    favoriteShopsCall,
    ...(isFmcUser(rememberedUser()) ? [] : [requestVehiclesCall(null)]),
  ],
  [FLEET_PATTERNS.vehicles]: () => [],
  [FLEET_PATTERNS.vehicle]: () => [],
} satisfies Partial<Record<Pattern, (pathname: string) => readonly ReadCall[]>>;

export type DailyPattern = keyof typeof dailyPages;

/** The first calls of a daily page; undefined for other pages. */
export function callsOfPage(pathname: string): readonly ReadCall[] | undefined {
  const page = Object.entries(dailyPages).find(([pattern]) => matchesPattern(pattern as Pattern, pathname));
  return page?.[1](pathname);
}
