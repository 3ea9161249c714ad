import { expect, signIn, test } from '../../fixtures.ts';
import { fleetGrid, sentFleets } from '../../fleet-grid.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.use({ role: 'FMC' });

test('[AUT-23, FMC-18] signing in as FMC turns a browser that was left in fleet mode', async ({ page }) => {
  await page.goto('/sign_in');
  await page.evaluate(() => window.localStorage.setItem('wayside_mode', 'fleet'));
  await page.reload();
  await signIn(page, 'FMC');
  await expect(page).toHaveURL(at('/fmc_dashboard'));
  const navigation = page.getByRole('navigation', { name: t('shell:nav.label') });
  await expect(navigation.getByRole('link')).toHaveText(
    (['fmcDashboard', 'fmcUsers', 'fmcActiveOrders', 'fmcTransactions', 'transferVehicles'] as const).map((id) =>
      t(`shell:nav.${id}`),
    ),
  );
  await expect(navigation.getByRole('link', { name: t('shell:nav.fmcDashboard') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await page.evaluate(() => window.localStorage.getItem('wayside_mode'))).toBe('fmc');
});

test.describe('from inside a fleet', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[API-30, CMP-01, FMC-20] the way back to the FMC changes nothing on the server, and no tab shows the fleet until it is entered again', async ({
    page,
    context,
    mock,
  }) => {
    const left = t('shell:fmc.left', { fleet: 'Maple Street Couriers' });
    const other = await context.newPage();
    await other.goto('/vehicles');
    await expect(other.getByRole('grid')).toBeVisible();
    await page.goto('/no_such_page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell:notFound.title'));
    await expect(page.getByText(t('shell:fmc.actingInside', { fleet: 'Maple Street Couriers' }))).toHaveCount(0);
    await page.goto('/shops');
    await page.getByRole('link', { name: t('shell:fmc.back') }).click();
    await expect(page).toHaveURL(at('/fmc_dashboard'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell:titles.fmcDashboard'));
    const { entries } = await mock.journal();
    expect(entries.filter(({ path }) => path.includes('impersonate'))).toEqual([]);
    expect(entries.filter(({ method }) => ['PUT', 'PATCH', 'DELETE'].includes(method))).toEqual([]);

    await expect(other.getByRole('heading', { level: 1 })).toHaveText(left);
    await expect(other.getByRole('grid')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(left);
    await expect(page.getByRole('navigation').getByRole('link').nth(1)).toHaveText(t('shell:nav.vehicles'));
    await page.goto('/orders/5000010/approvals');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(left);
    await page.getByRole('link', { name: t('company-mode:left.toDashboard') }).click();
    await page.goto('/fmc_activeorders?view=queue');
    await page
      .getByRole('link', { name: t('orders:review') })
      .first()
      .click();
    await page.getByRole('button', { name: t('approval:info.start') }).click();
    await page.getByRole('button', { name: /^Approve \d+ service/ }).click();
    await expect(page).toHaveURL(at('/fmc_dashboard'));
    await expect(page.getByRole('link', { name: t('approval:backToQueue') })).toBeVisible();
    await page.getByRole('link', { name: t('shell:nav.fmcActiveOrders') }).click();
    await page
      .getByRole('link', { name: t('orders:review') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/orders\/\d+\/approvals$/);
    await expect(page.getByText(t('shell:fmc.across'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('company-mode:left.openAgain') })).toHaveCount(0);

    await other.getByRole('button', { name: t('company-mode:left.openAgain') }).click();
    await expect(other).toHaveURL(at('/vehicles'));
    await expect(other.getByRole('grid')).toBeVisible();
    await expect(page.getByText(t('shell:fmc.across'))).toBeVisible();
  });

  test('[FMC-21] another fleet that was entered in another tab is the one of this tab too, and nothing of the old one stays', async ({
    page,
    context,
    mock,
  }) => {
    await page.goto('/services');
    const row = page.getByRole('grid').getByRole('row').nth(1);
    await expect(row).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Maple Street Couriers');
    const before = await row.textContent();

    const other = await context.newPage();
    await other.goto('/fmc_dashboard');
    await expect(fleetGrid(other).getByRole('row').nth(2)).toBeVisible();
    const fleet = (await sentFleets(mock)).find(
      ({ id, awaiting_approval_count }) => id !== 5 && (awaiting_approval_count ?? 0) > 0,
    )!;
    const name = t('fmc:grid.reviewAwaiting', { count: fleet.awaiting_approval_count!, fleet: fleet.name });
    await fleetGrid(other).getByRole('link', { name }).click();
    await expect(other).toHaveURL(at('/services'));
    await expect(other.getByRole('banner')).toContainText(fleet.name);
    await expect(other.getByRole('grid').getByRole('row').nth(1)).toBeVisible();

    await expect(page.getByRole('banner')).toContainText(fleet.name);
    await expect(page.getByText(t('shell:fmc.actingInside', { fleet: fleet.name }))).toBeVisible();
    await expect(row).toBeVisible();
    expect(await row.textContent()).not.toBe(before);
    const shown = await other.getByRole('grid').getByRole('row').nth(1).textContent();
    await expect(row).toHaveText(shown!);

    // With something unsaved it asks first, and gives the form back.
    const maple = { fleet: 'Maple Street Couriers' };
    const entered = { fleet: fleet.name };
    await page.goto('/settings?user=new');
    const firstName = page.getByLabel(t('users:form.firstName'));
    await firstName.fill('Robin');
    const enterMaple = async () => {
      await other.goto('/fmc_dashboard');
      await expect(fleetGrid(other).getByRole('row').nth(2)).toBeVisible();
      const { awaiting_approval_count: count } = (await sentFleets(mock)).find(({ id }) => id === 5)!;
      await fleetGrid(other)
        .getByRole('link', { name: t('fmc:grid.reviewAwaiting', { count: count!, ...maple }) })
        .click();
    };
    await enterMaple();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('company-mode:behind.title', maple));
    await page.getByRole('button', { name: t('company-mode:behind.back', entered) }).click();
    await expect(firstName).toHaveValue('Robin');
    await expect(page.getByRole('banner')).toContainText(fleet.name);
    await expect(other.getByRole('banner')).toContainText(fleet.name);
    await enterMaple();
    await page.getByRole('button', { name: t('company-mode:behind.goOn', maple) }).click();
    await expect(firstName).toHaveValue('');
    await expect(page.getByText(t('shell:fmc.actingInside', maple))).toBeVisible();
  });
});
