import type { SavedScenario } from './control.ts';
import type { Scenario } from '../define.ts';

/** Order of the properties in a file. A walk-through is none of them: only people can tell it. */
const ORDER = [
  'id',
  'title',
  'story',
  'brands',
  'roles',
  'signedIn',
  'flags',
  'world',
  'colleagueActs',
  'profile',
  'clock',
  'device',
  'gateway',
  'answers',
  'faults',
  'start',
  'reach',
] as const satisfies readonly (keyof Scenario)[];

const WIDTH = 140;

/** The file of a scenario, formatted as ours are. Empty lists are left out. */
export function scenarioFile(scenario: Scenario): SavedScenario {
  const name = scenario.id.slice(scenario.id.indexOf('/') + 1);
  const given = ORDER.flatMap((key): [string, unknown][] => {
    const value = scenario[key];
    return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[key, value]];
  });
  const text = `import { defineScenario } from '../define.ts';

export const ${camelCase(name)} = defineScenario(${block('{', given.map(propertyOf('  ')), '}', '')});
`;
  return { file: `${name}.scenario.ts`, text };
}

/** A value as source, as it follows `indent`. */
export function source(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => source(item, inner))
    : Object.entries(value).filter(isGiven).map(propertyOf(inner));
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const pad = isList || parts.length === 0 ? '' : ' ';
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  return line.includes('\n') || indent.length + line.length > WIDTH - 20 ? block(open!, parts, close!, indent) : line;
}

function block(open: string, parts: readonly string[], close: string, indent: string): string {
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined;

function propertyOf(indent: string) {
  return ([key, value]: [string, unknown]): string =>
    `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${source(value, indent)}`;
}

/** A text in single quotes, or in double ones where that saves escapes. JSON's escapes are JavaScript's. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return text.includes("'") ? escaped : `'${escaped.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** A name for the constant, also where the case starts with a digit or is a word of the language. */
function camelCase(name: string): string {
  const joined = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(joined) || RESERVED.has(joined)
    ? `case${joined.charAt(0).toUpperCase()}${joined.slice(1)}`
    : joined;
}

const RESERVED: ReadonlySet<string> = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static'.split(
    ' ',
  ),
);
