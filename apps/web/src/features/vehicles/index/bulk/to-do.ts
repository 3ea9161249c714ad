import type { Vehicle } from '../vehicles.queries.ts';

/** The texts of an action: setting an empty department has those of removing it. */
export const BULK_WORDS = ['snooze', 'deactivate', 'activate', 'enroll', 'department', 'noDepartment'] as const;
export type BulkWords = (typeof BULK_WORDS)[number];
/** An action that the server does, one vehicle at a time. */
export type BulkCall = Exclude<BulkWords, 'noDepartment'>;
export type BulkAction = BulkCall | 'request';

/** The vehicles that an action changes; for the others there is nothing to do. */
export function toDo(action: BulkAction, vehicles: readonly Vehicle[]): readonly Vehicle[] {
  // Nothing is due on a deactivated vehicle: it has no reminders.
  if (action === 'deactivate' || action === 'snooze') return vehicles.filter(({ is_active }) => is_active);
  if (action === 'activate') return vehicles.filter(({ is_active }) => !is_active);
  if (action === 'enroll')
    return vehicles.filter(({ is_active, fleetcor_enrolled }) => is_active && !fleetcor_enrolled);
  return vehicles;
}
