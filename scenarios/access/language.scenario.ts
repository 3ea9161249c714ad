import { defineScenario } from '../define.ts';
import { press } from '../reach.ts';

export const languageNotKept = defineScenario({
  id: 'access/language-not-kept',
  title: 'The chosen language cannot be saved',
  story: 'The text changes, but the server fails to save the choice and says so.',
  brands: ['canada'],
  faults: [{ kind: 'server-error', operation: 'updateFleetUser' }],
  signedIn: true,
  reach: [press('radio', 'EN, English')],
});

export const languageSlow = defineScenario({
  id: 'access/language-held',
  title: 'Saving the language is slow',
  story: 'The language is changed twice in a row: the last choice is the one that stays.',
  brands: ['canada'],
  faults: [{ kind: 'fixed-delay', operation: 'updateFleetUser', calls: [1], delay: 800 }],
  signedIn: true,
  reach: [press('radio', 'EN, English')],
});
