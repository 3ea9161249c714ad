import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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

test.describe('a session with a changed response', () => {
  test.use({ scenario: 'base/signed-in', role: 'Manager', missesFaults: ['listPolicies'] });
  test.describe.configure({ timeout: 240_000 });

  test('[STU-08] is copied as a test that compiles, opens the page that one is on, and passes', async ({
    page,
    mock,
  }) => {
    const { t } = await textsOf('en');
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
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'copied.e2e.ts'), text);
    writeFileSync(join(FOLDER, 'playwright.config.ts'), CONFIG);
    writeFileSync(
      join(FOLDER, 'tsconfig.json'),
      JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include: ['copied.e2e.ts'], exclude: [] }),
    );
    const run = promisify(execFile);
    await run('tsc', ['-p', FOLDER], { shell: process.platform === 'win32' });
    const { stdout } = await run(process.execPath, [PLAYWRIGHT, 'test', '-c', FOLDER], {
      cwd: ROOT,
      env: { ...process.env, CI: '' },
    });
    expect(stdout).toContain('1 passed');
    rmSync(FOLDER, { recursive: true });
  });
});
