import type { ErrorEntry } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { fits, stateOf } from './error-state.ts';

const test = { title: 'says why', file: 'a.e2e.ts' };
const entry: ErrorEntry = {
  id: 'ERR-01',
  text: 'The form says why.',
  screen: 'Sign-in',
  scenarios: [{ id: 'access/wrong-password', title: 'Wrong' }],
  tests: [test],
};

describe('a row of the error catalogues', () => {
  it('is shown, or has no test', () => {
    expect(stateOf(entry)).toBe('shown');
    expect(stateOf({ tests: [] })).toBe('missing');
  });

  it('is found by every word in any column, and by its state', () => {
    for (const text of ['', 'err-01', 'FORM why', 'sign-in', 'wrong-password'])
      expect(fits(entry, text, undefined), text).toBe(true);
    expect(fits(entry, 'form nothing', undefined)).toBe(false);
    expect(fits(entry, 'form', 'shown')).toBe(true);
    expect(fits(entry, 'form', 'missing')).toBe(false);
  });
});
