import { LOOKS, isOfLooks } from '../../session/looks.ts';
import { readStored, storedObject, writeStored } from '../../session/storage.ts';

/** How many users' looks are kept. */
const MOST_OWNERS = 10;

export type Looks = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Looks =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Looks) : {};

/** All looks as text, to notice that they changed. */
export const storedLooks = (): string | null => readStored(LOOKS);

const allLooks = (): Looks => asObject(storedObject(storedLooks()));

/** One kind of looks of a user, as stored: anyone may have changed it. */
export const readLooks = (owner: string, kind: string): Looks => asObject(asObject(allLooks()[owner])[kind]);

/** Whether the browser took it. */
export function writeLooks(owner: string, kind: string, looks: Looks): boolean {
  const { [owner]: own, ...others } = allLooks();
  const next = { [owner]: { ...asObject(own), [kind]: looks }, ...others };
  const text = JSON.stringify(Object.fromEntries(Object.entries(next).slice(0, MOST_OWNERS)));
  writeStored(LOOKS, text);
  return storedLooks() === text;
}

/** Calls back when another tab writes looks. */
export function watchLooks(listener: () => void): () => void {
  const heard = ({ key }: { key: string | null }): void => {
    if (key === null || isOfLooks(key)) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
