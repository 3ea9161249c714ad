import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { attachCapsule, capsuleOfTest } from '../capsule.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { at } from '../places.ts';
import { PORT } from '../server.ts';
import { textsOf } from '../texts.ts';

const { t } = await textsOf('en');
const COMMAND = fileURLToPath(new URL('../../cli/src/commands/scenario.ts', import.meta.url));

test('a capsule opens the state of its test again: who was signed in, what was changed, where the browser was', async ({
  page,
  mock,
  context,
  browser,
}, testInfo) => {
  await page.goto('/');
  await signIn(page, 'Owner');
  await expect(page).toHaveURL(at('/dashboard'));
  await page.goto('/user_preferences');
  await page.getByRole('textbox', { name: t('account:preferences.firstName') }).fill('Capsule');
  await page.getByRole('button', { name: t('account:preferences.submit') }).click();
  // Saving the preferences returns to the dashboard.
  await expect(page).toHaveURL(at('/dashboard'));

  await attachCapsule(testInfo, await capsuleOfTest(testInfo, mock, context, await mock.journal()));
  const file = testInfo.outputPath('capsule.json');

  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'open', file, '--port', String(PORT)]);
  expect(stdout).toContain('0 with a different response');
  const stranger = await browser.newContext();
  const another = await stranger.newPage();
  await another.goto(/http:\S+/.exec(stdout)![0]);
  // The first page may have lost its session to the new one of the same id by now.
  await expect(another).toHaveURL(at('/dashboard'));
  await expect(
    another.getByRole('button', { name: t('shell:header.userMenu', { name: 'Capsule Lee' }) }),
  ).toBeVisible();
  await stranger.close();
});
