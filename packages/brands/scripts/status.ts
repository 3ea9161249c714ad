import { hexOf } from './color.ts';
import type { Mode } from './palette.ts';

/** Colors with a meaning, the same for every brand: six status tones, danger, the focus ring. */

interface Hue {
  readonly h: number;
  readonly c: number;
}

const HUES: Readonly<Record<string, Hue>> = {
  neutral: { h: 265, c: 0.018 },
  info: { h: 250, c: 0.13 },
  attention: { h: 68, c: 0.14 },
  success: { h: 152, c: 0.11 },
  critical: { h: 26, c: 0.17 },
  muted: { h: 265, c: 0.006 },
};

export const statusTones = Object.keys(HUES);

/** Lightness and share of the hue's chroma. `strip` is the background of a whole box. `attention` is the most prominent tone in a list, `muted` the least. */
const PARTS: Readonly<Record<Mode, Readonly<Record<string, readonly [lightness: number, chroma: number]>>>> = {
  light: { bg: [0.957, 0.22], strip: [0.978, 0.11], text: [0.42, 0.8], border: [0.875, 0.45], dot: [0.585, 1] },
  dark: { bg: [0.275, 0.32], strip: [0.236, 0.15], text: [0.85, 0.6], border: [0.39, 0.5], dot: [0.72, 0.95] },
};

const LOUD: Readonly<Record<Mode, readonly [lightness: number, chroma: number]>> = {
  light: [0.96, 0.25],
  dark: [0.285, 0.35],
};

function toneTokens(mode: Mode): [string, string][] {
  return Object.entries(HUES).flatMap(([tone, { h, c }]) =>
    Object.entries(PARTS[mode]).map(([part, own]): [string, string] => {
      const [l, share] = tone === 'attention' && part === 'bg' ? LOUD[mode] : own;
      return [`status-${tone}-${part}`, hexOf({ l, c: c * share, h })];
    }),
  );
}

const DANGER: Readonly<Record<Mode, readonly (readonly [token: string, lightness: number, chroma: number])[]>> = {
  light: [
    ['danger-fill', 0.535, 0.19],
    ['danger-fill-hover', 0.49, 0.18],
    ['danger-fill-pressed', 0.445, 0.165],
    ['on-danger', 0.985, 0.003],
    ['text-critical', 0.48, 0.17],
    ['border-critical', 0.57, 0.19],
  ],
  dark: [
    ['danger-fill', 0.556, 0.175],
    ['danger-fill-hover', 0.505, 0.17],
    ['danger-fill-pressed', 0.465, 0.16],
    ['on-danger', 0.985, 0.003],
    ['text-critical', 0.78, 0.12],
    ['border-critical', 0.66, 0.17],
  ],
};

const FOCUS: Readonly<Record<Mode, string>> = {
  light: hexOf({ l: 0.53, c: 0.19, h: 256 }),
  dark: hexOf({ l: 0.76, c: 0.12, h: 250 }),
};

/** Token (without the dashes) to hex. */
export function sharedTokens(mode: Mode): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...toneTokens(mode),
    ...DANGER[mode].map(([token, l, c]): [string, string] => [token, hexOf({ l, c, h: 26 })]),
    ['focus-ring', FOCUS[mode]],
  ]);
}

/** Tokens that need no contrast: shadows of floating layers, the scrim behind a dialog, the shimmer of a skeleton. */
export const effectTokens: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  light: {
    'shadow-floating':
      '0 0 0 1px rgb(15 23 30 / 6%), 0 4px 12px -2px rgb(15 23 30 / 10%), 0 12px 28px -6px rgb(15 23 30 / 12%)',
    'shadow-modal': '0 0 0 1px rgb(15 23 30 / 6%), 0 16px 48px -8px rgb(15 23 30 / 24%)',
    'shadow-bar': '0 -6px 16px -10px rgb(15 23 30 / 14%)',
    scrim: 'rgb(15 23 30 / 40%)',
  },
  dark: {
    'shadow-floating': '0 0 0 1px rgb(255 255 255 / 9%), 0 8px 24px rgb(0 0 0 / 45%)',
    'shadow-modal': '0 0 0 1px rgb(255 255 255 / 9%), 0 20px 56px rgb(0 0 0 / 60%)',
    'shadow-bar': '0 -8px 20px -10px rgb(0 0 0 / 60%)',
    scrim: 'rgb(3 6 9 / 62%)',
  },
};
