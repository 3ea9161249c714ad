// @vitest-environment jsdom
import { PATTERNS } from '@wayside/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStored, writeCookie } from '../shared/session/storage.ts';
import { begin } from './head.ts';
import type { Plan } from './head.ts';

// The app doesn't run here.
vi.mock('./frame.ts', async (original) => ({
  ...(await original<object>()),
  framePainted: () => new Promise(() => undefined),
}));

const plan: Plan = {
  texts: { en: [0], fr: [1] },
  signIn: [10],
  shell: [2, 3],
  allTexts: { en: [4], fr: [5] },
  app: ['/app.js'],
  reports: '/reports.js',
  failure: { en: { body: 'It failed.', retry: 'Try again' } },
  logos: { dark: '/brands/*/dark.svg' },
  fonts: { canada: 9 },
  table: [8],
  pages: [
    [PATTERNS.services, [3, 6]],
    [PATTERNS.dashboard, [11]],
  ],
  gridPages: [PATTERNS.services],
  grid: [7],
  names: [
    'start-en.js',
    'start-fr.js',
    'shell.js',
    'shell.css',
    'en.js',
    'fr.js',
    'services.js',
    'grid.js',
    'table.js',
    'font.woff2',
    'sign-in.js',
    'dashboard.js',
  ],
};
const server = vi.fn<typeof fetch>(async () => Response.json({}));

/** The files that the head asks for at an address. */
function filesAt(path: string, { isWide = false } = {}): string[] {
  document.head.replaceChildren();
  window.history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  begin(plan);
  return [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);
}

beforeEach(() => {
  server.mockClear();
  vi.stubGlobal('fetch', server);
  document.documentElement.lang = 'en';
  writeCookie('authentication_token', 'mine');
});
afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

it('[OPS-07] asks for the script that reports only if the host has set an address', async () => {
  const asked = vi.fn<() => void>();
  vi.doMock('/reports.js', () => (asked(), {}));
  filesAt('/sign_in');
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
  vi.stubGlobal('waysideSettings', { ...window.waysideSettings, reports: 'https://reports.example' });
  filesAt('/sign_in');
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
});

it('takes back what the page says until its script runs', () => {
  delete document.documentElement.dataset['begun'];
  filesAt('/sign_in');
  expect(document.documentElement.dataset['begun']).toBe('');
});

it('a signed-in page asks for shell, texts and page, each once, and calls for what it shows', () => {
  expect(filesAt('/services?tab=past')).toEqual([
    'modulepreload /start-en.js',
    'modulepreload /shell.js',
    'preload /shell.css',
    'modulepreload /en.js',
    'modulepreload /services.js',
  ]);
  expect(server).toHaveBeenCalledTimes(2);
});

it('in a wide window tables are asked for, and the grid of a list where there is one', () => {
  expect(filesAt('/dashboard', { isWide: true }).slice(-2)).toEqual([
    'modulepreload /table.js',
    'modulepreload /dashboard.js',
  ]);
  expect(filesAt('/services', { isWide: true }).slice(-2)).toEqual([
    'modulepreload /grid.js',
    'modulepreload /table.js',
  ]);
});

it('the start page asks for the page that it leads to: the dashboard, or sign-in', () => {
  expect(filesAt('/').at(-1)).toBe('modulepreload /dashboard.js');
  clearStored();
  const ofSignIn = ['modulepreload /start-en.js', 'modulepreload /sign-in.js'];
  expect(filesAt('/')).toEqual(ofSignIn);
  expect(filesAt('/sign_in')).toEqual(ofSignIn);
  expect(filesAt('/sign_up')).toEqual(['modulepreload /start-en.js']);
});

/** Lets every file that the head has asked for so far arrive. */
async function arrive(): Promise<void> {
  for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
}

it('the font of the brand is asked for on signed-in pages, once their other files have arrived', async () => {
  document.documentElement.dataset['brand'] = 'canada';
  expect(filesAt('/services')).not.toContain('preload /font.woff2');
  await arrive();
  expect(document.head.querySelector('link:last-of-type')?.getAttribute('href')).toBe('/font.woff2');
  filesAt('/sign_in');
  await arrive();
  expect(document.head.querySelector('[href="/font.woff2"]')).toBeNull();
  delete document.documentElement.dataset['brand'];
});

it('the outline of the shell has the logo of brand and theme, which comes before all files', () => {
  Object.assign(document.documentElement.dataset, { brand: 'canada', theme: 'dark' });
  expect(filesAt('/services')[0]).toBe('preload /brands/canada/dark.svg');
  const { dataset, style } = document.documentElement;
  expect([dataset['frame'], style.getPropertyValue('--frame-logo')]).toEqual([
    'loading',
    'url("/brands/canada/dark.svg")',
  ]);
  for (const name of ['brand', 'theme', 'frame']) delete dataset[name];
});

it.each(['/sign_out', '/privacy_policy', '/sign_in'])('%s asks for its texts alone, whoever is signed in', (path) => {
  document.documentElement.lang = 'fr';
  expect(filesAt(path)).toEqual(['modulepreload /start-fr.js']);
  expect(server).not.toHaveBeenCalled();
});

it('without a session, a signed-in page asks for what sign-in needs', () => {
  clearStored();
  expect(filesAt('/services')).toEqual(['modulepreload /start-en.js', 'modulepreload /sign-in.js']);
  expect(document.documentElement.dataset['frame']).toBeUndefined();
  expect(server).not.toHaveBeenCalled();
});
