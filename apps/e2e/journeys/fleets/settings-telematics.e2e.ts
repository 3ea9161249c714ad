import type { Page } from '@playwright/test';
import { newestFirst } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const ADDRESS = '/settings?tab=telematics';
const database = (page: Page) => page.getByRole('region', { name: t('telematics:title') });
const syncs = (page: Page) => page.getByRole('region', { name: t('telematics:events.title') });
const ids = (page: Page) => syncs(page).getByRole('rowheader').allTextContents();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

test.describe('a fleet with a device provider', () => {
  test.use({ scenario: 'telematics/ready', brand: 'telematics' });

  test('[TDB-01, TDB-02, TDB-06, TDB-07, TEL-10, TEL-13, TEL-14, API-48, API2-36, ENT2-17, ERR-09] the tab has the name and the syncs, newest first; syncs that failed come when tried again', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'listSyncEvents', calls: [1] }]);
    await page.goto(ADDRESS);
    await expect(page.getByRole('tab', { name: t('settings:tabs.telematics') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(database(page)).toContainText('fleet5');
    await expect(database(page)).toContainText('once a day, in the morning');
    await page.getByRole('alert').getByRole('button').click();
    await expect(syncs(page).getByRole('columnheader')).toHaveText([
      t('telematics:events.id'),
      t('telematics:events.createdAt'),
      t('telematics:events.status'),
    ]);
    const [sent] = await mock.answers('listSyncEvents');
    const expected = newestFirst(sent!);
    expect(expected).not.toEqual(sent);
    await expect(syncs(page).getByRole('rowheader')).toHaveText(expected.map(({ id }) => String(id)));
    await expect(syncs(page).getByRole('row').nth(1)).toContainText(expected[0]!.status);
  });
});

test.describe('a name that someone else changes while its deletion is confirmed', () => {
  test.use({ scenario: 'telematics/name-changed-by-another', brand: 'telematics' });

  test('[TDB-04] is not deleted, and the new one is shown', async ({ page, mock }) => {
    await page.goto(ADDRESS);
    await expect(database(page)).toContainText('fleet5');
    await button(page, t('telematics:delete')).click();
    const question = page.getByRole('alertdialog', { name: t('telematics:confirm.question') });
    await question.getByRole('button', { name: t('telematics:confirm.confirm') }).click();
    await expect(question.getByRole('alert')).toHaveText(t('telematics:confirm.changed'));
    await question.getByRole('button', { name: t('telematics:confirm.cancel') }).click();
    await expect(database(page)).not.toContainText('fleet5');
    expect(await mock.calls('updateFleet')).toEqual([]);
  });
});

test.describe('a fleet admin', () => {
  test.use({ scenario: 'telematics/ready', brand: 'telematics', role: 'Manager' });

  test('[TDB-03, TDB-04, TDB-05, TDB-08, TEL-11, TEL-12, ROL2-12, API-37, API-48, API2-36, API2-38, OPN-52, OPN-53] starts a sync, which is the newest row, and may leave; edits and deletes the name, which a reload keeps while it is typed', async ({
    page,
    mock,
  }) => {
    await page.goto(ADDRESS);
    await expect(syncs(page).getByRole('row').nth(1)).toBeVisible();
    const rows = (await ids(page)).length;
    await button(page, t('telematics:sync')).click();
    await expect(page.getByText('Your data is syncing. You may navigate away from this page.')).toBeVisible();
    await expect(syncs(page).getByRole('rowheader')).toHaveCount(rows + 1);
    const [created] = await mock.answers('createSyncEvent');
    expect((await ids(page))[0]).toBe(String(created!.id));
    await expect(syncs(page).getByRole('row').nth(1)).toContainText('pending');

    await button(page, t('telematics:edit')).click();
    const field = page.getByRole('textbox', { name: t('telematics:name') });
    await field.fill('');
    await field.pressSequentially('ac/me db\\1');
    await expect(field).toHaveValue('acmedb1');
    // What was typed is there again after a reload.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field).toHaveValue('acmedb1');
    await button(page, t('telematics:save')).click();
    await expect(toast(page, t('telematics:saved'))).toBeVisible();
    await expect(database(page).getByText('acmedb1')).toBeVisible();
    await button(page, t('telematics:delete')).click();
    const question = page.getByRole('alertdialog', { name: t('telematics:confirm.question') });
    await question.getByRole('button', { name: t('telematics:confirm.confirm') }).click();
    await expect(toast(page, t('telematics:deleted'))).toBeVisible();
    await expect(database(page)).toContainText(t('telematics:none'));
    expect((await mock.calls('updateFleet')).map(({ path, requestBody }) => ({ path, requestBody }))).toEqual([
      { path: '/api/v4/fleets/5', requestBody: { geotab_database_name: 'acmedb1' } },
      { path: '/api/v4/fleets/5', requestBody: { geotab_database_name: '' } },
    ]);
    await expect(button(page, t('telematics:sync'))).toBeDisabled();
  });
});

test.describe('a driver', () => {
  test.use({ scenario: 'telematics/last-sync-failed', brand: 'canada', role: 'Driver' });

  test('[TDB-01, TDB-03, TEL-10, ROL-15, ROL2-12, CST-08, CST-09, OPN-80] reads the name with links, and learns that the last sync failed', async ({
    page,
  }) => {
    const french = await textsOf('fr');
    await page.goto(ADDRESS);
    await expect(page.getByRole('tab', { name: french.t('settings:tabs.telematics') })).toBeVisible();
    const name = page.getByRole('region', { name: french.t('telematics:title') });
    for (const action of ['edit', 'delete'] as const) {
      const link = name.getByRole('link', { name: french.t(`telematics:readOnly.${action}`), exact: true });
      await expect(link).toHaveAttribute('href', '/settings');
    }
    await expect(name.getByRole('button')).toHaveCount(0);
    const latest = page
      .getByRole('region', { name: french.t('telematics:events.title') })
      .getByRole('row')
      .nth(1);
    await expect(latest).toContainText('2026-03-16 12:30AM');
    await expect(latest).toContainText('failed');
    await expect(page.getByText(french.t('telematics:failedTitle'))).toBeVisible();
  });
});
