import type { Locator, Page } from '@playwright/test';
import type { Schemas } from '@wayside/api-client';
import { attentionPlace, place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import type { MockSession } from '../../mock-session.ts';
import { listOf, rowsOf, sentIntervals, textsOfColumn } from '../../services-grid.ts';
import { textsOf } from '../../texts.ts';
import { nameOf } from '../../vehicles.ts';

const { t } = await textsOf('en');

const UNTIL = '04-13-2026';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: t('services:snooze.title') });
const confirmOf = (page: Page) => dialogOf(page).getByRole('button', { name: t('common:actions.confirm') });
function openerOf(page: Page, vehicle: string) {
  return listOf(page, 'upcoming')
    .getByRole('button', { name: t('services:snooze.action', { vehicle }) })
    .first();
}

/** What the opener becomes once reminders are snoozed: the same button, which says "Change". */
const changerOf = (page: Page, vehicle: string) =>
  listOf(page, 'upcoming')
    .getByRole('button', { name: t('services:snooze.changeOf', { vehicle }) })
    .first();

async function openFor(page: Page, mock: MockSession): Promise<Schemas['UpcomingItem']> {
  await page.goto('/services?tab=upcoming');
  await expect(rowsOf(page, 'upcoming').first()).toBeVisible();
  const [first] = await sentIntervals(mock);
  await openerOf(page, nameOf(first!.vehicle)).click();
  await expect(dialogOf(page)).toContainText(nameOf(first!.vehicle));
  return first!;
}

async function choose(page: Page, weeks: number): Promise<void> {
  await dialogOf(page)
    .getByRole('button', { name: new RegExp(t('services:snooze.label')) })
    .click();
  await page.getByRole('option', { name: t('services:snooze.weeks', { count: weeks }), exact: true }).click();
}

const SNOOZED = t('orders:snoozedUntil', { date: UNTIL });
/** Rows that say in full until when reminders are snoozed. */
const snoozed = async (page: Page) =>
  (await textsOfColumn(page, 'upcoming', t('services:columns.due'))).filter((text) => text.endsWith(SNOOZED)).length;

test.use({ scenario: 'services/upcoming-intervals' });

test('[UPM-08, UPM-09, UPM-10, API2-35, OPN2-58] “Remind Me” is no delay; four weeks: sent once, the dialog closes, the dates are reloaded and shown on the rows', async ({
  page,
  mock,
}) => {
  const { vehicle } = await openFor(page, mock);
  await expect(dialogOf(page)).toContainText('Remind Me');
  await expect(confirmOf(page)).toHaveAccessibleDescription(t('services:snooze.choose'));
  await confirmOf(page).click({ force: true });
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await mock.calls('snoozeReminder')).toEqual([]);

  await openerOf(page, nameOf(vehicle)).click();
  await dialogOf(page)
    .getByRole('button', { name: new RegExp(t('services:snooze.label')) })
    .click();
  await expect(page.getByRole('option')).toHaveText(['1 week', '2 weeks', '4 weeks', '8 weeks', '13 weeks']);
  await page.getByRole('option', { name: '4 weeks', exact: true }).click();
  const before = (await mock.calls('listSnoozedReminders')).length;
  await mock.setFaults([{ kind: 'hold', operation: 'snoozeReminder' }]);
  await confirmOf(page).dblclick();
  await expect(dialogOf(page).getByRole('progressbar')).toBeVisible();
  await mock.release();
  await expect(dialogOf(page)).toHaveCount(0);
  // Uses the same wording as the column.
  await expect(
    page.getByText(`Reminders for ${nameOf(vehicle)} snoozed until ${UNTIL}`, { exact: true }),
  ).toBeVisible();
  expect((await mock.calls('snoozeReminder')).map(({ path, requestBody }) => ({ path, requestBody }))).toEqual([
    {
      path: `/api/v4/vehicles/${vehicle.id}/vehicle_reminders/snooze_reminder`,
      requestBody: { vehicle_id: vehicle.id, value: 4 },
    },
  ]);
  const intervals = await sentIntervals(mock);
  const rows = intervals.filter((interval) => interval.vehicle.id === vehicle.id).length;
  await expect.poll(() => snoozed(page)).toBe(rows);
  const calls = await mock.calls('listSnoozedReminders');
  expect(calls.length).toBeGreaterThan(before);
  const ids = [...new Set(intervals.map((interval) => interval.vehicle.id))];
  // In the order of the rows, the most urgent first.
  const { 'vehicle_ids[]': sent, ...others } = calls.at(-1)!.query as { 'vehicle_ids[]': number[] };
  expect([sent.toSorted(), others]).toEqual([ids.toSorted(), {}]);
  await expect(changerOf(page, nameOf(vehicle))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText(t('services:snooze.now', { date: UNTIL }));
});

test('[API2-35, VOR-13] put off in another tab it shows at once', async ({ page, context, mock }) => {
  await page.goto('/services?tab=upcoming');
  await expect(rowsOf(page, 'upcoming').first()).toBeVisible();
  const other = await context.newPage();
  await openFor(other, mock);
  await choose(other, 4);
  await confirmOf(other).click();
  await expect(dialogOf(other)).toHaveCount(0);
  await expect.poll(() => snoozed(page)).toBeGreaterThan(0);
});

test('[ERR2-01, UPM-08] a snooze that is refused says so in the server’s words; that or one that gets lost can be tried again', async ({
  page,
  mock,
}) => {
  await openFor(page, mock);
  await choose(page, 4);
  const refusal = 'Reminders of this vehicle are managed by your company';
  await mock.setAnswer('snoozeReminder', { status: 422, body: { error: refusal }, calls: [1] });
  await confirmOf(page).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText(refusal);
  await expect(dialogOf(page)).toContainText('4 weeks');
  await expect(confirmOf(page)).toBeEnabled();
  expect(await snoozed(page)).toBe(0);
  // Neighbors differ in text, so that none is taken for the one before.
  for (const [kind, text] of [
    ['malformed-response', t('common:error.mayHaveWorked')],
    ['server-error', 'Something went wrong on the server'],
    ['no-content-response', t('common:error.mayHaveWorked')],
    ['truncated-response', t('common:error.connectionLost')],
  ] as const) {
    await test.step(kind, async () => {
      await mock.setFaults([{ kind, operation: 'snoozeReminder' }]);
      await confirmOf(page).click();
      await expect(dialogOf(page).getByRole('alert')).toHaveText(text);
    });
  }
  await mock.setFaults([]);
  await confirmOf(page).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(() => snoozed(page)).toBeGreaterThan(0);
});

test.describe('what is due on the vehicle', () => {
  test.use({ scenario: 'services/book-what-is-due' });

  /** A vehicle with three of the six services past due. */
  const VEHICLE = 500_015;
  const ring = (page: Page) =>
    page
      .getByRole('region', { name: t('dashboard:rings.label') })
      .getByRole('link', { name: t('dashboard:rings.pastDue') });
  const dueTile = (page: Page) =>
    page.getByRole('region', { name: t('services:due.label') }).getByRole('button', { name: t('orders:due.pastDue') });
  const ofVehicle = (rows: Locator, page: Page) =>
    rows.filter({ has: page.locator(`a[href="${place.vehicle(VEHICLE)}"]`) });

  test('[VOR-09] snoozed it leaves tile, its list, ring and what needs attention, stays a row that says until when, and can be changed', async ({
    page,
  }) => {
    await page.goto(place.services({ tab: 'upcoming', due: 'pastDue' }));
    await expect(dueTile(page)).toContainText(/6 ?services, in 3 intervals/);
    const row = ofVehicle(rowsOf(page, 'upcoming'), page);
    await row.getByRole('button', { name: /^Snooze/ }).click();
    await expect(dialogOf(page)).toContainText('Once snoozed, reminders can’t resume for at least 1 week.');
    await choose(page, 8);
    await confirmOf(page).click();
    await expect(dueTile(page)).toContainText(/3 ?services, in 2 intervals/);
    await expect(row).toHaveCount(0);
    await dueTile(page).click();
    await expect(row).toContainText('Snoozed until 05-11-2026');
    await row.getByText('Change', { exact: true }).click();
    await choose(page, 4);
    await confirmOf(page).click();
    const until = row.getByText(SNOOZED, { exact: true });
    await expect(until).toBeVisible();
    const [needs, has] = await until.evaluate(({ parentElement: cell }) => [cell!.scrollWidth, cell!.clientWidth]);
    expect(needs, 'the day is not cut off').toBeLessThanOrEqual(has!);

    await page.goto('/dashboard');
    await expect(ring(page)).toHaveAccessibleName(/^3 /);
    const table = page.getByRole('grid', { name: t('dashboard:upcoming.tableLabel') });
    await expect(ofVehicle(table.getByRole('row'), page)).toContainText(SNOOZED);

    await page.goto(attentionPlace);
    const due = page.getByRole('listitem').filter({ hasText: t('orders:due.pastDue') });
    await expect(due.first()).toBeVisible();
    await expect(due.locator(`a[href="${place.vehicle(VEHICLE)}"]`)).toHaveCount(0);

    await page.goto(place.vehicle(VEHICLE));
    await expect(page.getByRole('listitem').filter({ hasText: SNOOZED }).first()).toBeVisible();
    await page.goto(place.vehicle(VEHICLE, { tab: 'next' }));
    await expect(page.getByRole('listitem').filter({ hasText: SNOOZED })).toContainText(t('orders:due.pastDue'));
  });
});
