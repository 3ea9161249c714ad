import type { Brand } from '../src/brand.ts';
import { fontFile, fontRanges, fontWeights } from '../src/fonts.ts';
import type { FontCut } from '../src/fonts.ts';
import type { Mode } from './palette.ts';
import { themeOf } from './semantic.ts';
import { effectTokens, sharedTokens } from './status.ts';

const NOTE =
  '/* Drawn by `npm run generate` from the brand registry. Change the seed or the generator, not this file. */\n';

const SYSTEM_STACK = "system-ui, 'Segoe UI', Roboto, Arial, sans-serif";

function block(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((line) => `  ${line};\n`).join('')}}\n`;
}

/** A long list in the formatter's layout, so that formatting does not change generated files. */
function wrapped(property: string, list: string): string {
  const lines = [''];
  for (const part of list.split(', ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? part : `${last}, ${part}`;
    if (`    ${longer},`.length > 140) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return `${property}:\n    ${lines.join(',\n    ')}`;
}

const fallbackName = (brand: Brand): string => `${brand.font.family.replace(' Variable', '')} Fallback`;

function fontFaces(brand: Brand): string {
  const { family, source, fallback } = brand.font;
  const files = Object.entries(fontRanges).map(([cut, range]) =>
    block('@font-face', [
      `font-family: '${family}'`,
      'font-style: normal',
      `font-weight: ${fontWeights.min} ${fontWeights.max}`,
      'font-display: swap',
      `src: url('${fontFile(source, cut as FontCut)}') format('woff2')`,
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
}

function modeBlock(brand: Brand, mode: Mode): string {
  const { palette, semantic } = themeOf(brand.seedColor, brand.iconColor, mode);
  return block(`:root[data-brand='${brand.id}'][data-theme='${mode}']`, [
    ...Object.entries(palette).map(([name, hex]) => `--palette-${name}: ${hex}`),
    ...Object.entries(semantic).map(([token, entry]) => `--${token}: var(--palette-${entry})`),
  ]);
}

/** The `theme.css` of one brand: its font, and its palette and semantic tokens in both modes. */
export function brandCss(brand: Brand): string {
  return [
    NOTE,
    fontFaces(brand),
    block(`:root[data-brand='${brand.id}']`, [
      `--font-family: '${brand.font.family}', '${fallbackName(brand)}', ${SYSTEM_STACK}`,
      `--logo-width: ${brand.logoWidth}px`,
    ]),
    modeBlock(brand, 'light'),
    modeBlock(brand, 'dark'),
  ].join('\n');
}

/** Styles shared by all brands: status tones, danger, focus ring, shadows. */
export function sharedCss(): string {
  return [
    NOTE,
    ...(['light', 'dark'] as const).map((mode) =>
      block(`:root[data-theme='${mode}']`, [
        `color-scheme: ${mode}`,
        ...Object.entries({ ...sharedTokens(mode), ...effectTokens[mode] }).map(
          ([token, value]) => `--${token}: ${value}`,
        ),
      ]),
    ),
  ].join('\n');
}

/** The style sheet the app imports. */
export function indexCss(brands: readonly Brand[]): string {
  return [NOTE, "@import './shared.css';\n", ...brands.map((brand) => `@import './${brand.id}/theme.css';\n`)].join('');
}
