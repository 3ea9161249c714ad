import { errorSummary } from '@wayside/scenarios/stage';
import { approveButton, choosePayment, openReview } from '../../approvals.ts';
import { expect, test } from '../../fixtures.ts';
import { cutTexts } from '../../grid.ts';
import { day, FRIDAY, openRequest, scheduleButton, sendButton, times } from '../../request.ts';
import { spokenOn } from '../../a11y/spoken.ts';
import { textsOf } from '../../texts.ts';
import { openBulkUpload } from '../../vehicle-file.ts';

const { t } = await textsOf('en');

/** The text spacing that WCAG 1.4.12 asks a page to bear. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

test.use({ scenario: 'base/signed-in' });

test('[ATN-11, ACC-02, ACC-10, ACC-11] a page is named by its heading and has the focus; single keys can be turned off; a question takes the focus', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: t('shell:nav.label') });
  for (const name of ['Services', 'Vehicles']) {
    await menu.getByRole('link', { name }).click();
    await expect(page.getByRole('main', { name, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Wayside`);
  }
  await page.getByRole('link', { name: t('vehicles:add') }).click();
  const form = page.getByRole('dialog', { name: 'Add vehicle' });
  await expect(form).toBeVisible();
  await expect(page).toHaveTitle('Add vehicle · Wayside');
  await expect(form.locator('xpath=./header|./footer|.//*[@role="banner"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Vehicles · Wayside');

  const search = page.getByRole('searchbox');
  await expect(search).toHaveAttribute('aria-keyshortcuts', '/');
  const keys = page.getByRole('dialog', { name: t('palette:keys.title') });
  // A second after the page, the key is there.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(keys).toBeVisible({ timeout: 500 });
  }).toPass();
  await keys.getByRole('switch', { name: t('palette:keys.single') }).press('Space');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.reload();
  await expect(search).toBeVisible();
  await expect(search).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await expect(keys).toHaveCount(0);
  await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }).click();
  await page.getByRole('menuitem', { name: t('palette:keys.title') }).click();
  await keys.getByRole('switch').press('Space');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.getByRole('main').focus();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();

  const active = page.getByRole('switch', { name: 'Active VAN-01' });
  await active.press('Space');
  const question = page.getByRole('alertdialog', { name: 'Deactivate this vehicle?' });
  await expect(question).toBeFocused();
  // The library lets go of the focus once more, after half a second.
  await question.evaluate((dialog) => dialog.blur());
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(active).toBeFocused();
});

test('[ACC-06, ACC-07, ACC-08] one outcome is one message; only what can be chosen is missing, and its link leads to it', async ({
  page,
  mock,
}) => {
  await page.goto('/vehicles/500001');
  for (const name of ['km, kilometres', 'CPM, cost per mile', 'CPK, cost per kilometre'])
    await expect(page.getByRole('radio', { name: new RegExp(`^${name}$`, 'i') })).toBeAttached();
  await page.goto('/vehicles/new');
  const said = await spokenOn(page);
  await page.getByRole('button', { name: t('vehicle-form:continue'), exact: true }).click();
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAccessibleDescription('Year: must select');
  await summary.getByRole('link').click();
  await expect(page.getByRole('button', { name: /Year/ })).toBeFocused();
  expect((await said()).filter((text) => text.includes('must select'))).toEqual([]);

  await openReview(page, mock);
  const saidAfter = await spokenOn(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => seen.push(document.body.innerText)).observe(document.body, {
      subtree: true,
      childList: true,
    });
  });
  await choosePayment(page);
  await approveButton(page).click();
  await expect(page.getByText('Maintenance Approved', { exact: true })).toBeVisible();
  const texts = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(texts.filter((text) => text.includes(t('orders:notEligible.notAwaitingApproval')))).toEqual([]);
  expect((await saidAfter()).filter((text) => text.includes('Maintenance Approved'))).toHaveLength(1);
});

test('[ACC-09, ACC-13] one button chooses a file; what follows typing or loading is spoken once, with the result', async ({
  page,
  mock,
}) => {
  await openBulkUpload(page);
  const drop = page.getByRole('group', { name: t('bulk-upload:file.title') });
  const choose = drop.getByRole('button');
  await expect(choose).toHaveCount(1);
  expect((await choose.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  for (const key of ['Enter', 'Space']) {
    const chooser = page.waitForEvent('filechooser');
    await choose.press(key);
    await chooser;
  }

  await openRequest(page);
  await scheduleButton(page).click();
  await expect(sendButton(page)).toBeVisible();
  const said = await spokenOn(page);
  await day(page, FRIDAY).click();
  await expect(times(page)).toBeVisible();
  const [free] = await mock.answers('getShopSchedule');
  const count = t('service-request:times.count', { count: free!.times.length });
  const ofTimes = async () => (await said()).filter((text) => /times|available/i.test(text));
  await expect.poll(ofTimes).toEqual([count]);

  await page.goto('/settings?tab=policies');
  const ask = page.getByRole('complementary', { name: t('policies:ask.title') });
  const field = ask.getByRole('combobox', { name: t('policies:ask.vehicle'), exact: true });
  await field.fill('VAN-01');
  await page.getByRole('option').first().click();
  const answers = await spokenOn(page);
  await ask.getByRole('textbox', { name: t('policies:ask.amount') }).pressSequentially('300', { delay: 50 });
  await expect.poll(async () => (await answers()).length).toBe(1);
});

test('[ACC-12, ACC-14] with wide spacing units and statuses are whole, what is cut is read on focus; in forced colors a cell has the ring', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/services');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row').nth(3)).toBeVisible();
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
  const columns = ['status', 'appointment'].map((id) => grid.locator(`[role=gridcell][col-id=${id}]`));
  for (const cells of columns) {
    await expect(cells.nth(2)).toBeVisible();
    expect(await cutTexts(cells)).toEqual([]);
  }
  const shop = grid.locator('[role=gridcell][col-id=shop]', { hasText: 'Ironbridge Truck and Auto' }).first();
  expect(await cutTexts(shop)).not.toEqual([]);
  const whole = page.locator('[popover]:popover-open');
  await expect(async () => {
    await page.mouse.move(5, 5);
    await shop.hover();
    await expect(whole).toContainText('Ironbridge Truck and Auto', { timeout: 200 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(whole).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active' });
  await grid.getByRole('columnheader').first().focus();
  await page.keyboard.press('ArrowDown');
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
  await expect(whole).toBeVisible();
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement!).outline);
  const ofCell = await ring();
  await page.getByRole('button', { name: t('common:list.display'), exact: true }).focus();
  expect([ofCell.includes('solid 2px'), ofCell]).toEqual([true, await ring()]);
});
