import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { button } from '../../fleet-form.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const list = (page: Page) => page.getByRole('grid', { name: t('fleet-form:links.title') });
const dialog = (page: Page) => page.getByRole('dialog');
function field(page: Page, name: 'name' | 'link') {
  return dialog(page).getByRole('textbox', { name: t(`fleet-form:links.${name}`), exact: true });
}

/** The links in the header menu. */
async function menuLinks(page: Page): Promise<string[]> {
  await page.getByRole('banner').getByRole('button').last().click();
  const names = await page.getByRole('menu').locator('[target=_blank][href^=http]').allTextContents();
  await page.keyboard.press('Escape');
  return names;
}

test.use({ role: 'FMC' });

test.describe('quick links', () => {
  test.use({ scenario: 'fleet-form/hostile-links' });

  test('[FLT-15, API-40, LAY-14] are added, changed and deleted; list and menu follow, and a hostile address is no link', async ({
    page,
    mock,
  }) => {
    await page.goto('/fleets/5/edit');
    await expect(list(page).getByRole('row')).toHaveCount(5);
    await expect(list(page).getByRole('link')).toHaveText([
      'https://handbook.wayside.example/',
      'https://fuel.wayside.example/',
    ]);
    await expect(list(page).getByText(t('fleet-form:links.notShown'))).toHaveCount(2);
    expect(await menuLinks(page)).toEqual(['Driver handbook', 'Fuel report']);

    await button(page, t('fleet-form:links.add')).click();
    await field(page, 'name').fill('Rates');
    await field(page, 'link').fill('javascript:alert(1)');
    await dialog(page)
      .getByRole('button', { name: t('fleet-form:links.add') })
      .click();
    await expect(field(page, 'link')).toHaveAccessibleDescription(t('common:validation.webAddress'));
    await field(page, 'link').fill('https://rates.example/2026');
    await dialog(page)
      .getByRole('button', { name: t('fleet-form:links.add') })
      .dblclick();
    await expect(list(page).getByRole('link', { name: 'https://rates.example/2026' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await menuLinks(page)).toEqual(['Driver handbook', 'Fuel report', 'Rates']);

    await button(page, t('fleet-form:links.edit', { name: 'Rates' })).click();
    await field(page, 'name').fill('Fuel rates');
    await dialog(page)
      .getByRole('button', { name: t('fleet-form:links.save') })
      .click();
    await expect(list(page).getByRole('rowheader', { name: 'Fuel rates' })).toBeVisible();
    expect(await menuLinks(page)).toEqual(['Driver handbook', 'Fuel report', 'Fuel rates']);

    await button(page, t('fleet-form:links.delete', { name: 'Fuel rates' })).click();
    await expect(list(page).getByRole('rowheader', { name: 'Fuel rates' })).toHaveCount(0);
    expect(await menuLinks(page)).toEqual(['Driver handbook', 'Fuel report']);
    await button(page, t('fleet-form:links.undo')).click();
    await expect(list(page).getByRole('rowheader', { name: 'Fuel rates' })).toBeVisible();

    const [created] = await mock.answers('createFleetLink');
    const body = { link: 'https://rates.example/2026', description: null };
    const sent = async (...operations: Parameters<typeof mock.calls>[0][]) =>
      (await Promise.all(operations.map((operation) => mock.calls(operation))))
        .flat()
        .map(({ path, requestBody }) => [path, requestBody ?? null]);
    expect(await sent('createFleetLink')).toEqual([
      ['/api/v4/fleets/5/fleet_links', { name: 'Rates', ...body }],
      ['/api/v4/fleets/5/fleet_links', { name: 'Fuel rates', ...body }],
    ]);
    const path = `/api/v4/fleets/5/fleet_links/${created!.id}`;
    expect(await sent('updateFleetLink', 'deleteFleetLink')).toEqual([
      [path, { name: 'Fuel rates', ...body }],
      [path, null],
    ]);
  });
});
