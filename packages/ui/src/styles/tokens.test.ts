import { describe, expect, it } from 'vitest';

const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });
const modules = Object.entries(sheets).filter(([path]) => path.endsWith('.module.css'));
const base = Object.entries(sheets).find(([path]) => path.endsWith('base.css'))?.[1] ?? '';

const matches = (css: string, pattern: RegExp): string[] => [...css.matchAll(pattern)].map(([text]) => text);

describe('style sheets of the components', () => {
  it('are read as they are written', () =>
    expect(modules.filter(([, css]) => css.includes('{'))).toHaveLength(modules.length));

  it.each(modules)('%s names no colour of its own and no palette entry', (_, css) => {
    expect(matches(css, /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|color-mix)\(|--palette-[\w-]+/gi)).toEqual([]);
  });

  it.each(modules)('%s takes its type sizes and radii from the scale', (_, css) => {
    expect(matches(css, /font-size: (?!var\(--(?:font-\d+|control-font)\))[^;]+;/g)).toEqual([]);
    // Check marks, key caps and bars are smaller than a control; everything else uses one of the two radii.
    expect(
      matches(css, /border-radius: [^;]*\d+px[^;]*;/g).filter((text) => !/: [34]px;|1px\)|2px 2px 0 0/.test(text)),
    ).toEqual([]);
  });

  it.each(modules)('%s uses only measures that the base layer knows', (_, css) => {
    const declared = new Set(matches(base, /--[\w-]+(?=:)/g));
    const used = matches(
      css,
      /(?<=var\()--(?:space|font|line|weight|radius|control|row|motion|ease|layer|page)-[\w-]+/g,
    ).filter((name) => name !== '--font-family');
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });
});
