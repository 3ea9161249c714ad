import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { NEW, openRequest, requestComments } from '../../request.ts';
import { productCookies, productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('a token that the server refuses after a while', () => {
  test.use({ scenario: 'access/expired-token' });

  test('[RTE-24, AUT-03] leads to sign-in, says why, and back to the same place', async ({ page, mock }) => {
    await page.goto('/dashboard?view=active');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    // One reload too many would be a new visit of the sign-in page, which has nothing to say.
    const reason = page.getByRole('status').filter({ hasText: t('common:error.sessionEnded') });
    await expect(async () => {
      await page.reload();
      await expect(reason).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await productCookies(page)).toEqual({});

    await signIn(page, 'Owner');
    await expect(page).toHaveURL(at('/dashboard?view=active'));
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText(t('common:error.sessionEnded'))).toHaveCount(0);
    expect(await mock.calls('createSession')).toHaveLength(1);
  });
});

test.describe('a token that is taken back', () => {
  test.use({ scenario: 'base/signed-in', role: 'FMC' });

  test('[RTE-24, FMC-14, STS-19] brings an FMC user back to the filtered list, and somebody else nowhere they may not be', async ({
    page,
    mock,
  }) => {
    const place = '/fmc_dashboard?filter_type=region&filter_value=South';
    await page.goto(place);
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await mock.expireTokens();
    await page.getByRole('searchbox', { name: t('fmc:search.label') }).fill('a');
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(page.getByText(t('common:error.sessionEnded'))).toBeVisible();
    await signIn(page, 'FMC');
    // The search is restored, too.
    await expect(page).toHaveURL(at(`${place}&q=a`));
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();

    await mock.expireTokens();
    await page.reload();
    await expect(page).toHaveURL(at('/sign_in'));
    await signIn(page, 'Driver');
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard:title'));
  });
});

test.describe('a half-written request', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[RTE-24, STS-19] is there when the same user is back, and only then', async ({ page, context, mock }) => {
    const other = await context.newPage();
    for (const [tab, text] of [
      [page, 'Squeaks'],
      [other, 'Rattles'],
    ] as const) {
      await openRequest(tab, NEW);
      await requestComments(tab).fill(text);
    }
    await mock.expireTokens();
    await page.reload();
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(other).toHaveURL(at('/sign_in'));
    expect(await productCookies(page)).toEqual({});
    await signIn(page, 'Owner');
    for (const [tab, text] of [
      [page, 'Squeaks'],
      [other, 'Rattles'],
    ] as const) {
      await expect(tab).toHaveURL(at(NEW));
      await expect(tab.getByText(t('service-request:restored'))).toBeVisible();
      await expect(requestComments(tab)).toHaveValue(text);
    }

    await mock.expireTokens();
    await page.reload();
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(other).toHaveURL(at('/sign_in'));
    await signIn(page, 'Manager');
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(at(NEW));
      await expect(requestComments(tab)).toHaveValue('');
      await expect(tab.getByText(t('service-request:restored'))).toHaveCount(0);
      expect(JSON.stringify(await productStorage(tab))).not.toMatch(/Squeaks|Rattles/);
    }
  });
});
