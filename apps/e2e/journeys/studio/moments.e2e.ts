import { place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { PORT, originOf } from '../../server.ts';
import { textsOf } from '../../texts.ts';

const STUDIO = `http://scenarios.localhost:${PORT}`;

test.use({ scenario: 'base/signed-in', role: 'Owner' });

test('[STU-06, STU-07] what a link cannot carry is named and goes into a file; a moment is kept, gone back to and forked, and the place opened under another brand', async ({
  page,
  context,
  mock,
}) => {
  const { t } = await textsOf('en');
  const app = await context.newPage();
  await app.goto(`${originOf('default')}/user_preferences?session=${mock.id}`);
  const first = app.getByRole('textbox', { name: t('account:preferences.firstName') });
  const name = await first.inputValue();
  await page.goto(`${STUDIO}/sessions/${mock.id}`);
  const moments = page.getByRole('list', { name: 'Kept moments' });
  // The studio has heard where the page is: the moment is of that place.
  await expect(page.getByText(place.preferences, { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of this moment' }).fill('Untouched');
  await page.keyboard.press('Enter');
  await expect(moments).toContainText('Untouched');

  await app.bringToFront();
  await first.fill('Ada');
  await app.getByRole('button', { name: t('account:preferences.submit') }).click();
  await expect(app).toHaveURL(at(place.dashboard));

  await page.bringToFront();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: STUDIO });
  await expect(page.getByText(place.dashboard, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link to this point' }).click();
  const lacking = page.getByRole('dialog', { name: 'The link does not carry everything' });
  await expect(lacking.getByRole('list', { name: 'Not in the link' })).toContainText('updateFleetUser');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    lacking.getByRole('button', { name: 'Download a file instead' }).click(),
  ]);
  const path = await file.path();

  await page.getByRole('button', { name: 'Brand' }).click();
  await page.getByRole('option', { name: 'Northway', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    new RegExp(`^http://canada\\.localhost:${PORT}${place.dashboard}\\?scenario=base/signed-in&.*anyway=1$`),
  );
  await page.getByRole('button', { name: 'Fork', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(mock.id));
  await page.goBack();
  await moments.getByRole('button', { name: 'Go back to Untouched' }).click();
  await expect(page.getByText(/^Back after \d+ calls?$/)).toBeVisible();
  await app.bringToFront();
  await expect(app).toHaveURL(at('/user_preferences'));
  await expect(first).toHaveValue(name);

  await page.bringToFront();
  await page.goto(`${STUDIO}/sessions`);
  await page.getByLabel('File of a session').setInputFiles(path);
  await expect(page.getByText('File opened in a new session')).toBeVisible();
  const [another] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Open' }).click()]);
  await expect(another.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ada Lee' }) })).toBeVisible();
});
