import { describe, expect, it } from 'vitest';
import { isFromElsewhere, placeOf } from './hosts.ts';

function request(host: string, url = '/', headers: Record<string, string> = {}) {
  return { url, headers: { host, ...headers } };
}

describe('which part of the server answers a host', () => {
  it.each([
    ['localhost:4000', '/', 'app'],
    ['canada.localhost:4000', '/dashboard', 'app'],
    ['CANADA.localhost', '/', 'app'],
    ['api.localhost:4000', '/api/v4/fleets', 'api'],
    ['127.0.0.1:4000', '/api/v4/fleets', 'api'],
    ['[::1]:4000', '/api/v4/fleets', 'api'],
    ['127.0.0.1:4000', '/control/sessions', 'control'],
    ['scenarios.localhost:4000', '/', 'studio'],
    ['scenarios.localhost:4000', '/control/sessions', 'control'],
    ['canada.localhost:4000', '/control/sessions', 'app'],
    ['api.localhost:4000', '/control/sessions', 'api'],
  ])('%s%s: %s', (host, url, room) => {
    expect(placeOf(request(host, url), { controlPath: '/control', apiOnly: false })).toEqual({ room });
  });

  it.each([
    ['canada.k3f9.localhost:4000', '/', { room: 'app', session: 'k3f9' }],
    ['api.k3f9.localhost:4000', '/api/v4/fleets', { room: 'api', session: 'k3f9' }],
    ['canada.driver.k3f9.localhost', '/', { room: 'app', session: 'k3f9', person: 'driver' }],
    ['api.driver.k3f9.localhost', '/cable', { room: 'api', session: 'k3f9', person: 'driver' }],
    ['canada.k3f9.localhost', '/control/sessions', { room: 'app', session: 'k3f9' }],
    ['api.k3f9.localhost', '/control/sessions', { room: 'api', session: 'k3f9' }],
    ['scenarios.k3f9.localhost', '/control/sessions', { room: 'app', session: 'k3f9' }],
  ])('a session’s own host: %s%s', (host, url, place) => {
    expect(placeOf(request(host, url), { controlPath: '/control', apiOnly: false })).toEqual(place);
  });

  it.each([
    'a.canada.driver.k3f9.localhost',
    'canada..localhost',
    'canada.k3f9.localhost.evil.example',
    'scenarios.evil.example',
    'api.evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'evil-localhost',
    '10.0.0.7',
    '',
  ])('a name that is not of this machine has no part: %s', (host) =>
    expect(placeOf(request(host, '/control/sessions'), { controlPath: '/control', apiOnly: false })).toBeUndefined(),
  );

  it('an API on its own answers on every local name, and on those it is given', () => {
    const options = { controlPath: '/control', apiOnly: true, more: ['mock.example'] };
    expect(placeOf(request('localhost:4010', '/api/v4/fleets'), options)?.room).toBe('api');
    expect(placeOf(request('mock.example:4010', '/api/v4/fleets'), options)?.room).toBe('api');
    expect(placeOf(request('mock.example:4010', '/control/sessions'), options)?.room).toBe('control');
    expect(placeOf(request('other.example', '/api/v4/fleets'), options)).toBeUndefined();
  });
});

it.each([
  ['a command', {}, false],
  ['our own page', { origin: 'http://scenarios.localhost:4000' }, false],
  ['our own page, reading', { 'sec-fetch-site': 'same-origin' }, false],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['another site', { origin: 'https://evil.example' }, true],
  ['the same name on another port', { origin: 'http://scenarios.localhost:4001' }, true],
  ['the same name by another scheme', { origin: 'https://scenarios.localhost:4000' }, true],
  ['a page without an origin', { origin: 'null' }, true],
  ['an image or a link on another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['the app', { 'sec-fetch-site': 'same-site' }, true],
])('%s counts as elsewhere: %o → %s', (_who, headers, elsewhere) => {
  expect(isFromElsewhere(request('scenarios.localhost:4000', '/control/sessions', headers))).toBe(elsewhere);
});
