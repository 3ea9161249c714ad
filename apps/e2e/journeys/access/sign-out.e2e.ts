import { emailOf } from '@wayside/scenarios';
import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { NEW, openRequest, requestComments } from '../../request.ts';
import { productCookies, productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('a signed-in user', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[AUT-28, AUT-30] signs out by the menu; cookies and storage are gone, and Back shows nothing', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard');
    await page.evaluate(() => sessionStorage.setItem('wayside_left_over', 'x'));
    await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }).click();
    await page.getByRole('menuitem', { name: t('shell:nav.signOut') }).click();
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(page.getByRole('button', { name: t('access:signIn.submit'), exact: true })).toBeVisible();
    expect(await productCookies(page)).toEqual({});
    expect(await productStorage(page)).toEqual({});

    const before = (await mock.journal()).entries.length;
    await page.goBack();
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(page.getByRole('main')).not.toContainText('Maple Street Couriers');
    expect((await mock.journal()).entries).toHaveLength(before);
  });

  test.describe('with a failure on screen', () => {
    test.use({ scenario: 'shops/star-refused' });
    test('[AUT-30, STS-19] takes along what was reported to them', async ({ page }) => {
      await page.goto('/shops?tab=saved');
      const shop = 'Two Rivers Garage – Western Avenue';
      await page.getByRole('button', { name: t('shops:card.favorite', { shop }) }).click();
      const toast = page.getByText(t('shops:unfavoriteFailed', { shop }));
      await expect(toast).toBeVisible();
      await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }).click();
      await page.getByRole('menuitem', { name: t('shell:nav.signOut') }).click();
      await expect(page).toHaveURL(at('/sign_in'));
      await expect(page.getByRole('button', { name: t('access:signIn.submit'), exact: true })).toBeVisible();
      await expect(toast).toHaveCount(0);
    });
  });

  test('[RTE-06, API-09, AUT-30, AUT-31] is signed out by the address, which leaves alone what is not the product’s, and ends no provider session where there is none', async ({
    page,
    context,
    baseURL,
    mock,
  }) => {
    await context.addCookies([{ name: 'neighbour', value: 'kept', url: baseURL! }]);
    await page.goto('/dashboard');
    await page.evaluate(() => localStorage.setItem('neighbour', 'kept'));
    await page.goto('/sign_out');
    await expect(page).toHaveURL(at('/sign_in'));
    // The page sets a cookie for a moment to see whether the browser keeps it.
    await expect.poll(() => productCookies(page)).toEqual({});
    expect(await mock.calls('deleteShellSession')).toEqual([]);
    expect((await context.cookies()).find(({ name }) => name === 'neighbour')?.value).toBe('kept');
    expect(await page.evaluate(() => localStorage.getItem('neighbour'))).toBe('kept');
  });
});

test.describe('a half-written request', () => {
  test.use({ scenario: 'base/signed-in' });
  const restored = t('service-request:restored');

  test('[STS-19, AUT-30] in another tab is gone as well, for the same user too', async ({ page, context }) => {
    await page.goto('/dashboard');
    const other = await context.newPage();
    await openRequest(other, NEW);
    await requestComments(other).fill('Squeaks');
    await page.goto('/sign_out');
    await expect(other).toHaveURL(at('/sign_in'));
    expect(await productStorage(other)).toEqual({});

    await signIn(page, 'Owner');
    await expect(page).toHaveURL(at('/dashboard'));
    // The other tab notices and returns to where it was.
    await expect(other).toHaveURL(at(NEW));
    await expect(requestComments(other)).toHaveValue('');
    await expect(other.getByText(restored)).toHaveCount(0);
  });
});

test.describe('a browser that keeps what it should forget', () => {
  test.use({ scenario: 'access/sign-out-cannot-clear' });
  test('[ERR-05] storage that cannot be cleared is not passed over in silence', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }).click();
    await page.getByRole('menuitem', { name: t('shell:nav.signOut') }).click();
    await expect(page.getByRole('alert')).toHaveText(t('common:error.loadTitle'));
    expect(await productCookies(page)).toEqual({});
  });
});

test.describe('one after the other at the same browser', () => {
  test.use({ scenario: 'base/signed-in', role: 'FMC' });

  test('[STS-19, AUT-30] the second user never sees anything of the first one’s fleet', async ({ page, mock }) => {
    await page.goto('/fmc_dashboard');
    const grid = page.getByRole('grid', { name: t('fmc:grid.label') });
    await grid
      .getByRole('link', { name: /^\d+ orders? awaiting approval in (?!Maple)/ })
      .first()
      .click();
    await expect(page).toHaveURL(at('/services'));
    const [entered] = await mock.calls('impersonateFleet');
    await expect.poll(async () => (await mock.answers('getMyFleet')).at(-1)!.id).toBe(entered!.requestBody.fleet_id);
    const first = (await mock.answers('getMyFleet')).at(-1)!;
    await expect(page.getByRole('banner')).toContainText(first.name);

    await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Fiona Marsh' }) }).click();
    await page.getByRole('menuitem', { name: t('shell:nav.signOut') }).click();
    await expect(page).toHaveURL(at('/sign_in'));

    // Records everything shown from now on, even if only briefly.
    await page.evaluate((name) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => void (document.body.textContent.includes(name) && seen.push(document.body.textContent));
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    }, first.name);
    await mock.setFaults([{ kind: 'hold', operation: 'getMyFleet' }]);
    await signIn(page, 'Owner');
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard:title'));
    await expect(page.getByRole('banner')).not.toContainText(first.name);
    await mock.release();
    await mock.setFaults([]);
    await expect(page.getByRole('banner')).toContainText('Maple Street Couriers');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    expect(await productCookies(page)).toMatchObject({
      wayside_current_user_email: emailOf('Owner'),
      wayside_current_fleet_id: '5',
    });
  });
});
