import { expect, it } from 'vitest';
import { placeLink } from './place-link.ts';

const here = { protocol: 'http:', host: 'scenarios.localhost:4412' };
const session = {
  id: 'k3f9',
  brand: 'canada',
  step: 0,
  place: '/vehicles?tab=active',
  link: { scenario: 'base/signed-in', role: 'Owner', clock: '2026-04-01T08:30:00.000Z' },
} as const;

it('[STU-07] the same place is opened as another role in the same session', () => {
  expect(placeLink(session, { brand: 'canada', role: 'Driver' }, here)).toBe(
    'http://canada.localhost:4412/vehicles?tab=active&session=k3f9&role=Driver&step=0',
  );
});

it('[STU-07] and under another brand in a session of its own, with the same settings', () => {
  const link = new URL(placeLink(session, { brand: 'shell', role: 'Driver' }, here));
  expect([link.host, link.pathname]).toEqual(['shell.localhost:4412', '/vehicles']);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    tab: 'active',
    scenario: 'base/signed-in',
    role: 'Driver',
    clock: '2026-04-01T08:30:00.000Z',
    anyway: '1',
  });
});
