import { defineScenario } from '../define.ts';

export const twoSteps = defineScenario({
  id: 'sign-up/two-steps',
  title: 'Signing up with a card',
  story:
    'Cards are accepted at sign-up: the second step asks for the card and the terms, and in Canada for the promotional terms and a language preference too.',
  start: '/sign_up',
  flags: { fuel_card_sign_up: 'on' },
});

export const flagsDown = defineScenario({
  id: 'sign-up/flags-down',
  title: 'The flag service is down',
  story: 'It is unknown whether cards are accepted or codes are sent: one form, no code.',
  start: '/sign_up',
  flags: { fuel_card_sign_up: 'on', multifactor_authentication: 'on' },
  faults: [{ kind: 'server-error', operation: 'evaluateFlags' }],
});
