import type { Brand, BrandId } from '../src/brand.ts';
import { letter } from './lettering.ts';
import type { Mode } from './palette.ts';
import { resolve, themeOf } from './semantic.ts';
import { symbols } from './symbols.ts';

/** Height of the box that every logo sits in, CSS pixels. */
const HEIGHT = 40;

type Layout = {
  readonly lines: readonly string[];
  /** Side of the sign, CSS pixels. */
  readonly sign: number;
  readonly gap: number;
  /** Width of the stroke in units of the lettering. */
  readonly weight: number;
  readonly cap?: 'round' | 'butt';
  readonly tracking?: number;
  /** Sign above the name, for narrow slots. */
  readonly stacked?: boolean;
};

const LAYOUTS: Readonly<Record<BrandId, Layout>> = {
  default: { lines: ['Wayside'], sign: 20, gap: 3, weight: 2.3, cap: 'round', tracking: 0.2 },
  'fleet-america': { lines: ['Fleet', 'America'], sign: 26, gap: 7, weight: 2.5 },
  'fleet-maintenance-hub': { lines: ['Depot', 'Hub'], sign: 24, gap: 5, weight: 2.6 },
  canada: { lines: ['Northway'], sign: 19, gap: 5, weight: 2.3, cap: 'round', stacked: true },
  'fuel-card': { lines: ['Fleetfill'], sign: 28, gap: 8, weight: 2.2, cap: 'round', tracking: 0.9 },
  'car-sales': { lines: ['Lotline'], sign: 18, gap: 5, weight: 2.4, tracking: 0.4 },
  telematics: { lines: ['Relay'], sign: 23, gap: 6, weight: 2.2, cap: 'round', tracking: 0.2 },
  shell: { lines: ['Tidemark'], sign: 20, gap: 5, weight: 2.3 },
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

const wordmark = (
  line: string,
  { weight, cap = 'butt', tracking = 0 }: Layout,
  x: number,
  baseline: number,
  scale: number,
  ink: string,
): string => {
  const { paths, dots } = letter(line, tracking);
  const strokes = paths.map(({ d, x: at }) => `<path d="${d}" transform="translate(${at})"/>`).join('');
  const points = dots.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="${round(weight * 0.62)}" fill="${ink}" stroke="none"/>`).join('');
  return (
    `<g transform="translate(${round(x)} ${round(baseline)}) scale(${round(scale)})" fill="none" stroke="${ink}" stroke-width="${weight}" ` +
    `stroke-linecap="${cap}" stroke-linejoin="round">${strokes}${points}</g>`
  );
};

const sign = (brand: Brand, x: number, y: number, size: number, ink: string, cut: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 24)})" color="${ink}">${symbols[brand.id].replaceAll('var(--cut)', cut)}</g>`;

const svg = (brand: Brand, width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${brand.name}"><title>${brand.name}</title>${body}</svg>\n`;

const logo = (brand: Brand, mode: Mode): string => {
  const layout = LAYOUTS[brand.id];
  const theme = themeOf(brand.seedColor, brand.iconColor, mode);
  const ink = resolve(theme, 'text-primary');
  const accent = mode === 'light' ? brand.seedColor : resolve(theme, 'text-accent');
  const cut = resolve(theme, 'surface-raised');
  const widest = Math.max(...layout.lines.map((line) => letter(line, layout.tracking).width)) + layout.weight;
  const start = layout.stacked ? 0 : layout.sign + layout.gap;
  const scale = (brand.logoWidth - start) / widest;
  const edge = (layout.weight / 2) * scale;
  const words = (lineTops: readonly number[]): string =>
    layout.lines.map((line, at) => wordmark(line, layout, start + edge, lineTops[at]!, scale, ink)).join('');
  if (layout.stacked) {
    const capital = 13 * scale;
    const top = (HEIGHT - layout.sign - layout.gap - capital - edge * 2) / 2;
    const picture = sign(brand, (brand.logoWidth - layout.sign) / 2, top, layout.sign, accent, cut);
    return svg(brand, brand.logoWidth, HEIGHT, picture + words([top + layout.sign + layout.gap + capital + edge]));
  }
  const middle = HEIGHT / 2;
  // Lines stand 18.5 units apart; one line or two, the letters between first capital and last baseline are centred on the box.
  const spread = (layout.lines.length - 1) * 18.5;
  const first = middle + ((13 - spread) / 2) * scale;
  const lines = layout.lines.map((_, at) => first + at * 18.5 * scale);
  return svg(brand, brand.logoWidth, HEIGHT, sign(brand, 0, middle - layout.sign / 2, layout.sign, accent, cut) + words(lines));
};

const favicon = (brand: Brand): string => {
  const theme = themeOf(brand.seedColor, brand.iconColor, 'light');
  const tile = resolve(theme, 'accent-fill');
  return svg(
    brand,
    32,
    32,
    `<rect width="32" height="32" rx="8" fill="${tile}"/>${sign(brand, 6.5, 6.5, 19, resolve(theme, 'on-accent'), tile)}`,
  );
};

/** The pictures of a brand: for light surfaces, for dark ones, and for the browser's tab. */
export const drawnFiles = (brand: Brand): readonly { readonly name: string; readonly text: string }[] => [
  { name: 'logo.svg', text: logo(brand, 'light') },
  { name: 'logo-dark.svg', text: logo(brand, 'dark') },
  { name: 'favicon.svg', text: favicon(brand) },
];
