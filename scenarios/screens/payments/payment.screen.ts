import { place } from '@wayside/domain';
import { screen } from '../screen.ts';
import { errorSummary } from '../stage.ts';

export const paymentScreen = screen({
  title: 'Payment method',
  path: place.newPayment,
  features: ['payments'],
  pages: {
    newPayment: [{ path: place.newPayment, opens: [] }],
    editPayment: [{ path: place.editPayment(7), opens: [] }],
  },
  makes: {},
  looks: [
    {
      title: '[RTE-15, POL-02, PAY-17] the payment form, with an error and after submitting',
      scenario: 'base/signed-in',
      path: place.newPayment,
      ready: ({ page, t }) => page.getByLabel(t('payment-page:nickname'), { exact: true }),
      walk: async ({ page, t, look, expect }) => {
        await look('as it opens');
        await page.getByLabel(t('payment-page:email'), { exact: true }).fill('ann');
        const submit = page.getByRole('button', { name: t('payment-page:submit'), exact: true });
        await submit.click();
        await expect(errorSummary(page)).toBeFocused();
        await look('with an error', { widths: [1280] });
        await page.getByLabel(t('payment-page:email'), { exact: true }).fill('ann@x.co');
        await submit.click();
        await expect(page.getByText(t('payment-page:logged'))).toBeVisible();
        await look('after submitting');
      },
    },
    {
      title: '[RTE-15] the form of a payment',
      scenario: 'base/signed-in',
      path: place.editPayment(7),
      ready: ({ page, t }) => page.getByRole('heading', { level: 1, name: t('payment-page:edit', { id: 7 }) }),
    },
  ],
  picture: 'base/signed-in',
});
