import type { Page } from '@playwright/test';
import type { BrandId } from '@wayside/brands';
import { SCREENS, SCREEN_IDS } from '@wayside/scenarios';
import type { ScreenId } from '@wayside/scenarios';
import type { JournalPart } from '@wayside/scenarios/control';
import { expect } from '../fixtures.ts';
import type { MockSession } from '../mock-session.ts';

/** An address in the file of a screen, and the operations that its page calls on opening. */
export interface Opened {
  screen: ScreenId;
  path: string;
  brand?: BrandId;
  opens: readonly string[];
}

/** All addresses of all screens. */
export const OPENED: readonly Opened[] = SCREEN_IDS.flatMap((screen) =>
  Object.values(SCREENS[screen].pages).flatMap((visits) => visits.map((visit) => ({ screen, ...visit }))),
);

type Entries = JournalPart['entries'];

/** Waits until the page is drawn and nothing on it is loading. */
export async function isDrawn(page: Page, path: string): Promise<void> {
  // A form in a dialog hides the page behind it.
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(), path).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0, { timeout: 20_000 });
}

/**
 * The calls after the one with the number `latest`. Waits until all of `opens` have been made and no further ones
 * follow, but no longer than an expectation does.
 */
export async function callsSince(
  page: Page,
  mock: MockSession,
  latest: number,
  { opens }: Pick<Opened, 'opens'>,
): Promise<Entries> {
  await page.waitForLoadState('networkidle');
  let seen = 0;
  const isComplete = async () => {
    const { entries } = await mock.journal(latest);
    // Further pages of a list come one after the other.
    const isStill = entries.length === seen;
    seen = entries.length;
    return isStill && opens.every((operation) => entries.some((entry) => entry.operation === operation));
  };
  await expect
    .poll(isComplete, { intervals: [200] })
    .toBe(true)
    .catch(() => undefined);
  return (await mock.journal(latest)).entries;
}

/** What to change in the screen's file, if the page made other calls on opening than it lists. */
export function differences({ screen, path, opens }: Opened, entries: Entries): string[] {
  const made = new Set<string>(entries.map(({ operation }) => operation));
  const listed = new Set<string>([...opens, ...(SCREENS.header.everywhere ?? [])]);
  const where = `\`opens\` of ${path} in ${screen}.screen.ts, in scenarios/screens`;
  const missing = [...made].filter((operation) => !listed.has(operation));
  const extra = opens.filter((operation) => !made.has(operation));
  return [
    ...(missing.length > 0 ? [`Add ${missing.join(', ')} to ${where}: the page calls them.`] : []),
    ...(extra.length > 0 ? [`Remove ${extra.join(', ')} from ${where}: the page does not call them.`] : []),
  ];
}
