import { ownerText } from './drafts.ts';
import type { DraftOwner } from './drafts.ts';
import { readStored, storedObject, writeStored } from './storage.ts';

/** How many recent things are kept. */
const MOST_RECENT = 5;

/** How many owners' things are kept. */
const MOST_OWNERS = 10;

interface Kept {
  owner: string;
  items: readonly unknown[];
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' && value !== null && 'owner' in value && 'items' in value && Array.isArray(value.items)
  );
}

/** What is stored of all owners, latest first. */
function entriesIn(text: string | null): Kept[] {
  const entries: unknown = storedObject(text);
  return Array.isArray(entries) ? entries.filter(isKept) : [];
}

/**
 * The last few things a user opened, in storage until the sign-out. What is read there may have been changed by anyone.
 * They belong to a user, or to a user in one fleet.
 * @param isItem whether a stored value is one of these things
 * @param keyOf tells two things apart
 */
export function recents<Item>(
  name: string,
  isItem: (value: unknown) => value is Item,
  keyOf: (item: Item) => string | number,
) {
  const stored = `recent_${name}`;
  const list = (owner: DraftOwner): Item[] => {
    const items = (entriesIn(readStored(stored)).find((entry) => entry.owner === ownerText(owner))?.items ?? []).filter(
      isItem,
    );
    return items
      .filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) === index)
      .slice(0, MOST_RECENT);
  };
  const without = (owner: DraftOwner, item: Item): Item[] =>
    list(owner).filter((other) => keyOf(other) !== keyOf(item));
  const keep = (owner: DraftOwner, items: readonly Item[]): void => {
    const own = ownerText(owner);
    const others = entriesIn(readStored(stored)).filter((entry) => entry.owner !== own);
    writeStored(stored, JSON.stringify([{ owner: own, items }, ...others].slice(0, MOST_OWNERS)));
  };
  return {
    /** Latest first. */
    list,
    /** Puts it first. */
    note: (owner: DraftOwner, item: Item): void => keep(owner, [item, ...without(owner, item)].slice(0, MOST_RECENT)),
    forget: (owner: DraftOwner, item: Item): void => keep(owner, without(owner, item)),
  };
}

export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** The fleets an FMC user has acted in, by ID: names and access are the server's to say. */
export const recentFleets = recents('fleets', isId, (id) => id);
