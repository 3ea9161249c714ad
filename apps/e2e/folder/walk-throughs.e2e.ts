import { playThrough, stories, timeOf } from '../walk-through.ts';
import { test } from './fixtures.ts';

/** Every walk-through, at the first of its brands. */
for (const story of stories) {
  const { id, title, brands = ['default'] as const, roles, steps } = story;
  test.describe(`${id} at ${brands[0]}`, () => {
    test.use({ scenario: id, brand: brands[0], role: roles[0] });
    test.describe.configure({ timeout: timeOf(story) });

    test(`[STU-01, STU-03, STU-09] ${title}: ${steps.length} steps as ${roles[0]}`, async ({ page, mock, edge }) =>
      playThrough(story, { page, mock, edge }));
  });
}
