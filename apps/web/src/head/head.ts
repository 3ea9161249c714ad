import { PATTERNS, isSignedInPlace, matchesPattern } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';
import { readCookie } from '../shared/session/storage.ts';
import { beginFirstCalls } from './first-calls.ts';
import { showFrame, watchScripts } from './frame.ts';
import type { FailureTexts } from './frame.ts';

type Texts = Readonly<Record<string, readonly number[]>>;

/** What the build knows; numbers are positions in `names`. */
export interface Plan {
  /** Texts of the sign-in page, by language. */
  texts: Texts;
  /** What every signed-in page needs. */
  shell: readonly number[];
  allTexts: Texts;
  /** Words for a page whose scripts can't be loaded, by language. */
  failure: Readonly<Record<string, FailureTexts>>;
  /** Logo by theme, with `*` for the brand's id. */
  logos: Readonly<Record<string, string>>;
  /** The font of each brand, by the brand's id. The browser would ask for it once there is text, and draw the page twice. */
  fonts: Readonly<Record<string, number>>;
  /** What tables need in a wide window. */
  table: readonly number[];
  pages: readonly (readonly [pattern: Pattern, files: readonly number[]])[];
  gridPages: readonly Pattern[];
  grid: readonly number[];
  /** Files, from the root of the site, the largest first. */
  names: readonly string[];
}

const KINDS = { css: 'style', woff2: 'font', svg: 'image' } as const;

function ask(name: string): void {
  const link = document.createElement('link');
  const kind = KINDS[name.split('.').at(-1) as keyof typeof KINDS];
  link.rel = kind ? 'preload' : 'modulepreload';
  if (kind) link.as = kind;
  if (kind === 'image') link.fetchPriority = 'high';
  else link.crossOrigin = '';
  link.href = name;
  document.head.append(link);
}

/** Asks for the files that this address needs, and makes its first calls. */
export function begin({ texts, shell, allTexts, failure, logos, fonts, table, pages, gridPages, grid, names }: Plan): void {
  const { lang, dataset } = document.documentElement;
  const { brand = '', theme = '' } = dataset;
  const { pathname } = window.location;
  const isAt = (pattern: Pattern): boolean => matchesPattern(pattern, pathname);
  const token = readCookie('authentication_token');
  const isSignedIn = token !== undefined && (isSignedInPlace(pathname) || isAt(PATTERNS.start));
  const words = failure[lang];
  if (words) watchScripts(words);
  const files = [...(texts[lang] ?? [])];
  if (isSignedIn) {
    const logo = logos[theme]?.replace('*', brand);
    if (logo) {
      ask(logo);
      showFrame(logo);
    }
    files.push(...shell, ...(allTexts[lang] ?? []));
    const font = fonts[brand];
    if (font !== undefined) files.push(font);
    for (const [pattern, ofPage] of pages) if (isAt(pattern)) files.push(...ofPage);
    if (window.matchMedia('(min-width: 640px)').matches) files.push(...table, ...(gridPages.some(isAt) ? grid : []));
  }
  // Names are by size: a slow line starts with what takes longest.
  for (const file of [...new Set(files)].toSorted((a, b) => a - b)) ask(`/${names[file]!}`);
  if (isSignedIn) beginFirstCalls(pathname, token);
}
