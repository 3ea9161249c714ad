import type { Catalogue } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '@wayside/scenarios';
import { choicesOf, filterOf, filtered, rowsOf } from './filter.ts';
import { factsOf, kindsOf } from './scenario-facts.ts';

const day: Scenario = { id: 'base/day', title: 'A day', story: 'Nothing special.' };
const refused: Scenario = {
  id: 'access/refused',
  title: 'Refused',
  story: 'The password is wrong.',
  brands: ['canada'],
  answers: { createSession: { example: 'wrongOtp' } },
};
const empty: Scenario = {
  id: 'fleets/empty',
  title: 'Empty',
  story: 'First day.',
  roles: ['FMC'],
  world: { vehicles: 0, withoutFleet: true },
  flags: { glovebox: 'on' },
};
const slow: Scenario = {
  id: 'faults/slow',
  title: 'Slow',
  story: 'It takes long.',
  faults: [{ kind: 'server-error', operation: 'getDashboard', calls: [1, 2] }],
};
const scenarios = [day, refused, empty, slow];
const failure: Scenario = {
  id: 'failures/getDashboard/serverError',
  title: 'getDashboard returns 500',
  story: 'It fails.',
  roles: ['Owner'],
};
const catalogue: Catalogue = {
  scenarios: [...scenarios, failure],
  screens: [],
  brands: ['default', 'canada'],
  roles: ['Owner', 'FMC'],
  profiles: ['typical', 'hostile'],
  flags: [],
  faults: [],
  operations: [],
  tags: {},
  pictures: {},
  arePicturesComing: false,
};
const matches = (query: string) =>
  filtered(scenarios, filterOf(new URLSearchParams(query), catalogue)).scenarios.map(({ id }) => id);

describe('the gallery', () => {
  it('finds every word, in title, story, id and operations', () => {
    expect(matches('q=day')).toEqual(['base/day', 'fleets/empty']);
    expect(matches('q=DAY+first')).toEqual(['fleets/empty']);
    expect(matches('q=getdash')).toEqual(['faults/slow']);
    expect(matches('q=createSession')).toEqual(['access/refused']);
  });

  it('finds everyday words and requirement rows', () => {
    expect(matches('q=login')).toEqual(['access/refused']);
    expect(matches('q=crash')).toEqual(['faults/slow']);
    const entry = {
      id: 'ERR-02',
      text: 'Wrong password',
      screen: '',
      scenarios: [{ id: 'access/refused', title: '' }],
      tests: [],
    } as const;
    const rows = rowsOf([{ ...entry, scenarios: [...entry.scenarios], tests: [] }]);
    const { scenarios: found } = filtered(scenarios, filterOf(new URLSearchParams('q=err-02'), catalogue), rows);
    expect(found.map(({ id }) => id)).toEqual(['access/refused']);
  });

  it('filters by brand, role, area and kind; unknown names filter nothing', () => {
    expect(matches('brand=default')).toEqual(['base/day', 'fleets/empty', 'faults/slow']);
    expect(matches('role=Owner')).toEqual(['base/day', 'access/refused', 'faults/slow']);
    expect(matches('area=fleets')).toEqual(['fleets/empty']);
    expect(matches('kind=override')).toEqual(['access/refused']);
    expect(matches('brand=nobody&role=King&area=x&kind=y')).toHaveLength(4);
  });

  it('does not filter contract failures by area and kind, which they do not have', () => {
    const all = (query: string) =>
      filtered(catalogue.scenarios, filterOf(new URLSearchParams(query), catalogue)).scenarios.filter(
        ({ id }) => id === failure.id,
      );
    expect(all('area=fleets&kind=override')).toHaveLength(1);
    expect(all('q=serverError')).toHaveLength(1);
    expect(all('role=FMC')).toEqual([]);
    expect(filterOf(new URLSearchParams('profile=hostile'), catalogue).profile).toBe('hostile');
    expect(filterOf(new URLSearchParams('profile=huge'), catalogue).profile).toBeUndefined();
  });

  it('derives kinds and facts', () => {
    expect(scenarios.map(kindsOf)).toEqual([['base'], ['override'], ['world', 'flags'], ['fault']]);
    expect(factsOf(slow)).toEqual(['Starts at sign-in', 'Server error 500 on getDashboard, calls 1 and 2']);
    expect(factsOf(empty)).toContain('World: vehicles 0, without fleet yes');
  });

  it('opens with the filtered brand, role and profile where the scenario allows them, else with its own first', () => {
    expect(choicesOf(day, catalogue, { brand: undefined, role: undefined })).toMatchObject({
      brand: 'default',
      role: 'Owner',
    });
    expect(choicesOf(day, catalogue, { brand: 'canada', role: 'FMC' })).toMatchObject({ brand: 'canada', role: 'FMC' });
    expect(choicesOf(refused, catalogue, { brand: 'default', role: undefined })).toMatchObject({
      brand: 'canada',
      brands: ['canada'],
    });
    expect(choicesOf(empty, catalogue, { brand: undefined, role: 'Owner' })).toMatchObject({
      role: 'FMC',
      roles: ['FMC'],
    });
  });
});
