import type { OperationId } from '@wayside/api-client';
import { PATTERNS, matchesPattern } from '@wayside/domain';
import type { PlaceName } from '@wayside/domain';
import type { ScreenEntry } from './protocol/control.ts';
import type { FlagName, Scenario } from './define.ts';
import { SCREENS as FILES } from './screens/index.ts';
import type { Screen, Way } from './screens/screen.ts';

export type { Control } from './screens/control.ts';
export type { Screen, Visit } from './screens/screen.ts';

export type ScreenId = keyof typeof FILES;

/** Screens of the product by name. */
export const SCREENS: Readonly<Record<ScreenId, Screen>> = FILES;
export const SCREEN_IDS = Object.keys(SCREENS) as ScreenId[];

const entriesOf = <Key extends string, Value>(object: Readonly<Partial<Record<Key, Value>>>) =>
  Object.entries(object) as [Key, Value][];

/** The first screen that makes a call. */
export const SCREEN_OF = Object.fromEntries(
  SCREEN_IDS.flatMap((id) => entriesOf(SCREENS[id].makes).map(([operation]) => [operation, id])),
) as Readonly<Record<OperationId, ScreenId>>;

/** Calls that the pages of a screen open with. */
export function openingsOf(id: ScreenId): OperationId[] {
  const { everywhere = [], pages } = SCREENS[id];
  return [
    ...everywhere,
    ...Object.values(pages)
      .flat()
      .flatMap(({ opens }) => opens),
  ];
}

/** Every call of a screen, with what leads to others, those on opening before all others. */
export function operationsOf(id: ScreenId): OperationId[] {
  const { pages, makes, later = [] } = SCREENS[id];
  const offered = Object.values(pages)
    .flat()
    .flatMap(({ offers = {} }) => Object.keys(offers));
  return [...new Set([...openingsOf(id), ...Object.keys(makes), ...offered, ...later] as OperationId[])];
}

/** All screens on which a call is made. */
export const screensOf = (operation: OperationId): ScreenId[] =>
  SCREEN_IDS.filter((id) => operationsOf(id).includes(operation));

/** The screens as the studio lists them. */
export function screenEntries(): ScreenEntry[] {
  return SCREEN_IDS.map((id) => {
    const { title, path, picture } = SCREENS[id];
    return { id, title, path, picture, operations: operationsOf(id) };
  });
}

/** That screen; what is generated from the contract says here what is missing, wherever it is loaded. */
export function firstScreen(operation: OperationId): Screen {
  if (!(operation in SCREEN_OF))
    throw new Error(`Add ${operation} to \`makes\` of the screen where it is met first, in scenarios/screens.`);
  return SCREENS[SCREEN_OF[operation]];
}

/** How a call comes about on that screen. */
export const wayTo = (operation: OperationId): Way => firstScreen(operation).makes[operation]!;

/** The flags that a call needs to be made at all. */
function flagsOf(operation: OperationId): Scenario['flags'] {
  const names = entriesOf(firstScreen(operation).flags ?? {}).flatMap(([name, of]) =>
    of.includes(operation) ? [name] : [],
  );
  return names.length === 0
    ? undefined
    : (Object.fromEntries(names.map((name) => [name, 'on'])) as Partial<Record<FlagName, string>>);
}

/** Where a call is made, whether the browser must be signed in there, and the flags it needs. */
export function placeOf(operation: OperationId): Pick<Scenario, 'flags'> & { start: string; signedIn: boolean } {
  const { path, isPublic } = firstScreen(operation);
  return { start: path, signedIn: !isPublic, flags: flagsOf(operation) };
}

/** Numbers of an address do not matter: each vehicle has the same screen. */
const shapeOf = (path: string): string => path.replaceAll(/\d+/g, '0');

/** The screen at an address: of those whose page it is, the one whose own address begins it, the longest first. */
export function screenAt(address = '/'): ScreenId {
  const pathname = address.replace(/[?#].*/, '');
  if (pathname === '/') return 'dashboard';
  const at = SCREEN_IDS.filter((id) =>
    entriesOf<PlaceName, unknown>(SCREENS[id].pages).some(([name]) => matchesPattern(PATTERNS[name], pathname)),
  );
  const begun = at
    .filter((id) => shapeOf(address).startsWith(shapeOf(SCREENS[id].path)))
    .toSorted((one, other) => SCREENS[other].path.length - SCREENS[one].path.length);
  return begun[0] ?? at[0] ?? 'not-found';
}
