import type { Locator, Page } from '@playwright/test';
import { formatDate } from '@wayside/domain';
import { expect, signIn, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

/** All four kinds, of which the insurance expires within 60 days. */
const FULL = '/vehicles/500001';
/** No documents yet. */
const EMPTY = '/vehicles/500008';
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const FILE = { name: 'registration.pdf', mimeType: 'application/pdf', buffer: PDF };

const panel = (page: Page) => page.getByRole('region', { name: t('glovebox:title'), exact: true });
const kind = (page: Page, name: string) => panel(page).getByRole('region', { name, exact: true });
const view = (page: Page, what: string) =>
  panel(page).getByRole('link', { name: t('glovebox:viewWhat', { what }), exact: true });
const upload = (page: Page, what: string) =>
  panel(page).getByRole('link', { name: t('glovebox:uploadWhat', { what }), exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const toast = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });
const choose = (page: Page, file: typeof FILE) => dialog(page).locator('input[type=file]').setInputFiles(file);
const number = (page: Page) => dialog(page).getByRole('textbox', { name: /number/ });
const edit = (page: Page) => button(dialog(page), t('glovebox:edit'));
const save = (page: Page, of: 'uploadAndSave' | 'save') => button(dialog(page), t(`glovebox:${of}`));

const question = (page: Page) => page.getByRole('alertdialog', { name: t('glovebox:confirm.question') });

async function confirmDelete(page: Page): Promise<void> {
  await button(dialog(page), t('glovebox:delete')).click();
  await question(page)
    .getByRole('button', { name: t('glovebox:delete') })
    .click();
}

test.describe('the documents of a vehicle', () => {
  test.use({ scenario: 'vehicles/documents' });

  test('[GLV-02, GLV-03, GLV-04, GLV-05, ENT2-15, API2-40] each kind has its date and opens; its file is released on closing; closed while its deletion is on the way, it asks nothing and is announced as deleted', async ({
    page,
    mock,
  }) => {
    await page.addInitScript(() => {
      const open = new Set<string>();
      Object.assign(window, { openUrls: open });
      const [create, revoke] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)];
      URL.createObjectURL = (file: Blob) => {
        const url = create(file);
        open.add(url);
        return url;
      };
      URL.revokeObjectURL = (url: string) => {
        open.delete(url);
        revoke(url);
      };
    });
    const openUrls = () => page.evaluate(() => (window as unknown as { openUrls: Set<string> }).openUrls.size);
    await page.goto(FULL);
    await expect(panel(page)).toBeVisible();
    // The panel is there before its call is.
    await expect
      .poll(async () => (await mock.calls('listGloveboxItems')).map(({ query }) => query))
      .toEqual([{ vehicleId: '500001' }]);
    const [items] = await mock.answers('listGloveboxItems');
    for (const { document_type, document_title, expiration_date } of items!) {
      const block = kind(page, t(`glovebox:types.${document_type}`));
      await expect(view(page, document_title ?? t(`glovebox:one.${document_type}`))).toHaveText(t('glovebox:view'));
      if (expiration_date)
        await expect(block).toContainText(`Expires ${formatDate(expiration_date, 'US', 'glovebox')}`);
    }
    const others = items!.filter(({ document_type }) => document_type === 'other');
    await expect(kind(page, t('glovebox:types.other'))).toContainText(t('glovebox:total', { count: others.length }));
    await expect(upload(page, t('glovebox:one.other'))).toHaveText(t('glovebox:upload'));
    await expect(panel(page)).toContainText(t('glovebox:expiring.title', { count: 1 }));

    await view(page, t('glovebox:types.driver_licence')).click();
    await expect(dialog(page)).toHaveAccessibleName(t('glovebox:types.driver_licence'));
    const picture = dialog(page).getByRole('img', {
      name: t('glovebox:file.of', { name: t('glovebox:types.driver_licence') }),
    });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await openUrls()).toBe(1);
    await page.keyboard.press('Escape');
    await expect(view(page, t('glovebox:types.driver_licence'))).toBeFocused();
    await expect.poll(openUrls).toBe(0);

    await view(page, t('glovebox:types.registration')).click();
    const saved = page.waitForEvent('download');
    await button(dialog(page), t('glovebox:file.download')).click();
    expect((await saved).suggestedFilename()).toBe('Registration.pdf');

    await mock.setFaults([{ kind: 'hold', operation: 'deleteGloveboxItem', calls: [1] }]);
    await confirmDelete(page);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await mock.release();
    await expect(toast(page, 'document deleted')).toBeVisible();
  });
});

test.describe('a vehicle without documents', () => {
  test.use({ scenario: 'vehicles/documents-none' });

  test('[GLV-06, GLV-07, GLV-08, GLV-09, ERR2-22, ERR2-35, API2-40] one is uploaded, changed and deleted', async ({
    page,
    mock,
  }) => {
    await page.goto(EMPTY);
    await upload(page, t('glovebox:types.registration')).click();
    await expect(save(page, 'uploadAndSave')).toBeDisabled();
    await expect(save(page, 'uploadAndSave')).toHaveAccessibleDescription(t('glovebox:problem.file'));
    const why = dialog(page).getByRole('alert');
    await choose(page, { name: 'picture.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(why).toHaveText('Only jpg/jpeg, png and pdf files are allowed.');
    await choose(page, { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
    await expect(why).toHaveText('Only jpg/jpeg, png and pdf files are allowed.');
    await choose(page, { ...FILE, buffer: Buffer.concat([PDF, Buffer.alloc(10_000_000 - PDF.length)]) });
    await expect(why).toHaveText('File size cannot be over 10 MB.');
    await expect(save(page, 'uploadAndSave')).toBeDisabled();
    await choose(page, FILE);
    await expect(dialog(page)).toContainText(FILE.name);
    await expect(why).toHaveCount(0);

    await number(page).pressSequentially('AB 12-3');
    await expect(number(page)).toHaveValue('AB123');
    await dialog(page)
      .getByRole('button', { name: /Calendar/ })
      .click();
    const day = (name: RegExp) => page.getByRole('button', { name });
    await expect(day(/March 15, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await day(/March 16, 2026/).click();
    await save(page, 'uploadAndSave').click();
    await expect(toast(page, 'document uploaded')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    const [call, ...others] = await mock.calls('createGloveboxItem');
    expect(call).toMatchObject({ status: 201, requestBody: '(form)' });
    expect(others).toEqual([]);
    const [created] = await mock.answers('createGloveboxItem');
    expect(created).toMatchObject({
      document_type: 'registration',
      document_number: 'AB123',
      expiration_date: '2026-03-16',
      vehicle_id: 500_008,
    });

    await expect(kind(page, t('glovebox:types.registration'))).toContainText('Expires 3/16/26');
    // Its file and its facts first; the form is one press away.
    await view(page, t('glovebox:types.registration')).click();
    await expect(dialog(page).getByRole('definition').first()).toHaveText('AB123');
    await expect(number(page)).toHaveCount(0);
    await edit(page).click();
    await expect(save(page, 'save')).toBeDisabled();
    await number(page).fill('CD9');
    await save(page, 'save').click();
    await expect(toast(page, 'document updated')).toBeVisible();
    expect((await mock.answers('updateGloveboxItem'))[0]).toMatchObject({ id: created!.id, document_number: 'CD9' });
    await view(page, t('glovebox:types.registration')).click();
    await confirmDelete(page);
    await expect(toast(page, 'document deleted')).toBeVisible();
    expect((await mock.calls('deleteGloveboxItem')).map(({ path }) => path)).toEqual([
      `/api/v4/glovebox_items/${created!.id}`,
    ]);
    await expect(upload(page, t('glovebox:types.registration'))).toBeVisible();
  });

  test('[API2-40] an upload says how far it is and can be canceled; nothing typed is lost', async ({
    page,
    mock,
    context,
  }) => {
    await page.goto(EMPTY);
    await upload(page, t('glovebox:types.vehicle_insurance')).click();
    await choose(page, { ...FILE, buffer: Buffer.concat([PDF, Buffer.alloc(9_000_000)]) });
    await number(page).fill('POL1');
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const speed = (bytes: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytes,
      });
    await speed(1_000_000);
    await save(page, 'uploadAndSave').click();
    const progress = dialog(page).getByRole('progressbar', { name: t('glovebox:uploading') });
    await expect(progress).toHaveAttribute('aria-valuetext', /^[1-9]\d?%$/);
    await button(dialog(page), t('glovebox:cancelUpload')).click();
    await expect(dialog(page)).toContainText(t('glovebox:notice.uploadCanceled'));
    await speed(-1);
    expect(await mock.answers('createGloveboxItem')).toEqual([]);
    await expect(number(page)).toHaveValue('POL1');
    await page.keyboard.press('Escape');
    await button(page.getByRole('alertdialog', { name: t('common:form.leaveTitle') }), t('common:form.stay')).click();
    await save(page, 'uploadAndSave').click();
    await expect(toast(page, 'document uploaded')).toBeVisible();
    expect(await mock.answers('createGloveboxItem')).toHaveLength(1);
  });
});

test.describe('a half-entered document', () => {
  test.use({ scenario: 'vehicles/documents-none' });

  test('[API2-40] is there after a reload and after a sign-in; the file is asked for again by its name', async ({
    page,
    mock,
  }) => {
    await page.goto(EMPTY);
    await upload(page, t('glovebox:types.registration')).click();
    await choose(page, FILE);
    await number(page).fill('KEPT1');
    page.on('dialog', (asked) => void asked.accept());
    for (const ends of [false, true]) {
      if (ends) await mock.expireTokens();
      await page.reload();
      if (ends) await signIn(page, 'Owner');
      await expect(number(page)).toHaveValue('KEPT1');
      await expect(dialog(page).getByRole('alert')).toHaveText(t('glovebox:file.again', { name: FILE.name }));
      await expect(save(page, 'uploadAndSave')).toBeDisabled();
    }
    await choose(page, FILE);
    await save(page, 'uploadAndSave').click();
    await expect(toast(page, 'document uploaded')).toBeVisible();
    expect((await mock.answers('createGloveboxItem'))[0]).toMatchObject({ document_number: 'KEPT1' });
  });
});

test.describe('a document whose answers are lost', () => {
  test.use({ scenario: 'vehicles/document-answer-lost' });

  test('[API2-40] is looked up and not sent again', async ({ page, mock }) => {
    await page.goto(EMPTY);
    await upload(page, t('glovebox:types.registration')).click();
    await choose(page, FILE);
    await save(page, 'uploadAndSave').click();
    await expect(toast(page, 'document uploaded')).toBeVisible();
    expect(await mock.calls('createGloveboxItem')).toHaveLength(1);
    await view(page, t('glovebox:types.registration')).click();
    await confirmDelete(page);
    await expect(toast(page, 'document deleted')).toBeVisible();
    await expect(upload(page, t('glovebox:types.registration'))).toBeVisible();
  });
});

test.describe('when the server refuses', () => {
  test.use({ scenario: 'vehicles/document-upload-forbidden' });

  test('[ERR2-23] an upload, a change and a deletion each say what failed and why, and keep what was typed', async ({
    page,
  }) => {
    const failure = dialog(page).getByRole('alert');
    const why = 'Drivers may only change the driver license';
    await page.goto(EMPTY);
    await upload(page, t('glovebox:types.registration')).click();
    await choose(page, FILE);
    await save(page, 'uploadAndSave').click();
    await expect(failure).toHaveText(t('glovebox:failed.upload') + why);
    await expect(dialog(page)).toContainText(FILE.name);
    await page.goto(FULL);
    await view(page, t('glovebox:types.registration')).click();
    await edit(page).click();
    await number(page).fill('KEPT1');
    await save(page, 'save').click();
    await expect(failure).toHaveText(t('glovebox:failed.update') + why);
    await expect(number(page)).toHaveValue('KEPT1');
    await confirmDelete(page);
    await expect(question(page).getByRole('alert')).toHaveText(t('glovebox:failed.delete', { why }));
  });
});

test.describe('a driver', () => {
  test.use({ scenario: 'vehicles/documents-driver', role: 'Driver' });

  test('[ROL2-15] changes the driver license; everything else is to read, and a link to an upload leads nowhere', async ({
    page,
  }) => {
    await page.goto(FULL);
    await expect(panel(page).getByRole('link', { name: /^Upload/ })).toHaveCount(0);
    await view(page, t('glovebox:types.vehicle_insurance')).click();
    await expect(edit(page)).toHaveCount(0);
    await expect(dialog(page).getByText(t('glovebox:fields.number.vehicle_insurance'))).toBeVisible();
    await expect(dialog(page).locator('input[type=file]')).toHaveCount(0);
    await expect(dialog(page)).toContainText(t('glovebox:readOnly'));
    await button(dialog(page), t('common:actions.close')).last().click();
    await view(page, t('glovebox:types.driver_licence')).click();
    await edit(page).click();
    await number(page).fill('DL1');
    await save(page, 'save').click();
    await expect(toast(page, 'document updated')).toBeVisible();
    await page.goto(`${EMPTY}?document=registration`);
    await expect(dialog(page)).toContainText(t('glovebox:forbidden.body'));
  });
});

test.describe('documents that expire in 60 and in 61 days, in Canada', () => {
  test.use({ scenario: 'vehicles/documents-expiring', brand: 'canada' });

  test('[GLV-03] with 60 days or less left a document is pointed out, with the reason; dates are written as YYYY-MM-DD', async ({
    page,
  }) => {
    const { t: fr } = await textsOf('fr');
    await page.goto(FULL);
    const documents = page.getByRole('region', { name: fr('glovebox:title'), exact: true });
    await expect(documents).toContainText(fr('glovebox:expiring.title', { count: 3 }));
    const of = (type: 'driver_licence' | 'vehicle_insurance' | 'registration' | 'other') =>
      documents.getByRole('region', { name: fr(`glovebox:types.${type}`), exact: true });
    await expect(of('driver_licence')).toContainText(/expire dans 60 jours/i);
    await expect(of('driver_licence')).toContainText('2026-05-15');
    await expect(of('vehicle_insurance')).toContainText('Expire le 2026-05-16');
    await expect(of('vehicle_insurance')).not.toContainText('61 jours');
    await expect(of('registration')).toContainText(/expire aujourd’hui/i);
    await expect(of('other')).toContainText(/a expiré il y a 11 jours/i);
  });
});
