import { machineStates } from '@wayside/machines/states';
import { describe, expect, it } from 'vitest';
import { scenarios } from './catalogue.ts';
import { states } from './states.ts';

const played: Record<string, Record<string, readonly string[]>> = states;

describe('flows', () => {
  it('are complete', () => {
    expect(Object.keys(played).toSorted()).toEqual(Object.keys(machineStates).toSorted());
  });

  it.each(Object.entries(machineStates))(
    '%s has a scenario for each state, and none for removed states',
    (machine, paths) => {
      expect(Object.keys(played[machine] ?? {}).toSorted()).toEqual(paths.toSorted());
      for (const [path, ids] of Object.entries(played[machine] ?? {})) {
        for (const id of ids) expect(scenarios.has(id), `${path}: ${id}`).toBe(true);
      }
    },
  );
});
