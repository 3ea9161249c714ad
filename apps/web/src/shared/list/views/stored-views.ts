import { useMemo, useSyncExternalStore } from 'react';
import { brand } from '../../brand/brand.ts';
import { rememberedUser } from '../../session/session.ts';
import { readLooks, storedLooks, watchLooks, writeLooks } from './stored-looks.ts';
import type { ListLooks } from './stored-looks.ts';

/** The arrangement of a list under a name. */
export interface KeptView {
  readonly id: string;
  readonly name: string;
  /**
   * Filters, sort, columns and density as parameters of an address, without the prefix of a second list; days that a
   * preset chose as the preset.
   */
  readonly query: string;
  /** Opened with the list, unless the address says something else. */
  readonly isDefault?: true | undefined;
  /** It filters by a text, which may be the fleet's: a sign-out deletes it. */
  readonly untilSignOut?: true | undefined;
}

export const MOST_VIEWS = 20;
export const LONGEST_NAME = 40;
const LONGEST_QUERY = 4000;
const VIEWS = 'views';

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

function isView(value: unknown): value is KeptView {
  const { id, name, query } = (value ?? {}) as Record<string, unknown>;
  return isText(id, 12) && /^[a-z\d]+$/.test(id) && isText(name, 2 * LONGEST_NAME) && isText(query, LONGEST_QUERY);
}

/** In this tab; of others the storage tells. */
const listeners = new Set<() => void>();

function ownerNow(): string | undefined {
  const user = rememberedUser();
  return user && `${brand.id} ${user.id}`;
}

/** The views of all lists of the user, as stored. */
export function viewsOfUser(): ListLooks {
  const owner = ownerNow();
  return owner === undefined ? {} : readLooks(owner, VIEWS);
}

/** Whether the browser took them. */
export function writeViewsOfUser(views: ListLooks): boolean {
  const owner = ownerNow();
  const isKept = owner !== undefined && writeLooks(owner, VIEWS, views);
  for (const listener of listeners) listener();
  return isKept;
}

/** What is stored for a list, and how much of it can't be read. */
export function storedViews(list: string): { views: readonly KeptView[]; broken: number } {
  const entries = viewsOfUser()[list] ?? [];
  const views = entries
    .filter(isView)
    .filter(({ id, name }, index, all) => all.findIndex((one) => one.id === id || one.name === name) === index)
    .slice(0, MOST_VIEWS);
  return { views, broken: entries.length - views.length };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const ignore = watchLooks(listener);
  return () => {
    listeners.delete(listener);
    ignore();
  };
}

/** The kept views of a list, also as another tab changes them. */
export function useStoredViews(list: string): readonly KeptView[] {
  const text = useSyncExternalStore(subscribe, storedLooks);
  // oxlint-disable-next-line react/exhaustive-deps -- the text says that it changed
  return useMemo(() => storedViews(list).views, [text, list]);
}
