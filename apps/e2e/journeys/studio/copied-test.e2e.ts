import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { control } from '../../server.ts';
import { textsOf } from '../../texts.ts';

const ROOT = join(import.meta.dirname, '../..');
/** As deep as the folders of journeys, which the copied imports count on. */
const FOLDER = join(ROOT, 'test-results/copied');
const PLAYWRIGHT = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

const CONFIG = `import base from '../../playwright.config.ts';
export default { ...base, testDir: '.', respectGitIgnore: false, reporter: 'line', outputDir: 'out', retries: 0, workers: 1, webServer: undefined };
`;

const { t } = await textsOf('en');

/** As a person does, whose pointer meets the drawing of a choice. */
async function addPolicy(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: t('shell:nav.settings'), exact: true })
    .first()
    .click();
  await page.getByRole('tab', { name: t('settings:tabs.policies') }).click();
  await page.getByRole('button', { name: t('policies:add'), exact: true }).click();
  const form = page.getByRole('form', { name: t('policies:form.new') });
  for (const hasText of [t('policies:autoApprove'), t('policies:form.noLimit')])
    await form.locator('label').filter({ hasText }).click();
  await form.getByRole('button', { name: t('policies:form.save') }).click();
  await expect(form).toHaveCount(0);
}

test.describe('a session with a changed response', () => {
  test.use({ scenario: 'base/signed-in', role: 'Manager', missesFaults: ['listPolicies'] });
  test.describe.configure({ timeout: 240_000 });

  test('[STU-08] is copied as a test that compiles, opens the page that one is on, and passes; so does one that repeats what was chosen and saved', async ({
    page,
    mock,
  }) => {
    await page.goto(`/?session=${mock.id}&step=0`);
    await page
      .getByRole('link', { name: t('shell:nav.vehicles'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(at(place.vehicles));
    await mock.setFaults([{ kind: 'server-error', operation: 'listPolicies', status: 503 }]);
    await mock.setAnswer('listRoles', { example: 'serverError' });
    await expect.poll(async () => (await control.session(mock.id)).place).toBe(place.vehicles);

    const { text } = await control.test(mock.id);
    expect(text).toContain(`await page.goto('${place.vehicles}');`);
    expect(text).toContain("answers: { listRoles: { example: 'serverError' } }");

    await mock.setFaults([]);
    await addPolicy(page);
    await expect.poll(async () => (await control.session(mock.id)).place).toBe(place.settings('policies'));
    const saved = await control.test(mock.id);
    expect(saved.lacks).toEqual([]);
    for (const role of ['radio', 'checkbox']) expect(saved.text).toContain(`getByRole('${role}'`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'opened.e2e.ts'), text);
    writeFileSync(join(FOLDER, 'saved.e2e.ts'), saved.text);
    writeFileSync(join(FOLDER, 'playwright.config.ts'), CONFIG);
    writeFileSync(
      join(FOLDER, 'tsconfig.json'),
      JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include: ['*.e2e.ts'], exclude: [] }),
    );
    const run = promisify(execFile);
    await run('tsc', ['-p', FOLDER], { shell: process.platform === 'win32' });
    // What it prints says why a copied test fails; its exit code alone does not.
    const printed = await run(process.execPath, [PLAYWRIGHT, 'test', '-c', FOLDER], { cwd: ROOT }).then(
      ({ stdout }) => stdout,
      (failure: { stdout: string }) => failure.stdout,
    );
    expect(printed).toContain('2 passed');
    rmSync(FOLDER, { recursive: true });
  });
});
