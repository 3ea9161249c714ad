import type { Locator, Page } from '@playwright/test';
import { place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

/** One with services that are due and one with recalls. */
const VEHICLES = [500_001, 500_005].map((id) => place.vehicle(id));

/** Every number that is a link on these pages is followed, and so is every tab that has one. */
const PAGES = {
  fleet: [place.dashboard, place.vehicles, place.services(), ...VEHICLES, place.settings('users')],
  dashboard: [place.dashboard],
  company: [place.fmcDashboard, place.dashboard],
};

/** Lists that a count may lead to; a link to anything else names an object, whose number is no count. */
const LISTS = new RegExp(
  `^(?:${[place.services(), place.vehicles, place.dashboard, place.fmcActiveOrders].join('|')})\\?`,
);

/** What a list without rows says. */
const NONE = new RegExp(
  `^(?:${[
    t('common:empty.noResults'),
    t('common:empty.allDone'),
    t('orders:empty.noOrdersInFleet'),
    t('services:active.emptyMine'),
    t('services:past.emptyMine'),
  ].join('|')})$`,
);

/** What the vehicles page says about data that vehicles lack. */
const FIXES = new RegExp(`^(?:${t('vehicles:health.label')}|${t('vehicles:health.none')})$`);

/** The number of rows that the list says it has; the list of what needs attention has no pager. */
async function listed(page: Page): Promise<number> {
  const main = page.getByRole('main');
  const none = main.getByText(NONE);
  const pager = main.getByText(/^\d+–\d+ of \d+$/);
  const needed = main.getByRole('list', { name: t('dashboard:attention.title') }).getByRole('listitem');
  await expect(none.or(pager).or(needed).first()).toBeVisible();
  const more = main.getByRole('button', { name: t('common:actions.loadMore') });
  while (await more.count()) await more.click();
  if (await pager.count()) return Number(/\d+$/.exec(await pager.first().innerText())![0]);
  return needed.count();
}

/** The number of rows behind a tab that is selected: its pager's, or what it lists in full. */
async function behind(page: Page, tab: Locator): Promise<number> {
  const panel = page.locator(`#${await tab.getAttribute('aria-controls')}`);
  const [pager] = await panel.getByText(/^\d+–\d+ of \d+$/).allInnerTexts();
  if (pager) return Number(/\d+$/.exec(pager)![0]);
  // An empty table says so in a row.
  const rows = panel.getByRole('rowheader').filter({ hasNot: page.getByRole('paragraph') });
  return panel.getByRole('listitem').or(rows).count();
}

/** How many rows a text promises. Where it counts services and the intervals that have them, a row is an interval. */
const promised = (text: string): number => Number(/(\d+) interval/.exec(text)?.[1] ?? /\d+/.exec(text)![0]);

/** The links with a count on a page: where they lead, and what they say. */
async function linksOf(page: Page): Promise<{ href: string; text: string }[]> {
  const links = await page.getByRole('link').evaluateAll((all) =>
    all
      // In a row, a number is a unit's or an order's.
      .filter((link) => !link.closest('[role=row]'))
      .map((link) => ({ href: link.getAttribute('href') ?? '', text: (link as HTMLElement).innerText })),
  );
  return links.filter(({ href, text }) => LISTS.test(href) && /\d/.test(text));
}

/** The same once the page has loaded, with the counts that it asks for when it is quiet. */
async function countsOf(page: Page): Promise<{ href: string; text: string }[]> {
  await page.waitForFunction(() => performance.getEntriesByName('quiet').length > 0);
  let seen = '';
  const isSame = async (): Promise<boolean> => {
    const now = JSON.stringify(await linksOf(page));
    const isBusy = await page.getByRole('progressbar').or(page.locator('[aria-busy=true]')).count();
    const same = now === seen && isBusy === 0;
    seen = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [500] }).toBe(true);
  return linksOf(page);
}

/** Fleets with much, little and nothing to do, one where what is due is known to the number, and a large one. */
const WORLDS = {
  busy: 'base/signed-in',
  due: 'dashboard/three-past-due-two-due-soon',
  many: 'attention/many',
  large: 'dashboard/five-hundred-vehicles',
  one: 'dashboard/one-order',
  quiet: 'attention/quiet-fleet',
} as const;

const ROLES = ['Owner', 'Admin', 'Manager', 'Driver', 'FMC'] as const;

type Run = readonly [(typeof ROLES)[number], keyof typeof WORLDS, pages: string[], atLeast: number];

/**
 * Each group of roles in two worlds; a management company has its own dashboard, too. The dashboard has most counts, and
 * those that depend on role and world; the other pages are opened in one world. At least so many are followed.
 */
const RUNS: readonly Run[] = [
  ['Owner', 'busy', PAGES.fleet, 18],
  ['Owner', 'quiet', PAGES.dashboard, 6],
  ['Admin', 'many', PAGES.dashboard, 7],
  ['Admin', 'one', PAGES.dashboard, 6],
  ['Manager', 'due', PAGES.fleet, 18],
  ['Manager', 'large', PAGES.dashboard, 7],
  ['Driver', 'busy', PAGES.fleet, 15],
  ['Driver', 'quiet', PAGES.dashboard, 6],
  ['FMC', 'large', PAGES.company, 8],
  ['FMC', 'quiet', PAGES.company, 7],
];

/** With `WAYSIDE_COUNTS=full`, every role opens every page in every world. */
const EVERY = ROLES.flatMap((role) =>
  (Object.keys(WORLDS) as (keyof typeof WORLDS)[]).map((world): Run => [
    role,
    world,
    role === 'FMC' ? [place.fmcDashboard, ...PAGES.fleet] : PAGES.fleet,
    6,
  ]),
);

for (const [role, world, pages, atLeast] of process.env['WAYSIDE_COUNTS'] === 'full' ? EVERY : RUNS) {
  test.describe(`${role}, ${world}`, () => {
    // This brand has readings of telematics, which add lines to what needs attention.
    test.use({ scenario: WORLDS[world], role, brand: world === 'many' ? 'telematics' : 'default' });

    test('[CNT-01] every count leads to as many rows, with the filter in the address', async ({ page }) => {
      test.slow();
      // The same count on another page leads to the same rows.
      const followed = new Set<string>();
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // What vehicles lack is worked out once the page is quiet.
        if (path === place.vehicles) await expect(page.getByText(FIXES)).toBeVisible();
        for (const { href, text } of await countsOf(page)) {
          const count = promised(text);
          if (followed.has(`${href} ${count}`)) continue;
          const link = page.locator(`a[href="${href}"]`, { hasText: /\d/ }).first();
          await expect(link, `${path}: ${text}`).toBeVisible();
          await link.click();
          await expect(page).toHaveURL(at(href));
          await expect.poll(() => listed(page), `${path}: ${text}`).toBe(count);
          followed.add(`${href} ${count}`);
          await page.goBack();
        }
        for (const tab of await page.getByRole('tab').filter({ hasText: /\d$/ }).all()) {
          await tab.click();
          const text = await tab.innerText();
          await expect.poll(() => behind(page, tab), `${path}: ${text}`).toBe(Number(/\d+$/.exec(text)![0]));
          followed.add(`${path} ${text}`);
        }
      }
      expect(followed.size).toBeGreaterThanOrEqual(atLeast);
    });
  });
}
