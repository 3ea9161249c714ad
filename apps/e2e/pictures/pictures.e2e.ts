import type { Browser, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { PORT } from '../server.ts';
import { Camera, launchSteady } from './camera.ts';
import { differenceOf } from './difference.ts';
import { picturesPage } from './pictures-page.ts';
import { shotsOf } from './shots.ts';

const test = base.extend<object, { steady: Browser }>({
  steady: [
    // Playwright wants the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await launchSteady();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
test.use({ trace: 'off' });

const shots = shotsOf({ widths: [1280], themes: ['light'] });
const [due, signIn, notFound] = (
  [
    ['services', 'services/upcoming-intervals'],
    ['sign-in', 'base/working-day'],
    ['not-found', 'base/working-day'],
  ] as const
).map(([screen, scenario]) => shots.find((shot) => shot.screen === screen && shot.scenario === scenario)!);

test('[STU-11] two pictures of a screen differ in nothing; a changed token is in those of the screens that use it', async ({
  steady,
}) => {
  const camera = new Camera(steady, PORT);
  const page = await steady.newPage();
  const repaint = (one: Page): Promise<void> =>
    one.evaluate(() => document.documentElement.style.setProperty('--status-critical-bg', 'rebeccapurple'));
  const found: Record<string, unknown> = {};
  for (const shot of [due!, signIn!, notFound!]) {
    const [before, again, after] = [await camera.take(shot), await camera.take(shot), await camera.take(shot, repaint)];
    for (const { trouble } of [before, again, after]) expect(trouble).toBeUndefined();
    found[shot.screen] = {
      again: await differenceOf(page, before.image!, again.image!),
      isRepainted: (await differenceOf(page, before.image!, after.image!)) !== undefined,
    };
  }
  await camera.close();
  expect(found).toEqual({
    services: { again: undefined, isRepainted: true },
    'sign-in': { again: undefined, isRepainted: false },
    'not-found': { again: undefined, isRepainted: false },
  });
});

test('[STU-11] the report says what changed, and is filtered by screen', async ({ page }) => {
  const difference = { pixels: 9, share: 0.01, box: { x: 1, y: 2, width: 3, height: 4 } };
  const files = { before: 'before/1.png', after: 'after/1.png', difference: 'difference/1.png' };
  await page.setContent(
    picturesPage(
      [
        { ...due!, ...difference, files, outcome: 'changed' },
        { ...signIn!, outcome: 'new', files: { after: 'after/2.png' } },
        { ...notFound!, outcome: 'same', files: { after: 'after/3.png' } },
      ],
      { names: { before: 'main', after: 'these <files>' }, link: 4000, gone: [] },
    ),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('main → these <files>');
  await expect(page.getByText('1 of 3 pictures differ (services), 1 new.')).toBeVisible();
  // What is the same is not in the way.
  await expect(page.getByRole('article')).toHaveCount(2);
  const changed = page.getByRole('article').first();
  await expect(changed).toContainText('9 pixels, 1.00%, within 3 × 4 at 1, 2');
  await expect(changed.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    /^http:\/\/localhost:4000\/services\?.*scenario=services\/upcoming-intervals&role=owner&anyway=1$/,
  );
  await changed.getByRole('button', { name: 'Difference' }).click();
  await expect(changed.getByRole('img')).toHaveAttribute('src', files.difference);
  await page.getByRole('combobox', { name: 'Result' }).selectOption('');
  await page.getByRole('combobox', { name: 'Screen' }).selectOption('not-found');
  await expect(page.getByRole('status')).toHaveText('1 picture');
  await expect(page.getByRole('article')).toHaveAttribute('data-outcome', 'same');
});
