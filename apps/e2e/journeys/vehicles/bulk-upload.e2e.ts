import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';
import { HEADER, chooseFile, chooseLargeFile, fileOf, newVin, openBulkUpload, rowOf } from '../../vehicle-file.ts';

const { t } = await textsOf('en');

const EMAIL = 'Check your email for a report';
const SORRY = "sorry, we couldn't process that submission, please try again";

const tray = (page: Page): Locator =>
  page.getByRole('article', { name: t('bulk-upload:tray.upload', { file: 'spring.csv' }) });
const submit = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: t('bulk-upload:review.submit', { count }) });
const tile = (page: Page, name: string, count: number): Locator =>
  page.getByRole('button', { name: `${name} ${count}`, exact: true });
async function download(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test.describe('a file of vehicles', () => {
  test.use({ scenario: 'vehicles/bulk-upload' });

  test('[BLK-01, BLK-02, BLK-03, BLK-04, BLK-05, API-53, API2-10, OPN-78, OPN2-17, VEH-05] is read, reviewed, sent once, and its outcome comes over the live channel', async ({
    page,
    mock,
    context,
  }) => {
    const channel = page.waitForEvent('websocket');
    await page.goto('/vehicles');
    await expect(page.getByText(t('common:search.shown', { shown: 24, total: 24 }), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: t('vehicles:bulkUpload') }).click();
    await expect(page).toHaveURL(at('/vehicles?view=upload'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bulk-upload:title'));

    const { text: template } = await download(page, page.getByRole('button', { name: t('bulk-upload:file.template') }));
    expect(template.trim().split(',').slice(0, 2)).toEqual(['VIN', 'Unit number']);

    const [vehicles] = await mock.answers('listVehicles');
    const existing = vehicles!.find(({ vin, is_active }) => vin && is_active)!;
    const rows = [
      rowOf(1),
      rowOf(2),
      rowOf(3, { vin: existing.vin!, department: 'NEW' }),
      rowOf(4, { vin: '' }),
      rowOf(5, { vin: newVin(1) }),
    ];
    await chooseFile(page, [HEADER, ...rows].join('\r\n'));
    for (const [name, count] of [
      ['created', 2],
      ['updated', 1],
      ['leftOut', 2],
      ['all', 5],
    ] as const) {
      await expect(tile(page, t(`bulk-upload:review.${name}`), count)).toBeVisible();
    }
    await expect(page.getByText(t('bulk-upload:problem.vinMissing'))).toBeVisible();
    await expect(page.getByText(t('bulk-upload:problem.vinTwice', { line: 2 }))).toBeVisible();
    expect(await mock.calls('uploadVehicles')).toEqual([]);

    await submit(page, 3).dblclick();
    await expect(tray(page)).toContainText('completed');
    await expect(tray(page)).toContainText(EMAIL);
    await expect(page.getByText(t('bulk-upload:sent.title'))).toHaveCount(0);
    await expect(page.getByRole('main').getByText('spring.csv', { exact: true })).toBeVisible();
    const [call, ...more] = await mock.calls('uploadVehicles');
    expect([Object.keys(call!.requestBody!), more]).toEqual([['fileData'], []]);
    const { fileData } = call!.requestBody!;
    const [, data] = /^data:text\/csv;base64,(.*)$/.exec(fileData)!;
    const sent = Buffer.from(data!, 'base64').toString();
    expect(sent.split('\r\n').slice(1)).toEqual([rows[0], rows[1], rows[2]]);

    const token = (await context.cookies()).find(({ name }) => name === 'wayside_authentication_token')!.value;
    const url = new URL((await channel).url());
    const [me] = await mock.answers('getCurrentUser');
    expect([
      url.host.split('.')[0],
      url.pathname,
      url.searchParams.get('user_id'),
      url.searchParams.get('token'),
    ]).toEqual(['api', '/cable', String(me!.id), decodeURIComponent(token)]);

    const failed = await download(
      page,
      tray(page).getByRole('button', { name: t('bulk-upload:tray.failedRows', { count: 2 }) }),
    );
    expect(failed.name).toBe('vehicles-not-uploaded.csv');
    expect(failed.text.trim().split('\r\n').slice(1)).toEqual([
      `5,Enter the VIN,${rows[3]}`,
      `6,Same VIN as row 2,${rows[4]}`,
    ]);

    await page.getByRole('link', { name: t('bulk-upload:sent.vehicles') }).click();
    await expect(page.getByText(t('common:search.shown', { shown: 26, total: 26 }), { exact: true })).toBeVisible();
    await expect(tray(page)).toBeVisible();
    const now = (await mock.answers('listVehicles')).at(-1)!;
    expect(now.find(({ id }) => id === existing.id)).toMatchObject({ vin: existing.vin, department_number: 'NEW' });
    expect(now.filter(({ vin }) => vin === newVin(1) || vin === newVin(2))).toHaveLength(2);
    await page.reload();
    await tray(page)
      .getByRole('button', { name: t('bulk-upload:tray.close', { file: 'spring.csv' }) })
      .click();
    await expect(tray(page)).toHaveCount(0);
  });

  test('what is no list of vehicles is refused with a reason; a corrected cell survives a reload; leaving asks', async ({
    page,
    mock,
  }) => {
    await openBulkUpload(page);
    const refused = page.getByRole('alert');
    await chooseLargeFile(page, 50_000_000);
    await expect(refused).toContainText(t('bulk-upload:refused.tooLarge'));
    await chooseFile(page, Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'vehicles.xlsx');
    await expect(refused).toContainText(t('bulk-upload:refused.spreadsheet'));
    await chooseFile(page, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'van.png');
    await expect(refused).toContainText(t('bulk-upload:refused.notCsv'));
    await chooseFile(page, 'Name,Age\r\nAnn,7\r\n');
    await expect(refused).toContainText(t('bulk-upload:refused.noVinColumn'));

    await chooseFile(page, [HEADER, rowOf(1, { year: '20l9' })].join('\r\n'));
    await expect(page.getByRole('button', { name: t('bulk-upload:review.submit', { count: 0 }) })).toBeDisabled();
    const year = page.getByRole('textbox', { name: t('bulk-upload:field.year') });
    await year.fill('2019');
    await year.press('Enter');
    await expect(submit(page, 1)).toBeEnabled();
    await expect(year).toBeFocused();

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(submit(page, 1)).toBeEnabled();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('common:form.stay') }).click();
    await expect(submit(page, 1)).toBeVisible();
    expect(await mock.calls('uploadVehicles')).toEqual([]);
  });
});

test.describe('a session that ends during the review', () => {
  test.use({ scenario: 'vehicles/bulk-upload' });

  test('[STS-19, AUT-30] the same user finds the rows again, another tab shows no tray, and a sign-out leaves nothing', async ({
    page,
    context,
    mock,
  }) => {
    await openBulkUpload(page);
    await chooseFile(page, fileOf(3));
    await expect(submit(page, 3)).toBeVisible();
    await mock.expireTokens();
    await submit(page, 3).click();
    await expect(page).toHaveURL(at('/sign_in'));
    await signIn(page, 'Owner');
    await expect(page).toHaveURL(at('/vehicles?view=upload'));
    await submit(page, 3).click();
    await expect(tray(page)).toContainText('completed');

    const other = await context.newPage();
    await other.goto('/vehicles');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('vehicles:title'));
    await expect(tray(other)).toHaveCount(0);
    await other.goto('/sign_out');
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(tray(page)).toHaveCount(0);
    expect(Object.keys(await productStorage(page)).filter((name) => name.includes('upload'))).toEqual([]);
  });
});

// A completed one is seen above; what each status means is a rule of `packages/machines`.
for (const status of ['processing', 'errored'] as const) {
  test.describe(`an upload that is ${status}`, () => {
    test.use({ scenario: `statuses/upload-${status}` });

    test('[BLK-06, BLK-07, OPN2-61, CON2-16] says so, before and after a reload', async ({ page }) => {
      const isEnded = status === 'errored';
      await openBulkUpload(page);
      await chooseFile(page, fileOf(3));
      await submit(page, 3).click();
      const looks = async () => {
        await expect(tray(page).getByText(isEnded ? SORRY : status, { exact: true })).toBeVisible();
        if (isEnded) await expect(tray(page).getByText(EMAIL, { exact: true })).toBeVisible();
      };
      await looks();
      await page.getByRole('link', { name: t('bulk-upload:sent.vehicles') }).click();
      await page.reload();
      await looks();
    });
  });
}

test.describe('an upload that is refused', () => {
  test.use({ scenario: 'vehicles/bulk-upload-refused-once' });

  test('[ERR2-24] says so, keeps the rows, and can be sent again', async ({ page, mock }) => {
    await openBulkUpload(page);
    await chooseFile(page, fileOf(3));
    await submit(page, 3).click();
    await expect(page.getByRole('alert').getByText(SORRY, { exact: true })).toBeVisible();
    await submit(page, 3).click();
    await expect(tray(page)).toContainText('completed');
    expect(await mock.calls('uploadVehicles')).toHaveLength(2);
  });
});

test.describe('a live channel that drops', () => {
  test.use({ scenario: 'vehicles/bulk-upload-channel-dropped' });

  test('the vehicle list shows that the upload is completed', async ({ page }) => {
    await openBulkUpload(page);
    await chooseFile(page, fileOf(3));
    await submit(page, 3).click();
    await expect(tray(page)).toContainText(t('bulk-upload:tray.checking'));
    await expect(tray(page).getByText('completed', { exact: true })).toBeVisible();
    await expect(tray(page)).toContainText(EMAIL);
  });
});

test.describe('no live channel, and no result', () => {
  test.use({ scenario: 'vehicles/bulk-upload-outcome-unknown' });

  test('the tray says that it cannot tell, and looks again when asked', async ({ page }) => {
    await page.clock.install();
    await openBulkUpload(page);
    await chooseFile(page, fileOf(3));
    await submit(page, 3).click();
    await expect(tray(page)).toContainText(t('bulk-upload:tray.checking'));
    const unknown = tray(page).getByText(t('bulk-upload:status.unknown'), { exact: true });
    await expect(async () => {
      await page.clock.runFor(8_000);
      await expect(unknown).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect(tray(page)).toContainText(EMAIL);
    await expect(tray(page).getByRole('progressbar')).toHaveCount(0);
    await tray(page)
      .getByRole('button', { name: t('bulk-upload:tray.check') })
      .click();
    await expect(tray(page)).toContainText(t('bulk-upload:tray.checking'));
  });
});

test.describe('a brand without bulk upload', () => {
  test.use({ scenario: 'vehicles/bulk-upload-not-offered', brand: 'fuel-card' });

  test('[VEH-05] explains an old link', async ({ page }) => {
    await page.goto('/vehicles?view=upload');
    await expect(page.getByText(t('bulk-upload:unavailable.title'))).toBeVisible();
    await page.getByRole('link', { name: t('bulk-upload:unavailable.action') }).click();
    await expect(page).toHaveURL(at('/vehicles'));
    await expect(page.getByRole('link', { name: t('vehicles:bulkUpload') })).toHaveCount(0);
  });
});
