import { BAR_COOKIE } from '../shared/scenario-names.ts';
import { cookieNamed } from '../shared/session/storage.ts';

/** State of the demo bar. */
export interface BarState {
  /** Number of steps played. */
  played: number;
  isFolded: boolean;
  /** Where the link leads once the steps before its own have been played. */
  after?: string | undefined;
}

/** Undefined if the scenario server didn't request the bar. It does so by cookie. */
export function readBar(): BarState | undefined {
  // A second slash would name another host.
  const [, played, folded, after] = /^(\d+)(f?)(?:@(\/(?!\/).*))?/.exec(cookieNamed(BAR_COOKIE) ?? '') ?? [];
  return played === undefined ? undefined : { played: Number(played), isFolded: folded === 'f', after };
}

/** Steps that have been played lead nowhere else. */
export function writeBar({ played, isFolded }: Omit<BarState, 'after'>): void {
  document.cookie = `${BAR_COOKIE}=${played}${isFolded ? 'f' : ''}; Path=/; SameSite=Strict`;
}
