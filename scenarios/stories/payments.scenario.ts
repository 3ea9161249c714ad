import type { StepCard } from '../define.ts';
import { defineStory, orderApproved } from '../story.ts';

const card = (number: string): StepCard => ({ number, expiration: '12/30', code: '123' });
const owner = { brands: ['default'], role: 'Owner', signedIn: true } as const;

export const firstCard = defineStory({
  ...owner,
  id: 'stories/first-card',
  title: 'A fleet adds its first card and approves with it',
  story:
    'An order awaits approval, and there is no payment method. A card is added without leaving the order, and pays for it.',
  world: { paymentMethods: 'none' },
  start: '/orders/5000010/approvals',
  intro: {
    say: 'An order awaits approval; the first visit explains what approving means.',
    see: 'Before you approve',
  },
  steps: [
    {
      act: 'Review the order',
      say: 'The fleet pays by card and has stored none: the order cannot be approved yet, and the page says why.',
      press: { role: 'button', name: 'Review order' },
      see: 'Add a payment method in settings',
    },
    {
      act: 'Add a payment method',
      say: 'Users who can add a card do it here, without leaving the order.',
      note: 'Everyone else gets a message to support, already written.',
      press: { role: 'button', name: 'Add payment method' },
      see: 'We never see them',
    },
    {
      act: 'Enter the card, and add it',
      say: 'The card was entered in the payment provider’s own form. It is stored and already chosen.',
      note: 'The button appears four seconds after the form has loaded; a bar shows the wait. 4111 1111 1111 1111 is a test card.',
      card: card('4111 1111 1111 1111'),
      press: { role: 'button', name: 'Add payment method' },
      see: 'Visa ending in 1111',
      changes: ['createPaymentMethod'],
    },
    {
      act: 'Approve both services',
      say: 'Both services are approved, paid with the new card.',
      press: { role: 'button', name: 'Approve 2 services' },
      see: 'Maintenance Approved',
      changes: ['updateOrder'],
    },
  ],
  outcome: {
    says: 'The order is approved, and the card is stored.',
    see: 'Maintenance Approved',
    server: [orderApproved(5_000_010), { call: 'listPaymentMethods', has: [{ last_4: '1111' }] }],
  },
});

export const declinedCard = defineStory({
  ...owner,
  id: 'stories/declined-card',
  title: 'A card declined and replaced',
  story:
    'The default card expires this month. The first replacement is declined; the second is stored and becomes the default.',
  world: { paymentMethods: 'expiring' },
  start: '/settings?tab=payments',
  intro: {
    say: 'Cards that have expired or soon will are pointed out before a payment fails.',
    note: 'The dashboard says the same to those who may replace them.',
    see: 'Expires this month',
  },
  steps: [
    {
      act: 'Add a new card',
      say: 'A card or PayPal: the form is the payment provider’s.',
      press: { role: 'button', name: 'Add payment method' },
      see: 'Choose a card or PayPal',
    },
    {
      act: 'Enter a card that the bank declines',
      say: 'The bank has declined it. The form says so and asks for another card.',
      note: '4000 1111 1111 1115 is a test card that is always declined.',
      card: card('4000 1111 1111 1115'),
      press: { role: 'button', name: 'Add payment method' },
      see: 'This payment method was declined. Use a different one, or contact your bank.',
    },
    {
      act: 'Enter another card',
      say: 'The second one is stored.',
      card: card('5555 5555 5555 4444'),
      press: { role: 'button', name: 'Add payment method' },
      see: 'Payment method added',
      changes: ['createPaymentMethod'],
    },
    {
      act: 'Make it the default',
      say: 'It will pay from now on. The page asks first.',
      press: { role: 'switch', name: 'Make Mastercard ending in 4444 the default' },
      see: 'Set this payment method as default?',
    },
    {
      act: 'Confirm',
      say: 'The card that expires no longer pays, and can be deleted.',
      press: { role: 'button', name: 'Confirm' },
      see: 'Default payment method changed',
      changes: ['setDefaultPaymentMethod'],
    },
  ],
  outcome: {
    says: 'The new Mastercard pays from now on.',
    see: 'Default payment method changed',
    server: [{ call: 'listPaymentMethods', has: [{ last_4: '4444', is_default: true }] }],
  },
});
