import { BAR_COOKIE } from '../shared/scenario-names.ts';
import { cookieNamed } from '../shared/session/storage.ts';

/** What the browser remembers of the bar: how many steps it has played, and whether the bar is folded. */
export interface BarState {
  played: number;
  isFolded: boolean;
}

/** Undefined when no bar was asked for. A cookie, since the scenario server asks for the bar by one. */
export function readBar(): BarState | undefined {
  const value = cookieNamed(BAR_COOKIE);
  return value ? { played: Number.parseInt(value, 10) || 0, isFolded: value.endsWith('f') } : undefined;
}

export function writeBar({ played, isFolded }: BarState): void {
  document.cookie = `${BAR_COOKIE}=${played}${isFolded ? 'f' : ''}; Path=/; SameSite=Strict`;
}
