import { productName } from '@wayside/domain';
import { readStored, storedObject, writeStored } from './storage.ts';

/**
 * Choices of looks, per brand and user, which survive a sign-out: under one name, without texts that a server sent and
 * without search words. What is marked `untilSignOut` may hold such texts and goes with the session.
 */
const LOOKS = 'looks';
const STORED_LOOKS = `${productName}_${LOOKS}`;

/** How many users' looks are kept. */
const MOST_OWNERS = 10;

export type Looks = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Looks =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Looks) : {};

const allLooks = (): Looks => asObject(storedObject(readStored(LOOKS)));

/** Whether a stored name survives a sign-out. */
export const isOfLooks = (name: string): boolean => name === STORED_LOOKS;

/** One kind of looks of a user, as stored: anyone may have changed it. */
export const readLooks = (owner: string, kind: string): Looks => asObject(asObject(allLooks()[owner])[kind]);

/** Whether the browser took it. */
export function writeLooks(owner: string, kind: string, looks: Looks): boolean {
  const { [owner]: own, ...others } = allLooks();
  const next = { [owner]: { ...asObject(own), [kind]: looks }, ...others };
  const text = JSON.stringify(Object.fromEntries(Object.entries(next).slice(0, MOST_OWNERS)));
  writeStored(LOOKS, text);
  return readStored(LOOKS) === text;
}

/** For a sign-out: leaves nothing that may hold a text of the fleet. */
export function endLooks(): void {
  if (readStored(LOOKS) === null) return;
  const without = (_: string, value: unknown): unknown =>
    Array.isArray(value) ? value.filter((item) => asObject(item)['untilSignOut'] === undefined) : value;
  writeStored(LOOKS, JSON.stringify(allLooks(), without));
}

/** Calls back when another tab writes looks. */
export function watchLooks(listener: () => void): () => void {
  const heard = ({ key }: { key: string | null }): void => {
    if (key === null || key === STORED_LOOKS) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** All looks as text, to notice that they changed. */
export const storedLooks = (): string | null => readStored(LOOKS);
