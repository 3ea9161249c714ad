import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** A color in OKLCH: lightness 0..1, chroma 0..0.4, hue in degrees. */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toOklch = converter('oklch');

export function toneOf(hex: string): Tone {
  const color = toOklch(hex);
  if (!color) throw new Error(`'${hex}' is not a color`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** Hex of a tone. Colors outside sRGB lose chroma and keep lightness and hue. */
export const hexOf = ({ l, c, h }: Tone): string => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** WCAG 2 contrast ratio, 1..21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);
