import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { prePaintScript } from './pre-paint.ts';
import { brandOfHost, brands } from './registry.ts';

type Stored = Readonly<Record<string, string>> | 'blocked';

/** Runs the script in a page that has only what it may use, and returns its effects. */
function paint(hostname: string, { stored = {}, dark = false }: { stored?: Stored; dark?: boolean } = {}) {
  const attributes: Record<string, string> = {};
  const head: Record<string, string>[] = [];
  const device = {
    matches: dark,
    listener: () => {},
    addEventListener: (_: string, listener: () => void) => (device.listener = listener),
  };
  const node = (tag: string) => {
    const own: Record<string, string> = { tag };
    return { own, setAttribute: (name: string, value: string) => (own[name] = value) };
  };
  const document = {
    title: '',
    documentElement: { lang: '', setAttribute: (name: string, value: string) => (attributes[name] = value) },
    createElement: node,
    head: { appendChild: ({ own }: ReturnType<typeof node>) => head.push(own) },
  };
  const getItem = (key: string): string | null => {
    if (stored === 'blocked') throw new Error('SecurityError');
    return stored[key] ?? null;
  };
  runInNewContext(prePaintScript(), {
    document,
    window: { location: { hostname }, matchMedia: () => device, localStorage: { getItem } },
  });
  return { attributes, head, device, title: document.title, lang: document.documentElement.lang };
}

describe('before the first paint', () => {
  it('is small enough to inline', () => expect(Buffer.byteLength(prePaintScript())).toBeLessThan(1500));

  const hosts = [
    ...brands.flatMap(({ hostLabels }) => hostLabels.map((label) => `${label}.localhost`)),
    'localhost',
    '127.0.0.1',
    'constructor.localhost',
    'x.test',
    '',
  ];
  it.each(hosts)('[BRD-01] [BRD-02] agrees with the registry on the brand of %s', (host) => {
    const brand = brandOfHost(host);
    const { attributes, head, title, lang } = paint(host);
    expect(attributes['data-brand']).toBe(brand.id);
    expect(title).toBe(brand.name);
    expect(lang).toBe(brand.defaultLanguage);
    expect(head).toContainEqual({ tag: 'meta', name: 'theme-color', content: brand.themeColor });
    expect(head).toContainEqual({
      tag: 'link',
      rel: 'icon',
      type: 'image/svg+xml',
      href: `/brands/${brand.id}/favicon.svg`,
    });
    expect(head).toContainEqual({ tag: 'link', rel: 'manifest', href: `/brands/${brand.id}/app.webmanifest` });
  });

  it('follows the device unless light or dark was chosen', () => {
    const themeWith = (wayside_theme: string, dark: boolean) =>
      paint('localhost', { stored: { wayside_theme }, dark }).attributes['data-theme'];
    expect(paint('localhost', { dark: true }).attributes['data-theme']).toBe('dark');
    expect(themeWith('system', false)).toBe('light');
    expect(themeWith('light', true)).toBe('light');
    expect(themeWith('dark', false)).toBe('dark');
    expect(themeWith('purple', true)).toBe('dark');
  });

  it('keeps following the device while the page is open', () => {
    const { attributes, device } = paint('localhost');
    device.matches = true;
    device.listener();
    expect(attributes['data-theme']).toBe('dark');
  });

  it('[BRD-10] a stored language is used if the brand supports it', () => {
    expect(paint('canada.localhost', { stored: { wayside_language: 'en' } }).lang).toBe('en');
    expect(paint('localhost', { stored: { wayside_language: 'fr' } }).lang).toBe('en');
  });

  it('works with blocked storage', () => {
    expect(paint('canada.localhost', { stored: 'blocked' })).toMatchObject({
      lang: 'fr',
      attributes: { 'data-brand': 'canada', 'data-theme': 'light' },
    });
  });
});
