import './settings.ts';
import { FLEET_PATTERNS, OPEN_PATTERNS, START, isSignedInPlace, matchesPattern } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';
import { shiftClock } from '../demo/clock.ts';
import { readCookie } from '../shared/session/storage.ts';
import { beginFirstCalls } from './begin-calls.ts';
import { framePainted, showFailure, showFrame } from './frame.ts';
import type { FailureTexts } from './frame.ts';

type Texts = Readonly<Record<string, readonly number[]>>;

/** What the build knows; numbers are positions in `names`. */
export interface Plan {
  /** Texts of the sign-in page, by language. */
  texts: Texts;
  signIn: readonly number[];
  /** What every signed-in page needs. */
  shell: readonly number[];
  allTexts: Texts;
  /** The app's scripts, in their order. */
  app: readonly string[];
  /** The script that reports what breaks. */
  reports: string;
  /** Words for an app that can't be loaded, by language. */
  failure: Readonly<Record<string, FailureTexts>>;
  /** Logo by theme, with `*` for the brand's id. */
  logos: Readonly<Record<string, string>>;
  /**
   * The font of each brand, by the brand's id. The browser would ask for it once there is text, and draw the page
   * twice.
   */
  fonts: Readonly<Record<string, number>>;
  /** What tables need in a wide window. */
  table: readonly number[];
  pages: readonly (readonly [pattern: Pattern, files: readonly number[]])[];
  gridPages: readonly Pattern[];
  grid: readonly number[];
  /** Files, from the root of the site, the largest first. */
  names: readonly string[];
}

/** What to say of files by the end of their names. The outline comes before all code, and code before the font. */
const KINDS: Readonly<Record<string, Partial<HTMLLinkElement>>> = {
  svg: { rel: 'preload', as: 'image', fetchPriority: 'high' },
  css: { rel: 'preload', as: 'style', crossOrigin: '' },
  js: { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low' },
  woff2: { rel: 'preload', as: 'font', crossOrigin: '', fetchPriority: 'low' },
};

/** Resolves once the file has loaded or failed to. */
function ask(name: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), KINDS[name.split('.').at(-1)!], { href: name });
  document.head.append(link);
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
  });
}

/** Asks for the files that this address needs, makes its first calls and runs the app. */
export function begin({
  texts,
  signIn,
  shell,
  allTexts,
  app,
  reports,
  failure,
  logos,
  fonts,
  table,
  pages,
  gridPages,
  grid,
  names,
}: Plan): void {
  if (__DEMO__) shiftClock();
  const { lang, dataset } = document.documentElement;
  // Takes back what the page says of itself.
  dataset['begun'] = '';
  const { brand = '', theme = '' } = dataset;
  const { pathname } = window.location;
  const isAt = (pattern: Pattern): boolean => matchesPattern(pattern, pathname);
  const token = readCookie('authentication_token');
  const isForUsers = isSignedInPlace(pathname) || isAt(START);
  const isSignedIn = token !== undefined && isForUsers;
  const files = [...(texts[lang] ?? [])];
  if (isSignedIn) {
    const logo = logos[theme]?.replace('*', brand);
    if (logo) {
      void ask(logo);
      showFrame(logo);
    }
    files.push(...shell, ...(allTexts[lang] ?? []));
    for (const [pattern, ofPage] of pages)
      if (isAt(pattern) || (isAt(START) && pattern === FLEET_PATTERNS.dashboard)) files.push(...ofPage);
    if (window.matchMedia('(min-width: 640px)').matches) files.push(...table, ...(gridPages.some(isAt) ? grid : []));
  }
  if (token === undefined && (isForUsers || isAt(OPEN_PATTERNS.signIn))) files.push(...signIn);
  const font = isSignedIn ? fonts[brand] : undefined;
  // Names are by size: a slow line starts with what takes longest.
  const inOrder = [...new Set(files)].toSorted((a, b) => a - b);
  const askFor = (file: number): Promise<unknown> => ask(`/${names[file]!}`);
  const loaded = Promise.all(inOrder.map(askFor));
  // Sooner it would slow down the files that the page needs first; it loads while their code runs.
  if (font !== undefined) void loaded.then(() => askFor(font));
  if (isSignedIn) beginFirstCalls(pathname, token);
  if (window.waysideSettings.reports) void import(/* @vite-ignore */ reports);
  void run(app, failure[lang]!);
}

/** Runs the app once the outline is on screen: its code would hold that up. */
async function run(app: readonly string[], failure: FailureTexts): Promise<void> {
  await framePainted();
  // The first use of dates and numbers takes a phone 50 ms. Now, the app's code is still on its way.
  Intl.DateTimeFormat.supportedLocalesOf('en');
  try {
    for (const file of app) await import(/* @vite-ignore */ file);
  } catch {
    showFailure(failure);
  }
}
