import { defineScenario } from '../define.ts';
import type { StepCard } from '../define.ts';

const card = (number: string): StepCard => ({ number, expiration: '12/30', code: '123' });

export const firstCard = defineScenario({
  id: 'stories/first-card',
  title: 'A fleet adds its first card and approves with it',
  story:
    'An order awaits approval and nothing is stored that could pay for it. The card is added over the order, and pays.',
  brands: ['default'],
  roles: ['Owner'],
  world: { paymentMethods: 'none' },
  start: '/orders/5000010/approvals',
  signedIn: true,
  steps: [
    {
      say: 'An order awaits approval; the first visit explains what approving means.',
      open: '/orders/5000010/approvals',
      see: 'Before you approve',
    },
    {
      say: 'The fleet pays by card and has stored none: the order cannot be approved yet, and the page says why.',
      press: { role: 'button', name: 'Review order' },
      see: 'Add a payment method in settings',
    },
    {
      say: 'Whoever may add a card does it here, over the order.',
      note: 'Everyone else gets a message to support, already written.',
      press: { role: 'button', name: 'Add payment method' },
      see: 'We never see them',
    },
    {
      say: 'The card is typed into the payment provider’s own form.',
      note: 'Four seconds after the form has loaded, the button follows; a bar shows the wait. 4111 1111 1111 1111 is a test card.',
      card: card('4111 1111 1111 1111'),
      press: { role: 'button', name: 'Add payment method' },
      see: 'Visa ending in 1111',
    },
    {
      say: 'It is stored and already chosen. One click approves both services, paid with it.',
      press: { role: 'button', name: 'Approve 2 services' },
      see: 'Maintenance Approved',
    },
  ],
});

export const declinedCard = defineScenario({
  id: 'stories/declined-card',
  title: 'A card declined and replaced',
  story:
    'The default card expires this month. The first card that is to take its place is declined, the second one is stored and becomes the default.',
  brands: ['default'],
  roles: ['Owner'],
  world: { paymentMethods: 'expiring' },
  start: '/settings?tab=payments',
  signedIn: true,
  steps: [
    {
      say: 'Cards that have expired or soon will are pointed out before a payment fails.',
      note: 'The dashboard says the same to those who may replace them.',
      open: '/settings?tab=payments',
      see: '2 cards need to be replaced',
    },
    {
      say: 'A new card takes their place.',
      press: { role: 'button', name: 'Add payment method' },
      see: 'Choose a card or PayPal',
    },
    {
      say: 'The bank declines the first one. The form says so and asks for another card.',
      note: '4000 1111 1111 1115 is a test card that is always declined.',
      card: card('4000 1111 1111 1115'),
      press: { role: 'button', name: 'Add payment method' },
      see: 'This payment method was declined. Use a different one, or contact your bank.',
    },
    {
      say: 'The second one is stored.',
      card: card('5555 5555 5555 4444'),
      press: { role: 'button', name: 'Add payment method' },
      see: 'Payment method added',
    },
    {
      say: 'It is to pay from now on: the switch makes it the default, after a question.',
      press: { role: 'switch', name: 'Make Mastercard ending in 4444 the default' },
      see: 'Set this payment method as default?',
    },
    {
      say: 'The card that expires no longer pays, and can be deleted.',
      press: { role: 'button', name: 'Confirm' },
      see: 'Default payment method changed',
    },
  ],
});
