import { attentionPlace, place } from '@wayside/domain';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { sendButton, toTime } from '../../request.ts';
import { listOf, rowsOf } from '../../services-grid.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

/** A vehicle with three services past due. */
const VEHICLE = 500_015;
const BOOKED = 'Oil change';

const ring = (page: Page) =>
  page
    .getByRole('region', { name: t('dashboard:rings.label') })
    .getByRole('link', { name: t('dashboard:rings.pastDue') });
const upcomingTile = (page: Page) =>
  page
    .getByRole('region', { name: t('dashboard:counts.label') })
    .getByRole('link', { name: new RegExp(`^${t('dashboard:counts.upcoming')} `) });
const dueTile = (page: Page) =>
  page.getByRole('region', { name: t('services:due.label') }).getByRole('button', { name: t('orders:due.pastDue') });

test.use({ scenario: 'services/book-what-is-due' });

test('[VOR-02] a due service that is booked says in which order it is and leaves ring, tile, its list and what needs attention; it stays a row', async ({
  page,
  mock,
}) => {
  await page.goto('/dashboard');
  await expect(ring(page)).toHaveAccessibleName(/^6 /);
  const upcoming = await upcomingTile(page).innerText();
  await toTime(page, place.serviceRequest({ vehicle: VEHICLE, shop: 33, services: [{ id: 101 }] }));
  await sendButton(page).click();
  await expect(page).toHaveURL(at('/dashboard'));
  await expect(ring(page)).toHaveAccessibleName(/^5 /);
  expect(await upcomingTile(page).innerText()).toBe(upcoming);
  const [order] = await mock.answers('createOrder');
  const inOrder = `In order ${order!.id}, 03-20-2026`;
  const row = page
    .getByRole('grid', { name: t('dashboard:upcoming.tableLabel') })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${place.vehicle(VEHICLE)}"]`) });
  await expect(row).toContainText(`${BOOKED} · ${inOrder}`);

  await ring(page).click();
  await expect(dueTile(page)).toContainText(/5 ?services, in 3 intervals/);
  await expect(rowsOf(page, 'upcoming')).toHaveCount(3);
  const listed = rowsOf(page, 'upcoming').filter({ hasText: 'Engine air filter' });
  await expect(listed).toBeVisible();
  await expect(listed).not.toContainText(BOOKED);
  await dueTile(page).click();
  await expect(listed).toContainText(BOOKED);

  await page.goto(attentionPlace);
  const line = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${place.vehicle(VEHICLE)}"]`), hasText: t('orders:due.pastDue') });
  await expect(line).toContainText('Engine air filter');
  await expect(line).not.toContainText(BOOKED);
  // The vehicle isn't scheduled twice: the line leads to what is due, and to the order that lacks it.
  await expect(line.getByRole('link', { name: t('attention:action.view.due') })).toHaveAttribute(
    'href',
    place.vehicle(VEHICLE, { tab: 'next' }),
  );
  await expect(line.getByRole('link', { name: t('attention:why.notInOrder', { id: order!.id }) })).toHaveAttribute(
    'href',
    place.order(order!.id),
  );

  await page.goto(place.vehicle(VEHICLE));
  const recommended = page.getByRole('listitem').filter({ hasText: BOOKED });
  await expect(recommended.getByRole('link', { name: inOrder })).toBeVisible();
  await page.goto(place.vehicle(VEHICLE, { tab: 'next' }));
  await expect(page.getByRole('main').getByText(`${BOOKED} · ${inOrder}`)).toBeVisible();

  await page.goto('/services?tab=upcoming');
  await listOf(page, 'upcoming').getByRole('link', { name: inOrder }).click();
  await expect(page).toHaveURL(at(place.order(order!.id)));
});

test.describe('a vehicle whose order awaits approval', () => {
  test.use({ scenario: 'orders/vehicle-awaiting-approval' });

  test('[VOR-01] its order is said and linked wherever it is chosen, and its schedule button leads to the alert', async ({
    page,
    mock,
  }) => {
    const vehicle = 500_001;
    const order = 'Order 5000010, awaiting approval';
    /** Its rows say the order; the button beside it asks for service. */
    async function expectSaid(rows: Locator): Promise<Locator> {
      const row = rows.filter({ hasText: order }).first();
      await expect(row.getByRole('link', { name: order })).toHaveAttribute('href', place.order(5_000_010));
      const schedule = row.getByRole('link', { name: new RegExp(`^${t('services:scheduleShort')}`) });
      await expect(schedule).toHaveAttribute('href', new RegExp(`vehicle=${vehicle}&`));
      await expect(schedule).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
      return schedule;
    }
    const upcoming = page.getByRole('grid', { name: t('dashboard:upcoming.tableLabel') }).getByRole('row');
    await page.goto('/dashboard');
    await expectSaid(upcoming);
    await page.getByRole('link', { name: t('dashboard:upcoming.viewAll') }).click();
    await expect(page).toHaveURL(at('/upcoming_maintenances'));
    await expectSaid(upcoming);
    await page.getByRole('link', { name: t('shell:nav.services'), exact: true }).click();
    await page.getByRole('tab', { name: t('services:tabs.upcoming') }).click();
    await expectSaid(rowsOf(page, 'upcoming'));
    await page.goto(place.vehicle(vehicle, { tab: 'next' }));
    await (await expectSaid(page.getByRole('main').getByRole('listitem'))).click();

    await expect(page).toHaveURL(/\/service_request\/new/);
    const said = page.getByRole('status').filter({ hasText: order });
    await expect(said).toContainText(t('service-request:notice.orderExistsAlert'));
    await expect(said.getByRole('link')).toHaveAttribute('href', place.order(5_000_010));
    // No shop is chosen yet; choosing one would not help.
    await expect(page.getByRole('button', { name: t('service-request:actions.schedule') })).toHaveAccessibleDescription(
      t('service-request:block.why.orderExistsAlert', { vehicle: 'VAN-01' }),
    );
    expect(await mock.calls('createOrder')).toEqual([]);

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').pressSequentially('van-01');
    await expect(page.getByRole('option', { name: order }).first()).toBeVisible();
  });
});
