import { PATTERNS, isSignedInPlace, matchesPattern } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';
import { readCookie } from '../shared/session/storage.ts';
import { beginFirstCalls } from './first-calls.ts';

type Texts = Readonly<Record<string, readonly number[]>>;

/** What the build knows; numbers are positions in `names`. */
export interface Plan {
  /** Texts of the sign-in page, by language. */
  texts: Texts;
  /** What every signed-in page needs. */
  shell: readonly number[];
  allTexts: Texts;
  pages: readonly (readonly [pattern: Pattern, files: readonly number[]])[];
  gridPages: readonly Pattern[];
  grid: readonly number[];
  /** Files, from the root of the site. */
  names: readonly string[];
}

function ask(name: string): void {
  const link = document.createElement('link');
  const isStyle = name.endsWith('css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = `/${name}`;
  document.head.append(link);
}

/** Asks for the files that this address needs, and makes its first calls. */
export function begin({ texts, shell, allTexts, pages, gridPages, grid, names }: Plan): void {
  const { lang } = document.documentElement;
  const { pathname } = window.location;
  const isAt = (pattern: Pattern): boolean => matchesPattern(pattern, pathname);
  const token = readCookie('authentication_token');
  const files = [...(texts[lang] ?? [])];
  if (token !== undefined && (isSignedInPlace(pathname) || isAt(PATTERNS.start))) {
    beginFirstCalls(pathname, token);
    files.push(...shell, ...(allTexts[lang] ?? []));
    for (const [pattern, ofPage] of pages) if (isAt(pattern)) files.push(...ofPage);
    if (gridPages.some(isAt) && window.matchMedia('(min-width: 640px)').matches) files.push(...grid);
  }
  for (const file of new Set(files)) ask(names[file]!);
}
