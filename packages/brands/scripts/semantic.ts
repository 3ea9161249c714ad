import { contrast } from './color.ts';
import { accentPalette, accentSteps, neutralPalette } from './palette.ts';
import type { Mode, Palette } from './palette.ts';

/** Semantic token (without the dashes) to the palette entry it uses. */
export type Semantic = Readonly<Record<string, string>>;

export interface Theme {
  readonly palette: Palette;
  readonly semantic: Semantic;
}

/** Surfaces behind text and controls. */
export const surfaces = [
  'surface-page',
  'surface-nav',
  'surface-raised',
  'surface-floating',
  'surface-sunken',
  'surface-hover',
  'surface-selected',
] as const;

const NEUTRALS: Readonly<Record<Mode, Semantic>> = {
  light: {
    'surface-page': 'neutral-0',
    'surface-nav': 'neutral-50',
    'surface-raised': 'neutral-0',
    'surface-floating': 'neutral-0',
    'surface-sunken': 'neutral-50',
    'surface-hover': 'neutral-50',
    'surface-selected': 'accent-100',
    'surface-accent': 'accent-200',
    'surface-inverse': 'neutral-900',
    'surface-skeleton': 'neutral-100',
    'text-primary': 'neutral-900',
    'text-secondary': 'neutral-700',
    'text-muted': 'neutral-600',
    'text-inverse': 'neutral-25',
    'border-subtle': 'neutral-150',
    'border-strong': 'neutral-200',
    'border-control': 'neutral-450',
  },
  dark: {
    'surface-page': 'neutral-950',
    'surface-nav': 'neutral-975',
    'surface-raised': 'neutral-925',
    'surface-floating': 'neutral-900',
    'surface-sunken': 'neutral-975',
    'surface-hover': 'neutral-900',
    'surface-selected': 'accent-950',
    'surface-accent': 'accent-900',
    'surface-inverse': 'neutral-100',
    'surface-skeleton': 'neutral-875',
    'text-primary': 'neutral-100',
    'text-secondary': 'neutral-300',
    'text-muted': 'neutral-400',
    'text-inverse': 'neutral-900',
    'border-subtle': 'neutral-875',
    'border-strong': 'neutral-800',
    'border-control': 'neutral-500',
  },
};

function must(value: string | undefined, name: string): string {
  if (value === undefined) throw new Error(`The palette has no '${name}'`);
  return value;
}

function worst(palette: Palette, entry: string, against: readonly string[]): number {
  return Math.min(...against.map((name) => contrast(must(palette[entry], entry), must(palette[name], name))));
}

/** First accent step, in the given order, that reaches `ratio` against every one of the palette entries. */
function firstStep(
  palette: Palette,
  steps: readonly number[],
  against: readonly string[],
  ratio: number,
  name: string,
): string {
  const match = steps.map((step) => `${name}-${step}`).find((entry) => worst(palette, entry, against) >= ratio);
  if (!match) throw new Error(`No step of '${name}' reaches ${ratio}:1 on ${against.join(', ')}`);
  return match;
}

interface Fill {
  readonly fill: string;
  readonly hover: string;
  readonly pressed: string;
  readonly on: string;
}

/**
 * Steps for filled controls: the one nearest to the seed with 3:1 against its surfaces and 4.5:1 for its label in all
 * states. Hover and pressed move away from the label's color where needed; otherwise they get lighter in dark mode.
 */
function fillSteps(palette: Palette, seed: string, mode: Mode, against: readonly string[]): Fill {
  const nearest = accentSteps.toSorted(
    (a, b) =>
      contrast(must(palette[`accent-${a}`], 'accent'), seed) - contrast(must(palette[`accent-${b}`], 'accent'), seed),
  );
  const towards = mode === 'dark' ? [-1, 1] : [1, -1];
  for (const step of nearest) {
    const at = accentSteps.indexOf(step);
    const fill = `accent-${step}`;
    if (worst(palette, fill, against) < 3) continue;
    const on =
      worst(palette, fill, ['neutral-25']) >= worst(palette, fill, ['neutral-990']) ? 'neutral-25' : 'neutral-990';
    for (const direction of towards) {
      const [hover, pressed] = [1, 2].map((far) => `accent-${accentSteps[at + far * direction]}`);
      if (!hover || !pressed || !palette[hover] || !palette[pressed]) continue;
      if ([fill, hover, pressed].every((entry) => worst(palette, entry, [on]) >= 4.5))
        return { fill, hover, pressed, on };
    }
  }
  throw new Error(`The seed ${seed} gives no usable fill in ${mode} mode`);
}

/** Palette and semantic tokens of one brand in one mode. Throws if the seed cannot give a readable theme. */
export function themeOf(seed: string, iconColor: string, mode: Mode): Theme {
  const neutrals = NEUTRALS[mode];
  const icon = { ...accentPalette(iconColor, mode, 'icon'), ...(mode === 'light' ? { 'icon-seed': iconColor } : {}) };
  const palette: Palette = { ...neutralPalette(seed), ...accentPalette(seed, mode), ...icon, 'accent-seed': seed };
  const entriesOf = (names: readonly string[]): string[] => names.map((name) => must(neutrals[name], name));
  const all = entriesOf(surfaces);
  const towardsText = mode === 'light' ? accentSteps : accentSteps.toReversed();
  const { fill, hover, pressed, on } = fillSteps(
    palette,
    seed,
    mode,
    entriesOf(['surface-page', 'surface-raised', 'surface-floating']),
  );
  const text = firstStep(
    palette,
    towardsText,
    [...all, must(neutrals['surface-accent'], 'surface-accent')],
    4.6,
    'accent',
  );
  const iconStep = mode === 'light' ? 'icon-seed' : firstStep(palette, towardsText, all, 4.6, 'icon');
  if (worst(palette, iconStep, all) < 3)
    throw new Error(`The icon color ${iconColor} has too little contrast for navigation`);
  const used: Semantic = {
    ...neutrals,
    'text-accent': text,
    'accent-decoration': 'accent-seed',
    'accent-fill': fill,
    'accent-fill-hover': hover,
    'accent-fill-pressed': pressed,
    'on-accent': on,
    'border-accent': firstStep(palette, towardsText, all, 3, 'accent'),
    'icon-nav': iconStep,
    'icon-nav-active': text,
  };
  const needed = Object.entries(palette).filter(([name]) => !/^icon-\d/.test(name) || name === iconStep);
  return { palette: Object.fromEntries(needed), semantic: used };
}

/** Hex of a semantic token. */
export function resolve(theme: Theme, token: string): string {
  const entry = must(theme.semantic[token], token);
  return must(theme.palette[entry], entry);
}
