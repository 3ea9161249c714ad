import { WIDTHS } from '@wayside/scenarios/stage';
import { expectAccessible, expectNoOverflow, isStill } from '../../a11y/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { PORT } from '../../server.ts';

const STUDIO = `http://scenarios.localhost:${PORT}`;

test('failures of the contract stand by operation, are found by words, and open with the chosen values', async ({
  page,
  context,
}) => {
  await page.goto(STUDIO);
  await page.getByRole('tab', { name: /^Contract failures/ }).click();
  await expect(page).toHaveURL(/\?tab=failures$/);
  await expect(
    page.getByRole('list', { name: 'Failures of createSession' }).getByRole('link', { name: '401 wrongOtp' }),
  ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('updateorder expired');
  await expect(page.getByRole('list', { name: /^Failures of/ })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('listFleets');
  await page.getByRole('button', { name: 'Values' }).click();
  await page.getByRole('option', { name: 'Hostile' }).click();
  const link = page
    .getByRole('list', { name: 'Failures of listFleets' })
    .getByRole('link', { name: '403 roleForbidden' });
  await expect(link).toHaveAttribute(
    'href',
    /\?scenario=failures\/listFleets\/roleForbidden&role=FMC&step=0&profile=hostile$/,
  );
  const [app] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(app).toHaveURL(/\/fmc_dashboard$/);
  await expect(app.getByRole('complementary', { name: 'Demo' })).toContainText('listFleets returns 403 role forbidden');
});

test('every row of the error catalogues has its scenarios, its screen and its tests', async ({ page }) => {
  await page.goto(`${STUDIO}/errors`);
  const rows = page.getByRole('grid', { name: 'Errors' }).getByRole('row');
  await expect(rows).toHaveCount(55);
  await page.getByRole('searchbox', { name: 'Search errors' }).fill('ERR-02');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Played and tested');
  await rows.nth(1).getByRole('link', { name: 'access/wrong-password', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Wrong email or password', exact: true })).toBeVisible();
});

test.describe('on a desktop and on a phone', () => {
  test.use({ scenario: 'stories/preferences' });

  test('the catalogue, the errors and a walk-through fit, and axe finds nothing', async ({ page, mock }) => {
    for (const [path, ready] of [
      ['/?tab=failures&q=session', page.getByRole('list', { name: 'Failures of createSession' })],
      ['/?tab=screens&q=policies', page.getByRole('list', { name: 'Screens' })],
      ['/errors?q=ERR-0', page.getByRole('grid', { name: 'Errors' }).or(page.getByRole('table', { name: 'Errors' }))],
      [`/sessions/${mock.id}`, page.getByRole('list', { name: 'Steps' })],
    ] as const) {
      await page.goto(STUDIO + path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await isStill(page);
        await expect(ready).toBeVisible();
        await expectAccessible(page, `${path}, ${width}`);
        await expectNoOverflow(page, `${path}, ${width}`);
      }
    }
  });
});
