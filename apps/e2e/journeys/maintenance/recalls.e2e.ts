import type { Page } from '@playwright/test';
import { formatMonthYear } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { nameOf } from '../../vehicles.ts';

const { t } = await textsOf('en');

const table = (page: Page) => page.getByRole('grid', { name: t('recalls:tab.table') });

test.describe('the recalls of a fleet', () => {
  test.use({ scenario: 'recalls/of-a-fleet' });

  test('[RCL-01, RCL-02, RCL-03, ENT2-14, ERR2-03] a load that fails can be tried again; by vehicle, each with its component; an entry leads to its vehicle', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'listRecalls', calls: [1] }]);
    await page.goto('/recalls');
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('common:actions.retry') })
      .click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const [entries] = await mock.answers('listRecalls');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(entries!.length);
    for (const { vehicle, recalls } of entries!) {
      const group = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: nameOf(vehicle), exact: true }) });
      await expect(group.getByRole('listitem')).toHaveCount(recalls.length);
      for (const { component, report_received_at } of recalls) {
        const entry = group.getByRole('listitem').filter({ hasText: component });
        await expect(entry).toContainText(formatMonthYear(report_received_at, 'en')!);
      }
    }
    const { vehicle, recalls } = entries!.find((entry) => entry.recalls.length > 1)!;
    await page.getByRole('link', { name: nameOf(vehicle), exact: true }).click();
    await expect(page).toHaveURL(at(`/vehicles/${vehicle.id}?tab=recalls`));
    await expect(table(page).getByRole('row')).toHaveCount(recalls.length + 1);
  });
});

test.describe('the recalls of a vehicle', () => {
  test.use({ scenario: 'recalls/of-a-vehicle' });

  test('[RCL-04, RCL-05, RCL-06, OPN2-55] date, recall and summary, newest first; without any the tab says so', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/500005?tab=recalls');
    await expect(table(page).getByRole('columnheader')).toHaveText(['Date', 'Recall', 'Summary']);
    const { recalls } = (await mock.answers('getVehicle'))[0]!;
    const sent = recalls!.map(({ report_received_at }) => report_received_at);
    const newest = sent.toSorted().toReversed();
    expect(sent).not.toEqual(newest);
    await expect(table(page).getByRole('rowheader')).toHaveText(newest.map((day) => formatMonthYear(day, 'en')!));
    await expect(table(page).getByRole('rowheader').first()).toHaveText(/^[A-Z][a-z]+ \d{4}$/);
    await page.goto('/vehicles/500001?tab=recalls');
    await expect(page.getByText('no vehicle recalls', { exact: true })).toBeVisible();
  });
});
