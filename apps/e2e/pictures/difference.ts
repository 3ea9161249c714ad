import type { Page } from '@playwright/test';

/** How two pictures differ. */
export interface Difference {
  /** Pixels that are not exactly the same; what only one of them has counts, too. */
  pixels: number;
  /** Of all pixels. */
  share: number;
  /** The smallest rectangle with all of them. */
  box: { x: number; y: number; width: number; height: number };
  /** PNG: the later picture, pale, with what differs in red. */
  image: Buffer;
}

/**
 * Compares two pictures in a page that has nothing to do with them: the browser reads its own images. Undefined if no
 * pixel differs.
 */
export async function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const found = await page.evaluate(compare, [before.toString('base64'), after.toString('base64')] as const);
  if (!found) return undefined;
  const { image, ...rest } = found;
  return { ...rest, image: Buffer.from(image.slice(image.indexOf(',') + 1), 'base64') };
}

/** Runs in the page, so it is complete in itself. */
async function compare(pictures: readonly [string, string]) {
  const read = async (picture: string): Promise<ImageBitmap> => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  };
  const images = await Promise.all(pictures.map((picture) => read(picture)));
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const [one, other] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  const [before, after] = [new Uint32Array(one!.data.buffer), new Uint32Array(other!.data.buffer)];
  const shown = other!.data;
  let pixels = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < before.length; at++) {
    const byte = at * 4;
    if (before[at] === after[at]) {
      for (let channel = byte; channel < byte + 3; channel++) shown[channel] = 255 - (255 - shown[channel]!) / 4;
      continue;
    }
    pixels++;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    shown.set([224, 0, 60, 255], byte);
  }
  if (pixels === 0) return undefined;
  context.putImageData(other!, 0, 0);
  return {
    pixels,
    share: pixels / before.length,
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    image: canvas.toDataURL('image/png'),
  };
}
