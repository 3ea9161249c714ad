import { describe, expect, it } from 'vitest';
import { comparedAbilities, roleCan } from './abilities.ts';
import { offeredRoles } from './permissions.ts';

/** What each role of a context can do, as a row of the comparison. */
const compared = (context: 'fleet' | 'fmc') =>
  offeredRoles(context).map((role) => [
    role,
    ...comparedAbilities[context].filter((ability) => roleCan(role, ability)),
  ]);

describe('[PPV-09] the comparison of roles', () => {
  it('of a fleet', () => {
    const all = ['setPolicies', 'addDocuments', 'addUsers', 'deleteVehicles'];
    expect(compared('fleet')).toEqual([
      ['Owner', ...all],
      ['Admin', ...all],
      ['Manager', 'setPolicies', 'addDocuments'],
      ['Driver'],
      ['Account Owner', ...all],
      ['Fleet Manager', 'setPolicies', 'addDocuments'],
    ]);
  });

  it('of a management company', () => {
    expect(compared('fmc')).toEqual([
      ['FMC', 'setPolicies', 'transferVehicles', 'addUsers', 'addFleets'],
      ['FMC Admin', 'setPolicies', 'addUsers'],
      ['FMC Fleet Admin', 'setPolicies', 'transferVehicles', 'addUsers'],
      ['FMC Fleet Manager', 'setPolicies', 'transferVehicles'],
    ]);
  });
});
