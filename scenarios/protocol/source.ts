import type { ExportPlace } from '../export-place.ts';
import type { Scenario } from '../define.ts';

/** Order of the properties in a file. */
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
  'intro',
  'steps',
  'outcome',
] as const satisfies readonly (keyof Scenario)[];

const WIDTH = 140;

/**
 * The file of a scenario, formatted as ours are: what differs from its base, which it takes from the base's file.
 *
 * @param place of the base; without one the whole scenario is written
 */
export function scenarioFile(
  difference: Partial<Scenario> & Pick<Scenario, 'id'>,
  base: Scenario,
  place: ExportPlace | undefined,
): { file: string; text: string } {
  const slash = difference.id.indexOf('/');
  const [area, name] = [difference.id.slice(0, slash), difference.id.slice(slash + 1)];
  const { file = '', name: exported = '' } = place ?? {};
  const own = camelCase(name);
  const alias = exported === own ? `${exported}Base` : exported;
  const written: Partial<Scenario> = place ? difference : { ...base, ...difference };
  const given = ORDER.filter((key) => (place ? key in written : written[key] !== undefined)).map(
    (key): [string, unknown] => [key, written[key]],
  );
  const path = file.startsWith(`${area}/`) ? `.${file.slice(area.length)}` : `../${file}`;
  const imported = alias === exported ? exported : `${exported} as ${alias}`;
  const text = `${place ? `import { ${imported} } from '${path}';\n` : ''}import { defineScenario } from '../define.ts';

export const ${own} = defineScenario(${block('{', [...(place ? [`...${alias}`] : []), ...given.map(propertyOf('  '))], '}', '')});
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
