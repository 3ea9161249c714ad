import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { OperationId } from '@wayside/api-client';
import { isChoice } from '../define.ts';
import type { Reach } from '../define.ts';
import type { SessionRecipe } from './control.ts';
import { quoted, source } from './source.ts';

/** What a test needs to get to where a session is. */
export interface Lived {
  title: string;
  scenario: string;
  brand: BrandId;
  role: Role;
  /** What differs from the scenario. */
  recipe: SessionRecipe<string>;
  /** Path and query of the page that one is on. */
  place: string;
  /** Where it is done by the steps: what changed cannot be had otherwise. */
  taken?: { start: string; steps: readonly Reach[] };
  /** Signed in by the form. */
  signsIn: boolean;
  /** Operations with faults: the page may call them late, or not at all. */
  missesFaults: readonly OperationId[];
}

/** An e2e test in a session's situation, on the page that one is on: `apps/e2e/journeys/<subject>/<name>.e2e.ts`. */
export function testOf({ title, scenario, brand, role, recipe, place, taken, signsIn, missesFaults }: Lived): string {
  const path = place.replace(/[?#].*/, '');
  const options = {
    scenario,
    brand,
    role,
    recipe: Object.keys(recipe).length > 0 ? recipe : undefined,
    missesFaults: missesFaults.length > 0 ? missesFaults : undefined,
  };
  const lines = [
    ...(taken ? [`await page.goto(${quoted(taken.start)});`, ...taken.steps.flatMap(linesOf)] : []),
    ...(signsIn && !taken ? ["await page.goto('/sign_in');", `await signIn(page, ${quoted(role)});`, AWAY] : []),
    ...(taken ? [] : [`await page.goto(${quoted(place)});`]),
    `await expect(page).toHaveURL(at(${quoted(place)}));`,
    `await expect(page.getByRole('heading', { level: 1 })).toBeVisible();`,
  ];
  const fixtures = signsIn && !taken ? 'expect, signIn, test' : 'expect, test';
  return `import { ${fixtures} } from '../../fixtures.ts';
import { at } from ${quoted(PLACES)};

test.describe(${quoted(title)}, () => {
  test.use(${source(options, '  ')});

  test(${quoted(`${path} as ${role}`)}, async ({ page }) => {
${lines.map((line) => `    ${line}\n`).join('')}  });
});
`;
}

/** From a journey's folder. */
const PLACES = '../../places.ts';
/** The form is done when it is gone. */
const AWAY = "await expect(page).not.toHaveURL(at('/sign_in'));";

function linesOf({ type = {}, press }: Reach): string[] {
  return [
    ...Object.entries(type).map(
      ([label, text]) => `await page.getByLabel(${quoted(label)}, { exact: true }).first().fill(${quoted(text)});`,
    ),
    ...(press ? [lineOf(press)] : []),
  ];
}

function lineOf(press: NonNullable<Reach['press']>): string {
  const { role, name } = press;
  const act = isChoice(press) ? "press('Space')" : 'click()';
  return `await page.getByRole(${quoted(role)}, { name: ${quoted(name)}, exact: true }).first().${act};`;
}
