import type { Page } from '@playwright/test';
import type { BrandId } from '@wayside/brands';
import { expect, test } from '../../fixtures.ts';
import { originOf } from '../../server.ts';

// A first paint has nothing in the cache.
test.use({ reuseContext: false });

interface Shift {
  value: number;
  moved: string[];
}

/** Simulates a network where each file takes some time, or some never arrive. */
async function line(
  page: Page,
  { latency = 0, blocked = [] }: { latency?: number; blocked?: string[] },
): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // Each brand is a first visit.
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await network.send('Network.setBlockedURLs', { urls: blocked });
}

/** Brightness of the page's background, 0 to 255, after the first paint. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
}

function noteShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      shifts.push({
        value: entry.value,
        moved: entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? 'gone'),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

test('[BRD-05] a brand has its theme before any of the app’s code has run', async ({ page }) => {
  await line(page, { blocked: ['*/assets/*.js'] });
  // The script before the code is the same for all; which brand it finds, and each theme, are cases of unit tests.
  for (const brand of ['default', 'canada'] as const) {
    for (const colorScheme of ['dark', 'light'] as const) {
      await test.step(`${brand}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${originOf(brand)}/sign_in`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const bright = await brightness(page);
        expect(bright > 128, `brightness ${bright}`).toBe(colorScheme === 'light');
      });
    }
  }
});

/** One of each layout of the page: as it is, with a toggle, with tabs, and with the widest logo. */
const LAYOUTS: readonly BrandId[] = ['default', 'canada', 'telematics', 'fuel-card'];

for (const width of [1280, 390]) {
  test(`nothing on the sign-in page moves once it is drawn, ${width} pixels wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await line(page, { latency: 60 });
    await page.addInitScript(noteShifts);
    for (const brand of LAYOUTS) {
      await test.step(brand, async () => {
        await page.goto(`${originOf(brand)}/sign_in`, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const shifts = await shiftsOf(page);
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts, undefined, 1),
        ).toBeLessThan(0.001);
      });
    }
  });
}
