/** A place in a text, and what is wrong there. */
export interface TextProblem {
  offset: number;
  message: string;
}

/** A text as JSON. */
export interface JsonText {
  value?: unknown;
  /** Why it is none; browsers say so each in its own words, some without a place. */
  problem?: TextProblem;
  /** Where the value of a path begins, or its name where it has one; of its parent, for a path that is not there. */
  offsetOf: (path: readonly string[]) => number;
}

/** Reads a text as JSON, with the places of its values. */
export function readJson(text: string): JsonText {
  const scanner = new Scanner(text);
  const problem = scanner.problem();
  const offsetOf = (path: readonly string[]): number =>
    scanner.offsets.get(keyOf(path)) ?? (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0);
  try {
    return { value: JSON.parse(text), offsetOf };
  } catch {
    return { problem: problem ?? { offset: 0, message: 'This is not JSON' }, offsetOf };
  }
}

/** The line of an offset, from 1. */
export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const keyOf = (path: readonly string[]): string => JSON.stringify(path);

const SPACE = /[ \t\r\n]*/y;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const STRING = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;

/** Finds the places of a JSON text, up to its first problem. */
export class Scanner {
  readonly offsets = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  problem(): TextProblem | undefined {
    try {
      this.#value([]);
      return this.#next() === '' ? undefined : this.#here('More follows after the end');
    } catch (problem) {
      if (problem instanceof Found) return problem.what;
      throw problem;
    }
  }

  #here = (message: string): TextProblem => ({ offset: this.#at, message });

  #fail(message: string): never {
    throw new Found(this.#here(message));
  }

  /** The character after spaces; empty at the end. */
  #next(): string {
    this.#take(SPACE);
    return this.#text.charAt(this.#at);
  }

  #take(what: RegExp): string | undefined {
    what.lastIndex = this.#at;
    const taken = what.exec(this.#text)?.[0];
    this.#at += taken?.length ?? 0;
    return taken;
  }

  #value(path: readonly string[], begin?: number): void {
    const next = this.#next();
    this.offsets.set(keyOf(path), begin ?? this.#at);
    if (next === '{') this.#items('}', (at) => this.#member(path, at));
    else if (next === '[') this.#items(']', (at) => this.#value([...path, String(at)]));
    else if (next === '"') this.#string();
    else if (this.#take(LITERAL) === undefined) this.#fail(this.#whyNoValue(next));
  }

  #whyNoValue(next: string): string {
    if (next === '') return 'A value is missing at the end';
    if (next === '}' || next === ']' || next === ',') return `A value is missing before “${next}”`;
    return 'Not a value: text stands in double quotes';
  }

  #items(close: string, item: (at: number) => void): void {
    this.#at++;
    if (this.#next() === close) {
      this.#at++;
      return;
    }
    for (let count = 0; ; count++) {
      item(count);
      const next = this.#next();
      if (next === close) break;
      if (next === '') this.#fail(`“${close}” is missing at the end`);
      if (next !== ',') this.#fail('A comma is missing before this');
      this.#at++;
      if (this.#next() === close) this.#fail(`There is a comma too many before “${close}”`);
    }
    this.#at++;
  }

  #member(path: readonly string[], count: number): void {
    const next = this.#next();
    const begin = this.#at;
    if (next === '') this.#fail('“}” is missing at the end');
    if (next !== '"') this.#fail(count === 0 ? 'A name in double quotes is missing' : 'A name stands in double quotes');
    const name = JSON.parse(this.#string()) as string;
    if (this.#next() !== ':') this.#fail(`A colon is missing after “${name}”`);
    this.#at++;
    this.#value([...path, name], begin);
  }

  #string(): string {
    return (
      this.#take(STRING) ?? this.#fail('This text has no end, or a line break or backslash that JSON does not know')
    );
  }
}

/** Ends the reading at the first problem. */
class Found extends Error {
  readonly what: TextProblem;
  constructor(what: TextProblem) {
    super(what.message);
    this.what = what;
  }
}
