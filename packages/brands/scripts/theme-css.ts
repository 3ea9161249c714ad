import type { Brand } from '../src/brand.ts';
import type { Mode } from './palette.ts';
import { themeOf } from './semantic.ts';
import { effectTokens, sharedTokens } from './status.ts';

const NOTE = '/* Drawn by `npm run generate` from the brand registry. Change the seed or the generator, not this file. */\n';

const SYSTEM_STACK = "system-ui, 'Segoe UI', Roboto, Arial, sans-serif";

/** Unicode ranges of the font files, as split by their packages. Latin covers English and French; the rest loads only when needed. */
const RANGES = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
} as const;

const block = (selector: string, declarations: readonly string[]): string =>
  `${selector} {\n${declarations.map((line) => `  ${line};\n`).join('')}}\n`;

/** A long list in the formatter's layout, so that formatting does not change generated files. */
const wrapped = (property: string, list: string): string => {
  const lines = [''];
  for (const part of list.split(', ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? part : `${last}, ${part}`;
    if (`    ${longer},`.length > 140) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return `${property}:\n    ${lines.join(',\n    ')}`;
};

const fallbackName = (brand: Brand): string => `${brand.font.family.replace(' Variable', '')} Fallback`;

const fontFaces = (brand: Brand): string => {
  const { family, source, fallback } = brand.font;
  const files = Object.entries(RANGES).map(([cut, range]) =>
    block('@font-face', [
      `font-family: '${family}'`,
      'font-style: normal',
      'font-weight: 400 700',
      'font-display: swap',
      `src: url('@fontsource-variable/${source}/files/${source}-${cut}-wght-normal.woff2') format('woff2')`,
      wrapped('unicode-range', range),
    ]),
  );
  const standIn = block('@font-face', [
    `font-family: '${fallbackName(brand)}'`,
    "src: local('Arial'), local('Liberation Sans')",
    `size-adjust: ${fallback.sizeAdjust}%`,
    `ascent-override: ${fallback.ascent}%`,
    `descent-override: ${fallback.descent}%`,
    'line-gap-override: 0%',
  ]);
  return [...files, standIn].join('\n');
};

const modeBlock = (brand: Brand, mode: Mode): string => {
  const { palette, semantic } = themeOf(brand.seedColor, brand.iconColor, mode);
  return block(`:root[data-brand='${brand.id}'][data-theme='${mode}']`, [
    ...Object.entries(palette).map(([name, hex]) => `--palette-${name}: ${hex}`),
    ...Object.entries(semantic).map(([token, entry]) => `--${token}: var(--palette-${entry})`),
  ]);
};

/** The `theme.css` of one brand: its font, and its palette and semantic tokens in both modes. */
export const brandCss = (brand: Brand): string =>
  [
    NOTE,
    fontFaces(brand),
    block(`:root[data-brand='${brand.id}']`, [
      `--font-family: '${brand.font.family}', '${fallbackName(brand)}', ${SYSTEM_STACK}`,
      `--logo-width: ${brand.logoWidth}px`,
    ]),
    modeBlock(brand, 'light'),
    modeBlock(brand, 'dark'),
  ].join('\n');

/** Styles shared by all brands: status tones, danger, focus ring, shadows. */
export const sharedCss = (): string =>
  [
    NOTE,
    ...(['light', 'dark'] as const).map((mode) =>
      block(`:root[data-theme='${mode}']`, [
        `color-scheme: ${mode}`,
        ...Object.entries({ ...sharedTokens(mode), ...effectTokens[mode] }).map(([token, value]) => `--${token}: ${value}`),
      ]),
    ),
  ].join('\n');

/** The style sheet the app imports. */
export const indexCss = (brands: readonly Brand[]): string =>
  [NOTE, "@import './shared.css';\n", ...brands.map((brand) => `@import './${brand.id}/theme.css';\n`)].join('');
