import { SCREEN_IDS, scenarios } from '@wayside/scenarios';
import { describe, expect, it } from 'vitest';
import { linkTo, shotsOf } from './shots.ts';
import type { Choice, Shot } from './shots.ts';

const plain: Choice = { widths: [1280], themes: ['light'] };

describe('[STU-11] the pictures of a choice', () => {
  it('are of every screen, each state once, under the same names in every run', () => {
    const shots = shotsOf(plain);
    expect(SCREEN_IDS.filter((id) => !shots.some(({ screen }) => screen === id))).toEqual([]);
    expect(new Set(shots.map(({ id }) => id)).size).toBe(shots.length);
    expect(shotsOf(plain)).toEqual(shots);
  });

  it('are taken in every width and theme', () => {
    const screens = ['shops'] as const;
    const wide = shotsOf({ ...plain, screens });
    const all = shotsOf({ ...plain, screens, widths: [1280, 390], themes: ['light', 'dark'] });
    expect(all).toHaveLength(4 * wide.length);
    expect(all.filter(({ width, theme }) => width === 1280 && theme === 'light')).toEqual(wide);
  });

  it('are only of brands and roles that the situation is for', () => {
    const isFor = ({ scenario, brand, role }: Shot): boolean => {
      const { brands = [brand], roles = [role] } = scenarios.get(scenario)!;
      return brands.includes(brand) && roles.includes(role);
    };
    const shots = shotsOf({ ...plain, brands: ['default', 'shell'], role: 'Driver' });
    expect(shots.filter((shot) => !isFor(shot))).toEqual([]);
    expect(new Set(shots.map(({ role }) => role))).toEqual(new Set(['Driver']));
    expect(shots.some(({ screen, brand }) => screen === 'partner-sign-up' && brand === 'shell')).toBe(true);
  });

  it('lead to their state in a running server', () => {
    const [shot] = shotsOf({ ...plain, brands: ['canada'], screens: ['services'] });
    expect(linkTo(shot!, 4100)).toBe(
      'http://canada.localhost:4100/services?tab=active&scenario=services/active-orders&role=owner&anyway=1',
    );
  });
});
