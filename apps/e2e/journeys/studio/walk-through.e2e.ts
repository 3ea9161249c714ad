import { scenarios } from '@wayside/scenarios';
import { expect, test } from '../../fixtures.ts';

/** A step may wait for the card provider's frames. */
const STEP_MS = 15_000;

const WORDS = {
  en: {
    showMe: 'Show me',
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    done: 'End of the walk-through',
  },
  fr: {
    showMe: 'Montrez-moi',
    step: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
    done: 'Fin de la visite guidée',
  },
};

/** `demo-bar.e2e.ts` plays all steps of these by the same button. */
const PLAYED_ELSEWHERE: readonly string[] = ['stories/sign-in-with-code'];

/**
 * Plays every walk-through at the first of its brands, as the first of its roles, by pressing the demo bar's button as
 * a presenter does: everything it says, does and shows must be true, and the bar must be usable above whatever is open.
 */
for (const { id, title, brands = ['default'] as const, roles = ['Owner'] as const, steps = [] } of scenarios.values()) {
  // Other brands have the same steps: the matrix plays them.
  for (const brand of steps.length > 0 && !PLAYED_ELSEWHERE.includes(id) ? brands.slice(0, 1) : []) {
    test.describe(`${id} at ${brand}`, () => {
      test.use({ scenario: id, brand, role: roles[0] });
      test.describe.configure({ timeout: 30_000 + steps.length * STEP_MS });

      test(`${title}: ${steps.length} steps`, async ({ page, mock }) => {
        const troubles: string[] = [];
        page.on('pageerror', (problem) => troubles.push(String(problem)));
        await page.goto(`/?session=${mock.id}&step=1`);
        const bar = page.getByRole('complementary', { name: /^D[eé]mo$/ });
        await expect(bar).toBeVisible();
        for (const [index, step] of steps.entries()) {
          await test.step(`${index + 1}. ${step.say}`, async () => {
            const { showMe, step: stepOf } =
              WORDS[(await page.locator('html').getAttribute('lang')) === 'fr' ? 'fr' : 'en'];
            await expect(bar).toContainText(stepOf(index + 1, steps.length));
            await bar.getByRole('button', { name: showMe }).click();
            // The language may change in a step, so both are looked for. A last step that reloads the page shows its
            // result only.
            const next = [WORDS.en, WORDS.fr].map((words) =>
              index + 1 < steps.length ? words.step(index + 2, steps.length) : words.done,
            );
            const isShown = index + 1 === steps.length && step.see !== undefined;
            await (isShown
              ? expect(page.locator('body')).toContainText(step.see!, {
                  timeout: STEP_MS,
                  useInnerText: true,
                  ignoreCase: true,
                })
              : expect(bar).toContainText(new RegExp(next.join('|')), { timeout: STEP_MS }));
          });
        }
        expect(troubles).toEqual([]);
      });
    });
  }
}
