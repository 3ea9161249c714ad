/**
 * Reports which rows of docs/requirements have tests. No dependencies, so it runs on a fresh clone.
 *
 *   node requirements.mjs [--missing] [--json]
 *
 * A test covers a row by naming it in its title: `[AUT-14] …`, `[BRD-01, BRD-02] …`, `[ENT-03..ENT-07] …`.
 * Exits with 1 when a test names a row that does not exist.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ID = '[A-Z]{3}2?-\\d{2,3}';
const SINGLE = new RegExp(`^${ID}$`);
const RANGE = new RegExp(`^(${ID})\\s*(?:\\.\\.|–)\\s*(?:[A-Z]{3}2?-)?(\\d{2,3})$`);
/** Brackets that start with an ID, inside a string literal. */
const BRACKET = new RegExp(`['"\`][^'"\`\\n]*?((?:\\[${ID}[^[\\]'"\`\\n]*\\]\\s*)+)`, 'g');
/** Open points and contradictions are decisions: tests may name them, but coverage does not count them. */
const DECISION = /^(OPN|CON)2?-/;

/**
 * @param {string} markdown
 * @returns {Map<string, string>} ID → requirement, in the order of the tables
 */
export function parseRows(markdown) {
  const rows = new Map();
  for (const line of markdown.split('\n')) {
    const [, id = '', text = ''] = line.split('|').map((cell) => cell.trim());
    if (SINGLE.test(id)) rows.set(id, text);
  }
  return rows;
}

/** @param {string} from @param {string} last */
function expand(from, last) {
  const [area = '', first = ''] = from.split('-');
  const ids = [];
  for (let n = Number(first); n <= Number(last); n += 1) ids.push(`${area}-${String(n).padStart(first.length, '0')}`);
  return ids;
}

/**
 * @param {string} source text of a test file
 * @returns {string[]} IDs named in its titles; anything else in such brackets is returned too, so it is reported as unknown
 */
export function idsInTitles(source) {
  const ids = new Set();
  for (const [, brackets = ''] of source.matchAll(BRACKET)) {
    const parts = brackets
      .replaceAll(']', ',')
      .replaceAll('[', '')
      .split(',')
      .map((part) => part.trim());
    for (const part of parts.filter(Boolean)) {
      const range = RANGE.exec(part);
      for (const id of range ? expand(range[1] ?? '', range[2] ?? '') : [part]) ids.add(id);
    }
  }
  return [...ids];
}

/**
 * @param {Map<string, string>} rows
 * @param {Map<string, string[]>} named ID → files that name it
 */
export function coverage(rows, named) {
  /** @type {Map<string, { total: number, missing: string[] }>} */
  const areas = new Map();
  for (const id of rows.keys()) {
    if (DECISION.test(id)) continue;
    const name = id.split('-')[0] ?? '';
    const area = areas.get(name) ?? { total: 0, missing: [] };
    area.total += 1;
    if (!named.has(id)) area.missing.push(id);
    areas.set(name, area);
  }
  const unknown = [...named].filter(([id]) => !rows.has(id)).map(([id, files]) => ({ id, files }));
  return { areas: [...areas].map(([area, { total, missing }]) => ({ area, covered: total - missing.length, total, missing })), unknown };
}

/** @param {string} folder @returns {string[]} */
function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return ['node_modules', 'dist', '.git', '.turbo'].includes(entry.name) ? [] : testFiles(join(folder, entry.name));
    return /\.(test\.tsx?|e2e\.ts)$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

/** @param {string[]} flags */
function main(flags) {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const rows = new Map(['000.md', '001.md'].flatMap((file) => [...parseRows(readFileSync(join(root, 'docs/requirements', file), 'utf8'))]));
  /** @type {Map<string, string[]>} */
  const named = new Map();
  for (const file of testFiles(root)) {
    for (const id of idsInTitles(readFileSync(file, 'utf8'))) named.set(id, [...(named.get(id) ?? []), relative(root, file)]);
  }

  const { areas, unknown } = coverage(rows, named);
  const covered = areas.reduce((sum, area) => sum + area.covered, 0);
  const total = areas.reduce((sum, area) => sum + area.total, 0);
  if (unknown.length) process.exitCode = 1;
  if (flags.includes('--json'))
    return console.log(JSON.stringify({ covered, total, areas, unknown, tests: Object.fromEntries(named) }, null, 2));

  for (const { area, covered: shown, total: all, missing } of areas) {
    console.log(`${area.padEnd(5)} ${String(shown).padStart(3)} / ${String(all).padStart(3)}`);
    if (flags.includes('--missing')) for (const id of missing) console.log(`      ${id}  ${rows.get(id)}`);
  }
  console.log(`${'all'.padEnd(5)} ${String(covered).padStart(3)} / ${String(total).padStart(3)} rows have a test`);
  for (const { id, files } of unknown) console.error(`unknown: [${id}] in ${files.join(', ')}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
