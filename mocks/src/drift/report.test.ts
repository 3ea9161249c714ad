import { describe, expect, it } from 'vitest';
import type { Checked } from './drift.ts';
import { hindrance } from './report.ts';

function call(answered: number | undefined, message?: string): Checked {
  return {
    operation: 'listPolicies',
    call: 'GET /policies',
    recorded: 200,
    answered,
    findings: message === undefined ? [] : [{ direction: 'answer', at: '', message }],
  };
}
const at = { url: 'http://api.example', hasToken: false };

describe('why nothing could be checked', () => {
  it('nobody answers', () =>
    expect(hindrance([call(undefined, 'No response: ECONNREFUSED')], at)).toBe(
      'http://api.example cannot be reached. No response: ECONNREFUSED',
    ));

  it('most calls need a token, or another one', () => {
    const refused = [call(401), call(401), call(200)];
    expect(hindrance(refused, at)).toBe(
      'http://api.example needs --token: 2 of 3 calls were refused as not signed in.',
    );
    expect(hindrance(refused, { ...at, hasToken: true })).toBe('http://api.example does not accept the --token.');
  });

  it('single failures are findings like any other', () => {
    expect(hindrance([call(401), call(200)], at)).toBeUndefined();
    expect(hindrance([call(undefined, 'No response'), call(200)], at)).toBeUndefined();
    expect(hindrance([], at)).toBeUndefined();
  });
});
