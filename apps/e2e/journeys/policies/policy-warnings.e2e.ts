import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const formOf = (page: Page) => page.getByRole('form', { name: t('policies:form.editing') });
const save = (page: Page) => formOf(page).getByRole('button', { name: t('policies:form.save') });

test.describe('a policy edited on a small desk', () => {
  test.use({ scenario: 'policies/ready', viewport: { width: 1280, height: 800 } });

  test('[PPV-07] what to know before saving is in view, with the button that saves', async ({ page }) => {
    await page.goto('/settings?tab=policies');
    await page
      .getByRole('button', { name: new RegExp(`^${t('policies:edit')}: `) })
      .first()
      .click();
    await formOf(page)
      .getByRole('radio', { name: new RegExp(`^${t('policies:allVehicles')}`) })
      .check({ force: true });
    const overlap = formOf(page).getByText(/^This overlaps with another policy: “Asks Carla/);
    // Exactly: what is spoken says it, too, among other things.
    const noLimit = formOf(page).getByText(t('policies:checks.neverAsks'), { exact: true });
    const isSeen = async (warning: Locator) => {
      await expect(warning).toBeInViewport({ ratio: 1 });
      await expect(save(page)).toBeInViewport({ ratio: 1 });
      const [above, bar] = [(await warning.boundingBox())!, (await save(page).boundingBox())!];
      expect(above.y + above.height).toBeLessThan(bar.y);
    };
    await isSeen(overlap);
    await formOf(page)
      .getByRole('checkbox', { name: t('policies:form.noLimit') })
      .check({ force: true });
    await isSeen(noLimit);
    // At the end of the form, too.
    await formOf(page).getByRole('group').last().scrollIntoViewIfNeeded();
    await isSeen(noLimit);
    await expect(formOf(page).getByRole('button', { name: /^\d+ warnings?$/ })).toBeVisible();
  });
});
