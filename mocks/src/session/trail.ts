import { PRESSABLE } from '@wayside/scenarios';
import type { Reach } from '@wayside/scenarios';
import type { Taken } from '@wayside/scenarios/control';
import { named } from './names.ts';

/** Steps kept; a trail that is longer is nobody's walk-through. */
const LIMIT = 200;
const LONGEST_TEXT = 2000;

/** What people did in the pages of a session, as a scenario's way. */
export class Trail {
  #steps: Reach[] = [];
  #start: string | undefined;
  #path: string | undefined;

  /** Where the first step was taken. */
  get start(): string | undefined {
    return this.#steps.length > 0 ? this.#start : this.#path;
  }

  get steps(): readonly Reach[] {
    return this.#steps;
  }

  add({ path, type, press }: Taken): void {
    this.#start ??= path;
    this.#path = path;
    if (!type && !press) return;
    const last = this.#steps.at(-1);
    // What is typed before a button is pressed is one step with it.
    if (last?.type && !last.press) this.#steps.pop();
    const typed = last?.type && !last.press ? { ...last.type, ...type } : type;
    if (this.#steps.length < LIMIT) this.#steps.push({ type: typed, press });
  }

  /** Goes on from the steps of another trail. */
  resume({ start, steps }: Pick<Trail, 'start' | 'steps'>): void {
    this.#start = start;
    this.#path ??= start;
    this.#steps = [...steps];
  }

  clear(): void {
    this.#steps = [];
    this.#start = this.#path;
  }
}

/** Validates what a page says was done in it. */
export function takenOf(input: unknown): Taken {
  const { path, type, press } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const place = textOf('path', path);
  if (!place.startsWith('/')) throw new TypeError('path must start with a slash');
  const { role, name } = (press ?? {}) as Record<string, unknown>;
  return {
    path: place,
    type: typeof type === 'object' && type !== null ? typedOf(type) : undefined,
    press: press === undefined ? undefined : { role: named('role', role, PRESSABLE), name: textOf('name', name) },
  };
}

function typedOf(type: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(type).map(([label, text]) => [textOf('label', label), textOf(label, text, 0)]),
  );
}

function textOf(what: string, given: unknown, least = 1): string {
  if (typeof given !== 'string' || given.length < least || given.length > LONGEST_TEXT)
    throw new TypeError(`${what} must be a text of ${least} to ${LONGEST_TEXT} characters`);
  return given;
}
