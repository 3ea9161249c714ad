import type { Page } from '@playwright/test';
import { COST_DIMENSIONS, costsPlace } from '@wayside/domain';
import type { CostDimension } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { cellsOf } from '../../grid.ts';
import { at, goInside } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const bars = (page: Page, by: CostDimension) => page.getByRole('grid', { name: t(`costs:by.${by}`), exact: true });
function rowsOf(page: Page, name: string) {
  const gridOf = (label: 'label' | 'services') =>
    page.getByRole('grid', { name: t(`costs:rows.${label}`, { name }), exact: true });
  return gridOf('label').or(gridOf('services'));
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
/** What the chart exposes to screen readers: its name, then the focused bar. */
const focused = (page: Page) => page.getByRole('figure').getByRole('img');

const cents = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);
const sumOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + cents(text), 0);

/** The whole table: all rows on one page. */
async function tableOf(page: Page, by: CostDimension) {
  const grid = bars(page, by);
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  const [names, counts, costs] = [
    await grid.getByRole('link').allInnerTexts(),
    await cellsOf(grid, t(by === 'service' ? 'costs:columns.services' : 'costs:columns.orders')),
    await cellsOf(grid, t('costs:columns.cost')),
  ];
  return names.map((name, at) => ({
    name: name.split('\n')[0]!,
    count: /^\d+$/.test(counts[at]!) ? Number(counts[at]) : undefined,
    cost: cents(costs[at]!),
  }));
}

test.describe('costs with a promotion, a declined service, and orders without price or shop', () => {
  test.use({ scenario: 'dashboard/costs-with-promotions' });

  test('[ATN-10, VOR-06] by each dimension every bar leads to the rows whose sum it is, to the cent, and all bars add up to the orders', async ({
    page,
    mock,
  }) => {
    await page.goto(costsPlace());
    for (const by of COST_DIMENSIONS) {
      await page.getByRole('tab', { name: t(`costs:tabs.${by}`), exact: true }).click();
      const table = await tableOf(page, by);
      const [orders] = await mock.answers('searchOrders');
      expect(table.reduce((sum, { cost }) => sum + cost, 0)).toBe(
        orders!.reduce((sum, { total }) => sum + Math.round((total ?? 0) * 100), 0),
      );
      for (const { name, count, cost } of table.filter((bar) => bar.count !== 0)) {
        await bars(page, by).getByRole('link', { name }).click();
        const title = page.getByRole('main').locator('h2:focus');
        await expect(title).toContainText(name);
        const rows = rowsOf(page, (await title.textContent())!);
        await expect(rows.getByRole('gridcell').first()).toBeVisible();
        const costs = await cellsOf(rows, t('costs:columns.amount'));
        // What promotions take off is no number of services.
        expect([sumOf(costs), costs.length], `${by}: ${name}`).toEqual([cost, count ?? 1]);
      }
    }
    expect((await mock.calls('searchOrders')).length, 'one call for all of them').toBe(1);
    expect(await mock.calls('aggregateOrders')).toEqual([]);

    // The promotion is a line of its own; a declined service is none.
    await page.goto(costsPlace({ by: 'service' }));
    expect(await tableOf(page, 'service')).toEqual([
      { name: 'Alternator', count: 1, cost: 41_235 },
      { name: 'Oil change', count: 2, cost: 12_020 },
      { name: 'Tire rotation', count: 1, cost: 3990 },
      { name: 'Brake fluid flush', count: 1, cost: 0 },
      { name: t('costs:promotion'), count: undefined, cost: -1000 },
    ]);
  });

  test('[ATN-10, ERR2-03] orders that fail are asked for again; bars are chosen by keyboard, and the choice is kept by reload and Back; rows lead to order and vehicle', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'searchOrders', calls: [1] }]);
    await page.goto(costsPlace({ by: 'service' }));
    await page.getByRole('button', { name: t('common:actions.retry') }).click();
    const chart = page.getByRole('figure');
    await expect(chart).toBeVisible();
    await page.getByRole('tab', { name: t('costs:tabs.service'), exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toBeFocused();
    await expect(focused(page)).toHaveAccessibleName(/Alternator.*\$412\.35/);
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAccessibleName(/Oil change.*\$120\.20.*\$30\.06/);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Oil change')).toBeFocused();
    await expect(page).toHaveURL(at('/dashboard?view=costs&by=service&group=name.Oil+change'));
    await page.reload();
    const rows = rowsOf(page, 'Oil change');
    await expect(rows.getByRole('link', { name: '5000014' })).toHaveAttribute('href', '/orders/5000014/approvals');
    await expect(rows.getByRole('link', { name: 'VAN-01' }).first()).toHaveAttribute('href', '/vehicles/500001');
    await page.goBack();
    await expect(heading(page, 'Oil change')).toHaveCount(0);
    // A bar that isn't there.
    await page.goto('/dashboard?view=costs&by=colour&months=99&group=id.%00');
    await expect(bars(page, 'month').getByRole('gridcell').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([t('costs:by.month')]);
  });
});

test.describe('a year of costs', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[ATN-10, DSH-04] the dashboard’s chart leads to them; by month they are what the server sums; tables are files', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard?months=6');
    await page.getByRole('link', { name: t('dashboard:costs.more') }).click();
    await expect(page).toHaveURL(at(costsPlace({ by: 'service', months: 6 })));
    await page.getByRole('tab', { name: t('costs:tabs.month'), exact: true }).click();
    const [months] = await mock.answers('aggregateOrders');
    const table = await tableOf(page, 'month');
    expect(table.map(({ cost }) => cost)).toEqual(months!.map(({ total }) => Math.round(total * 100)));

    await expect(page.getByText('March 2026: through 03-16-2026', { exact: true })).toBeVisible();
    await bars(page, 'month').getByRole('link', { name: 'February 2026' }).click();
    await expect(bars(page, 'month').locator('[aria-current]')).toHaveText(['February 2026']);

    const saved = page.waitForEvent('download');
    await page
      .getByRole('button', { name: t('common:list.csv') })
      .first()
      .click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${t('costs:file.month')}-2026-03-16.csv`);
    const text = await (
      await file.createReadStream()
    )
      .setEncoding('utf8')
      .reduce((all, part) => all + String(part), '');
    const [, ...lines] = text.trim().split('\r\n');
    expect(lines.map((line) => Math.round(Number(line.split(',')[2]) * 100))).toEqual(table.map(({ cost }) => cost));

    // Any dates: the months are cut where they are, and what has no costs leads back.
    await goInside(page, `${costsPlace()}&from=2026-01-10&to=2026-02-15`);
    const context = page.getByRole('main').getByText(/for \d+ orders from/);
    await expect(context).toContainText('from 01-10-2026 to 02-15-2026');
    expect((await mock.calls('searchOrders')).at(-1)!.requestBody).toMatchObject({
      start_date: '2026-01-10',
      end_date: '2026-02-15',
    });
    expect((await tableOf(page, 'month')).map(({ name }) => name)).toEqual(['January 2026', 'February 2026']);
    await expect(page.getByRole('group', { name: t('common:range.label') }).first()).toBeVisible();
    await goInside(page, `${costsPlace()}&from=2026-03-14&to=2026-03-14`);
    await page.getByRole('button', { name: t('common:range.initial') }).click();
    await expect(context).toContainText('from 04-01-2025 to 03-31-2026');
  });
});

test.describe('a driver', () => {
  test.use({ scenario: 'base/signed-in', role: 'Driver' });

  test('[ATN-10, PPV-10] comes from the chart of all vehicles to the costs of all, and can see those of their own', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: t('dashboard:costs.more') }).click();
    await expect(page).toHaveURL(at(`${costsPlace({ by: 'service' })}&mine=off`));
    const context = page.getByRole('main').getByText(/for \d+ orders from/);
    await expect(context).toContainText('$45,186.08 for 98 orders');
    await page.getByText(t('common:list.mine')).click();
    await expect(context).not.toContainText('98 orders');
    await expect(page.getByRole('main').getByText(/of 98: /)).toBeVisible();
  });
});

test.describe('no orders', () => {
  test.use({ scenario: 'dashboard/no-costs' });

  test('[ATN-10] the view says what makes costs appear', async ({ page }) => {
    await page.goto(costsPlace());
    await expect(page.getByText(t('costs:empty.body'))).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(0);
  });
});
