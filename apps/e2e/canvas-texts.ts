import type { Page } from '@playwright/test';

/** Records all text drawn on canvases from the next page load on, because a chart's text is in no element. */
export async function noteDrawnTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(globalThis, { drawn });
    for (const kind of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const draw = kind.prototype.fillText;
      kind.prototype.fillText = function fillText(this: CanvasRenderingContext2D, ...given: Parameters<typeof draw>) {
        drawn.push(given[0]);
        draw.apply(this, given);
      } as typeof draw;
    }
  });
}

/** The unique texts drawn so far, without direction marks. */
export async function drawnTexts(page: Page): Promise<string[]> {
  const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn);
  return [...new Set(drawn.map((text) => text.replaceAll(/[\u200B\u202A-\u202E\u2066-\u2069]/g, '')))];
}
