import { place, withQuery } from '@wayside/domain';
import { CardForm } from '../../card-form.ts';
import { expect } from '../../fixtures.ts';
import type { Screen } from '../screen.ts';

export const paymentScreens: readonly Screen[] = [
  {
    title: '[RTE-15, POL-02, PAY-17] the payment form, with an error and after submitting',
    scenario: 'base/signed-in',
    path: place.newPayment,
    ready: ({ page, t }) => page.getByLabel(t('payment-form:page.nickname'), { exact: true }),
    walk: async ({ page, t, look }) => {
      await look('as it opens');
      await page.getByLabel(t('payment-form:page.email'), { exact: true }).fill('ann');
      const submit = page.getByRole('button', { name: t('payment-form:page.submit'), exact: true });
      await submit.click();
      await expect(page.getByRole('alert')).toBeFocused();
      await look('with an error', { widths: [1280] });
      await page.getByLabel(t('payment-form:page.email'), { exact: true }).fill('ann@x.co');
      await submit.click();
      await expect(page.getByText(t('payment-form:page.logged'))).toBeVisible();
      await look('after submitting');
    },
  },
  {
    title: '[RTE-15] the form of a payment',
    scenario: 'base/signed-in',
    path: place.editPayment(7),
    ready: ({ page, t }) => page.getByRole('heading', { level: 1, name: t('payment-form:page.edit', { id: 7 }) }),
  },
  {
    title: '[PAY-04, PAY-05] adding a payment method: the choice, the card, and one that is declined',
    scenario: 'payment-methods/declined-once',
    path: withQuery(place.settings(), { tab: 'payments', payment: 'new' }),
    ready: ({ page }) => page.locator('[data-state="ready"] .braintree-option__card'),
    walk: async ({ page, t, look }) => {
      const submit = page.getByRole('button', { name: t('payment-methods:add.submit'), exact: true });
      const card = new CardForm(page);
      await look('the choice', { widths: [390] });
      await card.enter('4111 1111 1111 1111');
      await card.field('number').fill('4111 1111 1111 1112');
      await expect(page.locator('.braintree-hosted-fields-valid')).toHaveCount(2);
      await expect(submit).toBeVisible();
      await submit.click();
      await expect(page.locator('.braintree-form__field-group--has-error')).toBeVisible();
      // What is typed can be read: a frame of the other color scheme would be white.
      await expect(page.locator('iframe[name="braintree-hosted-field-number"]')).toHaveCSS('color-scheme', 'light');
      await look('a wrong number');
      await card.enter('4111 1111 1111 1111');
      await submit.click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await look('a declined card', { widths: [1280] });
    },
  },
];
