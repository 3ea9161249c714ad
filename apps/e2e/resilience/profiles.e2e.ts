import type { Page } from '@playwright/test';
import { place } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { PROFILES, SCREENS } from '@wayside/scenarios';
import type { Profile } from '@wayside/scenarios';
import { WIDTHS } from '@wayside/scenarios/stage';
import { isStill } from '../a11y/axe.ts';
import { expect, test } from '../fixtures.ts';
import { goByAccount } from '../places.ts';
import { control, originOf } from '../server.ts';
import { textsOf } from '../texts.ts';

const { t } = await textsOf('en');

/** Built screens of a signed-in owner, and of a management company's user. */
const FLEET = [
  'dashboard',
  'services',
  'vehicle',
  'shops',
  'service-request',
  'approval',
  'account',
  'preferences',
] as const;
const PLACES = [
  {
    role: 'Owner',
    paths: [
      ...FLEET.map((screen) => SCREENS[screen].path),
      place.services({ tab: 'past' }),
      place.activeMaintenances,
      place.membershipCard,
    ],
  },
  { role: 'FMC', paths: [SCREENS['fmc-dashboard'].path] },
] as const;

/** Signs the page's browser in to a session with this data profile. */
async function enter(page: Page, role: Role, profile: Profile): Promise<void> {
  const { cookies } = await control.create({ scenario: 'base/signed-in', role, profile });
  await page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: originOf('default'), sameSite: 'Strict' })),
    );
}

for (const profile of PROFILES.filter((name) => name !== 'typical')) {
  test.describe(`${profile} values`, () => {
    for (const { role, paths } of PLACES) {
      test(`no screen of ${role} breaks, overflows or runs a script, on a desktop and on a phone`, async ({ page }) => {
        test.slow();
        const troubles: string[] = [];
        page.on('pageerror', (problem) => troubles.push(String(problem)));
        page.on('dialog', (dialog) => {
          troubles.push(`a dialog says ${dialog.message()}`);
          void dialog.dismiss();
        });
        await enter(page, role, profile);
        await page.goto(paths[0]);
        for (const path of paths) {
          await goByAccount(page, path, t('account:account.title'));
          for (const width of WIDTHS) await looksWell(page, path, width);
        }
        expect(troubles).toEqual([]);
      });
    }
  });
}

async function looksWell(page: Page, path: string, width: number): Promise<void> {
  const what = `${path}, ${width}`;
  await page.setViewportSize({ width, height: 844 });
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), what).toHaveCount(0);
  await isStill(page);
  const seen = await page.evaluate(() => ({
    overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    isPwned: 'pwned' in window,
    letters: (document.querySelector('main') as HTMLElement).innerText.trim().length,
  }));
  expect.soft(seen.overhang, `${what}: wider than the window`).toBeLessThanOrEqual(0);
  expect.soft(seen.letters, `${what}: not blank`).toBeGreaterThan(20);
  expect(seen.isPwned, what).toBe(false);
}
