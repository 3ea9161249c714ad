import { place } from '@wayside/domain';
import type { Page } from '@playwright/test';
import { isStill } from '../../a11y/axe.ts';
import { expect, signIn, test } from '../../fixtures.ts';
import { at, goByAccount } from '../../places.ts';
import { productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.use({ scenario: 'base/signed-in' });

/** The lists of the row, each with filters and a sort as an address has them. */
const LISTS = [
  { path: place.vehicles, query: 'sort=-vin&f=odometer.gt.20000&hide=department' },
  {
    path: place.services({ tab: 'active' }),
    query: 'sort=total&f=status.is.awaitingApproval&from=2026-01-01&to=2026-03-31',
  },
  { path: place.settings('users'), query: 'sort=-name&f=roles.has.Driver&density=compact' },
  { path: place.transactions, query: 'sort=amount&f=amount.gt.100' },
];

const address = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

const button = (page: Page, name: string | RegExp = t('common:list.views')) =>
  page.getByRole('button', { name, exact: true }).first();
const open = (name: string): string => t('common:list.openView', { name });

async function choose(page: Page, item: string, of?: string): Promise<void> {
  await button(page, of).click();
  await page.getByRole('menu').getByText(item, { exact: true }).click();
}

async function keep(page: Page, name: string): Promise<void> {
  await choose(page, t('views:saveNew'));
  const dialog = page.getByRole('dialog', { name: t('views:dialog.save') });
  await dialog.getByRole('textbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, open(name))).toBeFocused();
}

/** The rows of the page's first grid, in order, and its columns. */
async function shown(page: Page) {
  const grid = page.getByRole('grid').first();
  await expect(grid.locator('[role=row][row-id]').first()).toBeVisible();
  // Columns come and go until they fit the window.
  await isStill(page);
  return grid.evaluate((element) => ({
    rows: [
      ...new Set(
        Array.from(element.querySelectorAll('[role=row][row-id]'), (row) =>
          [row.getAttribute('row-index'), row.getAttribute('row-id')].join(' '),
        ),
      ),
    ].toSorted(),
    columns: Array.from(element.querySelectorAll('[role=columnheader]'), (head) => head.textContent),
  }));
}

test('[ATN-09] a list is kept under a name, changed, opened by default, renamed and deleted', async ({
  page,
  context,
}) => {
  // Ten loads in two tabs: a busy machine needs more than the usual time.
  test.slow();
  await page.goto(address(place.vehicles, 'sort=vin&hide=department&q=van'));
  const kept = await shown(page);
  await choose(page, t('views:saveNew'));
  const dialog = page.getByRole('dialog', { name: t('views:dialog.save') });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(t('views:problem.empty'));
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await keep(page, 'Monday');

  // Another tab of the user has it, too; the list as usual is one press away.
  const other = await context.newPage();
  await other.goto(place.vehicles);
  await choose(other, 'Monday');
  await expect(other).toHaveURL(/sort=vin.*kept=/);
  await expect.poll(() => shown(other)).toMatchObject({ columns: kept.columns });

  // A change is said, and kept only on request; the columns of the list as usual stay.
  await page.getByRole('button', { name: t('common:list.display'), exact: true }).click();
  await page.getByText(t('common:list.compact'), { exact: true }).click();
  await page.keyboard.press('Escape');
  const changed = t('views:changed', { name: open('Monday') });
  await expect(button(page, changed)).toBeVisible();
  await page.reload();
  await choose(page, t('views:update', { name: 'Monday' }), changed);
  await expect(button(page, open('Monday'))).toBeVisible();
  await choose(page, t('views:makeDefault'), open('Monday'));
  await choose(other, t('views:usual'), t('views:changed', { name: open('Monday') }));
  await expect(button(other)).toBeVisible();
  await expect.poll(() => shown(other)).not.toMatchObject({ columns: kept.columns });

  // It opens by default, but neither over a link nor over Back and a reload.
  await other.reload();
  await expect(button(other)).toBeVisible();
  await other
    .getByRole('link', { name: t('shell:nav.services'), exact: true })
    .first()
    .click();
  await expect(other).toHaveURL(at('/services'));
  await other.goBack();
  await expect(button(other)).toBeVisible();
  await other.goto(address(place.vehicles, 'q=van'));
  await expect(button(other)).toBeVisible();
  await other.goto(place.vehicles);
  await expect(button(other, open('Monday'))).toBeVisible();
  await expect(other).toHaveURL(/density=compact/);

  await choose(page, t('views:rename'), open('Monday'));
  await page.getByRole('dialog').getByRole('textbox').fill('Week start');
  await page.keyboard.press('Enter');
  await expect(button(other, open('Week start'))).toBeVisible();
  await choose(page, t('views:delete'), open('Week start'));
  await expect(button(other)).toBeVisible();
  await page.getByRole('button', { name: t('views:undo'), exact: true }).click();
  await expect(button(other, open('Week start'))).toBeVisible();
});

test('[ATN-09, AUT-30] of each list, a link brings another user the same rows; views stay after a sign-out, without texts', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const links: { link: string; before: Awaited<ReturnType<typeof shown>> }[] = [];
  for (const [index, { path, query }] of LISTS.entries()) {
    if (index === 0) await page.goto(address(path, query));
    else await goByAccount(page, address(path, query), t('account:account.title'));
    const before = await shown(page);
    const name = `By ${query}`.slice(0, 12);
    await keep(page, name);
    await choose(page, t('views:copyLink'), open(name));
    await expect(page.getByText(t('views:done.copied'), { exact: true }).last()).toBeVisible();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(query.split('&')[0]);
    links.push({ link: await copied(), before });
  }
  await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }).click();
  await page.getByRole('menuitem', { name: t('shell:nav.signOut') }).click();
  await expect(page).toHaveURL(at('/sign_in'));
  const left = await productStorage(page);
  expect(Object.keys(left)).toEqual(['wayside_looks']);
  // The view that filters by a text went with the session.
  expect(left['wayside_looks']).not.toContain('Driver');
  expect(left['wayside_looks']!.match(/"query"/g)).toHaveLength(LISTS.length - 1);

  await signIn(page, 'Admin');
  await expect(page).toHaveURL(at('/dashboard'));
  for (const { link, before } of links) {
    await page.goto(link);
    await expect.poll(() => shown(page)).toEqual(before);
    await expect(button(page)).toBeVisible();
  }
  expect(Object.keys(await productStorage(page)).filter((name) => name.includes('grid'))).toEqual([]);
});

test('[ATN-09] what is outdated or broken is repaired or dropped, with a word', async ({ page }) => {
  await page.goto(address(place.vehicles, 'sort=vin'));
  await keep(page, 'Monday');
  await page.evaluate(() => {
    const text = localStorage.getItem('wayside_looks')!;
    const broken = text.replace('sort=vin', 'sort=gone&f=lost.is.x').replace(/\]\}\}\}$/, ',{"id":7}]}}}');
    localStorage.setItem('wayside_looks', broken);
  });
  await page.reload();
  await expect(page.getByText(t('views:repaired', { name: 'Monday' }), { exact: true })).toBeVisible();
  await expect(button(page, open('Monday'))).toBeVisible();
  await expect(page.getByText(t('views:dropped', { count: 1 }), { exact: true })).toBeVisible();
  expect(JSON.stringify(await productStorage(page))).not.toMatch(/gone|lost/);
});
