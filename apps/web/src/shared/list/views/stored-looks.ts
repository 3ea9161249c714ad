import { LOOKS, isOfAnyLooks } from '../../session/looks.ts';
import { readStored, storedObject, writeStored } from '../../session/storage.ts';

/** What filters by a text, perhaps the fleet's, in a place of its own: a sign-out clears it like all else. */
const UNTIL_SIGN_OUT = `${LOOKS}_until_sign_out`;

/** How many users' looks are kept. */
const MOST_OWNERS = 10;

type Looks = Readonly<Record<string, unknown>>;
/** Looks of one kind, by the list that they are of. */
export type ListLooks = Readonly<Record<string, readonly unknown[]>>;

const asObject = (value: unknown): Looks =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Looks) : {};

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const isUntilSignOut = (item: unknown): boolean => asObject(item)['untilSignOut'] === true;

/** All looks as text, to notice that they changed. */
export const storedLooks = (): string => `${readStored(LOOKS)} ${readStored(UNTIL_SIGN_OUT)}`;

const allLooks = (name: string): Looks => asObject(storedObject(readStored(name)));

/** Lists of looks of one kind, of a user, as stored: anyone may have changed it. */
export function readLooks(owner: string, kind: string): ListLooks {
  const both = [LOOKS, UNTIL_SIGN_OUT].map((name) => asObject(asObject(allLooks(name)[owner])[kind]));
  const lists = new Set(both.flatMap(Object.keys));
  return Object.fromEntries([...lists].map((list) => [list, both.flatMap((looks) => listOf(looks[list]))]));
}

/** Whether the browser took it. */
export function writeLooks(owner: string, kind: string, looks: ListLooks): boolean {
  const entries = Object.entries(looks);
  const only = (isWanted: (item: unknown) => boolean): Looks =>
    Object.fromEntries(
      entries.map(([list, items]) => [list, items.filter(isWanted)] as const).filter(([, items]) => items.length > 0),
    );
  const areKept = [
    writeTo(LOOKS, owner, { [kind]: only((item) => !isUntilSignOut(item)) }),
    writeTo(UNTIL_SIGN_OUT, owner, { [kind]: only(isUntilSignOut) }),
  ];
  return areKept.every(Boolean);
}

function writeTo(name: string, owner: string, looks: Looks): boolean {
  const { [owner]: own, ...others } = allLooks(name);
  const next = { [owner]: { ...asObject(own), ...looks }, ...others };
  if (readStored(name) === null && Object.values(looks).every((lists) => Object.keys(asObject(lists)).length === 0))
    return true;
  const text = JSON.stringify(Object.fromEntries(Object.entries(next).slice(0, MOST_OWNERS)));
  writeStored(name, text);
  return readStored(name) === text;
}

/** Calls back when another tab writes looks. */
export function watchLooks(listener: () => void): () => void {
  const heard = ({ key }: { key: string | null }): void => {
    if (key === null || isOfAnyLooks(key)) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
