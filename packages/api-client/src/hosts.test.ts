import { describe, expect, it } from 'vitest';
import { apiOrigin } from './hosts.ts';
import { downloadUrl, liveChannelUrl } from './urls.ts';

describe('hosts', () => {
  it.each([
    ['https:', 'shell.example.test', 'https://api.example.test'],
    ['https:', 'acme.example.test:8443', 'https://api.example.test:8443'],
    ['http:', 'canada.localhost:4000', 'http://api.localhost:4000'],
    ['http:', 'localhost:4000', 'http://api.localhost:4000'],
    ['http:', 'canada.k3f9.localhost:4000', 'http://api.k3f9.localhost:4000'],
    ['http:', 'canada.driver.k3f9.localhost:4000', 'http://api.driver.k3f9.localhost:4000'],
  ])('[API-01, API2-03] %s//%s calls %s', (protocol, host, origin) => {
    expect(apiOrigin({ protocol, host })).toBe(origin);
  });

  it.each([
    'wayside.com',
    'wayside.com:8443',
    'wayside.co.uk',
    'wayside.com.',
    'wayside',
    '203.0.113.7',
    '[2001:db8::7]:8443',
    '',
  ])('[API-01] %s has no first label: nobody is called unless an origin is set', (host) => {
    expect(() => apiOrigin({ protocol: 'https:', host })).toThrow('set its origin');
    expect(apiOrigin({ protocol: 'https:', host }, 'https://api.wayside.com')).toBe('https://api.wayside.com');
  });

  it.each([
    ['app.wayside.co.uk', 'https://api.wayside.co.uk'],
    ['shell.wayside.co', 'https://api.wayside.co'],
  ])('[API-01] %s calls %s', (host, origin) => {
    expect(apiOrigin({ protocol: 'https:', host })).toBe(origin);
  });

  it('[API-01] an origin that is set overrides the rule', () => {
    expect(apiOrigin({ protocol: 'https:', host: 'shell.example.test' }, 'https://staging.example.test/')).toBe(
      'https://staging.example.test',
    );
  });

  it('[API-39, API2-50] a CSV link contains the token and the uppercase language', () => {
    expect(downloadUrl('http://api.localhost:4000', '/fleets.csv', 't/1', 'fr')).toBe(
      'http://api.localhost:4000/api/v4/fleets.csv?auth_token=t%2F1&lancode=FR',
    );
  });

  it('[API-53] the live channel is a WebSocket on the API host with user and token', () => {
    expect(liveChannelUrl('https://api.example.test', 4, 'T')).toBe('wss://api.example.test/cable?user_id=4&token=T');
  });

  it('[STU-09] an API below a path, as a demo in a folder has it, keeps the path', () => {
    const api = 'https://host.test/any/path/api.k3f9';
    expect(downloadUrl(api, '/fleets.csv', 'T', 'en')).toBe(`${api}/api/v4/fleets.csv?auth_token=T&lancode=EN`);
    expect(liveChannelUrl(api, 4, 'T')).toBe('wss://host.test/any/path/api.k3f9/cable?user_id=4&token=T');
  });
});
