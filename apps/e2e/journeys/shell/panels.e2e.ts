import { seeChart } from '../../charts.ts';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.use({ scenario: 'base/signed-in' });

test('[ERR-09] a panel that breaks while it is drawn fails alone, says so, and can be tried again', async ({
  page,
  mock,
}) => {
  // No response breaks a panel, so the browser does: it names no months until the costs are asked for again.
  await page.addInitScript(() => {
    let asked = 0;
    const ask = window.fetch;
    window.fetch = async (...call) => {
      const response = await ask(...call);
      if (response.url.includes('/orders/aggregate')) asked += 1;
      return response;
    };
    const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!.get!;
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        if (asked < 2 && this.resolvedOptions().month === 'narrow') throw new RangeError('no months');
        return own.call(this) as unknown;
      },
    });
  });
  await page.goto('/dashboard');
  const costs = page.getByRole('region', { name: t('dashboard:costs.title') });
  const failures = page.getByRole('alert').filter({ hasText: t('common:error.loadTitle') });
  // The chart is drawn when it comes near, and what loads above it may push it away again.
  await expect(async () => {
    if ((await costs.count()) > 0) await costs.scrollIntoViewIfNeeded({ timeout: 3000 });
    await expect(failures).toHaveText([new RegExp(t('common:error.panelBody'))], { timeout: 3000 });
  }).toPass();

  // The panels around it, the page header and the navigation still work.
  await seeChart(page.getByRole('region', { name: t('dashboard:mileage.title.mi') }));
  await expect(page.getByRole('grid').first().getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('dashboard:title') })).toBeVisible();
  await expect(costs).toHaveCount(0);

  await failures.getByRole('button', { name: t('common:actions.retry') }).click();
  await seeChart(costs);
  await expect(failures).toHaveCount(0);
  expect(await mock.calls('aggregateOrders')).toHaveLength(2);
  await page
    .getByRole('link', { name: t('shell:nav.shops'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shops:title'));
});
