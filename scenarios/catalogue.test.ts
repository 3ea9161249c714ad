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

  it('list brands of one language, since they quote texts', () => {
    for (const { id, brands } of stories)
      expect(new Set(brands?.map((brand) => brandOfId(brand).defaultLanguage)).size, id).toBe(1);
  });

  it('[STU-03] name who plays them', () => {
    expectNone(
      stories.filter(({ roles, outcome }) => roles?.length !== 1 || outcome === undefined).map(({ id }) => id),
      'Write this walk-through with `defineStory`, which asks for its role and its outcome.',
    );
  });

  it('[STU-01] begin with an introduction, and do something in each step', () => {
    const stepless = stories.flatMap(({ id, start, intro, steps = [] }) =>
      steps
        .filter(({ open, file, type, card, press }, at) => {
          const before = at === 0 ? start : undefined;
          return (open === undefined || open === before) && !file && !type && !card && !press;
        })
        .map(({ act }) => `${id}: ${intro ? act : 'no introduction'}`),
    );
    expectNone(stepless, 'What is on the screen before anything is done belongs into `intro`.');
  });

  it('[STU-01] call each action what a button can be called', () => {
    const labels = stories.flatMap(({ id, steps = [] }) => steps.map(({ act }) => ({ id, act })));
    expectNone(
      labels.filter(({ act }) => act.length > 44 || !/^[A-Z].*[^.]$/.test(act)).map(({ id, act }) => `${id}: ${act}`),
      'Say what the step does in at most 44 characters, with a capital letter and without a period.',
    );
    expectNone(
      labels
        .filter(({ id, act }, at) => labels.findIndex((one) => one.id === id && one.act === act) !== at)
        .map(({ id, act }) => `${id}: ${act}`),
      'Two steps of this walk-through have one label: say what is different.',
    );
  });
});
