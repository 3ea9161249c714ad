import { describe, expect, it } from 'vitest';
import { unfinishedWaits } from './every-state.fixture.ts';
import { machines } from './states.ts';

describe('every state that waits for a response', () => {
  it.each(Object.entries(machines))('of %s has a failure and a timeout', (_name, machine) => {
    expect(unfinishedWaits(machine)).toEqual([]);
  });
});
