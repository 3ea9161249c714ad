import { productName } from '@wayside/domain';
import { readStored, storedObject, writeStored } from './storage.ts';

/**
 * Choices of looks, per brand and user, which survive a sign-out: under one name, without texts that a server sent and
 * without search words. What is marked `untilSignOut` may hold such texts and goes with the session.
 */
export const LOOKS = 'looks';

/** Whether a stored name survives a sign-out. */
export const isOfLooks = (name: string): boolean => name === `${productName}_${LOOKS}`;

/** For a sign-out: leaves nothing that may hold a text of the fleet. */
export function endLooks(): void {
  const looks = storedObject(readStored(LOOKS));
  const without = (_: string, value: unknown): unknown =>
    Array.isArray(value) ? value.filter((item: { untilSignOut?: unknown } | null) => !item?.untilSignOut) : value;
  if (looks) writeStored(LOOKS, JSON.stringify(looks, without));
}
