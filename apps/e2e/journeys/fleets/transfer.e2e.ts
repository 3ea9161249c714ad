import type { Page } from '@playwright/test';
import { place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { nameOf } from '../../vehicles.ts';

const { t } = await textsOf('en');

type Side = 'source' | 'destination';
const grid = (page: Page, side: Side) => page.getByRole('grid', { name: t(`transfer:${side}List`) });
const rows = (page: Page, side: Side) => grid(page, side).locator('[role="row"]:has([role="gridcell"])');
const row = (page: Page, side: Side, id: number) => grid(page, side).locator(`[role="row"][row-id="${id}"]`);
const fleetField = (page: Page, side: Side) => page.getByRole('combobox', { name: t(`transfer:${side}Fleet`) });
const arrow = (page: Page) => page.getByRole('button', { name: t('transfer:move.arrow') });
const save = (page: Page) => page.getByRole('button', { name: t('common:actions.save'), exact: true });
/** Saves the moves, once the question says what goes with them. */
async function saveAll(page: Page, count: number): Promise<void> {
  await save(page).click();
  await page.getByRole('button', { name: t('transfer:question.confirm', { count }), exact: true }).dblclick();
}
const summary = (page: Page) => page.getByRole('region', { name: t('transfer:save.label') });

async function choose(page: Page, side: Side, fleet: string): Promise<void> {
  await fleetField(page, side).fill(fleet);
  await page.getByRole('option', { name: fleet, exact: true }).click();
}

async function select(page: Page, side: Side, ids: readonly number[]): Promise<void> {
  for (const id of ids) await row(page, side, id).getByRole('checkbox').first().check({ force: true });
}

const OWN = 'Maple Street Couriers';
const READY = `${place.transferVehicles}?from=5&to=8`;

test.use({ role: 'FMC' });

test.describe('vehicles of two fleets', () => {
  test.use({ scenario: 'transfer/ready' });

  test('[CMP-06, VOR-05, TRF-01, TRF-02, TRF-03, TRF-05, TRF-06, TRF-07, TRF-08, CST2-14, API2-05, API2-11, ERR2-33, OPN2-29, OPS-04, ROL2-09] are moved, saved in one call, and taken back', async ({
    page,
    mock,
    context,
  }) => {
    await page.goto(place.transferVehicles);
    await expect(page.getByText(t('transfer:none.destination.title'))).toBeVisible();
    await arrow(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please select a fleet or a vehicle');

    await choose(page, 'source', OWN);
    await expect(rows(page, 'source')).toHaveCount(7);
    await arrow(page).click();
    await expect(page.getByRole('alert')).toHaveText(t('transfer:problem.noDestination'));
    await choose(page, 'destination', OWN);
    await expect(page.getByRole('alert')).toHaveText('You are not allowed to select fleet in both of the section');
    await choose(page, 'destination', 'Sunrise HVAC');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(at(READY));
    await expect(rows(page, 'destination')).toHaveCount(7);
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');

    const [first, second] = (await mock.answers('listVehicles'))[0]!;
    if (!first || !second) throw new Error('The source fleet has no vehicles');
    await select(page, 'source', [first.id, second.id]);
    await arrow(page).click();
    for (const { id } of [first, second]) {
      await expect(row(page, 'source', id)).toHaveCount(0);
      await expect(row(page, 'destination', id).first()).toBeVisible();
    }
    await expect(summary(page)).toContainText(`2 vehicles from ${OWN} to Sunrise HVAC`);

    await page.getByRole('radio', { name: t('transfer:by.vehicleName') }).click();
    await page.getByRole('searchbox', { name: t('transfer:search.all') }).fill('VAN-02');
    await expect
      .poll(async () => (await mock.calls('listVehicles')).at(-1)!.query)
      .toEqual({ search: 'VAN-02', data_type: 'search' });
    const vehicles = (await mock.answers('listVehicles')).at(-1)!;
    const other = vehicles.find(({ fleet_id }) => fleet_id !== 5 && fleet_id !== 8)!;
    await expect(rows(page, 'source').first()).toBeVisible();
    await select(page, 'source', [other.id]);
    await expect(page.getByRole('button', { name: t('transfer:move.action'), exact: true })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(summary(page)).toContainText('3 vehicles from 2 fleets to Sunrise HVAC');
    await expect(arrow(page)).toBeFocused();
    await expect(arrow(page)).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');

    await select(page, 'destination', [second.id]);
    await page.getByRole('button', { name: t('transfer:back.arrow') }).click();
    await expect(summary(page)).toContainText('2 vehicles from 2 fleets to Sunrise HVAC');
    await save(page).click();
    const question = page.getByRole('alertdialog', { name: t('transfer:question.title', { count: 2 }) });
    await expect(question).toContainText(t('transfer:question.people'));
    await expect(question.getByRole('link', { name: 'Order 5000010', exact: true })).toHaveAttribute('href', /5000010/);
    // Nobody there can approve it. The fleet that they act in has names, the other one has none.
    await expect(question).toContainText(t('transfer:question.noUsers', { fleet: 'Sunrise HVAC' }));
    await expect(question).toContainText(t('transfer:question.drivers', { count: 3, fleet: OWN }));
    await expect(question.getByRole('link', { name: 'Dan Whitfield', exact: true })).toBeVisible();
    await expect(question.getByRole('link', { name: 'Ben Kautzer', exact: true })).toBeVisible();
    await expect(question).toContainText('Ben Kautzer, inactive');
    await expect(question).toContainText(t('transfer:question.policies', { count: 2, fleet: OWN }));
    await expect(question).toContainText(t('transfer:question.peopleLose', { count: 1 }));
    expect(await mock.calls('transferVehicles')).toEqual([]);
    const confirm = question.getByRole('button', { name: t('transfer:question.confirm', { count: 2 }) });
    // However much there is to say, the buttons stay in view.
    await page.setViewportSize({ width: 1280, height: 420 });
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await context.setOffline(true);
    await confirm.click();
    await expect(page.getByRole('alert')).toHaveText(t('common:error.offline'));
    await context.setOffline(false);
    expect(await mock.calls('transferVehicles')).toEqual([]);
    await save(page).click();
    await confirm.dblclick();
    await expect(page.getByText('Vehicles are transfered successfully', { exact: true })).toBeVisible();
    const body = { vehicle_ids: [first.id, other.id], old_fleet_ids: [5, other.fleet_id], new_fleet_id: 8 };
    expect((await mock.calls('transferVehicles')).map(({ requestBody }) => requestBody)).toEqual([body]);
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    const notice = page.getByRole('status').filter({ hasText: 'Vehicles are transfered successfully' });
    await expect(notice).toContainText(t('transfer:aftermath.went', { count: 2 }));
    await expect(notice).toContainText(t('transfer:aftermath.stayed', { count: 2, from: '2 fleets' }));
    await expect(notice.getByRole('link', { name: 'Sunrise HVAC' })).toHaveAttribute('href', place.fleet(8));

    await page.getByRole('button', { name: t('transfer:undo.action'), exact: true }).click();
    await expect(page.getByText(t('transfer:undo.done'))).toBeVisible();
    // What does not come back stays on the page, with its links.
    await expect(
      page.getByRole('main').getByText(t('transfer:question.policies', { count: 2, fleet: OWN })),
    ).toBeVisible();
    expect((await mock.calls('transferVehicles')).slice(1).map(({ requestBody }) => requestBody)).toEqual([
      { vehicle_ids: [first.id], old_fleet_ids: [8], new_fleet_id: 5 },
      { vehicle_ids: [other.id], old_fleet_ids: [8], new_fleet_id: other.fleet_id },
    ]);
    await expect(row(page, 'destination', first.id)).toHaveCount(0);
  });

  test('[TRF-04, OPN2-59] a refresh drops the moves; they survive a reload, and leaving asks', async ({
    page,
    mock,
  }) => {
    await page.goto(READY);
    await expect(rows(page, 'source')).toHaveCount(7);
    const [first] = (await mock.answers('listVehicles')).find(([vehicle]) => vehicle?.fleet_id === 5)!;
    await select(page, 'source', [first!.id]);
    await arrow(page).click();
    await expect(row(page, 'destination', first!.id).first()).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(row(page, 'destination', first!.id).first()).toBeVisible();
    await expect(summary(page)).toContainText(`1 vehicle from ${OWN} to Sunrise HVAC`);

    await page.getByRole('link', { name: t('shell:nav.fmcUsers') }).click();
    const question = page.getByRole('alertdialog', { name: t('common:form.leaveTitle') });
    await expect(question).toContainText(t('transfer:leave', { count: 1 }));
    await question.getByRole('button', { name: t('common:form.stay') }).click();

    const before = (await mock.calls('listVehicles')).length;
    await page.getByRole('button', { name: t('common:actions.refresh'), exact: true }).click();
    await expect(row(page, 'source', first!.id).first()).toBeVisible();
    await expect(row(page, 'destination', first!.id)).toHaveCount(0);
    await expect(summary(page)).toContainText(t('transfer:nothingMoved'));
    await expect.poll(async () => (await mock.calls('listVehicles')).length).toBe(before + 2);
    await page.getByRole('button', { name: t('transfer:restore') }).click();
    await expect(row(page, 'destination', first!.id).first()).toBeVisible();
  });
});

test.describe('a colleague is faster', () => {
  test.use({ scenario: 'transfer/moved-by-another' });
  test('the vehicle that is gone is named and taken off, and the other one is saved', async ({ page, mock }) => {
    await page.goto(READY);
    await expect(rows(page, 'source')).toHaveCount(7);
    const [gone, remaining] = (await mock.answers('listVehicles')).find(([vehicle]) => vehicle?.fleet_id === 5)!;
    await select(page, 'source', [gone!.id, remaining!.id]);
    await arrow(page).click();
    await saveAll(page, 2);
    await expect(page.getByRole('alert')).toContainText(
      t('transfer:gone.vehicle', { vehicle: nameOf(gone!), fleet: OWN }),
    );
    await expect(summary(page)).toContainText(`1 vehicle from ${OWN} to Sunrise HVAC`);
    await saveAll(page, 1);
    await expect(page.getByText('Vehicles are transfered successfully', { exact: true })).toBeVisible();
    expect((await mock.calls('transferVehicles')).at(-1)!.requestBody).toMatchObject({ vehicle_ids: [remaining!.id] });
  });
});
