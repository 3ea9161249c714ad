import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures.ts';
import { cellsOf, headersOf } from '../../grid.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const grid = (page: Page) => page.getByRole('grid', { name: t('portfolio:label') });
const medianOf = (page: Page, fleets: number) =>
  page.getByText(t('portfolio:median.of', { count: fleets }), { exact: true });
const SPEND = t('portfolio:measures.spend', { year: '2026' });
const PAST_DUE = t('portfolio:measures.pastDue');
const COST = t('portfolio:measures.costPerDistance.mi');

test.use({ role: 'FMC' });

test.describe('sixty fleets', () => {
  test.use({ scenario: 'portfolio/sixty-fleets' });

  test('[CST2-21, FMC-20, FMC-21, ROL2-09] are compared; a number leads to its rows inside the fleet, and Back to the same list', async ({
    page,
    mock,
  }) => {
    await page.goto('/fmc_dashboard');
    await page.getByRole('tab', { name: t('fmc:views.portfolio') }).click();
    await expect(page).toHaveURL(at('/fmc_dashboard?view=portfolio'));
    await expect(medianOf(page, 60)).toBeVisible();
    // The pages that the list of fleets loaded are not loaded again.
    expect((await mock.calls('listFleets')).map(({ query }) => query)).toEqual([{ page: '1' }, { page: '2' }]);
    const fleets = (await mock.answers('listFleets')).flatMap((answer) => answer.fleets);
    expect(await headersOf(grid(page))).toEqual([
      t('fmc:grid.columns.name'),
      t('portfolio:measures.awaiting'),
      PAST_DUE,
      SPEND,
      COST,
      t('fmc:grid.columns.vehicles'),
      t('fmc:grid.columns.isActive'),
    ]);
    await expect(grid(page).getByRole('columnheader', { name: t('portfolio:measures.awaiting') })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('common:list.csv') }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file.trim().split(/\r?\n/)).toHaveLength(61);
    expect(file).toContain(SPEND);

    await grid(page).getByRole('columnheader', { name: SPEND }).click();
    await grid(page).getByRole('columnheader', { name: SPEND }).click();
    await page.getByRole('searchbox', { name: t('fmc:search.label') }).fill('s');
    await expect(page).toHaveURL(at('/fmc_dashboard?view=portfolio&sort=-spend&q=s'));
    const matches = fleets
      .filter(({ name, region, rep }) => /s/i.test([name, region, rep].join(' ')))
      .toSorted((a, b) => b.ytd_maintenance_cost - a.ytd_maintenance_cost);
    await expect(medianOf(page, matches.length)).toBeVisible();
    await page.getByRole('button', { name: t('common:page.next') }).click();
    const second = matches.slice(10, 20).map(({ name }) => name);
    await expect.poll(() => cellsOf(grid(page), t('fmc:grid.columns.name'))).toEqual(second);
    const address = '/fmc_dashboard?view=portfolio&sort=-spend&page=2&q=s';
    await expect(page).toHaveURL(/view=portfolio/);
    const here = new URL(page.url()).searchParams;
    expect([...here].toSorted()).toEqual([...new URL(address, page.url()).searchParams].toSorted());

    const fleet = matches.slice(10, 20).find(({ past_due_service_count: count = 0 }) => count > 0)!;
    const number = (measure: string) =>
      grid(page).getByRole('button', { name: new RegExp(`^${measure} in ${fleet.name}: `) });
    const acting = page.getByText(t('shell:fmc.actingInside', { fleet: fleet.name }));
    await number(PAST_DUE).click();
    await expect(page).toHaveURL(at('/services?tab=upcoming&due=past'));
    await expect(acting).toBeVisible();
    const due = page
      .getByRole('region', { name: t('services:due.label') })
      .getByRole('button', { name: t('orders:due.pastDue') });
    await expect(due).toContainText(String(fleet.past_due_service_count));
    await page.goBack();
    await expect.poll(() => cellsOf(grid(page), t('fmc:grid.columns.name'))).toEqual(second);
    expect([...new URL(page.url()).searchParams].toSorted()).toEqual([...here].toSorted());

    await number(COST).click();
    await expect(page).toHaveURL(/\/vehicles\?sort=-cost/);
    await expect(acting).toBeVisible();
    await expect(
      page.getByRole('grid').getByRole('columnheader', { name: t('common:units.costPer.mi') }),
    ).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('link', { name: t('shell:fmc.back') }).click();
    await expect.poll(() => cellsOf(grid(page), t('fmc:grid.columns.name'))).toEqual(second);

    await number(SPEND).click();
    await expect(page).toHaveURL(at('/services?tab=past&from=2026-01-01&to=2026-03-16'));
    await expect(acting).toBeVisible();
  });
});

test.describe('a page that fails', () => {
  test.use({ scenario: 'portfolio/failing-third-page' });

  test('[ERR-09] keeps the fleets before it, and trying again loads only the rest', async ({ page, mock }) => {
    await page.goto('/fmc_dashboard?view=portfolio');
    const missing = page.getByRole('alert').filter({ hasText: t('portfolio:missing', { loaded: 100, total: 412 }) });
    await expect(missing).toBeVisible();
    await expect(page.getByText(t('portfolio:median.soFar', { count: 100 }))).toBeVisible();
    await expect(page.getByRole('button', { name: t('common:list.csv') })).toHaveCount(0);
    await missing.getByRole('button', { name: t('common:actions.retry') }).dblclick();
    // Seven pages, one after another.
    await expect(medianOf(page, 412)).toBeVisible({ timeout: 20_000 });
    await expect(missing).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('common:list.csv') })).toBeVisible();
    expect((await mock.calls('listFleets')).map(({ query }) => query.page)).toEqual([
      '1',
      '2',
      '3',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });
});

test.describe('the trend of payments', () => {
  test.use({ scenario: 'portfolio/spend-trend-fails-once' });

  test('[CMP-05] is loaded when it is opened, in both views; a failure keeps the list, and amounts lead to their payments', async ({
    page,
    mock,
  }) => {
    await page.goto('/fmc_dashboard');
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await mock.calls('listPaymentActivities')).toEqual([]);
    await page.getByRole('button', { name: t('fmc:trend') }).click();
    await expect(page).toHaveURL(at('/fmc_dashboard?trend=open'));
    await page.getByRole('button', { name: t('common:actions.retry') }).click();
    const fleets = page.getByRole('grid', { name: t('portfolio:trend.byFleet') });
    await expect(fleets).toBeVisible();
    await page.getByRole('tab', { name: t('fmc:views.portfolio') }).click();
    await expect(page).toHaveURL(at('/fmc_dashboard?view=portfolio&trend=open'));
    await expect(fleets).toBeVisible();

    const [query] = (await mock.calls('listPaymentActivities')).map((call) => call.query);
    expect(query).toEqual({ start_date: '2025-03-01', end_date: '2026-02-28' });
    const amount = fleets.getByRole('row').nth(1).getByRole('link');
    const total = (await amount.textContent())!;
    await amount.click();
    await expect(page).toHaveURL(/\/fmc_transactions\?fleet=\d+&from=/);
    // What the fleet paid adds up to the amount that led here.
    await expect(page.getByRole('status').filter({ hasText: total })).toBeVisible();
    await page.goBack();
    await expect(fleets).toBeVisible();
  });
});
