const NAME = 'scenario_bar';

/** What the browser remembers of the bar: how many steps it has played, and whether the bar is folded. */
export interface BarState {
  played: number;
  isFolded: boolean;
}

/** Undefined when no bar was asked for. A cookie, since the scenario server asks for the bar by one. */
export function readBar(): BarState | undefined {
  const value = document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  return value ? { played: Number.parseInt(value, 10) || 0, isFolded: value.endsWith('f') } : undefined;
}

export function writeBar({ played, isFolded }: BarState): void {
  document.cookie = `${NAME}=${played}${isFolded ? 'f' : ''}; Path=/; SameSite=Strict`;
}
