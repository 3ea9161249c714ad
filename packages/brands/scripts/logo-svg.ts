import type { Brand } from '../src/brand.ts';
import type { Drawing } from '../src/drawing.ts';
import { letter } from './lettering.ts';
import type { Mode } from './palette.ts';
import { resolve, themeOf } from './semantic.ts';

/** Height of the box around every logo, in CSS pixels. */
const HEIGHT = 40;

const round = (value: number): number => Math.round(value * 1000) / 1000;

function wordmark(
  line: string,
  { weight, cap = 'butt', tracking = 0 }: Drawing,
  x: number,
  baseline: number,
  scale: number,
  ink: string,
): string {
  const { paths, dots } = letter(line, tracking);
  const strokes = paths.map(({ d, x: at }) => `<path d="${d}" transform="translate(${at})"/>`).join('');
  const points = dots
    .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="${round(weight * 0.62)}" fill="${ink}" stroke="none"/>`)
    .join('');
  return (
    `<g transform="translate(${round(x)} ${round(baseline)}) scale(${round(scale)})" fill="none" stroke="${ink}" stroke-width="${weight}" ` +
    `stroke-linecap="${cap}" stroke-linejoin="round">${strokes}${points}</g>`
  );
}

function signOf({ sign }: Drawing, x: number, y: number, size: number, ink: string, cut: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 24)})" color="${ink}">${sign.replaceAll('var(--cut)', cut)}</g>`;
}

function svg(brand: Brand, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${brand.name}"><title>${brand.name}</title>${body}</svg>\n`;
}

function logo(brand: Brand, drawing: Drawing, mode: Mode): string {
  const theme = themeOf(brand.seedColor, brand.iconColor, mode);
  const ink = resolve(theme, 'text-primary');
  const accent = mode === 'light' ? brand.seedColor : resolve(theme, 'text-accent');
  const cut = resolve(theme, 'surface-raised');
  const widest = Math.max(...drawing.lines.map((line) => letter(line, drawing.tracking).width)) + drawing.weight;
  const start = drawing.stacked ? 0 : drawing.size + drawing.gap;
  const scale = (brand.logoWidth - start) / widest;
  const edge = (drawing.weight / 2) * scale;
  const words = (lineTops: readonly number[]): string =>
    drawing.lines.map((line, at) => wordmark(line, drawing, start + edge, lineTops[at]!, scale, ink)).join('');
  if (drawing.stacked) {
    const capital = 13 * scale;
    const top = (HEIGHT - drawing.size - drawing.gap - capital - edge * 2) / 2;
    const picture = signOf(drawing, (brand.logoWidth - drawing.size) / 2, top, drawing.size, accent, cut);
    return svg(brand, brand.logoWidth, HEIGHT, picture + words([top + drawing.size + drawing.gap + capital + edge]));
  }
  const middle = HEIGHT / 2;
  // Lines are 18.5 units apart; the block from first cap line to last baseline is centered vertically.
  const spread = (drawing.lines.length - 1) * 18.5;
  const first = middle + ((13 - spread) / 2) * scale;
  const lines = drawing.lines.map((_, at) => first + at * 18.5 * scale);
  return svg(
    brand,
    brand.logoWidth,
    HEIGHT,
    signOf(drawing, 0, middle - drawing.size / 2, drawing.size, accent, cut) + words(lines),
  );
}

/** The sign on a tile of the brand's color; `corner` is its radius. */
function tile(brand: Brand, drawing: Drawing, { corner, size }: { corner: number; size: number }): string {
  const theme = themeOf(brand.seedColor, brand.iconColor, 'light');
  const fill = resolve(theme, 'accent-fill');
  const at = (32 - size) / 2;
  return svg(
    brand,
    32,
    32,
    `<rect width="32" height="32"${corner > 0 ? ` rx="${corner}"` : ''} fill="${fill}"/>${signOf(drawing, at, at, size, resolve(theme, 'on-accent'), fill)}`,
  );
}

const favicon = (brand: Brand, drawing: Drawing): string => tile(brand, drawing, { corner: 8, size: 19 });

/** For a square that systems cut to their own shape: no corners, and the sign within the safe circle. */
const appIcon = (brand: Brand, drawing: Drawing): string => tile(brand, drawing, { corner: 0, size: 16 });

/** The logo files of a brand: for light surfaces, for dark ones, the favicon and the icon of the app. */
export function drawnFiles(
  brand: Brand,
  drawing: Drawing,
): readonly { readonly name: string; readonly text: string }[] {
  return [
    { name: 'logo.svg', text: logo(brand, drawing, 'light') },
    { name: 'logo-dark.svg', text: logo(brand, drawing, 'dark') },
    { name: 'favicon.svg', text: favicon(brand, drawing) },
    { name: 'app-icon.svg', text: appIcon(brand, drawing) },
  ];
}
