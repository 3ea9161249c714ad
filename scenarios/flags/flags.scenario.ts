import type { FlagName, Scenario } from '../define.ts';
import { FLAGS } from '../define.ts';

/** Where each flag is seen, and what it opens. */
const SEEN: Readonly<Record<FlagName, { what: string } & Pick<Scenario, 'start' | 'signedIn' | 'brands'>>> = {
  telematics_section: { what: 'the telematics of a vehicle', start: '/vehicles/500001', signedIn: true },
  glovebox: { what: 'the documents of a vehicle', start: '/vehicles/500001', signedIn: true },
  fuel_card_sign_up: { what: 'the card step of the sign-up', start: '/sign_up' },
  multifactor_authentication: { what: 'the one-time code', start: '/sign_in' },
};

export type FlagScenarioId = `flags/${FlagName}-${'on' | 'off'}`;

/** Every flag on, and every flag off, alone. */
export const flags: readonly (Scenario & { id: FlagScenarioId })[] = FLAGS.flatMap((name) =>
  (['on', 'off'] as const).map((value) => {
    const { what, ...place } = SEEN[name];
    return {
      id: `flags/${name}-${value}` as const,
      title: `Flag ${name} is ${value}`,
      story: `The flag controls ${what}; here it is ${value}.`,
      flags: { [name]: value },
      ...place,
    };
  }),
);
