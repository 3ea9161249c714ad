import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { SCHEDULE, scheduleButton, sendButton, summary } from '../../request.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const dialog = (page: Page) => page.getByRole('dialog', { name: t('comparison:title') });
const column = (page: Page, name: string) => dialog(page).getByRole('article', { name });
const box = (page: Page, index: number) => page.getByRole('checkbox').nth(index);
const compare = (page: Page, count: number) => page.getByRole('button', { name: t('comparison:open', { count }) });

test.describe('saved shops', () => {
  test.use({ scenario: 'shops/four-compared' });

  test('[ATN-05] up to four are chosen and compared; the nearest, cheapest and earliest are marked, and its time is one press away', async ({
    page,
    mock,
  }) => {
    await page.goto('/shops?tab=saved&lat=41.878&lon=-87.63&vehicle=500006&service=101');
    // The box itself is hidden; its label is pressed.
    await page
      .locator('label', { has: page.getByRole('checkbox') })
      .first()
      .click();
    await expect(compare(page, 1)).toBeDisabled();
    await test.step('four more are pressed faster than the page is drawn', async () => {
      for (const index of [1, 2, 3, 4]) await box(page, index).evaluate((one) => (one as HTMLElement).click());
    });
    await expect(page.getByText(t('comparison:full', { count: 4 }))).toBeVisible();
    await expect(box(page, 4)).not.toBeChecked();
    expect(await mock.calls('getShopSchedule')).toEqual([]);
    await compare(page, 4).click();

    const northside = column(page, 'Northside Auto Care – Halsted Street');
    for (const text of ['10.10 mi', t('comparison:marks.nearest'), '$85.44', '$28.48 off retail'])
      await expect(northside).toContainText(text);
    await expect(northside).toContainText(t('comparison:marks.earliest'));
    await expect(column(page, 'QuickBay Oil – Kedzie Avenue')).toContainText(t('comparison:marks.cheapest'));
    for (const mark of ['nearest', 'cheapest', 'earliest'] as const)
      await expect(dialog(page).getByText(t(`comparison:marks.${mark}`), { exact: true })).toHaveCount(1);
    expect(await mock.calls('lookUpPrices')).toHaveLength(4);

    await page.reload();
    await expect(northside).toContainText(t('comparison:marks.earliest'));
    await dialog(page)
      .getByRole('button', { name: t('comparison:removeShop', { shop: 'QuickBay Oil – Kedzie Avenue' }) })
      .click();
    await expect(dialog(page).getByRole('article')).toHaveCount(3);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();

    await northside.getByRole('link', { name: t('comparison:useTime') }).click();
    await expect(summary(page)).toContainText('Northside Auto Care');
    await expect(summary(page)).toContainText('03-16-2026 · 09:30 AM');
    await scheduleButton(page).click();
    await expect(page).toHaveURL(at(SCHEDULE));
    await expect(summary(page)).toContainText('03-16-2026 · 09:30 AM');
    await expect(sendButton(page)).toBeEnabled();
  });
});

test.describe('while service is requested', () => {
  test.use({ scenario: 'shops/compared-slowly' });

  test('[ATN-05] saved shops are compared for its vehicle and services; the search for times is canceled, and the request stays', async ({
    page,
    mock,
  }) => {
    await page.goto('/service_request/new?vehicle=500006&shop=33&service=101');
    await expect(summary(page)).toContainText('$86.19');
    await page.getByRole('button', { name: t('service-request:shop.compare') }).click();
    const chosen = column(page, 'Northside Auto Care – Halsted Street');
    await expect(chosen).toContainText('$85.44');
    await dialog(page)
      .getByRole('button', { name: t('common:actions.cancel') })
      .click();
    await expect(dialog(page).getByRole('button', { name: t('earliest:action') })).toBeFocused();
    // Two calls at a time, and none after the cancellation.
    expect(await mock.calls('getShopSchedule')).toHaveLength(2);
    await chosen.getByRole('button', { name: t('comparison:chooseOnlyAt', { shop: 'Northside' }) }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(summary(page)).toContainText('Northside Auto Care');
    await expect(page.getByRole('list', { name: t('service-request:services.chosen') })).toBeVisible();
  });
});
