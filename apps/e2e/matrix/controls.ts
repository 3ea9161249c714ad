import type { OperationId } from '@wayside/api-client';
import { SCREENS, SCREEN_IDS } from '@wayside/scenarios';
import type { Control, Visit } from '@wayside/scenarios/screens';

/** Addresses for people who are signed in, at the default brand. */
const VISITS: readonly Visit[] = SCREEN_IDS.filter((id) => !SCREENS[id].isPublic)
  .flatMap((id) => Object.values(SCREENS[id].pages).flat())
  .filter(({ brand }) => brand === undefined);

/** Paths opened as every role, or one that finds the same: each must be permitted every call its screens send. */
export const PATHS: readonly string[] = VISITS.map(({ path }) => path);

/**
 * What each path offers. A role that may not see a screen is redirected by its guard and so does not find its controls.
 */
export const CONTROLS: readonly { path: string; operation: OperationId; control: Control }[] = VISITS.flatMap(
  ({ path, offers = {} }) =>
    (Object.entries(offers) as [OperationId, Control][]).map(([operation, control]) => ({ path, operation, control })),
);
