import type { Page } from '@playwright/test';
import { place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

/** The number of rows that the list says it has. */
async function listed(page: Page): Promise<number> {
  const none = page
    .getByText(t('common:empty.noResults'), { exact: true })
    .or(page.getByText(t('services:past.emptyMine'), { exact: true }));
  const pager = page.getByText(/^\d+–\d+ of \d+$/);
  await expect(none.or(pager).first()).toBeVisible();
  return (await pager.count()) === 0 ? 0 : Number(/\d+$/.exec(await pager.first().innerText())![0]);
}
const numberOf = (text: string): number => Number(/\d+/.exec(text)![0]);

for (const [role, scenario] of [
  ['Owner', 'base/signed-in'],
  ['Manager', 'dashboard/three-past-due-two-due-soon'],
  ['Driver', 'base/signed-in'],
] as const) {
  test.describe(`${role}, ${scenario}`, () => {
    test.use({ scenario, role });

    test('[CNT-01] each count of the dashboard leads to as many rows, with the filter in the address', async ({
      page,
    }) => {
      await page.goto('/dashboard');
      const counts = page.getByRole('region', { name: t('dashboard:counts.label') });
      for (const [name, address] of [
        ['awaiting', /f=status\.is\.awaitingApproval/],
        ['upcoming', /tab=upcoming/],
        ['active', /tab=active&from=/],
        ['past', /tab=past/],
      ] as const) {
        const link = counts.getByRole('link').filter({ hasText: new RegExp(`^${t(`dashboard:counts.${name}`)}\\d`) });
        const count = numberOf(await link.innerText());
        await link.click();
        await expect(page).toHaveURL(address);
        expect(await listed(page), name).toBe(count);
        // Its tab has the rows before they are filtered.
        const tab = page.getByRole('tab', { selected: true });
        if (name !== 'awaiting') await expect(tab).toHaveText(new RegExp(`\\D${count}$`));
        await page.goBack();
      }
      // Rings count services; the list has one row per interval, and the tile above it the same count of services.
      for (const due of ['pastDue', 'dueSoon'] as const) {
        const ring = page.getByRole('region', { name: t('dashboard:rings.label') }).getByRole('link', {
          name: t(`dashboard:rings.${due}`),
        });
        const count = numberOf(await ring.innerText());
        const within = numberOf(/in (\d+) interval/.exec(await ring.innerText())![1]!);
        await ring.click();
        const tile = page.getByRole('button', { name: t(`orders:due.${due}`), pressed: true });
        await expect(tile).toHaveText(new RegExp(`\\D${count}service`));
        const intervals = numberOf(/(\d+) interval/.exec(await tile.innerText())![1]!);
        expect(intervals, due).toBe(within);
        expect(await listed(page), due).toBe(within);
        await page.goBack();
      }
    });
  });
}

test.describe('settings', () => {
  test.use({ scenario: 'base/signed-in', role: 'Owner' });

  test('[CNT-01] each tab that is loaded has the number of its rows', async ({ page }) => {
    await page.goto(place.settings('users'));
    for (const tab of ['users', 'payments'] as const) {
      await page.getByRole('tab', { name: t(`settings:tabs.${tab}`) }).click();
      await expect(page).toHaveURL(at(place.settings(tab)));
      // The list of the tab before may still be there for a moment.
      await expect(page.getByRole('tabpanel', { name: t(`settings:tabs.${tab}`) }).getByRole('grid')).toBeVisible();
      const rows = await listed(page);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(`${t(`settings:tabs.${tab}`)}${rows}`);
    }
  });
});

test.describe('of a company', () => {
  test.use({ scenario: 'base/signed-in', role: 'FMC' });

  test('[CNT-01] what awaits approval in all fleets leads to as many rows', async ({ page }) => {
    await page.goto('/fmc_dashboard');
    const link = page.getByRole('link', { name: t('fmc:totals.awaiting') }).first();
    await expect(link).toHaveText(/\d/);
    const count = numberOf((await link.innerText()).replace(',', ''));
    await link.click();
    await expect(page).toHaveURL(/fmc_activeorders\?f=status/);
    expect(await listed(page)).toBe(count);
    // Counts of the whole company have no list.
    await page.goBack();
    const totals = page.getByRole('region', { name: t('fmc:totals.label') });
    await expect(totals).toContainText(t('fmc:totals.vehicles'));
    await expect(totals.getByRole('link')).toHaveCount(1);
  });
});
