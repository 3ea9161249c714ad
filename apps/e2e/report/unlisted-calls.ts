import type { OperationId } from '@wayside/api-client';
import { PATTERNS, matchesPattern } from '@wayside/domain';
import type { PlaceName } from '@wayside/domain';
import { SCREENS, SCREEN_IDS } from '@wayside/scenarios';
import { operationsOf } from '@wayside/scenarios/screens';
import type { ScreenId } from '@wayside/scenarios/screens';
import type { PageCalls } from './page-calls.ts';

const NAMES = Object.keys(PATTERNS) as PlaceName[];

const nameOf = (path: string): PlaceName | undefined => NAMES.find((name) => matchesPattern(PATTERNS[name], path));

const screensOf = (name: PlaceName | undefined): ScreenId[] =>
  SCREEN_IDS.filter((id) => name !== undefined && name in SCREENS[id].pages);

/** On a page, or in the shell, which is on every page. */
const isListedOn = (name: PlaceName | undefined, operation: OperationId): boolean =>
  [...screensOf(name), 'header' as const].some((id) => operationsOf(id).includes(operation));

/**
 * Calls that pages made and that none of their screens lists, as what is to be done. A call may leave when the address
 * has changed already, or before it does: it counts for the page before and after, too.
 */
export function unlistedIn(calls: readonly PageCalls[]): string[] {
  const names = calls.map(({ path }) => nameOf(path));
  return calls.flatMap(({ path, operations }, at) => {
    const name = names[at];
    const files = screensOf(name).map((id) => `${id}.screen.ts`);
    return operations
      .filter((operation) => !names.slice(Math.max(0, at - 1), at + 2).some((one) => isListedOn(one, operation)))
      .map(
        (operation) =>
          `Add ${operation} to \`later\` of ${files.join(' or ') || 'not-found.screen.ts'} in scenarios/screens: ${name ? PATTERNS[name] : path} calls it.`,
      );
  });
}
