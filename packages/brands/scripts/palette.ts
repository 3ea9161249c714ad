import { hexOf, toneOf } from './color.ts';

/**
 * Names of palette entries (`accent-600`) with their hex. First of the three token layers; only the semantic layer uses
 * it.
 */
export type Palette = Readonly<Record<string, string>>;

export type Mode = 'light' | 'dark';

/**
 * Lightness, and the share of the seed's chroma, at each step. Steps 450, 550 and 650 exist because contrast is decided
 * there.
 */
const ACCENT: readonly (readonly [step: number, lightness: number, chroma: number])[] = [
  [50, 0.972, 0.12],
  [100, 0.948, 0.22],
  [200, 0.9, 0.4],
  [300, 0.84, 0.62],
  [400, 0.76, 0.85],
  [450, 0.7, 0.95],
  [500, 0.64, 1],
  [550, 0.575, 1],
  [600, 0.525, 1],
  [650, 0.475, 1],
  [700, 0.43, 0.95],
  [800, 0.36, 0.8],
  [900, 0.31, 0.5],
  [950, 0.27, 0.3],
];

const NEUTRAL: readonly (readonly [step: number, lightness: number, chroma: number])[] = [
  [0, 1, 0],
  [25, 0.985, 0.002],
  [50, 0.972, 0.003],
  [100, 0.955, 0.004],
  [150, 0.922, 0.005],
  [200, 0.895, 0.006],
  [300, 0.82, 0.007],
  [400, 0.715, 0.008],
  [450, 0.62, 0.009],
  [500, 0.555, 0.01],
  [600, 0.495, 0.01],
  [700, 0.415, 0.01],
  [800, 0.34, 0.01],
  [850, 0.3, 0.01],
  [875, 0.282, 0.01],
  [900, 0.255, 0.009],
  [925, 0.24, 0.009],
  [950, 0.214, 0.008],
  [975, 0.186, 0.007],
  [990, 0.168, 0.006],
];

/** Dark surfaces make color look stronger: a tenth less chroma keeps the brand's strength. */
const DARK_CHROMA = 0.9;

export const accentSteps = ACCENT.map(([step]) => step);

export function accentPalette(seed: string, mode: Mode, name = 'accent'): Palette {
  const { c, h } = toneOf(seed);
  const strength = mode === 'dark' ? DARK_CHROMA : 1;
  return Object.fromEntries(
    ACCENT.map(([step, l, share]) => [`${name}-${step}`, hexOf({ l, c: c * share * strength, h })]),
  );
}

/** Grays with a trace (chroma 0.01 at most) of the brand's hue. */
export function neutralPalette(seed: string): Palette {
  const { h } = toneOf(seed);
  return Object.fromEntries(NEUTRAL.map(([step, l, c]) => [`neutral-${step}`, hexOf({ l, c, h })]));
}
