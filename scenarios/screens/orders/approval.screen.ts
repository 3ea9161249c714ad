import { place } from '@wayside/domain';
import { applyPromotion, approve, listPromotions, press } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import type { Stage } from '../stage.ts';

const info = ({ page }: Stage) => page.getByRole('dialog');
const question = ({ page }: Stage) => page.getByRole('alertdialog');
const begin = ({ page, t }: Stage) => page.getByRole('button', { name: t('approval:info.start') }).click();

export const approvalScreen = screen({
  title: 'Order approval',
  path: place.order(5_000_010),
  features: ['approval'],
  pages: {
    order: [
      {
        /* An order that any user of its fleet may decide on. */ path: place.order(5_000_130),
        opens: [
          'getVehicle',
          'listFleetOrders',
          'listFleetUsers',
          'listOrderActivity',
          'listPaymentMethods',
          'previewOrder',
        ],
        offers: {
          updateOrder: control('button', 'approval:lines.all'),
          listPromotions: control('button', 'approval:promotions.link'),
        },
      },
    ],
  },
  // Whoever lacks a payment method adds one there. From the work queue, the next order may be of any fleet.
  later: ['createPaymentMethod', 'getPaymentClientToken', 'searchOrders'],
  makes: {
    listPaymentMethods: 'by itself',
    updateOrder: approve,
    previewOrder: 'by itself',
    listOrderActivity: 'by itself',
    listPromotions,
    applyPromotion,
    createPromotionByCode: [
      press('button', 'Add a promotional code'),
      { type: { 'Promotional code': 'SPRING' }, press: { role: 'button', name: 'Apply code' } },
    ],
  },
  looks: [
    {
      title: 'approval: its information, decided on, with payment methods, promotions, and questions',
      scenario: 'order-approval/cancelable',
      ready: info,
      walk: async (stage) => {
        const { page, t, brand, look, expect } = stage;
        await look('information');
        await begin(stage);
        await expect(page.getByRole('list', { name: t('approval:lines.list') })).toBeVisible();
        await look('as it opens');
        await page.getByRole('main').getByRole('radio').nth(1).click();
        await expect(page.getByText(t('approval:summary.requested'), { exact: true })).toBeVisible();
        await page
          .getByRole('button', { name: t('approval:po.edit') })
          .first()
          .click();
        await look('decided');
        // In other brands the fleet's own card pays, and there is nothing to choose.
        if (brand.switches.paymentsTab) {
          await page.getByRole('button', { name: new RegExp(`${t('payments:select.label')}$`) }).click();
          await expect(page.getByRole('listbox')).toBeVisible();
          await look('payment methods');
          await page.keyboard.press('Escape');
        }
        await page.getByRole('button', { name: t('approval:actions.cancel') }).click();
        await expect(question(stage)).toBeVisible();
        await look('question before canceling');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: t('approval:promotions.link') }).click();
        await expect(page.getByRole('list', { name: t('approval:promotions.listed') })).toBeVisible();
        await page.getByRole('button', { name: t('approval:promotions.applyCode') }).click();
        await expect(page.getByText(t('approval:notice.pleaseEnterCode'))).toBeVisible();
        await look('promotions');
      },
    },
    {
      title: 'an order that others approve, and who to call',
      scenario: 'order-approval/not-an-approver',
      ready: info,
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
        await look('not an approver');
        await page.getByRole('button', { name: t('approval:decision.open') }).click();
        await expect(page.getByText(t('orders:notEligible.title'))).toBeVisible();
        await look('not eligible');
        await page.getByRole('button', { name: t('approval:actions.who') }).click();
        await expect(question(stage)).toBeVisible();
        await look('contacts');
      },
    },
    {
      title: 'an order without a payment method, and the message to support',
      scenario: 'order-approval/no-payment-method-driver',
      // The order in Fleet America's world is paid elsewhere.
      existsIn: ({ id, region, switches }) => region === 'US' && switches.paymentsTab && id !== 'fleet-america',
      role: 'Driver',
      ready: info,
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
        await begin(stage);
        await look('not eligible');
        await page.getByRole('button', { name: t('payments:support.title') }).click();
        await expect(page.getByRole('dialog', { name: t('payments:support.title') })).toBeVisible();
        await look('message to support');
      },
    },
    {
      title: 'an order that a colleague approved first',
      scenario: 'order-approval/approved-by-another',
      ready: info,
      walk: async (stage) => {
        await begin(stage);
        await stage.page.getByRole('main').getByRole('radio').nth(1).click();
        await stage.expect(question(stage)).toContainText('Ben Ortiz');
        await stage.look('decided by a colleague');
      },
    },
    {
      title: 'an order that is not there',
      scenario: 'order-approval/not-found',
      like: 'nothing',
      ready: ({ page, t }) => page.getByText(t('approval:notFound.title')),
    },
    {
      title: 'an order that cannot be loaded',
      scenario: 'order-approval/load-fails-once',
      like: 'failure',
      ready: ({ page }) => page.getByRole('alert'),
    },
    {
      title: 'an order that is not awaiting approval',
      scenario: 'order-approval/not-awaiting-approval',
      ready: ({ page, t }) => page.getByText(t('orders:notEligible.notAwaitingApproval')),
    },
  ],
  picture: 'order-approval/ready',
});
