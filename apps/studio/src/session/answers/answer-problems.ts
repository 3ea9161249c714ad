import type { Violation } from '@wayside/scenarios/control';
import { lineOf, readJson } from './json-text.ts';

/** What is wrong with a body, and where it stands. */
export interface AnswerProblem {
  offset: number;
  line: number;
  /** "vehicles, entry 2, year: must be a whole number" */
  text: string;
}

/** What is wrong with the text of a body as such; an empty one is none. */
export function textProblems(body: string): AnswerProblem[] {
  const { problem } = body.trim() === '' ? {} : readJson(body);
  return problem ? [{ offset: problem.offset, line: lineOf(body, problem.offset), text: problem.message }] : [];
}

/** Where a body breaks the contract, from top to bottom. */
export function contractProblems(body: string, violations: readonly Violation[]): AnswerProblem[] {
  const { offsetOf } = readJson(body);
  const problems = violations.map((violation) => {
    const [, ...parent] = violation.path;
    const { path = [], words } = wordsOf(violation);
    const full = [...parent, ...path];
    const offset = offsetOf(full);
    return {
      offset,
      line: lineOf(body, offset),
      text: full.length > 0 ? `${placeOf(full)}: ${words}` : sentence(words),
    };
  });
  return problems.toSorted((one, other) => one.offset - other.offset);
}

const placeOf = (path: readonly string[]): string =>
  path.map((step) => (/^\d+$/.test(step) ? `entry ${Number(step) + 1}` : step)).join(', ');

const sentence = (words: string): string => `The body ${words}`;

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** The words of a schema in plain ones, and the name that it only mentions. */
function wordsOf({ message, code }: Violation): { path?: string[]; words: string } {
  const words = message.replace(/^Response body (?:property \S+ )?/, '');
  const [, named = ''] = /'(.*)'/.exec(words) ?? [];
  const [, number = ''] = /(-?\d+(?:\.\d+)?)/.exec(words) ?? [];
  switch (code) {
    case 'type':
      return { words: words.replace(/^must be (.*)$/, (_, types: string) => `must be ${typesOf(types)}`) };
    case 'required':
      return { words: `lacks “${named}”` };
    case 'additionalProperties':
      return { path: [named], words: 'is not in the contract' };
    case 'enum':
      return { words: words.replace('must be equal to one of the allowed values', 'must be one of') };
    case 'format':
      return { words: `must be a ${/"(.*)"/.exec(words)?.[1] ?? 'text of another format'}` };
    case 'maxLength':
      return { words: `can have ${number} characters at most` };
    case 'minLength':
      return { words: `must have ${number} characters or more` };
    default:
      return { words };
  }
}

const typesOf = (types: string): string =>
  types
    .split(',')
    .map((type) => TYPES[type] ?? type)
    .join(' or ');
