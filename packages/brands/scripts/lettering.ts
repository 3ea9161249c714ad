/**
 * A small stroke alphabet for the wordmarks: letters are drawn as paths, so that a logo looks the same in an `<img>`
 * whatever fonts the device has. Units: baseline at 0, x-height 9 and cap height 13 above it (center of the stroke).
 * Bearings are the space left and right.
 */
interface Glyph {
  readonly path: string;
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly dot?: readonly [number, number];
}

const glyph = (path: string, width: number, left = 1.7, right = 1.7): Glyph => ({ path, width, left, right });
const BOWL = 'M9 -4.5A4.5 4.5 0 1 1 0 -4.5A4.5 4.5 0 1 1 9 -4.5';
const STEM = 'M0 -13.6V0';
const ARCH = 'M0 -5A4 4 0 0 1 8 -5V0';

const GLYPHS: Readonly<Record<string, Glyph>> = {
  a: glyph(`${BOWL}M9 -9V0`, 9, 1.1),
  b: glyph(`${STEM}${BOWL}`, 9, 1.7, 1.1),
  c: glyph('M7.7 -7.7A4.5 4.5 0 1 0 7.7 -1.3', 7.7, 1.1, 0.9),
  d: glyph(`${BOWL}M9 -13.6V0`, 9, 1.1),
  e: glyph('M0 -4.5H9A4.5 4.5 0 1 0 7.9 -1.5', 9, 1.1, 1),
  f: glyph('M5.6 -13.5H5A3 3 0 0 0 2 -10.5V0M-.3 -9H5.2', 5.2, 1.1, 0.7),
  h: glyph(`${STEM}${ARCH}`, 8),
  i: { ...glyph('M0 -9V0', 0), dot: [0, -12.9] },
  k: glyph(`${STEM}M6.9 -9L0 -3M2.7 -5.3L7.3 0`, 7.3, 1.7, 0.6),
  l: glyph(STEM, 0),
  m: glyph('M0 -9V0M0 -5.3A3.7 3.7 0 0 1 7.4 -5.3V0M7.4 -5.3A3.7 3.7 0 0 1 14.8 -5.3V0', 14.8),
  n: glyph(`M0 -9V0${ARCH}`, 8),
  o: glyph(BOWL, 9, 1.1, 1.1),
  p: glyph(`M0 -9V4${BOWL}`, 9, 1.7, 1.1),
  r: glyph('M0 -9V0M0 -5A4 4 0 0 1 4 -9H4.8', 4.8, 1.7, 0.5),
  s: glyph(
    'M7 -7.1C6.5 -8.4 5.3 -9 3.7 -9C1.8 -9 .5 -8.1 .5 -6.7C.5 -5.2 1.9 -4.8 3.7 -4.5C5.6 -4.2 7.2 -3.8 7.2 -2.2C7.2 -.8 5.7 0 3.8 0C1.9 0 .6 -.7 0 -2',
    7.2,
    1.1,
    1.1,
  ),
  t: glyph('M2.3 -12.4V-3A3 3 0 0 0 5.3 0H6M-.2 -9H5.9', 6, 0.9, 0.8),
  u: glyph('M0 -9V-4A4 4 0 0 0 8 -4M8 -9V0', 8),
  w: glyph('M0 -9L3.3 0L6.6 -9L9.9 0L13.2 -9', 13.2, 0.7, 0.7),
  y: glyph('M0 -9L4.4 0M8.8 -9L2.5 4', 8.8, 0.7, 0.5),
  A: glyph('M0 0L5.4 -13L10.8 0M1.7 -4.2H9.1', 10.8, 0.7, 0.7),
  D: glyph('M0 0V-13H4.2A6.5 6.5 0 0 1 4.2 0Z', 10.7, 1.7, 1.1),
  F: glyph('M0 0V-13H7.5M0 -6.8H6.6', 7.2, 1.7, 0.7),
  H: glyph('M0 -13V0M9.6 -13V0M0 -6.6H9.6', 9.6),
  L: glyph('M0 -13V0H7.2', 7.2, 1.7, 0.6),
  N: glyph('M0 0V-13L9.2 0V-13', 9.2),
  R: glyph('M0 0V-13H4.8A3.6 3.6 0 0 1 4.8 -5.8H0M4.6 -5.8L8.7 0', 8.7, 1.7, 0.6),
  T: glyph('M0 -13H10.4M5.2 -13V0', 10.4, 0.6, 0.2),
  W: glyph('M0 -13L4.1 0L8.2 -13L12.3 0L16.4 -13', 16.4, 0.6, 0.4),
};

export interface Lettering {
  readonly paths: readonly { readonly d: string; readonly x: number }[];
  readonly dots: readonly (readonly [number, number])[];
  readonly width: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Lays out one word. `width` is measured from the center of the first stroke to the center of the last. Throws for a
 * letter without a drawing.
 */
export function letter(word: string, tracking = 0): Lettering {
  const missing = [...new Set(word)].filter((sign) => !GLYPHS[sign]);
  if (missing.length > 0)
    throw new Error(
      `Draw ${missing.map((sign) => `'${sign}'`).join(', ')} of '${word}' in GLYPHS of packages/brands/scripts/lettering.ts.${missing.includes(' ') ? ' There is no space: each word is one of `lines` in drawing.ts.' : ''}`,
    );
  let x = 0;
  let end = 0;
  const paths: { d: string; x: number }[] = [];
  const dots: [number, number][] = [];
  for (const [at, sign] of [...word].entries()) {
    const drawn = GLYPHS[sign]!;
    x += at === 0 ? 0 : drawn.left;
    paths.push({ d: drawn.path, x: round(x) });
    if (drawn.dot) dots.push([round(x + drawn.dot[0]), drawn.dot[1]]);
    end = x + drawn.width;
    x = end + drawn.right + tracking;
  }
  return { paths, dots, width: round(end) };
}
