import { fileURLToPath } from 'node:url';
import { fromFile } from '@capsizecss/unpack/fs';
import type { BrandFont } from '../src/brand.ts';
import { fontFile } from '../src/fonts.ts';

/** Average width of Arial's letters in running text, in parts of its size, as `@capsizecss/metrics` has it. */
const ARIAL_WIDTH = 904 / 2048;

const percent = (ratio: number): number => Math.round(ratio * 1000) / 10;

/** The adjustments of Arial that make it as wide as a font in running text, and as high. */
export async function fallbackOf({ source }: Pick<BrandFont, 'source'>): Promise<BrandFont['fallback']> {
  const file = fileURLToPath(import.meta.resolve(fontFile(source, 'latin')));
  const { unitsPerEm, xWidthAvg, ascent, descent } = await fromFile(file);
  const size = xWidthAvg / unitsPerEm / ARIAL_WIDTH;
  return {
    sizeAdjust: percent(size),
    ascent: percent(ascent / unitsPerEm / size),
    descent: percent(-descent / unitsPerEm / size),
  };
}
