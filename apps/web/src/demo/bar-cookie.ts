import { BAR_COOKIE } from '../shared/scenario-names.ts';
import { cookieNamed } from '../shared/session/storage.ts';

/** State of the demo bar: number of steps played, and whether it is collapsed. */
export interface BarState {
  played: number;
  isFolded: boolean;
}

/** Undefined if the scenario server didn't request the bar. It does so by cookie. */
export function readBar(): BarState | undefined {
  const value = cookieNamed(BAR_COOKIE);
  return value ? { played: Number.parseInt(value, 10) || 0, isFolded: value.endsWith('f') } : undefined;
}

export function writeBar({ played, isFolded }: BarState): void {
  document.cookie = `${BAR_COOKIE}=${played}${isFolded ? 'f' : ''}; Path=/; SameSite=Strict`;
}
