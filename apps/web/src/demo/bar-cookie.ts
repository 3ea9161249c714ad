import { BAR_COOKIE, PACE_COOKIE } from '../shared/scenario-names.ts';
import { cookieNamed } from '../shared/session/storage.ts';

/** State of the demo bar, which a step that loads a new page must not lose. */
export interface BarState {
  /** Number of steps played. */
  played: number;
  isFolded: boolean;
  /** The step after those has been begun: its press may have loaded this page. */
  isBegun: boolean;
  /** The steps follow each other by themselves. */
  isRunning: boolean;
  /** Where the link leads once the steps before its own have been played. */
  after?: string;
}

const LETTERS = { isFolded: 'f', isBegun: 'b', isRunning: 'r' } as const;
type Letter = keyof typeof LETTERS;

/** Undefined if the scenario server didn't request the bar. It does so by cookie. */
export function readBar(): BarState | undefined {
  // A second slash would name another host.
  const [, played, letters = '', after] = /^(\d+)([a-z]*)(?:@(\/(?!\/).*))?/.exec(cookieNamed(BAR_COOKIE) ?? '') ?? [];
  if (played === undefined) return undefined;
  const is = (name: Letter): boolean => letters.includes(LETTERS[name]);
  return {
    played: Number(played),
    isFolded: is('isFolded'),
    isBegun: is('isBegun'),
    isRunning: is('isRunning'),
    after,
  };
}

/** Steps that have been played lead nowhere else, so `after` is dropped. */
export function writeBar(bar: BarState): void {
  const letters = Object.entries(LETTERS).map(([name, letter]) => (bar[name as Letter] ? letter : ''));
  document.cookie = `${BAR_COOKIE}=${bar.played}${letters.join('')}; Path=/; SameSite=Strict`;
}

export const PACES = ['at-once', 'slowly', 'by-itself'] as const;
/** How steps are played: without a pause, with each control pointed out first, or so and one after the other. */
export type Pace = (typeof PACES)[number];

export function readPace(): Pace {
  const kept = cookieNamed(PACE_COOKIE);
  return PACES.find((pace) => pace === kept) ?? 'slowly';
}

export function writePace(pace: Pace): void {
  document.cookie = `${PACE_COOKIE}=${pace}; Path=/; SameSite=Strict`;
}
