import { readStored, writeStored } from './storage.ts';

/** How many recent things are kept. */
export const MOST_RECENT = 5;

/** Whose recent things they are: a user, in one fleet if they belong to it. */
export interface RecentsOwner {
  userId: number;
  fleetId?: number | null | undefined;
}

export interface Recents<Item> {
  /** Latest first. */
  list: (owner: RecentsOwner) => Item[];
  /** Puts it first. */
  note: (owner: RecentsOwner, item: Item) => void;
  forget: (owner: RecentsOwner, item: Item) => void;
}

/** How many owners' things are kept. */
const MOST_OWNERS = 10;

interface Kept {
  owner: string;
  items: readonly unknown[];
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'owner' in value && 'items' in value && Array.isArray(value.items);

const ownerText = ({ userId, fleetId }: RecentsOwner): string => `${userId} ${fleetId ?? ''}`.trim();

/** What is stored of all owners, latest first. */
function entriesIn(text: string | null): Kept[] {
  try {
    const entries = JSON.parse(text ?? 'null') as unknown;
    return Array.isArray(entries) ? entries.filter(isKept) : [];
  } catch {
    return [];
  }
}

/**
 * The last few things a user opened, in storage until the sign-out. What is read there may have been changed by anyone.
 * @param isItem whether a stored value is one of these things
 * @param keyOf tells two things apart
 */
export function recents<Item>(
  name: string,
  isItem: (value: unknown) => value is Item,
  keyOf: (item: Item) => string | number,
): Recents<Item> {
  const stored = `recent_${name}`;
  const list = (owner: RecentsOwner): Item[] => {
    const items = (entriesIn(readStored(stored)).find((entry) => entry.owner === ownerText(owner))?.items ?? []).filter(isItem);
    return items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) === index).slice(0, MOST_RECENT);
  };
  const without = (owner: RecentsOwner, item: Item): Item[] => list(owner).filter((other) => keyOf(other) !== keyOf(item));
  const keep = (owner: RecentsOwner, items: readonly Item[]): void => {
    const own = ownerText(owner);
    const others = entriesIn(readStored(stored)).filter((entry) => entry.owner !== own);
    writeStored(stored, JSON.stringify([{ owner: own, items }, ...others].slice(0, MOST_OWNERS)));
  };
  return {
    list,
    note: (owner, item) => keep(owner, [item, ...without(owner, item)].slice(0, MOST_RECENT)),
    forget: (owner, item) => keep(owner, without(owner, item)),
  };
}

export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** The fleets an FMC user has acted in, by ID: names and access are the server's to say. */
export const recentFleets = recents('fleets', isId, (id) => id);
