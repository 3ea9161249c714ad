import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoOverflow, isStill } from '../../a11y/axe.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { place } from '@wayside/domain';
import { SESSION_COOKIE } from '@wayside/scenarios/control';
import { WIDTHS } from '@wayside/scenarios/stage';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { PORT, control, originOf } from '../../server.ts';
import { textsOf } from '../../texts.ts';

const STUDIO = `http://scenarios.localhost:${PORT}`;

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const journalOf = (page: Page) => page.getByRole('grid', { name: 'Journal' });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Performs an action that opens a tab; returns its page. */
async function tabOpenedBy(context: BrowserContext, act: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
  return tab;
}

test.describe('the gallery', () => {
  test('finds scenarios by words and filters, kept in the address', async ({ page }) => {
    await page.goto(STUDIO);
    const articles = page.getByRole('article');
    await expect(articles.first()).toBeVisible();
    const all = await articles.count();

    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('createsession');
    await expect(articles.filter({ hasNotText: 'createSession' })).toHaveCount(0);
    await expect(card(page, 'Wrong one-time code')).toContainText('createSession returns example wrongOtp');
    await expect(card(page, 'Wrong email or password')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();

    const filters = page.getByRole('search');
    await filters.getByRole('button', { name: 'Brand' }).click();
    await page.getByRole('option', { name: 'Northway' }).click();
    await filters.getByRole('button', { name: 'Kind' }).click();
    await page.getByRole('option', { name: 'Override' }).click();
    await expect(page).toHaveURL(/\?brand=canada&kind=override$/);
    await expect(card(page, 'A working day')).toHaveCount(0);
    const french = card(page, 'Wrong email or password, refused in French');
    await expect(french.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      `http://canada.localhost:${PORT}/?scenario=access/wrong-password-french&role=Owner&step=0`,
    );

    await page.reload();
    await expect(french).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter Brand: Northway' }).click();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(articles).toHaveCount(all);
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page.getByText('No matching scenarios')).toBeVisible();
  });

  test('the link of a card is copied with the chosen brand and role; a scenario opens in a new tab, signed in, and its calls are in the journal with their reasons', async ({
    page,
    context,
  }) => {
    const { t } = await textsOf('en');
    await page.goto(`${STUDIO}/?q=signed-in`);
    const day = card(page, 'A working day, already signed in');
    const app = await tabOpenedBy(context, () => day.getByRole('link', { name: 'Open' }).click());
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(t('dashboard:title'));
    await expect(app).toHaveURL(at(place.dashboard));
    const cookies = await context.cookies(app.url());
    const id = cookies.find(({ name }) => name === SESSION_COOKIE)!.value;

    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: STUDIO });
    await day.getByRole('button', { name: 'Brand' }).click();
    await page.getByRole('option', { name: 'Tidemark' }).click();
    await day.getByRole('button', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'FMC Fleet Admin' }).click();
    await day.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `http://shell.localhost:${PORT}/?scenario=base/signed-in&role=FMC+Fleet+Admin&step=0`,
    );

    await page.getByRole('link', { name: 'Sessions' }).click();
    const row = page.getByRole('row').filter({ hasText: id });
    await expect(row).toContainText('base/signed-in');
    await row.getByRole('link').click();
    await expect(page).toHaveURL(`${STUDIO}/sessions/${id}`);
    const call = journalOf(page).getByRole('row').filter({ hasText: 'getDashboard' }).first();
    await expect(call).toContainText('/api/v4/dashboard');
    await expect(call).toContainText('World');
    await call.click();

    const dialog = page.getByRole('dialog', { name: /getDashboard/ });
    await expect(dialog.getByRole('list', { name: 'Why this response' }).getByRole('listitem').last()).toHaveText(
      "Handler of getDashboard responds from the session's world",
    );
    await expect(dialog).toContainText('The response follows the contract.');
    await dialog.getByRole('tab', { name: 'Request' }).click();
    await expect(dialog.getByRole('region', { name: 'Headers' })).toContainText('"authorization": "(hidden)');
    await dialog.getByRole('tab', { name: 'Response', exact: true }).click();
    await expect(dialog.getByRole('region', { name: 'Response' })).toContainText('"vehicles"');
    await expect(page).toHaveURL(/\?call=\d+&part=answer$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('link', { name: 'Sessions' }).first().click();
    await row.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Delete session ${id}` })
      .click();
    await expect(row).toHaveCount(0);
    await page.goto(`${STUDIO}/sessions/${id}`);
    await expect(page.getByText('This session does not exist')).toBeVisible();
  });
});

test.describe('a session under way', () => {
  test.use({ scenario: 'base/signed-in', role: 'Owner' });

  test('a response is changed from its call in the journal, and what was done in the page is saved as a scenario', async ({
    page,
    context,
    mock,
  }) => {
    // Studio, page, and studio again: a busy machine needs more than the usual time.
    test.slow();
    const { t } = await textsOf('en');
    const app = await context.newPage();
    await app.goto(`/?session=${mock.id}&step=0`);
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(t('dashboard:title'));

    await page.goto(`${STUDIO}/sessions/${mock.id}`);
    await journalOf(page).getByRole('row').filter({ hasText: 'getDashboard' }).first().click();
    await page.getByRole('tab', { name: 'Change it' }).click();
    const form = page.getByRole('form', { name: 'Change what getDashboard returns' });
    const body = form.getByRole('textbox', { name: 'Body' });
    const original = await body.inputValue();
    await body.fill('{"users": [],\n"vehicles": "many"\n}');
    const wrong = form.getByRole('list', { name: 'To correct' });
    await expect(wrong).toContainText('Line 2: vehicles: must be a list');
    // What is typed is there again after a look at the response.
    await page.getByRole('tab', { name: 'Response', exact: true }).click();
    await page.getByRole('tab', { name: 'Change it' }).click();
    await expect(body).toHaveValue('{"users": [],\n"vehicles": "many"\n}');
    await wrong.getByRole('button', { name: 'Line 2: vehicles' }).press('Enter');
    await expect(body).toBeFocused();
    await page.keyboard.insertText('"vehicles": [],');
    await expect(wrong).toContainText('There is a comma too many before “}”');
    await body.press('ControlOrMeta+Enter');
    await expect(wrong).toBeVisible();
    await form.getByRole('button', { name: 'Back to the original' }).click();
    await expect(body).toHaveValue(original);
    await expect(form.getByText('Follows the contract.')).toBeVisible();
    await choose(page, 'Your own status and body', 'serverError (500)');
    await form.getByRole('button', { name: 'Change the response' }).click();
    await expect(page.getByText('getDashboard returns this from the next call on')).toBeVisible();
    await page.keyboard.press('Escape');

    await app
      .getByRole('link', { name: t('shell:nav.vehicles'), exact: true })
      .first()
      .click();
    await app
      .getByRole('link', { name: t('shell:nav.dashboard'), exact: true })
      .first()
      .click();
    await app.reload();
    await expect(app.getByText(t('common:error.loadTitle'))).toBeVisible();

    await page.getByRole('button', { name: 'Save as scenario' }).click();
    const saving = page.getByRole('dialog', { name: 'Save as scenario' });
    await saving.getByRole('textbox', { name: 'Id' }).fill('dashboard/broken');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      saving.getByRole('button', { name: 'Download broken.scenario.ts' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain("answers: { getDashboard: { example: 'serverError' } }");
    expect(text).toContain(`press: { role: 'link', name: '${t('shell:nav.vehicles')}' }`);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Remove the response of getDashboard' }).click();
    await expect(page.getByText('getDashboard is back to the scenario’s response')).toBeVisible();
    await app.reload();
    await expect(app.getByRole('grid', { name: t('dashboard:active.tableLabel') })).toBeVisible();
  });

  test('a fault added here hits the open page and can be removed, and so can a latency; reset starts over, and the session can be joined by link', async ({
    page,
    context,
    mock,
  }) => {
    const { t } = await textsOf('en');
    const app = await context.newPage();
    await app.goto('/dashboard');
    const orders = app.getByRole('grid', { name: t('dashboard:active.tableLabel') });
    await expect(orders).toBeVisible();

    await page.goto(`${STUDIO}/sessions/${mock.id}`);
    const form = page.getByRole('form', { name: 'Add a fault' });
    await form.getByRole('combobox', { name: 'Operation' }).fill('getNothing');
    await page.keyboard.press('Tab');
    await form.getByRole('button', { name: 'Add fault' }).click();
    await expect(form).toContainText('Choose an operation from the list');
    await form.getByRole('combobox', { name: 'Operation' }).fill('getDashboard');
    await page.keyboard.press('Tab');
    await expect(form).toContainText('1 so far in this session');
    await choose(page, 'Status', '503');
    await form.getByRole('button', { name: 'Add fault' }).click();
    const applied = page.getByRole('list', { name: 'Active faults' });
    await expect(applied).toContainText('Server error 503 on getDashboard');

    await app.reload();
    await expect(app.getByText(t('common:error.loadTitle'))).toBeVisible();
    const failed = journalOf(page).getByRole('row').filter({ hasText: '503' }).first();
    await expect(failed).toContainText('Fault');
    await failed.click();
    await expect(page.getByRole('dialog').getByRole('listitem').last()).toHaveText('Fault server-error returns 503');
    await page.keyboard.press('Escape');

    await applied.getByRole('button', { name: 'Remove' }).click();
    await expect(applied).toHaveCount(0);
    await app
      .getByRole('alert')
      .getByRole('button', { name: t('common:actions.retry') })
      .first()
      .click();
    await expect(orders).toBeVisible();

    // Every call is late for as long as the tester wants.
    await choose(page, 'Latency for every call', '1000 ms');
    await expect(applied).toContainText('Fixed delay of 1000 ms on every operation');
    await app.reload();
    await expect(orders).toBeVisible();
    await choose(page, 'Latency for every call', 'None');
    await expect(page.getByText('No active faults.')).toBeVisible();
    // The page loads its flags a second after it is quiet: after the reset that call would be in the new journal.
    await app.close();

    await page.getByRole('button', { name: 'Reset session' }).click();
    await page.getByRole('button', { name: `Reset session ${mock.id}` }).click();
    await expect(page.getByText('No calls yet')).toBeVisible();
    expect((await mock.journal()).entries).toEqual([]);

    // The reset invalidated the tokens, so the link signs in again.
    const joined = await tabOpenedBy(context, () => page.getByRole('link', { name: 'Open' }).click());
    await expect(joined.getByRole('grid', { name: t('dashboard:active.tableLabel') })).toBeVisible();
    await expect(journalOf(page).getByRole('row').filter({ hasText: 'getDashboard' })).toHaveCount(1);
    expect(await mock.calls('getDashboard')).toHaveLength(1);
  });

  test('two people of one session, and another scenario of the brand, side by side in one browser', async ({
    page,
    context,
    mock,
  }) => {
    await page.goto(`${STUDIO}/sessions/${mock.id}`);
    await choose(page, 'Signed in as', 'Driver');
    const link = await page.getByRole('link', { name: 'Open' }).getAttribute('href');
    expect(link).toBe(`${originOf('default')}/?session=${mock.id}&role=Driver&step=0`);
    const driver = await tabAt(context, link!);
    const owner = await tabAt(context, `${originOf('default')}/?session=${mock.id}`);
    const manager = await tabAt(context, `${originOf('default')}/?scenario=base/signed-in&role=Manager`);
    for (const [tab, name] of [
      [driver, 'Dan Whitfield'],
      [owner, 'Ann Lee'],
      [manager, 'Carla Novak'],
    ] as const) {
      await tab.reload();
      await expect(tab.getByRole('button', { name })).toBeVisible();
    }
    expect([driver, owner].map((tab) => new URL(tab.url()).hostname)).toEqual([
      `app.driver.${mock.id}.localhost`,
      `app.${mock.id}.localhost`,
    ]);
    const users = await mock.answers('getCurrentUser');
    expect([...new Set(users.map(({ email }) => email))].toSorted()).toEqual([
      'driver@wayside.example',
      'owner@wayside.example',
    ]);
  });

  test('the clock is set, a link rebuilds the session, held calls are released, tokens expire, and a pause stops the polling', async ({
    page,
    context,
    mock,
  }) => {
    const { t } = await textsOf('en');
    await page.goto(`${STUDIO}/sessions/${mock.id}`);
    await page.getByLabel('Clock (UTC)').fill('2026-04-01T08:30:00');
    await page.getByRole('button', { name: 'Set clock' }).click();
    await expect(page.getByText('The clock is set to 2026-04-01, 08:30 UTC')).toBeVisible();
    const clock = async () => (await control.session(mock.id)).clock;
    expect(await clock()).toBe('2026-04-01T08:30:00.000Z');
    await page.getByRole('button', { name: '+1 day' }).click();
    await expect.poll(clock).toBe('2026-04-02T08:30:00.000Z');

    // A link alone rebuilds the session.
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: STUDIO });
    await page.getByRole('button', { name: 'Copy link to this point' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Object.fromEntries(link.searchParams)).toEqual({
      scenario: 'base/signed-in',
      role: 'Owner',
      step: '0',
      profile: 'typical',
      seed: 'wayside',
      clock: '2026-04-02T08:30:00.000Z',
    });

    await choose(page, 'Kind', 'Hold');
    await page.getByRole('combobox', { name: 'Operation' }).fill('getDashboard');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Add fault' }).click();
    await expect(page.getByRole('list', { name: 'Active faults' })).toContainText('Hold on getDashboard');
    const app = await context.newPage();
    await app.goto('/dashboard');
    const held = journalOf(page).getByRole('row').filter({ hasText: 'getDashboard' });
    await expect(held).toHaveCount(1);
    const orders = app.getByRole('grid', { name: t('dashboard:active.tableLabel') });
    await expect(orders).toHaveCount(0);
    await page.getByRole('button', { name: 'Release held calls' }).click();
    await expect(page.getByText('1 held call released')).toBeVisible();
    await expect(orders).toBeVisible();

    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused')).toBeVisible();
    await page.getByRole('button', { name: 'Expire tokens' }).click();
    await expect(page.getByText('Tokens expired')).toBeVisible();
    await app.reload();
    await expect(app).toHaveURL(/\/sign_in/);
    const refused = journalOf(page).getByRole('row').filter({ hasText: '401' });
    await expect(refused).toHaveCount(0);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(refused.first()).toContainText('Guard');
  });

  test('axe finds nothing in the gallery, with and without matches, and in the list of sessions', async ({
    page,
    mock,
  }) => {
    await expectClean(page, '/?area=access', card(page, 'Wrong one-time code'));
    await expectClean(page, '/?q=zzzz', page.getByText('No matching scenarios'));
    await expectClean(page, '/sessions', page.getByRole('row').filter({ hasText: mock.id }));
  });

  test.describe('with a fault that is only shown', () => {
    test.use({ missesFaults: ['getDashboard'] });
    test('axe finds nothing in a session and its calls', async ({ page, context, mock }) => {
      await (await context.newPage()).goto('/dashboard');
      await expect.poll(async () => (await mock.calls('getDashboard')).length).toBe(1);
      await mock.setFaults([{ kind: 'server-error', operation: 'getDashboard' }]);
      for (const [part, ready] of [
        ['', page.getByRole('list', { name: 'Active faults' })],
        ['?call=1', page.getByRole('list', { name: 'Why this response' })],
        ['?call=1&part=answer', page.getByRole('region', { name: 'Response', exact: true })],
      ] as const)
        await expectClean(page, `/sessions/${mock.id}${part}`, ready);
    });
  });
});

/** No axe violations and no horizontal overflow, on a desktop and on a phone. */
async function expectClean(page: Page, path: string, ready: Locator): Promise<void> {
  await page.goto(STUDIO + path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await isStill(page);
    await expect(ready).toBeVisible();
    await expectAccessible(page, `${path}, ${width}`);
    await expectNoOverflow(page, `${path}, ${width}`);
  }
}

async function tabAt(context: BrowserContext, link: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(link);
  await tab.getByRole('grid').first().waitFor();
  return tab;
}
