import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { BrandFont } from '../src/brand.ts';
import { fontFile, fontWeights } from '../src/fonts.ts';

/** How often letters occur in a thousand of English text, and how wide Arial draws them, in thousandths of its size. */
const LETTERS: Readonly<Record<string, readonly [often: number, arial: number]>> = {
  ' ': [182, 278],
  a: [67, 556],
  b: [12, 556],
  c: [23, 500],
  d: [35, 556],
  e: [104, 556],
  f: [18, 278],
  g: [17, 556],
  h: [50, 556],
  i: [57, 222],
  k: [6, 500],
  l: [33, 222],
  m: [20, 833],
  n: [55, 556],
  o: [62, 556],
  p: [16, 556],
  r: [49, 333],
  s: [52, 500],
  t: [74, 278],
  u: [23, 556],
  v: [8, 500],
  w: [19, 722],
  y: [16, 500],
};

const widthOf = (letters: readonly (readonly [often: number, width: number])[]): number =>
  letters.reduce((sum, [often, width]) => sum + often * width, 0);

/** The glyph of a character, as a `cmap` table of format 4 at `start` has it. */
function glyphOf(font: Buffer, start: number, code: number): number {
  const twice = font.readUInt16BE(start + 6);
  const at = (part: number, segment: number): number => start + 14 + part * twice + (part > 0 ? 2 : 0) + segment * 2;
  let segment = 0;
  while (font.readUInt16BE(at(0, segment)) < code) segment++;
  const delta = font.readInt16BE(at(2, segment));
  const range = font.readUInt16BE(at(3, segment));
  const first = font.readUInt16BE(at(1, segment));
  const glyph = range === 0 ? code : font.readUInt16BE(at(3, segment) + range + (code - first) * 2);
  return (glyph + delta) & 0xff_ff;
}

/** The adjustments of Arial that make it as wide as a font in running text, and as high. */
export async function fallbackOf({ source }: Pick<BrandFont, 'source'>): Promise<BrandFont['fallback']> {
  const file = readFileSync(fileURLToPath(import.meta.resolve(fontFile(source, 'latin'))));
  const font = await subsetFont(file, Object.keys(LETTERS).join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght: fontWeights.min },
  });
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, table) => 12 + table * 16);
  const startOf = (name: string): number =>
    font.readUInt32BE(tables.find((entry) => font.toString('latin1', entry, entry + 4) === name)! + 8);
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map(startOf) as [number, number, number, number];
  const subtable = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, entry) => cmap + 4 + entry * 8)
    .map((entry) => cmap + font.readUInt32BE(entry + 4))
    .find((start) => font.readUInt16BE(start) === 4)!;
  const last = font.readUInt16BE(hhea + 34) - 1;
  const em = font.readUInt16BE(head + 18);
  const widths = Object.entries(LETTERS).map(([letter, [often]]): [number, number] => {
    const glyph = glyphOf(font, subtable, letter.codePointAt(0)!);
    return [often, font.readUInt16BE(hmtx + Math.min(glyph, last) * 4) / em];
  });
  const size = (widthOf(widths) * 1000) / widthOf(Object.values(LETTERS));
  const percent = (ratio: number): number => Math.round(ratio * 1000) / 10;
  return {
    sizeAdjust: percent(size),
    ascent: percent(font.readInt16BE(hhea + 4) / em / size),
    descent: percent(-font.readInt16BE(hhea + 6) / em / size),
  };
}
