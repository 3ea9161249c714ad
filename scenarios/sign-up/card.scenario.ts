import { scenariosWith } from '../define.ts';
import { signUpWithCard } from '../reach.ts';

const scenario = scenariosWith({ start: '/sign_up' });

export const twoSteps = scenario({
  id: 'sign-up/two-steps',
  title: 'Signing up with a card',
  story:
    'Cards are accepted at sign-up: the second step asks for the card and the terms, and in Canada for the promotional terms and a language preference too.',
  flags: { fuel_card_sign_up: 'on' },
});

export const flagsDown = scenario({
  id: 'sign-up/flags-down',
  title: 'The flag service is down',
  story: 'It is unknown whether cards are accepted or codes are sent: one form, no code.',
  flags: { fuel_card_sign_up: 'on', multifactor_authentication: 'on' },
  faults: [{ kind: 'server-error', operation: 'evaluateFlags' }],
});

export const cardThenCode = scenario({
  id: 'sign-up/card-then-code',
  title: 'Signing up with a card and a code',
  story: 'The card is exchanged for a nonce, then a code is asked for (123456), then the account is created with both.',
  flags: { fuel_card_sign_up: 'on', multifactor_authentication: 'on' },
});

export const providerDown = scenario({
  id: 'sign-up/provider-down',
  title: 'The card provider is down at sign-up',
  story: 'A browser alert says so, and the second step offers to try again; what was entered stays.',
  flags: { fuel_card_sign_up: 'on' },
  gateway: 'down',
});

export const cardServerError = scenario({
  id: 'sign-up/card-server-error-once',
  title: 'The account is not created at first, with a card',
  story: 'The first response is an error: Get Started sends the same card again, without entering it twice.',
  flags: { fuel_card_sign_up: 'on' },
  answers: { signUpFleet: { example: 'invalid', calls: [1] } },
  reach: signUpWithCard,
});

export const realAddresses = scenario({
  id: 'sign-up/provider-addresses',
  title: 'The card provider at its own addresses',
  story:
    'The page asks the provider’s own addresses, as with real keys. A test forwards them; in a browser there is nothing to see.',
  flags: { fuel_card_sign_up: 'on' },
  gateway: 'production-addresses',
});
