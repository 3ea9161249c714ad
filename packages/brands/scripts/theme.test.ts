import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { exampleBrand } from '../src/example/brand.ts';
import { brands } from '../src/registry.ts';
import { contrast, toneOf } from './color.ts';
import { filesOf, generatedFiles } from './generated-files.ts';
import type { Mode } from './palette.ts';
import { resolve, surfaces, themeOf } from './semantic.ts';
import { sharedTokens, statusTones } from './status.ts';

const modes: readonly Mode[] = ['light', 'dark'];
const generated = await generatedFiles();

/**
 * The brands, the documentation's example, and difficult but realistic seeds: a yellow, a near-white, a near-black and
 * a gray.
 */
const seeds = [
  ...[...brands, exampleBrand].map(({ id, seedColor, iconColor }) => ({ name: id as string, seedColor, iconColor })),
  { name: 'yellow seed', seedColor: '#ffd60a', iconColor: '#8a6d00' },
  { name: 'pale seed', seedColor: '#f1f7ff', iconColor: '#506070' },
  { name: 'dark seed', seedColor: '#11131a', iconColor: '#505560' },
  { name: 'grey seed', seedColor: '#808080', iconColor: '#606060' },
];

const cases = seeds.flatMap((seed) => modes.map((mode) => ({ ...seed, mode })));

/** Pairs below the ratio, as text, so that a failure names them. */
function weak(
  pairs: readonly (readonly [one: string, other: string])[],
  hex: (token: string) => string,
  ratio: number,
): string[] {
  return pairs
    .filter(([one, other]) => contrast(hex(one), hex(other)) < ratio)
    .map(([one, other]) => `${one} on ${other}: ${contrast(hex(one), hex(other)).toFixed(2)}`);
}

function on(tokens: readonly string[], grounds: readonly string[]): [string, string][] {
  return tokens.flatMap((token) => grounds.map((ground): [string, string] => [token, ground]));
}

describe.each(cases)('$name, $mode', ({ seedColor, iconColor, mode }) => {
  const theme = themeOf(seedColor, iconColor, mode);
  const shared = sharedTokens(mode);
  const hex = (token: string): string => shared[token] ?? resolve(theme, token);
  const fills = ['accent-fill', 'accent-fill-hover', 'accent-fill-pressed'];

  it('[BRD-04] every text reaches 4.5:1 on every surface it may appear on', () => {
    const pairs = [
      ...on(['text-primary', 'text-secondary', 'text-muted', 'text-accent', 'text-critical'], surfaces),
      ...on(['text-primary', 'text-accent'], ['surface-accent']),
      ...on(['on-accent'], fills),
      ...on(['on-danger'], ['danger-fill', 'danger-fill-hover', 'danger-fill-pressed']),
      ...on(['text-inverse'], ['surface-inverse']),
      ...statusTones.flatMap((tone) =>
        on([`status-${tone}-text`], [`status-${tone}-bg`, 'surface-page', 'surface-raised']),
      ),
      ...statusTones.flatMap((tone) => on(['text-primary'], [`status-${tone}-bg`])),
    ];
    expect(weak(pairs, hex, 4.5)).toEqual([]);
  });

  it('[BRD-04] every control and icon reaches 3:1', () => {
    const pairs = [
      ...on(['border-control'], ['surface-page', 'surface-raised', 'surface-floating', 'surface-sunken']),
      ...on(['accent-fill', 'danger-fill'], ['surface-page', 'surface-raised', 'surface-floating']),
      ...on(['border-accent', 'focus-ring', 'icon-nav', 'icon-nav-active', 'border-critical'], surfaces),
      ...statusTones.flatMap((tone) => on([`status-${tone}-dot`], [`status-${tone}-bg`, 'surface-raised'])),
    ];
    expect(weak(pairs, hex, 3)).toEqual([]);
  });

  it('grays have no more than a trace of the brand’s hue', () => {
    const chroma = Object.entries(theme.palette)
      .filter(([name]) => name.startsWith('neutral-'))
      .map(([, value]) => toneOf(value).c);
    // Eight bits per channel move a chroma of 0.01 by up to 0.002.
    expect(Math.max(...chroma)).toBeLessThanOrEqual(0.012);
  });

  it('no text pair is pure black and pure white', () => {
    expect(
      ['text-primary', 'text-inverse', 'on-accent', 'on-danger']
        .map(hex)
        .filter((value) => value === '#000000' || value === '#ffffff'),
    ).toEqual([]);
  });
});

describe('across brands', () => {
  it.each(modes)('[BRD-04] accent fills differ, and none is a status color (%s)', (mode) => {
    const fills = brands.map((brand) => resolve(themeOf(brand.seedColor, brand.iconColor, mode), 'accent-fill'));
    expect(new Set(fills).size).toBe(brands.length);
    const status = Object.entries(sharedTokens(mode))
      .filter(([token]) => token !== 'on-danger')
      .map(([, value]) => value);
    expect(fills.filter((fill) => status.includes(fill))).toEqual([]);
  });

  it('[BRD-06] navigation icons have the brand’s own color', () => {
    const icons = brands.map((brand) => resolve(themeOf(brand.seedColor, brand.iconColor, 'light'), 'icon-nav'));
    expect(icons).toEqual(brands.map(({ iconColor }) => iconColor));
  });

  it('dark surfaces get lighter in four steps', () => {
    for (const brand of brands) {
      const theme = themeOf(brand.seedColor, brand.iconColor, 'dark');
      const steps = ['surface-sunken', 'surface-page', 'surface-raised', 'surface-floating'].map(
        (token) => toneOf(resolve(theme, token)).l,
      );
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(new Set(steps).size).toBe(4);
    }
  });
});

describe('generated files', () => {
  it.each(generated.map(({ path, text }) => [path, text] as const))(
    '[BRD-04] [BRD-05] %s is up to date with the generator',
    (path, text) => {
      expect(readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')).toBe(text);
    },
  );

  it('[BRD-05] no two brands share a logo', () => {
    const logos = brands.map(({ id }) => readFileSync(new URL(`../src/${id}/logo.svg`, import.meta.url), 'utf8'));
    expect(new Set(logos).size).toBe(brands.length);
  });

  it('all themes together stay under 8 KB on the wire', () => {
    const css = generated
      .filter(({ path }) => path.endsWith('.css'))
      .map(({ text }) => text)
      .join('');
    expect(gzipSync(css).length).toBeLessThan(8192);
  });
});

describe('the example of docs/add-a-brand.md', () => {
  const folder = new URL('../src/example/', import.meta.url);
  const documented = readFileSync(new URL('../../../docs/add-a-brand.md', import.meta.url), 'utf8');

  it.each(['brand.ts', 'drawing.ts'])('%s is quoted verbatim', (name) => {
    expect(documented).toContain(`\`\`\`ts\n${readFileSync(new URL(name, folder), 'utf8')}\`\`\``);
  });

  it('is all the generator needs', async () => {
    const files = new Map((await filesOf(exampleBrand)).map(({ path, text }) => [path, text]));
    expect([...files.keys()]).toEqual(
      ['theme.css', 'logo.svg', 'logo-dark.svg', 'favicon.svg', 'app-icon.svg'].map((name) => `example/${name}`),
    );
    const css = files.get('example/theme.css')!;
    for (const mode of modes) expect(css).toContain(`:root[data-brand='example'][data-theme='${mode}']`);
    for (const logo of ['logo.svg', 'logo-dark.svg'])
      expect(files.get(`example/${logo}`)).toMatch(/^<svg [^>]*width="86" height="40".*<title>Larchwood</);
    expect(generated.some(({ text }) => text === files.get('example/logo.svg'))).toBe(false);
  });

  it('is not a brand: only registered brands are', () => {
    expect(brands.map(({ id }) => id as string)).not.toContain(exampleBrand.id);
    expect(generated.some(({ text }) => text.includes(exampleBrand.name))).toBe(false);
  });
});
