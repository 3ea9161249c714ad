import { expect, test as base } from '@playwright/test';
import { startDevelopment } from '../../deploy/dev-server.ts';

const test = base.extend<{ development: Awaited<ReturnType<typeof startDevelopment>> }>({
  // Playwright wants the braces.
  // oxlint-disable-next-line no-empty-pattern
  development: async ({}, use) => {
    const started = await startDevelopment();
    await use(started);
    await started.stop();
  },
});

/** For a busy machine: the test checks that a change arrives, and prints how soon. */
const LIMIT_MS = 60_000;
const USERS = 'Rosa typed this';

test('[STU-13] a saved translation, scenario and handler are on the screen, and what is typed is kept', async ({
  page,
  development: { port, save },
}) => {
  test.slow();
  // The first visit waits until everything is compiled.
  await page.goto(`http://localhost:${port}/settings?tab=users&scenario=users/none`, { timeout: LIMIT_MS });
  await expect(page.getByText('No users', { exact: true })).toBeVisible({ timeout: LIMIT_MS });
  await page.getByRole('button', { name: 'Add user' }).first().click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'First name' });
  await expect(field).toBeVisible({ timeout: LIMIT_MS });
  await field.fill(USERS);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));

  for (const [path, old, text, seen] of [
    ['packages/i18n/src/en/settings/users.json', '"No users"', '"Nobody is here yet"', 'Nobody is here yet'],
    ['scenarios/users/users.scenario.ts', "answers: { listFleetUsers: { example: 'empty' } },", '', 'Carla Novak'],
    [
      'mocks/src/handlers/users.ts',
      'world.users.view(one))',
      "({ ...world.users.view(one), firstName: 'Saved' }))",
      'Saved Champlin',
    ],
  ] as const) {
    const savedAt = performance.now();
    save(path, old, text);
    await expect(page.getByText(seen).first()).toBeAttached({ timeout: LIMIT_MS });
    process.stdout.write(
      `${path}: on the screen ${((performance.now() - savedAt) / 1000).toFixed(1)} s after the save\n`,
    );
    await expect(field).toHaveValue(USERS);
  }
  expect(await page.evaluate(() => 'isFirstDocument' in window), 'the page is the one that was opened').toBe(true);
});
