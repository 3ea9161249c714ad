import type { OperationId } from '@wayside/api-client';
import { describe, expect, it } from 'vitest';
import { capsuleOf, changesOf, headersOf, joiningQuery } from './capsule.ts';
import type { Capsule, CapsuleCall } from './capsule.ts';

function call(operation: OperationId, method: string): CapsuleCall {
  return {
    operation,
    method,
    path: '/api/v4/x',
    query: {},
    requestHeaders: {},
    requestBody: undefined,
    status: 200,
    answer: {},
  };
}
const capsule: Capsule = {
  wayside: 'capsule',
  version: 1,
  title: 'a test',
  session: {
    id: 's1',
    scenario: 'base/working-day',
    brand: 'default',
    role: 'Owner',
    seed: 'wayside',
    clock: '2026-03-16T14:00:00.000Z',
    profile: 'typical',
    faults: [],
  },
  address: '/dashboard',
  signedInAs: 'fmc-fleet-admin@wayside.example',
  journal: [
    call('getDashboard', 'GET'),
    call('updateOrder', 'PUT'),
    call('evaluateFlags', 'POST'),
    call('createSession', 'POST'),
  ],
};

it('replays calls that changed something and nothing else', () => {
  expect(changesOf(capsule.journal).map(({ operation }) => operation)).toEqual(['updateOrder', 'createSession']);
});

it('restores the token and the session of a call', () => {
  const sent = {
    ...call('updateOrder', 'PUT'),
    requestHeaders: { authorization: '(hidden).12.3', cookie: '(hidden)', 'content-type': 'application/json' },
  };
  expect(headersOf(sent, { id: 's1', secret: 'k7' })).toEqual({
    'x-scenario-session': 's1',
    authorization: 's1.12.3.k7',
    'content-type': 'application/json',
  });
});

it('joins as the user who was signed in at the end', () => {
  expect(joiningQuery(capsule)).toEqual({ session: 's1', role: 'fmc-fleet-admin' });
  expect(joiningQuery({ ...capsule, signedInAs: null })).toEqual({ session: 's1' });
});

describe('a file', () => {
  it('round-trips', () => expect(capsuleOf(JSON.stringify(capsule))).toEqual(capsule));
  it.each([
    ['not JSON', '{', 'not JSON'],
    ['something else', '{"a": 1}', 'not a capsule'],
    ['null', 'null', 'not a capsule'],
    ['another version', '{"wayside": "capsule", "version": 2}', 'version 2'],
  ])('that is %s is refused with a message', (_, text, words) => expect(() => capsuleOf(text)).toThrow(words));
});
