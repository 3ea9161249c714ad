import { brandOfId, languageStorageKey } from '@wayside/brands';
import { scenarios } from '@wayside/scenarios';
import { expect, test } from '../fixtures.ts';
import { textsOf } from '../texts.ts';
import { expectAccessibleInBothThemes, isStill } from './axe.ts';
import { visits } from './plan.ts';
import { WIDTHS } from './screen.ts';
import type { Only, Stage } from './screen.ts';

const HEIGHT = 844;

for (const { brand: id, language, screen } of visits()) {
  const brand = brandOfId(id);
  const role = screen.role ?? 'Owner';
  test.describe(`${id}, ${language}`, () => {
    test.use({ brand: id, role, scenario: screen.scenario, viewport: { width: WIDTHS[0], height: HEIGHT }, actionTimeout: 10_000 });

    test(screen.title, async ({ page, mock }) => {
      // Axe checks every element against every rule, many times per test.
      test.slow();
      const { start, signedIn } = scenarios.get(screen.scenario)!;
      const { t } = await textsOf(language);
      const stage: Stage = { page, mock, brand, language, t, role, look };
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [languageStorageKey, language] as const);
      if (signedIn && !screen.userIsUnknown && language !== brand.defaultLanguage) await speak(stage);
      await page.goto(screen.path ?? start!);
      await expect(screen.ready(stage).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await (screen.walk ?? (() => look('as it opens')))(stage);

      async function look(what: string, { widths = WIDTHS, within }: Only = {}): Promise<void> {
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          await isStill(page);
          await expectAccessibleInBothThemes(page, `${what}, ${width}`, within);
        }
        await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
        await isStill(page);
      }
    });
  });
}

/** A signed-in user's language overrides the browser's, so the test changes it as a user would. */
async function speak({ page, mock, language, t }: Stage): Promise<void> {
  await page.goto('/account');
  await page.getByRole('radio', { name: t(`common:language.${language}`) }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect.poll(() => mock.calls('updateFleetUser')).toHaveLength(1);
}
