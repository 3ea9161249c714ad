import { scenarios } from '@wayside/scenarios';
import { takeStep } from '../matrix/replay.ts';
import { expect, test } from '../fixtures.ts';

/** Plays every walk-through at each of its brands, as the first of its roles: everything it says, does and shows must be true. */
for (const { id, title, brands = ['default'] as const, roles = ['Owner'] as const, start = '/', steps = [] } of scenarios.values()) {
  for (const brand of steps.length > 0 ? brands : []) {
    test.describe(`${id} at ${brand}`, () => {
      test.use({ scenario: id, brand, role: roles[0] });

      test(`${title}: ${steps.length} steps`, async ({ page }) => {
        const troubles: string[] = [];
        page.on('pageerror', (problem) => troubles.push(String(problem)));
        await page.goto(start);
        for (const [index, step] of steps.entries()) {
          await test.step(`${index + 1}. ${step.say}`, () => takeStep(page, step));
        }
        expect(troubles).toEqual([]);
      });
    });
  }
}
