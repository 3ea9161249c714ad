import { defineScenario } from '../define.ts';

/** One definition for each of the brand × role pairs. */
export const base = defineScenario({
  id: 'base/working-day',
  title: 'A working day',
  story: 'A fleet of two dozen vehicles with orders in every status; the FMC oversees sixty fleets.',
});

export const signedIn = defineScenario({
  id: 'base/signed-in',
  title: 'A working day, already signed in',
  story: 'The same day, with the browser signed in as the chosen role.',
  signedIn: true,
});

export const everyPart = defineScenario({
  id: 'base/every-part',
  title: 'A working day with every vehicle feature',
  story: 'The same day, with the telematics and documents flags on.',
  flags: { telematics_section: 'on', glovebox: 'on' },
  signedIn: true,
});
