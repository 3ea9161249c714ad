import type { Page } from '@playwright/test';
import { isSignedInPlace } from '@wayside/domain';
import { expect, test } from '../fixtures.ts';
import type { MockSession } from '../mock-session.ts';
import { pathnameOf } from '../places.ts';
import { OPENED, callsSince, differences, isDrawn } from './on-opening.ts';
import type { Opened } from './on-opening.ts';

async function differencesOf(page: Page, mock: MockSession, visits: readonly Opened[]): Promise<string[]> {
  const found: string[] = [];
  let latest = 0;
  for (const visit of visits) {
    await page.goto(visit.path);
    await isDrawn(page, visit.path);
    const entries = await callsSince(page, mock, latest, visit);
    latest = entries.at(-1)?.number ?? latest;
    found.push(...differences(visit, entries));
  }
  return found;
}

// `permissions.e2e.ts` compares the calls of all other pages, which it opens anyway.
test.describe('calls on opening are those of the screen files', () => {
  test.beforeEach(() => test.slow());

  test('of pages without a sign-in', async ({ page, mock }) => {
    const visits = OPENED.filter(({ path }) => !isSignedInPlace(pathnameOf(path)));
    expect(await differencesOf(page, mock, visits)).toEqual([]);
  });

  for (const [brand, visits] of Map.groupBy(OPENED, (one) => one.brand)) {
    if (brand === undefined) continue;
    test.describe(`at ${brand}`, () => {
      test.use({ brand, scenario: 'base/every-part' });

      test(`of ${brand} only`, async ({ page, mock }) => {
        expect(await differencesOf(page, mock, visits)).toEqual([]);
      });
    });
  }
});
