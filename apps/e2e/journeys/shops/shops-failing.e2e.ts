import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const PLACE = t('shops:search.place', { code: t('shops:search.code') });
const CHICAGO = '/shops?lat=41.878&lon=-87.63&place=Chicago%2C+Illinois';
const placeField = (page: Page) => page.getByRole('combobox', { name: PLACE });
const cards = (page: Page) => page.getByRole('list', { name: t('shops:list.label') }).getByRole('article');
const star = (page: Page, shop: string) => page.getByRole('button', { name: t('shops:card.favorite', { shop }) });

test.describe('failures of the shops', () => {
  test.describe('of the search', () => {
    test.use({ scenario: 'base/signed-in' });
    test('[ERR2-03, SHP-02, SHP-04, SHP-05, SHP-07] are said in their places; trying again helps, and a zip code does without the geocoder', async ({
      page,
      mock,
    }) => {
      await mock.setFaults([
        { kind: 'server-error', operation: 'listShops', calls: [1, 3] },
        { kind: 'server-error', operation: 'listServices' },
        { kind: 'server-error', operation: 'searchPlaces' },
      ]);
      await page.goto(CHICAGO);
      await page
        .getByRole('alert')
        .getByRole('button', { name: t('common:actions.retry') })
        .click();
      await expect(cards(page)).toHaveCount(10);

      // The next page.
      const more = page.getByRole('button', { name: 'see more' });
      await more.click();
      await expect(page.getByRole('alert')).toHaveText(t('shops:list.moreFailed'));
      await expect(cards(page)).toHaveCount(10);
      await more.click();
      await expect(cards(page)).toHaveCount(16);
      await expect(page.getByRole('alert')).toHaveCount(0);

      // The services of a shop.
      await page
        .getByRole('button', { name: /^Services and prices at/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');

      // Suggestions.
      await placeField(page).fill('chicago');
      await expect(page.getByText(t('shops:search.placesFailed', { code: t('shops:search.code') }))).toBeVisible();
      await placeField(page).fill('60602');
      await placeField(page).press('Enter');
      await expect(page).toHaveURL(at('/shops?zip=60602'));
      await expect(cards(page)).toHaveCount(10);
    });
  });

  test.describe('of the saved shops', () => {
    test.use({ scenario: 'shops/saved-shops-fail' });
    test('[SHP-01] leave the search alone', async ({ page }) => {
      await page.goto('/shops?tab=saved');
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('tab', { name: 'search shops' }).click();
      await expect(page.getByText(t('shops:empty.startTitle'))).toBeVisible();
    });
  });

  test.describe('of the star', () => {
    test.use({ scenario: 'shops/star-refused' });
    test('[SHP-06] turn it back and say why; the message leaves room for the last of a list, the buttons of a dialog, and of a bar at the bottom of a phone', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/shops?tab=saved');
      const shop = 'Two Rivers Garage – Western Avenue';
      await expect(star(page, shop)).toHaveAttribute('aria-pressed', 'true');
      await star(page, shop).click();
      const message = page.getByRole('region', { name: t('common:alert.notice') });
      const isClear = async (control: Locator) => {
        const [above, below] = [await control.boundingBox(), await message.boundingBox()];
        return above !== null && below !== null && above.y + above.height <= below.y;
      };
      await expect(message).toContainText(t('shops:unfavoriteFailed', { shop }));
      await expect(star(page, shop)).toHaveAttribute('aria-pressed', 'true');
      // The last of a list can be scrolled above it.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => isClear(page.getByRole('main').getByRole('listitem').last())).toBe(true);
      await page.getByRole('button', { name: t('shops:card.pricesAt', { shop }) }).click();
      const book = page.getByRole('dialog').getByRole('link', { name: t('shops:card.bookHere') });
      await expect.poll(() => isClear(book)).toBe(true);
      await book.click();
      const schedule = page.getByRole('button', { name: t('service-request:actions.schedule') });
      await expect(schedule).toBeVisible();
      const [bar, toast] = [(await schedule.boundingBox())!, (await message.boundingBox())!];
      expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
    });
  });
});
