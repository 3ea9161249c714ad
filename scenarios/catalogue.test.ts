import { readFileSync } from 'node:fs';
import { brandOfId } from '@wayside/brands';
import { expectNone } from '@wayside/tooling/expect-none';
import { describe, expect, it } from 'vitest';
import { BRANDS, ROLE_NAMES, roleSlug } from './axes.ts';
import { scenarios } from './catalogue.ts';
import { FLAGS, PROFILES } from './define.ts';

const all = [...scenarios.values()];

describe('the catalog', () => {
  it('has unique ids', async () => {
    const source = readFileSync(new URL('catalogue.ts', import.meta.url), 'utf8');
    const files = [...source.matchAll(/from '(\.\/[^']+\.scenario\.ts)'/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(10);
    const ids: string[] = [];
    for (const file of new Set(files)) {
      const exported = Object.values((await import(/* @vite-ignore */ file)) as Record<string, unknown>);
      for (const { id } of exported.flat() as { id?: string }[]) if (id !== undefined) ids.push(id);
    }
    expectNone(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      'Two scenarios have this id: give one of them another in its file, scenarios/<area>/<topic>.scenario.ts.',
    );
    expectNone(
      ids.filter((id) => !all.some((one) => one.id === id)),
      'List this scenario in scenarios/catalogue.ts, which imports its file.',
    );
    expectNone(
      all.map(({ id }) => id).filter((id) => !ids.includes(id)),
      'Define this scenario in a file scenarios/<area>/<topic>.scenario.ts that scenarios/catalogue.ts imports.',
    );
  });

  it('has ids of the form area/case', () => {
    expectNone(
      all.map(({ id }) => id).filter((id) => !/^[a-z][a-z-]*(\/[\w-]+){1,2}$/.test(id)),
      'Correct `id` in the file of this scenario: area/case, like vehicles/bulk-upload, the area in lower case.',
    );
  });

  it('has each brand, each role, each flag on and off, and each profile', () => {
    for (const brand of BRANDS) expect(scenarios.get(`brands/${brand}`)?.brands).toEqual([brand]);
    for (const role of ROLE_NAMES) expect(scenarios.get(`roles/${roleSlug(role)}`)?.roles).toEqual([role]);
    for (const flag of FLAGS) {
      expect(scenarios.get(`flags/${flag}-on`)?.flags).toEqual({ [flag]: 'on' });
      expect(scenarios.get(`flags/${flag}-off`)?.flags).toEqual({ [flag]: 'off' });
    }
    for (const profile of PROFILES) expect(scenarios.get(`profiles/${profile}`)?.profile).toBe(profile);
  });
});

describe('walk-throughs', () => {
  const stories = all.filter(({ steps }) => steps);

  it('cover every brand', () => {
    const inStories = new Set(stories.flatMap(({ brands = [] }) => brands));
    expectNone(
      BRANDS.filter((brand) => !inStories.has(brand)),
      'Add this brand to `brands` of a scenario with `steps` in scenarios/stories, in the language of its texts.',
    );
  });

  it('list their brands and roles, since they quote texts in one language', () => {
    for (const { id, brands, roles, steps } of stories) {
      expect(steps!.length, id).toBeGreaterThan(0);
      expect(roles, id).toBeDefined();
      expect(new Set(brands?.map((brand) => brandOfId(brand).defaultLanguage)).size, id).toBe(1);
    }
  });

  it('end each step with something to see, or press something along the way', () => {
    for (const { id, steps } of stories)
      for (const step of steps!) expect(step.see ?? step.press, `${id}: ${step.say}`).toBeDefined();
  });
});
