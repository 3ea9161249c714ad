import { defineScenario } from '../define.ts';

export const languageNotKept = defineScenario({
  id: 'access/language-not-kept',
  title: 'The chosen language cannot be kept',
  story: 'The texts change, the server fails to keep the choice and says so.',
  brands: ['canada'],
  faults: [{ kind: 'server-error', operation: 'updateFleetUser' }],
  signedIn: true,
});

export const languageSlow = defineScenario({
  id: 'access/language-held',
  title: 'Keeping the language takes its time',
  story: 'Changed twice in a row, the last choice is the one that stays.',
  brands: ['canada'],
  faults: [{ kind: 'fixed-delay', operation: 'updateFleetUser', calls: [1], delay: 800 }],
  signedIn: true,
});
