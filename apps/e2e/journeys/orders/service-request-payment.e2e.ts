import { place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import {
  FRIDAY,
  NEW,
  day,
  openRequest,
  scheduleButton,
  sendButton,
  sentRequests,
  times,
  toTime,
} from '../../request.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const created = 'service request created';

test.describe('payment', () => {
  test.describe('without a method', () => {
    test.use({ scenario: 'service-request/no-payment-method' });
    test('[SRQ-17, ERR2-16, ERR2-17, ENT2-24, OPN2-24, OPN2-25] is required: an admin is sent to the settings', async ({
      page,
    }) => {
      await toTime(page);
      for (const hint of ['scheduleRequirePaymentDesc', 'addPaymentHelper'] as const) {
        await expect(page.getByText(t(`payments:hints.${hint}`))).toBeVisible();
      }
      await expect(sendButton(page)).toBeDisabled();
      await expect(page.getByText(t('service-request:missing.payment'))).toBeVisible();
      await page.getByRole('link', { name: t('payments:hints.addPaymentInSettings') }).click();
      await expect(page).toHaveURL(at('/settings?tab=payments'));
    });
  });

  test.describe('at the shop', () => {
    test.use({ scenario: 'service-request/payable-at-shop', role: 'Driver' });
    test('[SRQ-19, VOR-04] is not asked for, and the request says so; the list it leads to has a vehicle of others, too', async ({
      page,
      mock,
    }) => {
      await toTime(page, place.serviceRequest({ vehicle: 500_006, shop: 46, services: [{ id: 101 }] }));
      await expect(page.getByText(t('payments:hints.addPaymentHelper'))).toHaveCount(0);
      await sendButton(page).click();
      await expect(page.getByText(created)).toBeVisible();
      expect((await sentRequests(mock)).map((sent) => sent.payment_method_availability)).toEqual([true]);
      const link = page.getByRole('link', { name: t('service-request:notice.active') });
      await expect(link).toHaveAttribute('href', /mine=off/);
    });
  });

  test.describe('by fuel card', () => {
    test.use({ scenario: 'service-request/no-fuel-card-method', brand: 'fuel-card' });
    test('[SRQ-18, ERR2-18, ENT2-24, OPN2-22] is exempt, though no method is stored', async ({ page }) => {
      await openRequest(page);
      await scheduleButton(page).click();
      await day(page, FRIDAY).click();
      await times(page).locator('label').first().click();
      await expect(page.getByText('You do not have a stored fuel-card payment method.')).toBeVisible();
      await expect(page.getByText(t('payments:hints.addPaymentHelper'))).toHaveCount(0);
      await sendButton(page).click();
      await expect(page.getByText(created)).toBeVisible();
    });
  });

  test.describe('not loaded', () => {
    test.use({ scenario: 'service-request/payment-methods-fail-once' });
    test('[SRQ-17] is said and can be asked for again; the server has the last word', async ({ page }) => {
      await toTime(page);
      await expect(page.getByText(t('service-request:payment.failed'))).toBeVisible();
      await expect(sendButton(page)).toBeEnabled();
      await page.getByRole('button', { name: t('service-request:payment.retry') }).click();
      await expect(page.getByText(t('payments:hints.scheduleRequirePaymentDesc'))).toBeVisible();
      await expect(page.getByText(/^Visa ending in \d{4} will be charged/)).toBeVisible();
      await expect(page.getByRole('link', { name: t('service-request:payment.change') })).toHaveAttribute(
        'href',
        place.settings('payments'),
      );
    });
  });
});

test.describe('in French', () => {
  test.use({ scenario: 'base/signed-in', brand: 'canada' });
  test('[BRD-08, ERR2-34, CST2-02] the whole request is French', async ({ page }) => {
    const { t: fr } = await textsOf('fr');
    await page.goto(`${NEW}?vehicle=500023&shop=33&service=102%3AFront`);
    await expect(
      page
        .getByRole('complementary')
        .getByText(/\$[\d\s]+,\d\d\sCAD$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/Choose|Vehicle\b|Shop\b|Front|Estimated/);
    await page.getByRole('button', { name: fr('service-request:actions.schedule') }).click();
    await page.getByRole('button', { name: /20 mars/ }).click();
    const tiles = page.getByRole('radiogroup', { name: fr('service-request:times.label') });
    await tiles.locator('label').first().click();
    await expect(page.getByRole('main')).not.toContainText(/Choose|Time\b|Send|Estimated|Morning/);
    await page.getByRole('button', { name: fr('service-request:actions.submit') }).click();
    await expect(page.getByText(/demande d’entretien créée/i)).toBeVisible();
  });
});
