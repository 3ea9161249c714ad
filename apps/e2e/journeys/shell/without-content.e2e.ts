import { place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.use({ scenario: 'base/signed-in' });

test('[ERR2-03] null in place of a list does not load forever, and can be tried again', async ({ page, mock }) => {
  for (const { screen, address, operation } of [
    { screen: 'saved shops', address: place.shops({ tab: 'saved' }), operation: 'listFavoriteShops' },
    { screen: 'past orders', address: place.services({ tab: 'past' }), operation: 'searchOrders' },
    { screen: 'what is due', address: place.services({ tab: 'upcoming' }), operation: 'listIntervals' },
    { screen: 'a new request', address: place.serviceRequest(), operation: 'listVehicles' },
  ] as const) {
    await test.step(screen, async () => {
      await mock.setFaults([{ kind: 'null-response', operation }]);
      await page.goto(address);
      const problem = page.getByRole('main').getByRole('alert');
      await expect(problem).toContainText(t('common:error.unreadable'));
      await expect(problem).not.toContainText(t('common:error.saveFailed'));
      await mock.setFaults([]);
      await problem.getByRole('button', { name: t('common:actions.retry') }).click();
      await expect(problem).toHaveCount(0);
    });
  }
});
