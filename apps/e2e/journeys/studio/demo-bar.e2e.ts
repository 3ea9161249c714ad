import type { Page } from '@playwright/test';
import { place } from '@wayside/domain';
import type { OperationId } from '@wayside/api-client';
import { scenarios } from '@wayside/scenarios';
import { CLOCK_COOKIE, SESSION_COOKIE } from '@wayside/scenarios/control';
import type { SessionSummary } from '@wayside/scenarios/control';
import { WIDTHS } from '@wayside/scenarios/stage';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { PORT, control } from '../../server.ts';
import { expectAccessible, expectNoOverflow, isStill } from '../../a11y/axe.ts';
import { textsOf } from '../../texts.ts';

/** Within which a change in the studio must be on the screen. */
const SOON = { timeout: 2000, intervals: [100] };
const STUDIO = `http://scenarios.localhost:${PORT}`;
const bar = (page: Page) => page.getByRole('complementary', { name: 'Demo', exact: true });

/** The session in the page's cookies. */
async function sessionOf(page: Page): Promise<SessionSummary> {
  const cookies = await page.context().cookies(page.url());
  const id = cookies.find(({ name }) => name === SESSION_COOKIE)!.value;
  return control.session(id);
}

test('a session of a test has no bar, and neither has a link without a step', async ({ page }) => {
  await page.goto('/sign_in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/?scenario=base/signed-in&role=Owner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(bar(page)).toHaveCount(0);
});

test('[STU-01, STU-02, STU-04] a link with a step brings its story: each control is pointed out before it is used, and the bar stays in view over what opens', async ({
  page,
}) => {
  await page.addInitScript(watchMarks);
  await page.goto('/?scenario=stories/approval-policies&role=Owner&step=1');
  await expect(bar(page)).toContainText('Who approves, and above what amount');
  await expect(bar(page)).toContainText('3 steps');
  await expect(bar(page)).toContainText('Ann Lee, Owner');
  await expect(bar(page).getByRole('button', { name: 'Back one step' })).toBeDisabled();
  await expect(bar(page).getByRole('radio', { name: /^Slowly/ })).toBeChecked();
  await bar(page).getByRole('button', { name: 'Add a policy' }).click();
  await expect(bar(page)).toContainText('Step 1 of 3');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });

  await bar(page)
    .getByRole('radio', { name: /^By itself/ })
    .press('Space');
  await bar(page).getByRole('button', { name: 'Approve services up to $80 automatically' }).click();
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(bar(page)).toContainText('End of the walk-through', { timeout: 20_000 });
  await expect(bar(page)).toContainText('The fleet has one more policy: up to $80, no one is asked.');
  expect((await sessionOf(page)).link).toMatchObject({ step: '4' });
  const marks = await page.evaluate(() => window.marks);
  expect(marks.map(({ name }) => name)).toEqual([
    'Add policy',
    'Maximum amount',
    'Auto-Approve Service is approved without asking anyone',
    'Save policy',
  ]);
  // The page keeps still for those who want it so; it must be looked at all the same.
  for (const { name, shown, inView } of marks) {
    expect(shown, name).toBeGreaterThan(300);
    expect(inView, name).toBe(true);
  }
  await bar(page).getByRole('button', { name: 'Start over' }).click();
  await expect(bar(page)).toContainText('Each policy is one sentence');
});

test('a link to a later step alone rebuilds the place: brand, role, seed, clock, values and what was done before', async ({
  page,
}) => {
  await page.goto(
    '/?scenario=stories/sign-in-with-code&role=Owner&step=3&seed=s-1&clock=2026-04-01T08:30:00Z&profile=maximal',
  );
  await expect(page.getByLabel('One-time code', { exact: true })).toBeVisible();
  await expect(bar(page)).toContainText('Step 2 of 3');
  expect(await sessionOf(page)).toMatchObject({
    scenario: 'stories/sign-in-with-code',
    brand: 'default',
    role: 'Owner',
    seed: 's-1',
    clock: '2026-04-01T08:30:00.000Z',
    profile: 'maximal',
    step: 3,
  });
  await bar(page).getByRole('button', { name: 'Enter the right code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('[STU-04] a step is played over an open dialog, by the keyboard too, and a card is typed into the frames of its form', async ({
  page,
}) => {
  await page.goto('/?scenario=stories/first-card&role=Owner&step=3');
  const dialog = page.getByRole('dialog', { name: 'Add payment method' });
  await expect(dialog).toBeVisible();
  await expect(bar(page)).toContainText('Step 2 of 4');
  await page.keyboard.press('F6');
  const next = bar(page).getByRole('button', { name: 'Enter the card, and add it' });
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bar(page).getByRole('button', { name: 'Back one step' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect.poll(() => dialog.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('F6');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Visa ending in 1111 Payment method' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(bar(page)).toContainText('Step 3 of 4');
});

test('a mistyped link opens a page of the studio with what may have been meant, and a search', async ({ page }) => {
  const mistyped = '/vehicles?scenario=stories/sign-in-with-cod&role=Owner&step=2';
  await page.goto(mistyped);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link needs a second look');
    await expect(page.getByRole('list', { name: 'Instead of this scenario' }).getByRole('link').first()).toBeVisible();
    await expectAccessible(page, `a mistyped link at ${width} pixels`);
  }
  await expect(page.getByRole('region', { name: 'There is no scenario “stories/sign-in-with-cod”.' })).toBeVisible();
  await page.getByRole('link', { name: 'Signing in with a one-time code' }).click();
  await expect(bar(page)).toContainText('Step 1 of 3');

  await page.goto('/?scenario=access/wrong-password-french');
  await expect(page.getByRole('list', { name: 'Instead of this brand' }).getByRole('link')).toHaveText('Northway');
  await expect(page.getByRole('link', { name: 'Open anyway' })).toHaveAttribute('href', /scenario=access.*&anyway=1$/);
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('french');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Wrong email or password, refused in French' })).toBeVisible();
});

test('it can be hidden, by the keyboard too, and covers nothing; the studio moves the step of an open page, which plays nothing by itself', async ({
  page,
  context,
}) => {
  await page.goto('/?scenario=stories/preferences&role=Owner&step=1');
  await expect(bar(page)).toContainText('2 steps');
  const { t } = await textsOf('en');
  await fits(page, t('account:preferences.title'));
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Turn on one more text message' })).toBeFocused();
  await bar(page).getByRole('button', { name: 'Hide the demo bar' }).press('Enter');
  await expect(bar(page).getByRole('button')).toHaveText('Show the demo bar');
  await page.reload();
  await bar(page).getByRole('button', { name: 'Show the demo bar' }).click();
  await expect(bar(page)).toContainText('2 steps');

  const studio = await context.newPage();
  await studio.goto(`${STUDIO}/sessions/${(await sessionOf(page)).id}`);
  const steps = studio.getByRole('list', { name: 'Steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  await studio.getByRole('button', { name: 'Next step' }).click();
  await expect(steps.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step');
  await page.bringToFront();
  await expect(bar(page)).toContainText('Step 1 of 2');
  await expect(page.getByLabel('Last name', { exact: true })).toHaveValue('Lee');
});

test('[STU-05] the page follows what the studio does to its session, and its link leads anybody to this place', async ({
  page,
  context,
}) => {
  await page.goto('/vehicles?scenario=base/signed-in&role=Owner&step=0');
  await expect(bar(page)).toContainText('Ann Lee, Owner');
  const { id } = await sessionOf(page);
  const calls = async (operation: OperationId) =>
    (await control.journal(id)).entries.filter((call) => call.operation === operation).length;
  await expect.poll(() => calls('listVehicles')).toBe(1);
  const delay = { kind: 'fixed-delay', operation: '*', delay: 50 } as const;
  await control.setFaults(id, [delay]);
  await expect.poll(() => calls('listVehicles'), SOON).toBeGreaterThan(1);

  // A page without the bar follows, too: a changed response, the time, and with it what the page calls today.
  const plain = await context.newPage();
  await plain.goto('/vehicles?scenario=base/signed-in&role=Owner');
  await expect(plain.getByRole('grid').first()).toBeVisible();
  const other = (await sessionOf(plain)).id;
  await expect.poll(async () => (await control.session(other)).place).toContain('/vehicles');
  await control.setAnswer(other, 'listVehicles', { example: 'serverError' });
  const { t } = await textsOf('en');
  await expect(plain.getByText(t('common:stale.title'))).toBeVisible({ timeout: 2000 });
  await control.setClock(other, '2026-04-01T08:30:00Z');
  await expect
    .poll(() => plain.evaluate(() => new Date().toISOString()).catch(() => ''), SOON)
    .toContain('2026-04-01T08:3');
  await plain.close();
  await page.bringToFront();
  await control.setClock(id, '2026-04-01T08:30:00Z');
  await expect
    .poll(async () => (await context.cookies(page.url())).find(({ name }) => name === CLOCK_COOKIE)?.value, SOON)
    .toContain('2026-04-01');

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(page.url()).origin });
  await bar(page).getByRole('button', { name: 'Copy link to this place' }).click();
  await expect(bar(page)).toContainText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor).toHaveURL(at(place.vehicles));
  const copied = await sessionOf(visitor);
  expect(copied).toMatchObject({
    scenario: 'base/signed-in',
    role: 'Owner',
    clock: '2026-04-01T08:30:00.000Z',
    faults: [delay],
  });
  expect(copied.id).not.toBe(id);

  const [studio] = await Promise.all([
    context.waitForEvent('page'),
    bar(page).getByRole('button', { name: 'This session in the studio' }).click(),
  ]);
  await expect(studio).toHaveURL(`${STUDIO}/sessions/${id}`);
  await control.reset(id);
  await page.bringToFront();
  await expect(page).toHaveURL(at(place.dashboard));
  await expect(bar(page)).toContainText('Ann Lee, Owner');
});

test('what a step names and the page has not is said; a scenario without a walk-through has no steps', async ({
  page,
}) => {
  await page.goto('/?scenario=stories/changed-password&role=Owner&step=2');
  // The step is played, and the bar will not play it again.
  await expect(page.getByText('Current password is incorrect').first()).toBeVisible();
  const next = bar(page).getByRole('button', { name: 'Enter it correctly' });
  await expect(next).toBeEnabled();
  await page.goto(new URL(place.dashboard, page.url()).href);
  await next.click();
  await expect(bar(page).getByRole('status')).toHaveText(
    '“Current password” is not on this page. Do this step by hand, then skip it.',
  );
  await bar(page).getByRole('button', { name: 'Take me there' }).click();
  await expect(page.getByText('Current password is incorrect').first()).toBeVisible();
  await expect(bar(page)).toContainText('Step 1 of 2');
  await bar(page).getByRole('button', { name: 'Back one step' }).click();
  await expect(bar(page)).toContainText('2 steps');
  await expect(page.getByText('Current password is incorrect')).toHaveCount(0);
  for (const left of ['Step 1 of 2', 'End of the walk-through. 2 steps were skipped.']) {
    await bar(page).getByRole('button', { name: 'Skip this step' }).click();
    await expect(bar(page)).toContainText(left);
  }
  await expect(bar(page)).not.toContainText('Ann signs in with her new password');

  // A scenario without a walk-through shows what is played, and no steps.
  await page.goto(new URL('/?scenario=faults/server-error&role=Manager&step=0', `http://localhost:${PORT}`).href);
  await expect(bar(page)).toContainText('The dashboard fails');
  await expect(bar(page)).toContainText(scenarios.get('faults/server-error')!.story);
  await expect(bar(page)).toContainText(', Manager');
  await expect(bar(page).getByRole('radiogroup')).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
});

declare global {
  interface Window {
    marks: { name: string; shown: number; inView: boolean }[];
  }
}

/** Notes each control that the bar points out: its name, how long, and whether it could be seen. */
function watchMarks(): void {
  window.marks = [];
  const since = new Map<Node, number>();
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const mark of addedNodes) if (isMark(mark)) since.set(mark, performance.now());
      for (const mark of removedNodes)
        if (isMark(mark)) {
          const top = Number.parseFloat(mark.style.translate.split(' ')[1] ?? '');
          const inView = top >= document.querySelector('[data-demo]')!.clientHeight - 8 && top < innerHeight;
          window.marks.push({ name: mark.textContent, shown: performance.now() - since.get(mark)!, inView });
        }
    }
  }).observe(document, { childList: true, subtree: true });

  function isMark(node: Node): node is HTMLElement {
    return node instanceof HTMLElement && node.dataset['demoMark'] !== undefined;
  }
}

/** The bar stands above the page and fits, on a desktop and on a phone; axe finds nothing. */
async function fits(page: Page, title: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await isStill(page);
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const edges = await page.evaluate(() => {
      const [demo, app] = [document.querySelector('[data-demo]')!, document.querySelector('#root')!].map((part) =>
        part.getBoundingClientRect(),
      );
      return { end: demo!.bottom, start: app!.top };
    });
    expect(edges.end).toBeLessThanOrEqual(edges.start);
    await expectNoOverflow(page, `${width}`);
    await expectAccessible(page, `with the demo bar, ${width}`);
  }
}
