import { operationTable } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { brandOfId, languageStorageKey } from '@wayside/brands';
import { scenarios } from '@wayside/scenarios';
import { SESSION_HEADER } from '@wayside/scenarios/control';
import { WIDTHS } from '@wayside/scenarios/stage';
import type { Only, Stage } from '@wayside/scenarios/stage';
import { CardForm } from '../card/card-form.ts';
import { seeChart } from '../charts.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { tableOf } from '../grid.ts';
import type { MockSession } from '../mock-session.ts';
import { goInside } from '../places.ts';
import { apiUrl } from '../server.ts';
import { textsOf } from '../texts.ts';
import { chooseFile, fileOf } from '../vehicle-file.ts';
import { expectAccessibleIn, expectNoOverflow, isStill, turn } from './axe.ts';
import { tours } from './plan.ts';

const HEIGHT = 844;

for (const tour of tours()) {
  const { brand: id, language, look: first, themes } = tour[0]!;
  const brand = brandOfId(id);
  const role = first.role ?? 'Owner';
  test.describe(`${id}, ${language}`, () => {
    test.use({
      brand: id,
      role,
      scenario: first.scenario,
      viewport: { width: WIDTHS[0], height: HEIGHT },
      actionTimeout: 10_000,
    });

    test(tour.map(({ look }) => look.title).join(', '), async ({ page, mock }) => {
      // Axe checks every element against every rule, many times per test.
      test.slow();
      const { start, signedIn } = scenarios.get(first.scenario)!;
      const { t } = await textsOf(language);
      const stage: Stage = {
        page,
        expect,
        mock,
        brand,
        language,
        t,
        role,
        card: new CardForm(page),
        tableOf: (name) => tableOf(page, name),
        signIn: () => signIn(page, role),
        seeChart,
        chooseFile: (content) =>
          chooseFile(page, typeof content === 'string' ? content : fileOf(content.vehicles, content.badEvery)),
        look,
      };
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        languageStorageKey,
        language,
      ] as const);
      if (signedIn && !first.userIsUnknown && language !== brand.defaultLanguage) await speak(mock, stage);
      for (const [index, { look: of }] of tour.entries()) {
        const path = of.path ?? start!;
        if (index === 0) await page.goto(path);
        else await goOn(path);
        await expect(of.ready(stage).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await (of.walk ? of.walk(stage) : pass(`${of.title} as it opens`));
      }

      async function goOn(path: string): Promise<void> {
        const before = await page.title();
        await goInside(page, path);
        await expect(page).not.toHaveTitle(before);
      }

      async function look(what: string, only?: Only): Promise<void> {
        await pass(what, only);
        await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
        await isStill(page);
      }

      /** Leaves the page in the last width. */
      async function pass(what: string, { widths = WIDTHS, within }: Only = {}): Promise<void> {
        for (const [index, width] of widths.entries()) {
          const inTurn = themes[index % themes.length]!;
          // A new width and its theme are drawn together.
          await page.emulateMedia({ colorScheme: inTurn[0] });
          await page.setViewportSize({ width, height: HEIGHT });
          await isStill(page);
          await expectNoOverflow(page, `${what}, ${width}`);
          await expectAccessibleIn(inTurn, page, `${what}, ${width}`, within);
        }
        await turn(page, 'light');
      }
    });
  });
}

/** A signed-in user's language overrides the browser's. */
async function speak(mock: MockSession, { language }: Stage): Promise<void> {
  const { token, id } = await mock.signIn();
  const { method, base, path } = operationTable.updateFleetUser;
  const response = await fetch(apiUrl(base + path.replace('{id}', String(id))), {
    method,
    headers: { authorization: token, [SESSION_HEADER]: mock.id, 'content-type': 'application/json' },
    body: JSON.stringify({ language } satisfies Schemas['UserUpdate']),
  });
  expect(response.status).toBe(200);
}
