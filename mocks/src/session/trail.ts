import { PRESSABLE } from '@wayside/scenarios';
import type { Reach } from '@wayside/scenarios';
import type { Taken } from '@wayside/scenarios/control';
import { isSame, named } from './names.ts';

/** Steps kept; a trail that is longer is nobody's walk-through. */
const LIMIT = 200;
const LONGEST_TEXT = 2000;

/** What is kept of a trail, each with the number of calls that the session had made. */
export interface TrailKept {
  steps: readonly { step: Reach; path: string; calls: number; isPlayed: boolean }[];
  places: readonly { path: string; calls: number }[];
}

/** What people did in the pages of a session, as a scenario's way. */
export class Trail {
  #steps: TrailKept['steps'] = [];
  #places: TrailKept['places'] = [];

  /** Whether people did anything themselves, beside the demo bar. */
  get isByHand(): boolean {
    return this.#steps.some(({ isPlayed }) => !isPlayed);
  }

  /** The page that one is on, by path and query; undefined before any page has said so. */
  get place(): string | undefined {
    return this.#places.at(-1)?.path;
  }

  /** Where the first step was taken. */
  get start(): string | undefined {
    return this.#steps[0]?.path ?? this.place;
  }

  get steps(): readonly Reach[] {
    return this.#steps.map(({ step }) => step);
  }

  /** @param calls that the session has made */
  add({ path, type, press, isPlayed = false }: Taken, calls: number): void {
    this.isAt(path, calls);
    if (!type && !press) return;
    const last = this.#steps.at(-1);
    // What is typed before a button is pressed is one step with it.
    const isOne = last?.step.type !== undefined && !last.step.press;
    const before = isOne ? this.#steps.slice(0, -1) : this.#steps;
    if (before.length >= LIMIT) return;
    const step = { type: isOne ? { ...last.step.type, ...type } : type, press };
    const first = isOne ? { path: last.path, calls: last.calls } : { path, calls };
    this.#steps = [...before, { step, ...first, isPlayed }];
  }

  /** Notes the page that one is on. */
  isAt(path: string, calls: number): void {
    const place = placeNamed(path);
    if (place !== this.place) this.#places = [...this.#places, { path: place, calls }].slice(-LIMIT);
  }

  /** Whether people have done what a step says, or gone where it leads, after a number of calls. */
  has({ open, press, type }: Pick<Reach, 'open' | 'press' | 'type'>, since: number): boolean {
    const steps = this.#steps.filter(({ calls }) => calls >= since).map(({ step }) => step);
    if (press) return steps.some((step) => isSame(step.press, press));
    if (type) return Object.keys(type).every((label) => steps.some((step) => step.type?.[label] !== undefined));
    return this.#places.some(({ path, calls }) => path === open && calls >= since);
  }

  get kept(): TrailKept {
    return { steps: this.#steps, places: this.#places };
  }

  /** What had been done before a call was made. */
  before(call: number): TrailKept {
    const steps = this.#steps.filter(({ calls }) => calls < call - 1);
    const places = this.#places.filter(({ calls }) => calls < call - 1);
    return { steps, places: places.length > 0 ? places : this.#places.slice(0, 1) };
  }

  /** Goes on from what is kept of another trail. */
  resume({ steps, places }: TrailKept): void {
    this.#steps = steps;
    this.#places = places;
  }

  clear(): void {
    this.#steps = [];
    this.#places = this.#places.slice(-1).map(({ path }) => ({ path, calls: 0 }));
  }
}

/** Validates what a page says was done in it. */
export function takenOf(input: unknown): Taken {
  const { path, type, press, isPlayed } = (typeof input === 'object' && input !== null ? input : {}) as Record<
    string,
    unknown
  >;
  const { role, name } = (press ?? {}) as Record<string, unknown>;
  return {
    path: placeNamed(path),
    type: typeof type === 'object' && type !== null ? typedOf(type) : undefined,
    press: press === undefined ? undefined : { role: named('role', role, PRESSABLE), name: textOf('name', name) },
    isPlayed: isPlayed === true,
  };
}

function placeNamed(path: unknown): string {
  const place = textOf('path', path);
  if (!/^\/(?![/\\])/.test(place)) throw new TypeError('path must start with one slash');
  return place;
}

function typedOf(type: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(type).map(([label, text]) => [textOf('label', label), textOf(label, text, 0)]),
  );
}

function textOf(what: string, given: unknown, least = 1): string {
  if (typeof given !== 'string' || given.length < least || given.length > LONGEST_TEXT)
    throw new TypeError(`${what} must be a string of ${least} to ${LONGEST_TEXT} characters`);
  return given;
}
