import type { Catalogue } from '@wayside/scenarios/control';
import { expect, it } from 'vitest';
import { recentOf } from './recent.ts';

const catalogue = {
  scenarios: [{ id: 'base/day', title: 'A day', story: '' }],
  brands: ['default', 'canada'],
  roles: ['Owner'],
} as unknown as Catalogue;

it('openings that the catalog does not know, and whatever else was stored, are left out', () => {
  const opening = ['base/day', 'canada', 'Owner'];
  const stored = [
    opening,
    ['base/gone', 'canada', 'Owner'],
    ['base/day', 'nobody', 'Owner'],
    ['base/day', 'canada', 'King'],
    7,
    [{}],
  ];
  expect(recentOf(JSON.stringify(stored), catalogue)).toEqual([
    { scenario: catalogue.scenarios[0], brand: 'canada', role: 'Owner' },
  ]);
  expect(recentOf('{', catalogue)).toEqual([]);
});
