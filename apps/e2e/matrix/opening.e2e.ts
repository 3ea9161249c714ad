import type { Page } from '@playwright/test';
import type { BrandId } from '@wayside/brands';
import { isSignedInPlace } from '@wayside/domain';
import { SCREENS, SCREEN_IDS } from '@wayside/scenarios';
import type { ScreenId } from '@wayside/scenarios';
import { expect, test } from '../fixtures.ts';
import type { MockSession } from '../mock-session.ts';
import { FMC_PATHS } from '../places.ts';

interface Opened {
  screen: ScreenId;
  path: string;
  brand?: BrandId;
  opens: readonly string[];
}

const ALL: readonly Opened[] = SCREEN_IDS.flatMap((screen) =>
  Object.values(SCREENS[screen].pages).flatMap((visits) => visits.map((visit) => ({ screen, ...visit }))),
);
const pathnameOf = (path: string): string => path.replace(/\?.*/, '');
const isOfCompany = ({ path }: Opened): boolean => FMC_PATHS.includes(pathnameOf(path));
const isOfBrand = ({ brand }: Opened): boolean => brand !== undefined;
const isSignedIn = ({ path }: Opened): boolean => isSignedInPlace(pathnameOf(path));

/**
 * The calls since one, once all that are expected have come and no more do; without one of them, after the time of an
 * expectation.
 */
async function callsSince(mock: MockSession, latest: number, opens: readonly string[]) {
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

/** Where a page calls more or less on opening than its file says, as what is to be done. */
async function differences(page: Page, mock: MockSession, visits: readonly Opened[]): Promise<string[]> {
  const found: string[] = [];
  let latest = 0;
  for (const { screen, path, opens } of visits) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(), path).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0, { timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    const entries = await callsSince(mock, latest, opens);
    latest = entries.at(-1)?.number ?? latest;
    const made = new Set<string>(entries.map(({ operation }) => operation));
    const listed = new Set<string>([...opens, ...(SCREENS.header.everywhere ?? [])]);
    const where = `\`opens\` of ${path} in ${screen}.screen.ts, in scenarios/screens`;
    const missing = [...made].filter((operation) => !listed.has(operation));
    const extra = opens.filter((operation) => !made.has(operation));
    if (missing.length > 0) found.push(`Add ${missing.join(', ')} to ${where}: the page calls them.`);
    if (extra.length > 0) found.push(`Remove ${extra.join(', ')} from ${where}: the page does not call them.`);
  }
  return found;
}

test.describe('calls on opening are those of the screen files', () => {
  test.beforeEach(() => test.slow());

  test('of pages without a sign-in', async ({ page, mock }) => {
    expect(
      await differences(
        page,
        mock,
        ALL.filter((one) => !isSignedIn(one)),
      ),
    ).toEqual([]);
  });

  test.describe('signed in', () => {
    test.use({ scenario: 'base/every-part' });

    test('of a fleet', async ({ page, mock }) => {
      expect(
        await differences(
          page,
          mock,
          ALL.filter((one) => isSignedIn(one) && !isOfCompany(one) && !isOfBrand(one)),
        ),
      ).toEqual([]);
    });

    for (const [brand, visits] of Map.groupBy(ALL.filter(isOfBrand), (one) => one.brand!)) {
      test.describe(`at ${brand}`, () => {
        test.use({ brand });

        test(`of ${brand} only`, async ({ page, mock }) => {
          expect(await differences(page, mock, visits)).toEqual([]);
        });
      });
    }

    test.describe('as a management company', () => {
      test.use({ role: 'FMC' });

      test('of the company', async ({ page, mock }) => {
        expect(await differences(page, mock, ALL.filter(isOfCompany))).toEqual([]);
      });
    });
  });
});
