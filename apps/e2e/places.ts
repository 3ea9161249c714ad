import type { Page } from '@playwright/test';
import { FLEET_PATTERNS, FMC_PATTERNS, place } from '@wayside/domain';
import type { PlaceName } from '@wayside/domain';
import { SCREENS, SCREEN_IDS } from '@wayside/scenarios';
import { expect } from './fixtures.ts';

/** A path without its query. */
export const pathnameOf = (path: string): string => path.replace(/\?.*/, '');

/**
 * The address of each page in the file of its screen, without a query; a page that nobody opens by its address has its
 * pattern.
 */
function pathsOf(patterns: Partial<Record<PlaceName, string>>): readonly string[] {
  return (Object.keys(patterns) as PlaceName[]).map((name) => {
    const [visit] = SCREEN_IDS.flatMap((id) => SCREENS[id].pages[name] ?? []);
    return visit ? pathnameOf(visit.path) : patterns[name]!;
  });
}

/** Every path that requires a sign-in, with an id where needed. */
export const FLEET_PATHS = pathsOf(FLEET_PATTERNS);

/** Those for FMC users only. */
export const FMC_PATHS = pathsOf(FMC_PATTERNS);

/** Matches a URL on any host by path and query. */
export const at = (path: string): RegExp =>
  new RegExp(`^https?://[^/]+${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Goes from a page that is drawn to another as a link in the app does, which spares loading the app again. */
export async function goInside(page: Page, path: string): Promise<void> {
  // Before that the router would not hear of it, or would still be on its way to another page.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate((address) => {
    history.pushState({ idx: history.length }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** Goes to a page inside the app, by way of the account, whose title tells it from all others. */
export async function goByAccount(page: Page, path: string, title: string): Promise<void> {
  const account = page.getByRole('heading', { level: 1, name: title, exact: true });
  await goInside(page, place.account);
  await expect(account).toBeVisible();
  await goInside(page, path);
  if (!path.startsWith(place.account)) await expect(account).toHaveCount(0);
}
