import { describe, expect, it } from 'vitest';
import { scenarios } from './catalogue.ts';
import { closest, didYouMean } from './closest.ts';

const ids = [...scenarios.keys()];

describe('what somebody may have meant', () => {
  it.each([
    ['access/wrong-pasword', 'access/wrong-password'],
    ['wrong-pasword', 'access/wrong-password'],
    ['Access/Wrong_Password', 'access/wrong-password'],
    ['signed-in', 'base/signed-in'],
    ['stories/frist-card', 'stories/first-card'],
  ])('%s: %s comes first', (given, meant) => expect(closest(given, ids)[0]).toBe(meant));

  it('never lists more than it is asked for, and nothing for what is like nothing', () => {
    expect(closest('failures/getDashboard/servererror', ids)).toHaveLength(5);
    expect(closest('zzzzzzzz', ids)).toEqual([]);
    expect(closest('', ids)).toEqual([]);
  });

  it('is asked as a question', () => {
    expect(didYouMean('cannada', ['canada', 'shell'])).toBe(' Did you mean "canada"?');
    expect(didYouMean('role', ['rolf', 'rule', 'shell'])).toBe(' Did you mean "rolf" or "rule"?');
    expect(didYouMean('nokia', ['canada', 'shell'])).toBe('');
  });
});
