import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { SCHEDULE, scheduleButton, summary } from '../../request.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('what else is due', () => {
  test.use({ scenario: 'service-request/one-visit' });

  test('[ATN-04] services due within 30 days and recalls join the visit, each with one press', async ({ page }) => {
    await page.goto('/service_request/new?vehicle=500005&shop=33&service=101');
    const offers = page.getByRole('list', { name: t('same-visit:services') }).getByRole('listitem');
    await expect(offers).toHaveText([
      /^Tire rotation.*Past due/,
      /^Brake pads – Rear.*Due soon/,
      /^Wiper blades.*in 14 days/,
    ]);
    await expect(summary(page).getByText('$86.19')).toHaveCount(3);
    await page.getByRole('button', { name: t('same-visit:addService', { service: 'Brake pads – Rear' }) }).click();
    await page.getByRole('button', { name: t('same-visit:addService', { service: 'Tire rotation' }) }).click();
    await expect(offers).toHaveCount(1);
    await page.getByRole('button', { name: t('same-visit:toComments') }).click();
    await expect(page.getByText(t('same-visit:inComments'))).toBeVisible();
    const lines = page.getByRole('list', { name: t('service-request:services.chosen') }).getByRole('listitem');
    await expect(lines).toHaveCount(3);
    await expect(summary(page)).toContainText('Open recall: POWER TRAIN: DRIVELINE');
    // The totals are no longer that of the oil change.
    await expect(summary(page).getByText('$86.19')).toHaveCount(1);
    await scheduleButton(page).click();
    await expect(page).toHaveURL(at(SCHEDULE));
  });
});
