import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scenarios } from './catalogue.ts';
import type { ErrorEntry } from './protocol/control.ts';
import { errors } from './errors.ts';
import type { ErrorId, ErrorRow } from './errors.ts';
import { SCREENS } from './screens.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Rows of the error catalogs by id, in document order. */
export function requiredRows(): Map<string, string> {
  const rows = new Map<string, string>();
  for (const name of ['000.md', '001.md']) {
    for (const line of readFileSync(join(root, 'docs/requirements', name), 'utf8').split('\n')) {
      const [, id = '', text = ''] = line.split('|').map((cell) => cell.trim());
      if (/^ERR2?-\d\d$/.test(id)) rows.set(id, text);
    }
  }
  return rows;
}

/** The whole table; reads requirements and tests from the sources. */
export function errorTable(): ErrorEntry[] {
  const texts = requiredRows();
  const tests = titledTests();
  return (Object.entries(errors) as [ErrorId, ErrorRow][]).map(([id, { screen, scenarios: ids }]) => ({
    id,
    text: texts.get(id) ?? '',
    screen: SCREENS[screen].title,
    scenarios: ids.map((scenario) => ({ id: scenario, title: scenarios.get(scenario)!.title })),
    tests: tests.filter(({ ids: named }) => named.has(id)).map(({ title, file }) => ({ title, file })),
  }));
}

/** A test title that starts with row ids in brackets, up to the end of its literal. */
const TITLE = /(['"`])((?:\[[A-Z]{3}2?-\d{2,3}[^\]\n]*\]\s*)+)((?:(?!\1)[^\n\\]|\\.)*)/g;

function titledTests(): { ids: Set<string>; title: string; file: string }[] {
  return ['apps', 'packages', 'mocks'].flatMap(testFiles).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(TITLE)].map(([, , brackets = '', text = '']) => ({
      ids: new Set(brackets.split(/[[\],]/).flatMap((part) => expanded(part.trim()))),
      title: text.replaceAll(/\$\{[^}]*\}/g, '…').trim(),
      file,
    })),
  );
}

/** 'ERR-01..ERR-03' → its three rows */
function expanded(part: string): string[] {
  const [, area, first, last] = /^([A-Z]{3}2?)-(\d+)\s*(?:\.\.|–)\s*(?:[A-Z]{3}2?-)?(\d+)$/.exec(part) ?? [];
  if (!area || !first) return [part];
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => `${area}-${String(Number(first) + index).padStart(first.length, '0')}`,
  );
}

function testFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.(test\.tsx?|e2e\.ts)$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** docs/errors.md */
export function errorsPage(): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
  const lines = errorTable().map(({ id, text, screen, scenarios: played }) =>
    ['', id, cell(text), screen, played.map((scenario) => `\`${scenario.id}\``).join('<br>'), ''].join(' | ').trim(),
  );
  return [
    '# Errors',
    '',
    'Each row of the error catalogs (ERR, ERR2) with the screen on which it is met first and the scenarios that play it.',
    'Written by `npm run errors -w @wayside/scenarios` from `scenarios/errors.ts`; the studio shows the same table, with the tests that name each row.',
    '',
    '| row | requirement | screen | scenarios |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
