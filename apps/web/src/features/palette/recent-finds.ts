import { isId, recents } from '../../shared/session/recents.ts';

/** Something found earlier, with the texts it had. A page has the id of `palettePages`. */
export type RecentFind =
  | { readonly kind: 'vehicle' | 'order'; readonly id: number; readonly label: string; readonly note: string }
  | { readonly kind: 'page'; readonly id: string };

const LONGEST = 300;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

export function isRecentFind(value: unknown): value is RecentFind {
  const { kind, id, label, note } = (value ?? {}) as Record<string, unknown>;
  if (kind === 'page') return isText(id);
  return (kind === 'vehicle' || kind === 'order') && isId(id) && isText(label) && label.trim() !== '' && isText(note);
}

/** What a user opened from the palette, in one fleet. */
export const recentFinds = recents('finds', isRecentFind, ({ kind, id }) => `${kind} ${id}`);
