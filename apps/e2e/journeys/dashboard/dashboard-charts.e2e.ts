import type { Page } from '@playwright/test';
import { seeChart } from '../../charts.ts';
import { drawnTexts, noteDrawnTexts } from '../../canvas-texts.ts';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const costs = (page: Page) => page.getByRole('region', { name: t('dashboard:costs.title') });
const mileage = (page: Page) => page.getByRole('region', { name: t('dashboard:mileage.title.mi') });
function asTable(page: Page, panel: 'costs' | 'mileage') {
  return (panel === 'costs' ? costs(page) : mileage(page)).getByRole('button', {
    name: t('dashboard:charts.viewTable'),
  });
}
function rows(page: Page, panel: 'costs' | 'mileage') {
  return (panel === 'costs' ? costs(page) : mileage(page))
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
}
/** What the chart exposes to screen readers: its name, then the focused bar or point. */
function focused(page: Page, panel: 'costs' | 'mileage') {
  return (panel === 'costs' ? costs(page) : mileage(page)).getByRole('figure').getByRole('img');
}

async function enterChart(page: Page, panel: 'costs' | 'mileage'): Promise<void> {
  await seeChart(panel === 'costs' ? costs(page) : mileage(page));
  await asTable(page, panel).focus();
  await page.keyboard.press('Tab');
  await expect(focused(page, panel)).toBeFocused();
}

test.describe('a working day', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[DSH-05, DSH-15, OPN2-52, API2-17] the period stands in the address; up to six months have names, more have letters; every vehicle whose cost is known has a row in the table and its page', async ({
    page,
    mock,
  }) => {
    await noteDrawnTexts(page);
    await page.goto('/dashboard');
    await seeChart(costs(page));
    await expect.poll(() => drawnTexts(page)).toEqual(expect.arrayContaining(['A', 'M', 'J', 'S', 'O', 'N', 'D', 'F']));
    expect(await drawnTexts(page)).not.toContain('March');
    const [call] = await mock.calls('aggregateOrders');
    expect(call!.query).toEqual({ start_date: '2025-04-01', end_date: '2026-03-31', grouping: 'month' });
    for (const [months, first] of [
      [6, 'October'],
      [3, 'January'],
    ] as const) {
      await costs(page)
        .getByRole('button', { name: t('dashboard:costs.period') })
        .click();
      await page.getByRole('option', { name: t('dashboard:costs.months', { count: months }) }).click();
      await expect(page).toHaveURL(at(`/dashboard?months=${months}`));
      await expect.poll(() => drawnTexts(page)).toEqual(expect.arrayContaining([first, 'March']));
    }
    await expect
      .poll(async () => (await mock.calls('aggregateOrders')).map(({ query }) => query['start_date']))
      .toEqual(['2025-04-01', '2025-10-01', '2026-01-01']);
    await page.reload();
    await expect(costs(page).getByRole('button', { name: t('dashboard:costs.period') })).toContainText('3');
    await page.goto('/dashboard?months=7');
    await expect(costs(page).getByRole('button', { name: t('dashboard:costs.period') })).toContainText('12');

    await asTable(page, 'mileage').click();
    const { vehicles } = (await mock.answers('getDashboard'))[0]!;
    await expect(rows(page, 'mileage')).toHaveCount(vehicles.filter(({ cost_per_mile: cost }) => cost !== null).length);
    const link = rows(page, 'mileage').first().getByRole('link');
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(at(href!));
  });
});

test.describe('three months of costs', () => {
  test.use({ scenario: 'dashboard/three-months-of-costs' });

  test('[DSH-04, DSH-07, DSH-15] there is a bar and a row for each, with names, which leads to the past services of its month', async ({
    page,
  }) => {
    await noteDrawnTexts(page);
    await page.goto('/dashboard');
    await seeChart(costs(page));
    await expect
      .poll(() => drawnTexts(page))
      .toEqual(expect.arrayContaining(['January', 'February', 'March', '$840', '$2.3K']));
    await expect(costs(page)).toContainText(t('dashboard:costs.summary', { total: '$4,350.75', count: 3 }));
    await asTable(page, 'costs').click();
    await expect(rows(page, 'costs')).toHaveText([
      /^January 2026\$1,200\.50$/,
      /^February 2026\$840\.00$/,
      /^March 2026\$2,310\.25$/,
    ]);
    await costs(page)
      .getByRole('button', { name: t('dashboard:charts.viewChart') })
      .click();
    await seeChart(costs(page));

    // The keyboard walks from bar to bar, and Enter opens the past services of the month.
    await enterChart(page, 'costs');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page, 'costs')).toHaveAccessibleName(/February 2026.*\$840\.00/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/services?tab=past&from=2026-02-01&to=2026-02-28'));
    await page.goBack();

    // So does a click.
    const chart = costs(page).getByRole('figure');
    await seeChart(costs(page));
    const { width, height } = (await chart.boundingBox())!;
    // The last of three bars, just above the axis.
    await chart.click({ position: { x: width * 0.86, y: height - 50 } });
    await expect(page).toHaveURL(at('/services?tab=past&from=2026-03-01&to=2026-03-31'));
    await page.goBack();

    // A month in the table leads where its bar leads.
    await asTable(page, 'costs').click();
    await page.getByRole('link', { name: 'January 2026' }).click();
    await expect(page).toHaveURL(at('/services?tab=past&from=2026-01-01&to=2026-01-31'));
  });
});

test.describe('four vehicles whose costs are known', () => {
  test.use({ scenario: 'dashboard/four-points' });

  test('[DSH-05, DSH-16] are four points, over axes of thousands of miles and cents', async ({ page }) => {
    await noteDrawnTexts(page);
    await page.goto('/dashboard');
    await seeChart(mileage(page));
    await expect
      .poll(() => drawnTexts(page))
      .toEqual(
        expect.arrayContaining([
          t('dashboard:mileage.across.mi'),
          t('dashboard:mileage.up.mi'),
          '30',
          '60',
          'VAN-01',
          'VAN-02',
        ]),
      );
    // Odometers up to 58,000 and costs up to 0.30: the axes end at 60 (thousands) and 30 (cents).
    const numbers = (await drawnTexts(page)).filter((text) => /^[\d.,]+$/.test(text)).map(Number);
    expect(Math.max(...numbers)).toBe(60);
    expect(numbers.every(Number.isInteger)).toBe(true);
    await expect(mileage(page)).toContainText('Median of 4 vehicles: 18¢');
    await enterChart(page, 'mileage');
    const seen = new Set<string>();
    for (let press = 0; press < 6; press++) {
      seen.add(
        (await focused(page, 'mileage').getAttribute('aria-label')) ?? (await focused(page, 'mileage').ariaSnapshot()),
      );
      await page.keyboard.press('ArrowRight');
    }
    expect(seen.size).toBe(4);
    expect([...seen].join(' ')).toMatch(/VAN-01.*12,000 mi.*15¢/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/vehicles\/50000[1-4]$/);
  });
});

test.describe('kilometres', () => {
  test.use({ scenario: 'dashboard/four-points', brand: 'canada' });

  test('[BRD-09, BRD-13, DSH-04, DSH-05, DSH-16] are the measure of the axes in Canada, and the pictures are named in French', async ({
    page,
  }) => {
    const { t: fr } = await textsOf('fr');
    await noteDrawnTexts(page);
    await page.goto('/dashboard');
    // The pictures have names before they have had the focus.
    for (const panel of ['costs.title', 'mileage.title.km'] as const)
      await seeChart(page.getByRole('region', { name: fr(`dashboard:${panel}`) }));
    for (const name of [fr('dashboard:costs.chartLabel'), fr('dashboard:mileage.chartLabel')])
      await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
    await seeChart(page.getByRole('region', { name: fr('dashboard:mileage.title.km') }));
    await expect
      .poll(() => drawnTexts(page))
      .toEqual(expect.arrayContaining([fr('dashboard:mileage.across.km'), fr('dashboard:mileage.up.km')]));
    await page
      .getByRole('region', { name: fr('dashboard:mileage.title.km') })
      .getByRole('button', { name: fr('dashboard:charts.viewTable') })
      .click();
    await expect(page.getByRole('row').filter({ hasText: 'VAN-01' })).toContainText(/19\s312\skm9,3\s¢$/);
  });
});

test.describe('a fleet on its first day', () => {
  test.use({ scenario: 'fleets/empty-fleet' });
  test('[DSH-17, OPN2-53] without data there is a grey shape, which says that it is none', async ({ page }) => {
    await page.goto('/dashboard');
    const sentence = costs(page).getByText(t('dashboard:charts.noData'));
    await expect(sentence).toBeVisible();
    const shape = costs(page)
      .locator('[aria-hidden="true"]')
      .filter({ has: page.locator('span') })
      .last();
    const colors = await shape
      .locator('span')
      .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
    expect(colors.length).toBeGreaterThan(3);
    // Gray: red, green and blue are about the same.
    for (const color of colors) {
      const parts = color
        .match(/[\d.]+/g)!
        .slice(0, 3)
        .map(Number);
      expect(Math.max(...parts) - Math.min(...parts), color).toBeLessThan(color.startsWith('rgb') ? 12 : 0.05);
    }
    await expect(costs(page).getByRole('figure')).toHaveCount(0);
    await expect(asTable(page, 'costs')).toHaveCount(0);
    await expect(costs(page)).not.toContainText('$');
  });
});

/** The files that draw charts. */
const CHARTS = /\/(?:month-chart|charts)-[^/]+\.js$/;

test.describe('the list before the charts', () => {
  test.use({ scenario: 'dashboard/slow-list' });

  test('[DSH-01, DSH-04] what draws the charts is asked for when the list is there', async ({
    page,
    mock,
  }, testInfo) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const charts = () => urls.filter((url) => CHARTS.test(url));
    await page.goto('/dashboard');
    await expect(costs(page)).toContainText(/\$[\d,.]+ over 12 months/);
    expect(charts()).toEqual([]);
    await mock.release();
    await mock.setFaults([]);
    await seeChart(costs(page));
    expect(charts()).not.toEqual([]);

    await page.reload();
    await seeChart(costs(page));
    const { list, loaded } = await page.evaluate(() => ({
      list: performance.getEntriesByName('dashboard list ready')[0]!.startTime,
      loaded: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    }));
    const firstChart = Math.min(...loaded.filter(({ name }) => CHARTS.test(name)).map(({ startTime }) => startTime));
    expect(firstChart).toBeLessThan(Infinity);
    expect(firstChart).toBeGreaterThan(list);
    testInfo.annotations.push({
      type: 'measure',
      description: `list usable after ${Math.round(list)} ms, charts asked for at ${Math.round(firstChart)} ms`,
    });
  });
});

test.describe('charts out of sight', () => {
  // On a phone they are below everything else.
  test.use({ scenario: 'base/signed-in', viewport: { width: 390, height: 700 } });

  test('[DSH-04, DSH-05] are not asked for; they come for whoever scrolls to them, and stay', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const charts = () => urls.filter((url) => CHARTS.test(url));
    await page.goto('/dashboard');
    // Only its numbers show, with no sign that anything is still loading.
    await expect(costs(page)).toContainText(/\$[\d,.]+ over 12 months/);
    await expect(mileage(page)).toContainText('¢');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(charts()).toEqual([]);
    const { y } = (await costs(page).boundingBox())!;
    expect(y, 'the charts lie below this window').toBeGreaterThan(1040);
    const height = await costs(page).evaluate((panel) => panel.clientHeight);

    await seeChart(costs(page));
    await seeChart(mileage(page));
    expect(charts()).not.toEqual([]);
    expect(await costs(page).evaluate((panel) => panel.clientHeight), 'nothing moves when they come').toBe(height);
    await page.evaluate(() => scrollTo({ top: 0 }));
    await expect(costs(page).getByRole('figure')).toBeAttached();
  });
});

test.describe('slow costs', () => {
  test.use({ scenario: 'dashboard/slow-costs' });
  test('[DSH-01, API2-17, STS-18] leave the list usable; intervals come after them', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: t('dashboard:costs.loading') })).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: t('dashboard:upcoming.loading') })).toBeAttached();
    expect(await mock.calls('listIntervals')).toEqual([]);
    await page
      .getByRole('button', { name: /^ACCEPT ALL/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await mock.setFaults([]);
    await expect(page.getByRole('grid', { name: t('dashboard:upcoming.tableLabel') })).toBeVisible();
    await seeChart(costs(page));
  });
});
