import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import { SCREENS, SCREEN_IDS, SCREEN_OF } from '@wayside/scenarios';
import { openingsOf } from '@wayside/scenarios/screens';
import type { ScreenId } from '@wayside/scenarios';
import { FEATURE_SCREENS } from '@wayside/scenarios/touched';
import { root } from './run.ts';

const WEB = join(root, 'apps/web/src');
/** Part of every signed-in page. */
const SHELL = join(WEB, 'app/shell/shell.tsx');

const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm;
const LATER = /\bimport\('(\.[^']+)'\)/g;
const PAGE = /\bPATTERNS\.(\w+),\s*\(\) => import\('([^']+)'\)/g;
const CALL = /\b(read|readPages|readByPost|GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g;
const METHOD: Readonly<Record<string, string>> = { read: 'GET', readPages: 'GET', readByPost: 'POST' };

/**
 * Which screens make a call: on opening, by their files, which a journey compares with the pages; later, by the sources
 * of the app. `header` stands for every signed-in page.
 */
export function screensOfCalls(): ReadonlyMap<OperationId, ReadonlySet<ScreenId>> {
  const idOf = new Map(
    Object.entries(operationTable).map(([id, { method, path }]) => [`${method} ${path}`, id as OperationId]),
  );
  const screensOf = new Map<OperationId, Set<ScreenId>>();
  const add = (files: ReadonlySet<string>, screens: readonly ScreenId[]): void => {
    for (const file of files) {
      for (const [, name = '', path = ''] of codeOf(file).matchAll(CALL)) {
        const id = idOf.get(`${METHOD[name] ?? name} ${path}`);
        if (id === undefined) continue;
        const all = screensOf.get(id) ?? new Set();
        for (const screen of screens) all.add(screen);
        screensOf.set(id, all);
      }
    }
  };
  add(reachedFrom([SHELL], [IMPORT]), ['header']);
  const ofPages = new Set<string>();
  for (const [page, screens] of pages()) {
    const files = reachedFrom([page], [IMPORT, LATER]);
    for (const file of files) ofPages.add(file);
    add(files, screens);
  }
  for (const [feature, screens] of Object.entries(FEATURE_SCREENS)) {
    const beside = sourcesIn(join(WEB, 'features', feature)).filter((file) => !ofPages.has(file));
    add(reachedFrom(beside, [IMPORT, LATER]), screens);
  }
  for (const id of idOf.values()) {
    const screens = SCREEN_IDS.filter((screen) => openingsOf(screen).includes(id));
    screensOf.set(id, new Set([...(screensOf.get(id) ?? [SCREEN_OF[id]]), ...screens]));
  }
  return screensOf;
}

/** The file of each page, with the screens at its addresses. */
function pages(): [file: string, screens: ScreenId[]][] {
  const routes = ['routes.tsx', 'signed-in-routes.tsx']
    .map((file) => readFileSync(join(WEB, 'app', file), 'utf8'))
    .join('\n');
  return [...routes.matchAll(PAGE)].map(([, name = '', path = '']) => [
    join(WEB, 'app', path),
    SCREEN_IDS.filter((id) => name in SCREENS[id].pages),
  ]);
}

/** Without comments, which give examples of calls. */
const codeOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

function reachedFrom(
  files: readonly string[],
  kinds: readonly RegExp[],
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = codeOf(file);
    const next = kinds.flatMap((kind) => [...text.matchAll(kind)].map(([, path]) => join(dirname(file), path!)));
    reachedFrom(
      next.filter((path) => /\.tsx?$/.test(path)),
      kinds,
      seen,
    );
  }
  return seen;
}
