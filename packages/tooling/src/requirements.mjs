/**
 * Which rows of docs/requirements do tests show, and where? Free of dependencies, so that it answers on a fresh clone.
 *
 *   node requirements.mjs [--rows] [--below] [--missing] [--json]
 *
 * A test shows a row by naming it in its title: `[AUT-14] …`, `[BRD-01, BRD-02] …`, `[ENT-03..ENT-07] …`. A title that
 * a table fills, `[%s] …` or `[${id}] …`, names what the rows of the file's tables begin with. Where a test lives is
 * where it shows its rows: in the browser, at the server, or as a rule. `levels.txt` says which a row asks for;
 * `below-level.txt` lists the rows that are only shown below it. Ends with 1 when a test names a row that does not
 * exist.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ID = '[A-Z]{3}2?-\\d{2,3}';
const SINGLE = new RegExp(`^${ID}$`);
const RANGE = new RegExp(`^(${ID})\\s*(?:\\.\\.|–)\\s*(?:[A-Z]{3}2?-)?(\\d{2,3})$`);
/** Brackets that start with an ID, inside a string literal. */
const BRACKET = new RegExp(`['"\`][^'"\`\\n]*?((?:\\[${ID}[^[\\]'"\`\\n]*\\]\\s*)+)`, 'g');
/** A title whose bracket a table fills, and the first cell of such a table's row. */
const TEMPLATE = /['"`]\[(?:\$\{\w+\}|\$\w+|%s)\]/;
const CELL = new RegExp(`[[{]\\s*(?:ids?:\\s*)?(['"\`])(${ID}(?:,\\s*${ID})*)\\1\\s*,`, 'g');
/** Open points and contradictions are decisions, not facts: tests may name them, coverage does not count them. */
const DECISION = /^(OPN|CON)2?-/;

/** Where a test can show a row, the nearest to the code first. */
const PLACES = /** @type {const} */ (['rule', 'server', 'browser']);
/** @typedef {typeof PLACES[number]} Place */

/** @param {string} file path from the root @returns {Place} */
export function placeOf(file) {
  if (file.endsWith('.e2e.ts')) return 'browser';
  return /^(openapi|mocks|scenarios)\//.test(file) ? 'server' : 'rule';
}

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

/**
 * @param {string} text lines of ID and level
 * @returns {Map<string, Place>} ID → where it asks to be shown; of `browser+server` the higher counts
 */
export function parseLevels(text) {
  const levels = new Map();
  for (const line of text.split('\n')) {
    const [id = '', level = ''] = line.split(' ');
    if (SINGLE.test(id)) levels.set(id, PLACES.findLast((place) => level.includes(place)) ?? 'rule');
  }
  return levels;
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
 * @returns {string[]} the IDs its titles name; a part of a bracket that is no ID is returned as it is, so that it is
 *   reported as unknown
 */
export function idsInTitles(source) {
  const ids = new Set();
  const filled = TEMPLATE.test(source) ? [...source.matchAll(CELL)].map(([, , cell = '']) => cell) : [];
  for (const brackets of [...filled, ...[...source.matchAll(BRACKET)].map(([, bracket = '']) => bracket)]) {
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
 * @param {Map<string, string>} levels ID → where it asks to be shown
 * @param {Map<string, string[]>} named ID → files that name it
 */
export function coverage(rows, levels, named) {
  const facts = [...rows.keys()]
    .filter((id) => !DECISION.test(id))
    .map((id) => {
      const files = named.get(id) ?? [];
      const at = PLACES.filter((place) => files.some((file) => placeOf(file) === place));
      const level = levels.get(id) ?? 'browser';
      const state = at.length === 0 ? 'missing' : at.some((place) => rank(place) >= rank(level)) ? 'shown' : 'below';
      return { id, level, at, state, files };
    });
  const unknown = [...named].filter(([id]) => !rows.has(id)).map(([id, files]) => ({ id, files }));
  const unlevelled = facts.map(({ id }) => id).filter((id) => !levels.has(id));
  return { facts, unknown, unlevelled };
}

/** @param {string} place */
const rank = (place) => PLACES.findIndex((each) => each === place);

/** @param {string} folder @returns {string[]} */
function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      // The samples of this folder's own tests show nothing.
      return ['node_modules', 'dist', '.git', '.turbo', 'tooling'].includes(entry.name)
        ? []
        : testFiles(join(folder, entry.name));
    return /\.(test\.tsx?|e2e\.ts)$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

/** @param {string} root */
export function report(root) {
  /** @param {string} name */
  const text = (name) => readFileSync(join(root, 'docs/requirements', name), 'utf8');
  const rows = new Map(['000.md', '001.md', '002.md'].flatMap((name) => [...parseRows(text(name))]));
  /** @type {Map<string, string[]>} */
  const named = new Map();
  for (const file of testFiles(root)) {
    for (const id of idsInTitles(readFileSync(file, 'utf8')))
      named.set(id, [...(named.get(id) ?? []), relative(root, file)]);
  }
  return { rows, ...coverage(rows, parseLevels(text('levels.txt')), named) };
}

const FLAGS = ['--rows', '--below', '--missing', '--json'];

/** @param {string[]} flags */
function main(flags) {
  const strange = flags.filter((flag) => !FLAGS.includes(flag));
  if (strange.length > 0) {
    console.error(`There is no option ${strange.join(', ')}. Choose from: ${FLAGS.join(', ')}`);
    process.exitCode = 1;
    return;
  }
  const { rows, facts, unknown, unlevelled } = report(fileURLToPath(new URL('../../..', import.meta.url)));
  /** @param {typeof facts} of */
  const count = (of) => ['shown', 'below', 'missing'].map((state) => of.filter((fact) => fact.state === state).length);
  if (unknown.length || unlevelled.length) process.exitCode = 1;
  if (flags.includes('--json')) return console.log(JSON.stringify({ facts, unknown, unlevelled }, null, 2));

  const listed = flags.includes('--rows')
    ? ['shown', 'below', 'missing']
    : ['below', 'missing'].filter((state) => flags.includes(`--${state}`));
  /** @param {string} name @param {typeof facts} of */
  const say = (name, of) =>
    console.log([name.padEnd(5), ...[...count(of), of.length].map((n) => String(n).padStart(7))].join(' '));
  console.log('        shown   below missing    rows');
  for (const area of new Set(facts.map(({ id }) => id.split('-')[0] ?? ''))) {
    const of = facts.filter(({ id }) => id.startsWith(`${area}-`));
    say(area, of);
    for (const { id, level, at, state } of of.filter((fact) => listed.includes(fact.state)))
      console.log(
        `      ${id.padEnd(8)} ${state.padEnd(7)} asks for ${level.padEnd(7)} shown at ${at.join(', ') || '-'}  ${rows.get(id)}`,
      );
  }
  say('all', facts);
  for (const { id, files } of unknown) console.error(`unknown: [${id}] in ${files.join(', ')}`);
  for (const id of unlevelled) console.error(`without a level: ${id}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
