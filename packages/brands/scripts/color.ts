import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** A colour of the OKLCH space: lightness 0..1, chroma 0..0.4, hue in degrees. */
export type Tone = { readonly l: number; readonly c: number; readonly h: number };

const toOklch = converter('oklch');

export const toneOf = (hex: string): Tone => {
  const color = toOklch(hex);
  if (!color) throw new Error(`'${hex}' is not a colour`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
};

/** Hex of a tone; chroma gives way where the screen cannot show it, lightness and hue stay. */
export const hexOf = ({ l, c, h }: Tone): string => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** WCAG 2 contrast ratio, 1..21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);
