import type { Role } from '@wayside/domain';
import { canEditPaymentMethod, isFleetAdmin, place, withQuery } from '@wayside/domain';
import { VISA, press } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';

const addCard = press('button', 'Add payment method');

/** Two of the methods belong to the Owner, one to the Manager. */
const changesMethods = (viewer: { roles: Role[] }) =>
  canEditPaymentMethod(viewer, {}) || viewer.roles.includes('Manager');

export const paymentsScreen = screen({
  title: 'Payment methods',
  path: place.settings('payments'),
  features: ['settings', 'payments'],
  pages: {
    settings: [
      {
        path: place.settings('payments'),
        opens: ['listFleetUsers', 'listPaymentMethods'],
        offers: {
          listPaymentMethods: control('grid', 'payment-methods:label', { rule: isFleetAdmin }),
          createPaymentMethod: control('button', 'payment-methods:actions.add'),
          updatePaymentMethod: control('button', 'payment-methods:row.edit', { rule: changesMethods }),
          deletePaymentMethod: control('menuitem', 'payment-methods:row.delete', {
            rule: changesMethods,
            menu: 'payment-methods:row.more',
          }),
          setDefaultPaymentMethod: control('switch', 'payment-methods:makeDefault'),
        },
      },
    ],
  },
  later: ['getPaymentClientToken'],
  makes: {
    createPaymentMethod: [addCard, { card: VISA, press: { role: 'button', name: 'Add payment method' } }],
    updatePaymentMethod: [
      press('button', 'Edit drivers for Mastercard ending in 2730'),
      press('option', 'Ben Ortiz Admin'),
      press('button', 'Save drivers'),
    ],
    deletePaymentMethod: [
      press('button', 'More for Mastercard ending in 2730'),
      press('menuitem', 'Delete Mastercard ending in 2730'),
      press('button', 'Confirm'),
    ],
    setDefaultPaymentMethod: [
      press('switch', 'Make PayPal account billing@wayside.example the default'),
      press('button', 'Confirm'),
    ],
  },
  looks: [
    {
      title: '[PAY-03, PAY-11, PAY-12] payment methods, the questions about them, and their drivers',
      scenario: 'payment-methods/expiring',
      ready: ({ page, t }) => page.getByText(t('payment-methods:expired'), { exact: true }),
      walk: async ({ page, t, look, expect }) => {
        await look('as it opens');
        const remove = async (at: number) => {
          await page
            .getByRole('button', { name: /^(More for|Autres actions) / })
            .nth(at)
            .click();
          await page.getByRole('menuitem').click();
        };
        await remove(1);
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await look('the question before a deletion', { widths: [1280] });
        await page.keyboard.press('Escape');
        await remove(0);
        await expect(page.getByRole('dialog')).toBeVisible();
        await look('why the default stays', { widths: [390] });
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /^(Edit drivers|Modifier les conducteurs)/ })
          .first()
          .click();
        await expect(
          page.getByRole('dialog').getByRole('button', { name: t('payment-methods:driversDialog.save') }),
        ).toBeVisible();
        await look('the drivers of a method');
      },
    },
    {
      title: '[PAY-16] a fleet without payment methods',
      scenario: 'payment-methods/none',
      like: 'nothing',
      ready: ({ page, t }) => page.getByText(t('payment-methods:empty.title'), { exact: true }),
    },
    {
      title: '[PAY-04, PAY-05] adding a payment method: the choice, the card, and one that is declined',
      scenario: 'payment-methods/declined-once',
      path: withQuery(place.settings(), { tab: 'payments', payment: 'new' }),
      ready: ({ page }) => page.locator('[data-state="ready"] .braintree-option__card'),
      walk: async ({ page, t, card, look, expect }) => {
        const submit = page.getByRole('button', { name: t('payment-methods:add.submit'), exact: true });
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
  ],
  picture: 'payment-methods/expiring',
});
