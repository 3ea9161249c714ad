import { describe, expect, it } from 'vitest';
import { brandOrigin, scenarioLink, sessionLink } from './links.ts';

const here = { protocol: 'http:', host: 'scenarios.localhost:4412' };

describe('links from the studio', () => {
  it('lead to the brand’s host on the same port', () => {
    expect(brandOrigin('canada', here)).toBe('http://canada.localhost:4412');
    expect(brandOrigin('default', here)).toBe('http://localhost:4412');
    expect(brandOrigin('default', { protocol: 'https:', host: 'scenarios.demo.example' })).toBe('https://www.demo.example');
  });

  it('name scenario and role, or session and role', () => {
    const link = scenarioLink({ scenario: 'base/signed-in', brand: 'shell', role: 'FMC Fleet Admin' }, here);
    expect(link).toBe('http://shell.localhost:4412/?scenario=base/signed-in&role=FMC+Fleet+Admin');
    expect(new URL(link).searchParams.get('role')).toBe('FMC Fleet Admin');
    expect(sessionLink({ id: 'a_b-1', brand: 'shell', role: 'Driver' }, here)).toBe(
      'http://shell.localhost:4412/?session=a_b-1&role=Driver',
    );
    expect(sessionLink({ id: 'a_b-1', brand: 'shell' }, here)).toBe('http://shell.localhost:4412/?session=a_b-1');
  });
});
