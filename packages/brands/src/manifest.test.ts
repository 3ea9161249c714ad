import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifestText } from './manifest.ts';
import { brands } from './registry.ts';

describe('[OPS-01] the app that is installed from the host of', () => {
  it.each(brands)('$id has its name, colors and icons, and begins at /', (brand) => {
    const { icons, ...manifest } = JSON.parse(manifestText(brand)) as { icons: { src: string; purpose: string }[] };
    expect(manifest).toMatchObject({
      id: '/',
      name: brand.name,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: brand.themeColor,
    });
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'maskable']);
    for (const { src } of icons)
      expect(existsSync(new URL(src.replace('/brands/', './'), import.meta.url)), src).toBe(true);
  });
});
