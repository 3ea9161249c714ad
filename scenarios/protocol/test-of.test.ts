import { expect, it } from 'vitest';
import type { Reach } from '../define.ts';
import { testOf } from './test-of.ts';
import type { Lived } from './test-of.ts';

/** Not an import of this file. */
const PLACES = ['import { at }', "from '../../places.ts';"].join(' ');
const lived: Lived = {
  title: 'A fleet’s "first" day',
  scenario: 'vehicles/none',
  brand: 'canada',
  role: 'FMC Admin',
  recipe: {},
  place: '/vehicles?tab=active',
  signsIn: false,
  missesFaults: [],
};

it('[STU-08] has a name, and opens the page that one is on, as its brand and role', () => {
  expect(testOf(lived)).toBe(`import { expect, test } from '../../fixtures.ts';
${PLACES}

test.describe('A fleet’s "first" day', () => {
  test.use({ scenario: 'vehicles/none', brand: 'canada', role: 'FMC Admin' });

  test('/vehicles as FMC Admin', async ({ page }) => {
    await page.goto('/vehicles?tab=active');
    await expect(page).toHaveURL(at('/vehicles?tab=active'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
`);
});

it('[STU-08] says only what differs from the scenario', () => {
  const text = testOf({
    ...lived,
    recipe: {
      faults: [{ kind: 'server-error', operation: 'getDashboard', status: 503 }],
      answers: { listPolicies: { example: 'serverError', calls: [2] } },
    },
    missesFaults: ['getDashboard'],
  });
  expect(text).toContain("faults: [{ kind: 'server-error', operation: 'getDashboard', status: 503 }]");
  expect(text).toContain("answers: { listPolicies: { example: 'serverError', calls: [2] } }");
  expect(text).toContain("missesFaults: ['getDashboard']");
  expect(text).not.toContain('clock');
});

it('[STU-08] what changed is done by the steps taken, and whoever signed in does so by the form', () => {
  const press = { role: 'button', name: 'It’s "done"' } as const;
  const taken = { start: '/vehicles', steps: [{ type: { Name: "Van's" }, press }] };
  const text = testOf({ ...lived, taken });
  expect(text).toContain("await page.getByLabel('Name', { exact: true }).first().fill(\"Van's\");");
  expect(text).toContain("await page.getByRole('button', { name: 'It’s \"done\"', exact: true }).first().click();");
  expect(text).not.toContain("goto('/vehicles?tab=active')");
  expect(testOf({ ...lived, signsIn: true })).toContain("await signIn(page, 'FMC Admin');");
});

it('[STU-08] chooses by the space bar what lies below its drawing, out of reach of a pointer', () => {
  const linesFor = (role: NonNullable<Reach['press']>['role']) =>
    testOf({ ...lived, taken: { start: '/', steps: [{ press: { role, name: 'All vehicles' } }] } });
  for (const role of ['checkbox', 'radio', 'switch'] as const)
    expect(linesFor(role)).toContain(
      `await page.getByRole('${role}', { name: 'All vehicles', exact: true }).first().press('Space');`,
    );
  expect(linesFor('tab')).toContain(
    "await page.getByRole('tab', { name: 'All vehicles', exact: true }).first().click();",
  );
});
