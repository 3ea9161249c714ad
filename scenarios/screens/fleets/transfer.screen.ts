import { place } from '@wayside/domain';
import { transfer } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';

export const transferScreen = screen({
  title: 'Vehicle transfer',
  path: place.transferVehicles,
  features: ['fmc'],
  pages: {
    transferVehicles: [
      {
        path: place.transferVehicles,
        opens: ['listAllFleets'],
        offers: { transferVehicles: control('button', 'common:actions.save') },
      },
    ],
  },
  later: ['listVehicles', 'listPolicies', 'listFleetUsers'],
  makes: {
    transferVehicles: transfer,
  },
  looks: [
    {
      title:
        '[TRF-01, TRF-02, TRF-06] transferring vehicles: both lists, what is missing, what was moved, and what was saved',
      scenario: 'transfer/ready',
      role: 'FMC',
      path: `${place.transferVehicles}?from=5&to=8`,
      ready: ({ page }) => page.locator('li:has(dl), [role="gridcell"]').first(),
      walk: async ({ page, t, look, expect }) => {
        const move = page.getByRole('button', { name: t('transfer:move.arrow') });
        await move.click();
        await expect(page.getByText(t('transfer:problem.noVehicles'))).toBeVisible();
        await look('nothing selected');
        await page
          .locator('li:has(dl), [role="row"][row-index="0"]')
          .getByRole('checkbox')
          .first()
          .check({ force: true });
        await look('one selected');
        await move.click();
        // The arrow's tooltip would be part of the page.
        await page.mouse.move(0, 0);
        await expect(page.getByText(/^(1 vehicle from|1 véhicule \()/)).toBeVisible();
        await look('one moved');
        await page.getByRole('button', { name: t('common:actions.save'), exact: true }).click();
        const confirm = page.getByRole('button', { name: t('transfer:question.confirm', { count: 1 }) });
        await expect(confirm).not.toHaveAttribute('aria-disabled');
        await look('the question before it is saved');
        await confirm.click();
        await expect(page.getByText(t('transfer:saved'))).toBeVisible();
        await look('saved');
      },
    },
    {
      title: 'transferring vehicles with one fleet only',
      scenario: 'transfer/one-fleet',
      role: 'FMC',
      path: place.transferVehicles,
      ready: ({ page, t }) => page.getByText(t('transfer:oneFleet.title'), { exact: true }),
    },
  ],
  picture: 'transfer/ready',
});
