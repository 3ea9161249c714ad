import type { Catalogue, ScreenEntry } from '@wayside/scenarios/control';
import { mentions, wordsOf } from './everyday.ts';

/** Screens that mention every word of a search, in title, name, address or operations. */
export function screensWith({ screens }: Pick<Catalogue, 'screens'>, search: string): ScreenEntry[] {
  const words = wordsOf(search);
  return screens.filter(({ id, title, path, operations }) => {
    const text = [id, title, path, ...operations].join(' ').toLowerCase();
    return words.every((word) => mentions(text, word));
  });
}
