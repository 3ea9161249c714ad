import { describe, expect, it } from 'vitest';
import { brandOrigin, recipeLink, scenarioLink, sessionLink } from './links.ts';

const here = { protocol: 'http:', host: 'scenarios.localhost:4412' };

describe('links from the studio', () => {
  it('open the brand’s host on the same port', () => {
    expect(brandOrigin('canada', here)).toBe('http://canada.localhost:4412');
    expect(brandOrigin('default', here)).toBe('http://localhost:4412');
    expect(brandOrigin('default', { protocol: 'https:', host: 'scenarios.demo.example' })).toBe(
      'https://app.demo.example',
    );
  });

  it('contain scenario and role, or session and role', () => {
    const link = scenarioLink({ scenario: 'base/signed-in', brand: 'shell', role: 'FMC Fleet Admin', step: 0 }, here);
    expect(link).toBe('http://shell.localhost:4412/?scenario=base/signed-in&role=FMC+Fleet+Admin&step=0');
    expect(new URL(link).searchParams.get('role')).toBe('FMC Fleet Admin');
    expect(sessionLink({ id: 'a_b-1', brand: 'shell', role: 'Driver', step: 2 }, here)).toBe(
      'http://shell.localhost:4412/?session=a_b-1&role=Driver&step=2',
    );
    expect(sessionLink({ id: 'a_b-1', brand: 'shell', step: 0 }, here)).toBe(
      'http://shell.localhost:4412/?session=a_b-1&step=0',
    );
  });

  it('contain everything that determines a session', () => {
    const recipe = {
      scenario: 'stories/sign-up',
      role: 'Owner',
      seed: 's-1',
      profile: 'hostile',
      step: '3',
      clock: '2026-04-01T08:30:00.000Z',
    };
    const faults = JSON.stringify([{ kind: 'hold', operation: '*' }]);
    const link = new URL(recipeLink({ brand: 'default', link: { ...recipe, faults } }, here));
    expect(Object.fromEntries(link.searchParams)).toEqual({ ...recipe, faults });
    expect(recipeLink({ brand: 'default', link: recipe, place: '/vehicles?tab=active' }, here)).toMatch(
      /^http:\/\/localhost:4412\/vehicles\?tab=active&scenario=stories\/sign-up&role=Owner/,
    );
  });
});
