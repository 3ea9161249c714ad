import type { OperationId } from '@wayside/api-client';
import { describe, expect, it } from 'vitest';
import { capsuleOf, changesOf, joiningQuery } from './capsule.ts';
import { differenceOf, resent, withoutTokens } from './repeated.ts';
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
  expect(resent(sent, { id: 's1', secret: 'k7' }).headers).toEqual({
    cookie: '(hidden)',
    'x-scenario-session': 's1',
    authorization: 's1.12.3.k7',
    'content-type': 'application/json',
  });
});

it('a call is sent again with the tokens of the session that repeats it, wherever they stood', () => {
  const token = `s0.12.3.${'k'.repeat(22)}`;
  const sent = {
    ...call('updateShellCustomer', 'PUT'),
    query: { auth_token: token, q: 'Chrome/156.0.0.0' },
    requestHeaders: { host: 'api.s0.localhost', 'content-length': '9', 'if-match': '"7"' },
    requestBody: { auth_token: token },
  };
  expect(resent(sent, { id: 's1', secret: 'k7' })).toEqual({
    url: '/api/v4/x?auth_token=s1.12.3.k7&q=Chrome%2F156.0.0.0',
    headers: { 'x-scenario-session': 's1', 'if-match': '"7"' },
    body: '{"auth_token":"s1.12.3.k7"}',
  });
  expect(withoutTokens(JSON.stringify(sent))).not.toContain('kkk');
});

it('a response is the same if only its tokens and hosts are of another session', () => {
  const signIn = call('createSession', 'POST');
  const answerOf = (id: string, name: string) => ({
    ...signIn,
    answer: { name, authentication_token: `${id}.12.3.${'k'.repeat(22)}`, logo: `http://api.${id}.localhost/logo` },
  });
  expect(differenceOf(answerOf('s0', 'Ann'), answerOf('s1', 'Ann'))).toBeUndefined();
  expect(differenceOf(answerOf('s0', 'Ann'), answerOf('s1', 'Bea'))).toBe('returned 200 with a different body');
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
