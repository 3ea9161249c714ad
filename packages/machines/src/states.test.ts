import { describe, expect, it } from 'vitest';
import { everyState, unfinishedWaits } from './every-state.fixture.ts';
import { machines } from './states.ts';

describe.each(Object.entries(machines))('%s', (_name, machine) => {
  it('has a failure and a timeout wherever it waits for a response', () => {
    expect(unfinishedWaits(machine)).toEqual([]);
  });

  it('describes every state', () => {
    expect(everyState(machine).flatMap(({ id, description }) => (description ? [] : [id]))).toEqual([]);
  });
});
